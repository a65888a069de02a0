# The terminal's own sentences: English.

language-name = English
yes = yes
chance = Chance
player = Player { $letter }
player-named = { $letter } ({ $name })
error-file = The file “{ $file }” cannot be used: { $reason }.
error-other-game = The file “{ $file }” holds a game of { $got }, not of { $wanted }. Name another file.
serve-no-page = This copy of Kogge has no page. Install it again where npm can reach its registry, or run make page in the source folder.
error-extra = { $package } is not installed. This command needs pip install 'kogge[{ $extra }]'.
error-unknown-bot = There is no bot “{ $bot }”. The bots are: { $accepts }.
error-wrong-network = The network was trained with other { $part } ({ $got }) than { $game } has ({ $expected }). Train it again, or let another bot play.
error-no-numpy = { $bot } plays with a network and needs numpy, which is not installed here. Install it with pip install 'kogge[play]', or let another bot play.
error-no-study = The game “{ $game }” names no targets for a calibration, so it cannot be calibrated.

page-written = The page is in { $file }.
report-written = The report is in { $file }, its plots beside it.

## A command line that cannot be read

usage-try = Try “{ $command }” for help.
usage-error = Error: { $message }
usage-aborted = Aborted.
usage-no-option = There is no option { $name }.{ $rest }
usage-no-command = There is no command “{ $name }”.{ $rest }
usage-guess = Did you mean: { $names }?
usage-missing-command = A command is missing.
usage-missing-argument = The argument { $name } is missing.
usage-missing-option = The option { $name } is missing.
usage-needs-value = The option { $name } needs a value.
usage-no-value = The option { $name } takes no value.
usage-extra = That is too much: { $name }.
usage-bad-value = Invalid value for { $name }: { $problem }
usage-bad = Invalid value: { $problem }
usage-not-a-number = { $name } is not a number.
usage-out-of-range = { $name } is not in the range { $range }.
usage-no-choice = { $name } is not one of { $choices }.
error-name-value = Write NAME=VALUE, not { $word }.
error-sprt = Write two shares between 0 and 1, the lower one first, as in { $example }.
error-two-databases = Give either a database URL or a file that holds one, not both.
error-empty-database-file = { $file } is empty; it has to hold a database URL.
error-no-database = Name the PostgreSQL database of the servers.
error-no-public-name = Say by which public name the server is called (--name play.example.org), or --any-host to check no name.
error-bad-proxy = “{ $address }” is no address or network, or one that would let every client choose its own address.
error-unfreeze-which = Name one table, or all with --all.

## kogge version

version-compiled = compiled engine
version-pure = pure Python engine
version-game = Game
version-players = Players
version-edition = Edition
version-rules = Rules
version-tokens = Tokens
version-engine = Engine
version-asked-pure = KOGGE_PURE is set
version-from-sources = of the source folder
version-page = Page
version-page-built = built
version-page-missing = not built; kogge serve has no page to show
version-platform = Platform
version-extra-present = installed
version-extra-missing = missing: { $packages }; pip install 'kogge[{ $extra }]'

## kogge perft

perft-first = First step
perft-lines = Lines
perft-result =
    { $depth ->
        [one] { $lines } lines of one step, counted in { $seconds } s.
       *[other] { $lines } lines of { $depth } steps, counted in { $seconds } s.
    }

## kogge bench

bench-title = Speed of { $game }, { $players } players
bench-what = median (least–greatest)
bench-compiled = compiled
bench-pure = pure
bench-ratio = ratio
bench-target = target
bench-playout = µs a decision, built-in loop
bench-stepped = µs a decision, from Python
bench-clone = µs a clone, mid-game
bench-decisions = decisions a second
bench-games = games a second
bench-greedy = ms a turn, greedy bot
bench-ran =
    Each repetition is a process of its own and plays { $games } whole random games with { $players } players (edition { $edition }, seeds { $first } to { $last }): the same { $decisions } decisions on both engines. A decision is one choice of a player: legal actions, pick, apply; the chance nodes in between count in its time, and so does setting up. Then the position after half of each game is cloned { $clones } times. The greedy bot plays { $greedy } games more, each of its turns measured as a whole; what was loaded before is kept from the garbage collector, as the server keeps it. Times are processor time; the rates are of the built-in loop. { $repeat } repetitions an engine, by turns. Python { $python }, { $machine }, { $cores } cores, load { $load } at the end: other work on the machine shows in the spread.
