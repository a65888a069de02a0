# Norsemen: English

game-title = Norsemen
game-summary = Explore with your longships, settle far lands, and speak at the things of the Viking age.

## Territories

slug-sweden = Sweden
slug-denmark = Denmark
slug-norway = Norway
slug-england = England
slug-scotland = Scotland
slug-ireland = Ireland
slug-rus = Rus
slug-iceland = Iceland
slug-greenland = Greenland
slug-byzantium = Byzantium
slug-sicily = Sicily
slug-vinland = Vinland
slug-normandy = Normandy

## Exploration cards; the mark tells cards of a territory apart

family-sweden = Sweden ({ $mark })
family-denmark = Denmark ({ $mark })
family-norway = Norway ({ $mark })
family-england = England ({ $mark })
family-scotland = Scotland ({ $mark })
family-ireland = Ireland ({ $mark })
family-rus = Rus ({ $mark })
family-iceland = Iceland ({ $mark })
family-greenland = Greenland ({ $mark })
family-byzantium = Byzantium ({ $mark })
family-sicily = Sicily ({ $mark })
family-vinland = Vinland ({ $mark })
slug-scandinavia = Scandinavia

## Leaders

slug-gorm = Gorm
slug-cnut = Cnut
slug-harald = Harald
slug-sigrid = Sigrid
slug-olof = Olof
slug-rurik = Rurik
slug-halfdan = Halfdan
slug-leif = Leif
slug-aud = Aud

## Tokens, ladders, spaces

slug-lawspeaker =
    { $amount ->
        [one] lawspeaker
       *[other] lawspeakers
    }
slug-fort =
    { $amount ->
        [one] fort
       *[other] forts
    }
slug-settlement =
    { $amount ->
        [one] settlement
       *[other] settlements
    }
slug-longship =
    { $amount ->
        [one] longship
       *[other] longships
    }
slug-jarl = jarl
slug-plain = plain
slug-legendary = legendary
slug-nothing = nothing
slug-both = lawspeaker and longship
slug-available = your available space
slug-title = the title space
slug-damaged = the damaged longships
slug-coins =
    { $amount ->
        [one] coin
       *[other] coins
    }
slug-vp = VP
slug-start = starting set
slug-any = any ladder

## Jarl actions and scoring cards

slug-longships = Longships
slug-settlements = Settlements
slug-forts = Forts
slug-lawspeakers = Lawspeakers
slug-explore = Exploration cards
slug-legends = Legends
slug-lore = Lore
slug-ages = Ages

## Icons

slug-wood = wood
slug-fabric = fabric
slug-food = food
slug-sailing = sailing
slug-raid = raid
slug-gem = gems
slug-rune = runes
slug-spice = spices
slug-discount = discount

## What a seat can do

action-choose = Choose { $leader }
action-show = Lay { $card } beside Cnut
action-reveal = Turn a card
action-put =
    { $tokens-slug ->
        [nothing] Leave the card empty
        [lawspeaker] Place a lawspeaker
        [longship] Place a longship
       *[other] Place { $tokens }
    }
action-stop = That is enough
action-done = That is all
action-skip = Skip this
action-send = Send to { $territory }
action-bonus = Take the bonus of { $card }
action-jarl = Place a jarl: { $jarl }
action-place = Place a longship on { $card }
action-double = Place a second longship on { $card }
action-thing = Thing action in { $territory }
action-thing-free = Thing action in { $territory }, without cost
action-repair =
    { $count ->
        [one] Repair a longship
       *[other] Repair { $count } longships
    }
action-title =
    { $token-slug ->
        [jarl] Send a jarl to the title space
       *[other] Send a { $token } to the title space
    }
action-coins = Take the coins
action-score = Claim the scoring card: { $title }
action-pass = Pass
action-flip = Flip { $card }
action-ship-from =
    { $place-slug ->
        [available] Move an available longship
        [title] Move a longship from the title space
        [damaged] Move a damaged longship
       *[other] Move the longship of { $place }
    }
action-speaker-from =
    { $place-slug ->
        [available] Move an available lawspeaker
       *[other] Move the lawspeaker of { $place }
    }
