"""Numbers with names: icons, ladders, jarl actions, effects, abilities, pending decisions."""

from typing import Final

RULES_VERSION: Final = "1"
MOST_SEATS: Final = 4
NOBODY: Final = -1
NO_CARD: Final = -1

# Icons of a card's resource space: five resources, three kinds of lore, the discount
ICONS: Final = ["wood", "fabric", "food", "sailing", "raid", "gem", "rune", "spice", "discount"]
ICON_LETTERS: Final = "WFOSRgrpd"
GEM: Final = 5
RESOURCES: Final = 5
LORES: Final = 3
DISCOUNT: Final = 8
ICON_COUNT: Final = 9

# Ages of cards and territories; 0 is the starting set
AGES: Final = ["start", "1", "2", "3"]
LAST_AGE: Final = 3

# Ladders, from left to right
LADDERS: Final = ["lawspeaker", "fort", "settlement", "longship"]
LAWSPEAKER: Final = 0
FORT: Final = 1
SETTLEMENT: Final = 2
LONGSHIP: Final = 3
ANY_LADDER: Final = 4
IN_PLAY: Final = -1
TOKEN_KINDS: Final = ["plain", "legendary"]
PLAIN: Final = 0
LEGENDARY: Final = 1

# Jarl actions and their spaces
JARL_ACTIONS: Final = ["longships", "settlements", "forts", "lawspeakers", "explore"]
J_LONGSHIPS: Final = 0
J_SETTLEMENTS: Final = 1
J_FORTS: Final = 2
J_LAWSPEAKERS: Final = 3
J_EXPLORE: Final = 4
LADDER_OF_JARL: Final = [LONGSHIP, SETTLEMENT, FORT, LAWSPEAKER]
JARL_SPACES: Final = 4
PRIMARY: Final = 0
SPACE_NAMES: Final = ["primary", "first", "second", "third"]

# Where a territory tile lies: nowhere yet, on the map, or beside the board of a seat (its number)
OFF_MAP: Final = -2
ON_MAP: Final = -1

# Thing actions: what they do besides coins and VP
THING_EFFECTS: Final = ["none", "market", "draw", "advance", "exchange", "refit", "normandy"]
T_MARKET: Final = 1
T_DRAW: Final = 2
T_ADVANCE: Final = 3
T_EXCHANGE: Final = 4
T_REFIT: Final = 5
T_NORMANDY: Final = 6

# What a settlement's income may give 1 VP for each of
VP_PER: Final = ["none", "forts", "lore", "ages", "lawspeakers", "longships"]
V_FORTS: Final = 1
V_LORE: Final = 2
V_AGES: Final = 3
V_LAWSPEAKERS: Final = 4
V_LONGSHIPS: Final = 5

# Bonus effects of exploration cards
B_NONE: Final = 0
B_COINS: Final = 1
B_VP: Final = 2
B_PER: Final = 3
B_PAIR: Final = 4
B_DRAW: Final = 5
B_MOVE: Final = 6
B_ADVANCE: Final = 7
PER_LADDER: Final = 10
PER_AGE: Final = 20

# Abilities of leaders
ABILITIES: Final = ["flip", "beside", "waive", "extra-trade", "fort", "tiles", "double", "move", "settle"]
FLIP: Final = 0
BESIDE: Final = 1
WAIVE: Final = 2
EXTRA_TRADE: Final = 3
FORT_START: Final = 4
OWN_TILES: Final = 5
DOUBLE: Final = 6
MOVE_SHIP: Final = 7
SETTLE_THING: Final = 8

# What scoring cards count
COUNTS: Final = ["settlements", "legends", "longships", "forts", "lore", "lawspeakers", "ages"]
SCORED: Final = [
    "scored-settlements",
    "scored-legends",
    "scored-longships",
    "scored-forts",
    "scored-lore",
    "scored-lawspeakers",
    "scored-ages",
]
C_LEGENDS: Final = 1
C_LONGSHIPS: Final = 2
C_FORTS: Final = 3
C_LORE: Final = 4
C_LAWSPEAKERS: Final = 5
C_AGES: Final = 6

# What goes on the card just revealed
PUTS: Final = ["nothing", "lawspeaker", "longship", "both"]
TITLE_TOKENS: Final = ["jarl", "longship"]

# Where a longship to be moved may come from, before the cards
SHIP_PLACES: Final = ["available", "title", "damaged"]
FROM_AVAILABLE: Final = 0
FROM_TITLE: Final = 1
FROM_DAMAGED: Final = 2
FROM_CARDS: Final = 3

# Phases of the game
PHASES: Final = ["setup", "leaders", "effects", "route", "landing", "expansion", "income", "ports", "tile", "over"]
P_SETUP: Final = 0
P_LEADERS: Final = 1
P_EFFECTS: Final = 2
P_ROUTE: Final = 3
P_LANDING: Final = 4
P_EXPANSION: Final = 5
P_INCOME: Final = 6
P_PORTS: Final = 7
P_TILE: Final = 8
P_OVER: Final = 9

