"""Mutation test of one game's rules: a seeded sample of small faults, and how many of them the tests notice.

The faults are mutmut's; the runner is this file. mutmut's own run has no way to take a sample, and selects the
fault inside every call, which makes a call of a rule twenty times slower and leaves what was built before the
fault was switched on (a game's tables) without it. Here each mutant is a real source file in a copy of the tree,
tested by a fresh process in pure Python. The tests that reach the changed line come first, the fastest of them
first, and a few of them alone before the others are even collected; a mutant survives when every test passes that
reaches its line (every test of the rules, where fewer than SURE reach it).

A run may be broken off and taken up again: what was measured and judged is kept in build/ and holds for as long as
neither the program nor its tests change; what was killed holds also where tests were added (``--resume``).
"""

import argparse
import difflib
import importlib
import json
import math
import os
import platform
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from hashlib import sha256
from itertools import accumulate, takewhile
from pathlib import Path
from typing import Any, Self

import coverage
import libcst
import pytest
from mutmut.mutation.file_mutation import Mutation, create_mutations, deep_replace

ROOT = Path(__file__).parent.parent
NOT_RULES = {"__init__.py", "edition.py", "features.py", "notation.py", "shapes.py"}
KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
TIMEOUT_STATUS = 36
MEMORY_LIMIT = 4 << 30
FEW = 12  # tests that run before the others are collected
SURE = 8  # tests that must reach a line so that no others are asked; fewer may mean that a cache kept others away


@dataclass(frozen=True)
class Mutant:
    path: str
    line: int
    source: str
    original: str

    def key(self) -> str:
        """What tells it from all others, also in a later run."""
        return sha256(f"{self.path}\n{self.source}".encode()).hexdigest()

    def diff(self) -> str:
        lines = difflib.unified_diff(
            self.original.splitlines(), self.source.splitlines(), self.path, self.path, n=2, lineterm=""
        )
        return "\n".join(lines)


@dataclass
class Baseline:
    """What the tests do on the sound program: how long each takes, and which of them reach a line."""

    seconds: dict[str, float] = field(default_factory=dict)
    reach: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    @classmethod
    def of(cls, found: dict[str, dict[str, Any]]) -> Self:
        """The baseline as it was written down."""
        reach = {rule: {int(line): tests for line, tests in lines.items()} for rule, lines in found["reach"].items()}
        return cls(found["seconds"], reach)

    def relevant(self) -> set[str]:
        """The tests that reach any of the game's rules."""
        return {test for lines in self.reach.values() for tests in lines.values() for test in tests if test}

    def order(self, mutant: Mutant, most: float) -> list[str]:
        """The tests for a mutant that together take no more than so many seconds on the sound program."""
        first = set(self.reach.get(mutant.path, {}).get(mutant.line, ())) - {""}
        chosen = first if len(first) >= SURE else self.relevant()
        order = sorted(chosen, key=lambda test: (test not in first, self.seconds[test], test))
        taken = accumulate(self.seconds[test] for test in order)
        return [test for test, seconds in zip(order, taken, strict=True) if seconds <= most]


def rules_of(game: str) -> list[str]:
    folder = ROOT / "src/kogge/games" / game / "rules"
    return sorted(path.relative_to(ROOT).as_posix() for path in folder.glob("*.py") if path.name not in NOT_RULES)


OF_ALL_GAMES = ["golden", "truth/test_truth.py", "games/test_examples.py", "games/test_lessons.py"]
OF_ALL_GAMES += ["games/test_broken_positions.py", "games/test_effects.py", "games/test_worlds.py"]


def tests_of(game: str) -> list[str]:
    found = [
        *sorted((ROOT / "tests/games" / game).glob("test_*.py")),
        ROOT / "tests/games" / game / "rulebook",
        *(ROOT / "tests" / name for name in OF_ALL_GAMES),
    ]
    return [path.relative_to(ROOT).as_posix() for path in found if path.exists()]


def other_games(game: str) -> list[str]:
    """Slugs by which a test of another game is known, so that it need not run."""
    return sorted(path.parent.name for path in (ROOT / "src/kogge/games").glob("*/rules") if path.parent.name != game)


def mutations_of(path: str) -> list[Callable[[], Mutant]]:
    """All mutants of one file as mutmut makes them, one change inside a function each; a call writes one out."""
    original = (ROOT / path).read_text(encoding="utf-8")
    module, mutations, _, _ = create_mutations(path, original)
    return [partial(write_out, path, module, it) for it in mutations if it.contained_by_top_level_function]