bench-not-compiled = No compiled engine is installed here: run make compile in the source folder, or see kogge version --full.
bench-running = Measuring { $step }
bench-start-title = Start of Kogge
bench-start-what = median (least–greatest)
bench-start-wall = ms
bench-start-cpu = ms of processor time
bench-start-target = target
bench-start-ran = { $repeat } runs of each, files in the system's cache; Python { $python }, { $machine }, { $cores } cores, load { $load }.

## kogge bench --search

search-title = Speed of the search
search-game = Game
search-iterations = iterations/s
search-decisions = simulated decisions/s
search-length = decisions an iteration
search-worlds = worlds
search-evaluation = evaluation
search-rest = tree and playouts
search-levels = Seconds a turn by level
search-level = Level
search-count = simulations a decision
search-mean = mean
search-longest = longest
search-allowed = at most
search-ran = Searched: one decision of { $every } of { $games } greedy games from seed { $first }, { $iterations } iterations each. Turns: the first { $turns } of one game of each level against itself, or all if there are fewer, all small decisions of a turn together; the same game is played three times, and the least time of each turn counts. Processor time of one core. Python { $python }, { $machine }, { $cores } cores, load { $load }.

## kogge puzzles

puzzles-found =
    { $games ->
        [one] One game
       *[other] { $games } games
    } searched; { $count ->
        [0] no puzzles found.
        [one] one puzzle found.
       *[other] { $count } puzzles found.
    }
puzzles-written = The puzzles are in { $file }.
error-no-judge = There is no network for { $game } and its edition, or numpy is missing. Without one nobody knows what is best.
error-other-puzzles = { $file } holds puzzles of another edition, or was made in another way. Name another file.

## kogge selfplay

selfplay-title = { $game }: { $games } games
selfplay-seat = Seat
selfplay-bot = Bot
selfplay-wins = Wins
selfplay-share = Share
selfplay-score = Score
selfplay-place = Place
selfplay-length = Decisions a game: { $decisions } ({ $fewest } to { $most }); turns: { $turns }; games without a winner: { $nobody }.
selfplay-time = { $games } games in { $seconds } s, { $rate } games a second.
selfplay-records = The records are in { $folder }.

## kogge arena

error-no-ray = Ray is not installed here. Install it with pip install 'kogge[ray]', or play without --ray.
error-no-match = A match needs at least two bots, not { $bots } alone. Name another with --bots.
arena-title = { $game }: { $games } games with { $players } players
arena-bot = Bot
arena-games = Games
arena-share = Win share (95 %)
arena-score = Score
arena-place = Place
arena-rating = Rating
arena-nobody = Games without a winner: { $games }.
arena-sprt-accepted = Proved: { $bot } wins { $high } or more rather than { $low } or less ({ $share } in { $pairs } sets; ratio { $ratio }, bounds { $refuse } and { $accept }, each error { $alpha }).
arena-sprt-refused = Refused: { $bot } wins { $low } or less rather than { $high } or more ({ $share } in { $pairs } sets; ratio { $ratio }, bounds { $refuse } and { $accept }, each error { $alpha }).
arena-sprt-open = Not decided: { $bot } has won { $share } in { $pairs } sets; { $low } or { $high } is open (ratio { $ratio }, bounds { $refuse } and { $accept }, each error { $alpha }).
arena-adjusted = Without luck { $bot } wins { $share } ± { $error } (plain: { $plain } ± { $before }); that takes { $away } of the variance away.
arena-adjusted-few = Too few games to take luck out of them: at least { $games } are needed.
arena-adjusted-test = The same without luck:
arena-kept = The result is in { $file }, the records beside it.

