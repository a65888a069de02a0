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
bench-greedy = ms je Zug, der Raffer
bench-ran =
    Jede Wiederholung ist ein eigener Prozess und spielt { $games } ganze Zufallsspiele mit { $players } Spielern (Ausgabe { $edition }, Startwerte { $first } bis { $last }): dieselben { $decisions } Entscheidungen auf beiden Engines. Eine Entscheidung ist eine Wahl eines Spielers: erlaubte Aktionen, Auswahl, Ausführung; die Zufallsknoten dazwischen zählen in ihrer Zeit mit, der Aufbau ebenso. Danach wird die Stellung nach der Hälfte jedes Spiels { $clones }-mal kopiert. Der Raffer spielt { $greedy } weitere Spiele, jeder seiner Züge als Ganzes gemessen; was vorher geladen war, bleibt der Speicherbereinigung entzogen, wie beim Server. Zeiten sind Prozessorzeit; die Raten gelten für die eingebaute Schleife. { $repeat } Wiederholungen je Engine, abwechselnd. Python { $python }, { $machine }, { $cores } Kerne, Last { $load } am Ende: andere Arbeit auf der Maschine zeigt sich in der Spanne.
bench-not-compiled = Hier ist keine kompilierte Engine installiert: make compile baut sie.
bench-running = Messung { $step }

## kogge bench --search

search-title = Tempo der Suche
search-game = Spiel
search-iterations = Durchläufe/s
search-decisions = simulierte Entscheidungen/s
search-length = Entscheidungen je Durchlauf
search-worlds = Welten
search-evaluation = Bewertung
search-rest = Baum und Weiterspielen
search-levels = Sekunden je Zug nach Stufe
search-level = Stufe
search-count = Durchläufe je Entscheidung
search-mean = Mittel
search-longest = längster
search-allowed = höchstens
search-ran = Durchsucht: jede { $every }. Entscheidung aus { $games } Partien des Raffers ab Startzahl { $first }, je { $iterations } Durchläufe. Züge: die ersten { $turns } einer Partie jeder Stufe gegen sich selbst, oder alle, wenn es weniger sind, alle kleinen Entscheidungen eines Zuges zusammen; dieselbe Partie wird dreimal gespielt, und die kürzeste Zeit jedes Zuges zählt. Rechenzeit eines Kerns. Python { $python }, { $machine }, { $cores } Kerne, Last { $load }.

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

## kogge arena

error-no-ray = Ray ist hier nicht installiert. Installiere es mit pip install 'kogge[ray]', oder spiele ohne --ray.
error-no-match = Zu einem Wettkampf gehören mindestens zwei Bots, nicht { $bots } allein. Nenne mit --bots noch einen.
arena-title = { $game }: { $games } Partien zu { $players }
arena-bot = Bot
arena-games = Partien
arena-share = Siege (95 %)
arena-score = Punkte
arena-place = Platz
arena-rating = Wertung
arena-nobody = Partien ohne Sieger: { $games }.
arena-sprt-accepted = Belegt: { $bot } gewinnt eher { $high } oder mehr als { $low } oder weniger ({ $share } in { $pairs } Sätzen; Quotient { $ratio }, Schranken { $refuse } und { $accept }, Irrtum je { $alpha }).
arena-sprt-refused = Widerlegt: { $bot } gewinnt eher { $low } oder weniger als { $high } oder mehr ({ $share } in { $pairs } Sätzen; Quotient { $ratio }, Schranken { $refuse } und { $accept }, Irrtum je { $alpha }).
arena-sprt-open = Offen: { $bot } hat { $share } in { $pairs } Sätzen gewonnen; ob { $low } oder { $high }, ist nicht entschieden (Quotient { $ratio }, Schranken { $refuse } und { $accept }, Irrtum je { $alpha }).
arena-kept = Das Ergebnis steht in { $file }, die Aufzeichnungen daneben.

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
key-hint = Tipp
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
hint-thinking = Ich denke nach …
hint-line = { $action } (gewinnt zu { $win } %, Punkte etwa { $score }). { $why }
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

