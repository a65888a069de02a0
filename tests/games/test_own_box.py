"""Editions of one's own: written as they were, compared, merged, and checked against what the rulebook states."""

import pytest

from kogge.core.errors import BrokenEdition
from kogge.games import own_box, registry
from kogge.games.edition_file import MOST_FAULTS, OWN_BOX, EditionFile
from kogge.games.edition_text import write

SHIPPED = [(slug, name) for slug in registry.slugs() for name in registry.editions(slug)]


def parsed(text: str) -> EditionFile:
    return EditionFile(text, "mine")


def with_own(slug: str, **changes: dict[str, object] | None) -> str:
    """The default edition, with entries of one's own box: two underscores stand for a dot."""
    named = {path.replace("__", "."): entry for path, entry in changes.items()}
    return own_box.rewritten(registry.edition_file(slug), "mine", named)


@pytest.mark.parametrize(("slug", "name"), SHIPPED)
def test_a_shipped_edition_is_written_as_it_is(slug: str, name: str) -> None:
    file = registry.edition_file(slug, name)
    values = {path: (entry, file.provenance[path]) for path, entry in file.entries.items()}

    text = registry.edition_text(slug, name)
    assert write(file.head, values, text) == text


@pytest.mark.parametrize(("slug", "name"), SHIPPED)
def test_a_new_edition_has_the_same_values_and_another_name(slug: str, name: str) -> None:
    base = registry.edition_file(slug, name)
    new = parsed(own_box.begin(base, "my-box"))

    assert not own_box.compare(base, new)
    assert list(new.entries) == list(base.entries)
    assert new.provenance == base.provenance
    assert new.head == {"name": "my-box", "game": slug}
    assert not own_box.faults(own_box.begin(base, "my-box"), "my-box")


def test_a_changed_value_is_of_ones_own_box() -> None:
    new = parsed(with_own("norderwind", ship__sail={"value": 6}, contracts__norderkap__9=None))

    assert new.entries["ship.sail"] == {"value": 6}
    assert new.provenance["ship.sail"] == OWN_BOX
    assert "contracts.norderkap.9" not in new.entries
    assert own_box.origins(new)[OWN_BOX] == 1
    assert not own_box.faults(with_own("norderwind", ship__sail={"value": 6}), "mine")


def test_differences_name_both_values() -> None:
    base = registry.edition_file("norderwind")
    mine = parsed(with_own("norderwind", ship__sail={"value": 6}, tiles__fog_f={"kind": "fog"}))

    found = {pair.path: (pair.first, pair.second) for pair in own_box.compare(base, mine)}
    assert found == {
        "ship.sail": ({"value": 5}, {"value": 6}),
        "tiles.fog_f": (None, {"kind": "fog"}),
    }


def test_what_two_people_read_comes_together() -> None:
    sail = parsed(with_own("norderwind", ship__sail={"value": 6}))
    coin = parsed(with_own("norderwind", event_die__coin={"value": 2}))

    both = parsed(own_box.merge(sail, [coin], "both"))

    assert own_box.own_values(both) == {"ship.sail": {"value": 6}, "event_die.coin": {"value": 2}}
    assert both.head["name"] == "both"


def test_boxes_that_disagree_are_not_merged() -> None:
    six = parsed(with_own("norderwind", ship__sail={"value": 6}))
    seven = EditionFile(with_own("norderwind", ship__sail={"value": 7}), "yours")

    with pytest.raises(BrokenEdition, match=r"“ship.sail” is 7 in yours, but 6 in a file before it"):
        own_box.merge(six, [seven], "both")


def test_editions_of_two_games_are_not_merged() -> None:
    with pytest.raises(BrokenEdition, match="This is an edition for “norsemen”, not for “norderwind”"):
        own_box.merge(parsed(with_own("norderwind")), [parsed(with_own("norsemen"))], "both")


@pytest.mark.parametrize("kinds", ["99", "²", "9" * 40])
def test_goods_of_more_kinds_than_there_are_bring_nothing(kinds: str) -> None:
    text = with_own("novgorod").replace("[variety]\n", f'[variety]\n"{kinds}" = {{ value = 3 }}\n')
    assert own_box.faults(text, "mine")


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_default_edition_contradicts_nothing(slug: str) -> None:
    assert not own_box.contradictions(registry.edition_file(slug))


def test_a_value_against_the_rulebook_is_a_contradiction() -> None:
    found = own_box.contradictions(parsed(with_own("norderwind", start__gold={"value": 6}, ship__sail={"value": 6})))

    assert [(fault.details["field"], fault.details["got"], fault.details["expected"]) for fault in found] == [
        ("start.gold", "6", "5")
    ]


def test_a_printed_value_that_is_missing_is_a_contradiction() -> None:
    found = own_box.contradictions(parsed(with_own("novgorod", prices__danzig=None)))

    assert [(fault.details["field"], fault.details["got"]) for fault in found] == [("prices.danzig", "-")]


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 20_000,
        "a = " + "9" * 5_000,
        "[start]\ngold = { value = 0x" + "f" * 20_000 + ', from = "rulebook" }',
        "[" + " " * 60_000,
        '"' * 60_000,
        "[edition]\ngame = 5",
        "[edition]\ngame = [" + "[" * 50 + "]" * 50 + "]",
        "[edition]\ngame = 'norderwind'\nname = '" + "a" * 50_000 + "'",
        "[edition]\ngame = 'norderwind'\nname = 'mine'\n"
        + "\n".join(f"x{n} = {{from='rulebook'}}" for n in range(3000)),
    ],
)
def test_a_hostile_file_has_faults_and_takes_no_time(text: str) -> None:
    found = own_box.faults(text, "mine")

    assert 0 < len(found) <= MOST_FAULTS
    assert all(len(str(value)) <= 300 for fault in found for value in fault.details.values())


@pytest.mark.parametrize("entry", [{"value": 'a "b" \\ \x7f\n'}, {"value": True}, {"value": -3}, {"value": "übersee"}])
def test_every_value_is_written_as_it_reads(entry: dict[str, object]) -> None:
    assert parsed(with_own("norderwind", ship__sail=entry)).entries["ship.sail"] == entry
