# What the server says: English.

## What was wrong, and what to do instead

refused-unknown-table = There is no such table. Check the link, or start a new table.
refused-bad-token = This seat is not yours, or it has been moved to another device. Open the seat's newest link.
refused-stale = The table has moved on. Look again, then decide.
refused-not-your-turn = Someone else decides now. You will be asked when it is your turn.
refused-confirm-needed = This step cannot be taken back. Confirm it.
refused-key-reused = This request was used for something else already. Send it with a new key.
refused-not-playing = Nothing can be played at this table now.
refused-frozen = This table was played with older rules and is kept as it was. Its result and log can be read.
refused-no-open-seat = No seat is free. Watch, or start a table of your own.
refused-bad-code = This code does not work, or no longer. Ask for a new link.
refused-bad-name = Choose a name with at least one letter or digit.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-too-many-tables = { $most } new tables an hour may be started from one address. Play on at one you have, or start the next in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refused-too-big = That is too much at once. Send less.
refused-bad-request = This request cannot be read.
refused-not-found = There is nothing here.
refused-not-over = The game is still on. This is possible when it is over.
refused-no-proposal = There is nothing to vote on. The game has gone on, or it is decided.
refused-not-allowed = This is not possible here.
refused-no-hints = No hints are given at this table. Choose them when you start a table.
refused-not-out = This player still has time.
refused-nothing-to-undo = There is no such step to take back.
refused-unknown-level = There is no bot “{ $level }”. The bots are: { $accepts }.
refused-seat-names = Give every person at this device a name, and one seat to at least one person or bot.
refused-internal = Something went wrong here. Nothing was lost; try again.

## Titles of the window

title-your-turn = Your turn · { $game }
title-waiting-for = Waiting for { $names } · { $game }
title-waiting = Waiting for players · { $game }
title-finished = Finished · { $game }
title-abandoned = Abandoned · { $game }
title-frozen = Kept as it was · { $game }

bot-name = Bot { $number }
open-name = Free seat
