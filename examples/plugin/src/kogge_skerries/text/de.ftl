# Skerries: Deutsch

game-title = Skerries
game-summary = Fisch weiter oder segle heim, bevor die Bö kommt.

slug-skerries = Skerries
slug-fish = Fisch
slug-herring = Hering
slug-cod = Dorsch
slug-salmon = Lachs
slug-squall = Bö

action-cast = Netz auswerfen
action-home = Heimsegeln
action-haul =
    { $haul-slug ->
        [squall] Eine Bö!
       *[other] Im Netz: { $haul }
    }

prompt-fish = Wirfst du das Netz aus, oder segelst du heim?
prompt-haul = Was ist im Netz?

effect-net = +{ $amount } { $what } im Boot
effect-lose = Die Bö nimmt { $amount } { $what }
effect-land = { $amount } { $what } angelandet

reason-cast-first = Das Boot ist leer. Wirf zuerst das Netz aus.

option-rounds = Runden
    .hint = Wie oft jedes Boot ausläuft.
