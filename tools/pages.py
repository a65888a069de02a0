"""Gather the rule pages of the games into docs/rules, where the site is built from. What is there is replaced."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent
LANGUAGES = {"RULES.md": "", "RULES.de.md": ".de"}


def main() -> None:
    target = ROOT / "docs/rules"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    entries = []
    for page in sorted((ROOT / "src/kogge/games").glob("*/RULES*.md")):
        name = page.parent.name + LANGUAGES[page.name] + ".md"
        shutil.copyfile(page, target / name)
        title = page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
        entries.append(f"- [{title}]({name})")
    (target / "index.md").write_text("\n".join(["# The rules", "", *entries, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
