"""Both languages say everything the engine needs, and the lint that proves it can fail."""

import re
from copy import deepcopy

import pytest

from kogge.games import registry
from kogge.text import languages, lint, needs
from kogge.text.lint import SHARED, faults, game_folder, texts
from kogge.text.parsed import Parsed, Texts

NORDERWIND = game_folder("norderwind")
LANGUAGES = languages()


def test_both_languages_are_complete() -> None:
    assert faults(texts()) == []


def test_the_lint_as_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert lint.main() == 0
    assert not capsys.readouterr().out


def without(given: Texts, folder: str, language: str, key: str) -> Texts:
    """A copy in which one message is gone."""
    changed = deepcopy(given)
    pattern = re.compile(rf"^{re.escape(key)} =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", re.MULTILINE)
    changed[folder][language], count = pattern.subn("", changed[folder][language])
    assert count == 1, key
    return changed


def replaced(folder: str, old: str, new: str, *among: str) -> Texts:
    """A copy in which something is written otherwise."""
    changed = texts()
    for language in among or LANGUAGES:
        assert old in changed[folder][language], old
        changed[folder][language] = changed[folder][language].replace(old, new)
    return changed


def added(folder: str, line: str, *among: str) -> Texts:
    """A copy with one more message."""
    changed = texts()
    for language in among or LANGUAGES:
        changed[folder][language] += f"\n{line}\n"
    return changed


# What the engine needs is derived


@pytest.mark.parametrize("slug", registry.slugs())
def test_without_any_words_the_lint_asks_for_all_of_them(slug: str) -> None:
    """The files hold what the lint asks for, so removing any one key would be noticed."""
    given = texts()
    for folder in (SHARED, game_folder(slug)):
        given[folder] = dict.fromkeys(LANGUAGES, "")
    asked = {match for line in faults(given) for match in re.findall(r"en\.ftl: (\S+) is missing", line)}
    written = {key for folder in (SHARED, game_folder(slug)) for key in Parsed(texts()[folder]["en"]).messages}
    named = {key for key in written if key.startswith(("slug-", "family-"))}
    free = {
        key for key in written if re.match(r"option-.*-\d+$|level-|hint-|advice|action-.*-if-", key)
    }  # numbers; what bots say; parts
    of_the_text_itself = {"seat", "value-on", "value-off", "value-number", "fault-line"}
    assert asked - named >= written - named - free - of_the_text_itself


KEYS = [
    (SHARED, "reason-not-your-turn"),
    (SHARED, "error-illegal-action"),
    (SHARED, "error-unknown-language"),
    (SHARED, "problem-record-token"),
    (SHARED, "problem-record-other-rules"),
    (SHARED, "problem-field-shape"),
    (SHARED, "fault-edition-number"),
    (SHARED, "seat"),
    (NORDERWIND, "game-title"),
    (NORDERWIND, "action-sail"),
    (NORDERWIND, "action-look-at"),
    (NORDERWIND, "action-veiled-look"),
    (NORDERWIND, "prompt-sail-on"),
    (NORDERWIND, "prompt-over"),
    (NORDERWIND, "effect-cube-back"),
    (NORDERWIND, "cause-merchant"),
    (NORDERWIND, "cause-full-brig"),
    (NORDERWIND, "reason-hold-full"),
    (NORDERWIND, "option-round_limit"),
    (NORDERWIND, "option-letters_on_a_tile-one"),
    (NORDERWIND, "fault-norderwind-no-fog"),
]


@pytest.mark.parametrize(("folder", "key"), KEYS)
def test_a_missing_key_is_noticed(folder: str, key: str) -> None:
    in_german = without(texts(), folder, "de", key)
    assert f"{folder}/de.ftl: {key} is missing" in faults(in_german)
    nowhere = without(in_german, folder, "en", key)
    assert any(key in line and "is missing" in line for line in faults(nowhere))


@pytest.mark.parametrize(
    ("key", "slug"), [("slug-wine", "wine"), ("family-fog", "fog-a"), ("slug-coin", "coin"), ("slug-gold", "gold")]
)
def test_a_missing_name_is_noticed(key: str, slug: str) -> None:
    nowhere = without(without(texts(), NORDERWIND, "de", key), NORDERWIND, "en", key)
    assert f"{NORDERWIND}/en.ftl: slug-{slug} is missing" in faults(nowhere)


def test_the_name_of_a_component_will_do_for_a_cause() -> None:
    changed = texts()
    for language in LANGUAGES:
        changed = without(changed, NORDERWIND, language, "cause-full-crew")
        changed = without(changed, NORDERWIND, language, "cause-victory")
    found = faults(changed)
    assert not any("cause-full-crew" in line for line in found)
    assert any("cause-victory is missing" in line for line in found)


# Variables


