# The edition editor: English

edition-title = { $game }: your box
edition-intro = Some printed values of this game are not in its rulebook, so we made them up (◇). If you own the box, type what it says, or tick what is the same. Everything stays in this browser until you export the file or open a table with it.
edition-name = Name of the edition
edition-start = Start again from
edition-start-sure = What you have typed is thrown away. Start again?
edition-open = Open a file
edition-compare = Compare with
edition-compare-file = Compare with a file
edition-export = Export the file
edition-only-open = Show only what is still made up
edition-too-long = This file is too long for an edition. It may have 48,000 characters.
edition-progress = { $typed } from your box, { $left } still made up
edition-sound = Can be played ({ $hash })
edition-faults =
    { $count ->
        [one] One thing is wrong
       *[other] { $count } things are wrong
    }
edition-different =
    { $count ->
        [0] All values are those of { $name }.
        [one] One value differs from { $name }.
       *[other] { $count } values differ from { $name }.
    }
edition-open-values = { $count } still made up
edition-all-as-printed = All as printed
edition-as-printed = As printed
edition-undo = Take back
edition-put-back = Put it back
edition-gone = Not in your box.
edition-not-there = { $name } is not in my box
edition-more-values = Another value of { $name }
edition-value = Value
edition-other-says = There: { $value }
edition-nothing = nothing
edition-reconstructed = made up by us

## Games of bots with it

edition-trial = How it plays
edition-trial-about = Bots play { $count } games with these values while you go on. The plots show who wins, how long it takes, and how close it is.
edition-trial-players = Players
edition-trial-start = Play { $count } games with it
edition-trial-stop = Stop
edition-trial-old = These games were played before your last change.
edition-trial-wins = Wins of each seat (fair: { $fair } %)
edition-trial-share = { $share } % ({ $low } to { $high } %)
edition-trial-turns = Turns of a seat, { $mean } on average
edition-trial-best = Points of the winner, { $mean } on average
edition-trial-lead = Points ahead of the second, { $mean } on average

## Tables

edition-table-start = Start
edition-table-cubes = Cubes by players
edition-table-ship = Ship
edition-table-voyage = Voyage
edition-table-prices = Prices
edition-table-gains = Gains
edition-table-event_die = Event die: sides
edition-table-battle_die = Battle die: sides
edition-table-tiles = Tiles
edition-table-contracts = Contracts
edition-table-speed = Price of speed
edition-table-mission = Missions: price and seals
edition-table-privilege = Privileges
edition-table-end = End of the game
edition-table-cities = Cities, clockwise
edition-table-seaways = Seaways
edition-table-incomes = Incomes
edition-table-fees = Harbor fees
edition-table-luxuries = Luxury goods
edition-table-artisans = Artisans
edition-table-seals = Seals for a sale
edition-table-missions = Mission cards
edition-table-careers = Career
edition-table-bonus = Bonuses
edition-table-novgorod-bonus = Bonus cards
edition-table-variety = Variety of goods
edition-table-merchant = Merchant
edition-table-pirate = Pirate
edition-table-specials = Special missions
edition-table-order = Later players
edition-table-route = Route
edition-table-trades = Trades
edition-table-ladder = Ladder
edition-table-jarl = Jarl action
edition-table-explore = Cost of cards by age
edition-table-lore = Lore by players
edition-table-territories = Territories
edition-table-thing = Thing actions
edition-table-income = Incomes of settlements
edition-table-leaders = Leaders
edition-table-abilities = Abilities of leaders
edition-table-scoring = Scoring cards
edition-table-scoring_spaces = Spaces of scoring cards
edition-table-cards = Exploration cards

## Values

edition-key-good = Good
edition-key-goods = Goods
edition-key-price = Price
edition-key-kind = Kind
edition-key-to = Leads to
edition-key-cheapest = Cheapest
edition-key-second = Second
edition-key-third = Third
edition-key-dearest = Dearest
edition-key-upper = Upper line
edition-key-lower = Lower line
edition-key-cards = Cards
edition-key-luxuries = Luxuries
edition-key-commodities = Commodities
edition-key-ducats = Ducats
edition-key-privilege = Privilege
edition-key-seals = Seals
edition-key-x = Row with ×
edition-key-needed = Needed
edition-key-high = First
edition-key-low = Later
edition-key-least = Made from at least
edition-key-city = City
edition-key-gold = Gold
edition-key-captains = Captains
edition-key-grain = Grain
edition-key-fish = Fish
edition-key-salt = Salt
edition-key-wood = Wood
edition-key-wine = Wine
edition-key-coins = Coins
edition-key-vp = VP
edition-key-cost = Cost
edition-key-draw = Cards drawn
edition-key-one = To keep one
edition-key-two = To keep two
edition-key-food = Food
edition-key-first = First
edition-key-fourth = Fourth
edition-key-age = Age
edition-key-need = Needed
edition-key-effect = Effect
edition-key-ladder = Ladder
edition-key-per = A coin for each
edition-key-if = If there are
edition-key-if_coins = Then coins
edition-key-if_vp = Then VP
edition-key-vp_per = A VP for each
edition-key-coin_for_vp = Coins for a VP
edition-key-ports = Ports
edition-key-keep = Cards kept
edition-key-lore = Lore
edition-key-start = Starts in
edition-key-ability = Ability
edition-key-more = More
edition-key-more_vp = VP for more
edition-key-most = Most
edition-key-most_vp = VP for most
edition-key-territory = Territory
edition-key-icons = Icons
edition-key-corner = Corner
edition-key-damage = Damage
edition-key-bonus = Bonus
edition-key-name = Name

## Parts whose names no game has

edition-part-gold = Gold
edition-part-letters = Trade letters
edition-part-sail = Sail
edition-part-cannons = Cannons
edition-part-cannon = Cannon
edition-part-crew = Crew
edition-part-brig = Brig
edition-part-hold = Hold
edition-part-of_a_kind = Of one kind
edition-part-stack = Tiles in a stack
edition-part-actions = Actions
edition-part-round_limit = Most rounds
edition-part-pirates = Pirates
edition-part-income = Income
edition-part-full_brig = Full brig
edition-part-missions = Missions
edition-part-offices = Offices
edition-part-speed = Speed
edition-part-ducats = Ducats
edition-part-price = Price
edition-part-in_progress = In progress, at most
edition-part-open = Open
edition-part-extra_open = Each further open one
edition-part-line = One line
edition-part-both = Both lines
edition-part-primary = First space
edition-part-first = First
edition-part-second = Second
edition-part-third = Third
edition-part-fourth = Fourth
edition-part-damage = Damage, at most
edition-part-limit = Longest route
edition-part-used = Tiles used
edition-part-shown = Cards shown
edition-part-slows = Slows by
edition-part-start = Start