action-advance =
    { $kind-slug ->
        [legendary] Advance the legendary { $ladder } from space { $space }
       *[plain] Advance a { $ladder } from space { $space }
    }
action-lower =
    { $kind-slug ->
        [legendary] Lower the legendary { $ladder } from space { $space }
       *[plain] Lower a { $ladder } from space { $space }
    }
action-trade = Trade as usual
action-extra-trade = Use the leader’s cheaper trade
action-settle = Settle in { $territory }
action-fort = Build the fort in { $territory }
action-deck = Draw from the deck of age { $age }
action-keep = Keep { $card }
action-route = { $card } into the route
action-top = { $card } on top of the deck
action-income =
    { $territory-slug ->
        [sweden] Lose a VP for a coin in Sweden
       *[other] Trade for the income of { $territory }
    }
action-hold = The lawspeaker in { $territory } stays
action-port = Keep { $card } in port
action-flipped = Return the flipped card to the deck

## What chance brings

action-order = Next in order: seat { $seat }
action-tile = A new territory: { $territory }
action-scoring = A scoring card: { $title }
action-deal = A leader is dealt: { $leader }
action-draw = Drawn: { $card }
action-unused = Left over: { $territory }
action-veiled-deal = A leader is dealt in secret
action-veiled-draw = A card is drawn in secret
action-finished = Finished

## What is being decided

prompt-finished = You have finished. The others are still at sea.
prompt-choose-leader = Which leader do you follow?
prompt-reveal =
    { $choice-slug ->
        [first] Turn your first card.
        [stop] Your route ends here.
       *[more]
            { $longships ->
                [one] One more card, or is that enough? You have one longship left.
               *[other] One more card, or is that enough? You have { $longships } longships left.
            }
    }
prompt-put = What do you place on { $card }?
prompt-drawing = A card is turned.
prompt-show = Which of the two cards lies open beside Cnut?
prompt-home = Place your first settlement.
prompt-speaker = Where does the lawspeaker on { $card } go?
prompt-bonuses = Which bonus do you take next?
prompt-turn = Your turn: Take one action, or pass.
prompt-bonus = Take the bonus of { $card }?
prompt-added-ship = { $card } joins your route. Place a longship on it?
prompt-added-speaker = Send a lawspeaker with { $card }?
prompt-ladder =
    { $ladder-slug ->
        [any] Advance tokens, as many as you can pay.
       *[other] Advance tokens ({ $ladder }), as many as you can pay.
    }
prompt-trade =
    An icon is missing: Trade for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, or with your leader’s help for { $extra ->
        [one] 1 coin
       *[other] { $extra } coins
    }?
prompt-send =
    { $optional ->
        [0] Where does the new lawspeaker go?
       *[other] Where does the new lawspeaker go? If you skip this, it stays available.
    }
prompt-settle = Where do you settle?
prompt-fort = Where do you build the fort?
prompt-free-thing = Do the thing action in { $territory } without cost?
prompt-deck = Which age do you draw from?
prompt-keep = Which cards of age { $age } do you keep?
prompt-take-kept =
    { $cards ->
        [one] Where does your new card go?
       *[other] Which of your new cards comes first, and where does it go?
    }
prompt-take = Where does { $card } go?
prompt-title = Coins, or a scoring card?
prompt-advance = Which token advances?
prompt-exchange = Advance a token, and lower another for it?
prompt-lower = Which token goes down?
prompt-ship-from = Which longship do you move?
prompt-ship-to = Which card does the longship sail to?
prompt-speaker-from = Which lawspeaker do you move?
prompt-speaker-to = Where does the lawspeaker go?
prompt-income = Do you want more from your settlements?
prompt-ports =
    { $choice-slug ->
        [flipped] Return the flipped card to your deck?
        [both]
            { $ports ->
                [one] Which card do you keep in port? The flipped card may go back as well.
               *[other] Which cards do you keep in your { $ports } ports? The flipped card may go back as well.
            }
       *[cards]
            { $ports ->
                [one] Which card do you keep in port?
               *[other] Which cards do you keep in your { $ports } ports?
            }
    }