## kogge edition

edition-faults =
    { $count ->
        [one] { $file }: one fault.
       *[other] { $file }: { $count } faults.
    }
edition-sound = { $file } is a valid edition of { $game }.
edition-entry = Entry
edition-value = Value
edition-from = From
edition-rulebook = rulebook
edition-inferred = inferred
edition-reconstructed = reconstructed
edition-own-box = own box
edition-legend = * reconstructed: the rulebook's text does not give this value.  ~ inferred: it follows from the text.  + own box: somebody read it from a printed box.
edition-count = { $count } values: { $origins }.
edition-welcome = { $file } contradicts nothing that the rulebook states.
edition-written = { $file } is written.
edition-same = { $first } and { $second } have the same values.
edition-different =
    { $count ->
        [one] One value is different.
       *[other] { $count } values are different.
    }

## The table

key-rules = Rules
key-language = Deutsch
key-undo = Undo
key-hint = Hint
key-save = Save
key-part = Page
key-peek = My secrets
key-eyes = View
key-quit = Quit
key-skip = Skip
key-back = Back
key-new = New game
part-board = The board
part-seats = The players
part-aids = Good to know
part-log = Log
part-actions = { $seat } decides
part-waiting = At the table
moment-round = Round { $round }
log-turn = Turn { $turn }
type-here = Type a number, or what you want to do; Tab completes
hint-thinking = Thinking …
hint-line = { $action } (wins { $win } % of the time, score about { $score }). { $why }
bot-plays = { $seat } is playing …
forced-step = { $seat } has no choice …
game-over = The game is over.
unknown-number = There is no number { $number } here. Take one from 1 to { $most }.
several-fit = That could be several things: { $texts }.
undone = { $seat } takes back the last step.
saved = From now on every step is saved in { $file }.
file-exists = The file { $file } exists already. Choose another name.
not-saved = Nothing was played, because the file { $file } cannot be written: { $reason }.

## Handing over

handover-title = For { $seat } alone
handover-text = { $seat } is about to see something that the others must not see.
handover-hint = The others look away. { $seat } presses Enter.

## Start

start-title = K O G G E
start-motto = Board games of the northern seas
start-game = Game
start-players = Players
start-seat = Seat { $letter }
start-language = Language
start-human = a person at this device
start-bot = bot: { $bot }
start-go = Set sail
start-hint = Tab and arrow keys move, Enter chooses, Ctrl+Q leaves.

## Save, leave, score

save-title = Save the game
save-text = The file for the record:
leave-title = Leave the game?
leave-text = It is not saved in any file.
leave-yes = Leave
leave-save = Save it first
leave-no = Play on
score-title = The score
score-winner = { $seat } wins!
score-nobody = Nobody has won.
score-place = Place
score-player = Player
score-score = Score

## Rules

rules-title = Rules of { $game }
rules-close = Escape closes the rules

## Replay

replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-eyes = Seen by { $seat }
replay-everyone = everyone
replay-place = { $place }. { $seat }: { $score }
replay-hint = ← → one step, ↑ ↓ one turn, Home and End, F4 whose view, Q leaves

## Norderwind

norderwind-sea = The sea
norderwind-contracts = Contracts
norderwind-ships = Ships
norderwind-ashore = Round { $round } · { $seat } sets out
norderwind-at-sea = Round { $round } · { $seat } is bound for { $port }
norderwind-tiles = { $count } tiles
norderwind-seen = { $seen } of { $count }
norderwind-range = Range { $left }/{ $distance }
norderwind-actions = actions { $left }
norderwind-look-left = the lookout is ready
norderwind-looked = the lookout sees: { $tile }
norderwind-bottom = under the stack: { $tile }
norderwind-unknown = a secret tile
norderwind-battle =
    { $skulls ->
        [one] Pirates: 1 hit needed
       *[other] Pirates: { $skulls } hits needed
    }, { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    }, { $odds } to win
