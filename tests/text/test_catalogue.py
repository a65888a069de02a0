"""Words in both languages: names, forms, options, errors."""

import subprocess
import sys
from pathlib import Path

import pytest

import kogge
from kogge.core.errors import (
    BrokenEdition,
    BrokenPosition,
    Fault,
    IllegalAction,
    KoggeError,
    UnknownGame,
    UnknownLanguage,
)
from kogge.core.journal import Effect
from kogge.core.state import Prompt, Reason
from kogge.games import registry
from kogge.text import Catalogue, MissingText, catalogue, languages

EN = catalogue("norderwind", "en")
DE = catalogue("norderwind", "de")


def action(words: Catalogue, token: str) -> str:
    game = kogge.load("norderwind")
    return words.action(game, game.actions.parse(token))


def test_languages() -> None:
    assert languages() == ["en", "de"]
    assert catalogue("norderwind", "de") is DE
    assert (EN.title(), DE.title()) == ("Norderwind", "Norderwind")
    assert EN.summary() != DE.summary()


def test_unknown_languages_and_games_are_refused() -> None:
    with pytest.raises(UnknownLanguage, match=r"“fr”. The languages are: en, de\."):
        catalogue("norderwind", "fr")
    with pytest.raises(UnknownGame, match="“chess”"):
        catalogue("chess", "en")


def test_actions() -> None:
    assert action(EN, "buy salt") == "Buy salt"
    assert action(DE, "buy salt") == "Salz kaufen"
    assert action(EN, "sail norderkap") == "Sail for Norderkap"
    assert action(EN, "hire accountant") == "Hire an accountant"
    assert action(EN, "reveal fog-a") == "Turned up: fog (a)"
    assert action(DE, "event 2") == "Aus dem Nebel: Piraten, 2 Totenköpfe"


def test_components() -> None:
    assert (EN.slug("salt-3"), DE.slug("salt-3")) == ("salt port (3)", "Salzhafen (3)")
    assert (EN.slug("captain"), EN.slug("captain", 2)) == ("pirate captain", "pirate captains")
    assert (DE.slug("captain"), DE.slug("captain", 2)) == ("Piratenkapitän", "Piratenkapitäne")
    assert EN.slug("3") == "3"


def test_tiles_of_an_edition_of_ones_own_have_names() -> None:
    assert EN.slug("merchant-7") == "merchant ship (7)"
    assert EN.has_name("merchant-7")
    assert EN.slug("sea-monster") == "sea-monster"
    assert not EN.has_name("sea-monster")


def test_names_take_the_form_a_sentence_asks_for() -> None:
    reason = Reason("NW-3.1", "reason-other-good", {"good": "fish", "tile": "salt-1", "traded": "salt", "can": "sail"})
    assert EN.reason(reason).startswith("There is no trade in fish at the salt port (1), only in salt. Sail on")
    assert DE.reason(reason).startswith("Mit Fisch wird im Salzhafen (1) nicht gehandelt, nur mit Salz.")
    assert DE.effect(Effect("hire", 0, 1, "lookout", "equipment", -9), ["Ada"]) == "Ada heuert einen Ausguck an."


def test_effects_name_seats_amounts_and_causes() -> None:
    effect = Effect("gain", 1, 2, "gold", "wreck", -9)
    assert EN.effect(effect, ["Ada", "Bo"]) == "Bo gets 2 gold from the wreck."
    assert DE.effect(effect, ["Ada", "Bo"]) == "Bo erhält 2 Gold aus dem Wrack."
    assert EN.effect(effect) == "Seat 2 gets 2 gold from the wreck."
    assert DE.effect(Effect("round-limit", -1, 500, "", "", -9)) == "Runde 500 ist vorbei, und niemand hat gewonnen."


def test_a_component_may_be_the_cause() -> None:
    words = Catalogue(
        "", "en", ["effect-come = { $seat } comes { $cause-at }: { $cause }", "slug-riga = Riga\n    .at = to Riga"]
    )
    assert words.effect(Effect("come", 0, 1, "", "riga", -9), ["Ada"]) == "Ada comes to Riga: Riga"
    with pytest.raises(MissingText, match="cause-visby is missing"):
        words.effect(Effect("come", 0, 1, "", "visby", -9), ["Ada"])


def test_prompts() -> None:
    prompt = Prompt("sail-on", 0, {"tile": "fog-a", "left": 1, "port": "olesand", "look": 0})
    assert EN.prompt(prompt) == "Your sails carry one tile farther. Sail on, or drop anchor?"
    assert (
        DE.prompt(prompt, ["Ada"])
        == "Deine Segel tragen dich noch ein Plättchen weit. Segelst du weiter, oder wirfst du Anker?"
    )


