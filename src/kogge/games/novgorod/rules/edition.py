"""The component facts of Novgorod as typed tables, read from an edition file and checked."""

from __future__ import annotations

from kogge.games.edition_file import EditionFile
from kogge.games.novgorod.rules.constants import BONUSES, LETTERS, PRIVILEGES, SIDES, VARIETY

PLAYERS = [2, 3, 4]
RANKS = ["cheapest", "second", "third", "dearest"]
CAREER_NUMBERS = ["1", "2", "3", "4"]
SPECIALS = ["s1", "s2", "s3", "s4"]
MOST_CITIES = 8
MOST_CARDS = 50
NO_KIND = -1


class Need:
    """What one payment asks for.

    So many luxury goods of different kinds (``kind`` names one, or any), each from at least ``least`` commodities;
    the commodities of ``goods`` (a mask), and ``commodities`` different ones of any kind.
    """

    def __init__(self, luxuries: int, kind: int, least: int, goods: int, commodities: int) -> None:
        self.luxuries = luxuries
        self.kind = kind
        self.least = least
        self.goods = goods
        self.commodities = commodities


class Row:
    """One row of a career: what it costs to cover it, its privilege (a bit), seals a turn, and whether it has an X."""

    def __init__(self, need: Need, ducats: int, privilege: int, seals: int, x: bool) -> None:
        self.need = need
        self.ducats = ducats
        self.privilege = privilege
        self.seals = seals
        self.x = x


class Part:
    """One part of a special mission: what it asks for, its price and its seals."""

    def __init__(self, need: Need, price: int, seals: int) -> None:
        self.need = need
        self.price = price
        self.seals = seals


