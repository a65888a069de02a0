# Norderwind: English

game-title = Norderwind
game-summary = Trade, dare the fog, and bring three battered ports what they need.

## Goods, coins and letters

slug-grain = grain
slug-fish = fish
slug-salt = salt
slug-wood = wood
slug-wine = wine
slug-gold = gold
slug-letter =
    { $amount ->
        [one] trade letter
       *[other] trade letters
    }
slug-captain =
    { $amount ->
        [one] pirate captain
       *[other] pirate captains
    }
slug-cannon =
    { $amount ->
        [one] cannon
       *[other] cannons
    }
slug-cube =
    { $amount ->
        [one] cube
       *[other] cubes
    }
slug-sail = sail
slug-all-ports = a contract in every port
slug-full-crew = full crew

## Ports and tiles; the mark tells tiles of a kind apart (the price, where there is one)

slug-norderkap = Norderkap
    .at = in Norderkap
slug-trutzhavn = Trutzhavn
    .at = in Trutzhavn
slug-olesand = Olesand
    .at = in Olesand
family-grain = grain port ({ $mark })
    .at = at the grain port ({ $mark })
family-fish = fish port ({ $mark })
    .at = at the fish port ({ $mark })
family-salt = salt port ({ $mark })
    .at = at the salt port ({ $mark })
family-wood = wood port ({ $mark })
    .at = at the wood port ({ $mark })
family-wine = wine port ({ $mark })
    .at = at the wine port ({ $mark })
family-equipment = equipment port ({ $mark })
    .at = at the equipment port ({ $mark })
family-merchant = merchant ship ({ $mark })
    .at = at the merchant ship ({ $mark })
family-wreck = shipwreck ({ $mark })
    .at = at the shipwreck ({ $mark })
family-fog = fog ({ $mark })
    .at = in the fog ({ $mark })

## Crew

slug-boatman = boatman
    .a = a boatman
slug-accountant = accountant
    .a = an accountant
slug-cannoneer = cannoneer
    .a = a cannoneer
slug-treasurer = treasurer
    .a = a treasurer
slug-lookout = lookout
    .a = a lookout

## Faces of the dice (skulls are numbers)

slug-coin = coin
slug-silver = silver ball
slug-blue = blue double ball
slug-blank = blank

## What a seat can do

action-sail = Sail for { $port }
action-look = Send the lookout up
action-next = Sail on
action-bottom = Put it under the stack
action-stop = Drop anchor
action-done = That is all
action-pass = Keep the letter
action-pay = Pay the pirates
action-battle = Fight the pirates
action-buy = Buy { $good }
action-buy-over = Buy { $good }, { $good2 } goes overboard
action-sell = Sell { $good }
action-hoist = Set more sail
action-cannon = Buy a cannon
action-hire = Hire { $role-a }
action-fulfil = Fulfil the contract of { $port }
action-search = Search the wreck

## What chance brings

action-reveal = Turned up: { $tile }
action-look-at = The lookout sees: { $tile }
action-event =
    { $face-slug ->
        [coin] Out of the fog: a treasure
        [1] Out of the fog: pirates, one skull
       *[other] Out of the fog: pirates, { $face } skulls
    }
action-shot =
    { $shot-slug ->
        [silver] The shot: a silver ball
        [blue] The shot: a blue double ball
        [blank] The shot: a splash, no hit
       *[other] The shot: { $shot }
    }
action-veiled-look = The lookout sees a tile and keeps it secret

## What is being decided

prompt-choose-stack = Where to? Choose the port to sail for.
prompt-set-sail = Send the lookout up first, or sail straight on?
prompt-looked =
    { $turned ->
        [0] The lookout has seen the next tile. Sail there, or put it under the stack?
       *[other] The lookout has seen the next tile. Sail there, put it under the stack, or drop anchor?
    }
prompt-tile =
    { $can-slug ->
        [use] You are { $tile-at }, and your sails carry no farther. Use the tile, or drop anchor.
        [use-or-sail]
            { $look ->
                [0] You are { $tile-at }. Use the tile, sail on, or drop anchor.
               *[other] You are { $tile-at }. Use the tile, sail on, or drop anchor. You may also send the lookout up, but then you give up this tile.
            }
       *[sail]
            { $look ->
                [0] You are { $tile-at }, and there is nothing you can do here. Sail on, or drop anchor.
               *[other] You are { $tile-at }, and there is nothing you can do here. Send the lookout up, sail on, or drop anchor.
            }
    }
prompt-more =
    { $direction-slug ->
        [sold] Sold. One more good, or is that all?
       *[bought] Bought. One more good, or is that all?
    }
