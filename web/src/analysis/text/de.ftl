# Das Analysebrett: Deutsch

analysis = Analysebrett
analysis-intro = Spiel für alle Plätze, wähle, was der Zufall bringt, oder lose es aus, geh zurück und versuch etwas anderes.
analysis-a-record = Eine Aufzeichnung
analysis-a-game = Ein Spiel oder eine Stellung
analysis-game = Spiel
analysis-players = Spieler
analysis-edition = Edition
analysis-usual = die übliche
analysis-open = Brett öffnen
analysis-position = Mit einer Stellung beginnen
analysis-position-hint = Der Text einer Stellung, ein Feld je Zeile. Was fehlt, ist wie am Anfang des Spiels.
analysis-bad-link = Dieser Link enthält keine Analyse. Vielleicht ist unterwegs ein Teil verloren gegangen.
analysis-worth = Gewinnchance
analysis-lines = Beste Züge
analysis-then = Dann: { $what }
analysis-even = ebenso gut, soweit sich das sagen lässt
analysis-outcomes = Was der Zufall bringen kann
analysis-judge = Beurteilt: { $judge }{ $worlds ->
        [0] .
        [one] , in einer Welt, die für diesen Platz gleich aussieht.
       *[other] , in { $worlds } Welten, die für diesen Platz gleich aussehen.
    }
analysis-sampled = Der Zufall wurde in Stichproben gezogen.
analysis-deeper = Genauer hinsehen
analysis-tree = Züge
analysis-beginning = Anfang
analysis-comment = Kommentar zu diesem Zug
analysis-main = Zur Hauptvariante machen
analysis-remove = Ab hier löschen
analysis-bring-back = Zurückholen
analysis-play-on = Von hier weiterspielen
analysis-play-on-hint = Ein neuer Tisch beginnt mit diesen Zügen. Bots spielen die anderen Plätze.
analysis-me = das bin ich
analysis-level = Stufe
analysis-play-here = Bots spielen die anderen Plätze auf diesem Brett: Sie antworten auf jeden deiner Züge, und der Zufall wird gezogen.
analysis-against = Bots antworten hier auf deine Züge.
analysis-alone = Damit aufhören
analysis-too-long = Für einen Link ist das zu lang. Lade es stattdessen herunter.
analysis-decider = wer am Zug ist
analysis-chance = Der Zufall entscheidet.
analysis-draw = Auslosen
analysis-draw-all = Auslosen bis zur nächsten Wahl
analysis-choose = Ergebnis wählen
analysis-over = Das Spiel ist vorbei. { $winners ->
        [0] Niemand hat gewonnen.
       *[other] Gewonnen: { $names }.
    }
analysis-guessed = Was du von diesem laufenden Spiel nicht wissen kannst, ist hier ausgelost.
analysis-guess-again = Neu auslosen
analysis-keys = Tasten: Bild auf und Bild ab gehen zurück und vor, Pos1 und Ende an die Enden, [ und ] zu einer anderen Variante, D lost aus.