def write_out(path: str, module: libcst.Module, mutation: Mutation) -> Mutant:
    mutated = deep_replace(module, mutation.original_node, mutation.mutated_node)
    assert isinstance(mutated, libcst.Module)
    return Mutant(path, first_changed_line(module.code, mutated.code), mutated.code, module.code)


def draw(population: list[Callable[[], Mutant]], size: int, seed: int) -> list[Mutant]:
    """A seeded sample of mutants that differ from the program and from each other."""
    drawn: dict[str, Mutant] = {}
    for write in random.Random(seed).sample(population, len(population)):
        if len(drawn) == size:
            break
        mutant = write()
        if mutant.source != mutant.original:
            drawn[mutant.source] = mutant
    return list(drawn.values())


def first_changed_line(original: str, mutated: str) -> int:
    pairs = zip(original.splitlines(), mutated.splitlines(), strict=False)
    return next((number for number, (old, new) in enumerate(pairs, 1) if old != new), 1)


def copy_tree(target: Path) -> Path:
    """A tree the tests can run in, without the compiled modules."""
    ignore = shutil.ignore_patterns("*.so", ".*", "node_modules")
    for name in ("docs", "kogge_build", "src", "tests"):
        shutil.copytree(ROOT / name, target / name, ignore=ignore)
    for name in ("pyproject.toml", "setup.py", "README.md"):
        shutil.copy2(ROOT / name, target / name)
    return target


def in_child(tree: Path, work: Callable[[], int]) -> int:
    """Fork a process that works inside the tree and writes to output.txt there; its id."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        os.chdir(tree)
        sys.path.insert(0, str(tree / "src"))
        output = os.open("output.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
        status = work()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


class Recorder:
    """Notes each test's time, and tells coverage whose lines are being run; leaves out the tests of other games."""

    def __init__(self, measured: coverage.Coverage, others: list[str]) -> None:
        self.measured = measured
        self.others = others
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not any(slug in item.nodeid for slug in self.others)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.measured.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self.measured.switch_context("")


