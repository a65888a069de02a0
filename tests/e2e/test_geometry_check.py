"""The geometry check finds each kind of fault in pages made for it, and nothing in a clean one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.geometry import violations

HEAD = """<!doctype html><html lang="en"><style>
body { margin: 0; font: 16px/1.4 sans-serif; } button { min-width: 44px; min-height: 44px; font: inherit; }
.at { position: absolute; } .bar { display: flex; gap: 8px; }
</style><body>"""
CLEAN = """<main style="padding: 8px">
  <h1>Title</h1>
  <p style="line-height: 1">Tight lines of text that wrap and wrap and wrap, <b>bold</b> and <i>slanted</i>,
    until there are several.</p>
  <div style="overflow: auto; height: 60px; width: 200px"><p style="width: 500px">Scrolled<br>away<br>below<br>here</p>
    <button>Scrolled</button></div>
  <div style="overflow: hidden; height: 70px"><div style="overflow: auto; height: 60px; width: 200px">
    <p>Scrolled<br>away<br>within<br>a<br>box<br>that clips</p><button>Scrolled too</button></div></div>
  <p style="width: 30px; overflow: hidden; white-space: nowrap" title="Maximiliane">Maximiliane</p>
  <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers, at great length</p>
  <svg aria-hidden="true" width="60" height="20"><text y="10" font-size="6">decorative</text></svg>
  <div style="position: relative; width: 90px"><button class="lit" data-ids="1">Piece</button>
    <b class="at" style="right: -4px; top: -6px; background: gold">1</b></div>
  <p>Text with <a href="/x">a link</a> in it</p>
  <label style="display: flex; min-height: 44px; align-items: center"><input type="checkbox">Choose</label>
  <div style="display: none"><button style="width: 3px">Hidden</button></div>
  <div class="bar" data-ids="1"><button class="action">Do it</button></div>
