"""The commands, as they are typed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import kogge
from kogge.cli import bench, language
from kogge.cli.commands import app
from kogge.games import registry
from kogge.server.process.listen import Listening
from kogge.server.settings import Setup
from tests.cli.tables import finished_record

DATA = Path(registry.__file__).parent / "norderwind" / "data"


def kogge_runs(*arguments: str, language: str = "en") -> Result:
    return CliRunner(env={"LC_ALL": language, "COLUMNS": "120"}).invoke(app, arguments)


def test_help_speaks_plainly_and_loads_little() -> None:
    told = kogge_runs("--help")
    assert told.exit_code == 0
    for command in ("play", "replay", "perft", "bench", "selfplay", "edition", "version"):
        assert command in told.output
    heavy = {"textual", "fluent", "asyncio", "rich"}
    loaded = f"import sys, kogge.cli.commands; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", loaded], text=True, capture_output=True, check=True).stdout == "[]\n"


def test_python_m_kogge_is_the_same_command() -> None:
    told = subprocess.run([sys.executable, "-m", "kogge", "version"], text=True, capture_output=True, check=True)
    assert told.stdout.startswith(f"kogge {kogge.__version__}, ")


def test_version_names_the_engine_and_every_game() -> None:
    told = kogge_runs("version", language="de_DE.UTF-8").output
    assert kogge.__version__ in told
    assert "Engine" in told
    for slug in registry.slugs():
        assert registry.load(slug, registry.player_counts(slug)[0]).fingerprint in told


# Errors


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "no game “chess”"),
        (["perft", "norderwind", "-d", "1", "-p", "9"], "9 players"),
        (["selfplay", "norderwind", "--option", "fog=on"], "no option “fog”"),
        (["selfplay", "norderwind", "--option", "round_limit=many"], "does not take “many”"),
        (["selfplay", "norderwind", "--bots", "kraken"], "no bot “kraken”"),
        (["bench", "norderwind", "-e", "no-such-edition"], "no-such-edition"),
        (["edition", "show", "norderwind", "-e", "no-such-edition"], "no-such-edition"),
        (["replay", "no-such-file.txt"], "no-such-file.txt"),
        (["version", "--lang", "fr"], "“fr”"),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_2(arguments: list[str], said: str) -> None:
    told = kogge_runs(*arguments)
    assert told.exit_code == 2
    assert said in told.stderr
    assert not told.stdout
    assert "Traceback" not in told.stderr


def test_an_error_in_german() -> None:
    told = kogge_runs("play", "chess", "--lang", "de")
    assert told.exit_code == 2
    assert "Ein Spiel „chess“ gibt es nicht" in told.stderr
    assert "Ein Spiel „chess“ gibt es nicht" in kogge_runs("play", "chess", language="de_AT").stderr


def test_an_option_needs_a_name_and_a_value() -> None:
    told = kogge_runs("selfplay", "norderwind", "--option", "round_limit")
    assert told.exit_code == 2
    assert "NAME=VALUE" in told.output + told.stderr


@pytest.mark.parametrize(
    ("environment", "expected"),
    [({"LANG": "de_DE.UTF-8"}, "de"), ({"LC_ALL": "C", "LANG": "de_DE"}, "en"), ({"LANG": "fr_FR"}, "en"), ({}, "en")],
)
def test_the_language_of_the_system(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language.of_the_system() == expected


# Counting, measuring, playing


def test_perft_counts_and_splits() -> None:
    told = kogge_runs("perft", "norderwind", "--depth", "2", "--players", "3", "--split").output
    assert "66 lines of 2 steps" in told
    assert re.search(r"sail olesand\s+│\s+22", told)


def test_bench_measures_both_engines_on_the_same_games(tmp_path: Path) -> None:
    told = kogge_runs("bench", "norderwind", "-e", "tiny", "--games", "5", "--repeat", "2", "--out", str(tmp_path))
    assert told.exit_code == 0, told.output
    assert "µs a decision, built-in loop" in told.output
    assert "seeds 1 to 5" in told.output
    assert "0.8 / 8" in told.output
    page = (tmp_path / "bench-norderwind.md").read_text(encoding="utf-8")
    assert "| median (least–greatest) | compiled | pure | ratio | target |\n|---|---|---|---|---|\n" in page
    assert "(edition tiny, seeds 1 to 5)" in page


def test_bench_of_the_search_tells_rates_shares_and_turns_by_level(tmp_path: Path) -> None:
    told = kogge_runs("bench", "norderwind", "--search", "--turns", "1", "--out", str(tmp_path))
    assert told.exit_code == 0, told.output
    page = (tmp_path / "bench-search.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| Nor")]
    speed, *levels = rows
    iterations, decisions, length = (int(cell.replace(",", "")) for cell in speed[1:4])
    assert decisions > iterations > 0
    assert abs(decisions / iterations - length) <= 0.5 + 1e-3 * length
    assert sum(int(cell.rstrip("%")) for cell in speed[4:]) in (99, 100, 101)  # shares of an iteration, rounded
    assert [level[1] for level in levels] == ["Mate", "Skipper", "Admiral"]
    assert all(0 < float(level[3]) == float(level[4]) for level in levels)  # of one turn the mean is the longest
    assert "Mate" in told.output
    assert "or all if there are fewer" in page


def test_a_spread_is_the_median_with_its_bounds() -> None:
    assert bench.spread([3.0, 1.0, 2.0], 2) == "2.00 (1.00–3.00)"
    assert bench.spread([30_000.0], 0) == "30,000"
    assert bench.spread([], 2) == "-"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_selfplay_sums_up_and_keeps_records(workers: str, tmp_path: Path) -> None:
    asked = ["-n", "30", "-p", "3", "-e", "tiny", "--seed", "5", "--workers", workers, "--out", str(tmp_path)]
    told = kogge_runs("selfplay", "norderwind", *asked)
    assert told.exit_code == 0, told.output
    assert "Norderwind: 30 games" in told.output
    records = sorted(tmp_path.iterdir())
    assert [records[0].name, records[-1].name] == ["norderwind-3-000005.kogge", "norderwind-3-000034.kogge"]
    wins = [0, 0, 0]
    for path in records:
        record = kogge.read_record(path.read_text(encoding="utf-8"))
        wins = [won + (place == 1) for won, place in zip(wins, record.state.ranking(), strict=True)]
    for seat, won in zip("ABC", wins, strict=True):
        assert re.search(rf"{seat} +│ random +│ +{won} │", told.output)


# Editions


def test_a_sound_edition() -> None:
    told = kogge_runs("edition", "check", str(DATA / "tiny.toml"), "--lang", "de")
    assert told.exit_code == 0
    assert "einwandfrei" in told.output


def test_every_fault_is_told_with_its_line(tmp_path: Path) -> None:
    text = (DATA / "reconstructed.toml").read_text(encoding="utf-8")
    text = text.replace("gold = { value = 5,", "gold = { value = -5,").replace(
        'price = 3, from = "rulebook"', "price = 3"
    )
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    told = kogge_runs("edition", "check", str(file))
    assert told.exit_code == 1
    lines = text.splitlines()
    for number in re.findall(r"Line (\d+):", told.output):
        assert lines[int(number) - 1].startswith(("gold", "salt-3", "merchant-3"))
    assert "mine.toml: 3 faults" in told.output


@pytest.mark.parametrize("text", ["", "[edition", '[edition]\ngame = "chess"\nname = "mine"\n'])
def test_what_is_no_edition_is_told(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    told = kogge_runs("edition", "check", str(file))
    assert told.exit_code == 1
    assert "one fault" in told.output


def test_an_edition_is_shown_with_provenance() -> None:
    told = kogge_runs("edition", "show", "norderwind", "-e", "reconstructed").output
    assert re.search(r"start.gold +│ 5 +│ rulebook +│", told)
    assert re.search(r"ship.sail +│ 6 +│ reconstructed \* +│", told)
    assert re.search(r"tiles.salt-3 +│ kind port, good salt, price 3 +│ rulebook", told)
    assert "rekonstruiert *" in kogge_runs("edition", "show", "norderwind", "--lang", "de").output


def own_file(folder: Path, name: str, **values: int) -> Path:
    """A file of one's own box: begun by the command, then edited as a person edits it."""
    file = folder / f"{name}.toml"
    assert kogge_runs("edition", "new", "norderwind", str(file)).exit_code == 0
    text = file.read_text(encoding="utf-8")
    for key, value in values.items():
        text = re.sub(rf"(?m)^{key} = .*$", f'{key} = {{ value = {value}, from = "own box" }}', text)
    file.write_text(text, encoding="utf-8")
    return file


