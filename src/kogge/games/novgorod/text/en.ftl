# Novgorod: English

game-title = Novgorod
game-summary = Sail the cities of the Hanse, turn their goods into luxuries, and rise by seals and standing.

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
slug-commodities =
    { $amount ->
        [one] commodity
       *[other] different commodities
    }
slug-luxuries =
    { $amount ->
        [one] luxury good
       *[other] different luxury goods
    }
slug-income = income
slug-ship = ship speed

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
action-stop = Lay no more cards
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
action-pirate-if-pirate-back = Move the pirate to { $city } (after your route, this ends your turn)

## What is being decided

prompt-side = Which side of your career card do you play with?
prompt-draft =
    { $choice-slug ->
        [offices] Draft: Take an office.
        [missions] Draft: Take a mission.
       *[both] Draft: Take an office or a mission.
    }
prompt-route =
    { $length ->
        [0] Where does your route begin?
       *[other]
            { $can-slug ->
                [sail-or-stop] Where do you sail next, or is the route complete?
                [sail] Where do you sail next? As it lies, the route cannot pay its harbor fees.
                [stop] Your route can call at no further city.
               *[other] How does your route go on?
            }
    }
prompt-use =
    { $fees ->
        [0] Make use of your route, then take the cards back.
        [one] Make use of your route, then pay the harbor fees: 1 ducat.
       *[other] Make use of your route, then pay the harbor fees: { $fees } ducats.
    }
prompt-artisan = Which artisan makes it?
prompt-inputs = Which goods does the artisan in { $city } turn into { $luxury }?
prompt-good = Which commodity do you use up?
prompt-place = Does { $mission } stay open beside your ship, or go under it?
prompt-buy =
    { $buys ->
        [0] There is nothing you can buy. End your turn.
       *[other] Buy something, or end your turn.
    }{ $last_pirate ->
        [0] { "" }
       *[other] { " " }Moving the pirate ends it too, so buy first.
    }
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
effect-unload = { $seat } gives up the stored { $what }: { $cause }.
effect-empty-route = { $seat } lays no route this turn.
effect-special = { $seat } completes a special mission: { $what }.

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
cause-draft = in the draft
cause-purchase = by purchase
cause-eight-offices = for offices in every city
cause-five-city-route = for a long route
cause-luxury-merchant = as luxury merchant
cause-three-missions = for three missions
cause-career-level = for a high career level
cause-variety = for variety of goods
cause-replaced = Another good takes its place
cause-stand-in = The base office that stood in for it goes back

## Why something is not allowed, and what would be right

reason-side-first = First choose the side of your career card.
reason-draft-first =
    { $choice-slug ->
        [offices] The draft is not over. Take an office.
        [missions] The draft is not over. Take a mission.
       *[both] The draft is not over. Take an office or a mission.
    }
reason-offices-picked =
    { $offices ->
        [one] You have your office of the draft. Take a mission.
       *[other] You have your { $offices } offices of the draft. Take a mission.
    }
reason-mission-picked = You have your mission of the draft. Take an office.
reason-one-office-a-city = You already have an office in { $city }. Take an action on offer.
reason-draft-too-dear =
    { $left ->
        [one] This office costs { $price }, and 1 ducat is left for offices. Take a cheaper one.
       *[other] This office costs { $price }, and { $left } ducats are left for offices. Take a cheaper one.
    }
reason-mission-not-open = This mission is not on display: { $mission }. Take an action on offer.
reason-route-first = First lay out your route.
reason-route-laid = Your route is laid. Take an action on offer.
reason-visited = Your route already calls at { $city }. { advice-route }
reason-pirate-city = The pirate blocks { $city }. { advice-route }
reason-too-slow =
    { $most ->
        [one] Your route can have at most one card. { advice-route }
       *[other] Your route can have at most { $most } cards. { advice-route }
    }
reason-office-is-placeholder = Your office in { $city } is needed as a placeholder. { advice-route }
reason-placeholder-after-city = A placeholder follows its city, one for each. { advice-route }
reason-no-office-in-hand = You have no office in hand for a placeholder. { advice-route }
reason-fees-unpayable = If you sail on to { $city }, you cannot pay the harbor fees, { $fees } in all. { advice-route }
reason-fees-unpaid =
    { $cash ->
        [one] The harbor fees are { $fees }, and you have 1 ducat. Earn the rest first.
       *[other] The harbor fees are { $fees }, and you have { $cash } ducats. Earn the rest first.
    }
reason-fees-first =
    { $cash ->
        [one] After that the harbor fees of { $fees } could not be paid; you have 1 ducat. Take an action on offer.
       *[other] After that the harbor fees of { $fees } could not be paid; you have { $cash } ducats. Take an action on offer.
    }
