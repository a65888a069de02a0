# What the page says of Norsemen's pieces: English.

nm-coins =
    { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
nm-points = { $amount } VP
gain-name-deck =
    { $amount ->
        [one] card
       *[other] cards
    }
gain-name-advance =
    { $amount ->
        [one] step on a ladder
       *[other] steps on a ladder
    }
nm-pay = pay { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }:
nm-each = for each { $what }
nm-each-pair = for each pair of { $first } and { $second }
nm-card3 = card of age III in the route
nm-do-draw = add the top card of your deck
nm-do-move = move a lawspeaker
nm-do-adv = advance a token
nm-card-icons = With a longship on it: { $icons }.
nm-card-corner = Also without a longship: { $icons }.
nm-card-damage = Damage when turned: { $damage }. Every second damage costs a longship.
nm-card-bonus = Bonus for its longship: { $bonus }.
nm-card-vp = { $points } at the end of the game.
nm-thing = Thing: for { $asks } you get { $gives }.
nm-thing-free = Thing: you get { $gives }.
nm-effect-market = a card of age I for your route or deck
nm-effect-draw = the top card of your deck into the route
nm-effect-advance = a step for a token: { $ladder }
nm-effect-exchange = a step up for one token and down for another
nm-effect-refit = a repaired longship, and one may sail to another card
nm-effect-normandy = 2 coins or a scoring card, and a place in the next order
nm-income = A settlement earns { $gives }.
nm-income-per = 1 coin for { $icons }
nm-income-if = { $gain } if you have { $icons }
nm-income-lore = { $lore } for ever
nm-income-vp-per = 1 VP for { $per }
nm-income-ports = one more port
nm-income-keep = a lawspeaker that may stay
nm-income-trade = a coin for a VP, if you like
nm-per-forts = each fort
nm-per-lore = each kind of lore
nm-per-ages = each age in your route
nm-per-lawspeakers = each lawspeaker in play
nm-per-longships = each longship that left its ladder
nm-ability-flip = Once a round: flip an empty card of your route for 1 VP; the top card of your deck may take its place.
nm-ability-beside = You begin with a card of age I that lies beside you in every round.
nm-ability-waive = Once a round a thing action needs neither coins nor icons.
nm-ability-extra-trade = Once a round you may make one more trade, 2 coins cheaper.
nm-ability-fort = You begin with a fort. A thing action where you have a fort earns 1 VP more.
nm-ability-tiles = The territory left over of each age is yours alone: 2 VP for a thing there, 3 VP for a settlement.
nm-ability-double = Once a round you may place a second longship on a card up to age II.
nm-ability-move = Once a round you may move a longship to an empty card of your route.
nm-ability-settle = When you settle you may do that thing action without cost.
nm-title-need = Needs { $need }. At the end { $more } bring { $more_vp } VP, { $most } or more { $most_vp } VP; besides { $spaces } VP by who came first.
nm-jarl-ladder = A jarl here lets you advance tokens of this ladder, as many as your icons and one trade pay for.
nm-jarl-explore = A jarl here brings coins and cards of an age; keep up to two for sailing and food.
nm-spaces = The earlier, the better the space.
nm-short-lawspeakers = Law­speakers
nm-short-settlements = Settle­ments
nm-short-longships = Long­ships
nm-short-explore = Explo­ration cards
nm-ladder-lawspeaker = Law­speakers
nm-ladder-fort = Forts
nm-ladder-settlement = Settle­ments
nm-ladder-longship = Long­ships
nm-ladder-about = Tokens climb from space 4 to space 1. A step needs the icons printed on the space the token leaves, and brings the VP printed there. From space 1 it leaves the ladder and comes into play.
nm-ladder-play = In play: { $tokens }.
nm-ladder-space =
    Space { $space }: { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }{ $legendary ->
        [yes] , one legendary
       *[no] {""}
    }; a step needs { $cost }{ $vp ->
        [0] {""}
       *[other] { " " }and brings { $vp } VP
    }.
nm-ladder-legend = The ringed token is legendary: once in play it earns 2 VP in every round.
nm-title-space = Title space
nm-title-about = Place an available jarl or longship here as your action. Take 2 coins, or put a token on a scoring card whose requirement you meet and gain the VP of its leftmost free space.
nm-circles = The numbered circles are the order circles. A seat’s first thing action here in a round takes the leftmost free one; the next round is played in that order.
nm-acted = ✓ marks lawspeakers that have held their thing in this round. Their owners gain a bonus when somebody else holds one here.
nm-icons = Icons in sight
nm-cards =
    { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
nm-space-costs = costs { $price }
nm-space-nothing = neither price nor coins
nm-space-longships-first = new longships are available
nm-space-longships-later = new longships come in damaged
nm-space-lawspeakers-first = new lawspeakers may be sent at once
nm-space-lawspeakers-later = new lawspeakers stay available
nm-deck-keep =
    { $food ->
        [0] Keeping one card of this age needs { $one } sailing, two need { $two }.
       *[other] Keeping one card of this age needs { $one } sailing and { $food } food, two need { $two } sailing and { $food } food.
    }
nm-lore-about = At the end of every round gems, runes and spices are compared, each by itself. The most earn, in this order: { $vp } VP. Ties go by the playing order; without an icon you get nothing.
nm-lore = Lore
nm-damage-odds = Risk of damage: { $percent } %
nm-no-route = No card has been turned yet.
nm-aid-goal = Goal: the most victory points (VP), from things, ladders, lands, lore, cards and coins.
nm-aid-title = A round at a glance
nm-aid-1 = Explore: turn cards of your deck. Two damage cost a longship; place longships for icons and lawspeakers for things.
nm-aid-2 = Expand, one action a turn: a jarl (build, train, explore), a longship on a card, a thing action, repair, the title space. Or pass.
nm-aid-3 = Icons are seen, not spent. One trade for each action buys what is missing: wood or sailing 2, food or raid 3, fabric 4 coins.
nm-aid-4 = A step on a ladder costs the icons printed on it and earns its VP; what leaves the ladder comes into play.
nm-aid-5 = Return: lore majorities, incomes of settlements, 2 VP for each legendary token; then cards into ports and a new territory.
nm-aid-6 = After five rounds: scoring cards, VP on cards, 1 VP for 3 coins.
tip-norsemen-choose-leader = Your leader says where you begin, with how many coins, and what only you can do. Only you see these two.
tip-norsemen-reveal = Turn cards one by one. Two damage signs cost a longship, so stop in time: a longship is worth most on a card.
tip-norsemen-put = A longship makes the icons of this card count all round. A lawspeaker goes to its land and can hold a thing there.
tip-norsemen-turn = One action a turn. Jarls build, lawspeakers hold things, longships bring icons. Lit pieces are what you can do; tap a dark one to hear why not.
tip-norsemen-ladder = Each step asks for the icons below it. Take as many steps as you can pay together; one trade may fill a gap.
tip-norsemen-send = The lawspeaker waits on its land until you hold a thing there. Choose a land whose thing action you can use this round: others with a lawspeaker there gain its bonus.
tip-norsemen-settle = A settlement earns at the end of every round what stands behind its house on the land’s card. So an early one earns most.
tip-norsemen-deck = Later ages have better cards, but keeping them asks for more sailing and food.
tip-norsemen-keep = A kept card joins your route now or lies on top of your deck for the next round. Keep what has icons you lack: an action needs all its icons at once.
tip-norsemen-ports = A card in port lies on top of your deck: you turn it first in the next round. So put a card there that serves what you plan next.
tip-norsemen-home = Your first settlement brings something at the end of every round. Read behind the house on each land’s card: at first coins help, later points count.
tip-norsemen-show = The open card is in your route in every round and takes no place there, but its damage counts from the start. Choose the icons you will need most often, with little damage.
tip-norsemen-speaker = It may go to the land of its card, to a land with a fort of yours, or to Normandy. Choose the thing action you want, and count whether you will have its icons.
tip-norsemen-bonuses = Take first what another bonus needs: coins before a bonus that costs some.
tip-norsemen-bonus = The bonus is had once, when the longship comes onto the card. Decline it only if its price is worth more to you.
tip-norsemen-added-ship = A longship makes the icons of the new card count at once, and brings its bonus. Keep it only for a card that shows more of what you lack.
tip-norsemen-added-speaker = This is the only way to a new thing in the middle of a round. Send one if you can pay for the thing action of that land.
tip-norsemen-trade = One icon may be bought in each action. The help of your leader is cheaper, but serves once a round: keep it if a dearer trade will follow.
tip-norsemen-fort = When another fort comes to this land later, you gain the land’s bonus. A fort of a jarl may also take the land’s thing action at once, so choose the land by that.
tip-norsemen-free-thing = It costs neither icons nor coins here. Only decline it if what it does would harm you.
tip-norsemen-take-kept = The card that goes into your route can be used now, the one on your deck is turned first in the next round. What comes first decides which of your longships is still free.
tip-norsemen-take = In your route its icons count this round, if you have a longship left for it. On your deck you turn it first in the next round.
tip-norsemen-title = The first on a scoring card gains most. A card with your token brings points once more at the end, if you then have more than it asks for. Take the coins if you cannot use a card yet.
tip-norsemen-advance = This step costs nothing. Choose the dearest one, or the token that comes into play with it.
tip-norsemen-exchange = One token goes up, another one down. It is worth it where a piece comes into play, or where the step up brings points: none are lost by going down.
tip-norsemen-lower = Choose a token you will not need soon. The points it has brought stay yours.
tip-norsemen-ship-from = Where the longship leaves, the icons of that card no longer count. Move one whose icons you have already used.
tip-norsemen-ship-to = The icons of this card count from now on, and you gain its bonus.
tip-norsemen-speaker-from = A lawspeaker that has not acted yet is moved. Choose one whose thing action you cannot pay for.
tip-norsemen-speaker-to = Choose the land whose thing action your icons and coins are enough for.
tip-norsemen-income = Each of these incomes is a choice: look what it costs you. What you leave is gone for this round.

## The score sheet

chapter-norsemen-settlements = Settlements and lands
chapter-norsemen-things = Thing actions
chapter-norsemen-ladders = Ladders
chapter-norsemen-scoring = Scoring cards
chapter-norsemen-lore = Lore
chapter-norsemen-leader = Leader
chapter-norsemen-cards = Exploration cards
chapter-norsemen-others = Coins, order and the rest
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
