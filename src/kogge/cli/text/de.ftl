# Die eigenen Sätze des Terminals: Deutsch.

language-name = Deutsch
yes = ja
chance = Zufall
player = Spieler { $letter }
player-named = { $letter } ({ $name })
error-file = Die Datei „{ $file }“ lässt sich nicht verwenden: { $reason }.
error-other-game = Die Datei „{ $file }“ enthält ein Spiel von { $got }, nicht von { $wanted }. Nenne eine andere Datei.
serve-no-page = Dieses Kogge hat keine Seite. Installiere es dort neu, wo npm sein Verzeichnis erreicht, oder rufe im Quellordner make page auf.
error-extra = { $package } ist nicht installiert. Dieser Befehl braucht pip install 'kogge[{ $extra }]'.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Die Bots sind: { $accepts }.
error-wrong-network = Das Netz wurde mit anderen Werten trainiert ({ $part }: { $got }), als { $game } sie hat ({ $expected }). Trainiere es neu oder lass einen anderen Bot spielen.
error-no-numpy = { $bot } spielt mit einem Netz und braucht numpy, das hier nicht installiert ist. Installiere es mit pip install 'kogge[play]' oder lass einen anderen Bot spielen.
error-no-study = Das Spiel „{ $game }“ nennt keine Ziele für eine Kalibrierung, darum lässt es sich nicht kalibrieren.

page-written = Die Seite steht in { $file }.
report-written = Der Bericht steht in { $file }, seine Diagramme liegen daneben.

## Eine Befehlszeile, die sich nicht lesen lässt

usage-try = „{ $command }“ zeigt die Hilfe.
usage-error = Fehler: { $message }
usage-aborted = Abgebrochen.
usage-no-option = Eine Option { $name } gibt es nicht.{ $rest }
usage-no-command = Einen Befehl „{ $name }“ gibt es nicht.{ $rest }
usage-guess = Meinst du { $names }?
usage-missing-command = Es fehlt ein Befehl.
usage-missing-argument = Es fehlt das Argument { $name }.
usage-missing-option = Es fehlt die Option { $name }.
usage-needs-value = Die Option { $name } braucht einen Wert.
usage-no-value = Die Option { $name } nimmt keinen Wert an.
usage-extra = Das ist zu viel: { $name }.
usage-bad-value = Ungültiger Wert für { $name }: { $problem }
usage-bad = Ungültiger Wert: { $problem }
usage-not-a-number = { $name } ist keine passende Zahl.
usage-out-of-range = { $name } liegt nicht im Bereich { $range }.
usage-no-choice = { $name } ist keines von { $choices }.
error-name-value = Schreibe NAME=WERT, nicht { $word }.
error-sprt = Schreibe zwei Anteile zwischen 0 und 1, den kleineren zuerst, etwa { $example }.
error-two-databases = Gib entweder die URL einer Datenbank an oder eine Datei, in der sie steht, nicht beides.
error-empty-database-file = { $file } ist leer; dort muss die URL einer Datenbank stehen.
error-no-database = Nenne die PostgreSQL-Datenbank der Server.
error-no-public-name = Sage, unter welchem öffentlichen Namen der Server aufgerufen wird (--name play.example.org), oder prüfe mit --any-host keinen Namen.
error-bad-proxy = „{ $address }“ ist keine Adresse und kein Netz, oder eines, mit dem jeder Client seine Adresse selbst wählen könnte.
error-unfreeze-which = Nenne einen Tisch oder mit --all alle.

## kogge version