prompt-order = The playing order is drawn.
prompt-tile = A territory is drawn.
prompt-scoring = A scoring card is drawn.
prompt-deal = A leader is dealt.
prompt-see = Cnut looks at a card.
prompt-draw-own = A card is turned.
prompt-draw-age = A card is drawn.
prompt-reveal-tile = A new territory is turned.
prompt-unused-tile = The territory left over is shown.
prompt-ask-speaker = A card has joined the route.
prompt-ladder-end = The steps are paid.
prompt-thing-effect = The thing begins.
prompt-keep-end = The cards are paid.
prompt-over = The game is over.

## What happened

effect-gain = { $seat } gets { $amount } { $what }: { $cause }.
effect-lose =
    { $what-slug ->
        [vp] { $seat } loses { $amount } VP: { $cause }.
       *[other] { $seat } pays { $amount } { $what }: { $cause }.
    }
effect-repair = { $seat } repairs { $amount } { $what }.
effect-pass = { $seat } passes.
effect-reveal = { $seat } turns { $what }.
effect-damage = A longship of { $seat } is damaged.
effect-route =
    { $amount ->
        [one] The route of { $seat } has one card.
       *[other] The route of { $seat } has { $amount } cards.
    }
effect-advance =
    { $cause-slug ->
        [legendary] { $seat } advances the legendary { $what }.
       *[plain] { $seat } advances a { $what }.
    }
effect-lower =
    { $cause-slug ->
        [legendary] { $seat } lowers the legendary { $what }.
       *[plain] { $seat } lowers a { $what }.
    }
effect-settlement = { $seat } settles in { $what }.
effect-fort = { $seat } builds a fort in { $what }.
effect-leader = { $seat } follows { $what }.
effect-finished = { $seat } has finished.
effect-own-tile = { $seat } has a territory of their own: { $what }.
effect-territory = A new territory: { $what }.
effect-reshuffle = { $seat } shuffles the discard pile.
effect-longship = { $seat } places a longship on { $what }.
effect-add-card = { $seat } adds { $what } to the route.
effect-assign = { $seat } sends a lawspeaker to { $what }.
effect-circle =
    { $amount ->
        [1] { $seat } will be first next round.
        [2] { $seat } will be second next round.
        [3] { $seat } will be third next round.
       *[other] { $seat } will be last next round.
    }
effect-thing = { $seat } holds a thing in { $what }.

## Why it happened

cause-order = late in the playing order
cause-ladder = ladder steps
cause-explore = exploration action
cause-leader = leader
cause-title = instead of a scoring card
cause-forts = fort action
cause-cards = exploration cards owned
cause-coins = coins at the end
cause-legendary = legendary tokens
cause-repair = repairs
cause-trade = trade
cause-extra-trade = leader’s trade
cause-thing = thing action
cause-settlements = settlement action, secondary space
cause-scored-settlements = scoring card Settlements
cause-scored-legends = scoring card Legends
cause-scored-longships = scoring card Longships
cause-scored-forts = scoring card Forts
cause-scored-lore = scoring card Lore
cause-scored-lawspeakers = scoring card Lawspeakers
cause-scored-ages = scoring card Ages

## Why something is not allowed, and what would be right

reason-decide-first = Something else is to be decided first. Take an action on offer.
reason-other-card = The choice is about { $card } now. Take an action on offer.
reason-other-territory = The choice is about { $territory } now. Take an action on offer.
reason-card-not-among = { $card } is not one of the cards to choose from. Choose one that is.
reason-no-lawspeaker-to-move =
    { $place-slug ->
        [available] You have no available lawspeaker. Choose one that is elsewhere.
       *[other] No lawspeaker can be moved from { $place }. Choose one that is elsewhere.
    }