</main>"""
# kind, what it must name, and the page
FAULTS = {
    "button over button": (
        "overlap",
        "first",
        '<main style="height: 99px"><button class="at">first</button>'
        '<button class="at" style="left: 20px">x</button></main>',
    ),
    "text over button": (
        "overlap",
        "label",
        '<main style="height: 99px"><button class="at">first</button>'
        '<span class="at" style="left: 9px">label</span></main>',
    ),
    "text over text in one button": (
        "overlap",
        "fee",
        '<main><button style="position: relative; width: 90px">price'
        '<b class="at" style="left: 30px">fee</b></button></main>',
    ),
    "a button that stays in place over a button": (
        "overlap",
        "zoom",
        '<main style="height: 2000px"><button>first</button>'
        '<button style="position: fixed; left: 9px; top: 9px">zoom</button></main>',
    ),
    "text in a drawing": (
        "overlap",
        "London",
        '<main><svg width="200" height="40"><text y="20">London</text><text x="9" y="22">Bergen</text></svg></main>',
    ),
    "scrolled out of sight, button over button": (
        "overlap",
        "deep",
        '<main><div style="overflow: auto; height: 60px; position: relative"><button class="at" style="top: 500px">deep'
        '</button><button class="at" style="top: 510px">x</button></div></main>',
    ),
    "scrolled out of sight, out of its card": (
        "outside",
        "div.card",
        '<main><div style="overflow: auto; height: 60px"><div style="height: 300px"></div><div class="card" '
        'style="background: #eee; width: 40px; white-space: nowrap">much too long</div></div></main>',
    ),
    "scrolled out of sight, a small target": (
        "target",
        "tiny",
        '<main><div style="overflow: auto; height: 60px"><div style="height: 300px"></div>'
        '<button style="min-height: 30px; height: 30px">tiny</button></div></main>',
    ),
    "scrolled out of sight, fine print": (
        "small",
        "fine",
        '<main><div style="overflow: auto; height: 60px"><div style="height: 300px"></div>'
        '<p style="font-size: 12px">fine print</p></div></main>',
    ),
    "a dialog higher than the screen": (
        "outside",
        "which is open",
        '<main style="height: 2000px">x</main><div role="dialog" aria-modal="true" style="position: fixed; top: 0">'
        '<p style="height: 900px">high</p></div>',
    ),
    "a link that stands alone": ("target", "alone", '<main><p><a href="/x">alone</a></p></main>'),
    "beyond the right edge": ("outside", "far", '<main><button style="margin-left: 380px">far</button></main>'),
    "out of its region": (
        "outside",
        "main",
        '<main style="height: 30px; width: 90px"><button>high</button></main>',
    ),
    "out of its card": (
        "outside",
        "div.card",
        '<main><div class="card" style="background: #eee; width: 40px; white-space: nowrap">much too long</div></main>',
    ),
    "out of its button": (
        "outside",
        "button",
        '<main><button style="width: 44px; white-space: nowrap; padding: 0">much too long</button></main>',
    ),
    "below a page that does not scroll": (
        "outside",
        "does not scroll",
        "<style>html { overflow: hidden }</style>"
        "<main style='height: 900px'><p style='padding-top: 820px'>low</p></main>",
    ),
    "ellipsis": (
        "cut",
        "Antwerpen",
        '<main><p style="width: 30px; overflow: hidden; text-overflow: ellipsis">Antwerpen</p></main>',
    ),
    "cut from below": (
        "cut",
        "second",
        '<main><div style="height: 22px; overflow: hidden"><p style="margin: 0">first</p>second</div></main>',
    ),
    "cut box that scrolls": (
        "cut",
        "which scrolls",
        '<main><div style="height: 60px; overflow: hidden"><div style="height: 120px; overflow: auto">'
        "<p>one<br>two<br>three<br>four<br>five<br>six<br>seven</p></div></div></main>",
    ),
    "text in a box without room": (
        "unseen",
        "no room to scroll in",
        '<main><p class="say" style="height: 0; margin: 0; overflow: auto">What to do</p></main>',
    ),
    "cut sign": (
        "cut",
        "a sign",
        '<main><div style="width: 40px; overflow: hidden; white-space: nowrap"><svg width="30" height="20"></svg>'
        '<svg width="30" height="20"></svg></div></main>',
    ),
    "cut button": (
        "cut",
        "half",
        '<main><div style="height: 22px; overflow: hidden"><button>half</button></div></main>',
    ),
    "under a fixed bar for good": (
        "covered",
        "buried",
        "<main style='height: 1500px; position: relative'><button class='at' style='bottom: 0'>buried</button></main>"
        "<footer style='position: fixed; bottom: 0; left: 0; right: 0; height: 120px; background: #fff'>bar</footer>",
    ),
    "a lit piece below the screen": (
        "unseen",
        "offer 7",
        '<main style="height: 2000px; position: relative">'
        '<button class="at lit" data-ids="7" style="top: 1500px">x</button>'
        '<div class="bar" data-ids="7"><button class="action">Do</button></div></main>',
    ),
    "a lit piece under something": (
        "unseen",
        "offer 7",
        '<main style="height: 200px"><button class="at lit" data-ids="7">x</button>'
        '<div class="at" style="width: 60px; height: 60px; background: #ccc"></div>'
        '<div class="bar at" style="top: 100px" data-ids="7"><button class="action">Do</button></div></main>',
    ),
    "an offer without a piece": (
        "unseen",
        "no lit piece",
        '<main><div class="bar" data-ids="7"><button class="action">Do</button></div></main>',
    ),
    "a board under the bar": (
        "unseen",
        "main.board",
        '<main class="board" style="height: 1500px">board</main>'
        '<footer style="position: fixed; inset: 100px 0 0; background: #fff">bar</footer>',
    ),
    "totals beside the screen": (
        "unseen",
        "totals",
        '<main><div style="overflow: auto; width: 100px"><table style="width: 300px"><tr class="total"><td>7</td>'
        "</tr></table></div></main>",
    ),
    "a small target": ("target", "tiny", '<main><button style="min-height: 30px; height: 30px">tiny</button></main>'),
    "fine print": ("small", "fine", '<main><p style="font-size: 12px">fine print</p></main>'),
    "fine print by a transform": (
        "small",
        "shrunk",
        '<main><p style="transform: scale(0.7)">shrunk</p></main>',
    ),
    "fine print in a drawing": (
        "small",
        "12",
        '<main><svg width="50" height="20" viewBox="0 0 100 40"><text y="30" font-size="20">12</text></svg></main>',
    ),
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 400, "height": 800}, has_touch=True)
    yield context.new_page()
    context.close()


def test_a_clean_page_has_no_violations(page: Page) -> None:
    page.set_content(HEAD + CLEAN)
    assert violations(page, touch=True, names=["Maximiliane"]) == []


def test_every_fault_is_found(page: Page) -> None:
    for name, (kind, named, body) in FAULTS.items():
        page.set_content(HEAD + body)
        found = violations(page, touch=True)
        assert [str(one) for one in found if one.kind == kind and named in str(one)], (name, found)


def test_a_name_is_shortened_only_if_it_is_told_in_full(page: Page) -> None:
    body = '<main><p style="width: 30px; overflow: hidden; white-space: nowrap">Maximiliane</p></main>'
    page.set_content(HEAD + body)
    assert [one.kind for one in violations(page, names=["Maximiliane"])] == ["cut"]


def test_a_marked_tab_stands_for_what_is_out_of_sight(page: Page) -> None:
    body = '<main>{}<div class="bar" data-ids="7"><button class="action">Do</button></div></main>'
    page.set_content(HEAD + body.format('<button class="calls">My area</button>'))
    assert violations(page) == []
    page.set_content(HEAD + body.format('<button class="calls" style="visibility: hidden">My area</button>'))
    assert [one.kind for one in violations(page)] == ["unseen"]


def test_a_mark_stands_for_a_piece_that_is_scrolled_away_only_if_it_says_so(page: Page) -> None:
    body = (
        '<main style="height: 2000px; position: relative">'
        '<button class="at lit" data-ids="7" style="top: 1500px">x</button>'
        '<button class="calls" {}>More below</button>'
        '<div class="bar" data-ids="7"><button class="action">Do</button></div></main>'
    )
    page.set_content(HEAD + body.format('data-ids="7 8"'))
    assert violations(page) == []
    page.set_content(HEAD + body.format(""))
    assert [one.kind for one in violations(page)] == ["unseen"]


def test_a_bar_that_sticks_covers_nothing_for_good(page: Page) -> None:
    body = (
        "<main><button>above</button><header style='position: sticky; top: 0; background: #fff'>bar</header>"
        "<p style='height: 2000px'>below</p></main>"
    )
    page.set_content(HEAD + body)
    page.evaluate("scrollTo(0, 30)")
    assert violations(page) == []


def test_a_wide_reach_makes_a_small_button_large_enough(page: Page) -> None:
    reach = "<style>.reach { position: relative; min-height: 30px; height: 30px; width: 60px } </style>"
    wider = "<style>.reach::after { content: ''; position: absolute; inset: -10px 0 }</style>"
    body = '<main style="padding: 20px"><button class="reach">More</button></main>'
    page.set_content(HEAD + reach + wider + body)
    assert violations(page, touch=True) == []
    page.set_content(HEAD + reach + body)
    assert [one.kind for one in violations(page, touch=True)] == ["target"]
    assert violations(page, touch=False) == []


def test_in_a_dialog_only_the_dialog_counts(page: Page) -> None:
    faulty = '<main><p style="font-size: 9px">behind</p></main>'
    page.set_content(HEAD + faulty + "<dialog><p>front</p></dialog>")
    assert [one.kind for one in violations(page)] == ["small"]
    page.evaluate("document.querySelector('dialog').showModal()")
    assert violations(page) == []
    page.evaluate("document.querySelector('dialog p').style.fontSize = '9px'")
    assert [one.kind for one in violations(page)] == ["small"]