def test_options() -> None:
    assert EN.option("round_limit") == "Round limit"
    assert EN.option_hint("round_limit") == "After this round the game ends without a winner."
    assert (EN.option_value("round_limit", 0), EN.option_value("round_limit", 1500)) == ("none", "1,500")
    assert (DE.option_value("round_limit", 0), DE.option_value("round_limit", 1500)) == ("keines", "1.500")
    assert (DE.option_value("seen_tiles", True), DE.option_value("seen_tiles", False)) == ("an", "aus")
    assert DE.option_value("letters_on_a_tile", "one") == "nur der erste"
    assert EN.option_value("letters_on_a_tile", "seven") == "seven"


def test_what_is_missing_is_an_error_of_the_program() -> None:
    with pytest.raises(MissingText, match="en: no-such-key is missing"):
        EN.text("no-such-key")
    with pytest.raises(MissingText, match="Unknown external: number"):
        EN.text("seat")
    with pytest.raises(MissingText, match="has no text"):
        Catalogue("", "en", ["key =\n    .form = form"]).text("key")


# Errors


def test_an_error_is_an_english_sentence() -> None:
    with pytest.raises(KoggeError) as caught:
        kogge.load("norderwind", options={"round_limits": 3})
    assert str(caught.value) == "There is no option “round_limits”. Did you mean: round_limit?"
    assert DE.error(caught.value) == "Eine Option „round_limits“ gibt es nicht. Meintest du: round_limit?"


def test_an_illegal_action_says_why_and_names_the_rule() -> None:
    game = kogge.load("norderwind")
    with pytest.raises(IllegalAction) as caught:
        game.new_state().apply_checked(game.actions.parse("buy salt"))
    assert str(caught.value) == "“buy salt” does not work now. First choose the port to sail for. [NW-2.2]"
    in_german = "„buy salt“ geht jetzt nicht. Wähle zuerst den Hafen, auf den du Kurs nimmst. [NW-2.2]"
    assert DE.error(caught.value) == in_german
    assert catalogue("", "de").error(caught.value) == in_german


def test_a_broken_edition_lists_every_fault_with_its_line(tmp_path: Path) -> None:
    text = (Path(registry.__file__).parent / "norderwind/data/tiny.toml").read_text()
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("gold = { value = 2", "gold = { value = -2").replace("hold = {", "hole = {"))
    with pytest.raises(BrokenEdition) as caught:
        kogge.load("norderwind", edition=str(file))
    english, german = str(caught.value).splitlines(), DE.error(caught.value).splitlines()
    assert english[0] == f"The edition “mine” cannot be used yet. {len(caught.value.faults)} things are wrong:"
    assert english[1] == "Line 8: value of “start.gold” is -2. It must be a whole number from 0 to 100."
    assert len(english) == len(german) == 1 + len(caught.value.faults)
    assert german[1] == "Zeile 8: value von „start.gold“ ist -2. Es muss eine ganze Zahl von 0 bis 100 sein."


def test_a_fault_without_a_line() -> None:
    with pytest.raises(BrokenEdition) as caught:
        kogge.load("norderwind", edition="golden")
    fault = "There is no edition and no file “golden”. Editions that come with the game: "
    fault += "reconstructed-3, reconstructed, reconstructed-2, tiny."
    assert str(caught.value).splitlines()[1] == fault


def test_a_position_without_a_line() -> None:
    assert str(BrokenPosition(0, "field-twice", got="gold")).startswith(
        "This position cannot be read. The field “gold”"
    )
    assert str(BrokenPosition(3, "field-twice", got="gold")).startswith(
        "This position cannot be read. Line 3: The field"
    )


def test_words_that_nobody_has_written_do_not_hide_the_error() -> None:
    class Strange(KoggeError):
        key = "error-strange"

    assert str(Strange(got="x")) == "error-strange got='x'"
    assert "“hop” does not work now. reason-toy" in str(IllegalAction("hop", "TOY-1", "reason-toy", {}, "toy"))
    assert "problem-toy line=2" in str(BrokenPosition(2, "problem", got="x")).replace("problem-problem", "problem-toy")
    assert "fault-toy got=x" in str(BrokenEdition("toy", [Fault(2, "toy", got="x")]))


def test_hostile_input_is_quoted_shortly_and_on_one_line() -> None:
    with pytest.raises(KoggeError) as caught:
        kogge.load("norderwind").actions.parse("{ $x }\n" * 5000)
    assert len(str(caught.value)) < 600
    assert "\n" not in str(caught.value)


def test_fluent_is_not_loaded_with_the_package() -> None:
    code = "import kogge, sys; print(sum(name.startswith(('fluent', 'babel', 'kogge.text')) for name in sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "0"