# What can be pending: a seat's secret tasks, decisions, chance, and steps that run by themselves
TODO_NAMES: Final = [
    "finished",
    "choose-leader",
    "reveal",
    "put",
    "drawing",
    "show",
    "home",
    "speaker",
    "bonuses",
    "turn",
    "bonus",
    "added-ship",
    "added-speaker",
    "ladder",
    "trade",
    "send",
    "settle",
    "fort",
    "free-thing",
    "deck",
    "keep",
    "take-kept",
    "take",
    "title",
    "advance",
    "exchange",
    "lower",
    "ship-from",
    "ship-to",
    "speaker-from",
    "speaker-to",
    "income",
    "ports",
    "order",
    "tile",
    "scoring",
    "deal",
    "see",
    "draw-own",
    "draw-age",
    "reveal-tile",
    "unused-tile",
    "ask-speaker",
    "ladder-end",
    "thing-effect",
    "keep-end",
]
TODO_RULES: Final = [  # by kind; chance has none
    "",
    "NM-1.5",
    "NM-3.4",
    "NM-3.3",
    "",
    "NM-9.2",
    "NM-1.6",
    "NM-3.9",
    "NM-3.12",
    "NM-5.1",
    "NM-3.12",
    "NM-4.2",
    "NM-4.3",
    "NM-6.1",
    "NM-2.2",
    "NM-6.6",
    "NM-6.3",
    "NM-6.4",
    "NM-6.5",
    "NM-6.7",
    "NM-6.8",
    "NM-6.9",
    "NM-6.9",
    "NM-5.7",
    "NM-6.11",
    "NM-11.9",
    "NM-11.9",
    "NM-9.8",
    "NM-9.8",
    "NM-4.9",
    "NM-4.9",
    "NM-7.5",
    "NM-7.9",
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
    "",
    "",
    "",
]
FINISHED: Final = 0
CHOOSE_LEADER: Final = 1
REVEAL: Final = 2
PUT: Final = 3
DRAWING: Final = 4
SHOW: Final = 5
HOME: Final = 6
SPEAKER: Final = 7
BONUSES: Final = 8
TURN: Final = 9
BONUS: Final = 10
ADDED_SHIP: Final = 11
ADDED_SPEAKER: Final = 12
LADDER: Final = 13
TRADE: Final = 14
SEND: Final = 15
SETTLE: Final = 16
PLACE_FORT: Final = 17
FREE_THING: Final = 18
DECK: Final = 19
KEEP: Final = 20
TAKE_KEPT: Final = 21
TAKE: Final = 22
TITLE: Final = 23
ADVANCE: Final = 24
EXCHANGE: Final = 25
LOWER: Final = 26
SHIP_FROM: Final = 27
SHIP_TO: Final = 28
SPEAKER_FROM: Final = 29
SPEAKER_TO: Final = 30
INCOME: Final = 31
PORTS: Final = 32
DRAW_ORDER: Final = 33
DRAW_TILE: Final = 34
DRAW_SCORING: Final = 35
DEAL: Final = 36
SEE: Final = 37
DRAW_OWN: Final = 38
DRAW_AGE: Final = 39
REVEAL_TILE: Final = 40
UNUSED_TILE: Final = 41
ASK_SPEAKER: Final = 42
LADDER_END: Final = 43
THING_EFFECT: Final = 44
KEEP_END: Final = 45
FIRST_CHANCE: Final = DRAW_ORDER
FIRST_STEP: Final = ASK_SPEAKER

# What a card drawn from the own deck is for
TO_ROUTE: Final = 0
TO_CHOOSE: Final = 1

# Who built a fort: the jarl action (its thing action follows), an effect, or the leader at set-up
BY_EFFECT: Final = 0
BY_JARL: Final = 1
BY_LEADER: Final = 2

# Blocks of the action table, in its order
A_CHOOSE: Final = 0
A_REVEAL: Final = 2
A_PUT: Final = 3
A_STOP: Final = 4
A_DONE: Final = 5
A_SKIP: Final = 6
A_SEND: Final = 7
A_BONUS: Final = 8
A_JARL: Final = 9
A_PLACE: Final = 10
A_DOUBLE: Final = 11
A_THING: Final = 12
A_THING_FREE: Final = 13
A_REPAIR: Final = 14
A_TITLE: Final = 15
A_COINS: Final = 16
A_SCORE: Final = 17
A_PASS: Final = 18
A_FLIP: Final = 19
A_SHIP_FROM: Final = 20
A_ADVANCE: Final = 22
A_TRADE: Final = 24
A_EXTRA_TRADE: Final = 25
A_SETTLE: Final = 26
A_FORT: Final = 27
A_DECK: Final = 28
A_KEEP: Final = 29
A_ROUTE: Final = 30
A_INCOME: Final = 32
A_HOLD: Final = 33
A_PORT: Final = 34
A_FLIPPED: Final = 35
