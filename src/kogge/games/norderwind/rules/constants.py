"""Numbers with names: kinds of tiles, pending decisions, action blocks, crew roles."""

from typing import Final

RULES_VERSION: Final = "1"

GOODS: Final = ["grain", "fish", "salt", "wood", "wine"]
ROLES: Final = ["boatman", "accountant", "cannoneer", "treasurer", "lookout"]
BOATMAN: Final = 1
ACCOUNTANT: Final = 2
CANNONEER: Final = 4
TREASURER: Final = 8
LOOKOUT: Final = 16
ROLE_BITS: Final = [BOATMAN, ACCOUNTANT, CANNONEER, TREASURER, LOOKOUT]

# Kinds of sea tiles
TILE_KINDS: Final = ["destination", "port", "equipment", "merchant", "wreck", "fog"]
DESTINATION: Final = 0
PORT: Final = 1
EQUIPMENT: Final = 2
MERCHANT: Final = 3
WRECK: Final = 4
FOG: Final = 5

# Faces of the dice
EVENT_FACES: Final = ["1", "2", "3", "coin"]
COIN: Final = 3
SHOT_FACES: Final = ["silver", "blue", "blank"]
SILVER: Final = 0
BLUE: Final = 1

# What can be pending
TODO_NAMES: Final = [
    "choose-stack",
    "set-sail",
    "looked",
    "tile",
    "more",
    "sail-on",
    "pirates",
    "letter",
    "reveal",
    "look",
    "event",
    "shot",
]
TODO_RULES: Final = [  # by kind; chance has none
    "NW-2.2",
    "NW-8.1",
    "NW-8.2",
    "NW-2.4",
    "NW-3.2",
    "NW-2.5",
    "NW-6.3",
    "NW-5.3",
    "",
    "",
    "",
    "",
]
CHOOSE_STACK: Final = 0
SET_SAIL: Final = 1
LOOKED: Final = 2
AT_TILE: Final = 3
MORE: Final = 4
SAIL_ON: Final = 5
PIRATES: Final = 6
LETTER: Final = 7
REVEAL: Final = 8
LOOK: Final = 9
EVENT: Final = 10
SHOT: Final = 11

# Directions of a trade
BOUGHT: Final = 0
SOLD: Final = 1

# Blocks of the action table, in its order
A_SAIL: Final = 0
A_LOOK: Final = 1
A_NEXT: Final = 2
A_BOTTOM: Final = 3
A_STOP: Final = 4
A_DONE: Final = 5
A_PASS: Final = 6
A_PAY: Final = 7
A_BATTLE: Final = 8
A_BUY: Final = 9
A_BUY_OVER: Final = 10
A_SELL: Final = 11
A_HOIST: Final = 12
A_CANNON: Final = 13
A_HIRE: Final = 14
A_FULFIL: Final = 15
A_SEARCH: Final = 16
A_REVEAL: Final = 17
A_LOOK_AT: Final = 18
A_EVENT: Final = 19
A_SHOT: Final = 20