class Director:
    """Runs the given tests in the given order, and ends the process when one takes far longer than it should."""

    def __init__(self, order: Sequence[str], seconds: dict[str, float]) -> None:
        self.place = {test: place for place, test in enumerate(order)}
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.place), key=lambda i: self.place[i.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        signal.setitimer(signal.ITIMER_PROF, 2 + 5 * self.seconds[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


HYPOTHESIS = "_hypothesis_pytestplugin"
LEFT_OUT = "test_brute.py"  # whole trees of turns: too slow in pure Python to run for every survivor
PYTEST = ["-x", "-q", "-p", HYPOTHESIS, "-W", "ignore::pytest.PytestAssertRewriteWarning"]
PYTEST += [f"--ignore-glob=*/{LEFT_OUT}"]


def fingerprint(tree: Path, *parts: object) -> str:
    """What tells this program, with its tests, from every other."""
    digest = sha256(repr((*parts, platform.python_version())).encode())
    for path in sorted(path for folder in ("src", "tests") for path in (tree / folder).rglob("*") if path.is_file()):
        if path.suffix != ".pyc":
            digest.update(f"{path.relative_to(tree)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def proven_baseline(game: str, tree: Path, rules: list[str], tests: list[str], file: Path) -> tuple[str, Baseline]:
    """The baseline, measured and proven now unless an earlier run did it with the same program and tests."""
    key = fingerprint(tree, rules, tests)
    kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {"key": ""}
    if kept["key"] == key:
        os.waitpid(in_child(tree, lambda: int(pytest.main([*PYTEST, "--collect-only", *tests]))), 0)  # compiles them
        return key, Baseline.of(kept)
    found = measure(tree, rules, tests, other_games(game))
    prove_sound(rules[0], tree, found)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"key": key, "seconds": found.seconds, "reach": found.reach}))
    return key, found


def measure(tree: Path, rules: list[str], tests: list[str], others: list[str]) -> Baseline:
    """Run the tests once on the sound program, in the tree."""

    def work() -> int:
        measured = coverage.Coverage(data_file=None, include=rules, config_file=False)
        recorder = Recorder(measured, others)
        measured.start()
        status = int(pytest.main([*PYTEST, *tests], [recorder]))
        measured.stop()
        data = measured.get_data()
        reach = {rule: data.contexts_by_lineno(str(tree / rule)) for rule in rules}
        (tree / "baseline.json").write_text(json.dumps({"seconds": recorder.seconds, "reach": reach}))
        return status

    _, status = os.waitpid(in_child(tree, work), 0)
    if status != 0:
        print((tree / "output.txt").read_text())
        raise SystemExit("mutants: the tests fail on the sound program")
    return Baseline.of(json.loads((tree / "baseline.json").read_text()))


def start(mutant: Mutant, tree: Path, baseline: Baseline, most: float = math.inf) -> int:
    """Put the mutant into the tree and begin to test it; the id of the process."""
    (tree / mutant.path).rename(sound(mutant, tree))
    (tree / mutant.path).write_text(mutant.source, encoding="utf-8")

    def work() -> int:
        sys.dont_write_bytecode = True
        signal.signal(signal.SIGPROF, lambda _signal, _frame: os._exit(TIMEOUT_STATUS))
        order = baseline.order(mutant, most)
        return run_tests(order[:FEW], baseline) or run_tests(order[FEW:], baseline)

    return in_child(tree, work)


def run_tests(tests: list[str], baseline: Baseline) -> int:
    """Run these tests in this order, collecting no file without one of them; the exit code of pytest."""
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    return int(pytest.main([*PYTEST, *files], [Director(tests, baseline.seconds)])) if tests else 0


def verdict(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    if code in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        return SURVIVED
    return TIMEOUT if code == TIMEOUT_STATUS else KILLED


def sound(mutant: Mutant, tree: Path) -> Path:
    """Where the unchanged file waits: of the tree, for our own may be worked on; as old as its compiled form says."""
    return (tree / mutant.path).with_suffix(".sound")


def restore(mutant: Mutant, tree: Path) -> None:
    sound(mutant, tree).replace(tree / mutant.path)


def prove_sound(path: str, tree: Path, baseline: Baseline) -> None:
    """Stop unless the unchanged program passes exactly as the mutants are tested."""
    source = (tree / path).read_text(encoding="utf-8")
    unchanged = Mutant(path, 1, source, source)
    _, status = os.waitpid(start(unchanged, tree, baseline), 0)
    restore(unchanged, tree)
    if verdict(status) != SURVIVED:
        print((tree / "output.txt").read_text())
        raise SystemExit("mutants: the tests do not pass in another order")


class Verdicts:
    """What is known of mutants, kept in a file: of this tree all, on request also what older trees' tests killed."""

    def __init__(self, path: Path, tree: str, resume: bool) -> None:
        self.path = path
        self.tree = tree
        kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {"tree": "", "found": {}}
        same = kept.get("tree") == tree
        self.found: dict[str, str] = {
            key: result for key, result in kept.get("found", {}).items() if same or (resume and result != SURVIVED)
        }

    def add(self, mutant: Mutant, result: str) -> None:
        self.found[mutant.key()] = result
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"tree": self.tree, "found": self.found}))


def judge(
    sample: list[Mutant], trees: list[Path], begin: Callable[[Mutant, Path], int], verdicts: Verdicts, seconds: float
) -> list[tuple[Mutant, str]]:
    """Test every mutant of which nothing is known, one process a tree at a time, until the time is up.

    What comes back is the beginning of the sample, for that is a sample too; what is known of later ones is not.
    """
    free, running, until = list(trees), dict[int, tuple[Mutant, Path]](), time.monotonic() + seconds
    waiting = [mutant for mutant in reversed(sample) if mutant.key() not in verdicts.found]
    while (waiting and time.monotonic() < until) or running:
        while free and waiting and time.monotonic() < until:
            mutant, tree = waiting.pop(), free.pop()
            running[begin(mutant, tree)] = mutant, tree
        pid, status = os.wait()
        mutant, tree = running.pop(pid)
        restore(mutant, tree)
        free.append(tree)
        verdicts.add(mutant, verdict(status))
        known = [verdicts.found[mutant.key()] for mutant in sample if mutant.key() in verdicts.found]
        if len(known) % 25 == 0 or len(known) == len(sample):
            print(f"{len(known)}/{len(sample)}", dict(Counter(known)), flush=True)
    judged = [(one, verdicts.found[one.key()]) for one in takewhile(lambda one: one.key() in verdicts.found, sample)]
    return sorted(judged, key=lambda pair: (pair[0].path, pair[0].line, pair[0].source))


def score(judged: list[tuple[Mutant, str]]) -> float:
    return 100 * sum(result != SURVIVED for _, result in judged) / len(judged)


def interval(percent: float, of: int) -> str:
    """The 95 % interval by Wilson. Nothing of kogge is imported here: the processes of the mutants would inherit it."""
    share, spread = percent / 100, 1.96**2 / of
    middle, half = share + spread / 2, 1.96 * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return f"{100 * (middle - half) / (1 + spread):.1f} to {100 * (middle + half) / (1 + spread):.1f}"


