# Skerries: English

game-title = Skerries
game-summary = Fish on, or sail home before the squall.

slug-skerries = Skerries
slug-fish = fish
slug-herring = herring
slug-cod = cod
slug-salmon = salmon
slug-squall = squall

action-cast = Cast the net
action-home = Sail home
action-haul =
    { $haul-slug ->
        [squall] A squall!
       *[other] In the net: { $haul }
    }

prompt-fish = Cast the net, or sail home?
prompt-haul = What is in the net?

effect-net = +{ $amount } { $what } in the boat
effect-lose = The squall takes { $amount } { $what }
effect-land = { $amount } { $what } landed

reason-cast-first = The boat is empty. Cast the net first.

option-rounds = Rounds
    .hint = How often each boat leaves.