norderwind-majority = lead
norderwind-majorities = Leads
norderwind-all-ports = Every port
norderwind-full-crew = Full crew
norderwind-cubes = Cubes
norderwind-hold = Hold
norderwind-brig = Brig
norderwind-crew = Crew
norderwind-gold = Gold
norderwind-letters = Letters
norderwind-sail = Sail
norderwind-cannons = Cannons
norderwind-captain =
    { $amount ->
        [one] captain
       *[other] captains
    }
norderwind-destination = haven
norderwind-port = trade
norderwind-equipment = equipment
norderwind-merchant = merchant
norderwind-wreck = wreck
norderwind-fog = fog

## The database of a server

error-database-url = This is no database URL. Use one such as sqlite:////var/lib/kogge/kogge.db or postgresql://user@host/kogge.
error-database-permission = The database { $name } cannot be opened or written: { $reason }. Check that the folder is there and belongs to the user who runs this command.
error-database-not-one = { $name } is no database of Kogge, or it is damaged: { $reason }. Name another file, or restore a backup.
error-database-unreachable = The PostgreSQL database { $name } cannot be reached: { $reason }. Check its address and that it runs.
error-database-login = PostgreSQL does not let this user into { $name }: { $reason }. Check user and password.
error-database-newer = The database { $name } belongs to a newer version of Kogge (schema { $found }; this version knows { $known }). Install the newer version; nothing was changed.
error-database-full = There is no room left on the disk of the database { $name }: { $reason }. Make room; nothing was lost.
error-database-busy = The database { $name } is locked by another process: { $reason }. Try again in a moment.
error-database-used = Another server uses the database { $name }: process { $pid } on { $host }, listening on { $address }. Stop it first, or name another database.
error-database-worker = A worker needs the PostgreSQL of its servers, not a SQLite file.
error-database-other = The database { $name } cannot be used: { $reason }
error-backup-not-empty = The database holds tables already; “{ $file }” can be restored into an empty one only.
error-backup-broken = “{ $file }” is no backup of Kogge, or it is damaged or cut off; nothing was changed.
error-backup-newer = “{ $file }” was written by a newer version of Kogge; nothing was changed.

## kogge serve

serve-ready = Kogge listens on { $page } (stop it with Ctrl+C)
error-port-in-use = { $place } is in use already. Stop what runs there, or choose another port with --port or --metrics-port.
error-port-not-allowed = You may not listen on { $place }: ports below 1024 are for root. Choose a higher one with --port.
error-cannot-listen = Kogge cannot listen on { $place }: { $reason }. Check --host, --port and --uds.

## kogge admin

admin-verified = { $tables } tables: { $equal } replay equal, { $otherwise } do not.
admin-frozen =
    { $tables ->
        [one] One table is frozen.
       *[other] { $tables } tables are frozen.
    }
admin-unfrozen = { $tables } unfrozen, { $otherwise } still frozen.
admin-exported =
    { $records ->
        [one] One record written to { $folder }.
       *[other] { $records } records written to { $folder }.
    }
admin-backed-up = { $rows } rows backed up to { $file }.
admin-restored = { $rows } rows restored.
admin-deleted =
    { $tables ->
        [one] One table deleted.
       *[other] { $tables } tables deleted.
    }
error-no-report = There is no report { $number }.
error-no-open-report = There is no open report { $number }.
error-ban-whom = Name an address or network, or a report with --report.
error-bad-network = “{ $network }” is no address or network, or too broad a one. Write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.
error-no-address = The address of report { $number } is not known, or no longer.
error-no-seat = There is no player at seat { $seat } of table { $table }.
admin-reports =
    { $reports ->
        [0] No reports.
        [one] One report.
       *[other] { $reports } reports.
    }
admin-report-state = { $state ->
        [open] open
       *[closed] closed
    }
admin-report-by = { $seat ->
        [-2] reported by a spectator
       *[other] reported by seat { $seat }
    }
