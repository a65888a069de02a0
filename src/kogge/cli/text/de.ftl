# Die eigenen Sätze des Terminals: Deutsch.

language-name = Deutsch
yes = ja
chance = Zufall
player = Spieler { $letter }
player-named = { $letter } ({ $name })
error-file = Die Datei „{ $file }“ lässt sich nicht verwenden: { $reason }.
error-other-game = Die Datei „{ $file }“ enthält ein Spiel von { $got }, nicht von { $wanted }. Nenne eine andere Datei.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $accepts }.

## kogge version

version-compiled = kompilierte Engine
version-pure = reine Python-Engine
version-game = Spiel
version-players = Spieler
version-edition = Ausgabe
version-rules = Regeln
version-tokens = Token

## kogge perft

perft-first = Erster Schritt
perft-lines = Zugfolgen
perft-result =
    { $depth ->
        [one] { $lines } Zugfolgen mit einem Schritt, gezählt in { $seconds } s.
       *[other] { $lines } Zugfolgen mit { $depth } Schritten, gezählt in { $seconds } s.
    }

## kogge bench

bench-title = Tempo von { $game }, { $players } Spieler
bench-what = Median (Spanne)
bench-compiled = kompiliert
bench-pure = rein
bench-ratio = Verhältnis
bench-target = Ziel
bench-playout = µs je Entscheidung, eingebaut
bench-stepped = µs je Entscheidung, aus Python
bench-clone = µs je Kopie, mitten im Spiel
bench-decisions = Entscheidungen je Sekunde
bench-games = Spiele je Sekunde
bench-ran =
    Jede Wiederholung ist ein eigener Prozess und spielt { $games } ganze Zufallsspiele mit { $players } Spielern (Ausgabe { $edition }, Startwerte { $first } bis { $last }): dieselben { $decisions } Entscheidungen auf beiden Engines. Eine Entscheidung ist eine Wahl eines Spielers: erlaubte Aktionen, Auswahl, Ausführung; die Zufallsknoten dazwischen zählen in ihrer Zeit mit, der Aufbau ebenso. Danach wird die Stellung nach der Hälfte jedes Spiels { $clones }-mal kopiert. Zeiten sind Prozessorzeit; die Raten gelten für die eingebaute Schleife. { $repeat } Wiederholungen je Engine, abwechselnd. Python { $python }, { $machine }, { $cores } Kerne, Last { $load } am Ende: andere Arbeit auf der Maschine zeigt sich in der Spanne.
bench-not-compiled = Hier ist keine kompilierte Engine installiert: make compile baut sie.
bench-running = Messung { $step }

## kogge selfplay

selfplay-title = { $game }: { $games } Spiele
selfplay-seat = Platz
selfplay-bot = Bot
selfplay-wins = Siege
selfplay-share = Anteil
selfplay-score = Punkte
selfplay-place = Rang
selfplay-length = Entscheidungen je Spiel: { $decisions } ({ $fewest } bis { $most }); Züge: { $turns }; Spiele ohne Sieger: { $nobody }.
selfplay-time = { $games } Spiele in { $seconds } s, { $rate } Spiele je Sekunde.
selfplay-records = Die Mitschriften liegen in { $folder }.

## kogge edition

edition-faults =
    { $count ->
        [one] { $file }: ein Fehler.
       *[other] { $file }: { $count } Fehler.
    }
edition-sound = { $file }: eine einwandfreie Ausgabe von { $game }.
edition-entry = Eintrag
edition-value = Wert
edition-from = Herkunft
edition-rulebook = Regelheft
edition-inferred = erschlossen
edition-reconstructed = rekonstruiert
edition-legend = * rekonstruiert: Der Regeltext nennt diesen Wert nicht.  ~ erschlossen: Er folgt aus dem Text.

## Der Tisch

