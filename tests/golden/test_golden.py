"""What must not change unseen: tokens, published editions, lines of play, finished games. See make.py."""

from pathlib import Path

import pytest

import kogge
from kogge.games import registry
from tests.golden import make

RECORDS = sorted(make.FOLDER.glob("*/*.kogge"))
EDITIONS = [(slug, edition) for slug in registry.slugs() for edition in registry.editions(slug)]


def golden(*parts: str) -> str:
    return make.FOLDER.joinpath(*parts).read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize(("slug", "edition"), EDITIONS)
def test_every_action_keeps_its_id(slug: str, edition: str) -> None:
    assert make.tokens(slug, edition) == golden(slug, f"tokens-{edition}.txt")


@pytest.mark.parametrize(("slug", "edition"), EDITIONS)
def test_every_kind_of_action_keeps_its_name_and_those_of_what_it_names(slug: str, edition: str) -> None:
    """Clients read them, and the sentences of both languages are found by them."""
    assert make.kinds(slug, edition) == golden(slug, "kinds.txt")


@pytest.mark.parametrize(("slug", "edition"), EDITIONS)
def test_all_player_counts_and_options_share_the_ids(slug: str, edition: str) -> None:
    for players in registry.player_counts(slug):
        for option in registry.options(slug, edition):
            for value in option.values():
                game = kogge.load(slug, players=players, edition=edition, options={option.name: value})
                assert "\n".join(game.actions.tokens) + "\n" == golden(slug, f"tokens-{edition}.txt")


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_published_edition_never_changes(slug: str) -> None:
    assert make.hashes(slug) == golden(slug, "editions.txt")


@pytest.mark.parametrize("slug", registry.slugs())
def test_lines_of_play_are_as_many_as_before(slug: str) -> None:
    assert make.counts(slug) == golden(slug, "perft.txt")


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_finished_games_for_every_player_count(slug: str) -> None:
    players = {spec.players for spec in make.PLAYTHROUGHS if spec.slug == slug}

    assert players >= set(registry.player_counts(slug))
    assert {spec.path() for spec in make.PLAYTHROUGHS if spec.slug == slug} <= set(RECORDS)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_finished_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    record = kogge.read_record(text)

    assert record.state.to_move() == kogge.TERMINAL
    assert kogge.dumps(record) == text


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_what_happened_and_what_was_seen_is_as_before(path: Path) -> None:
    record = kogge.read_record(path.read_text(encoding="utf-8"))

    assert make.log(record).splitlines() == path.with_suffix(".log").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("spec", make.PLAYTHROUGHS, ids=lambda spec: f"{spec.slug}/{spec.name}")
def test_a_seed_gives_the_same_game(spec: make.Playthrough) -> None:
    assert kogge.dumps(make.play(spec)) == spec.path().read_text(encoding="utf-8")
