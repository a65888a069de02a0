"""The doors: HTTP and the socket, as a client sees them."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.clients import PEOPLE, Client, act, bearer, new_table, sync, told


def test_the_description_is_at_its_documented_address(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    assert "/api/tables/{table}/actions" in schema["paths"]
    assert not [path for path in schema["paths"] if "admin" in path or "backup" in path or "verify" in path]
    assert {"Update", "Offer", "View", "NorderwindView", "NorsemenView", "NovgorodView", "Problem"} <= schema[
        "components"
    ]["schemas"].keys()


def test_the_games_come_with_titles_options_and_bots(client: Client) -> None:
    games = client.get("/api/games", headers={"Accept-Language": "de"}).json()
    norderwind = next(game for game in games["games"] if game["slug"] == "norderwind")
    assert norderwind["players"] == [2, 3, 4]
    assert "random" in norderwind["levels"]
    assert all(option["title"] and option["hint"] for option in norderwind["options"])


def test_an_edition_tells_what_is_printed_and_whence(client: Client) -> None:
    told = client.get("/api/games/norsemen/editions/reconstructed").json()
    assert told["components"]["cards"]["rus-1"]["icons"] == ["food", "food", "food"]
    assert told["origins"]["cards.rus-1"] == "reconstructed"
    assert told["origins"]["thing.sweden"] == "rulebook"
    for path in ("norsemen/editions/nothing", "chess/editions/reconstructed", "norsemen/editions/..%2Fx"):
        assert client.get(f"/api/games/{path}").status_code == 404


def test_one_acts_and_the_other_hears_of_it_in_its_own_language(client: Client) -> None:
    table, tokens, _made = new_table(client)
    path = f"/api/tables/{table}/socket"
    with client.websocket_connect(path) as ada, client.websocket_connect(path) as bo:
        ada.send_json({"type": "hello", "token": tokens[0]})
        bo.send_json({"type": "hello", "token": tokens[1], "language": "de"})
        first, second = told(ada, "update"), told(bo, "update")
        assert first["fresh"]
        assert first["your_turn"] != second["your_turn"]
        mover, other = (ada, bo) if first["your_turn"] else (bo, ada)
        look = first if first["your_turn"] else second
        chosen = look["offers"][0]
        mover.send_json(
            {"type": "act", "epoch": look["epoch"], "index": look["index"], "action": chosen["id"], "key": "k" * 8}
        )
        assert told(mover, "ack") == {"type": "ack", "key": "k" * 8, "epoch": look["epoch"], "index": look["index"]}
        heard = told(other, "update")
        assert not heard["fresh"]
        assert heard["events"][0]["token"] == chosen["token"]
        assert [event["index"] for event in heard["events"]] == list(range(heard["first"], heard["index"]))
        mover.send_json({"type": "say", "text": "ahoy"})
        assert told(other, "chat")["text"] == "ahoy"


def test_the_window_and_the_notification_are_told_whose_turn_it_is(client: Client) -> None:
    table, tokens, _made = new_table(client)
    looks = [sync(client, table, token) for token in tokens]
    mover, other = sorted(looks, key=lambda look: not look["your_turn"])
    name = PEOPLE[mover["viewer"]]["name"]
    assert (mover["your_turn"], mover["title"]) == (True, "Your turn · Norderwind")
    assert (other["your_turn"], other["title"]) == (False, f"Waiting for {name} · Norderwind")
    german = {**bearer(tokens[mover["viewer"]]), "Accept-Language": "de"}
    assert client.get(f"/api/tables/{table}/sync", headers=german).json()["title"] == "Du bist dran · Norderwind"
    held = {"tables": [{"table": table, "token": token} for token in tokens]}
    assert [row["your_turn"] for row in client.post("/api/mine", json=held).json()["tables"]] == [
        look["your_turn"] for look in looks
    ]


def test_an_act_with_its_chance_is_one_message(client: Client) -> None:
    table, tokens, _made = new_table(client)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        told(socket, "presence")
        batches = 0
        for number in range(30):
            looks = [sync(client, table, token) for token in tokens]
            mover = next(look for look in looks if look["your_turn"])
            act(client, table, tokens[mover["viewer"]], mover, f"key-{number:05}")
            heard = told(socket, "update")
            socket.send_json({"type": "ping"})
            assert socket.receive_json(timeout=60) == {"type": "pong"}
            assert heard["first"] == looks[0]["index"]
            assert heard["index"] == sync(client, table, tokens[0])["index"]
            batches += {event["actor"] for event in heard["events"]} == {mover["viewer"], -1}
        assert batches


def test_who_was_away_gets_what_it_missed(client: Client) -> None:
    table, tokens, _made = new_table(client)
    for number in range(8):
        update = next(look for look in (sync(client, table, token) for token in tokens) if look["your_turn"])
        act(client, table, tokens[update["viewer"]], update, f"key-{number:05}")
    whole = sync(client, table, tokens[0])
    part = sync(client, table, tokens[0], epoch=0, index=whole["index"] - 3)
    assert (whole["fresh"], part["fresh"]) == (True, False)
    assert part["events"] == whole["events"][-3:]
    assert part["view"] == whole["view"]
    assert sync(client, table, tokens[0], epoch=5, index=2)["fresh"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0], "epoch": 0, "index": whole["index"] - 2})
        assert told(socket, "update")["events"] == whole["events"][-2:]


def test_a_spectator_sees_and_cannot_act(client: Client) -> None:
    table, tokens, made = new_table(client)
    code = made["links"]["watch"].partition("=")[2]
    seen = sync(client, table, code)
    assert (seen["viewer"], seen["offers"]) == (-3, [])
    body = {"epoch": 0, "index": seen["index"], "action": 0, "key": "k" * 8}
    assert client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(code)).status_code == 401
    assert client.post(f"/api/tables/{table}/chat", json={"text": "x"}, headers=bearer(code)).status_code == 401
    closed, _tokens, made = new_table(client, settings={"spectators": False})
    assert made["links"]["watch"] is None
    assert client.get(f"/api/tables/{closed}/sync", headers=bearer(tokens[0])).status_code == 401


def test_every_moment_can_be_looked_at_again(client: Client) -> None:
    table, tokens, _made = new_table(client)
    views = []
    for number in range(6):
        looks = [sync(client, table, token) for token in tokens]
        views.append((looks[0]["index"], looks[0]["view"]))
        update = next(look for look in looks if look["your_turn"])
        act(client, table, tokens[update["viewer"]], update, f"key-{number:05}")
    for index, view in views:
        moment = client.get(f"/api/tables/{table}/moments/{index}", headers=bearer(tokens[0])).json()
        assert moment["view"] == view
    assert client.get(f"/api/tables/{table}/moments/9999", headers=bearer(tokens[0])).status_code == 404


def test_a_seat_that_moved_loses_its_socket(client: Client) -> None:
    table, tokens, _made = new_table(client)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        told(socket, "presence")
        code = client.post(f"/api/tables/{table}/handover", headers=bearer(tokens[0])).json()["code"]
        assert client.post(f"/api/tables/{table}/claim", json={"code": code}).status_code == 201
        with pytest.raises(WebSocketDisconnect) as closed:
            told(socket, "nothing")
        assert closed.value.code == 4401


def test_a_game_against_a_bot_is_played_to_its_end(client: Client) -> None:
    seats = [PEOPLE[0], {"kind": "bot", "level": "random"}]
    table, tokens, _made = new_table(client, seats=seats, edition="tiny")
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        for number in range(500):
            update = told(socket, "update")
            if update["status"] == "finished":
                assert update["places"]
                return
            if update["your_turn"]:
                chosen = update["offers"][number % len(update["offers"])]["id"]
                place = {"epoch": update["epoch"], "index": update["index"]}
                socket.send_json({"type": "act", **place, "action": chosen, "key": f"key-{number:05}"})
    raise AssertionError("the game does not end")


def test_a_bot_plays_on_for_who_left_until_it_comes_back(client: Client) -> None:
    table, tokens, _made = new_table(client)
    path = f"/api/tables/{table}"
    with client.websocket_connect(f"{path}/socket") as socket:
        socket.send_json({"type": "hello", "token": tokens[1]})
        look = told(socket, "update")
        code = client.post(f"{path}/leave", json={"level": "random"}, headers=bearer(tokens[0])).json()["code"]
        assert client.get(f"{path}/sync", headers=bearer(tokens[0])).status_code == 401
        for number in range(200):
            look = told(socket, "update")
            assert look["seats"][0]["away"]
            if any(event["actor"] == 0 for event in look["events"]):
                break
            if look["your_turn"]:
                place = {"epoch": look["epoch"], "index": look["index"], "key": f"key-{number:05}"}
                socket.send_json({"type": "act", **place, "action": look["offers"][0]["id"]})
        else:
            raise AssertionError("the bot does not play")
        back = client.post(f"{path}/claim", json={"code": code}).json()
        seat = sync(client, table, back["token"])["seats"][0]
        assert (back["seat"], seat["away"], seat["name"], seat["level"]) == (0, False, "Ada", None)


def test_why_not_is_asked_by_the_words_of_an_action_or_its_number(client: Client) -> None:
    table, tokens, _made = new_table(client)
    update = next(look for look in (sync(client, table, token) for token in tokens) if look["your_turn"])
    headers = {**bearer(tokens[update["viewer"]]), "Accept-Language": "de"}
    path = f"/api/tables/{table}/why"
    offered = update["offers"][0]
    for asked in ({"token": offered["token"]}, {"action": offered["id"]}):
        assert client.get(path, params=asked, headers=headers).json() == {"rule": None, "text": None}
    ids = {offer["id"] for offer in update["offers"]}
    other = next(number for number in range(300) if number not in ids)
    by_number = client.get(path, params={"action": other}, headers=headers).json()
    assert by_number["rule"]
    buy = client.get(path, params={"token": "buy salt"}, headers=headers)
    assert buy.status_code == 200, buy.text
    assert buy.json()["rule"].startswith("NW-")
    assert buy.json()["text"]
    assert client.get(path, params={"token": "fly away"}, headers=headers).status_code == 400
    assert client.get(path, params={"token": ""}, headers=headers).status_code == 400
    assert client.get(path, params={"token": "buy salt"}, headers=bearer("no-token")).status_code == 401
    assert client.get("/api/tables/none/why", params={"token": "buy salt"}, headers=headers).status_code == 404


def test_presence_tells_who_comes_and_goes(client: Client) -> None:
    table, tokens, _made = new_table(client)
    path = f"/api/tables/{table}/socket"

    def present(message: dict[str, Any]) -> list[bool]:
        return [seat["present"] for seat in message["seats"]]

    with client.websocket_connect(path) as ada:
        ada.send_json({"type": "hello", "token": tokens[0]})
        assert present(told(ada, "presence")) == [True, False]
        with client.websocket_connect(path) as bo:
            bo.send_json({"type": "hello", "token": tokens[1]})
            assert present(told(ada, "presence")) == [True, True]
        assert present(told(ada, "presence")) == [True, False]


def test_two_seats_of_one_device_speak_through_one_socket(client: Client) -> None:
    table, tokens, _made = new_table(client)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        for seat in (0, 1, 0):
            socket.send_json({"type": "hello", "token": tokens[seat]})
            assert told(socket, "update")["viewer"] == seat


def test_who_is_muted_is_not_heard_by_one(client: Client) -> None:
    table, tokens, _made = new_table(client)
    path = f"/api/tables/{table}"
    assert client.post(f"{path}/chat", json={"text": "ahoy"}, headers=bearer(tokens[0])).status_code == 201
    muted = client.post(f"{path}/mute", json={"seat": 0}, headers=bearer(tokens[1]))
    assert (muted.status_code, muted.json()["lines"]) == (200, [])
    assert client.get(f"{path}/chat", headers=bearer(tokens[0])).json()["lines"][0]["text"] == "ahoy"
    heard = client.post(f"{path}/mute", json={"seat": 0, "muted": False}, headers=bearer(tokens[1]))
    assert heard.json()["lines"][0]["text"] == "ahoy"
    too_long = client.post(f"{path}/chat", json={"text": "x" * 501}, headers=bearer(tokens[0]))
    assert too_long.status_code == 400


def test_a_seat_moves_by_a_link_that_is_also_a_qr_code(client: Client) -> None:
    table, tokens, made = new_table(client)
    code = client.post(f"/api/tables/{table}/handover", headers=bearer(tokens[0])).json()
    assert code["link"] == f"/t/{table}#seat={code['code']}"
    assert code["link"] not in (made["links"]["join"], made["links"]["watch"])
    picture = client.post("/api/qr", json={"text": f"http://testserver.local{code['link']}"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    moved = client.post(f"/api/tables/{table}/claim", json={"code": code["code"]}).json()
    assert sync(client, table, moved["token"])["viewer"] == 0
    assert client.get(f"/api/tables/{table}/sync", headers=bearer(tokens[0])).status_code == 401


def test_a_frozen_table_shows_its_result_and_its_log(client: Client) -> None:
    table, tokens, _made = new_table(client)
    update = next(look for look in (sync(client, table, token) for token in tokens) if look["your_turn"])
    act(client, table, tokens[update["viewer"]], update, "a-key-of-mine")
    services = client.app.state.services

    async def freeze() -> None:
        async with services.tables.change(table) as change:
            change.set(status="frozen", result={"scores": [3, 5], "places": None})
        services.tables.forget(table)

    client.blocking_portal.call(freeze)
    frozen = sync(client, table, tokens[0])
    assert (frozen["status"], frozen["scores"], frozen["view"]) == ("frozen", [3, 5], None)
    body = {"epoch": 0, "index": 0, "action": 0, "key": "another-key"}
    refused = client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(tokens[0]))
    assert (refused.status_code, refused.json()["error"]) == (409, "frozen")
    record = client.get(f"/api/tables/{table}/record", headers=bearer(tokens[0])).json()["record"]
    assert update["offers"][0]["token"] in record
    assert client.get(f"/api/tables/{table}/record", headers=bearer("wrong")).status_code == 401
