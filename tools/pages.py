"""Pages that are made, in docs, where the site is built from: the rules, the engine reference, the features.

The rules, the reference and the look (fonts, colours and logo of the browser page) are gathered anew for every site.
The features page, and the tables and files that the server's page shows, are kept, and tests compare them.
"""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from typing import Any

import typer

from kogge import load
from kogge.cli.commands import app
from kogge.games import examples, registry
from kogge.text import Catalogue

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
        slug, language = page.parent.name, LANGUAGES[page.name]
        name = slug + language + ".md"
        text = page.read_text(encoding="utf-8")
        (target / name).write_text(with_examples(text, slug, language.lstrip(".") or "en"), encoding="utf-8")
        entries.append(f"- [{text.partition(chr(10))[0].lstrip('# ')}]({name})")
    for page in sorted((ROOT / "src/kogge/games").glob("*/CODE.md")):
        slug = page.parent.name
        text = page.read_text(encoding="utf-8").replace("](RULES.md)", f"]({slug}.md)")
        (target / f"{slug}.code.md").write_text(text, encoding="utf-8")
        entries.append(f"- [{text.partition(chr(10))[0].lstrip('# ')}]({slug}.code.md)")
    (target / "index.md").write_text("\n".join(["# The rules", "", *entries, ""]), encoding="utf-8")


RULE = re.compile(r"^### ([A-Z]{2}-\d+\.\d+) .*?(?=^#{2,3} |\Z)", re.MULTILINE | re.DOTALL)
EXAMPLE = {"en": "Example", "de": "Beispiel"}


def with_examples(text: str, slug: str, language: str) -> str:
    """The rules with what the example of each rule shows."""
    if not examples.examples(slug):
        return text
    words = Catalogue(slug, language, [examples.words(slug, language)])

    def shown(rule: re.Match[str]) -> str:
        sentence = words.text(examples.key(rule[1]))
        return f'{rule[0].rstrip()}\n\n!!! example "{EXAMPLE[language]}"\n\n    {sentence}\n\n'

    return RULE.sub(shown, text)


# The look, from the browser page

LOOK = "assets/page"
FONTS = {"alegreya": ["500-normal", "800-normal"], "alegreya-sans": ["400-normal", "400-italic", "700-normal"]}


def write_look(docs: Path) -> None:
    """Fonts, colours, logo and oak of the browser page, so that both look the same."""
    target = docs / LOOK
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    web = ROOT / "web"
    for family, cuts in FONTS.items():
        for cut in cuts:
            name = f"{family}-latin-{cut}.woff2"
            shutil.copyfile(web / "node_modules/@fontsource" / family / "files" / name, target / name)
    shutil.copyfile(web / "public/favicon.svg", target / "logo.svg")
    shutil.copyfile(web / "src/art/wood.svg", target / "wood.svg")
    (target / "colours.css").write_text(colours((web / "src/theme.css").read_text(encoding="utf-8")), encoding="utf-8")


def colours(theme: str) -> str:
    """The named values of the page's theme."""
    block = re.search(r"^:root \{\n(.*?)^\}", theme, re.MULTILINE | re.DOTALL)
    if block is None:
        raise ValueError("the page's theme has no :root")
    named = re.findall(r"^ +--[\w-]+: [^;]+;", block[1], re.MULTILINE)
    return "\n".join([":root {", *named, "}", ""])


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


# The server's page: options of the commands and files of deploy, between two comments each

SHOWN = re.compile(r"<!-- (options|file) (\S+) -->\n.*?<!-- end -->", re.DOTALL)
LANGUAGE_OF = {".service": "ini", ".timer": "ini", ".env": "ini", ".conf": "nginx", ".yml": "yaml", ".yaml": "yaml"}


def server_text(page: str) -> str:
    """The page with the options and files as they are now."""
    return SHOWN.sub(_shown, page)


def _shown(found: re.Match[str]) -> str:
    kind, name = found.groups()
    text = options_table(name) if kind == "options" else _file_block(name)
    return f"<!-- {kind} {name} -->\n{text}\n<!-- end -->"


def _file_block(name: str) -> str:
    text = (ROOT / name).read_text(encoding="utf-8").rstrip()
    return f"```{LANGUAGE_OF.get(Path(name).suffix, '')}\n{text}\n```"


def options_table(command: str) -> str:
    """Every option of a command that is also an environment variable."""
    group: Any = typer.main.get_command(app)
    lines = ["| option | variable | default | means |", "|---|---|---|---|"]
    options = [option for option in group.commands[command].params if option.allow_from_autoenv]
    return "\n".join([*lines, *[_option_row(option) for option in options]])


def _option_row(option: Any) -> str:
    value = "" if option.is_flag else f" {option.metavar or ('N' if option.default else option.name.upper())}"
    default = "" if option.is_flag or option.default in (None, "") else f"`{option.default}`"
    return f"| `{option.opts[0]}{value}` | `{variable_of(option)}` | {default} | {option.help} |"


def variable_of(option: Any) -> str:
    """The environment variable of an option."""
    return str(option.envvar or f"KOGGE_{option.name.upper()}")


def main() -> None:
    docs = ROOT / "docs"
    write_rules(docs)
    write_look(docs)
    (docs / "reference.md").write_text(reference_text(), encoding="utf-8")
    (docs / "features.md").write_text(features_text(), encoding="utf-8")
    server = docs / "server.md"
    server.write_text(server_text(server.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
