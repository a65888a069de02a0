# Novgorod: English

game-title = Novgorod
game-summary = Sail the cities of the Hanse, work up their goods, and rise by seals and standing.

## Cities

slug-london = London
slug-bergen = Bergen
slug-visby = Visby
slug-novgorod = Novgorod
slug-riga = Riga
slug-danzig = Danzig
slug-lubeck = Lübeck
slug-antwerpen = Antwerp

## Commodities and luxury goods

slug-wool = wool
slug-fish = fish
slug-glass = glass
slug-fur = fur
slug-grain = grain
slug-amber = amber
slug-salt = salt
slug-cloth = cloth
slug-jewelry = jewelry
slug-clothing = clothing
slug-provisions = provisions
slug-ducat =
    { $amount ->
        [one] ducat
       *[other] ducats
    }
slug-seal =
    { $amount ->
        [one] seal
       *[other] seals
    }

## Missions: luxury cards by both lines, commodity cards by all goods

slug-jewelry-clothing = jewelry / clothing
slug-jewelry-provisions = jewelry / provisions
slug-clothing-jewelry = clothing / jewelry
slug-clothing-provisions = clothing / provisions
slug-provisions-jewelry = provisions / jewelry
slug-provisions-clothing = provisions / clothing
slug-wool-fish = wool + fish / glass + cloth
slug-glass-fur = glass + fur / fish + grain
slug-grain-amber = grain + amber / fur + salt
slug-salt-cloth = salt + cloth / wool + amber
slug-wool-salt = wool + salt / amber + cloth
slug-fish-cloth = fish + cloth / wool + glass
slug-glass-grain = glass + grain / fish + fur
slug-fur-amber = fur + amber / grain + salt
slug-wool-fur = wool + fur / fish + glass
slug-fish-salt = fish + salt / wool + cloth
slug-glass-amber = glass + amber / fur + grain
slug-grain-cloth = grain + cloth / amber + salt
slug-amber-salt = amber + salt / wool + glass
slug-wool-glass = wool + glass / amber
slug-s1 = special mission 1
slug-s2 = special mission 2
slug-s3 = special mission 3
slug-s4 = special mission 4

## Sides, bonus cards, privileges, purposes

slug-front = front
slug-back = back
slug-eight-offices = 8 offices
slug-five-city-route = 5-city route
slug-luxury-merchant = luxury merchant
slug-three-missions = 3 missions
slug-career-level = career level
slug-variety = variety of goods
slug-speed = speed +1
slug-ducats = +2 ducats
slug-mission = cheaper mission
slug-joker = question mark

## What a seat can do

action-side = Play with the { $side } of your career
action-lay = Call at { $city }
action-placeholder = Lay a placeholder for the artisan
action-stop = The route is complete
action-pirate = Move the pirate to { $city }
action-sell = Sell a luxury good made in { $city }
action-by = Have it made in { $city }
action-with = Use { $good } from the route
action-with-stored = Use the good stored in the ship
action-done = That is all
action-upper = Fill the upper line of { $mission }
action-lower = Fill only the lower line of { $mission }
action-both = Fill the lower line too: { $mission }
action-resume = Fill the lower line of the open mission { $mission }
action-special = Fill { $special }
action-special-less = Fill { $special } with the mission privilege
action-rise = Rise one career level
action-store = Store { $good } in the ship
action-income = Take the income of { $city }
action-ducats = Use the privilege for extra ducats
action-finish = Pay the harbor fees and take the cards back
action-keep = Leave { $mission } open beside the ship
action-close = Put { $mission } under the ship
action-office = Take the office in { $city }
action-ship = Make the ship faster
action-mission = Take the mission { $mission }
action-mission-less = Take the mission { $mission } for less
action-draw = Draw a mission from the deck
action-draw-less = Draw a mission from the deck for less
action-end = End the turn

## What chance brings

action-deal-artisan = The artisan in { $city } makes { $luxury }
action-deal-career = Career { $career } is dealt
action-deal-bonus = Bonus card in play: { $bonus }
action-drawn = Drawn face down: { $mission }
action-open = On display: { $mission }
action-deal-special = Next in the row: { $special }
action-deal-merchant = The merchant starts in { $city }
action-deal-pirate = The pirate starts in { $city }
action-hide = Face down under the ship: { $mission }
action-reveal = Turned up under the ship: { $mission }
action-veiled-drawn = A mission is drawn and kept secret
action-veiled-hide = A mission goes face down under the ship

## What is being decided

prompt-side = Which side of your career card do you play with?
prompt-draft = Take an office or a mission for a start.
prompt-route =
    { $length ->
        [0] Where does your route begin?
       *[other] Where do you sail next, or is the route complete?
    }
prompt-use =
    { $fees ->
        [0] Make use of your route, then take the cards back.
       *[other] Make use of your route, then pay the harbor fees of { $fees }.
    }