class Edition:
    """All numbers that are printed on components. Reading one checks it; the file notes every fault."""

    def __init__(self, file: EditionFile) -> None:
        self.name: str = file.word("name")
        self.hash: str = file.hash
        self._read_numbers(file)
        self._read_cities(file)
        self._read_luxuries(file)
        self._read_missions(file)
        self._read_careers(file)
        self._read_bonuses(file)
        self._read_experts(file)
        self._check(file)

    def _read_numbers(self, file: EditionFile) -> None:
        self.ducats: int = file.number("start.ducats", 0, 100)
        self.speed: int = file.number("start.speed", 1, 10)
        self.draft_offices: int = file.number("start.offices", 1, 2)
        self.draft_missions: int = file.number("start.missions", 1, 2)
        self.speed_price: list[int] = [file.number(f"speed.{step}", 0, 100) for step in file.slugs("speed")]
        if file.slugs("speed") != [str(self.speed + 1 + step) for step in range(len(self.speed_price))]:
            file.fault("speed", "novgorod-speeds", got=" ".join(file.slugs("speed")) or "-", first=self.speed + 1)
        self.max_speed: int = self.speed + len(self.speed_price)
        self.mission_price: int = file.number("mission.price", 0, 100)
        self.in_progress: int = file.number("mission.in_progress", 2, 10)
        self.open: int = file.number("mission.open", 1, 10)
        self.extra_open: int = file.number("mission.extra_open", 0, 10)
        self.line_seals: int = file.number("mission.line", 0, 20)
        self.both_seals: int = file.number("mission.both", 0, 40)
        self.privilege_ducats: int = file.number("privilege.ducats", 0, 20)
        self.privilege_mission: int = file.number("privilege.mission", 0, self.mission_price)
        self.privilege_seal: int = file.number("privilege.seal", 0, 20)
        self.end_seals: int = file.number("end.seals", 1, 1000)
        self.round_limit: int = file.number("end.round_limit", 1, 1000)

    # The map

    def _read_cities(self, file: EditionFile) -> None:
        self.cities: list[str] = file.slugs("cities")[:MOST_CITIES] or ["nowhere"]
        self.goods: list[str] = []
        for city in self.cities:
            entry = file.entry(f"cities.{city}")
            file.only(f"cities.{city}", entry, ["good"])
            self.goods.append(str(entry.get("good")))
        if len(set(self.goods)) != len(self.goods) or not 3 <= len(file.slugs("cities")) <= MOST_CITIES:
            file.fault("cities", "novgorod-cities", got=len(file.slugs("cities")), lowest=3, highest=MOST_CITIES)
        self.price: list[int] = self._read_ranks(file, "prices", 1)
        self.income: list[int] = self._read_ranks(file, "incomes", 0)
        self.fee: list[int] = [file.number(f"fees.{city}", 0, 100) for city in self.cities]
        self._read_seaways(file)
        self.cities_of: list[list[int]] = [_bits(mask) for mask in range(1 << len(self.cities))]

    def _read_ranks(self, file: EditionFile, table: str, lowest: int) -> list[int]:
        """Four numbers for each city, the cheapest office first, never falling."""
        numbers: list[int] = []
        for city in self.cities:
            path = f"{table}.{city}"
            entry = file.entry(path)
            file.only(path, entry, RANKS)
            row = [file.amount(path, entry, rank, lowest, 100) for rank in RANKS] if entry else [lowest] * len(RANKS)
            if row != sorted(row):
                file.fault(path, "novgorod-ranks", got=" ".join([str(number) for number in row]))
            numbers += row
        return numbers

    def _read_seaways(self, file: EditionFile) -> None:
        count = len(self.cities)
        self.neighbours: list[int] = [1 << (city + 1) % count | 1 << (city - 1) % count for city in range(count)]
        for slug in file.slugs("seaways"):
            path = f"seaways.{slug}"
            entry = file.entry(path)
            file.only(path, entry, ["to"])
            one, other = self._city(file, path, slug), self._city(file, path, str(entry.get("to")))
            self.neighbours[one] |= 1 << other
            self.neighbours[other] |= 1 << one
        self.past_pirate: list[int] = []
        for pirate in range(count):
            self.past_pirate += _without(self.neighbours, pirate)

    def _city(self, file: EditionFile, path: str, word: str) -> int:
        if word not in self.cities:
            file.fault(path, "edition-word", key="city", got=word, expected=", ".join(self.cities))
            return 0
        return self.cities.index(word)

    # Luxury goods

    def _read_luxuries(self, file: EditionFile) -> None:
        self.luxuries: list[str] = file.slugs("luxuries")
        self.made_from: list[int] = []
        self.artisans: list[int] = [file.number(f"artisans.{luxury}", 0, MOST_CITIES) for luxury in self.luxuries]
        for luxury in self.luxuries:
            entry = file.entry(f"luxuries.{luxury}")
            file.only(f"luxuries.{luxury}", entry, ["goods"])
            self.made_from.append(self._goods(file, f"luxuries.{luxury}", str(entry.get("goods")).split()))
        self.combos: list[list[int]] = []
        self.seals_of: list[int] = []
        for kind in range(len(self.luxuries)):
            self._read_seals(file, kind)
        self.most_seals: list[int] = [max(self._row_of_seals(kind)) for kind in range(len(self.luxuries))]
        if sum(self.artisans) != len(self.cities):
            file.fault("artisans", "novgorod-artisans", got=sum(self.artisans), expected=len(self.cities))
        if len(self.luxuries) < 2:
            file.fault("luxuries", "novgorod-luxuries", got=len(self.luxuries), lowest=2)

    def _read_seals(self, file: EditionFile, kind: int) -> None:
        """Seals of every combination of a luxury good's commodities, by mask."""
        table = f"seals.{self.luxuries[kind]}"
        seals = [0] * (1 << len(self.cities))
        combos: list[int] = []
        for slug in file.slugs(table):
            mask = self._goods(file, f"{table}.{slug}", slug.split("-"))
            seals[mask] = file.number(f"{table}.{slug}", 0, 50)
            combos.append(mask)
        wanted = [mask for mask in range(1, 1 << len(self.cities)) if mask & ~self.made_from[kind] == 0]
        if sorted(combos) != wanted:
            file.fault(table, "novgorod-combinations", luxury=self.luxuries[kind], expected=len(wanted))
        self.combos.append(wanted)
        self.seals_of += seals

    def _row_of_seals(self, kind: int) -> list[int]:
        size = 1 << len(self.cities)
        return self.seals_of[kind * size : (kind + 1) * size]

    def _goods(self, file: EditionFile, path: str, words: list[str]) -> int:
        """The mask of different commodities."""
        mask = 0
        for word in words:
            if word not in self.goods or mask >> self.goods.index(word) & 1:
                file.fault(path, "edition-word", key="good", got=word, expected=", ".join(self.goods))
            else:
                mask |= 1 << self.goods.index(word)
        return mask

    def _need(self, file: EditionFile, path: str, words: list[str], least: int) -> Need:
        """The need of a line or part: different commodities and at most one luxury good."""
        luxuries = [word for word in words if word in self.luxuries]
        if len(luxuries) > 1 or not words:
            file.fault(path, "novgorod-line", got=" ".join(words))
        goods = self._goods(file, path, [word for word in words if word not in self.luxuries])
        kind = self.luxuries.index(luxuries[0]) if luxuries else NO_KIND
        return Need(1 if luxuries else 0, kind, least, goods, 0)

    # Missions

    def _read_missions(self, file: EditionFile) -> None:
        self.missions: list[str] = file.slugs("missions")
        self.upper: list[Need] = []
        self.lower: list[Need] = []
        self.printed: list[int] = []
        self.card_kind: list[int] = []
        self.cards_of: list[int] = []
        for kind, slug in enumerate(self.missions):
            path = f"missions.{slug}"
            entry = file.entry(path)
            file.only(path, entry, ["upper", "lower", "cards"])
            self.upper.append(self._need(file, path, str(entry.get("upper")).split(), 1))
            self.lower.append(self._need(file, path, str(entry.get("lower")).split(), 1))
            self.printed.append(self._kinds(self.upper[kind]) | self._kinds(self.lower[kind]))
            cards = file.amount(path, entry, "cards", 1, 10)
            self.cards_of.append(((1 << cards) - 1) << len(self.card_kind))
            self.card_kind += [kind] * cards
        self.all_cards: int = (1 << len(self.card_kind)) - 1

    def _kinds(self, need: Need) -> int:
        """The kinds of goods a line shows: commodities and, above them, luxury goods."""
        return need.goods | (1 << len(self.cities) + need.kind if need.kind >= 0 else 0)

    # Careers

    def _read_careers(self, file: EditionFile) -> None:
        """Faces are numbered 2 * career + side; ``rows`` is face by row, the bottom row first."""
        self.careers: list[str] = CAREER_NUMBERS
        self.faces: list[str] = [f"{number}-{side}" for number in CAREER_NUMBERS for side in SIDES]
        self.row_count: int = max(len(file.slugs(f"careers.{self.faces[0]}")), 1)
        self.rows: list[Row] = []
        self.x_rows: list[int] = []
        for face in self.faces:
            table = f"careers.{face}"
            if file.slugs(table) != [str(row + 1) for row in range(self.row_count)]:
                file.fault(table, "novgorod-rows", got=" ".join(file.slugs(table)) or "-", expected=self.row_count)
            rows = [self._read_row(file, f"{table}.{row + 1}", row) for row in range(self.row_count)]
            marked = [place + 1 for place, row in enumerate(rows) if row.x]
            self.x_rows.append(max(marked, default=0))
            if max(marked, default=0) == self.row_count:
                file.fault(table, "novgorod-x-on-top")
            self.rows += rows

    def _read_row(self, file: EditionFile, path: str, row: int) -> Row:
        entry = file.entry(path)
        costs = ["commodities", "luxuries", "ducats"] if row < self.row_count - 1 else []
        file.only(path, entry, [*costs, "privilege", "seals", "x"])
        highest = {"commodities": len(self.cities), "luxuries": len(self.luxuries), "ducats": 100}
        cost = {key: file.amount(path, entry, key, 1, highest[key]) for key in costs if key in entry}
        if costs and not cost:
            file.fault(path, "novgorod-free-row")
        need = Need(cost.get("luxuries", 0), NO_KIND, 1, 0, cost.get("commodities", 0))
        privilege = 1 << PRIVILEGES.index(file.choice(path, entry, "privilege", PRIVILEGES))
        seals = file.amount(path, entry, "seals", 0, 20)
        return Row(need, cost.get("ducats", 0), privilege, seals, entry.get("x") is True)

    # Bonus cards and expert parts

    def _read_bonuses(self, file: EditionFile) -> None:
        self.bonus_needed: list[int] = []
        self.bonus_seals: list[int] = []
        for slug in BONUSES[:VARIETY]:
            path = f"bonus.{slug}"
            entry = file.entry(path)
            file.only(path, entry, ["needed", "high", "low"])
            self.bonus_needed.append(file.amount(path, entry, "needed", 1, 20))
            high = file.amount(path, entry, "high", 0, 50)
            self.bonus_seals += [0, high, file.amount(path, entry, "low", 0, 50)]
        self.variety: list[int] = [0] * (len(self.cities) + len(self.luxuries) + 1)
        kinds = {str(count): count for count in range(len(self.variety))}
        for step in [kinds[slug] for slug in file.slugs("variety") if slug in kinds]:
            seals = file.number(f"variety.{step}", 0, 50)
            self.variety = self.variety[:step] + [seals] * (len(self.variety) - step)

    def _read_experts(self, file: EditionFile) -> None:
        self.merchant_start: int = self._read_place(file, "merchant.start")
        self.merchant_ducats: int = file.number("merchant.ducats", 0, 50)
        self.merchant_seals: int = file.number("merchant.seals", 0, 50)
        self.pirate_start: int = self._read_place(file, "pirate.start")
        self.pirate_slows: int = file.number("pirate.slows", 0, 5)
        self.pirate_first: int = file.number("pirate.first", 0, 50)
        self.pirate_second: int = file.number("pirate.second", 0, 50)
        self.specials: list[str] = SPECIALS
        self.parts: list[Part] = []
        for special in SPECIALS:
            for letter in LETTERS:
                self.parts.append(self._read_part(file, f"specials.{special}.{letter}"))

    def _read_place(self, file: EditionFile, path: str) -> int:
        entry = file.entry(path)
        file.only(path, entry, ["city"])
        return self._city(file, path, str(entry.get("city")))

    def _read_part(self, file: EditionFile, path: str) -> Part:
        entry = file.entry(path)
        file.only(path, entry, ["goods", "price", "seals", "least"])
        least = file.amount(path, entry, "least", 1, 3) if "least" in entry else 1
        need = self._need(file, path, str(entry.get("goods")).split(), least)
        if need.kind >= 0 and self.made_from[need.kind].bit_count() < least:
            file.fault(path, "novgorod-least", got=least)
        return Part(need, file.amount(path, entry, "price", 0, 50), file.amount(path, entry, "seals", 0, 50))

    # What must hold between the numbers

    def _check(self, file: EditionFile) -> None:
        if file.word("game") not in ("novgorod", ""):
            file.fault("edition", "edition-other-game", got=file.word("game"), expected="novgorod")
        most = max(PLAYERS)
        wanted = most * (1 + self.draft_missions) + self.extra_open + 1
        if not wanted <= len(self.card_kind) <= MOST_CARDS:
            file.fault("missions", "novgorod-mission-count", got=len(self.card_kind), lowest=wanted, highest=MOST_CARDS)
        if most * self.draft_missions > most + self.extra_open or 1 + self.draft_missions > self.in_progress:
            file.fault("start.missions", "novgorod-draft-missions", got=self.draft_missions)
        self._check_draft(file)

    def _check_draft(self, file: EditionFile) -> None:
        """Whatever the others take, a second office beside any first one can be paid: nobody gets stuck (NG-2.4)."""
        dearest = self.price[len(RANKS) - 1 :: len(RANKS)]
        worst = max(dearest, default=0)
        if self.draft_offices == 2:
            worst = max([price + min(dearest[:i] + dearest[i + 1 :], default=0) for i, price in enumerate(dearest)])
        missing = worst - self.budget()
        if missing > 0:
            file.fault("start.ducats", "novgorod-draft-budget", got=self.ducats, lowest=self.ducats + missing)

    def budget(self) -> int:
        """What is left for offices of the draft once its missions and the secret one are paid (NG-2.4)."""
        return self.ducats - self.mission_price * (1 + self.draft_missions)


def stack(players: int) -> list[int]:
    """The ranks of a city's offices, from the top: without the third for three, also without the dearest for two."""
    if players == 2:
        return [0, 1]
    return [0, 1, 3] if players == 3 else [0, 1, 2, 3]


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(MOST_CITIES) if mask >> bit & 1]


def _without(neighbours: list[int], pirate: int) -> list[int]:
    """The neighbours if a city is ignored: those it joined neighbour each other (NG-10.7)."""
    joined = neighbours[pirate]
    passed: list[int] = []
    for city, mask in enumerate(neighbours):
        if city == pirate:
            passed.append(0)
        elif joined >> city & 1:
            passed.append((mask | joined) & ~(1 << city | 1 << pirate))
        else:
            passed.append(mask)
    return passed