def test_a_new_edition_is_written_once_and_counted(tmp_path: Path) -> None:
    told = kogge_runs("edition", "new", "norderwind", str(tmp_path / "mine.toml"))
    assert re.search(r"values: rulebook \d+, inferred 3, reconstructed \d+\.", told.output.replace("\n", " "))
    again = kogge_runs("edition", "new", "norderwind", str(tmp_path / "mine.toml"))
    assert again.exit_code == 2
    assert "mine.toml" in again.stderr


def test_a_new_edition_needs_a_name_that_can_be_one(tmp_path: Path) -> None:
    told = kogge_runs("edition", "new", "norderwind", str(tmp_path / "My Box.toml"))
    assert told.exit_code == 2
    assert "“My Box” cannot be a name" in told.stderr
    assert not list(tmp_path.iterdir())


def test_two_boxes_are_compared_and_merged(tmp_path: Path) -> None:
    one, two = own_file(tmp_path, "one", coin=2), own_file(tmp_path, "two", blank=4)
    told = kogge_runs("edition", "diff", str(one), str(two))
    assert told.exit_code == 1
    assert re.search(r"event_die.coin +│ 2 +│ 1", told.output)
    assert "2 values are different." in told.output
    assert "One value is different." in kogge_runs("edition", "diff", str(one)).output

    out = tmp_path / "both.toml"
    assert kogge_runs("edition", "merge", str(one), str(two), "--out", str(out)).exit_code == 0
    checked = kogge_runs("edition", "check", str(out), "--contribution")
    assert checked.exit_code == 0
    assert "own box 2" in checked.output
    assert "both.toml contradicts nothing" in checked.output


