# Words that all games share: English. The conventions for keys are in kogge/text/__init__.py.

## Seats and values

seat = Seat { $number }
value-on = on
value-off = off
value-number = { $number }

## Bots and their advice

level-random = Random
level-deckhand = Deckhand
level-greedy = Greedy
level-policy = Boatswain
level-mate = Mate
level-skipper = Skipper
level-admiral = Admiral
hint-plan = After that: { $plan }.
hint-later = Nothing comes of it before others act; its worth is in how you stand afterwards.

## Why something is not allowed, and what would be right

reason-not-your-turn = Someone else decides now. You will be asked when it is your turn.
reason-no-such-action = There is no such action. Take one of those on offer.
reason-game-over = The game is over. Start a new one to play on.
reason-chance = Chance decides this. Wait for what it brings.
reason-not-now = This is not what is being decided. Take one of the actions on offer.
reason-undo-horizon =
    { $steps ->
        [0] Nothing can be taken back: something has been revealed or someone else has acted. Play on from here.
        [one] Only your last step can be taken back.
       *[other] Only your last { $steps } steps can be taken back.
    }

## Errors

error = Something in what was given is wrong. Please check it.
error-broken-game = The game “{ $game }” cannot be loaded. Install its package again, or remove it: { $why }
error-unknown-game = There is no game “{ $game }”. The games are: { $accepts }.
error-bad-player-count = “{ $game }” is not made for { $players ->
        [one] one player
       *[other] { $players } players
    }. It takes: { $accepts }.
error-unfinished-game = Only a finished game is reviewed, and this one goes on.
error-unknown-option = There is no option “{ $option }”. Did you mean: { $near }?
error-bad-option-value = The option “{ $option }” does not take “{ $value }”. It takes: { $accepts }.
error-unknown-language = There are no words in the language “{ $language }”. The languages are: { $accepts }.
error-unknown-token = “{ $token }” is no action of this game. Did you mean: { $near }?
error-ambiguous-token = “{ $token }” could mean more than one action here. Say which: { $choices }.
error-illegal-action = “{ $token }” does not work now. { $reason } [{ $rule }]
error-broken-record = This record cannot be read. Line { $line }: { $problem }
error-broken-position =
    { $line ->
        [0] This position cannot be read. { $problem }
       *[other] This position cannot be read. Line { $line }: { $problem }
    }
error-broken-edition =
    { $count ->
        [one] The edition “{ $name }” cannot be used yet. One thing is wrong:
       *[other] The edition “{ $name }” cannot be used yet. { $count } things are wrong:
    }

## What is wrong with a record

problem-record-format = It begins with “{ $got }”. The first line must be “{ $expected }”.
problem-record-header = The header has no field “{ $got }”. Its fields are: { $expected }.
problem-record-header-twice = “{ $got }” is given twice. Leave one of them out.
problem-record-header-missing = The header lacks “{ $expected }”. Add it before the first empty line.
problem-record-option = “{ $got }” is no option. Write options as name=value.
problem-record-players = “{ $got }” is no number of players. Write it as a number, such as 3.
problem-record-edition = The edition “{ $got }” is not at hand. Use a record of an edition that comes with the game.
problem-record-other-edition = The record was played with the edition { $got }, here is { $expected }. Load the same edition file.
problem-record-other-rules = The record follows version { $got } of the rules, here is { $expected }. Replay it with that version.
problem-record-other-tokens = The record knows other actions ({ $got }) than this game ({ $expected }). Replay it with the version it was made with.
problem-record-token = “{ $got }” is no action of this game. Did you mean: { $near }?
problem-record-ambiguous = “{ $got }” could mean more than one action here. Write one of: { $choices }.
problem-record-illegal = “{ $got }” is not possible here, by rule { $rule }. Possible are: { $expected }.
problem-record-seat = There is no seat “{ $got }”. Seats are { $expected }.
problem-record-seats = { $got ->
        [one] There is one name for the seats
       *[other] There are { $got } names for the seats
    }, but { $expected } play. Give each seat a name, or none.
problem-record-variation = “{ $got }” does not fit here: a variation begins with “#(” after a step, and ends with “#)”.
problem-record-too-long = It has more than { $expected } steps.
problem-record-after-result = “{ $got }” comes after the result. The result is the last line.
problem-record-result = The result is “{ $got }”, but the game leads to “{ $expected }”.

## What is wrong with a position

problem-unknown-field = There is no field “{ $got }”. The fields are: { $expected }.
problem-field-twice = The field “{ $got }” is given twice. Leave one of them out.
problem-field-length = “{ $field }” has { $got ->
        [one] one value
       *[other] { $got } values
    }. It needs { $expected }.
problem-field-number = “{ $got }” does not fit the field “{ $field }”. It takes whole numbers from { $lowest } to { $highest }.
problem-field-word = “{ $got }” does not fit the field “{ $field }”. It takes: { $expected }.
problem-field-shape = The field “{ $field }” is not written as it should be. Write it like this: { $expected }.
problem-unknown-decision = “{ $got }” is nothing that can be pending. Possible are: { $expected }.
problem-decision-numbers = “{ $got }” needs one to four whole numbers after its name, the seat first.
problem-decision-seat = { $got } cannot decide this. Seats are counted from 0 to { $highest }, and chance is -1.
problem-decision-voyage = “{ $got }” cannot be pending in this position. Correct it, or leave the field out.
problem-position-impossible = The rules never lead here ({ $got }). Correct these values.

## What is wrong with an edition file

fault-line =
    { $line ->
        [0] { $fault }
       *[other] Line { $line }: { $fault }
    }
fault-edition-syntax = This is not valid TOML: { $detail }.
fault-edition-not-found = There is no edition and no file “{ $got }”. Editions that come with the game: { $expected }.
fault-edition-not-text = “{ $got }” is not a text file in UTF-8. Save it as one.
fault-edition-other-game = This is an edition for “{ $got }”, not for “{ $expected }”.
fault-edition-missing = “{ $expected }” is missing. Add it.
fault-edition-no-provenance = “{ $field }” does not say where its value comes from. Add from = one of: { $expected }.
fault-edition-provenance = “{ $field }” comes from “{ $got }”. It must be one of: { $expected }.
fault-edition-number = { $key } of “{ $field }” is { $got }. It must be a whole number from { $lowest } to { $highest }.
fault-edition-word = { $key } of “{ $field }” is “{ $got }”. It must be one of: { $expected }.
fault-edition-slug = “{ $got }” cannot be a name: at most { $longest } small letters, digits and single hyphens.
fault-edition-unknown-key = “{ $field }” has no use for “{ $key }”. It takes: { $expected }.
fault-edition-unknown-entry = Nobody knows the entry “{ $field }”. The nearest name is: { $near }.
fault-edition-contradicts = “{ $field }” is { $got }, but the rulebook states { $expected }. Look at the box again.
fault-edition-disagrees = “{ $field }” is { $got } in { $file }, but { $expected } in a file before it. Only one of them can be printed: correct the other.
fault-edition-name-taken = An edition that comes with the game is called “{ $got }”, or has the same text. Choose another name.
fault-edition-unplayable = Random games with this edition come to a position that the rules do not know. Look for a value that cannot be printed like that.
