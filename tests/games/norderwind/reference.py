"""Norderwind told a second time, straight from the rules, to be held against the engine.

It shares nothing with the engine: it reads the edition file itself, keeps goods and crew as words, and lets Python's
call stack remember what is pending. A game is a generator: it yields who decides (a seat or CHANCE) and the tokens
offered, and receives the token played. It is slow and has no knowledge, text or reasons.
"""

import tomllib
from collections.abc import Generator
from pathlib import Path
from typing import Any

from kogge.games import registry

CHANCE = -1
ROLES = ["boatman", "accountant", "cannoneer", "treasurer", "lookout"]
Steps = Generator[tuple[int, set[str]], str, None]
Choice = Generator[tuple[int, set[str]], str, str]
Answer = Generator[tuple[int, set[str]], str, bool]


class Ship:
    def __init__(self, start: dict[str, Any]) -> None:
        self.gold: int = start["gold"]["value"]
        self.letters: int = start["letters"]["value"]
        self.sail: int = start["sail"]["value"]
        self.cannons: int = start["cannons"]["value"]
        self.captains = 0
        self.crew: set[str] = set()
        self.hold: list[str] = []


class Voyage:
    def __init__(self, seat: int, port: str, distance: int, look: bool) -> None:
        self.seat = seat
        self.port = port
        self.distance = distance
        self.look = look
        self.actions = 0
        self.row: list[str] = []
        self.top: str | None = None
        self.below: str | None = None

    def range_left(self) -> bool:
        return len(self.row) < self.distance


