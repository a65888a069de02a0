"""The tables of components in every RULES.md, made from the default edition: ``python -m tools.components``.

They stand before the options, in both languages. ◇ marks what the rulebook text does not tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.norderwind.rules.edition import Edition as Norderwind
from kogge.games.norsemen.rules import constants as nm
from kogge.games.norsemen.rules.edition import Edition as Norsemen
from kogge.games.novgorod.rules.constants import PRIVILEGES
from kogge.games.novgorod.rules.edition import Edition as Novgorod
from kogge.games.novgorod.rules.edition import Need, Row
from kogge.text import Catalogue, catalogue

GAMES = Path(__file__).parent.parent / "src/kogge/games"
FILES = {"en": "RULES.md", "de": "RULES.de.md"}
HEADING = {"en": "## What is printed", "de": "## Was gedruckt ist"}
NEXT = {"en": "## Options", "de": "## Optionen"}
AGES = ["–", "I", "II", "III"]
ABOUT = {
    "en": "The values of the edition `{}`, which is played unless you choose another. ◇: not in the rulebook text.",
    "de": "Die Werte der Edition `{}`, mit der ihr spielt, wenn ihr keine andere wählt. ◇: nicht im Regeltext.",
}


LADDERS = {
    "en": "What a step up costs and brings, from each space of a ladder (1 is the top):",
    "de": "Was ein Schritt nach oben kostet und bringt, von jedem Feld einer Leiter (1 ist oben):",
}
CAREERS = {
    "en": "The careers, from the lowest row up. A row shows what it costs to cover it, its privilege, the seals it "
    "brings each turn, and perhaps an X ◇:",
    "de": "Die Karrieren, von der untersten Stufe aufwärts. Eine Stufe zeigt, was es kostet, sie abzudecken, ihr "
    "Privileg, die Siegel in jedem Zug und vielleicht ein X ◇:",
}


def told(file: EditionFile, path: str) -> str:
    """The mark of a value that was reconstructed."""
    return " ◇" if file.provenance[path] == "reconstructed" else ""


def table(heads: str, rows: Iterable[list[str]]) -> list[str]:
    cells = heads.split(", ")
    return ["", f"| {' | '.join(cells)} |", "|" + "---|" * len(cells), *(f"| {' | '.join(row)} |" for row in rows)]


def pick(language: str, english: str, german: str) -> str:
    return german if language == "de" else english


# Norderwind


def norderwind(file: EditionFile, words: Catalogue) -> list[str]:
    e, de = Norderwind(file), words.language
    kinds = [words.slug(slug) + told(file, f"tiles.{slug}") for slug in e.tiles]
    lines = ["", pick(de, "The 24 tiles: ", "Die 24 Plättchen: ") + ", ".join(kinds) + "."]
    rows = [
        [str(row + 1), *(contract(file, words, e, port, row) for port in range(len(e.ports)))]
        for row in range(len(e.contracts[0]))
    ]
    lines += ["", pick(de, "The contracts, the first to be fulfilled on top:", "Die Aufträge, der erste zuoberst:")]
    return lines + table(", ".join(["#", *(words.slug(port) for port in e.ports)]), rows)


def contract(file: EditionFile, words: Catalogue, e: Norderwind, port: int, row: int) -> str:
    asked = e.contracts[port][row]
    parts = [
        f"{amount} {words.slug(good, amount)}" for good, amount in zip(e.goods, asked.goods, strict=True) if amount
    ]
    parts += [f"{asked.captains} {words.slug('captain', asked.captains)}"] if asked.captains else []
    parts += [f"{asked.gold} {words.slug('gold', asked.gold)}"] if asked.gold else []
    return " + ".join(parts) + told(file, f"contracts.{e.ports[port]}.{row + 1}")


# Norsemen


def norsemen(file: EditionFile, words: Catalogue) -> list[str]:
    e, de = Norsemen(file), words.language
    lines = ["", LADDERS[de]]
    rows = [
        [words.slug(ladder).capitalize(), *(step(file, words, e, ladder, space) for space in range(e.spaces))]
        for ladder in nm.LADDERS
    ]
    lines += table(pick(de, "ladder, 1, 2, 3, 4", "Leiter, 1, 2, 3, 4"), rows)
    lines += ["", pick(de, "The territories and their bonuses:", "Die Gebiete und ihre Boni:")]
    lands = [[words.slug(slug), AGES[e.age[tile]], bonus_of(file, words, e, tile)] for tile, slug in enumerate(e.tiles)]
    lines += table(pick(de, "territory, age, bonus", "Gebiet, Zeitalter, Bonus"), lands)
    lines += ["", pick(de, "The exploration cards ◇:", "Die Erkundungskarten ◇:")]
    cards = [card(words, e, number) for number in range(len(e.cards))]
    return lines + table(pick(de, "card, under a longship, in the corner, damage, bonus, VP",
                              "Karte, unter einem Langschiff, in der Ecke, Schaden, Bonus, SP"), cards)  # fmt: skip


def icons(words: Catalogue, counts: list[int]) -> str:
    shown = [f"{count}× {words.slug(nm.ICONS[icon])}" for icon, count in enumerate(counts) if count]
    return ", ".join(shown) or "–"


def step(file: EditionFile, words: Catalogue, e: Norsemen, ladder: str, space: int) -> str:
    row = nm.LADDERS.index(ladder) * e.spaces + space
    cost = icons(words, e.step_cost[row])
    return f"{cost}: {e.step_vp[row]} {words.slug('vp')}{told(file, f'ladder.{ladder}.{space + 1}')}"


def bonus_of(file: EditionFile, words: Catalogue, e: Norsemen, tile: int) -> str:
    amounts = [(e.bonus_coins[tile], "coins"), (e.bonus_vp[tile], "vp")]
    given = [f"{amount} {words.slug(slug, amount)}" for amount, slug in amounts if amount]
    return ", ".join(given) + told(file, f"bonus.{e.tiles[tile]}")


def card(words: Catalogue, e: Norsemen, number: int) -> list[str]:
    numbers = [str(e.card_damage[number]), card_bonus(words, e, number), str(e.card_vp[number])]
    return [
        words.slug(e.cards[number]),
        icons(words, e.card_icons[number]),
        icons(words, e.card_corner[number]),
        *numbers,
    ]


def card_bonus(words: Catalogue, e: Norsemen, number: int) -> str:
    de, kind, amount = words.language, e.bonus_kind[number], e.bonus_amount[number]
    points = f"{amount} {words.slug('vp')}"
    one, other = counted(words, e.bonus_per[number]), counted(words, e.bonus_with[number])
    told = {
        nm.B_NONE: "–",
        nm.B_COINS: f"{amount} {words.slug('coins', amount)}",
        nm.B_VP: points,
        nm.B_PER: pick(de, f"{points} for each: {one}", f"{points} für jedes: {one}"),
        nm.B_PAIR: pick(de, f"{points} for each pair: {one} + {other}", f"{points} für jedes Paar: {one} + {other}"),
        nm.B_DRAW: pick(de, "draw a card", "eine Karte ziehen"),
        nm.B_MOVE: pick(de, "move a lawspeaker", "einen Gesetzessprecher versetzen"),
        nm.B_ADVANCE: pick(de, "advance a token", "einen Stein vorrücken"),
    }[kind]
    price = e.bonus_price[number]
    coins = f"{price} {words.slug('coins', price)}"
    return f"{pick(de, 'for', 'für')} {coins}: {told}" if price else told


def counted(words: Catalogue, per: int) -> str:
    """What a bonus counts: an icon, tokens of a ladder in play, or cards of an age in the route."""
    if per >= nm.PER_AGE:
        return pick(words.language, "card of age ", "Karte von Zeitalter ") + AGES[per - nm.PER_AGE]
    return words.slug(nm.LADDERS[per - nm.PER_LADDER] if per >= nm.PER_LADDER else nm.ICONS[per])


# Novgorod


def novgorod(file: EditionFile, words: Catalogue) -> list[str]:
    e, de = Novgorod(file), words.language
    heads = pick(de, "city, good, offices from cheapest to dearest, their incomes, harbor fee",
                 "Stadt, Ware, Kontore vom günstigsten zum teuersten, ihre Einkommen, Hafengebühr")  # fmt: skip
    lines = table(heads, [city(file, words, e, number) for number in range(len(e.cities))])
    heads = pick(
        de, "luxury good, artisans, seals by its commodities", "Luxusgut, Manufakturen, Siegel nach seinen Waren"
    )
    lines += table(heads, [luxury(file, words, e, kind) for kind in range(len(e.luxuries))])
    lines += ["", CAREERS[de]]
    rows = [[face_name(words, face), *(career_row(words, row) for row in rows_of(e, face))] for face in e.faces]
    lines += table(", ".join([pick(de, "career", "Karriere"), *map(str, range(1, e.row_count + 1))]), rows)
    cards = [
        words.slug(slug) + (f" ×{e.card_kind.count(kind)}" if e.card_kind.count(kind) > 1 else "")
        for kind, slug in enumerate(e.missions)
    ]
    lines += [
        "",
        pick(de, "The missions, upper / lower line ◇: ", "Die Aufträge, obere / untere Zeile ◇: ")
        + "; ".join(cards)
        + ".",
    ]
    parts = [
        [words.slug(special), *(part(file, words, e, number, letter) for letter in range(4))]
        for number, special in enumerate(e.specials)
    ]
    return lines + table(pick(de, "special mission, A, B, C, D", "Sonderauftrag, A, B, C, D"), parts)


def city(file: EditionFile, words: Catalogue, e: Novgorod, number: int) -> list[str]:
    slug = e.cities[number]
    four = slice(number * 4, number * 4 + 4)
    prices = "-".join(map(str, e.price[four])) + told(file, f"prices.{slug}")
    incomes = "-".join(map(str, e.income[four])) + told(file, f"incomes.{slug}")
    good = words.slug(e.goods[number]) + told(file, f"cities.{slug}")
    return [words.slug(slug), good, prices, incomes, f"{e.fee[number]}{told(file, f'fees.{slug}')}"]


def luxury(file: EditionFile, words: Catalogue, e: Novgorod, kind: int) -> list[str]:
    slug = e.luxuries[kind]
    seals = [
        f"{' + '.join(words.slug(good) for good in combo.split('-'))} {file.entries[f'seals.{slug}.{combo}']['value']}"
        + told(file, f"seals.{slug}.{combo}")
        for combo in file.slugs(f"seals.{slug}")
    ]
    return [words.slug(slug), f"{e.artisans[kind]}{told(file, f'artisans.{slug}')}", ", ".join(seals)]


def face_name(words: Catalogue, face: str) -> str:
    number, side = face.split("-")
    return f"{number}, {words.slug(side)}"


def rows_of(e: Novgorod, face: str) -> list[Row]:
    start = e.faces.index(face) * e.row_count
    return e.rows[start : start + e.row_count]


def career_row(words: Catalogue, row: Row) -> str:
    amounts = [(row.need.commodities, "commodities"), (row.need.luxuries, "luxuries"), (row.ducats, "ducat")]
    cost = " + ".join(f"{amount} {words.slug(slug, amount)}" for amount, slug in amounts if amount)
    privilege = words.slug(PRIVILEGES[row.privilege.bit_length() - 1])
    shown = [cost, privilege, f"{row.seals} {words.slug('seal', row.seals)}", "X" if row.x else ""]
    return "; ".join(one for one in shown if one)


def part(file: EditionFile, words: Catalogue, e: Novgorod, number: int, letter: int) -> str:
    shown = e.parts[number * 4 + letter]
    price = f"{shown.price} {words.slug('ducat', shown.price)}"
    mark = told(file, f"specials.{e.specials[number]}.{'abcd'[letter]}")
    return f"{asked(words, e, shown.need)}; {price}; {shown.seals} {words.slug('seal', shown.seals)}{mark}"


def asked(words: Catalogue, e: Novgorod, need: Need) -> str:
    made = [words.slug(e.luxuries[need.kind])] if need.kind >= 0 else []
    if need.least > 1:
        made = [f"{made[0]} ({pick(words.language, 'from', 'aus')} {need.least}+)"]
    return " + ".join([*made, *(words.slug(e.goods[good]) for good in e.cities_of[need.goods])])


# The pages

TABLES = {"norderwind": norderwind, "norsemen": norsemen, "novgorod": novgorod}


def section(slug: str, language: str) -> str:
    """The chapter of the components, as it stands in the rules."""
    file = registry.edition_file(slug)
    lines = [HEADING[language], "", ABOUT[language].format(registry.editions(slug)[0])]
    return "\n".join([*lines, *TABLES[slug](file, catalogue(slug, language)), "", ""])


def renewed(text: str, slug: str, language: str) -> str:
    """A page of rules with the chapter as it is now."""
    before, rest = text.split(f"{NEXT[language]}\n", 1)
    return before.split(f"{HEADING[language]}\n")[0] + section(slug, language) + f"{NEXT[language]}\n" + rest


def main() -> None:
    for slug in registry.slugs():
        for language, name in FILES.items():
            path = GAMES / slug / name
            path.write_text(renewed(path.read_text(encoding="utf-8"), slug, language), encoding="utf-8")


if __name__ == "__main__":
    main()
