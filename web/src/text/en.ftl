# The page's own words: English. The games' words come from their own catalogues.

kogge = Kogge
tagline = Three games of the northern seas
choose-game = Choose a box
your-games = Your games
your-turn-here = Your turn
game-finished = Finished
game-waiting = Waiting for players
game-over = Over
with = with { $names }
resume = Go on
forget = Put away
lobby = Open tables
join = Sit down
load-failed = The server does not answer. Is it running?
try-again = Try again

## A box

players-range = { $least }–{ $most } players
minutes = { $least }–{ $most } min
weight-label = Weight
weight-light = light
weight-medium = medium
weight-heavy = heavy
coming = Not on this table yet
box-novgorod = Office by office up the rivers: lay a route, turn the cards, and rise from trader to alderman.
box-norsemen = Longships, runes and law: explore the coasts, hold your land, and be sung of.
box-norderwind = Trade, dare the fog, and bring three battered ports what they need.
open-box = Open the box: { $game }
start-against = Against { $count ->
        [one] one bot
       *[other] { $count } bots
    }, start
friends = Play with friends
learn = Learn by playing
learn-hint = A first game against one bot, with a word at every new decision.
this-device = On this device
this-device-hint = You pass it around. Secrets are covered between turns.
by-link = By link
by-link-hint = Everyone on their own screen, here or far away. You get a link to share.
how-many = How many play?
bot-count = Bots
level = Bots play
level-name = { $level ->
        [random] at random
        [deckhand] gently (deckhand)
        [greedy] quickly (greedy)
        [mate] well (mate)
        [skipper] strongly (skipper)
        [admiral] as strongly as they can (admiral)
       *[other] { $level }
    }
your-name = Your name
captain-name = Captain
player-name = Player { $number }
confirm-label = Ask before steps that cannot be taken back
clock = Clock
clock-none = none
clock-brisk = 15 minutes each, 10 seconds more a step
clock-calm = 45 minutes each, 30 seconds more a step
clock-slow = 3 days for each decision
more-options = More options
seats-label = Players
rules = Rules
close = Close
back = Back
cancel = Cancel
ok = All right

## The table

round = Round { $round }
undo = Take back
undo-hint = Take back the last step
restart = Restart turn
redo-turn = Take back everything of this turn that can be taken back
menu = Menu
sound-on = Bell rings on your turn
sound-off = Bell is silent
aid = Aid
log = Log
set-up = Set-up
chat = Chat
panels = Log, chat and aid
players = Players
my-area = My area
thinking = { $name } is thinking …
waiting-seat = Waiting for { $name }
connecting = Connecting …
connection-lost = The connection is lost. Trying again …
refused = This table does not know you. Ask for a link.
more-actions = More …
all-actions = Everything you can do
what-to-do = What shall it be?
rule-number = Rule { $rule }
look-closer = Look closer
closer = Look closer at the board
fit = Show the whole board
hint = Hint
hint-hint = Ask what a good player would do (H)
hint-odds = { $percent } % to win · { $unit }: about { $score }
why-not = Why not?
skip = Skip
back-to-now = Back to now
looking-back = You are looking at step { $index } of { $last }.
confirm-title = This cannot be taken back
confirm-do = Do it
understood = Understood
no-events = Nothing has happened yet.
say = Say something
send = Send
no-chat = Nobody has said anything yet.
share-watch = Copy the link for onlookers
copy-link = Copy link
copied = Copied
leave = Leave the table
leave-code = Your way back:
other-device = Go on on another device
to-start = To the start
language = Language
theme = Light
theme-auto = as the system
theme-light = day
theme-dark = lamplight
speed = Pace of others’ turns
speed-slow = slow
speed-calm = calm
speed-brisk = brisk
speed-fast = fast
speed-off = at once
sound = Bell on your turn
plain-view = The table as text, for screen readers
notify = Notify me when I am not looking
settings = Settings
keyboard = Keys: 1–9 choose an action, U takes back, H asks for a hint, R opens the rules, L the log, arrow keys and Enter walk the board.
hand-to = Pass the device to { $name }
hand-to-hint = Everything is covered until { $name } is ready.
i-am = I am { $name }
seat-of = Seat of { $name }
you = you
bot = bot
away = away
open-seat = open seat
sit-here = Sit down
invite = Invite your friends
invite-hint = Send this link. The game begins when every seat is taken.
invite-here = This address works on this machine only. To let in your network, start the server with --lan (make play SERVE=--lan).
invited = You are invited
proposal-undo = { $name } would like to take back { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
proposal-takeover = { $name } proposes that a bot plays on for an absent player.
proposal-abandon = { $name } proposes to end the game.
agree = Agree
decline = Decline
propose-undo = Ask to take back further

## The end

the-end = The game is over
winner = { $name } wins!
no-winner = Nobody has won.
final-scores = Score sheet
score-before = To begin with
place = Place
race = The race
best-moments = Best moments
rematch = Play again
replay = Replay
download = Download the record
share = Share
show-sheet = Score sheet

reconstructed-hint = The published rulebook does not print this value: it is our reconstruction. Who owns the box can play with an edition file of the printed values.
inferred-hint = The rulebook does not print this, but it follows from what it prints.

## Replay

replay-title = Replay
open-record = Open a record
drop-record = A record holds a whole game. Open one, and step through it.
choose-file = Choose a file
paste-record = Or paste its text
step-of = Step { $index } of { $last }
step-back = One step back
step-on = One step on
autoplay = Play by itself
pause = Pause
viewer-seat = Seen by
onlookers = an onlooker

## Rules

rules-of = Rules of { $game }
contents = Contents
no-rules = The rules are being written. Until then, every prompt and “Why not?” tells you what is allowed.
search-rules = Search

## Norderwind

nw-voyage-to = Voyage for { $port }
nw-at-home = In the home port
nw-stack = Stack of { $port }
nw-stack-count = { $count } tiles
nw-seen = Seen here
nw-unseen = { $count ->
        [0] all seen
        [one] one not seen
       *[other] { $count } not seen
    }
nw-next-odds = Next tile
nw-kind = { $kind ->
        [destination] port of destination
        [port] trading port
        [equipment] equipment
        [merchant] merchant
        [wreck] wreck
        [fog] fog
       *[other] { $kind }
    }
nw-contracts = Contracts of { $port }
nw-next-contract = Next contract
nw-contract-row = Contract { $number }: { $needs }
nw-done-by = fulfilled by { $name }
nw-you-lack = You lack: { $needs }
nw-you-have-all = You have all of it
nw-majority = Majority
nw-majority-of = Majority: { $name }
nw-majority-none = Majority: nobody
nw-all-ports = A contract in every port
nw-full-crew = Full crew
nw-cubes = Cubes on the board
nw-cubes-of = { $cubes } of { $all } cubes
nw-hold = Hold
nw-brig = Brig
nw-crew = Crew
nw-cannons = Cannons
nw-sail = Sail
nw-gold = Gold
nw-letters = Letters
nw-empty = empty
nw-free-post = { $role }: free
nw-on-board = { $role }: on board
nw-actions-left = { $left ->
        [0] no action left
        [one] one action left
       *[other] { $left } actions left
    }
nw-range-left = { $left ->
        [0] no farther
        [one] one tile farther
       *[other] { $left } tiles farther
    }
nw-next-tile = Next tile
nw-anchor = Drop anchor
nw-lane = The voyage
nw-lane-empty = The ships lie at anchor. { $name } chooses a course.
nw-lane-yours = The ships lie at anchor. Choose a stack to sail for.
nw-battle = Pirates: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } needed, { $shots ->
        [one] one shot
       *[other] { $shots } shots
    }