version-compiled = kompilierte Engine
version-pure = reine Python-Engine
version-game = Spiel
version-players = Spieler
version-edition = Edition
version-rules = Regeln
version-tokens = Token
version-engine = Engine
version-asked-pure = KOGGE_PURE ist gesetzt
version-from-sources = aus dem Quellordner
version-page = Seite
version-page-built = gebaut
version-page-missing = nicht gebaut; kogge serve hat keine Seite zu zeigen
version-platform = Plattform
version-extra-present = installiert
version-extra-missing = es fehlt: { $packages }; pip install 'kogge[{ $extra }]'

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
    Jede Wiederholung ist ein eigener Prozess und spielt { $games } ganze Zufallsspiele mit { $players } Spielern (Edition { $edition }, Startwerte { $first } bis { $last }): dieselben { $decisions } Entscheidungen auf beiden Engines. Eine Entscheidung ist eine Wahl eines Spielers: erlaubte Aktionen, Auswahl, Ausführung; die Zufallsknoten dazwischen zählen in ihrer Zeit mit, der Aufbau ebenso. Danach wird die Stellung nach der Hälfte jedes Spiels { $clones }-mal kopiert. Der Raffer spielt { $greedy } weitere Spiele, jeder seiner Züge als Ganzes gemessen; was vorher geladen war, bleibt der Speicherbereinigung entzogen, wie beim Server. Zeiten sind Prozessorzeit; die Raten gelten für die eingebaute Schleife. { $repeat } Wiederholungen je Engine, abwechselnd. Python { $python }, { $machine }, { $cores } Kerne, Last { $load } am Ende: andere Arbeit auf der Maschine zeigt sich in der Spanne.
bench-not-compiled = Hier ist keine kompilierte Engine installiert: make compile baut sie im Quellordner; kogge version --full sagt mehr.
bench-running = Messung { $step }
bench-start-title = Start von Kogge
bench-start-what = Median (Spanne)
bench-start-wall = ms
bench-start-cpu = ms Prozessorzeit
bench-start-target = Ziel
bench-start-ran = Je { $repeat } Läufe, Dateien im Zwischenspeicher des Systems; Python { $python }, { $machine }, { $cores } Kerne, Last { $load }.

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
search-count = Simulationen je Entscheidung
search-mean = Mittel
search-longest = längster
search-allowed = höchstens
search-ran = Durchsucht: jede { $every }. Entscheidung aus { $games } Spielen des Raffers ab Startwert { $first }, je { $iterations } Durchläufe. Züge: die ersten { $turns } eines Spiels jeder Stufe gegen sich selbst, oder alle, wenn es weniger sind, alle kleinen Entscheidungen eines Zuges zusammen; dasselbe Spiel wird dreimal gespielt, und die kürzeste Zeit jedes Zuges zählt. Rechenzeit eines Kerns. Python { $python }, { $machine }, { $cores } Kerne, Last { $load }.

## kogge puzzles

puzzles-found =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } durchsucht; { $count ->
        [0] keine Rätsel gefunden.
        [one] ein Rätsel gefunden.
       *[other] { $count } Rätsel gefunden.
    }
puzzles-written = Die Rätsel stehen in { $file }.
error-no-judge = Für { $game } und seine Edition gibt es kein Netz, oder numpy fehlt. Ohne Netz weiß niemand, was am besten ist.
error-other-puzzles = { $file } enthält Rätsel einer anderen Edition oder ist anders entstanden. Nenne eine andere Datei.

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
selfplay-records = Die Aufzeichnungen liegen in { $folder }.

## kogge arena

error-no-ray = Ray ist hier nicht installiert. Installiere es mit pip install 'kogge[ray]', oder spiele ohne --ray.
error-no-match = Zu einem Wettkampf gehören mindestens zwei Bots, nicht { $bots } allein. Nenne mit --bots noch einen.
arena-title = { $game }: { $games } Spiele mit { $players } Spielern
arena-bot = Bot
arena-games = Spiele
arena-share = Siege (95 %)
arena-score = Punkte
arena-place = Rang
arena-rating = Wertung
arena-nobody = Spiele ohne Sieger: { $games }.
arena-sprt-accepted = Belegt: { $bot } gewinnt eher { $high } oder mehr als { $low } oder weniger ({ $share } in { $pairs } Sätzen; Quotient { $ratio }, Schranken { $refuse } und { $accept }, Irrtum je { $alpha }).
arena-sprt-refused = Widerlegt: { $bot } gewinnt eher { $low } oder weniger als { $high } oder mehr ({ $share } in { $pairs } Sätzen; Quotient { $ratio }, Schranken { $refuse } und { $accept }, Irrtum je { $alpha }).
arena-sprt-open = Offen: { $bot } hat { $share } in { $pairs } Sätzen gewonnen; ob { $low } oder { $high }, ist nicht entschieden (Quotient { $ratio }, Schranken { $refuse } und { $accept }, Irrtum je { $alpha }).
arena-adjusted = Ohne Glück gewinnt { $bot } { $share } ± { $error } (gezählt: { $plain } ± { $before }); das nimmt { $away } der Varianz weg.
arena-adjusted-few = Zu wenige Spiele, um das Glück herauszurechnen: Es braucht mindestens { $games }.
arena-adjusted-test = Dasselbe ohne Glück:
arena-kept = Das Ergebnis steht in { $file }, die Aufzeichnungen daneben.

