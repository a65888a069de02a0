# The page's own words: English. The games' words come from their own catalogues.

kogge = Kogge
tagline = Three games of the northern seas
choose-game = Choose a game
your-games = Your games
your-turn-here = Your turn
game-finished = Finished
game-waiting = Waiting for players
game-over = Over
with = with { $names }
game-frozen = Frozen
frozen-place = { $place }. { $name }: { $score }
frozen-download = Download the log
frozen-end = End the game together
frozen-asked = The others have been asked.
resume = Go on
forget = Remove from the list
lobby = Open tables
join = Sit down
load-failed = The server does not answer. Is it running?
no-answer = The server did not answer. Nothing was changed; try again.
not-said = There is no connection, so this was not sent. Try again when it is back.
lobby-empty = No open table right now. Start one: choose a game, then “Play with friends” and “By link”, and list it here.
lobby-host = with { $name }
lobby-free = { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
usual-options = usual rules
language-en = English
language-de = German
time-live = with a clock for the whole game
time-slow = days for each decision
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
lesson = First lesson
lesson-hint = Learn the game step by step, in ten minutes
puzzles = Puzzle of the day
puzzles-hint = Find the best choice in a real position
learn = Learn by playing
learn-hint = A first game against one bot, with a tip at every new decision.
this-device = On this device
this-device-hint = You pass it around. Secrets are covered between turns.
by-link = By link
by-link-hint = Everyone on their own screen, here or far away. You get a link to share.
start-here = Begin on this device
get-link = Start and get the link
public-label = List this table for everybody
public-hint = Anybody on this server can find it, sit down and watch. Otherwise only people with your link can.
how-many = How many play?
bot-count = Bots
bot-level = { $name } (bot) plays
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
own-edition = Printed values
own-edition-ours = Those of Kogge
own-edition-file = Open an edition file
own-edition-editor = Type your box
own-edition-long = This file is too long for an edition. It may have 48,000 characters.
own-edition-other = This is an edition of another game.
own-edition-faults =
    { $count ->
        [one] This edition cannot be played. One thing is wrong:
       *[other] This edition cannot be played. { $count } things are wrong:
    }
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
connection-lost = The connection is lost; trying again. You can still choose: your step is kept and sent as soon as the connection is back.
connection-kept = The connection is lost. “{ $text }” is kept, and played as soon as the connection is back if it is still possible.
connection-sent = The connection was lost while “{ $text }” was under way. It is sent again as soon as the connection is back, and counts once.
connection-found = The connection is back.
click-dropped = “{ $text }” was not played: the table has gone on meanwhile, and it is no longer possible.
forget-kept = Do not play it
try-now = Try now
seat-lost = { $name } has lost the connection or left the page.
seat-back = { $name } is back.
watching = You are watching
area-of = Board of { $name }
plays-itself = Only one way to go: { $text }
forced-setting = Play steps without a choice by themselves
older-events = Show what happened before
refused = This table does not know you. Ask for a link.
out-of-sight = { $count ->
        [one] One choice is out of sight: show it
       *[other] { $count } choices are out of sight: show them
    }
more-actions = More …
all-actions = Everything you can do
tip-here = A tip for this decision
gain-needs = needs { $what }
gain-takes = costs { $what }
gain-gives = brings { $what }
gain-earns = brings { $what } every round
gain-odds = chance: { $what }
odds-name-damage = of damage to a longship
what-to-do = What would you like to do?
rule-number = Rule { $rule }
look-closer = Look closer
closer = Look closer at the board
fit = Show the whole board
hint = Hint
hint-hint = Ask what a good player would do (H)
hint-odds = { $percent } % to win · { $unit }: about { $score }
hint-even = as good as the first, as far as can be told
hint-again = Choose it again to play it.
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
copy-by-hand = Copy this link by hand:
downloaded = The file is saved.
undo-asked = The others have been asked whether you may take it back.
undo-done = Taken back.
voted-yes = You have agreed.
voted-no = You have declined.
leave = Leave the table
leave-code = Your way back:
other-device-code = Open this link on the other device, within 10 minutes:
other-device = Continue on another device
to-start = To the start
language = Language
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
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
invited-by = { $host } invites you to a game of { $game }
invited-to = A table of { $game }
table-full = Every seat is taken.
game-began = This game has begun.
watch = Watch
private-table = A private table
private-table-hint = This address alone does not open it. Ask somebody who plays there for the link to sit down, or for the one to watch.
paste-link = The link you were given
open-link = Open
link-wrong = This is no link to a table on this server. A whole link has a # in it.
public-here = This table is listed for everybody on the first page.
add-bot = Let a bot sit here
remove-bot = Send away
remove-bot-of = Send { $name } away
new-bot-level = The next bot plays
bot-joined = { $name } sits down.
bot-left = { $name } has left; the seat is free again.
proposal-undo = { $name } would like to take back { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
proposal-takeover = { $name } proposes that a bot plays on for an absent player.
proposal-abandon = { $name } proposes to end the game.
agree = Agree
decline = Decline
propose-undo = Ask to take back further

## People at the table

people = Players and chat
host = host
mute = Mute { $name }
mute-short = Mute
unmute = Hear { $name } again
unmute-short = Unmute
report = Report
report-player = Report { $name }
report-line = Report this line of { $name }
report-why = What is wrong?
report-abuse = Insults or harassment
report-spam = Spam
report-name = Offensive name
report-cheating = Cheating
report-other = Something else
report-words = In your own words (if you like)
report-hint = The operator of this server sees your report with the chat lines around it. The player is not told.
report-send = Send the report
report-sent = Thank you. The operator of this server will look at it.
kick = Remove { $name }
kick-short = Remove
kick-sure = { $name } loses the seat and cannot sit down at this table again today.
kick-sure-playing = The others are asked. If all agree, a bot plays on for { $name }, who cannot come back.
kick-asked = The others are asked whether { $name } shall be removed.
chat-on = People at this table may chat
proposal-replace = { $name } would like a friend to play on for { $other }, who is away.
proposal-kick = { $name } proposes to remove { $other } from the game. A bot would play on.
absence = Absent players may be replaced
absence-after = { $minutes ->
        [0] never
        [60] after an hour
        [1440] after a day
       *[other] after { $minutes } minutes
    }
absence-hint = If everybody waits for a player who has been away for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, the others may let a bot or a friend play on.
absent-wait = { $name } is away. In { $time } you can let somebody else play on.
absent-now = { $name } is away and everybody is waiting. Who should play on?
absent-asked = The others are asked who shall play on for { $name }.
let-bot-play = Let a bot play on
invite-friend = Invite a friend
friend-agreed = A friend may play on for { $name }, who can come back only until the friend has sat down.
friend-link = Copy the friend’s link
friend-invited = You are asked to play on for somebody who is away. Their seat is yours once you sit down.
replaced-by-bot = You were away, and a bot plays for you.
play-myself = Play on myself

## Privacy

privacy = Privacy
my-data = My data
data-hint = Everything this server stores about you belongs to the seats below. You can save it as a file, or delete it.
data-save = Save as a file
data-saved = The file is saved.
data-delete-all = Delete everything
data-delete-one = Delete
data-delete-do = Delete for good
data-sure = Your name, your chat lines and the secret of this seat are deleted. In a running game a bot plays on. This cannot be undone.
data-sure-all = Your name, your chat lines and the secrets of all these seats are deleted. In running games bots play on. This cannot be undone.
data-deleted = It is deleted.
data-none = This browser holds no seats.
privacy-title = What this server knows of you
privacy-lead = There are no accounts, no cookies, no advertising and no third parties. Nothing leaves this server.
privacy-stored = What is stored
privacy-name = The name you sit down with, and a hash of the secret that makes a seat yours.
privacy-game = Every step of your games: without it nobody could play on, take back or look back.
privacy-chat = The last { $lines } chat lines of a table.
privacy-edition = The text of your own edition, if you play with one: as long as a table with it is kept.
privacy-address = A keyed hash of your network address with your seat, for { $days } days, so that a troublemaker can be kept out. The address itself is not stored.
privacy-address-plain = Your network address with your seat, for { $days } days, so that a troublemaker can be kept out.
privacy-kick = If a host removes you from a table: a hash of your address and of your old secret, for { $hours } hours.
privacy-report = Reports, with the name and the chat lines they are about, for { $days } days.
privacy-ban = Bans of addresses, until { $days } days after they end.
privacy-how-long = For how long
privacy-keep = Tables nobody has touched for { $days ->
        [one] a day
       *[other] { $days } days
    } are deleted with everything that belongs to them; tables that never began after { $waiting ->
        [one] a day
       *[other] { $waiting } days
    }.
privacy-keep-ever = Tables are kept until you or the operator delete them.
privacy-browser = In your browser
privacy-local = The page keeps your settings, your own editions, your progress with the puzzles and the secrets of your seats in the local storage of this browser. Secrets are sent to this server when you play, editions also while you type them, to be checked; the rest stays with you.
privacy-yours = Your data
privacy-rights = You can save or delete what is yours at any time. Other players keep the game itself, with a neutral name in your place. A table all of whose players have deleted their data is deleted too. Reports are kept for the time named above.
privacy-contact = Contact
privacy-no-contact = The operator has named no contact. Ask whoever gave you the link.

## The end

the-end = The game is over
winner = { $name } wins!
no-winner = Nobody has won.
final-scores = Score sheet
score-before = Starting points
place = Place
race = The race
best-moments = Best moments
moment-rest = and { $gain } more
rematch = Play again
replay = Replay
download = Download the record
share = Share
show-sheet = Score sheet

reconstructed = Reconstructed value
inferred = Inferred value
board-reconstructed = The published rulebook does not print every value on these boards and cards: some are our reconstruction. Look closer at a piece to see which.
reconstructed-hint = The published rulebook does not print this value: It is our reconstruction. If you own the box, you can play with an edition file of the printed values.
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

next-turn = Next turn
last-turn = Turn before
replay-speed = Speed

## Review

review = Review
review-of = Review of this game
review-running = { $percent } % of the game judged
review-reading = The game is being read.
review-chart = Everybody’s chance to win
review-chart-hint = Choose a point to go there; the arrow keys walk through the key moments.
review-ledger = Luck and skill
review-start = Start
review-own = Own decisions
review-others = Others’ decisions
review-luck = Luck
review-result = Result
review-adjusted = Without luck
review-rate = Lost per decision
review-like = Played like
review-like-range = { $first } to { $last }
review-like-hint = Played like: the level whose own games show about the same loss per decision. One game tells little, so the levels it may also be stand beside it.
review-marks = Inaccuracies · mistakes · blunders
review-moments = Key moments
review-turn = Turn { $turn }
review-chance = Chance
review-came = Came up: { $what }
review-played = Played: { $what }
review-better = Better: { $what }
review-percent = { $percent } %
review-from-to = { $before } % → { $after } %
mark-fine = fine
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
review-judge = Judged by { $judge }, as far as each player could know then. An inaccuracy gives away { $inaccuracy } % of the chance to win, a mistake { $mistake } %, a blunder { $blunder } %.
review-try = Try again
review-try-intro = Before each of your mistakes: find the better move.
review-try-whose = Whose mistakes
review-try-none = No mistakes. Well played!
review-try-place = { $place } of { $number }
review-try-prompt = Turn { $turn }: you gave away { $percent } % here. What is better?
review-try-right = Yes, that is best.
review-try-near = Nearly as good: { $percent } % less than the best.
review-try-wrong = That gives away { $percent } %. Try another.
review-try-same = That is what was played. Try another.
review-try-show = Show the best
review-try-answer = The best was: { $what }
review-try-next = Next
review-try-end = Back to the review
bot-why = Why did it do that?
bot-why-wait = One moment: looking at the bot's last turn.
bot-why-none = Its last turn left it no real choice.
bot-why-note = From what your seat can know: what the bot holds in secret is not looked at.
analysis-board = Analysis board
analyse = Try things on the analysis board
review-back = Back to the review
review-deeper = Look deeper, in the background
review-download = Download the review

## Rules

rules-of = Rules of { $game }
rules-print = Print
contents = Contents
no-rules = The rules are being written. Until then, every prompt and “Why not?” tells you what is allowed.
search-rules = Search
search-hits = { $hit } of { $hits }
search-nothing = Not found
search-next = Next hit (Enter)
search-previous = Previous hit (Shift and Enter)

## A guided first game: said once, when something is decided for the first time

no-tips = No more tips

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
field-neighbours = Neighbors
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
keys-norderwind-seen = Stack of { $name }
keys-norderwind-odds = Stack of { $name }
odds-of = { $cases } in { $all } ({ $percent } %)