prompt-artisan = Which artisan makes it?
prompt-inputs = What does the artisan in { $city } work up into { $luxury }?
prompt-good = Which commodity do you use up?
prompt-place = Does { $mission } stay open beside your ship, or go under it?
prompt-buy = Buy something, or end your turn.
prompt-deal-artisan = The artisans find their cities.
prompt-deal-career = The careers are dealt.
prompt-deal-bonus = The bonus cards are turned up.
prompt-draw = A mission is drawn.
prompt-open = A mission is laid out.
prompt-deal-special = The row of special missions is laid out.
prompt-deal-merchant = The merchant looks for a city.
prompt-deal-pirate = The pirate looks for a city.
prompt-hide = A mission goes under the ship.
prompt-reveal = A mission under a ship is turned up.
prompt-over = The game is over.

## What happened

effect-gain = { $seat } gets { $amount } { $what } { $cause }.
effect-lose = { $seat } pays { $amount } { $what } { $cause }.
effect-office = { $seat } has an office in { $what } now.
effect-ship = { $seat } sails at speed { $amount } from now on.
effect-mission = { $seat } takes the mission { $what }.
effect-drawn = { $seat } draws: { $what }.
effect-hidden = { $seat } puts face down under the ship: { $what }.
effect-store = { $seat } stores { $what } in the ship.
effect-make =
    { $amount ->
        [one] { $seat } has { $what } made in { $cause } from one commodity.
       *[other] { $seat } has { $what } made in { $cause } from { $amount } commodities.
    }
effect-use = { $seat } uses up { $what } { $cause }.
effect-rise = { $seat } rises to career level { $amount }.
effect-merchant = The merchant moves on to { $what }.
effect-pirate = { $seat } moves the pirate to { $what }.
effect-bonus-low = The bonus card falls to its lower value: { $what }.
effect-bonus-gone = The bonus card is out of the game: { $what }.
effect-last-round = One more round, then the game is over.
effect-game-over = The last round is over.

## Why it happened

cause-income = as income
cause-sale = for a luxury good
cause-merchant = from the merchant
cause-privilege = by privilege
cause-harbor-fee = in harbor fees
cause-office = for offices
cause-ship = for the ship
cause-mission = for missions
cause-special = for a special mission
cause-career = for the career
cause-pirate = to move the pirate
cause-stored = from the ship
cause-route = from the route
cause-draft = at the start
cause-purchase = by purchase
cause-eight-offices = for offices in every city
cause-five-city-route = for a long route
cause-luxury-merchant = as luxury merchant
cause-three-missions = for three missions
cause-career-level = for a high career
cause-variety = for variety of goods

## Why something is not allowed, and what would be right

reason-side-first = First choose the side of your career card.
reason-draft-first = The start is not over. Take an office or a mission.
reason-offices-picked =
    { $offices ->
        [one] You have your office for the start. Take a mission.
       *[other] You have your { $offices } offices for the start. Take a mission.
    }
reason-mission-picked = You have your mission for the start. Take an office.
reason-one-office-a-city = You already have an office in { $city }. Choose another city.
reason-draft-too-dear = This office costs { $price }, and { $left } ducats are left for offices. Take a cheaper one.
reason-mission-not-open = This mission cannot be had now. Take one on display.
reason-route-first = First lay out your route.
reason-route-laid = Your route is laid. Make use of it, or take the cards back.
reason-visited = Your route already calls at { $city }. Sail on to another city.
reason-pirate-city = The pirate blocks { $city }. Sail past it.
reason-no-neighbour = There is no seaway from { $last } to { $city }. Sail to a neighbour.
reason-too-slow =
    { $speed ->
        [one] Your ship manages only one card here. Stop the route.
       *[other] Your ship manages only { $speed } cards here. Stop the route.
    }