def report(options: argparse.Namespace, population: int, judged: list[tuple[Mutant, str]], selection: str) -> str:
    """The page for docs/reports."""
    survivors = [mutant for mutant, result in judged if result == SURVIVED]
    modules = sorted({mutant.path for mutant, _ in judged})
    counts = Counter((mutant.path, result) for mutant, result in judged)
    command = f'make mutants GAME={options.game} MUTANTS="--sample {options.sample} --seed {options.seed}"'
    cut = ", the first of that sample, for then its time was up," if len(judged) < options.sample else ""
    patience = "" if options.patience == math.inf else f", at most {options.patience:g} s of them each"
    lines = [
        f"# Mutants of {options.game}",
        "",
        f"{date.today():%Y-%m-%d}, Python {platform.python_version()}, pure. `{command}`: {len(judged)} of "
        f"{population} mutants{cut} against {selection}{patience}. A mutant that makes a test hang is "
        "killed by its time limit.",
        "",
        f"**{score(judged):.1f} % killed** (of all mutants {interval(score(judged), len(judged))} %, with 95 % "
        f"certainty; at least {options.least:g} % is asked for).",
        "",
        "| module | killed | of them by time | survived |",
        "|---|---:|---:|---:|",
    ]
    for module in [*modules, "all"]:
        killed, late, survived = (
            sum(n for (path, result), n in counts.items() if result == kind and module in {path, "all"})
            for kind in (KILLED, TIMEOUT, SURVIVED)
        )
        lines.append(f"| {Path(module).stem} | {killed + late} | {late} | {survived} |")
    lines += ["", "## Survivors", ""] if survivors else []
    for mutant in survivors:
        lines += [f"`{mutant.path}` line {mutant.line}", "", "```diff", *mutant.diff().splitlines()[2:], "```", ""]
    return "\n".join(lines).rstrip() + "\n"


def parse_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="slug of the game")
    parser.add_argument("--sample", type=int, default=600, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=92, help="percentage that must be killed")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument(
        "--tests",
        nargs="+",
        help="default: the game's own tests, and its part in those of all games",
    )
    parser.add_argument(
        "--resume", action="store_true", help="keep what earlier runs killed; for tests that were added"
    )
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop then, with a report on those tested")
    parser.add_argument(
        "--patience", type=float, default=math.inf, help="seconds of tests for a mutant before it counts as survived"
    )
    parser.add_argument("--report", type=Path, help="default: docs/reports/mutants-GAME.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse_options(arguments)
    os.chdir(ROOT)
    # The tests of rules need no plugin but one, and loading the others would take longer than most mutants live.
    os.environ |= {"KOGGE_PURE": "1", "COVERAGE_CORE": "ctrace", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for module in ("hypothesis.strategies", HYPOTHESIS):
        importlib.import_module(module)  # loaded once, inherited by every process
    rules, tests = rules_of(options.game), options.tests or tests_of(options.game)
    population = [mutation for path in rules for mutation in mutations_of(path)]
    sample = draw(population, options.sample, options.seed)
    if not sample or not tests:
        raise SystemExit(f"mutants: {options.game} has no rules or no tests")
    with tempfile.TemporaryDirectory(prefix="kogge-mutants-") as folder:
        first = copy_tree(Path(folder).resolve() / "0")
        kept = ROOT / f"build/mutants-{options.game}.json"
        key, baseline = proven_baseline(options.game, first, rules, tests, kept.with_stem(f"{kept.stem}-baseline"))
        trees = [first, *(Path(shutil.copytree(first, first.parent / str(n))) for n in range(1, options.jobs))]
        begin = partial(start, baseline=baseline, most=options.patience)
        verdicts = Verdicts(kept, f"{key} {options.patience:g}", options.resume)
        judged = judge(sample, trees, begin, verdicts, 60 * options.minutes)
    if not judged:
        raise SystemExit("mutants: no time for a single one")
    page = options.report or ROOT / f"docs/reports/mutants-{options.game}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    selection = f"{len(baseline.relevant())} tests of {', '.join(tests)} (without {LEFT_OUT})"
    page.write_text(report(options, len(population), judged, selection), encoding="utf-8")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{used.ru_utime + used.ru_stime:.0f} s of processor time")
    print(f"{score(judged):.1f} % killed; see {os.path.relpath(page)}")
    return 0 if score(judged) >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