nw-odds = Victory { $percent } %
nw-odds-long = Victory in { $cases } of { $all } cases
nw-looked = The lookout saw this
nw-ship-of = Ship of { $name }
nw-needs-word = { $amount } { $name }
nw-crew-boatman = Trade two goods at a merchant ship, or sell one and buy another.
nw-crew-accountant = One gold more with the first good you sell on a tile.
nw-crew-cannoneer = The blue double ball counts as two hits.
nw-crew-treasurer = Two gold instead of one when you begin with none.
nw-crew-lookout = Look at the first tile of a voyage; sail on or put it under the stack.
nw-aid-1 = Choose a stack and turn tiles one by one, as far as your sails carry.
nw-aid-2 = At most two actions; the second ends the voyage. With one or none you get a trade letter (you hold at most two).
nw-aid-3 = Port: buy or sell one or two of its good. Merchant: one good of any kind. Equipment: sail, cannon or crew. Wreck: treasure.
nw-aid-4 = Fog: pay the pirates or fight. A silver ball is a hit, the blue one only with a cannoneer.
nw-aid-5 = After an action the others may use the tile too, for a trade letter each.
nw-aid-6 = Cubes: one for each contract; one for the sole majority of a port, one for a contract in every port, one for a full crew. Who has placed them all wins.
nw-aid-title = A turn at a glance
nw-source-contracts = Contracts
nw-source-majority = Majorities
nw-source-all-ports = Every port
nw-source-full-crew = Full crew
nw-total = Cubes

## A guided first game: said once, when something is decided for the first time

tip-norderwind-choose-stack = Each port has its own stack of sea tiles, and its contracts lie beside it. Choose one: you will turn tiles as far as your sails carry.
tip-norderwind-tile = The lit pieces are what this tile allows. Two actions end the voyage, so choose well, or sail on.
tip-norderwind-more = Up to two goods of the same kind may be traded here, in one direction.
tip-norderwind-sail-on = You may always drop anchor. With one action or none you get a trade letter.
tip-norderwind-pirates = The odds stand above the tiles. Paying always costs one gold; a victory brings a captain, a defeat ends the voyage.
tip-norderwind-letter = Someone used this tile. With a trade letter you may use it too, though it is not your turn.
tip-norderwind-set-sail = Your lookout may look at the first tile before you sail there.
tip-norderwind-looked = Only you see this tile. Sail there, or put it under the stack and take the next.
no-tips = No more tips
nw-reconstructed = ◇ The rulebook’s pictures hold some values it does not print: most tiles, dice and contracts are our reconstruction.