## kogge edition

edition-faults =
    { $count ->
        [one] { $file }: ein Fehler.
       *[other] { $file }: { $count } Fehler.
    }
edition-sound = { $file }: eine einwandfreie Editionsdatei von { $game }.
edition-entry = Eintrag
edition-value = Wert
edition-from = Herkunft
edition-rulebook = Regelheft
edition-inferred = erschlossen
edition-reconstructed = rekonstruiert
edition-own-box = eigene Schachtel
edition-legend = * rekonstruiert: Der Regeltext nennt diesen Wert nicht.  ~ erschlossen: Er folgt aus dem Text.  + eigene Schachtel: Jemand hat ihn aus einer gedruckten Schachtel abgelesen.
edition-count = { $count } Werte: { $origins }.
edition-welcome = { $file } widerspricht nichts, was im Regelheft steht.
edition-written = { $file } ist geschrieben.
edition-same = { $first } und { $second } haben dieselben Werte.
edition-different =
    { $count ->
        [one] Ein Wert ist verschieden.
       *[other] { $count } Werte sind verschieden.
    }

## Der Tisch

key-rules = Regeln
key-language = English
key-undo = Zurück
key-hint = Tipp
key-save = Speichern
key-part = Seite
key-peek = Geheimnisse
key-eyes = Sicht
key-quit = Beenden
key-skip = Überspringen
key-back = Zurück
key-new = Neues Spiel
part-board = Der Spielplan
part-seats = Die Spieler
part-aids = Gut zu wissen
part-log = Verlauf
part-actions = { $seat } entscheidet
part-waiting = Am Tisch
moment-round = Runde { $round }
log-turn = Zug { $turn }
type-here = Nummer oder Aktion eintippen; Tab ergänzt
hint-thinking = Einen Moment …
hint-line = { $action } (gewinnt in { $win } % der Fälle, etwa { $score } Punkte). { $why }
bot-plays = { $seat } spielt …
forced-step = { $seat } hat keine Wahl …
game-over = Das Spiel ist zu Ende.
unknown-number = Eine Nummer { $number } gibt es hier nicht. Nimm eine von 1 bis { $most }.
several-fit = Das kann mehrerlei bedeuten: { $texts }.
undone = { $seat } nimmt den letzten Schritt zurück.
saved = Jeder Schritt wird ab jetzt in { $file } gespeichert.
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
start-human = Mensch an diesem Gerät
start-bot = Bot: { $bot }
start-go = Leinen los
start-hint = Tab und Pfeiltasten wechseln, Eingabe wählt, Strg+Q beendet.

## Speichern, verlassen, Ergebnis

save-title = Das Spiel speichern
save-text = Die Datei für die Aufzeichnung:
leave-title = Das Spiel verlassen?
leave-text = Es ist in keiner Datei gespeichert.
leave-yes = Verlassen
leave-save = Erst speichern
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
replay-eyes = Sicht von: { $seat }
replay-everyone = allen
replay-place = { $place }. { $seat }: { $score }
replay-hint = ← → ein Schritt, ↑ ↓ ein Zug, Pos1 und Ende, F4 wessen Sicht, Q beendet

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
norderwind-cubes = Marker
norderwind-hold = Laderaum
norderwind-brig = Verlies
norderwind-crew = Mannschaft
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

## Die Datenbank eines Servers

