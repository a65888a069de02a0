"""The component facts of Norsemen as typed tables, read from an edition file and checked."""

from __future__ import annotations

import re

from kogge.games.edition_file import EditionFile
from kogge.games.norsemen.rules.constants import (
    ABILITIES,
    AGES,
    B_ADVANCE,
    B_COINS,
    B_DRAW,
    B_MOVE,
    B_NONE,
    B_PAIR,
    B_PER,
    B_VP,
    COUNTS,
    ICON_COUNT,
    ICON_LETTERS,
    ICONS,
    LADDERS,
    LAST_AGE,
    MOST_SEATS,
    PER_AGE,
    PER_LADDER,
    RESOURCES,
    SETTLEMENT,
    SPACE_NAMES,
    T_ADVANCE,
    THING_EFFECTS,
    VP_PER,
)

PLAYERS = [2, 3, 4]
PLACES = ["first", "second", "third", "fourth"]
SCANDINAVIA = "scandinavia"
NORMANDY = "normandy"
MOST_DAMAGE = 2
_BONUS = re.compile(r"(?:pay(\d):)?(?:c(\d)|v(\d)|v(\d)/(\w+)|v(\d)/pair\((\w+),(\w+)\)|(draw|move|adv))$")


class Title:
    """A scoring card: what it counts, its requirement, and what it brings at the end."""

    def __init__(self, counts: int, need: int, more: int, more_vp: int, most: int, most_vp: int) -> None:
        self.counts = counts
        self.need = need
        self.more = more
        self.more_vp = more_vp
        self.most = most
        self.most_vp = most_vp


