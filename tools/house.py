"""How the code is joined, in an older revision and in this one; writes docs/reports/house.md."""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "docs/reports/house.md"
GAMES = ("norderwind", "norsemen", "novgorod")
LONG = 25  # lines of a function
DUPLICATE = 4  # lines of a body that is compared
LADDER = 40  # branches of a function
CAST = re.compile(r"(?<!\w)as (?!const\b)[A-Za-z{(][\w.<>\[\], |{}()]*")
QUOTED = re.compile(rf"[\"'`/]({'|'.join(GAMES)})\b")
Graph = dict[str, set[str]]


class Tree:
    """The files of one revision."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src/kogge"
        self.parsed = {path: ast.parse(path.read_text(encoding="utf-8")) for path in self.package.rglob("*.py")}

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        """All functions of the package."""
        for tree in self.parsed.values():
            yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))

    def page(self) -> list[str]:
        """The sources of the page, without its tests and what is generated."""
        kept = [*self.root.glob("web/src/**/*.ts"), *self.root.glob("web/src/**/*.svelte")]
        own = [path for path in kept if "tests" not in path.parts and path.name != "wire.ts"]
        return [path.read_text(encoding="utf-8") for path in own]


# Imports


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """All nodes but those that only a type checker reads."""
    for node in tree.body:
        if not is_for_types(node):
            yield from ast.walk(node)


def imports(tree: Tree) -> Graph:
    """Which module imports which, also within functions."""
    names = {path: ".".join(path.relative_to(tree.root / "src").with_suffix("").parts) for path in tree.parsed}
    known = {name.removesuffix(".__init__"): name for name in names.values()}
    graph: Graph = {name: set() for name in names.values()}
    for path, name in names.items():
        for node in statements(tree.parsed[path]):
            wanted: list[str] = []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                wanted = [f"{node.module}.{alias.name}" for alias in node.names]
                wanted = [one if one in known else node.module for one in wanted]
            elif isinstance(node, ast.Import):
                wanted = [alias.name for alias in node.names]
            graph[name] |= {known[one] for one in wanted if one in known} - {name}
    return graph


def reached(graph: Graph, start: str) -> set[str]:
    """All modules that this one imports, by others too."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for module in graph[waiting.pop()] - seen:
            seen.add(module)
            waiting.append(module)
    return seen


def rings(tree: Tree) -> list[list[str]]:
    """The groups of modules that import each other in a ring."""
    graph = imports(tree)
    far = {module: reached(graph, module) for module in graph}
    found = {tuple(sorted(two for two in far[one] if one in far[two])) for one in graph if one in far[one]}
    return [list(ring) for ring in sorted(found, key=len, reverse=True)]


# What is counted


def modules_in_rings(tree: Tree) -> int:
    return sum(len(ring) for ring in rings(tree))


def modules_in_rings_of_games(tree: Tree) -> int:
    return sum(len(ring) for ring in rings(tree) if ring[0].startswith("kogge.games."))


def occurrences(pattern: str) -> Callable[[Tree], int]:
    """How often something stands in the package."""
    compiled = re.compile(pattern)
    return lambda tree: sum(len(compiled.findall(path.read_text(encoding="utf-8"))) for path in tree.parsed)


def casts(tree: Tree) -> int:
    """Casts in the page's code; comments and texts are left out."""
    other = re.compile(r"<!--.*?-->|/\*.*?\*/|//[^\n]*|import [^;]*;|export [*{][^;]*;|\{#each .*? as ", re.DOTALL)
    code = [other.sub("", text) for text in tree.page()]
    return sum(len(CAST.findall(re.sub(r"(?<!\w)(\"[^\"\n]*\"|'[^'\n]*')", '""', text))) for text in code)


def any_names(tree: Tree) -> int:
    """How often ``Any`` is used."""
    nodes = (node for parsed in tree.parsed.values() for node in ast.walk(parsed))
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in nodes)


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function, its docstring left out."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return body[-1].end_lineno - body[0].lineno + 1 if body and body[-1].end_lineno else 0


def long_functions(tree: Tree) -> int:
    return sum(length(function) > LONG for function in tree.functions())


