"""Numbers with names: privileges, bonus cards, purposes of goods, pending decisions, action blocks."""

from typing import Final

RULES_VERSION: Final = "1"

SIDES: Final = ["front", "back"]
OFF: Final = 0
FRONT: Final = 1
BACK: Final = 2

# What a career row lets its owner do while it is visible
PRIVILEGES: Final = ["speed", "ducats", "mission", "seal", "joker"]
SPEED: Final = 1
DUCATS: Final = 2
MISSION: Final = 4
SEAL: Final = 8
JOKER: Final = 16

# Bonus cards; the first two are those of the first game
BONUSES: Final = [
    "eight-offices",
    "five-city-route",
    "luxury-merchant",
    "three-missions",
    "career-level",
    "variety",
]
EIGHT_OFFICES: Final = 0
FIVE_CITY_ROUTE: Final = 1
LUXURY_MERCHANT: Final = 2
THREE_MISSIONS: Final = 3
CAREER_LEVEL: Final = 4
VARIETY: Final = 5
BONUSES_IN_PLAY: Final = 2
BONUS_STATES: Final = ["out", "high", "low"]
GONE: Final = 0
HIGH: Final = 1
LOW: Final = 2

# In the trace of a secret hand: a card has come; else the mission that was shown
DRAWN: Final = -1

# Special missions: the parts of a card, and those that show in the row at the start
LETTERS: Final = ["a", "b", "c", "d"]
START_LETTERS: Final = [0, 0, 1, 2]

# What goods are used for
PURPOSES: Final = ["nothing", "sale", "upper", "lower", "both", "resume", "special", "career"]
NOTHING: Final = 0
SALE: Final = 1
UPPER: Final = 2
LOWER: Final = 3
BOTH: Final = 4
RESUME: Final = 5
SPECIAL: Final = 6
CAREER: Final = 7

# What can be pending: decisions first, then chance
TODO_NAMES: Final = [
    "side",
    "draft",
    "route",
    "use",
    "artisan",
    "inputs",
    "good",
    "place",
    "buy",
    "deal-artisan",
    "deal-career",
    "deal-bonus",
    "draw",
    "open",
    "deal-special",
    "deal-merchant",
    "deal-pirate",
    "hide",
    "reveal",
]
TODO_RULES: Final = [  # by kind; chance has none
    "NG-1.6",
    "NG-2.2",
    "NG-3.1",
    "NG-4.1",
    "NG-4.2",
    "NG-4.4",
    "NG-4.1",
    "NG-5.5",
    "NG-7.1",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
]
CHOOSE_SIDE: Final = 0
DRAFT: Final = 1
ROUTE: Final = 2
USE: Final = 3
ARTISAN: Final = 4
INPUTS: Final = 5
GOOD: Final = 6
PLACE: Final = 7
BUY: Final = 8
DEAL_ARTISAN: Final = 9
DEAL_CAREER: Final = 10
DEAL_BONUS: Final = 11
DRAW: Final = 12
OPEN: Final = 13
DEAL_SPECIAL: Final = 14
DEAL_MERCHANT: Final = 15
DEAL_PIRATE: Final = 16
HIDE: Final = 17
REVEAL: Final = 18

# Blocks of the action table, in its order
A_SIDE: Final = 0
A_LAY: Final = 1
A_PLACEHOLDER: Final = 2
A_STOP: Final = 3
A_PIRATE: Final = 4
A_SELL: Final = 5
A_BY: Final = 6
A_WITH: Final = 7
A_WITH_STORED: Final = 8
A_DONE: Final = 9
A_UPPER: Final = 10
A_LOWER: Final = 11
A_BOTH: Final = 12
A_RESUME: Final = 13
A_SPECIAL: Final = 14
A_SPECIAL_LESS: Final = 15
A_RISE: Final = 16
A_STORE: Final = 17
A_INCOME: Final = 18
A_DUCATS: Final = 19
A_FINISH: Final = 20
A_KEEP: Final = 21
A_CLOSE: Final = 22
A_OFFICE: Final = 23
A_SHIP: Final = 24
A_MISSION: Final = 25
A_MISSION_LESS: Final = 26
A_DRAW: Final = 27
A_DRAW_LESS: Final = 28
A_END: Final = 29
A_DEAL_ARTISAN: Final = 30
A_DEAL_CAREER: Final = 31
A_DEAL_BONUS: Final = 32
A_DRAWN: Final = 33
A_OPEN: Final = 34
A_DEAL_SPECIAL: Final = 35
A_DEAL_MERCHANT: Final = 36
A_DEAL_PIRATE: Final = 37
A_HIDE: Final = 38
A_REVEAL: Final = 39
