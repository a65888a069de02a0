# Rätsel: Deutsch

puzzles-title = { $game }: Rätsel
puzzles-daily = Rätsel des Tages
puzzles-one = Rätsel
puzzles-rating = Schwierigkeit { $rating }
puzzles-step = { $step } von { $steps }
puzzles-task = Eine Möglichkeit ist deutlich die beste. Finde sie.
puzzles-wrong = gewinnt von hier aus { $share } von 100 Spielen, die beste Möglichkeit { $best }. Versuch etwas anderes.
puzzles-wrong-unknown = gehört hier nicht zu den guten Möglichkeiten; die beste gewinnt { $best } von 100 Spielen. Versuch etwas anderes.
puzzles-best = Am besten: { $what }. Das gewinnt { $share } von 100 Spielen.
puzzles-beside = Verglichen mit „{ $what }“:
puzzles-solved = Gelöst!
puzzles-over = Das war es.
puzzles-shares = Wie oft die Möglichkeiten gewinnen
puzzles-mine = Deine Wertung: { $rating }
puzzles-left =
    { $count ->
        [0] Du kennst alle Rätsel dieses Spiels.
        [one] Noch ein neues Rätsel
       *[other] Noch { $count } neue Rätsel
    }
puzzles-why = Warum?
puzzles-show = Zeig es mir
puzzles-next = Noch ein Rätsel
puzzles-leave = Rätsel verlassen
