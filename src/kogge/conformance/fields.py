"""Every field of a position, found by reflection: a clone carries it, keeps its own, and the text brings it back.

So nothing has to be listed: a field that somebody adds and forgets to copy or to write is found here. What clones share
may be replaced and never changed in place. As the text brings back every field, positions that differ in one differ in
their texts. Where a field may differ without making a difference, the game says so (``GamePlugin.inexact``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge.conformance.failure import Size, check
from kogge.conformance.play import nodes, random_steps
from kogge.core.rng import Rng
from kogge.core.state import Game
from kogge.games import registry

OUTSIDE = {"journal"}
"""Listens to a position, and is no part of it."""


@check("fields")
def check_fields(game: Game, seeds: Sequence[int], size: Size) -> None:
    """A clone, and the position read from the text, have every field of the original; none is changed by a clone."""
    inexact = registry.plugin(game.slug).inexact if game.slug in registry.slugs() else frozenset[str]()
    for spot, state in nodes("fields", game, seeds, size):
        lost = list(differences(state, state.clone()))
        spot.expect(not lost, f"the clone: {', '.join(lost)}")
        lost = [found for found in differences(state, game.parse_state(state.text())) if _field(found) not in inexact]
        spot.expect(not lost, f"the text read back: {', '.join(lost)}")
        before, clone = kept(state), state.clone()
        random_steps(clone, Rng(1), size.ahead)
        changed = list(differences(before, kept(state)))
        spot.expect(not changed, f"shared and changed in place: {', '.join(changed)}")


def _field(difference: str) -> str:
    return difference.partition(" ")[0].partition(".")[0]


def fields_of(thing: object) -> dict[str, object]:
    """The fields of an object and their values, whether its class is compiled or not."""
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        names |= dict.fromkeys(getattr(kind, "__mypyc_attrs__", ())) | dict.fromkeys(getattr(kind, "__slots__", ()))
    names |= dict.fromkeys(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in names if name not in OUTSIDE | {"__dict__"} and hasattr(thing, name)}


def kept(thing: object) -> object:
    """All parts of a thing as they are now, in lists and tables of their own."""
    return thing if _is_plain(thing) else {name: kept(part) for name, part in _parts(thing).items()}


def differences(one: object, other: object, path: str = "") -> Iterator[str]:
    """Where two things differ, part by part."""
    if one is other:
        return
    if type(one) is not type(other):
        yield f"{path} is {type(one).__name__} and {type(other).__name__}"
    elif _is_plain(one):
        if one != other:
            yield f"{path} is {one!r} and {other!r}"
    else:
        ours, theirs = _parts(one), _parts(other)
        if ours.keys() != theirs.keys():
            yield f"{path} has {', '.join(ours)} and {', '.join(theirs)}"
        for name in ours.keys() & theirs.keys():
            yield from differences(ours[name], theirs[name], f"{path}.{name}".lstrip("."))


def _is_plain(thing: object) -> bool:
    return thing is None or isinstance(thing, bool | int | float | str | bytes | Game)


def _parts(thing: object) -> dict[str, object]:
    """The parts of a container or an object by their names."""
    if isinstance(thing, list | tuple):
        return {str(place): part for place, part in enumerate(thing)}
    if isinstance(thing, dict):
        return {repr(key): part for key, part in thing.items()}
    if isinstance(thing, set | frozenset):
        return {repr(part): part for part in thing}
    return fields_of(thing)