admin-report-closed = Report { $number } is closed.
admin-report-address-none = The address of this player is not known, or no longer.
admin-report-address-hash = The address is known as a hash: kogge admin ban --report { $number }
admin-report-address-plain = Address: { $address }
report-abuse = insults or harassment
report-spam = spam
report-name = offensive name
report-cheating = cheating
report-other = something else
admin-banned = Ban { $number } holds until { $until }.
admin-ban = { $state ->
        [on] until { $until }
       *[over] ended { $until }
    }
admin-ban-report = address of report { $number }
admin-bans =
    { $bans ->
        [0] Nobody is banned.
        [one] One ban.
       *[other] { $bans } bans.
    }
admin-unbanned =
    { $bans ->
        [0] There is no such ban.
        [one] The ban is over.
       *[other] { $bans } bans are over.
    }
admin-found =
    { $seats ->
        [0] Nobody of this name.
        [one] One seat.
       *[other] { $seats } seats.
    }
admin-forgotten = What was stored about the player at seat { $seat } of table { $table } is deleted.

## Novgorod

novgorod-cities = The Hanse
novgorod-route = The route
novgorod-cards = Missions and bonus cards
novgorod-tab-cards = Cards
novgorod-merchants = The players
novgorod-last-round = Round { $round }, the last
novgorod-city = City
novgorod-good = Good
novgorod-artisan = Artisan
novgorod-office = Office
novgorod-fee = Fee
novgorod-owners = Offices of
novgorod-price = { $price } for +{ $income }
novgorod-office-income = income { $income }
novgorod-merchant-here = merchant
novgorod-pirate-here = pirate
novgorod-seaways = Seaways: each city and the next, the last and the first; { $ways }
novgorod-budget = Ducats left for offices: { $ducats }
novgorod-ship = Ship
novgorod-length = { $length ->
        [one] 1 card
       *[other] { $length } cards
    }, speed { $speed }
novgorod-fees = harbor fees { $fees }
novgorod-privilege-used = privilege used
novgorod-credit = { $ducats } less for special missions
novgorod-bought = purchase made
novgorod-pirate-fee = moving the pirate: { $ducats }
novgorod-merchant-next = the merchant goes on to { $city }
novgorod-for-sale = For sale
novgorod-for-upper = Upper line: { $need }
novgorod-for-lower = Lower line alone: { $need }
novgorod-for-both = Lower line too: { $need }
novgorod-for-resume = Open lower line: { $need }
novgorod-for-special = Special mission: { $need }
novgorod-for-career = Career: { $need }
novgorod-paid = paid: { $goods }
novgorod-least = of { $count }+ goods
novgorod-luxuries = { $count } luxury goods
novgorod-commodities = { $count } commodities
novgorod-display = Open, { $deck } in the deck
novgorod-bonuses = Bonus cards
novgorod-specials = Special missions
novgorod-secret = a secret mission
novgorod-first = (first)
novgorod-seals = { $seals ->
        [one] 1 seal
       *[other] { $seals } seals
    }
