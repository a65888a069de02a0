"""The editor of editions: a whole box is typed and is the file it was typed from; it is tried, and goes on later."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kogge.games import own_box, registry
from kogge.games.edition_file import EditionFile, Entry
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import no_sideways
from tests.e2e.test_screens import barriers

NAME = "typed-box"
BOXES = [
    ("novgorod", "reconstructed-2", "phone"),
    pytest.param("norsemen", "reconstructed-2", "desktop", marks=pytest.mark.thorough),
]
SECONDS_A_TAP = 3
LONGEST_S = 20 * 60


def box(slug: str, edition: str) -> EditionFile:
    """The file of somebody whose box has the values of this edition."""
    values = registry.edition_file(slug, edition)
    entries: dict[str, Entry | None] = dict(values.entries)
    return EditionFile(own_box.rewritten(registry.edition_file(slug), NAME, entries), NAME)


class Typist:
    """Types a box into the editor and counts the taps: every click, and every key of what is typed."""

    def __init__(self, page: Page, slug: str, wanted: EditionFile) -> None:
        self.page = page
        self.base = registry.edition_file(slug)
        self.wanted = wanted
        self.taps = 0

    def type_all(self) -> None:
        """Table by table: what is different is typed, the rest is ticked at once."""
        for table in self.page.locator("[data-table]").all():
            name = table.get_attribute("data-table") or ""
            for path in self.base.entries:
                if path.rpartition(".")[0] == name and self.base.entries[path] != self.wanted.entries[path]:
                    self._type(table.locator(f"[data-entry='{path}']"), path)
            table.locator("[data-all]").click()
            self.taps += 1

    def _type(self, entry: Locator, path: str) -> None:
        before, after = self.base.entries[path], self.wanted.entries[path]
        for key in before.keys() - after.keys():
            self._fill(entry, key, "")
        for key in after.keys() - before.keys():
            entry.locator("select.more").select_option(key)
            self.taps += 2
        for key, value in after.items():
            if before.get(key) != value:
                self._fill(entry, key, str(value))

    def _fill(self, entry: Locator, key: str, value: str) -> None:
        field = entry.locator(f"[data-key='{key}']")
        field.fill(value)
        field.blur()
        self.taps += 1 + len(value)


@pytest.mark.parametrize(("slug", "edition", "size"), BOXES)
def test_a_box_that_is_typed_is_the_file_it_was_typed_from(
    open_page: OpenPage, slug: str, edition: str, size: str, tmp_path: Path
) -> None:
    page, wanted = open_page(size), box(slug, edition)
    page.goto(f"/edition/{slug}")
    page.locator("[data-edition-name]").fill(NAME)
    page.locator("[data-edition-name]").blur()
    typist = Typist(page, slug, wanted)
    typist.type_all()

    expect(page.locator("[data-sound]")).to_contain_text(wanted.hash)
    assert page.locator("[data-entry]:not([data-from='own box'])").count() == 0
    with page.expect_download() as told:
        page.locator("[data-export]").click()
    file = tmp_path / "typed.toml"
    told.value.save_as(file)
    typed = EditionFile(file.read_text(encoding="utf-8"), NAME)
    assert typed.entries == wanted.entries
    assert set(typed.provenance.values()) == {"own box"}
    assert typed.hash == wanted.hash
    assert typist.taps * SECONDS_A_TAP < LONGEST_S, typist.taps

    page.reload()  # continued later
    expect(page.locator("[data-sound]")).to_contain_text(wanted.hash)
    page.locator("[data-compare]").select_option(edition)
    expect(page.locator("[data-different]")).to_contain_text(edition)
    assert page.locator("[data-other]").count() == 0


def test_a_mistake_is_named_and_bots_play_with_what_is_sound(open_page: OpenPage) -> None:
    page = open_page("desktop", "de")
    page.goto("/edition/norderwind")
    sail = page.locator("[data-entry='ship.sail'] [data-key]")
    sail.fill("-1")
    sail.blur()
    expect(page.locator("[data-entry='ship.sail'] [role=alert]")).to_contain_text("Zahl")
    expect(page.locator("[data-export]")).to_be_disabled()
    expect(page.locator("[data-trial]")).to_be_disabled()
    sail.fill("6")
    sail.blur()
    page.locator("[data-trial]").click()
    expect(page.locator("[data-plot]")).to_have_count(4)
    expect(page.locator("[data-plot=wins] li")).to_have_count(3)
    page.locator("[data-stop-trial]").click()
    expect(page.locator("[data-trial]")).to_be_enabled()
    no_sideways(page)
    assert barriers(page) == []