class Reference:
    def __init__(self, edition: str, players: int, one_letter: bool, look_any_time: bool, round_limit: int) -> None:
        path = Path(registry.__file__).parent / "norderwind/data" / f"{edition}.toml"
        self.data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self.players = players
        self.one_letter = one_letter
        self.look_any_time = look_any_time
        self.round_limit = round_limit
        self.tiles: dict[str, dict[str, Any]] = self.data["tiles"]
        self.ports = [name for name, tile in self.tiles.items() if tile["kind"] == "destination"]
        self.goods = {tile["good"] for tile in self.tiles.values() if tile["kind"] == "port"}
        self.home: dict[str, str] = {port: port for port in self.ports}
        self.ships = [Ship(self.data["start"]) for _seat in range(players)]
        self.columns: dict[str, list[int]] = {port: [] for port in self.ports}
        self.bonus: dict[str, int | None] = dict.fromkeys(self.ports)
        self.all_ports: set[int] = set()
        self.full_crew: set[int] = set()
        self.winner: int | None = None

    def number(self, table: str, name: str) -> int:
        value = self.data[table][name]["value"]
        assert isinstance(value, int)
        return value

    def cubes(self, seat: int) -> int:
        contracts = sum(owners.count(seat) for owners in self.columns.values())
        bonus = list(self.bonus.values()).count(seat)
        return contracts + bonus + (seat in self.all_ports) + (seat in self.full_crew)

    def check_win(self, seat: int) -> bool:
        if self.cubes(seat) == self.number("cubes", str(self.players)):
            self.winner = seat
        return self.winner is not None

    # The turn

    def game(self) -> Steps:
        turn = 0
        while self.winner is None and (self.round_limit == 0 or turn < self.round_limit * self.players):
            ship = self.ships[turn % self.players]
            if ship.gold == 0:
                ship.gold += self.number("gains", "treasurer" if "treasurer" in ship.crew else "income")
            yield from self.turn(turn % self.players)
            turn += 1

    def turn(self, seat: int) -> Steps:
        ship = self.ships[seat]
        port = (yield seat, {f"sail {port}" for port in self.ports}).removeprefix("sail ")
        trip = Voyage(seat, port, ship.sail, "lookout" in ship.crew)
        if trip.look and (yield seat, {"look", "next"}) == "look":
            yield from self.look(trip)
            if (yield seat, {"next", "bottom"}) == "bottom":
                trip.below, trip.top = trip.top, None
        sailing = True
        while sailing:
            sailing = yield from self.one_tile(trip)
        if self.winner is None:
            most = self.number("voyage", "letters")
            if trip.actions < self.number("voyage", "actions") and ship.letters < most:
                ship.letters += 1

    def one_tile(self, trip: Voyage) -> Answer:
        """Turn a tile and deal with it; whether another one follows."""
        yield from self.reveal(trip)
        if self.tiles[trip.row[-1]]["kind"] == "fog":
            if not (yield from self.fog(trip)):
                return False
        else:
            onward = yield from self.action_tile(trip)
            if onward != "resolved":
                return onward == "next"
        if self.winner is not None or trip.actions == self.number("voyage", "actions") or not trip.range_left():
            return False
        answer = yield trip.seat, self.between(trip)
        return (yield from self.onward(trip, answer)) == "next"

    def between(self, trip: Voyage) -> set[str]:
        if not trip.range_left():
            return {"stop"}
        return {"next", "stop"} | ({"look"} if trip.look and self.look_any_time else set())

    def onward(self, trip: Voyage, answer: str) -> Choice:
        """Next or stop, after a look if that is the answer."""
        if answer != "look":
            return answer
        yield from self.look(trip)
        answer = yield trip.seat, {"next", "bottom", "stop"}
        if answer != "bottom":
            return answer
        trip.below, trip.top = trip.top, None
        answer = yield trip.seat, {"next", "stop"}
        return answer

    # The stack

    def possible(self, trip: Voyage) -> set[str]:
        if trip.top is not None:
            return {trip.top}
        placed = [tile for tile, port in self.home.items() if port == trip.port]
        here = {tile for tile in placed if tile not in trip.row and tile != trip.below}
        if len(placed) == self.number("voyage", "stack"):
            return here
        return here | {tile for tile in self.tiles if tile not in self.home}

    def reveal(self, trip: Voyage) -> Steps:
        tile = (yield CHANCE, {f"reveal {tile}" for tile in self.possible(trip)}).removeprefix("reveal ")
        self.home[tile] = trip.port
        trip.row.append(tile)
        trip.top = None

    def look(self, trip: Voyage) -> Steps:
        trip.look = False
        tile = (yield CHANCE, {f"look {tile}" for tile in self.possible(trip)}).removeprefix("look ")
        self.home[tile] = trip.port
        trip.top = tile

    # Tiles with an action

    def action_tile(self, trip: Voyage) -> Choice:
        tile = trip.row[-1]
        uses = self.uses(trip.seat, tile)
        if not uses and not trip.range_left():
            return "stop"
        answer = yield trip.seat, uses | self.between(trip)
        if answer not in uses:
            return (yield from self.onward(trip, answer))
        trip.actions += 1
        kind = self.tiles[tile]["kind"]
        if kind == "wreck":
            self.ships[trip.seat].gold += self.number("gains", "wreck")
        elif kind == "destination":
            self.fulfil(trip.seat, tile)
        else:
            yield from self.use(trip.seat, tile, answer)
            yield from self.letters(trip.seat, tile)
        return "resolved"

    def uses(self, seat: int, tile: str) -> set[str]:
        kind, ship = self.tiles[tile]["kind"], self.ships[seat]
        if kind == "wreck":
            return {"search"}
        if kind == "destination":
            return {f"fulfil {tile}"} if self.can_fulfil(ship, tile) else set()
        if kind == "equipment":
            return self.equipment(ship)
        goods = {self.tiles[tile]["good"]} if kind == "port" else self.goods
        return self.purchases(ship, tile, goods) | {f"sell {good}" for good in goods if good in ship.hold}

    def purchases(self, ship: Ship, tile: str, goods: set[str]) -> set[str]:
        offers = set()
        for good in goods:
            if ship.gold >= self.tiles[tile]["price"] and ship.hold.count(good) < self.number("ship", "of_a_kind"):
                if len(ship.hold) < self.number("ship", "hold"):
                    offers.add(f"buy {good}")
                else:
                    offers |= {f"buy {good} over {other}" for other in ship.hold if other != good}
        return offers

    def equipment(self, ship: Ship) -> set[str]:
        offers = set()
        if ship.gold >= self.number("prices", "sail") and ship.sail < self.number("ship", "sail"):
            offers.add("hoist")
        if ship.gold >= self.number("prices", "cannon") and ship.cannons < self.number("ship", "cannons"):
            offers.add("cannon")
        if ship.gold >= self.number("prices", "crew") and len(ship.crew) < self.number("start", "crew"):
            offers |= {f"hire {role}" for role in ROLES if role not in ship.crew}
        return offers

    def use(self, seat: int, tile: str, answer: str) -> Steps:
        """Use a trading tile; at ports and with a boatman a second good may follow."""
        ship = self.ships[seat]
        verb, *words = answer.split()
        if verb in ("hoist", "cannon", "hire"):
            self.equip(seat, ship, verb, words)
            return
        self.trade(ship, tile, verb, words, True)
        goods = {words[0]} if self.tiles[tile]["kind"] == "port" else self.goods
        offers: set[str] = set()
        if self.tiles[tile]["kind"] == "port" or "boatman" in ship.crew:
            if verb == "buy":
                offers = self.purchases(ship, tile, goods)
            else:
                offers = {f"sell {good}" for good in goods if good in ship.hold}
                offers |= self.purchases(ship, tile, goods - {words[0]})
        if offers:
            answer = yield seat, offers | {"done"}
            if answer != "done":
                verb, *words = answer.split()
                self.trade(ship, tile, verb, words, False)

    def trade(self, ship: Ship, tile: str, verb: str, words: list[str], first: bool) -> None:
        price = self.tiles[tile]["price"]
        if verb == "sell":
            ship.hold.remove(words[0])
            ship.gold += price
            if first and "accountant" in ship.crew:
                ship.gold += self.number("gains", "accountant")
            return
        if len(words) == 3:
            ship.hold.remove(words[2])
        ship.hold.append(words[0])
        ship.gold -= price

    def equip(self, seat: int, ship: Ship, verb: str, words: list[str]) -> None:
        ship.gold -= self.number("prices", {"hoist": "sail", "cannon": "cannon", "hire": "crew"}[verb])
        ship.sail += verb == "hoist"
        ship.cannons += verb == "cannon"
        ship.crew |= set(words)
        if len(ship.crew) == self.number("start", "crew") and verb == "hire":
            self.full_crew.add(seat)
            self.check_win(seat)

    def letters(self, active: int, tile: str) -> Steps:
        for step in range(1, self.players):
            seat = (active + step) % self.players
            uses = self.uses(seat, tile)
            if self.winner is not None or self.ships[seat].letters == 0 or not uses:
                continue
            answer = yield seat, uses | {"pass"}
            if answer != "pass":
                self.ships[seat].letters -= 1
                yield from self.use(seat, tile, answer)
                if self.one_letter:
                    return

    # Contracts

    def needs(self, port: str) -> dict[str, int] | None:
        rows = list(self.data["contracts"][port].values())
        done = len(self.columns[port])
        if done == len(rows):
            return None
        return {name: amount for name, amount in rows[done].items() if name != "from"}

    def can_fulfil(self, ship: Ship, port: str) -> bool:
        needs = self.needs(port)
        if needs is None:
            return False
        have = {"gold": ship.gold, "captains": ship.captains}
        return all(have.get(name, ship.hold.count(name)) >= amount for name, amount in needs.items())

    def fulfil(self, seat: int, port: str) -> None:
        ship = self.ships[seat]
        for name, amount in (self.needs(port) or {}).items():
            if name == "gold":
                ship.gold -= amount
            elif name == "captains":
                ship.captains -= amount
            else:
                for _good in range(amount):
                    ship.hold.remove(name)
        owners = self.columns[port]
        owners.append(seat)
        counts = [owners.count(other) for other in range(self.players)]
        leaders = [other for other in range(self.players) if counts[other] == max(counts)]
        if len(leaders) > 1:
            self.bonus[port] = None
        if self.check_win(seat):
            return
        if leaders == [seat]:
            self.bonus[port] = seat
            if self.check_win(seat):
                return
        if all(seat in column for column in self.columns.values()):
            self.all_ports.add(seat)
            self.check_win(seat)

    # Fog

    def fog(self, trip: Voyage) -> Answer:
        """Whether the voyage goes on."""
        ship = self.ships[trip.seat]
        face = (yield CHANCE, {f"event {face}" for face in self.data["event_die"]}).removeprefix("event ")
        if face == "coin":
            ship.gold += self.number("gains", "treasure")
            return True
        needed, strength = int(face), 2 if "cannoneer" in ship.crew else 1
        can_pay = ship.gold >= self.number("prices", "pirates")
        if not can_pay and ship.cannons * strength < needed:
            return False
        if (yield trip.seat, {"pay", "battle"} if can_pay else {"battle"}) == "pay":
            ship.gold -= self.number("prices", "pirates")
            return True
        for shots in range(ship.cannons, 0, -1):
            if shots * strength < needed:
                return False
            shot = yield CHANCE, {"shot silver", "shot blue", "shot blank"}
            needed -= {"shot silver": 1, "shot blue": 2 if strength == 2 else 0, "shot blank": 0}[shot]
            if needed <= 0:
                if ship.captains < self.number("ship", "brig"):
                    ship.captains += 1
                else:
                    ship.gold += self.number("gains", "full_brig")
                return True
        return False