error-database-url = Das ist keine Datenbank-URL. Nimm eine wie sqlite:////var/lib/kogge/kogge.db oder postgresql://user@host/kogge.
error-database-permission = Die Datenbank { $name } lässt sich nicht öffnen oder beschreiben: { $reason }. Prüfe, ob es den Ordner gibt und ob er dem Benutzer gehört, der diesen Befehl ausführt.
error-database-not-one = { $name } ist keine Datenbank von Kogge oder beschädigt: { $reason }. Nenne eine andere Datei oder spiele eine Sicherung zurück.
error-database-unreachable = Die PostgreSQL-Datenbank { $name } ist nicht erreichbar: { $reason }. Prüfe ihre Adresse und ob sie läuft.
error-database-login = PostgreSQL lässt diesen Benutzer nicht in { $name }: { $reason }. Prüfe Benutzer und Passwort.
error-database-newer = Die Datenbank { $name } gehört zu einer neueren Version von Kogge (Schema { $found }; diese Version kennt { $known }). Installiere die neuere Version; es wurde nichts geändert.
error-database-full = Auf der Platte der Datenbank { $name } ist kein Platz mehr: { $reason }. Schaffe Platz; es ging nichts verloren.
error-database-busy = Die Datenbank { $name } ist von einem anderen Prozess gesperrt: { $reason }. Versuche es gleich noch einmal.
error-database-used = Ein anderer Server benutzt die Datenbank { $name }: Prozess { $pid } auf { $host }, erreichbar unter { $address }. Beende ihn zuerst oder nenne eine andere Datenbank.
error-database-worker = Ein Worker braucht die PostgreSQL-Datenbank seiner Server, keine SQLite-Datei.
error-database-other = Die Datenbank { $name } lässt sich nicht verwenden: { $reason }
error-backup-not-empty = In der Datenbank stehen schon Tische; „{ $file }“ kann nur in eine leere zurückgespielt werden.
error-backup-broken = „{ $file }“ ist keine Sicherung von Kogge, oder sie ist beschädigt oder abgeschnitten; es wurde nichts geändert.
error-backup-newer = „{ $file }“ stammt von einer neueren Version von Kogge; es wurde nichts geändert.

## kogge serve

serve-ready = Kogge ist erreichbar unter { $page } (Strg+C beendet es)
error-port-in-use = { $place } ist schon belegt. Beende, was dort läuft, oder wähle mit --port oder --metrics-port einen anderen Port.
error-port-not-allowed = Auf { $place } darfst du nicht lauschen: Ports unter 1024 gehören root. Wähle mit --port einen höheren.
error-cannot-listen = Kogge kann nicht auf { $place } lauschen: { $reason }. Prüfe --host, --port und --uds.

## kogge admin

admin-verified = { $tables } Tische: { $equal } lassen sich gleich nachspielen, { $otherwise } nicht.
admin-frozen =
    { $tables ->
        [one] Ein Tisch ist eingefroren.
       *[other] { $tables } Tische sind eingefroren.
    }
admin-unfrozen = { $tables } aufgetaut, { $otherwise } weiter eingefroren.
admin-exported =
    { $records ->
        [one] Eine Aufzeichnung nach { $folder } geschrieben.
       *[other] { $records } Aufzeichnungen nach { $folder } geschrieben.
    }
admin-backed-up = { $rows } Zeilen nach { $file } gesichert.
admin-restored = { $rows } Zeilen zurückgespielt.
admin-deleted =
    { $tables ->
        [one] Ein Tisch gelöscht.
       *[other] { $tables } Tische gelöscht.
    }
error-no-report = Es gibt keine Meldung { $number }.
error-no-open-report = Es gibt keine offene Meldung { $number }.
error-ban-whom = Nenne eine Adresse oder ein Netz, oder eine Meldung mit --report.
error-bad-network = „{ $network }“ ist keine Adresse und kein Netz, oder ein zu großes. Schreibe 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/64.
error-no-address = Die Adresse zu Meldung { $number } ist nicht oder nicht mehr bekannt.
error-no-seat = Auf Platz { $seat } des Tisches { $table } sitzt niemand.
admin-reports =
    { $reports ->
        [0] Keine Meldungen.
        [one] Eine Meldung.
       *[other] { $reports } Meldungen.
    }
