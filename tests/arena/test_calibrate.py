"""The calibration is reproducible to the byte, and moves nothing that the rulebook states."""

from pathlib import Path

import pytest

from kogge.arena import report
from kogge.arena.calibrate import Calibration, calibrate, moves
from kogge.arena.sample import Sample, Share
from kogge.arena.study import Figures, Spread, Study, Target, Verdict, study_of
from kogge.games import own_box, registry
from kogge.games.novgorod.rules.constants import PRIVILEGES
from kogge.games.novgorod.targets import sources


def small(workers: int = 1) -> Calibration:
    return calibrate(study_of("norderwind"), "tiny", players=[2, 3], games=3, first_seed=5, workers=workers)


def pages(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_same_seeds_write_the_same_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        report.write(tmp_path / name, small(), small(), [])
    one = pages(tmp_path / "one")
    assert one == pages(tmp_path / "two")
    assert {name.rpartition(".")[2] for name in one} == {"md", "svg"}


def test_the_number_of_workers_changes_nothing() -> None:
    assert small(1) == small(2)


def test_the_report_says_what_was_played_and_links_its_plots(tmp_path: Path) -> None:
    page = report.write(tmp_path, small(), None, []).read_text(encoding="utf-8")
    tiny = registry.edition_file("norderwind", "tiny")
    assert f"`tiny` {tiny.hash}" in page
    assert "3 for each player count, seeds 5 to 7" in page
    assert "kogge calibrate norderwind --edition tiny --games 3 --seed 5 --bot greedy" in page
    for plot in tmp_path.glob("*.svg"):
        assert f"]({plot.name})" in page


def test_a_missed_target_is_told_with_its_reason(tmp_path: Path) -> None:
    found = small()
    study = Study(
        "norderwind",
        "greedy",
        [
            Target("this", lambda _sample: Verdict("1", True), "never told"),
            Target("that", lambda sample: Verdict("2", sample.players == 2), "too short a night."),
        ],
        [Spread("turns", "Turns", lambda game: game.turns)],
        [Figures("share", "Shares", lambda sample: {"all": Share(1, 1), f"only {sample.players}": Share(1, 2)})],
    )
    changed = Calibration(study, "tiny", "0", "1", "greedy", 5, 3, found.samples)
    page = report.write(tmp_path, changed, None, []).read_text(encoding="utf-8")
    assert "| that | 2 | 2 | yes |" in page
    assert "| that | 3 | 2 | **no** |" in page
    assert "- that: too short a night." in page
    assert "never told" not in page
    assert "| only 2 | 50.0% |  |" in page


def test_a_report_without_misses_says_so(tmp_path: Path) -> None:
    study = Study("norderwind", "greedy", [Target("this", lambda _sample: Verdict("1", True))], [], [])
    fine = Calibration(study, "tiny", "0", "1", "greedy", 5, 3, small().samples)
    assert "All targets are met." in report.write(tmp_path, fine, None, []).read_text(encoding="utf-8")


def test_another_bot_has_a_page_of_its_own(tmp_path: Path) -> None:
    found = calibrate(study_of("norderwind"), "tiny", bot="random", players=[2], games=1)
    assert report.write(tmp_path, found, None, []).name == "calibration-norderwind-random.md"
    assert {path.name.split("-")[2].partition(".")[0] for path in tmp_path.iterdir()} == {"random"}


def test_an_edition_of_ones_own_is_played_again_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(own_box.begin(registry.edition_file("norderwind", "tiny"), "mine"), encoding="utf-8")
    found = calibrate(study_of("norderwind"), str(file), bot="random", players=[2], games=1)
    page = report.write(tmp_path, found, None, []).read_text(encoding="utf-8")
    assert f"kogge calibrate norderwind --edition {file} --games 1" in page
    assert "| edition | `mine` " in page


def test_a_trial_plays_the_same_seeds_otherwise(tmp_path: Path) -> None:
    study = study_of("novgorod")
    found = calibrate(study, "tiny", players=[2], games=2)
    trial = calibrate(study, "tiny", players=[2], games=2, trial=study.trials[0])
    (same, other), (one, two) = found.samples[0].games, trial.samples[0].games
    assert [game.seed for game in (same, other)] == [game.seed for game in (one, two)] == [1, 2]
    assert (same, other) != (one, two)
    page = report.write(tmp_path, found, None, [], [trial]).read_text(encoding="utf-8")
    assert "--seed 1 --bot greedy --trials`" in page
    assert f"Wins of each seat, {study.trials[0].title}:" in page
    assert page.count("| players | fair share |") == 2


def test_a_trial_is_played_by_the_bot_that_is_measured() -> None:
    study = study_of("novgorod")
    greedy, luck = (
        calibrate(study, "tiny", bot, players=[2], games=1, trial=study.trials[0]).samples[0].games[0]
        for bot in ("greedy", "random")
    )
    assert greedy.tokens != luck.tokens


def test_moves_name_what_differs_between_two_editions() -> None:
    moved = {move.path: move for move in moves("norderwind", "reconstructed", "tiny")}
    assert (moved["start.gold"].before, moved["start.gold"].after) == ("5", "2")
    assert moved["start.gold"].provenance == "rulebook → reconstructed"
    assert moved["tiles.fog-d"].after == "-"
    assert moves("norderwind", "tiny", "tiny") == []


@pytest.mark.parametrize("slug", registry.slugs())
def test_no_edition_moves_what_the_rulebook_states(slug: str) -> None:
    editions = [name for name in registry.editions(slug) if name != registry.TINY]
    for before in editions:
        for after in editions:
            assert {move.provenance for move in moves(slug, before, after)} <= {"reconstructed"}


@pytest.mark.parametrize("slug", ["norderwind", "norsemen", "novgorod"])
def test_every_figure_counts_something(slug: str) -> None:
    study = study_of(slug)
    sample = calibrate(study, players=[2], games=1).samples[0]
    assert isinstance(sample, Sample)
    for figures in study.figures:
        assert figures.numbers(sample), figures.title
    for target in study.targets:
        assert target.judge(sample).measured


def test_the_privileges_of_novgorod_are_watched() -> None:
    sample = calibrate(study_of("novgorod"), players=[4], games=1).samples[0]
    watched = sample.games[0].watched
    assert {name for _seat, name in watched} <= set(PRIVILEGES)
    assert sum(times for (_seat, name), times in watched.items() if name == "ducats") == sample.games[0].did("ducats")
    seals = sum(times for (_seat, name), times in watched.items() if name == "seal")
    assert seals == sample.games[0].count("gain", what="seal", cause="privilege") > 0


def test_the_seals_of_novgorods_winners_are_all_counted() -> None:
    sample = calibrate(study_of("novgorod"), players=[2], games=2).samples[0]
    shares = sources(sample)
    assert sum(share.value for share in shares.values()) == pytest.approx(1)
    assert next(iter(shares.values())).of == sum(game.scores[seat] for game, seat in sample.winning())