key-rules = Regeln
key-language = English
key-undo = Zurücknehmen
key-save = Speichern
key-part = Seite
key-peek = Geheimnisse
key-eyes = Augen
key-quit = Beenden
key-skip = Überspringen
key-back = Zurück
key-new = Neues Spiel
part-board = Das Brett
part-seats = Die Spieler
part-aids = Gut zu wissen
part-log = Verlauf
part-actions = { $seat } entscheidet
part-waiting = Am Tisch
moment-round = Runde { $round }
log-turn = Zug { $turn }
type-here = Zahl oder Wunsch eintippen; Tab ergänzt
bot-plays = { $seat } spielt …
game-over = Das Spiel ist zu Ende.
unknown-number = Die Zahl { $number } gibt es hier nicht. Nimm eine von 1 bis { $most }.
several-fit = Das kann mehreres heißen: { $texts }.
undone = { $seat } nimmt den letzten Schritt zurück.
saved = Jeder Schritt steht nun in { $file }.
file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
not-saved = Es wurde nichts gespielt, denn die Datei { $file } lässt sich nicht schreiben: { $reason }.

## Weitergeben

handover-title = Nur für { $seat }
handover-text = { $seat } sieht gleich etwas, das die anderen nicht sehen dürfen.
handover-hint = Die anderen schauen weg. { $seat } drückt die Eingabetaste.

## Start

start-title = K O G G E
start-motto = Brettspiele der nördlichen Meere
start-game = Spiel
start-players = Spieler
start-seat = Platz { $letter }
start-language = Sprache
start-human = ein Mensch hier
start-bot = Bot: { $bot }
start-go = Leinen los
start-hint = Tab und Pfeiltasten bewegen, Eingabe wählt, Strg+Q verlässt.

## Speichern, verlassen, Ergebnis

save-title = Das Spiel behalten
save-text = Die Datei für die Mitschrift:
leave-title = Das Spiel verlassen?
leave-text = Es steht in keiner Datei.
leave-yes = Verlassen
leave-save = Erst behalten
leave-no = Weiterspielen
score-title = Das Ergebnis
score-winner = { $seat } gewinnt!
score-nobody = Niemand hat gewonnen.
score-place = Rang
score-player = Spieler
score-score = Punkte

## Regeln

rules-title = Regeln von { $game }
rules-close = Escape schließt die Regeln

## Wiedergabe

replay-title = Wiedergabe
replay-step = Schritt { $step } von { $steps }
replay-eyes = Gesehen von: { $seat }
replay-everyone = allen
replay-place = { $place }. { $seat }: { $score }
replay-hint = ← → ein Schritt, ↑ ↓ ein Zug, Pos1 und Ende, F4 Augen, Q verlässt

## Norderwind

norderwind-sea = Die See
norderwind-contracts = Aufträge
norderwind-ships = Schiffe
norderwind-ashore = Runde { $round } · { $seat } läuft aus
norderwind-at-sea = Runde { $round } · { $seat } segelt nach { $port }
norderwind-tiles = { $count } Plättchen
norderwind-seen = { $seen } von { $count }
norderwind-range = Reichweite { $left }/{ $distance }
norderwind-actions = Aktionen { $left }
norderwind-look-left = der Ausguck ist bereit
norderwind-looked = der Ausguck sieht: { $tile }
norderwind-bottom = unter dem Stapel: { $tile }
norderwind-unknown = ein geheimes Plättchen
norderwind-battle =
    { $skulls ->
        [one] Piraten: 1 Treffer nötig
       *[other] Piraten: { $skulls } Treffer nötig
    }, { $shots ->
        [one] 1 Schuss
       *[other] { $shots } Schüsse
    }, { $odds } Siegchance
norderwind-majority = vorn
norderwind-majorities = Vorn
norderwind-all-ports = Jeder Hafen
norderwind-full-crew = Volle Mannschaft
norderwind-cubes = Würfel
norderwind-hold = Ladung
norderwind-brig = Arrest
norderwind-crew = Crew
norderwind-gold = Gold
norderwind-letters = Briefe
norderwind-sail = Segel
norderwind-cannons = Kanonen
norderwind-captain =
    { $amount ->
        [one] Kapitän
       *[other] Kapitäne
    }