admin-report-state = { $state ->
        [open] offen
       *[closed] geschlossen
    }
admin-report-by = { $seat ->
        [-2] gemeldet von jemandem, der zuschaut
       *[other] gemeldet von Platz { $seat }
    }
admin-report-closed = Meldung { $number } ist geschlossen.
admin-report-address-none = Die Adresse dieser Person ist nicht oder nicht mehr bekannt.
admin-report-address-hash = Die Adresse ist als Hash bekannt: kogge admin ban --report { $number }
admin-report-address-plain = Adresse: { $address }
report-abuse = Beleidigung oder Belästigung
report-spam = Spam
report-name = anstößiger Name
report-cheating = Betrug
report-other = etwas anderes
admin-banned = Sperre { $number } gilt bis { $until }.
admin-ban = { $state ->
        [on] bis { $until }
       *[over] beendet { $until }
    }
admin-ban-report = Adresse zu Meldung { $number }
admin-bans =
    { $bans ->
        [0] Niemand ist gesperrt.
        [one] Eine Sperre.
       *[other] { $bans } Sperren.
    }
admin-unbanned =
    { $bans ->
        [0] Eine solche Sperre gibt es nicht.
        [one] Die Sperre ist beendet.
       *[other] { $bans } Sperren sind beendet.
    }
admin-found =
    { $seats ->
        [0] Niemand mit diesem Namen.
        [one] Ein Platz.
       *[other] { $seats } Plätze.
    }
admin-forgotten = Was über die Person auf Platz { $seat } des Tisches { $table } gespeichert war, ist gelöscht.

## Novgorod

novgorod-cities = Die Hanse
novgorod-route = Die Route
novgorod-cards = Aufträge und Bonuskarten
novgorod-tab-cards = Karten
novgorod-merchants = Die Spieler
novgorod-last-round = Runde { $round }, die letzte
novgorod-city = Stadt
novgorod-good = Ware
novgorod-artisan = Manufaktur
novgorod-office = Kontor
novgorod-fee = Gebühr
novgorod-owners = Kontore von
novgorod-price = { $price } für +{ $income }
novgorod-office-income = Einkommen { $income }
novgorod-merchant-here = Kaufmann
novgorod-pirate-here = Pirat
novgorod-seaways = Seewege: jede Stadt und die nächste, die letzte und die erste; { $ways }
novgorod-budget = Dukaten, die für Kontore bleiben: { $ducats }
novgorod-ship = Schiff
novgorod-length = { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    }, Geschwindigkeit { $speed }
novgorod-fees = Hafengebühren { $fees }
novgorod-privilege-used = Privileg genutzt
novgorod-credit = { $ducats } weniger für Sonderaufträge
novgorod-bought = Kauf getätigt
novgorod-pirate-fee = Piraten versetzen: { $ducats }
novgorod-merchant-next = der Kaufmann zieht weiter nach { $city }
novgorod-for-sale = Zum Verkauf
novgorod-for-upper = Obere Zeile: { $need }
novgorod-for-lower = Nur untere Zeile: { $need }
novgorod-for-both = Auch untere Zeile: { $need }
novgorod-for-resume = Offene untere Zeile: { $need }
novgorod-for-special = Sonderauftrag: { $need }
novgorod-for-career = Karriere: { $need }
novgorod-paid = bezahlt: { $goods }
novgorod-least = aus { $count }+ Waren
novgorod-luxuries = { $count } Luxusgüter
novgorod-commodities = { $count } Waren
novgorod-display = Offen, { $deck } im Stapel
novgorod-bonuses = Bonuskarten
novgorod-specials = Sonderaufträge
novgorod-secret = ein geheimer Auftrag
novgorod-first = (zuerst)
novgorod-seals = { $seals ->
        [one] 1 Siegel
       *[other] { $seals } Siegel
    }
novgorod-ducats = { $ducats ->
        [one] 1 Dukat
       *[other] { $ducats } Dukaten
    }
novgorod-speed = Geschwindigkeit { $speed }
novgorod-level = Stufe { $level }/{ $top } +{ $seals }
novgorod-next = nächste: { $need }
novgorod-privilege-speed = Geschwindigkeit
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
novgorod-sheet-level = Karrierestufe
novgorod-sheet-offices = Kontore
novgorod-sheet-missions = Aufträge erfüllt
## Norsemen

