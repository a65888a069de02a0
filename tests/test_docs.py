"""The pages of the site: links lead somewhere, what is made is current, and everything has its place."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tools import pages

ROOT = Path(__file__).parent.parent
SITE = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages as the site is built from them."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    shutil.copytree(ROOT / "docs", folder)
    pages.write_rules(folder)
    (folder / "reference.md").write_text(pages.reference_text(), encoding="utf-8")
    return folder


def anchors(page: Path) -> set[str]:
    """The places of a page that a link can lead to."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ +(.+?) *$", text, re.MULTILINE)
    named = re.findall(r'id="([^"]+)"', text)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles} | set(named)


def links(page: Path) -> list[str]:
    """Where a page leads, on this site."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return [
        link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link and not link.startswith("mailto:")
    ]


def test_every_link_leads_to_a_page_and_a_place_in_it(docs: Path) -> None:
    checked = 0
    for page in docs.rglob("*.md"):
        for link in links(page):
            file, _hash, place = link.partition("#")
            target = page.parent / file if file else page
            assert target.exists(), f"{page.relative_to(docs)}: {link}"
            if place:
                assert place in anchors(target), f"{page.relative_to(docs)}: {link}"
            checked += 1
    assert checked > 30


def in_navigation(entries: list[object]) -> list[str]:
    """The pages a navigation names, whatever its depth."""
    found: list[str] = []
    for entry in entries:
        for value in entry.values() if isinstance(entry, dict) else [entry]:
            found += in_navigation(value) if isinstance(value, list) else [str(value)]
    return found


def test_every_page_has_its_place_in_the_navigation(docs: Path) -> None:
    named = in_navigation(SITE["project"]["nav"])
    assert [name for name in named if not (docs / name).is_file()] == []
    written = {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}
    reports = {name for name in written if name.startswith("reports/")}  # told by their index
    assert sorted(written - reports - set(named)) == []


def test_every_report_is_told_by_the_index(docs: Path) -> None:
    told = links(docs / "reports/index.md")
    assert sorted(page.name for page in (docs / "reports").glob("*.md") if page.name not in [*told, "index.md"]) == []


def test_the_features_page_is_current() -> None:
    assert (ROOT / "docs/features.md").read_text(encoding="utf-8") == pages.features_text(), "run `make docs`"


def test_the_reference_tells_of_the_contract() -> None:
    text = pages.reference_text()
    for name in ("`kogge.games.registry.load`", "- `legal_actions() → list[int]`", "- `features(viewer) → bytes`"):
        assert name in text
