"""Values that RULES.md tells but the rulebook does not (marked ◇) are those of the edition that is played."""

import re
import tomllib
from functools import reduce
from operator import getitem
from pathlib import Path

import pytest

from kogge import load
from tools import components

GAMES = Path(__file__).parents[2] / "src/kogge/games"
NORDERWIND = [
    ("A sail goes up to {ship.sail.value} ◇", "Das Segel reicht bis Stufe {ship.sail.value} ◇"),
    (
        "{event_die.1.value} shows 1 skull, {event_die.2.value} show 2 skulls, {event_die.3.value} show 3, "
        "and {event_die.coin.value} the coin ◇",
        "zeigt {event_die.1.value} einen Totenkopf, {event_die.2.value} zeigen 2, {event_die.3.value} zeigen 3, "
        "und {event_die.coin.value} die Münze ◇",
    ),
    (
        "{battle_die.silver.value} are silver, {battle_die.blue.value} is blue, {battle_die.blank.value} are blank ◇",
        "sind {battle_die.silver.value} silbern, {battle_die.blue.value} ist blau, "
        "{battle_die.blank.value} sind leer ◇",
    ),
    ("After {voyage.round_limit.value} rounds ◇", "Nach {voyage.round_limit.value} Runden ◇"),
    ("the edition's, {voyage.round_limit.value} ◇", "nach Edition, {voyage.round_limit.value} ◇"),
]
NORSEMEN = [
    (
        "worth {scoring_spaces.first.value}, {scoring_spaces.second.value}, {scoring_spaces.third.value} and "
        "{scoring_spaces.fourth.value} VP ◇",
        "die {scoring_spaces.first.value}, {scoring_spaces.second.value}, {scoring_spaces.third.value} und "
        "{scoring_spaces.fourth.value} SP wert sind ◇",
    ),
    (
        "wood {trades.wood.value} ◇, sailing {trades.sailing.value} ◇, food {trades.food.value} ◇, "
        "raid {trades.raid.value} ◇",
        "Holz {trades.wood.value} ◇, Seefahrt {trades.sailing.value} ◇, Nahrung {trades.food.value} ◇, "
        "Raubzug {trades.raid.value} ◇",
    ),
]
NOVGOROD = [
    (
        "{seals.jewelry.amber-glass.value} for two ◇ ({seals.provisions.salt-fish.value} for two of salt, fish and "
        "grain ◇)",
        "{seals.clothing.fur-wool.value} für zwei ◇ ({seals.provisions.fish-grain.value} für zwei von Salz, Fisch und "
        "Getreide ◇)",
    ),
    (
        "office in every city: {bonus.eight-offices.high} or {bonus.eight-offices.low} seals ◇",
        "Kontor in jeder Stadt: {bonus.eight-offices.high} oder {bonus.eight-offices.low} Siegel ◇",
    ),
    (
        "route of five cities: {bonus.five-city-route.high} or {bonus.five-city-route.low} seals ◇",
        "Route durch fünf Städte: {bonus.five-city-route.high} oder {bonus.five-city-route.low} Siegel ◇",
    ),
    (
        "for any purpose: {bonus.luxury-merchant.high} or {bonus.luxury-merchant.low} seals ◇",
        "zu jedem Zweck: {bonus.luxury-merchant.high} oder {bonus.luxury-merchant.low} Siegel ◇",
    ),
    (
        "three completed missions: {bonus.three-missions.high} or {bonus.three-missions.low} seals ◇",
        "drei erfüllte Aufträge: {bonus.three-missions.high} oder {bonus.three-missions.low} Siegel ◇",
    ),
    (
        "row with {bonus.career-level.needed} seals becomes the lowest visible, also in passing: "
        "{bonus.career-level.high} or {bonus.career-level.low} seals ◇",
        "Stufe mit {bonus.career-level.needed} Siegeln die unterste sichtbare wird, auch im Vorbeigehen: "
        "{bonus.career-level.high} oder {bonus.career-level.low} Siegel ◇",
    ),
    (
        "bring {variety.5.value}, {variety.6.value}, {variety.7.value}, {variety.8.value}, {variety.9.value} seals ◇",
        "bringen {variety.5.value}, {variety.6.value}, {variety.7.value}, {variety.8.value}, "
        "{variety.9.value} Siegel ◇",
    ),
    ("After round {end.round_limit.value} ◇", "Nach Runde {end.round_limit.value} ◇"),
]
SENTENCES = [
    (slug, *both)
    for slug, all_ in (("norderwind", NORDERWIND), ("norsemen", NORSEMEN), ("novgorod", NOVGOROD))
    for both in all_
]


def filled(slug: str, sentence: str) -> str:
    """The sentence with the values of the edition that is played where nobody names one."""
    path = GAMES / slug / "data" / f"{load(slug).edition}.toml"
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    return re.sub(r"{(.+?)}", lambda name: str(reduce(getitem, name[1].split("."), values)), sentence)


def told(slug: str, language: str) -> str:
    """The rules on one line, without the tables of components, which have a test of their own."""
    text = (GAMES / slug / f"RULES{language}.md").read_text(encoding="utf-8")
    return " ".join(text.replace(components.section(slug, language.lstrip(".") or "en"), "").split())


@pytest.mark.parametrize(("slug", "english", "german"), SENTENCES)
def test_the_rules_tell_the_values_that_are_played(slug: str, english: str, german: str) -> None:
    assert filled(slug, english) in told(slug, "")
    assert filled(slug, german) in told(slug, ".de")


@pytest.mark.parametrize("slug", ["norderwind", "norsemen", "novgorod"])
@pytest.mark.parametrize("language", ["", ".de"])
def test_no_such_value_is_told_unchecked(slug: str, language: str) -> None:
    sentences = [german if language else english for game, english, german in SENTENCES if game == slug]
    rest = told(slug, language)
    for sentence in sentences:
        rest = rest.replace(filled(slug, sentence), "")
    assert not [before for before in rest.split("◇")[:-1] if before.rstrip("◇ ,;(")[-1:].isdigit()]
