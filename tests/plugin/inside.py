"""The example game, from the inside of an environment that has it: `test_plugin.py` runs this file there."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
from textual.pilot import Pilot

import kogge
from kogge.adapters import openspiel
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.cli.local_game import HUMAN
from kogge.cli.play import Asked, new_table
from kogge.conformance import check_game, option_sets
from kogge.core.options import Option
from kogge.games import registry
from kogge.text import catalogue, languages
from tests.cli.tables import on_screen, sees, type_in
from tools.servers import Server

SLUG = "skerries"
GAMES = 40


@pytest.mark.parametrize("edition", ["shoal", "tiny"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_passes_the_kit(edition: str, players: int) -> None:
    specs: list[Option] = registry.options(SLUG, edition)
    for options in option_sets(specs, 1)[:3]:
        check_game(kogge.load(SLUG, players, edition, options))


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str) -> None:
    words, game = catalogue(SLUG, language), kogge.load(SLUG)
    told = [words.action(game, action) for action in range(game.actions.size)]
    assert len(set(told)) == game.actions.size
    assert words.title()
    assert registry.rules_text(SLUG, language).startswith("# Skerries")


def test_the_search_without_a_guide_beats_chance() -> None:
    game = kogge.load(SLUG)
    won = 0.0
    for seed in range(GAMES):
        seats = ["mate/2", "random"] if seed % 2 else ["random", "mate/2"]
        places = play_game(game, [bots.make(SLUG, name) for name in seats], seed).state.ranking()
        won += (places[seats.index("mate/2")] == 1) / places.count(1)
    assert won > 0.7 * GAMES


def test_it_is_played_in_the_terminal() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await sees(pilot, "Netz auswerfen")
        for _turn in range(20):
            await type_in(pilot, "cast")
            await type_in(pilot, "home")
            if table.over():
                break
        await sees(pilot, "1.")

    table = new_table(Asked(edition="tiny", seed=1), SLUG, [HUMAN, "random"])
    on_screen(table, script, "de")
    assert table.over()


def test_it_is_played_in_the_arena() -> None:
    command = [sys.executable, "-m", "kogge", "arena", SLUG, "--bots", "mate/20,deckhand,random", "--games", "6"]
    told = subprocess.run(command, text=True, capture_output=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "deckhand" in told.stdout


def test_it_is_played_in_openspiel() -> None:
    pyspiel: Any = import_module("pyspiel")
    assert openspiel.__name__  # importing it registers the games
    game = pyspiel.load_game("kogge_skerries(edition=tiny)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.returns()) == 2


def test_it_is_played_on_a_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'kogge.db'}", tmp_path / "log")
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            _play(client)
    finally:
        server.end()


def _play(client: httpx.Client) -> None:
    games = {game["slug"]: game for game in client.get("/api/games").json()["games"]}
    assert games[SLUG]["summary"] == "Fish on, or sail home before the squall."
    assert "customElements.define" in client.get(f"/games/{SLUG}/page/board.js").text
    assert "Netz auswerfen" in client.get(f"/games/{SLUG}/text/de.ftl").text
    people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    made = client.post("/api/tables", json={"game": SLUG, "edition": "tiny", "seats": people}).json()
    tokens = [seat["token"] for seat in made["seats"]]
    for step in range(20):
        views = [_sync(client, made["table"], token) for token in tokens]
        if not any(view["offers"] for view in views):
            break
        seat = next(seat for seat, view in enumerate(views) if view["offers"])
        body = {"epoch": views[seat]["epoch"], "index": views[seat]["index"], "key": f"step-{step}-of-the-game"}
        body |= {"action": views[seat]["offers"][-1]["id"]}
        answer = client.post(f"/api/tables/{made['table']}/actions", json=body, headers=_bearer(tokens[seat]))
        assert answer.status_code == 200, answer.text
    assert _sync(client, made["table"], tokens[0])["status"] == "finished"


def _sync(client: httpx.Client, table: str, token: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}/sync", headers=_bearer(token)).json()
    return found


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