reason-lower-other-ladder = A token of another ladder goes down, none of this one: { $ladder }. Choose one on offer.
reason-nothing-flipped = You have no flipped card to return. Take an action on offer.
reason-stays-beside = { $card } stays beside Cnut and needs no port. Choose another card, or none.
reason-not-dealt = { $leader } was not dealt to you. Choose one of your leaders.
reason-first-card = Everybody turns at least one card. Turn one.
reason-no-lawspeaker = You have no available lawspeaker. Place something else, or leave the card empty.
reason-no-longship =
    { $repairable ->
        [0] You have no available longship. Do something else.
       *[other] You have no available longship. Do something else, or repair one.
    }
reason-route-full = Your route has { $limit } cards, and that is the limit. Stop here.
reason-no-cards = There is no card left to turn. Stop here.
reason-no-jarl = Your jarls are all at work. Do something else.
reason-jarl-there = One of your jarls is there already: { $jarl }. Choose another action for this one.
reason-vp-missing = This costs { $price } VP, and you have { $vp }. Choose something else.
reason-not-in-route = { $card } is not in your route. Only a card of your route will do.
reason-longship-there = A longship is on { $card } already. Only a card without one will do.
reason-no-lawspeaker-there = None of your lawspeakers waits in { $territory }. A thing action takes one that does.
reason-icons-missing = Too many icons are missing for the thing action in { $territory }. Longships on cards that show them would help.
reason-too-dear =
    { $price ->
        [one] This costs 1 coin, and you have { $coins }. Choose something else.
       *[other] This costs { $price } coins, and you have { $coins }. Choose something else.
    }
reason-not-damaged =
    { $damaged ->
        [one] Only one of your longships is damaged. Repair one at most.
       *[other] Only { $damaged } of your longships are damaged. Repair { $damaged } at most.
    }
reason-not-your-leader = Another leader can do this, not yours. Take an action on offer.
reason-ability-used = Your leader’s ability is used up for this round. It works once a round.
reason-nothing-to-waive = The thing action in { $territory } costs nothing anyway. Do it as usual.
reason-no-empty-card = No card of your route is without a longship, so none can be moved. Do something else.
reason-not-one-longship = There is not exactly one longship on { $card }. Only a card with one takes a second.
reason-other-ladder = Another ladder is meant now: { $ladder }. Take a step on offer.
reason-no-token = No such token stands there. Choose one that does.
reason-no-fort-place = There is no territory left for this fort. Take an action on offer.
reason-step-too-dear = You cannot pay for this step with all before it. Take a cheaper one if there is one, or stop.
reason-none-to-lower = No token of another ladder can go down for it. Choose another step, or skip this.
reason-not-on-map = { $territory } is not on your map. Choose a territory that is.
reason-lawspeaker-there = One of your lawspeakers is in { $territory } already. Choose another territory.
reason-not-for-this-lawspeaker = This lawspeaker cannot go to { $territory }. Send it to a territory on offer.
reason-piece-there = You have built in { $territory } already. Choose another territory.
reason-age-one-only = The first fort goes to a territory of age I, not to { $territory }. Choose one on offer.
reason-title-not-shown = This scoring card is not in the game: { $title }. Choose another, or take the coins.
reason-title-taken = Your token is on this scoring card already: { $title }. Choose another, or take the coins.
reason-title-requirement = The scoring card { $title } asks for { $need }, and you have { $have }. Choose another, or take the coins.
reason-deck-empty = This deck is empty. Draw from another.
reason-not-drawn = You have not drawn { $card }. Choose among the cards you drew, or stop.
reason-enough-kept =
    { $most ->
        [one] You keep one card at most. Stop here.
       *[other] You keep { $most } cards at most. Stop here.
    }
reason-keep-too-dear = You lack the icons to keep one more, and cannot trade for them. Stop here.
reason-no-port = You have no free port left. Take an action on offer.
reason-port-age =
    { $age ->
        [0] Your ports keep starting cards only, and { $card } is of age { $card_age }. Choose another card, or none.
       *[other] Your ports keep cards up to age { $age }, and { $card } is of age { $card_age }. Choose another card, or none.
    }
reason-no-bonus = There is no bonus of { $card } to take now. Take an action on offer.
reason-bonus-too-dear =
    { $price ->
        [one] The bonus of { $card } costs 1 coin, and you have { $coins }. Take an action on offer.
       *[other] The bonus of { $card } costs { $price } coins, and you have { $coins }. Take an action on offer.
    }