def branches(function: ast.AST) -> int:
    return sum(isinstance(node, ast.If) for node in ast.walk(function))


def ladders(tree: Tree) -> int:
    return sum(branches(function) > LADDER for function in tree.functions())


def duplicates(tree: Tree) -> int:
    """Functions whose body another function has word for word."""
    bodies: dict[str, int] = defaultdict(int)
    for function in tree.functions():
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        if length(function) >= DUPLICATE:
            bodies["".join(ast.dump(statement) for statement in body)] += 1
    return sum(count - 1 for count in bodies.values())


def files_for_a_game(tree: Tree) -> int:
    """Files that name a game and are not its own: they would be touched by a fourth."""
    homes = {"games", "fixtures", "tests", "static"}
    found = [path for path in tree.parsed if not set(GAMES) & set(path.relative_to(tree.root).parts)]
    found += [path for kind in ("ts", "svelte") for path in tree.root.glob(f"web/src/**/*.{kind}")]
    found += [tree.root / "web/vite.config.ts", tree.root / "pyproject.toml", tree.root / "Makefile"]
    ours = [path for path in found if "/games/" not in path.as_posix() or path.parent.name == "games"]
    shared = [path for path in ours if not homes - {"games"} & set(path.relative_to(tree.root).parts)]
    return sum(bool(QUOTED.search(path.read_text(encoding="utf-8"))) for path in shared if path.exists())


@cache
def way_of_a_click(tree: Tree) -> list[str]:
    """The files of kogge that a click runs through, but those of the game."""
    environment = {**os.environ, "PYTHONPATH": str(tree.root / "src")}
    command = [sys.executable, str(ROOT / "tools/click_way.py")]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    files: list[str] = json.loads(told.stdout)
    return [name for name in files if not name.startswith("games/")]


COUNTED: dict[str, Callable[[Tree], int]] = {
    "files of the server a click runs through": lambda tree: sum(
        name.startswith("server/") for name in way_of_a_click(tree)
    ),
    "files outside a game's own that name it": files_for_a_game,
    "modules in import rings": modules_in_rings,
    "of these in the games": modules_in_rings_of_games,
    "casts in the page": casts,
    "casts in Python (`cast`)": occurrences(r"(?<![\w.])cast\((?!log|schema)"),
    "`Any`": any_names,
    '`row["…"]`': occurrences(r"row\[\"\w+\"\]"),
    "functions that another repeats word for word": duplicates,
    f"functions over {LONG} lines": long_functions,
    f"functions with over {LADDER} branches": ladders,
    "functions": lambda tree: sum(1 for _function in tree.functions()),
}


def page(before: Tree, now: Tree, revision: str) -> str:
    """The report."""
    rows = [(name, count(before), count(now)) for name, count in COUNTED.items()]
    left = [f"- {', '.join(f'`{name}`' for name in ring)}" for ring in rings(now)]
    lines = [
        "# How the code is joined",
        "",
        f"Counted on {datetime.now(UTC):%Y-%m-%d} by `make house-report`: revision {revision} and this one, by one "
        "program. An import counts where it is executed, also within a function; one for types alone does not. A click "
        "is an action sent over the socket and the updates of both players, watched function by function: every file "
        "counts in which one is called, however small its part, but for what the server does every few seconds anyway. "
        f"Repeated are functions of at least {DUPLICATE} lines.",
        "",
        "| counted | before | now |",
        "|---|---:|---:|",
        *(f"| {name} | {old} | {new} |" for name, old, new in rows),
        "",
        "Modules that import each other in a ring now:" if left else "No modules import each other in a ring now.",
        "",
        *left,
        *([""] if left else []),
        "A click runs through:",
        "",
        *(
            f"- {name}: {', '.join(f'`{file}`' for file in way_of_a_click(tree))}"
            for name, tree in (("before", before), ("now", now))
        ),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="REV", default="8a8bade", help="the older revision")
    parser.add_argument("--report", type=Path, default=REPORT)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", options.before], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        text = page(Tree(Path(folder)), Tree(ROOT), options.before)
    options.report.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