def test_a_contribution_that_contradicts_the_rulebook_is_refused(tmp_path: Path) -> None:
    file = own_file(tmp_path, "mine", gold=6)
    assert kogge_runs("edition", "check", str(file)).exit_code == 0
    told = kogge_runs("edition", "check", str(file), "--contribution")
    assert told.exit_code == 1
    assert "“start.gold” is 6, but the rulebook states 5" in told.output


# Replay


def test_a_record_is_told_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = finished_record()
    file.write_text(kogge.dumps(record), encoding="utf-8")
    english = kogge_runs("replay", str(file), "--plain").output
    german = kogge_runs("replay", str(file), "--plain", "--lang", "de").output
    assert "A (Random)" in english
    assert "── Turn 1 · A (Random)" in english
    assert "── Zug 1 · A (Zufall)" in german
    assert len(english.splitlines()) == len(german.splitlines())
    assert english.splitlines()[-2].startswith("1. ") or english.splitlines()[-2].startswith("2. ")


def test_a_broken_record_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("kogge-record 1\ngame norderwind\nplayers 2\n\nsail atlantis\n", encoding="utf-8")
    told = kogge_runs("replay", str(file), "--plain")
    assert told.exit_code == 2
    assert "Line 5" in told.stderr


@pytest.mark.parametrize(("language", "line"), [("en", "Line 6"), ("de", "Zeile 6")])
def test_a_reveal_that_may_mean_several_tiles_is_refused_with_the_list(
    language: str, line: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("kogge-record 1\ngame norderwind\nplayers 2\n\nsail norderkap\nreveal salt\n", encoding="utf-8")
    told = kogge_runs("replay", str(file), "--plain", "--lang", language)
    assert told.exit_code == 2
    assert line in told.stderr
    assert "reveal salt-1" in told.stderr
    assert "reveal salt-3" in told.stderr


# Serving


@pytest.fixture
def own_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands run in this process, whose log lines are the test's."""
    monkeypatch.setattr("kogge.server.logs.configure", lambda *_arguments: None)


@pytest.mark.usefixtures("own_logs")
@pytest.mark.parametrize("lan", [False, True])
def test_serve_says_where_it_is_and_shows_a_qr_code_to_the_network(lan: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[Setup, Listening]] = []
    browsed: list[str] = []

    def run(setup: Setup, listening: Listening, ready: Callable[[int], None]) -> None:
        served.append((setup, listening))
        ready(listening.port)

    monkeypatch.setattr("kogge.server.process.run.run", run)
    monkeypatch.setattr("kogge.server.process.run.open_browser", browsed.append)
    monkeypatch.setattr("kogge.server.process.run.lan_address", lambda: "192.0.2.7")
    told = kogge_runs("serve", "--open", *(["--lan"] if lan else []))
    assert told.exit_code == 0, told.output
    address = "http://192.0.2.7:8190/" if lan else "http://127.0.0.1:8190/"
    assert told.stdout.splitlines()[0] == f"Kogge listens on {address} (stop it with Ctrl+C)"
    assert ("█" in told.stdout) == lan
    setup, listening = served[0]
    assert (listening.host, listening.port) == ("0.0.0.0" if lan else "127.0.0.1", 8190)
    assert browsed == [address]
    assert setup.database.startswith("sqlite:///")
    assert setup.lobby == lan


@pytest.mark.usefixtures("own_logs")
@pytest.mark.parametrize("log_format", ["text", "json"])
def test_serve_without_a_page_says_so(
    log_format: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kogge.server.process.run.run", lambda _setup, _listening, ready: ready(8190))
    monkeypatch.setattr("kogge.cli.about.has_page", lambda: False)
    told = kogge_runs("serve", "--log-format", log_format)
    assert told.exit_code == 0, told.output
    assert "has no page" in (told.stderr if log_format == "text" else caplog.text)


@pytest.mark.usefixtures("own_logs")
@pytest.mark.parametrize(
    ("arguments", "hosts"),
    [
        (["--host", "0.0.0.0", "--name", "play.example.org"], {"play.example.org", "play.example.org:8190"}),
        (["--host", "::1"], {"[::1]", "[::1]:8190"}),
        (["--host", "0.0.0.0", "--any-host"], set()),
    ],
)
def test_serve_answers_to_the_names_it_was_given(
    arguments: list[str], hosts: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Setup] = []
    monkeypatch.setattr("kogge.server.process.run.run", lambda setup, *_more: served.append(setup))
    assert kogge_runs("serve", *arguments).exit_code == 0
    assert hosts <= set(served[0].hosts)
    assert bool(served[0].hosts) == bool(hosts)


def test_serve_to_the_world_needs_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.server.process.run.run", lambda *_arguments: pytest.fail("it is served"))
    told = kogge_runs("serve", "--host", "0.0.0.0")
    assert told.exit_code == 2
    assert "--name" in told.stderr
    assert "--any-host" in told.stderr
