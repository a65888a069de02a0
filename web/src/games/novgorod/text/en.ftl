# What the page says of Novgorod's pieces: English.

ng-no-fee = Your own office: no fee
ng-placeholder = A placeholder for the artisan
ng-below = Below the chart
ng-tab-route = Route
ng-tab-missions = Missions
ng-tab-specials = Special
ng-tab-bonuses = Bonus
ng-hold = nothing stored
ng-budget = { $budget } for offices
ng-budget-why =
    You have { $ducats } ducats. At the end of the draft you pay for all you took; { $missions } missions cost { $price } each. { $budget } ducats are left for offices.
ng-purse = You pay with ducats for offices, missions, a faster ship and harbor fees, and for some career levels. Incomes and sales bring them.
ng-speed = Your route may have up to { $speed } cards. You can buy one more speed a turn:
ng-privilege-speed = one card more in the route
ng-privilege-ducats = 2 ducats more
ng-privilege-mission = a mission for 3 less, besides your purchase
ng-privilege-seal = 1 seal at the end of the turn if no privilege was used
ng-privilege-joker = “?”, which stands for any of the other four (or, if you agreed so, only moves the pirate)
ng-end = That is all
ng-no-route = The first route comes after the draft.
ng-commodities =
    { $count ->
        [one] any commodity
       *[other] { $count } different commodities
    }
ng-luxuries =
    { $count ->
        [one] any luxury good
       *[other] { $count } different luxury goods
    }
ng-career-next = To rise: { $need }.
ng-career-top = The top is reached.
ng-career-seals = It brings { $seals } seals at the end of every turn.
ng-career-privileges = One of these a turn: { $privileges }.
ng-career-x = While an × shows you cannot win.
ng-mission-upper = Upper line: { $goods }, { $seals } seals.
ng-mission-lower = Lower line: { $goods }, { $seals } seals.
ng-mission-both = Both in one turn: { $seals } seals. The lower line alone closes the card.
ng-mission-price = A mission costs { $price } ducats. You may have at most { $most } in progress.
ng-luxury = The artisan makes { $luxury } from any of: { $goods }. Sold, it brings seals and ducats by the goods in it:
ng-city = It gives { $good }. Without an office of your own you pay a harbor fee of { $fee ->
        [one] 1 ducat
       *[other] { $fee } ducats
    } for calling here.
ng-offices-of = Offices, the cheapest first: price and income. Those with a mark are taken.
ng-special = Anyone may fill it: { $goods } and { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    } bring { $seals } seals. Then it goes to the bottom of the row.
ng-bonus-eight-offices = For offices in all cities: { $high } seals for those who first have { $needed }, later { $low }.
ng-bonus-five-city-route = For a route through { $needed } cities: { $high } seals for the first, later { $low }.
ng-bonus-luxury-merchant = For a luxury good made from { $needed } goods: { $high } seals for the first, later { $low }.
ng-bonus-three-missions = For { $needed } completed missions: { $high } seals for the first, later { $low }.
ng-bonus-career-level = For a career that brings { $needed } seals a turn: { $high } seals for the first, later { $low }.
ng-bonus-variety = At the end of the game: seals for different goods on your completed missions.
ng-aid-goal = Goal: the most seals, from luxury goods, missions, your career and bonus cards.
ng-aid-title = A turn at a glance
ng-aid-1 = Lay a route from city to city, as many cards as the speed of your ship. Where you have an office, you lay your own; elsewhere you pay the harbor fee.
ng-aid-2 = Use it: each card once, for its good, its income, to be stored, or to carry the artisan of its city.
ng-aid-3 = An artisan makes a luxury good of goods that lie before it. Sold, a luxury good brings seals and as many ducats; or it fills a mission or your career.
ng-aid-4 = Missions: 2 seals a line, 5 for both in one turn. Career: pay the lowest row to rise; it brings seals every turn.
ng-aid-5 = Then pay the fees and buy one thing: an office, a faster ship (5, 10, 15) or a mission (6).
ng-aid-6 = After 30 seals or the top of a career one more round is played. While an × shows on your career you cannot win.
tip-novgorod-draft = Draft: Two offices and one mission. An office spares you the fee of its city and earns income; all you choose is paid together at the end.
tip-novgorod-side = Both sides of your career have the same levels in another order. Choose the one whose lowest row asks for goods you can make: every level brings seals turn after turn, so an early one pays most.
tip-novgorod-route = Click city after city, or drag from one to the next. The anchor shows the fee; your ship’s speed says how many cards you may lay.
tip-novgorod-use = Every card of the route serves once. Lit pieces are what it can do now: sell a luxury good, fill a mission, rise, store a good, take income.
tip-novgorod-artisan = An artisan can use the goods that lie before it in your route. Its city’s card is used up by that, so choose one whose good you need least.
tip-novgorod-inputs = One good is enough; more different ones bring more seals when you sell.
tip-novgorod-good = The good you choose turns sideways and is used up for this turn. So give away what nothing else in your route needs.
tip-novgorod-place = Left open, the card may still get its lower line later for 2 seals. But you may have only three missions in progress.
tip-novgorod-buy = One purchase a turn. A faster ship means longer routes; an office means income and no fee there.

## The score sheet

chapter-novgorod-trade = Luxury goods
chapter-novgorod-missions = Missions
chapter-novgorod-career = Career
chapter-novgorod-bonuses = Bonus cards
chapter-novgorod-others = The rest
