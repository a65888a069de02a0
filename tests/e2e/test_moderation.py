"""Removing, reporting, muting, absent players, one's own data: as people do it at the page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import SETTLE_MS, offered, prefer, wait_for_turn
from tests.e2e.test_screens import barriers
from tests.e2e.test_table import Shots, sit, table_for_two

AWAY_MS = 10 * 60_000  # the page thinks that so much time has gone by; the server of these tests counts seconds


def test_the_host_removes_a_guest_before_the_game(open_page: OpenPage, shots: Shots) -> None:
    host, guest = open_page(), open_page("phone", "de")
    prefer(host)
    prefer(guest)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = host.request.post("/api/tables", data={"game": "norderwind", "seats": seats}).json()
    host.goto("/")
    host.evaluate("held => localStorage.setItem('kogge.seats', held)", json.dumps({made["table"]: made["seats"]}))
    host.goto(f"/t/{made['table']}")
    guest.goto(made["links"]["join"])
    guest.get_by_label("Dein Name").fill("Wulf")
    guest.get_by_role("button", name="Platz nehmen").click()
    expect(guest.locator(".invite li", has_text="Wulf")).to_be_visible()
    host.locator("[data-people]").click()
    host.locator("[data-kick='1']").click()
    shots(host, "people-desktop")
    assert barriers(host) == []
    host.locator("[data-kick-sure]").click()
    expect(host.locator("dialog li", has_text="Wulf")).to_have_count(0)
    expect(guest.get_by_text("Dieser Tisch kennt dich nicht")).to_be_visible()


def test_a_line_is_reported_its_speaker_muted_and_the_chat_switched_off(open_page: OpenPage, shots: Shots) -> None:
    ada, birte = open_page(), open_page("phone", "de")
    made = table_for_two(ada)
    sit(ada, made, 0)
    sit(birte, made, 1)
    birte.get_by_role("tab", name="Chat").click()
    birte.get_by_label("Sag etwas").fill("rude words")
    birte.get_by_role("button", name="Senden").click()
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_role("button", name="Report this line of Birte").click()
    expect(ada.locator("dialog blockquote")).to_have_text("rude words")
    ada.get_by_label("Insults or harassment").check()
    shots(ada, "report-desktop")
    assert barriers(ada) == []
    ada.locator("[data-send-report]").click()
    expect(ada.get_by_text("Thank you")).to_be_visible()
    ada.get_by_role("button", name="Mute Birte").click()
    expect(ada.get_by_text("rude words")).to_have_count(0)
    ada.get_by_role("button", name="All right").click()
    ada.get_by_role("button", name="Menu").click()
    ada.locator("[data-people]").click()
    expect(ada.get_by_role("button", name="Hear Birte again")).to_be_visible()
    ada.locator("[data-chat]").uncheck()
    expect(birte.get_by_role("tab", name="Chat")).to_have_count(0)


def away(open_page: OpenPage) -> tuple[Page, Page, dict[str, Any], int]:
    """A table at which one waits for the other, who has closed the page; the other's seat."""
    first, second = open_page(), open_page()
    first.clock.install()
    second.clock.install()
    made = table_for_two(first)
    sit(first, made, 0)
    sit(second, made, 1)
    expect(first.locator(".bar .action, .wait").first).to_be_visible(timeout=SETTLE_MS)
    mover = 0 if offered(first) else 1
    gone, here = (first, second) if mover == 0 else (second, first)
    gone.goto("/privacy")
    expect(here.locator(".absence")).to_contain_text("is away. In ")
    here.clock.fast_forward(AWAY_MS)
    return here, gone, made, mover


def test_a_bot_plays_for_an_absent_player_who_comes_back(open_page: OpenPage, shots: Shots) -> None:
    here, gone, made, _seat = away(open_page)
    expect(here.locator("[data-takeover]")).to_be_visible()
    shots(here, "absent-desktop")
    assert barriers(here) == []
    here.wait_for_timeout(4000)  # the server's three seconds
    here.locator("[data-takeover]").click()
    expect(here.locator(".absence")).to_have_count(0)
    gone.goto(f"/t/{made['table']}")
    gone.locator("[data-back]").click()
    expect(gone.locator("[data-back]")).to_have_count(0)


@pytest.mark.thorough
def test_a_friend_takes_the_seat_of_an_absent_player(open_page: OpenPage, shots: Shots) -> None:
    here, gone, made, seat = away(open_page)
    here.wait_for_timeout(4000)
    here.locator("[data-replace]").click()
    here.locator("[data-friend-link]").click()
    shots(here, "friend-desktop")
    link = here.locator(".absence input").input_value()
    friend = open_page("phone")
    prefer(friend)
    friend.goto(link)
    friend.get_by_label("Your name").fill("Zoe")
    friend.get_by_role("button", name="Sit down").click()
    wait_for_turn(friend)
    expect(here.locator(".seats .seat").nth(seat)).to_contain_text("Zoe")
    gone.goto(f"/t/{made['table']}")
    expect(gone.get_by_text("This seat is not yours")).to_be_visible()


def test_what_is_stored_is_saved_and_deleted(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    made = table_for_two(page)
    sit(page, made, 0)
    page.goto("/privacy")
    expect(page.get_by_role("heading", name="What this server knows of you")).to_be_visible()
    page.get_by_role("button", name="My data").click()
    expect(page.locator("dialog li", has_text="Norderwind")).to_be_visible()
    shots(page, "my-data-desktop")
    assert barriers(page) == []
    with page.expect_download() as saved:
        page.locator("[data-export]").click()
    data = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [(seat["table"], seat["name"]) for seat in data["seats"]] == [(made["table"], "Ada")]
    page.locator("[data-forget]").click()
    page.locator("[data-forget-sure]").click()
    expect(page.get_by_text("This browser holds no seats.")).to_be_visible()
    looked = page.request.get(
        f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {made['seats'][1]['token']}"}
    ).json()
    assert [seat["name"] for seat in looked["seats"]] == ["Former player 1", "Birte"]
