# Puzzles: English

puzzles-title = { $game }: puzzles
puzzles-daily = Puzzle of the day
puzzles-one = Puzzle
puzzles-rating = difficulty { $rating }
puzzles-step = { $step } of { $steps }
puzzles-task = One choice is clearly the best. Find it.
puzzles-wrong = wins in { $share } of 100 games from here, the best choice in { $best }. Try something else.
puzzles-wrong-unknown = is not among the good choices here; the best one wins in { $best } of 100 games. Try something else.
puzzles-best = Best: { $what }. It wins in { $share } of 100 games.
puzzles-beside = Compared with “{ $what }”:
puzzles-solved = Solved!
puzzles-over = That was it.
puzzles-shares = How often the choices win
puzzles-mine = Your rating: { $rating }
puzzles-left =
    { $count ->
        [0] You have seen all puzzles of this game.
        [one] One new puzzle left
       *[other] { $count } new puzzles left
    }
puzzles-why = Why?
puzzles-show = Show me
puzzles-next = Another puzzle
puzzles-leave = Leave the puzzle