def test_a_variable_left_out_in_one_language_is_noticed() -> None:
    changed = replaced(NORDERWIND, "{ $price }", "2", "de")
    assert f"{NORDERWIND}: reason-too-dear has $price in one language only" in faults(changed)


def test_an_argument_of_an_action_left_out_is_noticed() -> None:
    changed = replaced(NORDERWIND, "{ $good2 }", "!")
    assert f"{NORDERWIND}/de.ftl: action-buy-over does not use $good2" in faults(changed)


@pytest.mark.parametrize(
    ("folder", "old", "new", "key"),
    [
        (NORDERWIND, "{ $role }", "{ $post }", "action-hire"),
        (NORDERWIND, "{ $skulls }", "{ $heads }", "prompt-pirates"),
        (NORDERWIND, "{ $price }", "{ $cost }", "reason-too-dear"),
        (NORDERWIND, "{ $die }", "{ $dice }", "fault-norderwind-blank-die"),
        (NORDERWIND, "{ $seat } besiegt", "{ $who } besiegt", "effect-battle-won"),
        (SHARED, "{ $lowest }", "{ $least }", "problem-field-number"),
        (SHARED, "{ $accepts }", "{ $takes }", "error-bad-player-count"),
        (SHARED, "{ $number }", "{ $count }", "value-number"),
        (SHARED, "{ $steps }", "{ $times }", "reason-undo-horizon"),
    ],
)
def test_a_variable_that_is_not_given_is_noticed(folder: str, old: str, new: str, key: str) -> None:
    found = faults(replaced(folder, old, new, "de"))
    name = new.split()[1]
    assert any(f"{key} uses {name}, which is not given" in line for line in found)


def test_a_slug_without_a_name_cannot_be_shown() -> None:
    found = faults(replaced(NORDERWIND, "Verkauft. ", "{ $direction }. ", "de"))
    assert f"{NORDERWIND}/de.ftl: prompt-more shows $direction, which can be sold, a slug without a name" in found


# Forms of names


def test_a_form_that_no_name_has_is_noticed() -> None:
    found = faults(replaced(NORDERWIND, "{ $tile-at }", "{ $tile-by }", "en"))
    assert f"{NORDERWIND}/en.ftl: prompt-tile needs .by, which no name has" in found
    assert f"{NORDERWIND}/en.ftl: no sentence uses the form .at" in found


def test_a_form_that_one_name_lacks_is_noticed() -> None:
    found = faults(replaced(NORDERWIND, "    .at = beim Wrack ({ $mark })\n", "", "de"))
    assert f"{NORDERWIND}/de.ftl: prompt-tile needs .at of wreck-b" in found


# What is too much, or not Fluent


@pytest.mark.parametrize(
    "line", ["reason-bad-weather = Wait.", "slug-moon = moon", "family-star = star", "-term = term"]
)
def test_what_nobody_needs_is_noticed(line: str) -> None:
    key = line.partition(" ")[0]
    assert f"{NORDERWIND}/en.ftl: nobody needs {key}" in faults(added(NORDERWIND, line))
    assert f"{SHARED}/de.ftl: nobody needs {key}" in faults(added(SHARED, line))


def test_other_faults_of_a_file_are_noticed() -> None:
    expected = {
        "reason-chance = Wait.": "reason-chance is a shared key",
        "fault-rows = Rows.": "fault-rows must begin with fault-norderwind-",
        "action-sail = Go": "action-sail stands there twice",
        "action-sail": "not Fluent",
        "prompt-over2 = { prompt-ended }": "prompt-over2 refers to prompt-ended, which is not there",
        "prompt-over2 = { SHOUT($seat) }": "prompt-over2 calls SHOUT; the page does not know it",
        "prompt-over2 =\n    .form = form": "prompt-over2 has no text",
    }
    for line, fault in expected.items():
        assert any(fault in found for found in faults(added(NORDERWIND, line, "de"))), fault


def test_an_option_needs_a_hint() -> None:
    changed = replaced(NORDERWIND, "    .hint = Nach dieser Runde endet das Spiel ohne Sieger.\n", "", "de")
    assert f"{NORDERWIND}/de.ftl: option-round_limit has no .hint" in faults(changed)
    assert f"{NORDERWIND}: option-round_limit has .hint in one language only" in faults(changed)


def test_terms_may_be_used() -> None:
    changed = added(NORDERWIND, "-ship = ship")
    changed = {folder: dict(files) for folder, files in changed.items()}
    for language in LANGUAGES:
        changed[NORDERWIND][language] = changed[NORDERWIND][language].replace(
            "prompt-over =", "prompt-over = { -ship }"
        )
    assert faults(changed) == []


def test_every_game_and_package_is_looked_at() -> None:
    assert {game_folder(slug) for slug in registry.slugs()} < set(texts())
    assert "text" in needs.packages()
    assert "core" not in needs.packages()