reason-no-longship-to-put = You have no available longship. Place something else, or leave the card empty.
reason-route-ends = No longship is available, so your route ends here. Stop.
reason-trade-too-dear =
    { $price ->
        [one] The usual trade costs 1 coin, and you have { $coins }. Use your leader’s cheaper trade.
       *[other] The usual trade costs { $price } coins, and you have { $coins }. Use your leader’s cheaper trade.
    }
reason-none-damaged = None of your longships is damaged. Do something else.
reason-none-available = You have no available longship to move. Choose one that is elsewhere.
reason-none-on-title = None of your longships is on the title space. Choose one that is elsewhere.
reason-damaged-stay = A damaged longship cannot be moved. Choose an undamaged one.
reason-no-longship-on-card = There is no longship on { $card } to move. Choose one that is elsewhere.
reason-comes-from-there = This lawspeaker comes from { $territory }. Send it somewhere else.
reason-kept-already = You are keeping { $card } already. Choose another card, or stop.
reason-no-settlement-there = You have no settlement in { $territory }. Take an action on offer.
reason-income-taken = You have had the extra income of { $territory } in this round. Take an action on offer.
reason-income-had = You have the icons for the income of { $territory } and got it without a trade. Take an action on offer.
reason-income-icons = More than one icon is missing for the income of { $territory }. Take an action on offer.
reason-nobody-stays = None of your settlements lets a lawspeaker stay. Take an action on offer.
reason-last-round = This is the last round. No lawspeaker needs to stay.
reason-one-stays = One of your lawspeakers stays already. Only one can.
reason-no-lawspeaker-to-keep = None of your lawspeakers is in { $territory }. Take an action on offer.

## Options

option-starting_cards_are_an_age = Starting cards are an age
    .hint = Starting cards count as an age of their own, in Byzantium and for the scoring card of ages.
option-combined_pairs = Shared primary spaces
    .hint = With 2 players a second pair of jarl actions may share its primary space.
option-combined_pairs-forts_explore = forts and exploration cards
option-combined_pairs-longships_lawspeakers = also longships and lawspeakers, with 2 players
option-greenland_moves_damaged = Greenland moves damaged longships
    .hint = The thing action of Greenland may move a damaged longship to a card.
option-free_thing_pays_actor = Free thing action pays its actor too
    .hint = The free thing action after building a fort also pays you the territory’s bonus if your own lawspeaker has acted there this round.

## Faults of edition files and positions

fault-norsemen-icon = { $field }: { $got } is no icon for { $key }. Use { $expected }.
fault-norsemen-one-icon = { $field }: { $key } takes one kind of icon only.
fault-norsemen-normandy-last = Normandy must be the last of the territories.
fault-norsemen-normandy-thing = { $field }: the effect “normandy” belongs to Normandy, and to it alone.
fault-norsemen-title = { $field }: there is no scoring card { $got }. Use { $expected }.
fault-norsemen-card-age = { $field }: a card has the age of its territory, not { $got }.
fault-norsemen-bonus = { $field }: { $got } is no bonus. Write for example c2, v1/fort, v2/pair(gem,rune), draw, move, adv or pay2:adv.
fault-norsemen-no-territories = There must be starting territories and territories of age 1.
fault-norsemen-tile-count = Age { $age } has { $got } territories. It needs { $expected }, or none at all.
fault-norsemen-too-many-settlements = There are { $got } settlements a seat, more than territories in round 1. Shorten the ladders, or use more tiles.
fault-norsemen-few-leaders = There are { $got } leaders. Four players need { $expected }.
fault-norsemen-few-titles = There are { $got } scoring cards. The game shows { $expected }.
fault-norsemen-few-cards = There must be starting cards, and enough cards of age 1 for the leader who sees some.
problem-norsemen-repeats = “{ $field }” names a seat twice. Name each once.
problem-norsemen-ladder = “{ $field }” has too many plain tokens. There are at most { $most }.