prompt-sail-on =
    { $look ->
        [0]
            { $left ->
                [one] Your sails carry one tile farther. Sail on, or drop anchor?
               *[other] Your sails carry { $left } tiles farther. Sail on, or drop anchor?
            }
       *[other]
            { $left ->
                [one] Your sails carry one tile farther. Send the lookout up, sail on, or drop anchor?
               *[other] Your sails carry { $left } tiles farther. Send the lookout up, sail on, or drop anchor?
            }
    }
prompt-pirates =
    { $skulls ->
        [one] Pirates, one skull!
       *[other] Pirates, { $skulls } skulls!
    } { $payable ->
        [0] You cannot pay them off: fight.
       *[other]
            { $winnable ->
                [0] You cannot win this battle. Pay them off for { $price } gold, or lose and go home?
               *[other] Pay them off for { $price } gold, or fight?
            }
    }
prompt-letter =
    { $letters ->
        [one] Hand in your trade letter and do business { $tile-at } too, or keep it?
       *[other] Hand in one of your { $letters } trade letters and do business { $tile-at } too, or keep it?
    }
prompt-reveal = The next tile is turned.
prompt-look = The lookout climbs up.
prompt-event = Something stirs in the fog: The event die rolls.
prompt-shot = The cannon fires: The battle die rolls.
prompt-over = The game is over.

## What happened

effect-gain =
    { $what-slug ->
        [sail] { $seat } sets more sail and will sail { $amount ->
                [one] one tile
               *[other] { $amount } tiles
            } farther from the next voyage on.
        [gold]
            { $cause-slug ->
                [port] { $seat } is paid { $amount } gold { $cause }.
                [merchant] { $seat } is paid { $amount } gold { $cause }.
               *[other] { $seat } gets { $amount } gold { $cause }.
            }
       *[other]
            { $cause-slug ->
                [port] { $seat } buys { $amount } { $what } { $cause }.
                [merchant] { $seat } buys { $amount } { $what } { $cause }.
                [equipment] { $seat } buys { $amount } { $what } { $cause }.
               *[other] { $seat } gets { $amount } { $what } { $cause }.
            }
    }
effect-lose =
    { $cause-slug ->
        [overboard] { $seat } throws { $amount } { $what } overboard.
        [letter] { $seat } hands in a trade letter { $cause }.
        [pirates] { $seat } pays { $amount } gold { $cause }.
        [contract]
            { $what-slug ->
                [gold] { $seat } pays { $amount } gold { $cause }.
               *[other] { $seat } delivers { $amount } { $what } { $cause }.
            }
       *[other]
            { $what-slug ->
                [gold] { $seat } pays { $amount } gold { $cause }.
               *[other] { $seat } sells { $amount } { $what } { $cause }.
            }
    }
effect-hire = { $seat } hires { $what-a }.
effect-cube =
    { $cause-slug ->
        [contract] { $seat } fulfils a contract of { $what } and places a cube.
        [majority] { $seat } has done the most for { $what } and places a cube.
       *[other] { $seat } places a cube { $cause }.
    }
effect-cube-back = { $seat } no longer leads in { $what } alone and takes the cube back.
effect-look = { $seat } has seen: { $what }.
effect-pirates =
    { $amount ->
        [one] Pirates with one skull stop { $seat }.
       *[other] Pirates with { $amount } skulls stop { $seat }.
    }
effect-battle-won = { $seat } beats the pirates.
effect-battle-lost = { $seat } is beaten by the pirates.
effect-voyage-ends = { $seat } comes home: { $cause }.
effect-win = { $seat } wins with all { $amount } cubes on the board!
effect-round-limit = Round { $amount } is over, and nobody has won.

## Why it happened

cause-port = at the port
cause-merchant = at the merchant ship
cause-equipment = at the equipment port
cause-contract = for the contract
cause-pirates = to the pirates
cause-letter = to join the trade
cause-overboard = to make room
cause-income = because the purse was empty
cause-accountant = thanks to the accountant
cause-wreck = from the wreck
cause-treasure = from the fog
cause-victory = after the battle
cause-full-brig = because the brig is full
cause-voyage = for taking at most one action
cause-majority = for the majority
cause-all-ports = for a contract in every port
cause-full-crew = for a full crew
cause-stop = The anchor is down
cause-actions = There is no action left
cause-range = The sails carry no farther
cause-defeat = The pirates were stronger

## Why something is not allowed, and what would be right

# What a seat at a tile can do instead, by what is offered.
advice =
    { $can-slug ->
        [letter] Use your letter in another way, or keep it.
        [more] Trade a good on offer, or say that is all.
        [use] Use the tile in another way, or drop anchor.
        [use-or-sail] Use the tile in another way, sail on, or drop anchor.
       *[sail] Sail on, or drop anchor.
    }
