"""The mutation runner, on a few mutants of Norderwind and the game that the README plays."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tools.mutants import (
    KILLED,
    SURVIVED,
    Baseline,
    Mutant,
    Verdicts,
    draw,
    judge,
    mutations_of,
    restore,
    start,
    verdict,
)

ROOT = Path(__file__).parent.parent.parent


def test_a_small_run_writes_its_report(tmp_path: Path) -> None:
    page = tmp_path / "report.md"
    command = [sys.executable, "tools/mutants.py", "norderwind", "--sample", "4", "--least", "0", "--jobs", "1"]

    subprocess.run([*command, "--report", page, "--tests", "tests/test_readme.py"], cwd=ROOT, check=True)

    assert ": 4 of " in page.read_text(encoding="utf-8")


def test_a_sample_is_seeded_and_each_mutant_a_changed_file() -> None:
    population = mutations_of("tools/mutants.py")
    drawn = draw(population, 5, 1)
    assert drawn == draw(population, 5, 1)
    assert len({mutant.source for mutant in drawn} - {drawn[0].original}) == 5
    assert all("\n+" in mutant.diff() for mutant in drawn)


def known(path: Path, sample: list[Mutant], results: list[str]) -> Path:
    """A file in which a run of the tree "here" noted what it found."""
    found = {mutant.key(): result for mutant, result in zip(sample, results, strict=True) if result}
    path.write_text(json.dumps({"tree": "here", "found": found}), encoding="utf-8")
    return path


def never(_mutant: Mutant, _tree: Path) -> int:
    raise AssertionError("a mutant is tested again")


def test_a_run_cut_short_reports_the_beginning_of_its_sample_and_no_later_ones(tmp_path: Path) -> None:
    """Else what an earlier run killed would count, and what it left alive would not."""
    sample = draw(mutations_of("tools/mutants.py"), 4, 1)
    kept = known(tmp_path / "kept.json", sample, [KILLED, SURVIVED, "", KILLED])

    judged = judge(sample, [tmp_path], never, Verdicts(kept, "here", False), 0)

    assert sorted(result for _, result in judged) == [KILLED, SURVIVED]
    assert {mutant.key() for mutant, _ in judged} == {mutant.key() for mutant in sample[:2]}


def test_of_another_tree_only_what_was_killed_is_taken_over_and_only_if_asked(tmp_path: Path) -> None:
    sample = draw(mutations_of("tools/mutants.py"), 2, 1)
    kept = known(tmp_path / "kept.json", sample, [KILLED, SURVIVED])

    assert Verdicts(kept, "there", True).found == {sample[0].key(): KILLED}
    assert Verdicts(kept, "there", False).found == {}
    assert len(Verdicts(kept, "here", False).found) == 2


def test_a_mutant_gets_the_tests_that_reach_its_line_the_quickest_first_while_patience_lasts() -> None:
    names = [f"test_{number}" for number in range(10)]
    seconds = {name: float(number) for number, name in enumerate(reversed(names))}
    baseline = Baseline(seconds, {"rules.py": {3: names, 4: [names[0], ""]}})

    assert baseline.order(Mutant("rules.py", 3, "", ""), 100) == names[::-1]
    assert baseline.order(Mutant("rules.py", 3, "", ""), 6) == names[:5:-1]
    assert baseline.order(Mutant("rules.py", 4, "", ""), 100)[0] == names[0]  # one is too few: the others follow
    assert len(baseline.order(Mutant("rules.py", 4, "", ""), 100)) == 10


def test_after_a_mutant_its_tree_is_as_it_was_to_the_minute(tmp_path: Path) -> None:
    """As old as before too, or its compiled form would be made anew for every mutant that follows."""
    file = tmp_path / "rules.py"
    file.write_text("x = 1\n", encoding="utf-8")
    os.utime(file, (1000, 1000))
    mutant = Mutant("rules.py", 1, "x = 2\n", "x = 1\n")

    _, status = os.waitpid(start(mutant, tmp_path, Baseline({}, {})), 0)

    assert (verdict(status), file.read_text(encoding="utf-8")) == (SURVIVED, "x = 2\n")
    restore(mutant, tmp_path)
    assert (file.read_text(encoding="utf-8"), file.stat().st_mtime) == ("x = 1\n", 1000)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["output.txt", "rules.py"]
