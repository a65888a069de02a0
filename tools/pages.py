"""Pages that are made, in docs, where the site is built from: the rules, the engine reference, the features.

The rules and the reference are gathered anew for every site; the features page is kept, and a test compares it.
"""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

from kogge import load
from kogge.games import registry

ROOT = Path(__file__).parent.parent
LANGUAGES = {"RULES.md": "", "RULES.de.md": ".de"}
REFERENCE = {
    "kogge": ["games/registry.py"],
    "Games and positions": ["core/state.py", "core/actions.py", "core/returns.py", "core/rng.py", "core/playout.py"],
    "Records": ["core/record.py"],
    "Effects and features": ["core/journal.py", "core/features.py"],
    "Errors": ["core/errors.py"],
    "Bots": ["bots/bot.py", "bots/table.py", "bots/registry.py"],
    "Adapters": ["adapters/vector.py", "adapters/gymnasium.py", "adapters/pettingzoo.py", "adapters/openspiel.py"],
}


def write_rules(docs: Path) -> None:
    """The rule pages of the games."""
    target = docs / "rules"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    entries = []
    for page in sorted((ROOT / "src/kogge/games").glob("*/RULES*.md")):
        name = page.parent.name + LANGUAGES[page.name] + ".md"
        shutil.copyfile(page, target / name)
        title = page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
        entries.append(f"- [{title}]({name})")
    (target / "index.md").write_text("\n".join(["# The rules", "", *entries, ""]), encoding="utf-8")


# The reference, from the docstrings


def reference_text() -> str:
    """Public classes and functions with what they mean."""
    about = (
        "Made from the docstrings. How to use them is told in [the engine](engine.md) and [the tutorial](tutorial.md)."
    )
    lines = ["# The engine reference", "", about]
    for title, files in REFERENCE.items():
        lines += ["", f"## {title}"]
        for file in files:
            lines += _module_lines(file)
    return "\n".join([*lines, ""])


def _module_lines(file: str) -> list[str]:
    tree = ast.parse((ROOT / "src/kogge" / file).read_text(encoding="utf-8"))
    module = "kogge." + file.removesuffix(".py").replace("/", ".")
    lines: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            lines += ["", f"### `{module}.{node.name}`", "", _meaning(node), ""]
            lines += [_entry(part) for part in node.body if isinstance(part, ast.FunctionDef) and _told(part)]
        elif isinstance(node, ast.FunctionDef) and _told(node):
            lines += ["", f"### `{module}.{node.name}`", "", _entry(node)]
    return lines


def _told(node: ast.FunctionDef) -> bool:
    return not node.name.startswith("_") and ast.get_docstring(node) is not None


def _entry(node: ast.FunctionDef) -> str:
    given = ", ".join(argument.arg for argument in [*node.args.args, *node.args.kwonlyargs] if argument.arg != "self")
    back = f" → {ast.unparse(node.returns)}" if node.returns and ast.unparse(node.returns) != "None" else ""
    return f"- `{node.name}({given}){back}`: {_meaning(node)}"


def _meaning(node: ast.ClassDef | ast.FunctionDef) -> str:
    return " ".join((ast.get_docstring(node) or "").split())


# The features


def features_text() -> str:
    """The pieces of every game's rows."""
    lines = [FEATURES_ABOUT]
    for slug in registry.slugs():
        table = load(slug).features
        lines += [f"## {slug.capitalize()}", "", f"{table.size} numbers in {len(table.pieces)} pieces, ", ""]
        lines[-2] += f"fingerprint `{table.fingerprint}` (edition `{registry.editions(slug)[0]}`)."
        lines += ["| piece | from | shape | up to | holds |", "|---|---:|---|---:|---|"]
        for piece in table.pieces:
            shape = " × ".join(str(side) for side in piece.shape)
            lines.append(f"| `{piece.name}` | {piece.offset} | {shape} | {piece.scale} | {piece.about} |")
        lines.append("")
    return "\n".join(lines)


FEATURES_ABOUT = """# The features

`state.features(seat)` is what a seat knows, as one row of bytes, for learning. This page is made from the code by
`make docs`.

- A row has the same length for all player counts and options of a game; only the edition matters. Its layout is
  `game.features`: pieces with a name, an offset, a shape and a scale, and a fingerprint of it all. Keep the
  fingerprint with a model, as you keep `game.fingerprint` for its actions.
- No number is above its scale. Divided by it (`row / game.features.scales()` with numpy) all lie between 0 and 1. Gold,
  coins, points and rounds are cut at the scale; everything else fits.
- Pieces by seat have room for four. The observer comes first, then the others in seating order; missing seats are 0.
- A row holds what the seat may know and nothing else. Two games that a seat has seen alike give it the same row, and
  so does every world of `determinize`; the conformance kit checks both. Whenever the view of a seat changes between
  two decisions, its row changes, and equal rows mean equal legal actions; the tests check that as well.
- A row tells the position, not the past: who played what when is in the record. What is pending below the next
  decision is not told.
"""


def main() -> None:
    docs = ROOT / "docs"
    write_rules(docs)
    (docs / "reference.md").write_text(reference_text(), encoding="utf-8")
    (docs / "features.md").write_text(features_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