reason-voyage-under-way = Your voyage is under way. You choose a port again on your next turn.
reason-others-voyage = This is another ship’s voyage. You choose a port when your own turn comes.
reason-choose-stack-first = First choose the port to sail for.
reason-first-tile = No tile is turned yet. Sail on to the first one.
reason-tile-resolved = You are done with this tile. Sail on, or drop anchor.
reason-no-range =
    { $distance ->
        [one] Your sails carried you one tile, and that is all. Use this tile, or drop anchor.
       *[other] Your sails carried you { $distance } tiles, and that is all. Use this tile, or drop anchor.
    }
reason-look-only-first = The lookout looks once, before the first tile. Take an action on offer.
reason-nothing-looked-at = Only a tile your lookout has just seen can go under the stack. Take an action on offer.
reason-no-look = You cannot look now: That takes a lookout, who looks once a voyage. Take an action on offer.
reason-no-trade-here = Nobody buys or sells goods { $tile-at }. { advice }
reason-other-good = There is no trade in { $good } { $tile-at }, only in { $traded }. { advice }
reason-none-to-sell = You have no { $good } aboard to sell. { advice }
reason-one-direction = With one action you either buy or sell at a port. Go on as you began, or say that is all.
reason-exchange = With a boatman an exchange begins with the sale and ends with another kind of good. Trade a good on offer, or say that is all.
reason-nothing-traded = Nothing has been traded yet. { advice }
reason-finish-trade = You are in the middle of a trade. Trade one more good, or say that is all.
reason-enough-of-a-kind =
    { $most ->
        [one] Your hold takes at most one { $good }. { advice }
       *[other] Your hold takes at most { $most } { $good }. { advice }
    }
reason-too-dear = This costs { $price } gold, and you have { $gold }. { advice }
reason-hold-full = All { $hold } places of your hold are full. Buy it and throw another good overboard.
reason-hold-has-room = There is room in your hold. Buy it without throwing anything overboard.
reason-none-to-throw = You have no { $good } to throw overboard. Name a good you have.
reason-no-equipment-here = No ship is fitted out { $tile-at }. { advice }
reason-sail-at-maximum = { $most } is the most any sail can do. { advice }
reason-cannons-at-maximum =
    { $most ->
        [one] Your ship carries no more than one cannon. { advice }
       *[other] Your ship carries no more than { $most } cannons. { advice }
    }
reason-post-taken = You already have { $role-a }. { advice }
reason-crew-complete =
    { $most ->
        [one] Your crew is complete with one member. { advice }
       *[other] Your crew is complete with { $most } members. { advice }
    }
reason-letter-first = First say whether you use your trade letter here or keep it.
reason-no-letter-asked = Nobody asks for a letter now. { advice }
reason-no-pirates = There are no pirates in sight. Take an action on offer.
reason-cannot-pay = The pirates want { $price } gold, and you have { $gold }. You must fight.
reason-pirates-first =
    { $payable ->
        [0] The pirates come first. You cannot pay them: fight.
       *[other] The pirates come first. Pay them, or fight.
    }
reason-not-at-port = You are not in { $port }, where this contract is fulfilled. { advice }
reason-column-done = All contracts of { $port } are fulfilled. { advice }
reason-needs-missing = For the contract of { $port } you still lack { $missing }. { advice }
reason-no-wreck-here = There is nothing to search { $tile-at }. { advice }

## Options

option-letters_on_a_tile = Trade letters on a tile
    .hint = How many others may join in on a tile by letter.
option-letters_on_a_tile-each = everyone
option-letters_on_a_tile-one = only the first
option-lookout_any_time = Lookout at any time
    .hint = The lookout may look before any tile of a voyage, still once. Looking from a tile that has not been used gives that tile up.
option-seen_tiles = Remember seen tiles
    .hint = The table shows which tiles you have seen in each stack.
option-round_limit = Round limit
    .hint = After this round the game ends without a winner.
option-round_limit-0 = none

## What is wrong with an edition file

fault-norderwind-rows = The contracts of “{ $port }” are numbered { $got }. Number them 1, 2, 3 and so on.
fault-norderwind-empty-contract = “{ $field }” asks for nothing. Name at least one good, gold or captains.
fault-norderwind-good-not-sold = “{ $field }” asks for { $good }, but no port trades it. Add such a port, or ask for something else.
fault-norderwind-contract-too-big = “{ $field }” asks for more than a ship holds: at most { $hold } goods, { $of_a_kind } of a kind, { $brig } captains.
fault-norderwind-destinations = { $got } of the tiles are destinations. There must be { $expected }.
fault-norderwind-tile-count = There are { $got } tiles. Three full stacks need { $expected }.
fault-norderwind-sail-too-far = A sail of { $got } could empty a stack. At most { $highest } is allowed.
fault-norderwind-start-above-maximum = “{ $field }” starts at { $got }, above its maximum of { $highest }. Lower it.
fault-norderwind-blank-die = No side of “{ $die }” shows anything. Give at least one face a side.
fault-norderwind-no-fog = Contracts ask for captains, but there is no fog in which to meet pirates. Add a fog tile.