reason-office-is-placeholder = Your office in { $city } lies face down as a placeholder. Sail elsewhere.
reason-placeholder-after-city = A placeholder follows its city, one for each. Call at a city first.
reason-no-office-in-hand = You have no office in hand for a placeholder. Sail on, or stop.
reason-fees-unpayable = You could not pay the harbor fees, { $fees } in all, if you went on to { $city }. Sail elsewhere.
reason-fees-unpaid = The harbor fees are { $fees }, and you have { $cash } ducats. Earn the rest first.
reason-fees-first = Then the harbor fees of { $fees } could not be paid; you have { $cash } ducats. Earn something first.
reason-not-in-route = Your route does not call at { $city }. Use what lies in it.
reason-base-office = The office in { $city } is not your own. Only own offices earn income and can be stored.
reason-card-used = The card of { $city } is used or covered. Choose another.
reason-stored-already = You have stored a good this turn. It serves from the next turn on.
reason-artisan-used = The artisan of { $city } has worked this turn. Choose another.
reason-other-luxury = The artisan in { $city } makes { $luxury }, which is not asked for. Choose another.
reason-no-inputs = Nothing between your ship and { $city } can be made into { $luxury }. Choose another artisan.
reason-rest-unpayable = With { $city } the rest could not be paid. Choose something else.
reason-artisan-first = First choose the artisan.
reason-input-first = The artisan needs more commodities. Choose one.
reason-nothing-stored = No stored good fits here. Use one of the route.
reason-other-good = This artisan does not work up { $good }. Choose a good it takes.
reason-good-not-there = There is no { $good } left in your route. Choose another good.
reason-good-behind = Your { $good } lies behind the artisan. Use what lies before it.
reason-finish-payment = First finish what you have begun.
reason-mission-not-in-hand = You do not hold { $mission }. Choose a mission you have.
reason-mission-not-left = The mission { $mission } does not lie open beside your ship. Choose one that does.
reason-mission-not-begun = The upper line of { $mission } was not filled this turn. Fill it first.
reason-order-of-lines = The lower line of { $mission } must end farther along the route than the upper one. Use goods from behind it.
reason-goods-missing = Your route lacks what { $mission } asks for. Fill something else.
reason-place-first = First decide where { $mission } goes.
reason-no-specials = There are no special missions in this game. Fill one of your own.
reason-special-done = You have filled { $mission } this turn. It comes again later.
reason-top-of-career = You are at the top of your career. Use your goods for something else.
reason-career-goods = Your route lacks what the next career level asks for. Use it for something else.
reason-too-dear = This costs { $price } ducats, and you have { $cash }. Choose what you can pay.
reason-no-privilege = You cannot use this privilege now: { $privilege }. Do without it.
reason-no-pirate = There is no pirate in this game. Take an action on offer.
reason-pirate-is-there = The pirate is in { $city } already. Choose another city.
reason-pirate-not-now = The pirate cannot be moved now. Take an action on offer.
reason-one-purchase = You have made your purchase. End your turn, or use the mission privilege.
reason-fastest-ship = Speed { $speed } is the fastest there is. Buy something else.
reason-missions-in-progress = You may have { $most } missions in progress. Complete one first.
reason-deck-empty = The deck is empty. Take a mission on display.
reason-phase-3 = Your route is done. Buy something, or end your turn.

## Options

option-bonus = Bonus cards
    .hint = Which two bonus cards are in play.
option-bonus-first_game = 8 offices and 5-city route
option-bonus-random = two at random
option-career_side = Side of the careers
    .hint = With which side of the career cards you play.
option-career_side-front = front
option-career_side-back = back
option-career_side-choice = everyone chooses
option-merchant = Merchant
    .hint = Expert game: the merchant pays ducats (front) or seals (back) in his city.
option-merchant-off = without
option-merchant-front = front
option-merchant-back = back
option-pirate = Pirate
    .hint = Expert game: the pirate slows ships down (front) or blocks his city (back).
option-pirate-off = without
option-pirate-front = front
option-pirate-back = back
option-expert_positions = Start of merchant and pirate
    .hint = Where merchant and pirate start.
option-expert_positions-fixed = in their own cities
option-expert_positions-random = at random
option-special_missions = Special missions
    .hint = Expert game: a row of missions that everybody can fill.
option-artisan_uses_own_good = Artisan uses its own card
    .hint = An artisan may work up the good of the card it covers.
option-strict_mission_order = Strict order of lines
    .hint = In one turn the lower line must also end farther along the route.
option-question_mark = Privilege “?”
    .hint = What the question mark stands for.
option-question_mark-joker = any other privilege
option-question_mark-pirate_only = the pirate only
option-round_limit = Last round
    .hint = After this round one more is played, whatever the seals.
option-round_limit-0 = none

## What is wrong with an edition file

fault-novgorod-speeds = The speeds are { $got }. They must follow one another from { $first } on.
fault-novgorod-cities = There are { $got } cities. There must be { $lowest } to { $highest }, each with a good of its own.
fault-novgorod-ranks = “{ $field }” goes { $got }. From cheapest to dearest the numbers must not fall.
fault-novgorod-artisans = There are { $got } artisans. There must be { $expected }, one for each city.
fault-novgorod-luxuries = There are { $got } luxury goods. At least { $lowest } are needed.
fault-novgorod-combinations = The seals of “{ $luxury }” must name each of its { $expected } combinations once.
fault-novgorod-line = “{ $field }” asks for “{ $got }”. It may ask for different commodities and at most one luxury good.
fault-novgorod-rows = The rows of “{ $field }” are { $got }. Number them from 1 to { $expected }.
fault-novgorod-x-on-top = “{ $field }” has an X on its top row, which cannot be covered. Take it away.
fault-novgorod-free-row = “{ $field }” costs nothing. Name commodities, luxuries or ducats.
fault-novgorod-least = “{ $field }” needs { $got } commodities, more than its luxury good takes. Lower it.
fault-novgorod-mission-count = There are { $got } mission cards. There must be { $lowest } to { $highest }.
fault-novgorod-draft-missions = Nobody can pick { $got } missions at the start: too few are open, or too many would be in progress.
fault-novgorod-draft-budget = With { $got } ducats somebody could get stuck at the start. Give everyone at least { $lowest }.
