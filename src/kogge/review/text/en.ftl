## Why a choice is better

review-brings = The better choice brings more by the next turn: { $gains }.
review-happens = Only with the better choice: { $effects }
review-brings-played = What was played brings more: { $gains }.
review-happens-played = Only with what was played: { $effects }
review-ahead = That is { $score ->
        [one] one point
       *[other] { $score } points
    } more by the next turn.
review-behind = It costs { $score ->
        [one] one point
       *[other] { $score } points
    } until the next turn, and pays off later.
review-leaves-less = { $seat }, who is next, gets less: { $gains }.
review-leaves-more = { $seat }, who is next, gets more: { $gains }.
review-position = Until the next turn both bring the same; what differs is how the seat stands then.

## Why a bot did it

bot-brings = It brings more by the next turn: { $gains }.
bot-happens = Only so: { $effects }
bot-brings-played = The other choice would bring more: { $gains }.
bot-happens-played = Only with the other choice: { $effects }
bot-position = Until the next turn both bring the same; what differs is how the seat stands then.
bot-instead = Played: { $played } ({ $share } %). The best other choice: { $other } ({ $percent } %).
bot-alike = Played: { $played } ({ $share } %). As far as can be known from your seat, { $other } is as good ({ $percent } %).
bot-doubted = Played: { $played } ({ $share } %). From your seat { $other } looks better ({ $percent } %); the bot may know more.

## Why the solution of a puzzle is better

review-puzzle-brings = The better choice brings more by the next turn: { $gains }.
review-puzzle-happens = Only with the better choice: { $effects }
review-puzzle-brings-played = The other choice brings more: { $gains }.
review-puzzle-happens-played = Only with the other choice: { $effects }
review-puzzle-position = Until the next turn both bring the same; what differs is how the seat stands then.

## The report

review-title = { $game }, reviewed by { $judge } ({ $worlds ->
        [one] one world
       *[other] { $worlds } worlds
    } a decision)
review-account-luck = Luck
review-account-start = Start
review-account-own = Own decisions
review-account-others = Decisions of others
review-account-result = Result
review-account-adjusted = Without luck
review-account-rate = Lost per decision
review-account-marks = Inaccuracies, mistakes, blunders
review-like = { $seat } played like { $level }: its own games show about the same loss per decision.
review-like-range = By one game it may be anything from { $first } to { $last }.
review-moments = Key moments
review-moment = Turn { $turn }, { $seat }: { $mark }
review-stroke = Turn { $turn }: chance
review-played = Played: { $action } ({ $share } %)
review-better = Better: { $action } ({ $share } %)
review-came = Came up: { $actions }
review-change = { $seat }: { $before } % → { $after } %
review-more = and { $number } more
review-fine = fine
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-thresholds = An inaccuracy gives away { $inaccuracy } %, a mistake { $mistake } %, a blunder { $blunder } % of the chance to win. Only what the seat could know then counts.
review-judge-guide = rules of thumb
review-judge-network = a learned network