class Edition:
    """All numbers that are printed on components. Reading one checks it; the file notes every fault."""

    def __init__(self, file: EditionFile) -> None:
        self.name: str = file.word("name")
        self.hash: str = file.hash
        self._read_numbers(file)
        self._read_territories(file)
        self._read_things(file)
        self._read_incomes(file)
        self._read_ladders(file)
        self._read_jarls(file)
        self._read_leaders(file)
        self._read_titles(file)
        self._read_cards(file)
        self._read_explore(file)
        self._check(file)

    def _read_numbers(self, file: EditionFile) -> None:
        self.start_vp: int = file.number("start.vp", 0, 100)
        self.jarls: int = file.number("start.jarls", 1, 4)
        self.lawspeakers: int = file.number("start.lawspeakers", 0, 10)
        self.longships: int = file.number("start.longships", 1, 10)
        self.dealt: int = file.number("start.leaders", 1, 4)
        self.limit: int = file.number("route.limit", 1, 20)
        self.damage: int = file.number("route.damage", 2, 10)
        self.ports: int = file.number("route.ports", 0, 5)
        self.repair: int = file.number("prices.repair", 0, 10)
        self.settlement_vp: int = file.number("prices.settlements", 0, 10)
        self.title_coins: int = file.number("gains.title", 0, 10)
        self.legendary: int = file.number("gains.legendary", 0, 10)
        self.coins_a_point: int = file.number("gains.coins_a_point", 1, 20)
        self.trade: list[int] = [file.number(f"trades.{icon}", 0, 20) for icon in ICONS[:RESOURCES]]
        self.order_coins: list[int] = [self._part(file, f"order.{place}", "coins") for place in PLACES]
        self.order_vp: list[int] = [self._part(file, f"order.{place}", "vp") for place in PLACES]
        self.lore_vp: list[list[int]] = [[], []]
        for players in PLAYERS:
            self.lore_vp.append([self._part(file, f"lore.{players}", place) for place in PLACES])
        self.flip_vp: int = file.number("abilities.flip_vp", 0, 10)
        self.extra_trade_less: int = file.number("abilities.extra_trade_less", 0, 10)
        self.fort_thing_vp: int = file.number("abilities.fort_thing_vp", 0, 10)
        self.tile_thing_vp: int = file.number("abilities.tile_thing_vp", 0, 10)
        self.tile_settlement_vp: int = file.number("abilities.tile_settlement_vp", 0, 10)
        self.cards_seen: int = file.number("abilities.cards_seen", 1, 4)

    def _part(self, file: EditionFile, path: str, key: str) -> int:
        """One number of an entry that holds several."""
        return file.amount(path, file.entry(path), key, 0, 20)

    def _optional(self, file: EditionFile, path: str, key: str) -> int:
        """A number that is 0 where the entry does not name it."""
        entry = file.entry(path)
        return file.amount(path, entry, key, 1, 20) if key in entry else 0

    def _icons(self, file: EditionFile, path: str, key: str, letters: str) -> list[int]:
        """A row of icon letters as counts of each icon."""
        counts = [0] * ICON_COUNT
        text = file.entry(path).get(key, "")
        for letter in text if isinstance(text, str) else "?":
            if letter not in letters:
                file.fault(path, "norsemen-icon", key=key, got=letter, expected=letters)
            else:
                counts[ICON_LETTERS.index(letter)] += 1
        return counts

    def _one_icon(self, file: EditionFile, path: str, key: str) -> tuple[int, int]:
        """A row of equal resource letters: which icon and how many; (0, 0) for none."""
        counts = self._icons(file, path, key, ICON_LETTERS[:RESOURCES])
        kinds = [icon for icon in range(RESOURCES) if counts[icon]]
        if len(kinds) > 1:
            file.fault(path, "norsemen-one-icon", key=key)
        return (kinds[0], counts[kinds[0]]) if kinds else (0, 0)

    def _read_territories(self, file: EditionFile) -> None:
        self.territories: list[str] = file.slugs("territories")
        if self.territories[-1:] != [NORMANDY]:
            file.fault("territories", "norsemen-normandy-last")
        self.normandy: int = len(self.territories) - 1
        self.tiles: list[str] = self.territories[: self.normandy]
        self.age: list[int] = []
        for slug in self.territories:
            path = f"territories.{slug}"
            file.only(path, file.entry(path), ["age"])
            self.age.append(file.amount(path, file.entry(path), "age", 0, LAST_AGE))
        self.used_tiles: int = file.number("tiles.used", 1, 5)
        self.tiles_of_age: list[list[int]] = [
            [tile for tile in range(self.normandy) if self.age[tile] == age] for age in range(LAST_AGE + 1)
        ]
        self.starting: list[int] = self.tiles_of_age[0]
        self.later: list[int] = []
        for age in range(2, LAST_AGE + 1):
            if self.tiles_of_age[age]:
                self.later += [age] * self.used_tiles
        self.rounds: int = len(self.later) + 1
        self.bonus_coins: list[int] = [self._optional(file, f"bonus.{slug}", "coins") for slug in self.tiles]
        self.bonus_vp: list[int] = [self._optional(file, f"bonus.{slug}", "vp") for slug in self.tiles]
        for slug in self.tiles:
            file.only(f"bonus.{slug}", file.entry(f"bonus.{slug}"), ["coins", "vp"])

    def _read_things(self, file: EditionFile) -> None:
        self.thing_icon: list[int] = []
        self.thing_count: list[int] = []
        self.thing_price: list[int] = []
        self.thing_coins: list[int] = []
        self.thing_vp: list[int] = []
        self.thing_effect: list[int] = []
        self.thing_ladder: list[int] = []
        for slug in self.territories:
            path = f"thing.{slug}"
            entry = file.entry(path)
            file.only(path, entry, ["need", "price", "coins", "vp", "effect", "ladder"])
            icon, count = self._one_icon(file, path, "need")
            self.thing_icon.append(icon)
            self.thing_count.append(count)
            self.thing_price.append(self._optional(file, path, "price"))
            self.thing_coins.append(self._optional(file, path, "coins"))
            self.thing_vp.append(self._optional(file, path, "vp"))
            effect = file.choice(path, entry, "effect", THING_EFFECTS) if "effect" in entry else "none"
            self.thing_effect.append(THING_EFFECTS.index(effect))
            advances = self.thing_effect[-1] == T_ADVANCE
            self.thing_ladder.append(LADDERS.index(file.choice(path, entry, "ladder", LADDERS)) if advances else 0)
            if (effect == NORMANDY) != (slug == NORMANDY):
                file.fault(path, "norsemen-normandy-thing")

    def _read_incomes(self, file: EditionFile) -> None:
        self.income_coins: list[int] = []
        self.income_vp: list[int] = []
        self.income_coin_for_vp: list[int] = []
        self.income_ports: list[int] = []
        self.income_keep: list[int] = []
        self.income_lore: list[int] = []
        self.income_per_icon: list[int] = []
        self.income_per_count: list[int] = []
        self.income_if_icon: list[int] = []
        self.income_if_count: list[int] = []
        self.income_if_coins: list[int] = []
        self.income_if_vp: list[int] = []
        self.income_vp_per: list[int] = []
        for slug in self.tiles:
            self._read_income(file, f"income.{slug}")

    def _read_income(self, file: EditionFile, path: str) -> None:
        entry = file.entry(path)
        amounts = ["coins", "vp", "coin_for_vp", "ports", "keep", "if_coins", "if_vp"]
        file.only(path, entry, [*amounts, "per", "if", "vp_per", "lore"])
        self.income_coins.append(self._optional(file, path, "coins"))
        self.income_vp.append(self._optional(file, path, "vp"))
        self.income_coin_for_vp.append(self._optional(file, path, "coin_for_vp"))
        self.income_ports.append(self._optional(file, path, "ports"))
        self.income_keep.append(self._optional(file, path, "keep"))
        self.income_if_coins.append(self._optional(file, path, "if_coins"))
        self.income_if_vp.append(self._optional(file, path, "if_vp"))
        icon, count = self._one_icon(file, path, "per")
        self.income_per_icon.append(icon)
        self.income_per_count.append(count)
        icon, count = self._one_icon(file, path, "if")
        self.income_if_icon.append(icon)
        self.income_if_count.append(count)
        per = file.choice(path, entry, "vp_per", VP_PER) if "vp_per" in entry else "none"
        self.income_vp_per.append(VP_PER.index(per))
        lore = file.choice(path, entry, "lore", ICONS[RESOURCES:]) if "lore" in entry else ""
        self.income_lore.append(ICONS.index(lore) if lore else -1)

    def _read_ladders(self, file: EditionFile) -> None:
        rows = file.slugs(f"ladder.{LADDERS[0]}")
        self.spaces: int = max(len(rows), 1)
        self.step_cost: list[list[int]] = []
        self.step_vp: list[int] = []
        for ladder in LADDERS:
            for space in range(self.spaces):
                path = f"ladder.{ladder}.{space + 1}"
                file.only(path, file.entry(path), ["cost", "vp"])
                self.step_cost.append(self._icons(file, path, "cost", ICON_LETTERS[:RESOURCES])[:RESOURCES])
                self.step_vp.append(self._part(file, path, "vp"))

    def _read_jarls(self, file: EditionFile) -> None:
        self.fort_coins: list[int] = [self._part(file, f"jarl.forts.{space}", "coins") for space in SPACE_NAMES]
        self.explore_coins: list[int] = [self._part(file, f"jarl.explore.{space}", "coins") for space in SPACE_NAMES]
        self.explore_draw: list[int] = [self._part(file, f"jarl.explore.{space}", "draw") for space in SPACE_NAMES]

    def _read_leaders(self, file: EditionFile) -> None:
        self.leaders: list[str] = file.slugs("leaders")
        self.leader_start: list[int] = []
        self.leader_coins: list[int] = []
        self.leader_ability: list[int] = []
        starting = [self.territories[tile] for tile in self.starting]
        for slug in self.leaders:
            path = f"leaders.{slug}"
            entry = file.entry(path)
            file.only(path, entry, ["start", "coins", "ability"])
            self.leader_start.append(self.territories.index(file.choice(path, entry, "start", starting)))
            self.leader_coins.append(file.amount(path, entry, "coins", 0, 20))
            self.leader_ability.append(ABILITIES.index(file.choice(path, entry, "ability", ABILITIES)))

    def _read_titles(self, file: EditionFile) -> None:
        self.titles: list[str] = file.slugs("scoring")
        self.title: list[Title] = []
        keys = ["need", "more", "more_vp", "most", "most_vp"]
        for slug in self.titles:
            path = f"scoring.{slug}"
            if slug not in COUNTS:
                file.fault(path, "norsemen-title", got=slug, expected=", ".join(COUNTS))
                continue
            file.only(path, file.entry(path), keys)
            n = [self._part(file, path, key) for key in keys]
            self.title.append(Title(COUNTS.index(slug), n[0], n[1], n[2], n[3], n[4]))
        self.titles_shown: int = file.number("scoring_spaces.shown", 1, 7)
        self.title_vp: list[int] = [file.number(f"scoring_spaces.{place}", 0, 20) for place in PLACES]

    def _read_cards(self, file: EditionFile) -> None:
        self.cards: list[str] = file.slugs("cards")
        self.card_age: list[int] = []
        self.card_territory: list[int] = []
        self.card_icons: list[list[int]] = []
        self.card_corner: list[list[int]] = []
        self.card_has_corner: list[bool] = []
        self.card_damage: list[int] = []
        self.card_vp: list[int] = []
        self.bonus_kind: list[int] = []
        self.bonus_price: list[int] = []
        self.bonus_amount: list[int] = []
        self.bonus_per: list[int] = []
        self.bonus_with: list[int] = []
        for slug in self.cards:
            self._read_card(file, f"cards.{slug}")
        self.cards_of_age: list[list[int]] = [
            [card for card in range(len(self.cards)) if self.card_age[card] == age] for age in range(LAST_AGE + 1)
        ]
        self.ages: list[int] = [age for age in range(1, LAST_AGE + 1) if self.cards_of_age[age]]

    def _read_card(self, file: EditionFile, path: str) -> None:
        entry = file.entry(path)
        file.only(path, entry, ["age", "territory", "icons", "corner", "damage", "bonus", "vp"])
        age = file.amount(path, entry, "age", 0, LAST_AGE)
        slug = file.choice(path, entry, "territory", [SCANDINAVIA, *self.tiles])
        territory = -1 if slug == SCANDINAVIA else self.territories.index(slug)
        if age != (0 if territory < 0 else self.age[territory]):
            file.fault(path, "norsemen-card-age", got=AGES[age], territory=slug)
        corner = self._icons(file, path, "corner", ICON_LETTERS[RESOURCES : RESOURCES + 3])
        self.card_age.append(age)
        self.card_territory.append(territory)
        self.card_icons.append(self._icons(file, path, "icons", ICON_LETTERS))
        self.card_corner.append(corner)
        self.card_has_corner.append(any(corner))
        self.card_damage.append(file.amount(path, entry, "damage", 0, MOST_DAMAGE))
        self.card_vp.append(file.amount(path, entry, "vp", 0, 20))
        self._read_bonus(file, path, entry.get("bonus", ""))

    def _read_bonus(self, file: EditionFile, path: str, text: object) -> None:
        """The small language of bonus effects: ``c2``, ``v1/fort``, ``v2/pair(gem,rune)``, ``pay2:adv``."""
        kind, amount, per, other, price = B_NONE, 0, 0, 0, 0
        found = _BONUS.match(text) if isinstance(text, str) else None
        if found:
            part = found.groups()
            price = int(part[0] or 0)
            amount = int(part[1] or part[2] or part[3] or part[5] or 0)
            if part[1]:
                kind = B_COINS
            elif part[2]:
                kind = B_VP
            elif part[3]:
                kind, per = B_PER, self._per(file, path, part[4])
            elif part[5]:
                kind, per, other = B_PAIR, self._per(file, path, part[6]), self._per(file, path, part[7])
            else:
                kind = {"draw": B_DRAW, "move": B_MOVE, "adv": B_ADVANCE}[part[8]]
        elif text != "":
            file.fault(path, "norsemen-bonus", got=str(text))
        self.bonus_kind.append(kind)
        self.bonus_amount.append(amount)
        self.bonus_per.append(per)
        self.bonus_with.append(other)
        self.bonus_price.append(price)

    def _per(self, file: EditionFile, path: str, word: str) -> int:
        """What is counted: an icon, tokens of a ladder, or face-up cards of an age in the route (``card3``)."""
        if word in ICONS:
            return ICONS.index(word)
        if word in LADDERS:
            return PER_LADDER + LADDERS.index(word)
        if word.startswith("card") and word[4:] in AGES:
            return PER_AGE + AGES.index(word[4:])
        file.fault(path, "norsemen-bonus", got=word)
        return 0

    def _read_explore(self, file: EditionFile) -> None:
        """Sailing and food to keep one or two cards, by age: ``keep_cost[age][cards]`` is a row of resources."""
        self.keep_cost: list[list[list[int]]] = [[]]
        for age in range(1, LAST_AGE + 1):
            rows = [[0] * RESOURCES]
            if age in self.ages:
                for key in ("one", "two"):
                    row = [0] * RESOURCES
                    row[ICONS.index("sailing")] = self._part(file, f"explore.{age}", key)
                    row[ICONS.index("food")] = self._part(file, f"explore.{age}", "food")
                    rows.append(row)
            self.keep_cost.append(rows)

    def _check(self, file: EditionFile) -> None:
        """What must hold between the numbers, so that nothing in the game can get stuck."""
        if file.word("game") not in ("norsemen", ""):
            file.fault("edition", "edition-other-game", got=file.word("game"), expected="norsemen")
        if not self.starting or not self.tiles_of_age[1]:
            file.fault("territories", "norsemen-no-territories")
        for age in range(1, LAST_AGE + 1):
            tiles = len(self.tiles_of_age[age])
            if tiles not in (0, self.used_tiles + 1):
                file.fault("territories", "norsemen-tile-count", age=age, got=tiles, expected=self.used_tiles + 1)
        if self.spaces + 1 > len(self.starting) + self.used_tiles:
            file.fault(f"ladder.{LADDERS[SETTLEMENT]}", "norsemen-too-many-settlements", got=self.spaces + 1)
        if len(self.leaders) < self.dealt * MOST_SEATS:
            file.fault("leaders", "norsemen-few-leaders", got=len(self.leaders), expected=self.dealt * MOST_SEATS)
        if len(self.titles) < self.titles_shown:
            file.fault("scoring", "norsemen-few-titles", got=len(self.titles), expected=self.titles_shown)
        if not self.cards_of_age[0] or len(self.cards_of_age[1]) < self.cards_seen:
            file.fault("cards", "norsemen-few-cards")