novgorod-ducats = { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
novgorod-speed = speed { $speed }
novgorod-level = level { $level }/{ $top } +{ $seals }
novgorod-next = next: { $need }
novgorod-privilege-speed = speed
novgorod-privilege-ducats = +2
novgorod-privilege-mission = −3
novgorod-privilege-seal = seal
novgorod-privilege-joker = “?”
novgorod-stored = stored: { $good }
novgorod-open = open: { $mission }
novgorod-done = { $count } done
novgorod-kinds = { $count ->
        [one] 1 kind
       *[other] { $count } kinds
    }
novgorod-sheet-seals = Seals
novgorod-sheet-ducats = Ducats
novgorod-sheet-level = Career level
novgorod-sheet-offices = Offices
novgorod-sheet-missions = Missions done
## Norsemen

norsemen-map = The map
norsemen-boards = Jarl actions and scoring cards
norsemen-routes = Routes
norsemen-ladders = Ladders
norsemen-decks = Decks
norsemen-tab-map = Map
norsemen-tab-boards = Actions
norsemen-tab-people = People
norsemen-people = The Norsemen
norsemen-moment = Round { $round } of { $rounds } · { $phase }
norsemen-phase-setup = set-up
norsemen-phase-leaders = choosing leaders
norsemen-phase-effects = leaders arrive
norsemen-phase-route = exploration
norsemen-phase-landing = landing
norsemen-phase-expansion = expansion
norsemen-phase-income = income
norsemen-phase-ports = ports
norsemen-phase-tile = a new territory
norsemen-phase-over = the end
norsemen-territory = Territory
norsemen-thing = Thing action
norsemen-income = Income
norsemen-settled = ⌂
norsemen-forts = ♜
norsemen-assigned = ♟
norsemen-acted = ♟✓
norsemen-order = Order
norsemen-circles = next round
norsemen-tiles-left =
    { $count ->
        [0] no more territories
        [one] one more territory
       *[other] { $count } more territories
    }
norsemen-age-decks = Decks
norsemen-hand = Drawn:
norsemen-passed = passed
norsemen-finished = finished
norsemen-secret = a secret leader
norsemen-dealt = Dealt: { $leaders }
norsemen-kept = One stays in { $territory }
norsemen-jarls = Jarls
norsemen-speakers = Speakers
norsemen-ships = Ships
norsemen-damaged = Damaged
norsemen-title = Title
norsemen-pile = deck { $deck } discard { $discard }
norsemen-discard = discard
norsemen-aids = You: damage { $odds }, ports { $ports }, repair { $repair }¢
norsemen-leader = Leader
norsemen-titles = Scoring cards
norsemen-ladder = Ladder
norsemen-ladder-space = Space { $space }
norsemen-ladder-lawspeaker = Lawspeakers
norsemen-ladder-fort = Forts
norsemen-ladder-settlement = Settlements
norsemen-ladder-longship = Longships
norsemen-ability-flip = Once a round: flip an empty card of your route for { $flip } VP; the top card of your deck may take its place.
norsemen-ability-beside = You begin with a card of age I that lies beside you in every round.
norsemen-ability-waive = Once a round a thing action needs neither coins nor icons.
norsemen-ability-extra-trade = Once a round you may make one more trade, { $less } coins cheaper.
norsemen-ability-fort = You begin with a fort. A thing action where you have a fort brings { $fort } VP more.
norsemen-ability-tiles = The territory left over of each age is yours alone: { $thing } VP for a thing action there, { $settlement } VP for a settlement.
norsemen-ability-double = Once a round you may place a second longship on a card up to age II.
norsemen-ability-move = Once a round you may move a longship to an empty card of your route.
norsemen-ability-settle = When you settle you may do that thing action without cost.
norsemen-jarl-longships = Longships
norsemen-jarl-settlements = Settlements
norsemen-jarl-forts = Forts
norsemen-jarl-lawspeakers = Lawspeakers
norsemen-jarl-explore = Explore
norsemen-step-lawspeaker = speaker
norsemen-step-fort = fort
norsemen-step-settlement = settlement
norsemen-step-longship = longship
norsemen-bonus-draw = draw
norsemen-bonus-move = move
norsemen-bonus-advance = step
norsemen-thing-market = card I
norsemen-thing-draw = card
norsemen-thing-exchange = ↑ and ↓
norsemen-thing-refit = repair, move
norsemen-thing-normandy = 2¢ or title
norsemen-per-forts = fort
norsemen-per-lore = lore
norsemen-per-ages = age
norsemen-per-lawspeakers = speaker
norsemen-per-longships = ship
norsemen-port = port
norsemen-stays = one stays
norsemen-sign-damage = damage
norsemen-sign-legend = legendary
norsemen-sign-in-play = in play
norsemen-icon-wood = W
norsemen-icon-fabric = F
norsemen-icon-food = O
norsemen-icon-sailing = S
norsemen-icon-raid = R
norsemen-icon-gem = g
norsemen-icon-rune = r
norsemen-icon-spice = p
norsemen-icon-discount = d