norderwind-destination = Ziel
norderwind-port = Markt
norderwind-equipment = Werft
norderwind-merchant = Händler
norderwind-wreck = Wrack
norderwind-fog = Nebel

## Norsemen

norsemen-map = Die Karte
norsemen-boards = Jarlaktionen und Wertungskarten
norsemen-routes = Routen
norsemen-decks = Stapel
norsemen-people = Die Nordleute
norsemen-moment = Runde { $round } von { $rounds } · { $phase }
norsemen-phase-setup = Aufbau
norsemen-phase-leaders = Wahl der Anführer
norsemen-phase-effects = Anführer kommen
norsemen-phase-route = Erkundung
norsemen-phase-landing = Landung
norsemen-phase-expansion = Ausbreitung
norsemen-phase-income = Einkommen
norsemen-phase-ports = Häfen
norsemen-phase-tile = ein neues Gebiet
norsemen-phase-over = das Ende
norsemen-territory = Gebiet
norsemen-thing = Thingaktion
norsemen-income = Einkommen
norsemen-settled = ⌂
norsemen-forts = ♜
norsemen-assigned = ♟
norsemen-acted = ♟✓
norsemen-order = Reihenfolge
norsemen-circles = nächste Runde
norsemen-tiles-left =
    { $count ->
        [0] kein Gebiet mehr
        [one] noch ein Gebiet
       *[other] noch { $count } Gebiete
    }
norsemen-age-decks = Stapel
norsemen-hand = Gezogen:
norsemen-passed = gepasst
norsemen-finished = fertig
norsemen-secret = ein geheimer Anführer
norsemen-dealt = Ausgeteilt: { $leaders }
norsemen-kept = Einer bleibt in { $territory }
norsemen-jarls = Jarle
norsemen-speakers = Sprecher
norsemen-ships = Schiffe
norsemen-damaged = Kaputt
norsemen-title = Titel
norsemen-pile = Stapel { $deck } Ablage { $discard }
norsemen-discard = Ablage
norsemen-aids = Du: Schaden { $odds }, Häfen { $ports }, Reparatur { $repair }¢
norsemen-leader = Anführer
norsemen-titles = Wertungskarten
norsemen-ladder-lawspeaker = G
norsemen-ladder-fort = F
norsemen-ladder-settlement = S
norsemen-ladder-longship = ◢
norsemen-jarl-longships = Langschiffe
norsemen-jarl-settlements = Siedlungen
norsemen-jarl-forts = Festungen
norsemen-jarl-lawspeakers = Sprecher
norsemen-jarl-explore = Erkunden
norsemen-step-lawspeaker = Sprecher
norsemen-step-fort = Festung
norsemen-step-settlement = Siedlung
norsemen-step-longship = Schiff
norsemen-bonus-draw = zieh
norsemen-bonus-move = versetz
norsemen-bonus-advance = Schritt
norsemen-thing-market = Karte I
norsemen-thing-draw = Karte
norsemen-thing-exchange = ↑ und ↓
norsemen-thing-refit = Reparatur, Zug
norsemen-thing-normandy = 2¢ oder Titel
norsemen-per-forts = Festung
norsemen-per-lore = Wissen
norsemen-per-ages = Zeitalter
norsemen-per-lawspeakers = Sprecher
norsemen-per-longships = Schiff
norsemen-port = Hafen
norsemen-stays = einer bleibt
norsemen-sign-damage = Schaden
norsemen-sign-legend = legendär
norsemen-icon-wood = H
norsemen-icon-fabric = T
norsemen-icon-food = N
norsemen-icon-sailing = S
norsemen-icon-raid = R
norsemen-icon-gem = e
norsemen-icon-rune = r
norsemen-icon-spice = g
norsemen-icon-discount = %
