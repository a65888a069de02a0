## Warum eine Wahl besser ist

review-brings = Der bessere Zug bringt bis zum nächsten eigenen Zug mehr ein: { $gains }.
review-happens = Nur mit dem besseren Zug: { $effects }
review-brings-played = Was gespielt wurde, bringt mehr ein: { $gains }.
review-happens-played = Nur mit dem, was gespielt wurde: { $effects }
review-ahead = Das { $score ->
        [one] ist bis zum nächsten Zug ein Punkt
       *[other] sind bis zum nächsten Zug { $score } Punkte
    } mehr.
review-behind = Es kostet bis zum nächsten Zug { $score ->
        [one] einen Punkt
       *[other] { $score } Punkte
    } und zahlt sich später aus.
review-leaves-less = { $seat } ist danach dran und bekommt weniger: { $gains }.
review-leaves-more = { $seat } ist danach dran und bekommt mehr: { $gains }.
review-position = Bis zum nächsten Zug bringen beide dasselbe; der Unterschied ist, wie man dann steht.

## Warum ein Bot so spielt

bot-brings = Das bringt bis zum nächsten eigenen Zug mehr ein: { $gains }.
bot-happens = Nur so: { $effects }
bot-brings-played = Die andere Wahl brächte mehr ein: { $gains }.
bot-happens-played = Nur mit der anderen Wahl: { $effects }
bot-position = Bis zum nächsten Zug bringen beide dasselbe; der Unterschied ist, wie man dann steht.
bot-instead = Gespielt: { $played } ({ $share } %). Die beste andere Wahl: { $other } ({ $percent } %).
bot-alike = Gespielt: { $played } ({ $share } %). Soweit es sich von deinem Platz aus wissen lässt, ist { $other } ebenso gut ({ $percent } %).
bot-doubted = Gespielt: { $played } ({ $share } %). Von deinem Platz aus sieht { $other } besser aus ({ $percent } %); der Bot weiß vielleicht mehr.

## Why the solution of a puzzle is better

review-puzzle-brings = Der bessere Zug bringt bis zum nächsten eigenen Zug mehr ein: { $gains }.
review-puzzle-happens = Nur mit dem besseren Zug: { $effects }
review-puzzle-brings-played = Die andere Wahl bringt mehr: { $gains }.
review-puzzle-happens-played = Nur bei der anderen Wahl: { $effects }
review-puzzle-position = Bis zum nächsten Zug bringen beide dasselbe; der Unterschied ist, wie man dann steht.

## Der Bericht

review-title = { $game }, beurteilt durch { $judge } ({ $worlds ->
        [one] eine Welt
       *[other] { $worlds } Welten
    } je Entscheidung)
review-account-luck = Glück
review-account-start = Anfang
review-account-own = Eigene Entscheidungen
review-account-others = Entscheidungen der anderen
review-account-result = Ergebnis
review-account-adjusted = Ohne Glück
review-account-rate = Verloren je Entscheidung
review-account-marks = Ungenau, Fehler, grobe Fehler
review-like = { $seat } hat gespielt wie { $level }: In Partien dieser Stufe geht je Entscheidung etwa gleich viel verloren.
review-like-range = Nach einer Partie kann es alles von { $first } bis { $last } sein.
review-moments = Wendepunkte
review-moment = Zug { $turn }, { $seat }: { $mark }
review-stroke = Zug { $turn }: Zufall
review-played = Gespielt: { $action } ({ $share } %)
review-better = Besser: { $action } ({ $share } %)
review-came = Es kam: { $actions }
review-change = { $seat }: { $before } % → { $after } %
review-more = und { $number } weitere
review-fine = in Ordnung
review-inaccuracy = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-thresholds = Ungenau heißt: { $inaccuracy } % der Siegchance vergeben; ein Fehler: { $mistake } %; ein grober Fehler: { $blunder } %. Es zählt nur, was man in dem Moment wissen konnte.
review-judge-guide = Faustregeln
review-judge-network = ein gelerntes Netz
