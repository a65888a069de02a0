"""The component facts of Norderwind as typed tables, read from an edition file and checked."""

from __future__ import annotations

from kogge.games.edition_file import EditionFile
from kogge.games.norderwind.rules.constants import (
    DESTINATION,
    EVENT_FACES,
    FOG,
    GOODS,
    MERCHANT,
    PORT,
    SHOT_FACES,
    TILE_KINDS,
    WRECK,
)

PLAYERS = [2, 3, 4]
PORTS = 3


class Contract:
    """What one contract asks for: goods (aligned with the edition's goods), gold and captains."""

    def __init__(self, goods: list[int], gold: int, captains: int) -> None:
        self.goods = goods
        self.gold = gold
        self.captains = captains


class Edition:
    """All numbers that are printed on components. Reading one checks it; the file notes every fault."""

    def __init__(self, file: EditionFile) -> None:
        self.name: str = file.word("name")
        self.hash: str = file.hash
        self._read_tiles(file)
        self._read_ship(file)
        self._read_prices(file)
        self.cubes: list[int] = [0, 0] + [file.number(f"cubes.{players}", 1, 40) for players in PLAYERS]
        self.event_die: list[int] = [file.number(f"event_die.{face}", 0, 100) for face in EVENT_FACES]
        self.battle_die: list[int] = [file.number(f"battle_die.{face}", 0, 100) for face in SHOT_FACES]
        self.event_sides: int = sum(self.event_die)
        self.battle_sides: int = sum(self.battle_die)
        self.contracts: list[list[Contract]] = [self._read_column(file, port) for port in self.ports]
        self._check(file)

    def _read_tiles(self, file: EditionFile) -> None:
        self.tiles: list[str] = file.slugs("tiles")
        self.tile_kind: list[int] = []
        self.tile_good: list[int] = []
        self.tile_price: list[int] = []
        entries = [file.entry(f"tiles.{tile}") for tile in self.tiles]
        sold = [entry.get("good") for entry in entries if entry.get("kind") == "port"]
        self.goods: list[str] = [good for good in GOODS if good in sold] or GOODS[:1]
        for tile, entry in zip(self.tiles, entries, strict=True):
            self._read_tile(file, f"tiles.{tile}", entry)
        self.destinations: list[int] = [i for i, kind in enumerate(self.tile_kind) if kind == DESTINATION]
        self.ports: list[str] = [self.tiles[tile] for tile in self.destinations]

    def _read_tile(self, file: EditionFile, path: str, entry: dict[str, object]) -> None:
        word = file.choice(path, entry, "kind", TILE_KINDS)
        known = entry.get("kind") == word
        kind = TILE_KINDS.index(word) if known else WRECK  # a misspelt kind is one fault, not the ten that would follow
        allowed = ["kind"] if known else list(entry)
        good, price = 0, 0
        if kind == PORT:
            allowed += ["good", "price"]
            sold = file.choice(path, entry, "good", GOODS)
            good = self.goods.index(sold) if sold in self.goods else 0
        if kind == MERCHANT:
            allowed.append("price")
        if "price" in allowed:
            price = file.amount(path, entry, "price", 0, 20)
        file.only(path, entry, allowed)
        self.tile_kind.append(kind)
        self.tile_good.append(good)
        self.tile_price.append(price)

    def _read_ship(self, file: EditionFile) -> None:
        self.start_gold: int = file.number("start.gold", 0, 100)
        self.start_letters: int = file.number("start.letters", 0, 10)
        self.start_sail: int = file.number("start.sail", 1, 20)
        self.start_cannons: int = file.number("start.cannons", 0, 10)
        self.crew: int = file.number("start.crew", 1, 5)
        self.brig: int = file.number("ship.brig", 0, 10)
        self.hold: int = file.number("ship.hold", 1, 20)
        self.of_a_kind: int = file.number("ship.of_a_kind", 1, 20)
        self.max_cannons: int = file.number("ship.cannons", 0, 10)
        self.max_sail: int = file.number("ship.sail", 1, 20)
        self.stack: int = file.number("voyage.stack", 1, 40)
        self.actions: int = file.number("voyage.actions", 1, 10)
        self.max_letters: int = file.number("voyage.letters", 0, 10)
        self.round_limit: int = file.number("voyage.round_limit", 1, 10_000)

    def _read_prices(self, file: EditionFile) -> None:
        self.sail_price: int = file.number("prices.sail", 0, 20)
        self.cannon_price: int = file.number("prices.cannon", 0, 20)
        self.crew_price: int = file.number("prices.crew", 0, 20)
        self.pirate_price: int = file.number("prices.pirates", 1, 20)
        self.income: int = file.number("gains.income", 0, 20)
        self.treasurer: int = file.number("gains.treasurer", 0, 20)
        self.accountant: int = file.number("gains.accountant", 0, 20)
        self.wreck: int = file.number("gains.wreck", 0, 20)
        self.treasure: int = file.number("gains.treasure", 0, 20)
        self.full_brig: int = file.number("gains.full_brig", 0, 20)

    def _read_column(self, file: EditionFile, port: str) -> list[Contract]:
        table = f"contracts.{port}"
        rows = file.slugs(table)
        if rows != [str(row + 1) for row in range(len(rows))] or not rows:
            file.fault(table, "norderwind-rows", got=" ".join(rows) or "-", port=port)
        return [self._read_contract(file, f"{table}.{row}") for row in rows]

    def _read_contract(self, file: EditionFile, path: str) -> Contract:
        entry = file.entry(path)
        asked = ["gold", "captains", *GOODS]
        file.only(path, entry, asked)
        amounts = {key: file.amount(path, entry, key, 1, 100) for key in entry if key in asked}
        if not amounts:
            file.fault(path, "norderwind-empty-contract")
        for good in GOODS:
            if good in amounts and good not in self.goods:
                file.fault(path, "norderwind-good-not-sold", good=good)
        goods = [amounts.get(good, 0) for good in self.goods]
        contract = Contract(goods, amounts.get("gold", 0), amounts.get("captains", 0))
        self._check_fits(file, path, contract)
        return contract

    def _check_fits(self, file: EditionFile, path: str, contract: Contract) -> None:
        fits = sum(contract.goods) <= self.hold and max(contract.goods) <= self.of_a_kind
        if not fits or contract.captains > self.brig:
            file.fault(path, "norderwind-contract-too-big", hold=self.hold, of_a_kind=self.of_a_kind, brig=self.brig)

    def _check(self, file: EditionFile) -> None:
        """What must hold between the numbers, so that no voyage and no contract can get stuck."""
        if file.word("game") not in ("norderwind", ""):
            file.fault("edition.game", "edition-other-game", got=file.word("game"), expected="norderwind")
        if len(self.destinations) != PORTS:
            file.fault("tiles", "norderwind-destinations", got=len(self.destinations), expected=PORTS)
        if len(self.tiles) != PORTS * self.stack:
            file.fault("tiles", "norderwind-tile-count", got=len(self.tiles), expected=PORTS * self.stack)
        if self.max_sail > self.stack - 1:
            file.fault("ship.sail", "norderwind-sail-too-far", got=self.max_sail, highest=self.stack - 1)
        self._check_starts(file)
        self._check_dice(file)

    def _check_starts(self, file: EditionFile) -> None:
        starts = [("sail", self.start_sail, self.max_sail), ("cannons", self.start_cannons, self.max_cannons)]
        for key, start, most in [*starts, ("letters", self.start_letters, self.max_letters)]:
            if start > most:
                file.fault(f"start.{key}", "norderwind-start-above-maximum", got=start, highest=most)

    def _check_dice(self, file: EditionFile) -> None:
        for die, sides in (("event_die", self.event_sides), ("battle_die", self.battle_sides)):
            if sides == 0:
                file.fault(die, "norderwind-blank-die", die=die)
        captains = any(contract.captains > 0 for column in self.contracts for contract in column)
        if captains and FOG not in self.tile_kind:
            file.fault("tiles", "norderwind-no-fog")
