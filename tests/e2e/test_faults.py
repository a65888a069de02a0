"""What a player is told when something goes wrong, and how tables are found: lost connections, lobby, bare links."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import MOVED, SETTLE_MS, Wire, place, prefer, wait_for_turn
from tests.e2e.test_table import Shots, sit, table_for_two


def test_a_lost_connection_is_said_and_a_click_is_kept_until_it_is_back(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    wire = Wire(page)
    sit(page, table_for_two(page), 0)
    wait_for_turn(page)
    wire.dead = True
    expect(page.locator("[data-lost]")).to_contain_text("The connection is lost")
    before = place(page)
    page.locator(".bar .action").first.click()
    expect(page.locator("[data-lost]")).to_contain_text("as soon as the connection is back")
    shots(page, "lost-desktop")
    wire.dead = False
    page.wait_for_function(MOVED, arg=before, timeout=SETTLE_MS)
    expect(page.locator("[data-lost]")).to_have_count(0)


def test_the_others_see_that_a_player_is_gone_and_back(open_page: OpenPage) -> None:
    first, second = open_page(), open_page("phone")
    wire = Wire(second)
    made = table_for_two(first)
    sit(first, made, 0)
    sit(second, made, 1)
    seat = first.locator("li.seat").nth(1)
    expect(seat).not_to_contain_text("away")
    wire.dead = True
    expect(seat).to_contain_text("away")
    wire.dead = False
    expect(seat).not_to_contain_text("away")


def test_a_public_table_is_made_found_and_joined(open_page: OpenPage, shots: Shots) -> None:
    host, guest = open_page(), open_page("phone", "de")
    for page in (host, guest):
        prefer(page)
    guest.goto("/")
    lobby = guest.locator("[data-lobby]")
    expect(lobby).to_be_visible()
    host.goto("/")
    host.locator("button[data-game=norderwind]").click()
    host.locator("[data-friends]").click()
    host.get_by_role("button", name="Bots \u2212").click()
    host.locator("[data-by-link]").click()
    host.locator("[data-public]").check()
    shots(host, "public-desktop")
    host.locator("[data-start-link]").click()
    expect(host.locator("[data-add-bot]")).to_be_visible()
    table = lobby.locator(f"[data-table='{host.url.rpartition('/')[2]}']")
    expect(table).to_contain_text("Norderwind")
    shots(guest, "lobby-phone", whole=True)
    table.click()
    expect(guest.get_by_role("heading")).to_contain_text("lädt dich zu einer Partie Norderwind ein")
    guest.get_by_label("Dein Name").fill("Birte")
    shots(guest, "door-phone")
    guest.get_by_role("button", name="Platz nehmen").click()
    wait_for_turn(host)


def test_a_bare_address_says_what_it_is(open_page: OpenPage, shots: Shots) -> None:
    page = open_page(refused=True)
    prefer(page)
    made = table_for_two(page)
    page.goto(f"/t/{made['table']}")
    expect(page.get_by_role("heading")).to_have_text("A private table")
    shots(page, "private-desktop")
    origin = page.url.partition("/t/")[0]
    page.get_by_role("textbox").fill(origin + made["links"]["watch"])
    page.get_by_role("button", name="Open").click()
    expect(page.locator("[data-watching]")).to_have_text("You are watching")
    expect(page.locator("[data-area]")).to_contain_text("Ada")


def test_the_rules_are_searched(open_page: OpenPage, shots: Shots) -> None:
    page = open_page("phone")
    prefer(page)
    page.goto("/rules/norsemen")
    page.get_by_role("searchbox").fill("longship")
    expect(page.locator("[data-hits]")).to_contain_text("1 of")
    page.get_by_role("searchbox").press("Enter")
    expect(page.locator("[data-hits]")).to_contain_text("2 of")
    expect(page.locator("mark.now")).to_have_count(1)
    shots(page, "search-phone")
