# What the server says: English.

## What was wrong, and what to do instead

refused-unknown-table = There is no such table. Check the link, or start a new table.
refused-bad-token = This seat is not yours, or it has been moved to another device. Open the seat's newest link.
refused-stale = The table has moved on. Look again, then decide.
refused-not-your-turn = Someone else decides now. You will be asked when it is your turn.
refused-confirm-needed = This step cannot be taken back. Confirm it.
refused-key-reused = This request was used for something else already. Send it with a new key.
refused-not-playing = Nothing can be played at this table now.
refused-frozen = This table is frozen: this version of Kogge cannot go on with it. Open it to see why and what can still be done.
refused-frozen-log = This game was not over when its table was frozen, and it may go on one day. So its log stays closed until all of you agree to end the game.
refused-no-open-seat = No seat is free. Watch, or start a table of your own.
refused-seat-moved = Your seat at the new table has moved to another device, or a bot plays on for you. To come back, open the link that the other device gives you (“Continue on another device”), or the one you were given when you left.
refused-bad-code = This code does not work, or no longer. Ask for a new link.
refused-bad-name = Choose a name with at least one letter or digit.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-too-many-tables = { $most } new tables an hour may be started from one address. Play on at one you have, or start the next in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refused-bots-busy = The bots are still thinking about many questions from your address. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-all-bots-busy = All bots are busy at other tables. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-too-big = That is too much at once. Send less.
refused-bad-request = This request cannot be read.
refused-not-found = There is nothing here.
refused-not-over = The game is still on. This is possible when it is over.
refused-no-proposal = There is nothing to vote on. The game has gone on, or it is decided.
refused-not-allowed = This is not possible here.
refused-no-bot-turn = No bot has taken a turn with a choice yet that you could see.
refused-no-hints = No hints are given at this table. Choose them when you start a table.
refused-not-out = This player still has time.
refused-nothing-to-undo = There is no such step to take back.
refused-unknown-level = There is no bot “{ $level }”. The bots are: { $accepts }.
refused-seat-names = Give every person at this device a name; at least one seat has to be taken by a person or a bot.
refused-too-busy = Too much is being asked of this server now. Try again in a moment.
refused-banned = This server does not let you in until { $until }. Write to its operator if you think that is a mistake.
refused-kicked = The host has removed you from this table. You can play at another one.
refused-not-host = Only the host of the table may do this.
refused-kick-by-vote = The game has begun. Ask the others to agree instead.
refused-kick-needs-consent = At least one other player has to agree, and there is nobody to ask.
refused-no-chat = The chat of this table is off.
refused-too-many-reports = That is enough reports for now. The operator will look at those that have come in.
refused-not-absent = This player is here, or is not the one everybody waits for.
refused-not-absent-yet = This player has not been away for long enough. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refused-internal = Something went wrong here. Nothing was lost; try again. If it happens again, tell the operator this number: { $request }.

## Titles of the window

title-your-turn = Your turn · { $game }
title-waiting-for = Waiting for { $names } · { $game }
title-waiting = Waiting for players · { $game }
title-finished = Finished · { $game }
title-abandoned = Abandoned · { $game }
title-frozen = Frozen · { $game }

## Why a table is frozen, and what can be done

frozen-game = This version of Kogge no longer has the game, the edition or an option this table was played with.
frozen-log-broken = This version of Kogge plays by other rules, and some moves of this game are no longer possible.
frozen-position = This version of Kogge plays by other rules, and this game would stand differently by them.
frozen-ending = This version of Kogge plays by other rules, and this game would end at another time by them.
frozen-result = This version of Kogge counts differently, and this game would have another result.
frozen-older = This table was played by older rules.
frozen-newer = A newer version of Kogge plays at this table.
frozen-log = The table is frozen: its result stays as it was, and the log can be downloaded. For another game, start a new table.
frozen-on = The table is frozen, and nothing of it is lost: whoever runs this server can let the game go on once a version plays it as before. Until then you can start a new table, or end this game together; then its log can be downloaded.
frozen-wait = Load the page again in a few minutes.

bot-name = Bot { $number }
open-name = Free seat
former-name = Former player { $number }

lesson-you = Captain
lesson-other = Birte
lesson-else = That is allowed, but here something else is shown. Do what the text asks for.
lesson-failed = That was not it yet. Try again.
example-seat = Seat { $seat }
example-else = That is allowed, but this example goes on with another move.
example-refused = Not allowed: { $what }. { $why }
example-offered = { $seat } may choose: { $what }
example-odds = { $what }: { $weight } in { $all }