reason-not-in-route = Your route does not call at { $city }. Take an action on offer.
reason-base-office = The office in { $city } is not your own. Only own offices earn income and can be stored.
reason-card-used = The card of { $city } is used or covered. Take an action on offer.
reason-stored-already = You have stored a good this turn. It serves from the next turn on.
reason-artisan-used = The artisan of { $city } has worked this turn. Take an action on offer.
reason-other-luxury = The artisan in { $city } makes { $luxury }, which is not asked for now. Take an action on offer.
reason-no-inputs = Nothing between your ship and { $city } can be made into { $luxury }. Take an action on offer.
reason-rest-unpayable = If you use { $good } here, this cannot be completed and paid. Take an action on offer.
reason-artisan-first = First choose the artisan.
reason-input-first = That is not enough yet. Choose one more good.
reason-nothing-stored = There is no stored good that can be used here. Take an action on offer.
reason-other-good = This artisan cannot use { $good }. Take an action on offer.
reason-good-not-there = There is no { $good } left in your route. Take an action on offer.
reason-good-behind = Your { $good } lies behind the artisan. Take an action on offer.
reason-finish-payment = First finish what you have begun.
reason-mission-not-in-hand = You do not hold { $mission }. Take an action on offer.
reason-mission-not-left = The mission { $mission } does not lie open beside your ship. Take an action on offer.
reason-mission-not-begun = The upper line of { $mission } was not filled this turn. It comes before the lower one.
reason-order-of-lines = The lower line of { $mission } must end farther along the route than the upper one, and nothing left there can fill it. Take an action on offer.
reason-goods-missing = Your route lacks what { $mission } asks for. Take an action on offer.
reason-place-first = First decide where { $mission } goes.
reason-no-specials = There are no special missions in this game. Take an action on offer.
reason-special-done = You have filled { $mission } this turn. It comes again later.
reason-top-of-career = You are at the top of your career. Take an action on offer.
reason-career-goods = Your route lacks what the next career level asks for. Take an action on offer.
reason-too-dear =
    { $price ->
        [one] This costs 1 ducat, and you have { $cash }. Take an action on offer.
       *[other] This costs { $price } ducats, and you have { $cash }. Take an action on offer.
    }
reason-no-privilege = You cannot use this privilege now: { $privilege }. Do without it.
reason-no-pirate = There is no pirate in this game. Take an action on offer.
reason-pirate-is-there = The pirate is in { $city } already. Choose another city.
reason-pirate-not-now = The pirate cannot be moved now. Take an action on offer.
reason-one-purchase =
    { $cheaper ->
        [0] You have made your purchase. End your turn.
       *[other] You have made your purchase. End your turn, or use the mission privilege.
    }
reason-fastest-ship = Speed { $speed } is the fastest there is. Take an action on offer.
reason-missions-in-progress = You may have at most { $most } missions in progress. Take an action on offer.
reason-deck-empty =
    { $open ->
        [0] The deck is empty, and so is the display. Take an action on offer.
       *[other] The deck is empty. Missions on display can still be had.
    }
reason-phase-3 = Your route is done. Take an action on offer.
reason-no-neighbor = There is no seaway from { $last } to { $city }. { advice-route }
reason-pirate-slows =
    { $most ->
        [0] The pirate in { $city } slows you down: Your route could have no card. { advice-route }
        [one] The pirate in { $city } slows you down: Your route could have only one card. { advice-route }
       *[other] The pirate in { $city } slows you down: Your route could have only { $most } cards. { advice-route }
    }
reason-placeholder-unpayable = With a placeholder here you cannot pay the harbor fees, { $fees } in all. { advice-route }
reason-route-unpayable =
    { $cash ->
        [one] The harbor fees of this route are { $fees }. You have 1 ducat, and the route cannot earn the rest. Lay another card.
       *[other] The harbor fees of this route are { $fees }. You have { $cash } ducats, and the route cannot earn the rest. Lay another card.
    }
reason-sale-unpayable =
    { $cash ->
        [one] After a sale in { $city } the harbor fees of { $fees } could not be paid; you have 1 ducat. Take an action on offer.
       *[other] After a sale in { $city } the harbor fees of { $fees } could not be paid; you have { $cash } ducats. Take an action on offer.
    }
reason-pirate-unpayable =
    { $cash ->
        [one] Moving the pirate costs { $price }. After that the harbor fees of { $fees } could not be paid; you have 1 ducat.
       *[other] Moving the pirate costs { $price }. After that the harbor fees of { $fees } could not be paid; you have { $cash } ducats.
    }
reason-not-with-artisan = With the artisan in { $city } this cannot be completed. Choose another.
reason-good-twice = Each good counts once, and { $good } is used already. Take an action on offer.
reason-good-not-asked = { $good } is not asked for here. Take an action on offer.
reason-good-anyway = The { $good } of your route is used for this anyway. First choose where the other good comes from.
reason-special-goods = Your route lacks what this special mission asks for: { $goods }. Take an action on offer.
advice-route =
    { $can-slug ->
        [sail-or-stop] Sail to a city on offer, or lay no more cards.
        [sail] Sail to a city on offer.
        [stop] Lay no more cards.
       *[other] Take an action on offer.
    }

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
    .hint = An artisan may use the good of the card it covers.
option-strict_mission_order = Strict order of lines
    .hint = In one turn the lower line must also end farther along the route.
option-question_mark = Privilege “?”
    .hint = What the question mark stands for.
option-question_mark-joker = any other privilege
option-question_mark-pirate_only = the pirate only
option-round_limit = Round limit
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