## Fields of views, for a board that shows any game

field-active = Active
field-start = Start player
field-pending = Now
field-last_round = Last round
field-deck = Deck
field-cities = Cities
field-city = City
field-good = Good
field-artisan = Artisan
field-fee = Fee
field-price = Price
field-income = Income
field-offices_left = Offices left
field-neighbours = Neighbours
field-merchant = Merchant
field-pirate = Pirate
field-display = On offer
field-bonuses = Bonuses
field-bonus = Bonus
field-state = Side
field-seals = Seals
field-specials = Special missions
field-special = Special mission
field-letter = Letter
field-done = Done
field-aids = Aids
field-budget = You can spend
field-merchant_next = Merchant goes to
field-pirate_fee = Pirate’s fee
field-payment = Payment
field-need = Needed
field-goods = Goods
field-luxury = Luxury
field-least = At least
field-commodities = Commodities
field-luxuries = Luxuries
field-inputs = Put in
field-made = Made
field-paid = Paid
field-purpose = For
field-route = Route
field-artisans = Artisans
field-bought = Bought
field-cards = Cards
field-credit = Credit
field-fees = Fees
field-free = Free
field-privilege_used = Privilege used
field-ship = Ship
field-stored_now = Stored now
field-ducats = Ducats
field-speed = Speed
field-career = Career
field-face = Card
field-level = Level
field-x = Crossed
field-top = Top
field-privileges = Privileges
field-offices = Offices
field-rank = Rank
field-stored = Stored
field-missions = Missions
field-secret = In hand
field-shown = Shown
field-begun = Begun
field-left = Second lines
field-under = Completed cards
field-hidden = Hidden
field-completed = Completed
field-in_progress = In progress
field-awaited = Deciding
field-circles = Circles
field-decks = Decks of the ages
field-size = Cards
field-bottom = Known at the bottom
field-hand = Hand
field-drawn = Drawn
field-kept = Kept
field-jarls = Jarls
field-next = Next
field-shared_with = Shared with
field-spaces = Spaces
field-order = Order
field-rounds = Rounds
field-scoring = Scoring
field-slug = Name
field-tokens = Tokens
field-territories = Territories
field-age = Age
field-on_map = On the map
field-owner = Owner
field-forts = Forts
field-settlements = Settlements
field-assigned = Lawspeakers sent
field-acted = Acted
field-leader = Leader
field-dealt = Dealt
field-ability_used = Ability used
field-finished = Finished
field-passed = Passed
field-coins = Coins
field-vp = Points
field-lawspeakers = Lawspeakers
field-longships = Longships
field-damaged = Damaged ships
field-damage = Damage
field-title_space = Titles
field-ladders = Ladders
field-plain = Steps
field-legendary = Legendary
field-in_play = In play
field-kept_lawspeaker = Kept lawspeaker
field-card = Card
field-beside = Beside
field-lawspeaker = Lawspeaker
field-flipped = Turned
field-icons = Icons
field-deck_rest = Rest of the deck
field-discard = Discard
field-actions = Actions taken
field-actions_left = Actions left
field-all_ports = A contract in every port
field-battle = Battle
field-battle_odds = Chance of victory
field-cannons = Cannons
field-captains = Captured captains
field-columns = Ports and contracts
field-contracts = Contracts
field-crew = Crew
field-crew_left = Crew to hire
field-cubes = Cubes on the board
field-cubes_left = Cubes left
field-destination = Port of destination
field-distance = Reach
field-full_crew = Full crew
field-hits_needed = Hits needed
field-hold = Hold
field-letters = Trade letters
field-look_left = The lookout may look
field-looked = Seen by the lookout
field-looks = Looks of the lookouts
field-majorities = Majorities
field-majority = Majority
field-odds = Next tile
field-owners = Fulfilled by
field-port = Port
field-row = Tiles of the voyage
field-seen = Tiles seen
field-shots_left = Shots left
field-stack = Stack
field-winner = Winner
field-damage_odds = Chance of damage
field-fort_places = Places for a fort
field-port_age = Ports keep cards up to age
field-ports = Ports
field-repair = Cost of a repair
field-norderwind-left = Tiles farther
field-norderwind-bottom = Put under the stack
field-wreck = Wreck
field-fog = Fog
field-equipment = Equipment
field-voyage = Voyage

## Norsemen: phases

nm-phase-setup = Set-up
nm-phase-leaders = Choice of leaders
nm-phase-effects = Leaders at work
nm-phase-route = Exploration
nm-phase-landing = Landing
nm-phase-expansion = Expansion
nm-phase-income = Income
nm-phase-ports = Ports
nm-phase-tile = A new land
nm-phase-over = The end