norsemen-map = Die Karte
norsemen-boards = Jarl-Aktionen und Wertungskarten
norsemen-routes = Routen
norsemen-ladders = Leitern
norsemen-decks = Stapel
norsemen-tab-map = Karte
norsemen-tab-boards = Aktionen
norsemen-tab-people = Nordleute
norsemen-people = Die Nordleute
norsemen-moment = Runde { $round } von { $rounds } · { $phase }
norsemen-phase-setup = Aufbau
norsemen-phase-leaders = Wahl der Anführer
norsemen-phase-effects = die Anführer wirken
norsemen-phase-route = Erkundung
norsemen-phase-landing = Landung
norsemen-phase-expansion = Ausbreitung
norsemen-phase-income = Einkommen
norsemen-phase-ports = Häfen
norsemen-phase-tile = ein neues Gebiet
norsemen-phase-over = das Ende
norsemen-territory = Gebiet
norsemen-thing = Thing-Aktion
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
norsemen-damaged = Beschädigt
norsemen-title = Titel
norsemen-pile = Stapel { $deck } Ablage { $discard }
norsemen-discard = Ablage
norsemen-aids = Du: Schaden { $odds }, Häfen { $ports }, Reparatur { $repair }¢
norsemen-leader = Anführer
norsemen-titles = Wertungskarten
norsemen-ladder = Leiter
norsemen-ladder-space = Feld { $space }
norsemen-ladder-lawspeaker = Sprecher
norsemen-ladder-fort = Festungen
norsemen-ladder-settlement = Siedlungen
norsemen-ladder-longship = Langschiffe
norsemen-ability-flip = Einmal je Runde: Drehe eine leere Karte deiner Route für { $flip } SP um; die oberste Karte deines Stapels darf ihren Platz nehmen.
norsemen-ability-beside = Du beginnst mit einer Karte von Zeitalter I, die in jeder Runde neben dir liegt.
norsemen-ability-waive = Einmal je Runde braucht eine Thing-Aktion weder Münzen noch Symbole.
norsemen-ability-extra-trade = Einmal je Runde darfst du einmal mehr tauschen, { $less } Münzen billiger.
norsemen-ability-fort = Du beginnst mit einer Festung. Eine Thing-Aktion, wo du eine Festung hast, bringt { $fort } SP mehr.
norsemen-ability-tiles = Das übrige Gebiet jedes Zeitalters gehört dir allein: { $thing } SP für eine Thing-Aktion dort, { $settlement } SP für eine Siedlung.
norsemen-ability-double = Einmal je Runde darfst du ein zweites Langschiff auf eine Karte bis Zeitalter II setzen.
norsemen-ability-move = Einmal je Runde darfst du ein Langschiff auf eine leere Karte deiner Route versetzen.
norsemen-ability-settle = Wenn du siedelst, darfst du dort die Thing-Aktion ohne Kosten ausführen.
norsemen-jarl-longships = Langschiffe
norsemen-jarl-settlements = Siedlungen
norsemen-jarl-forts = Festungen
norsemen-jarl-lawspeakers = Sprecher
norsemen-jarl-explore = Erkunden
norsemen-step-lawspeaker = Sprecher
norsemen-step-fort = Festung
norsemen-step-settlement = Siedlung
norsemen-step-longship = Schiff
norsemen-bonus-draw = ziehen
norsemen-bonus-move = versetzen
norsemen-bonus-advance = Schritt
norsemen-thing-market = Karte I
norsemen-thing-draw = Karte
norsemen-thing-exchange = ↑ und ↓
norsemen-thing-refit = reparieren, versetzen
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
norsemen-sign-in-play = im Spiel
norsemen-icon-wood = H
norsemen-icon-fabric = T
norsemen-icon-food = N
norsemen-icon-sailing = S
norsemen-icon-raid = R
norsemen-icon-gem = e
norsemen-icon-rune = r
norsemen-icon-spice = g
norsemen-icon-discount = %