## kogge admin

error-database = Die Datenbank ist nicht zu gebrauchen: { $reason }
error-not-empty = In der Datenbank stehen schon Tische; „{ $file }“ kann nur in eine leere zurückgespielt werden.
error-no-backup = „{ $file }“ ist keine Sicherung dieser Version von Kogge; es wurde nichts geändert.
admin-verified = { $tables } Tische: { $equal } spielen sich gleich nach, { $otherwise } nicht.
admin-exported =
    { $records ->
        [one] Eine Aufzeichnung geschrieben.
       *[other] { $records } Aufzeichnungen geschrieben.
    }
admin-backed-up = { $rows } Zeilen gesichert.
admin-restored = { $rows } Zeilen zurückgespielt.
admin-deleted =
    { $tables ->
        [one] Ein Tisch gelöscht.
       *[other] { $tables } Tische gelöscht.
    }
## Novgorod

novgorod-cities = Die Hanse
novgorod-route = Die Route
novgorod-cards = Missionen und Bonuskarten
novgorod-merchants = Kaufleute
novgorod-last-round = Runde { $round }, die letzte
novgorod-city = Stadt
novgorod-good = Ware
novgorod-artisan = Handwerker
novgorod-office = Kontor
novgorod-fee = Gebühr
novgorod-owners = Kontore von
novgorod-price = { $price } für +{ $income }
novgorod-merchant-here = ♜ Händler
novgorod-pirate-here = ☠ Pirat
novgorod-seaways = Seewege: jede Stadt und die nächste, die letzte und die erste; { $ways }
novgorod-budget = Dukaten, die für Kontore bleiben: { $ducats }
novgorod-ship = Schiff
novgorod-length = { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    }, Tempo { $speed }
novgorod-fees = Hafengebühren { $fees }
novgorod-privilege-used = Privileg genutzt
novgorod-credit = { $ducats } weniger für Sondermissionen
novgorod-bought = Kauf getätigt
novgorod-pirate-fee = Piraten versetzen: { $ducats }
novgorod-merchant-next = der Händler zieht weiter nach { $city }
novgorod-for-sale = Zum Verkauf
novgorod-for-upper = Obere Zeile: { $need }
novgorod-for-lower = Nur untere Zeile: { $need }
novgorod-for-both = Auch untere Zeile: { $need }
novgorod-for-resume = Offene untere Zeile: { $need }
novgorod-for-special = Sondermission: { $need }
novgorod-for-career = Laufbahn: { $need }
novgorod-paid = bezahlt: { $goods }
novgorod-least = aus { $count }+ Waren
novgorod-luxuries = { $count } Luxusgüter
novgorod-commodities = { $count } Waren
novgorod-display = Offen, { $deck } im Stapel
novgorod-bonuses = Bonus
novgorod-specials = Sonder
novgorod-secret = eine geheime Mission
novgorod-first = (zuerst)
novgorod-seals = { $seals ->
        [one] 1 Siegel
       *[other] { $seals } Siegel
    }
novgorod-ducats = { $ducats ->
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }
novgorod-speed = Tempo { $speed }
novgorod-level = Stufe { $level }/{ $top } +{ $seals }
novgorod-next = weiter: { $need }
novgorod-privilege-speed = Tempo
novgorod-privilege-ducats = +2
novgorod-privilege-mission = −3
novgorod-privilege-seal = Siegel
novgorod-privilege-joker = „?“
novgorod-stored = im Schiff: { $good }
novgorod-open = offen: { $mission }
novgorod-done = { $count } fertig
novgorod-kinds = { $count ->
        [one] 1 Sorte
       *[other] { $count } Sorten
    }
novgorod-sheet-seals = Siegel
novgorod-sheet-ducats = Dukaten
novgorod-sheet-level = Laufbahnstufe
novgorod-sheet-offices = Kontore
novgorod-sheet-missions = Missionen fertig
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
