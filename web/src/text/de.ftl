# Die Wörter der Seite: Deutsch. Die Wörter der Spiele stehen in deren eigenen Katalogen.

kogge = Kogge
tagline = Drei Spiele der nördlichen Meere
choose-game = Wähle ein Spiel
your-games = Deine Spiele
your-turn-here = Du bist am Zug
game-finished = Beendet
game-waiting = Wartet auf Mitspieler
game-over = Vorbei
with = mit { $names }
game-frozen = Eingefroren
frozen-place = { $place }. { $name }: { $score }
frozen-download = Verlauf laden
frozen-end = Das Spiel gemeinsam beenden
frozen-asked = Die anderen werden gefragt.
resume = Weiterspielen
forget = Aus der Liste entfernen
lobby = Offene Tische
join = Platz nehmen
load-failed = Der Server antwortet nicht. Läuft er?
no-answer = Der Server hat nicht geantwortet. Nichts wurde geändert; versuche es noch einmal.
not-said = Es gibt keine Verbindung, deshalb wurde das nicht gesendet. Versuche es noch einmal, wenn sie wieder da ist.
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen: Wähle ein Spiel, dann „Mit Freunden spielen“ und „Mit einem Link“, und trag ihn hier ein.
lobby-host = mit { $name }
lobby-free = { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
usual-options = übliche Regeln
language-en = Englisch
language-de = Deutsch
time-live = mit Uhr für das ganze Spiel
time-slow = Tage für jede Entscheidung
try-again = Noch einmal versuchen

## Eine Schachtel

players-range = { $least }–{ $most } Spieler
minutes = { $least }–{ $most } Min.
weight-label = Anspruch
weight-light = leicht
weight-medium = mittel
weight-heavy = hoch
coming = Noch nicht auf diesem Tisch
box-novgorod = Kontor um Kontor die Flüsse hinauf: Lege deine Route, decke die Karten auf und werde vom Kaufmann zum Ältermann.
box-norsemen = Langschiffe, Runen und Recht: Erkunde die Küsten, halte dein Land, und man wird von dir singen.
box-norderwind = Handle, wage dich in den Nebel und bring drei bedrängten Häfen, was sie brauchen.
open-box = Spiel öffnen: { $game }
start-against = Gegen { $count ->
        [one] einen Bot
       *[other] { $count } Bots
    } starten
friends = Mit Freunden spielen
lesson = Erste Lektion
lesson-hint = Lern das Spiel Schritt für Schritt, in zehn Minuten
puzzles = Rätsel des Tages
puzzles-hint = Finde den besten Zug in einer echten Stellung
learn = Spielend lernen
learn-hint = Eine erste Partie gegen einen Bot, mit Tipps bei jeder neuen Entscheidung.
this-device = An diesem Gerät
this-device-hint = Ihr reicht es herum. Zwischen den Zügen ist Geheimes verdeckt.
by-link = Mit einem Link
by-link-hint = Jeder am eigenen Bildschirm, hier oder in der Ferne. Du bekommst einen Link zum Teilen.
start-here = An diesem Gerät beginnen
get-link = Tisch eröffnen, Link bekommen
public-label = Diesen Tisch für alle eintragen
public-hint = Alle auf diesem Server können ihn finden, sich setzen und zuschauen. Sonst nur, wer deinen Link hat.
how-many = Wie viele spielt ihr?
bot-count = Bots
bot-level = { $name } (Bot) spielt
level-name = { $level ->
        [random] zufällig
        [deckhand] sanft (Schiffsjunge)
        [greedy] rasch (Raffer)
        [mate] gut (Maat)
        [skipper] stark (Skipper)
        [admiral] so stark sie können (Admiral)
       *[other] { $level }
    }
your-name = Dein Name
captain-name = Kapitän
player-name = Spieler { $number }
confirm-label = Nachfragen vor Schritten, die nicht zurückgenommen werden können
clock = Uhr
clock-none = keine
clock-brisk = je 15 Minuten, 10 Sekunden mehr je Schritt
clock-calm = je 45 Minuten, 30 Sekunden mehr je Schritt
clock-slow = 3 Tage je Entscheidung
own-edition = Gedruckte Werte
own-edition-ours = Die von Kogge
own-edition-file = Editionsdatei öffnen
own-edition-editor = Eigene Schachtel eintragen
own-edition-long = Diese Datei ist zu lang für eine Edition. Sie darf 48.000 Zeichen haben.
own-edition-other = Das ist eine Edition eines anderen Spiels.
own-edition-faults =
    { $count ->
        [one] Mit dieser Edition lässt sich nicht spielen. Eins stimmt nicht:
       *[other] Mit dieser Edition lässt sich nicht spielen. { $count } Angaben stimmen nicht:
    }
more-options = Weitere Optionen
seats-label = Spieler
rules = Regeln
close = Schließen
back = Zurück
cancel = Abbrechen
ok = In Ordnung

## Der Tisch

round = Runde { $round }
undo = Zurücknehmen
undo-hint = Den letzten Schritt zurücknehmen
restart = Zug neu beginnen
redo-turn = Alles in diesem Zug zurücknehmen, was sich zurücknehmen lässt
menu = Menü
sound-on = Die Glocke läutet, wenn du am Zug bist
sound-off = Die Glocke schweigt
aid = Hilfe
log = Verlauf
set-up = Aufbau
chat = Chat
panels = Verlauf, Chat und Hilfe
players = Spieler
my-area = Mein Bereich
thinking = { $name } überlegt …
waiting-seat = Warten auf { $name }
connecting = Verbindung wird hergestellt …
connection-lost = Die Verbindung ist weg; neuer Versuch läuft. Du kannst trotzdem wählen: Dein Schritt wird aufgehoben und gesendet, sobald die Verbindung wieder da ist.
connection-kept = Die Verbindung ist weg. „{ $text }“ ist aufgehoben und wird gespielt, sobald sie wieder da ist, falls es dann noch möglich ist.
connection-sent = Die Verbindung ging verloren, während „{ $text }“ unterwegs war. Es wird noch einmal gesendet, sobald sie wieder da ist, und zählt einmal.
connection-found = Die Verbindung ist wieder da.
click-dropped = „{ $text }“ wurde nicht gespielt: Am Tisch ist es inzwischen weitergegangen, und es ist nicht mehr möglich.
forget-kept = Doch nicht spielen
try-now = Jetzt versuchen
seat-lost = { $name } hat die Verbindung verloren oder die Seite verlassen.
seat-back = { $name } ist wieder da.
watching = Du schaust zu
area-of = Spielplan von { $name }
plays-itself = Es gibt nur einen Weg: { $text }
forced-setting = Schritte ohne Wahl von selbst spielen
older-events = Zeigen, was davor war
refused = Dieser Tisch kennt dich nicht. Lass dir einen Link geben.
out-of-sight = { $count ->
        [one] Eine Möglichkeit ist außer Sicht: zeigen
       *[other] { $count } Möglichkeiten sind außer Sicht: zeigen
    }
more-actions = Mehr …
all-actions = Alles, was du tun kannst
tip-here = Ein Tipp zu dieser Entscheidung
gain-needs = braucht { $what }
gain-takes = kostet { $what }
gain-gives = bringt { $what }
gain-earns = bringt jede Runde { $what }
gain-odds = Chance: { $what }
odds-name-damage = auf Schaden an einem Langschiff
what-to-do = Was möchtest du tun?
rule-number = Regel { $rule }
look-closer = Näher ansehen
closer = Den Spielplan näher ansehen
fit = Den ganzen Spielplan zeigen
hint = Hinweis
hint-hint = Frag, was ein guter Spieler täte (H)
hint-odds = { $percent } % Sieg · { $unit }: etwa { $score }
hint-even = so gut wie der erste, soweit es zu erkennen ist
hint-again = Wähle es noch einmal, um es zu spielen.
why-not = Warum nicht?
skip = Überspringen
back-to-now = Zum aktuellen Stand
looking-back = Du siehst Schritt { $index } von { $last }.
confirm-title = Das lässt sich nicht zurücknehmen
confirm-do = Ausführen
understood = Verstanden
no-events = Noch ist nichts geschehen.
say = Sag etwas
send = Senden
no-chat = Noch hat niemand etwas gesagt.
share-watch = Link für Zuschauer kopieren
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Kopiere diesen Link von Hand:
downloaded = Die Datei ist gesichert.
undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
undo-done = Zurückgenommen.
voted-yes = Du hast zugestimmt.
voted-no = Du hast abgelehnt.
leave = Den Tisch verlassen
leave-code = Dein Weg zurück:
other-device-code = Öffne diesen Link innerhalb von 10 Minuten am anderen Gerät:
other-device = An einem anderen Gerät weiterspielen
to-start = Zum Anfang
language = Sprache
theme = Design
theme-auto = wie das System
theme-light = Hell
theme-dark = Dunkel
speed = Tempo der Mitspieler
speed-slow = langsam
speed-calm = ruhig
speed-brisk = zügig
speed-fast = schnell
speed-off = sofort
sound = Glocke, wenn du am Zug bist
plain-view = Der Tisch als Text, für Vorleseprogramme
notify = Benachrichtigungen einschalten
settings = Einstellungen
keyboard = Tasten: 1–9 wählt eine Aktion, U nimmt zurück, H fragt um Rat, R öffnet die Regeln, L den Verlauf, Pfeiltasten und Eingabe gehen übers Brett.
hand-to = Gib das Gerät an { $name }
hand-to-hint = Alles bleibt verdeckt, bis { $name } bereit ist.
i-am = Ich bin { $name }
seat-of = Platz von { $name }
you = du
bot = Bot
away = nicht da
open-seat = freier Platz
sit-here = Platz nehmen
invite = Lade deine Freunde ein
invite-hint = Schick diesen Link. Das Spiel beginnt, wenn jeder Platz besetzt ist.
invite-here = Diese Adresse gilt nur auf diesem Rechner. Damit dein Netz hineinkommt, starte den Server mit --lan (make play SERVE=--lan).
invited = Du bist eingeladen
invited-by = { $host } lädt dich zu einer Partie { $game } ein
invited-to = Ein Tisch für { $game }
table-full = Alle Plätze sind besetzt.
game-began = Dieses Spiel hat schon begonnen.
watch = Zuschauen
private-table = Ein privater Tisch
private-table-hint = Diese Adresse allein öffnet ihn nicht. Bitte jemanden, der dort spielt, um den Link zum Mitspielen oder zum Zuschauen.
paste-link = Der Link, den du bekommen hast
open-link = Öffnen
link-wrong = Das ist kein Link zu einem Tisch auf diesem Server. Ein vollständiger Link enthält ein #.
public-here = Dieser Tisch steht für alle auf der ersten Seite.
add-bot = Hier einen Bot setzen
remove-bot = Wegschicken
remove-bot-of = { $name } wegschicken
new-bot-level = Der nächste Bot spielt
bot-joined = { $name } setzt sich.
bot-left = { $name } ist gegangen; der Platz ist wieder frei.
proposal-undo = { $name } möchte { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } zurücknehmen.
proposal-takeover = { $name } schlägt vor, dass für einen Abwesenden ein Bot weiterspielt.
proposal-abandon = { $name } schlägt vor, das Spiel zu beenden.
agree = Einverstanden
decline = Ablehnen
propose-undo = Weitere Rücknahme vorschlagen

## Die Leute am Tisch

people = Mitspieler und Chat
host = hat den Tisch eröffnet
mute = { $name } stummschalten
mute-short = Stumm
unmute = { $name } wieder hören
unmute-short = Wieder hören
report = Melden
report-player = { $name } melden
report-line = Diese Zeile von { $name } melden
report-why = Was stimmt nicht?
report-abuse = Beleidigung oder Belästigung
report-spam = Spam
report-name = Anstößiger Name
report-cheating = Betrug
report-other = Etwas anderes
report-words = In deinen eigenen Worten (wenn du magst)
report-hint = Der Betreiber dieses Servers sieht deine Meldung mit den Chatzeilen darum herum. Die gemeldete Person erfährt nichts davon.
report-send = Meldung senden
report-sent = Danke. Der Betreiber dieses Servers sieht sich das an.
kick = { $name } entfernen
kick-short = Entfernen
kick-sure = { $name } verliert den Platz und kann sich heute nicht wieder an diesen Tisch setzen.
kick-sure-playing = Die anderen werden gefragt. Stimmen alle zu, spielt ein Bot für { $name } weiter, ohne Weg zurück.
kick-asked = Die anderen werden gefragt, ob { $name } gehen soll.
chat-on = An diesem Tisch darf gechattet werden
proposal-replace = { $name } möchte, dass eine andere Person für { $other } weiterspielt, weil { $other } fort ist.
proposal-kick = { $name } schlägt vor, { $other } aus dem Spiel zu entfernen. Ein Bot würde weiterspielen.
absence = Abwesende dürfen ersetzt werden
absence-after = { $minutes ->
        [0] nie
        [60] nach einer Stunde
        [1440] nach einem Tag
       *[other] nach { $minutes } Minuten
    }
absence-hint = Warten alle auf jemanden, der seit { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } fort ist, dürfen die anderen einen Bot oder jemand anderen weiterspielen lassen.
absent-wait = { $name } ist fort. In { $time } könnt ihr jemand anderen weiterspielen lassen.
absent-now = { $name } ist fort, und alle warten. Wer soll weiterspielen?
absent-asked = Die anderen werden gefragt, wer für { $name } weiterspielen soll.
let-bot-play = Einen Bot weiterspielen lassen
invite-friend = Jemanden einladen
friend-agreed = Jemand anderes darf für { $name } weiterspielen. { $name } kann nur zurückkommen, bis der Platz besetzt ist.
friend-link = Link zum Einladen kopieren
friend-invited = Du sollst für jemanden weiterspielen, der fort ist. Der Platz gehört dir, sobald du dich setzt.
replaced-by-bot = Du warst fort, und ein Bot spielt für dich.
play-myself = Selbst weiterspielen

## Datenschutz

privacy = Datenschutz
my-data = Meine Daten
data-hint = Alles, was dieser Server über dich speichert, gehört zu den Plätzen hier unten. Du kannst es als Datei sichern oder löschen.
data-save = Als Datei sichern
data-saved = Die Datei ist gesichert.
data-delete-all = Alles löschen
data-delete-one = Löschen
data-delete-do = Endgültig löschen
data-sure = Dein Name, deine Chatzeilen und das Geheimnis dieses Platzes werden gelöscht. In einem laufenden Spiel spielt ein Bot weiter. Das lässt sich nicht zurücknehmen.
data-sure-all = Dein Name, deine Chatzeilen und die Geheimnisse all dieser Plätze werden gelöscht. In laufenden Spielen spielen Bots weiter. Das lässt sich nicht zurücknehmen.
data-deleted = Es ist gelöscht.
data-none = Dieser Browser hat keine Plätze.
privacy-title = Was dieser Server von dir weiß
privacy-lead = Es gibt keine Konten, keine Cookies, keine Werbung und keine Dritten. Nichts verlässt diesen Server.
privacy-stored = Was gespeichert wird
privacy-name = Der Name, mit dem du dich setzt, und ein Hash des Geheimnisses, durch das ein Platz dir gehört.
privacy-game = Jeder Schritt deiner Spiele: Ohne ihn könnte niemand weiterspielen, zurücknehmen oder nachsehen.
privacy-chat = Die letzten { $lines } Chatzeilen eines Tisches.
privacy-edition = Der Text deiner eigenen Edition, wenn du mit einer spielst: so lange, wie ein Tisch mit ihr bleibt.
privacy-address = Ein Hash deiner Netzadresse mit geheimem Schlüssel bei deinem Platz, { $days } Tage lang, um Störer fernzuhalten. Die Adresse selbst wird nicht gespeichert.
privacy-address-plain = Deine Netzadresse bei deinem Platz, { $days } Tage lang, um Störer fernzuhalten.
privacy-kick = Wirst du von einem Tisch entfernt: ein Hash deiner Adresse und deines alten Geheimnisses, { $hours } Stunden lang.
privacy-report = Meldungen, mit dem Namen und den Chatzeilen, um die es geht, { $days } Tage lang.
privacy-ban = Sperren von Adressen, bis { $days } Tage nach ihrem Ende.
privacy-how-long = Wie lange
privacy-keep = Tische, die seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } niemand berührt hat, werden mit allem gelöscht, was dazugehört; Tische, die nie begonnen haben, nach { $waiting ->
        [one] einem Tag
       *[other] { $waiting } Tagen
    }.
privacy-keep-ever = Tische bleiben, bis du oder der Betreiber sie löschen.
privacy-browser = In deinem Browser
privacy-local = Die Seite behält deine Einstellungen, deine eigenen Editionen, deinen Stand bei den Rätseln und die Geheimnisse deiner Plätze im lokalen Speicher dieses Browsers. Geheimnisse gehen an diesen Server, wenn du spielst, Editionen auch, während du sie eintippst, damit sie geprüft werden; der Rest bleibt bei dir.
privacy-yours = Deine Daten
privacy-rights = Du kannst jederzeit sichern oder löschen, was dir gehört. Den anderen bleibt das Spiel selbst, mit einem neutralen Namen an deiner Stelle. Haben alle an einem Tisch ihre Daten gelöscht, verschwindet auch der Tisch. Meldungen bleiben so lange wie oben genannt.
privacy-contact = Kontakt
privacy-no-contact = Der Betreiber hat keinen Kontakt genannt. Frage, wer dir den Link gegeben hat.

## Das Ende

the-end = Das Spiel ist aus
winner = { $name } gewinnt!
no-winner = Niemand hat gewonnen.
final-scores = Wertung
score-before = Startpunkte
place = Platz
race = Das Rennen
best-moments = Schönste Augenblicke
moment-rest = und { $gain } weitere
rematch = Noch einmal
replay = Nachspielen
download = Aufzeichnung laden
share = Teilen
show-sheet = Wertung

reconstructed = Rekonstruierter Wert
inferred = Erschlossener Wert
board-reconstructed = Nicht jeder Wert auf diesen Plänen und Karten steht in der veröffentlichten Spielregel: Manche sind unsere Rekonstruktion. Welche, zeigt der nähere Blick auf ein Teil.
reconstructed-hint = Dieser Wert steht nicht in der Spielregel: Er ist unsere Rekonstruktion. Wer das Spiel besitzt, kann mit einer Editionsdatei der gedruckten Werte spielen.
inferred-hint = Dieser Wert steht nicht in der Spielregel, folgt aber aus ihr.

## Nachspielen

replay-title = Nachspielen
open-record = Eine Aufzeichnung öffnen
drop-record = Eine Aufzeichnung enthält ein ganzes Spiel. Öffne eine und geh es Schritt für Schritt durch.
choose-file = Datei auswählen
paste-record = Oder füge ihren Text ein
step-of = Schritt { $index } von { $last }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
autoplay = Automatisch abspielen
pause = Anhalten
viewer-seat = Gesehen von
onlookers = Zuschauern

next-turn = Nächster Zug
last-turn = Zug davor
replay-speed = Tempo

## Besprechung

review = Besprechung
review-of = Besprechung dieser Partie
review-running = { $percent } % der Partie beurteilt
review-reading = Die Partie wird gelesen.
review-chart = Siegchancen aller
review-chart-hint = Wähle einen Punkt, um dorthin zu gehen; mit den Pfeiltasten gehst du durch die Wendepunkte.
review-ledger = Glück und Können
review-start = Anfang
review-own = Eigene Entscheidungen
review-others = Entscheidungen anderer
review-luck = Glück
review-result = Ergebnis
review-adjusted = Ohne Glück
review-rate = Verloren je Entscheidung
review-like = Gespielt wie
review-like-range = { $first } bis { $last }
review-like-hint = Gespielt wie: die Stufe, in deren Partien je Entscheidung etwa gleich viel verloren geht. Eine Partie sagt wenig, deshalb steht dabei, was es noch sein kann.
review-marks = Ungenau · Fehler · grobe Fehler
review-moments = Wendepunkte
review-turn = Zug { $turn }
review-chance = Zufall
review-came = Es kam: { $what }
review-played = Gespielt: { $what }
review-better = Besser: { $what }
review-percent = { $percent } %
review-from-to = { $before } % → { $after } %
mark-fine = in Ordnung
mark-inaccuracy = ungenau
mark-mistake = Fehler
mark-blunder = grober Fehler
review-judge = Beurteilung: { $judge }; es zählt, was alle jeweils wissen konnten. Ungenau heißt: { $inaccuracy } % der Siegchance vergeben; ein Fehler: { $mistake } %; ein grober Fehler: { $blunder } %.
review-try = Noch einmal versuchen
review-try-intro = Vor jedem deiner Fehler: Finde den besseren Zug.
review-try-whose = Wessen Fehler
review-try-none = Keine Fehler. Gut gespielt!
review-try-place = { $place } von { $number }
review-try-prompt = Zug { $turn }: Hier hast du { $percent } % vergeben. Was ist besser?
review-try-right = Ja, das ist am besten.
review-try-near = Fast so gut: { $percent } % weniger als das Beste.
review-try-wrong = Das vergibt { $percent } %. Versuch etwas anderes.
review-try-same = Das wurde gespielt. Versuch etwas anderes.
review-try-show = Das Beste zeigen
review-try-answer = Am besten war: { $what }
review-try-next = Weiter
review-try-end = Zurück zur Besprechung
bot-why = Warum hat der Bot das getan?
bot-why-wait = Einen Moment: Der letzte Zug des Bots wird angesehen.
bot-why-none = Sein letzter Zug ließ ihm keine echte Wahl.
bot-why-note = Aus dem, was dein Platz wissen kann: Was der Bot geheim hält, wird nicht angesehen.
analysis-board = Analysebrett
analyse = Auf dem Analysebrett ausprobieren
review-back = Zurück zur Besprechung
review-deeper = Genauer hinsehen, im Hintergrund
review-download = Besprechung herunterladen

## Regeln

rules-of = Regeln von { $game }
rules-print = Drucken
contents = Inhalt
no-rules = Die Regeln werden gerade geschrieben. Bis dahin sagen dir jede Frage und jedes „Warum nicht?“, was erlaubt ist.
search-rules = Suchen
search-hits = { $hit } von { $hits }
search-nothing = Nicht gefunden
search-next = Nächste Stelle (Eingabetaste)
search-previous = Vorige Stelle (Umschalt- und Eingabetaste)

## Das geführte erste Spiel: einmal gesagt, wenn etwas zum ersten Mal entschieden wird

no-tips = Keine Tipps mehr

## Felder der Ansichten, für das Brett, das jedes Spiel zeigt

field-active = Am Zug
field-start = Startspieler
field-pending = Jetzt
field-last_round = Letzte Runde
field-deck = Stapel
field-cities = Städte
field-city = Stadt
field-good = Ware
field-artisan = Manufaktur
field-fee = Gebühr
field-price = Preis
field-income = Einkommen
field-offices_left = Kontore übrig
field-neighbours = Nachbarn
field-merchant = Kaufmann
field-pirate = Pirat
field-display = Auslage
field-bonuses = Boni
field-bonus = Bonus
field-state = Seite
field-seals = Siegel
field-specials = Sonderaufträge
field-special = Sonderauftrag
field-letter = Buchstabe
field-done = Erledigt
field-aids = Hilfen
field-budget = Du kannst ausgeben
field-merchant_next = Kaufmann zieht nach
field-pirate_fee = Gebühr des Piraten
field-payment = Bezahlung
field-need = Nötig
field-goods = Waren
field-luxury = Luxusgut
field-least = Mindestens
field-commodities = Waren
field-luxuries = Luxusgüter
field-inputs = Eingesetzt
field-made = Hergestellt
field-paid = Bezahlt
field-purpose = Wofür
field-route = Route
field-artisans = Manufakturen
field-bought = Gekauft
field-cards = Karten
field-credit = Guthaben
field-fees = Gebühren
field-free = Frei
field-privilege_used = Privileg genutzt
field-ship = Schiff
field-stored_now = Jetzt eingelagert
field-ducats = Dukaten
field-speed = Geschwindigkeit
field-career = Karriere
field-face = Karte
field-level = Stufe
field-x = Durchkreuzt
field-top = Oberste
field-privileges = Privilegien
field-offices = Kontore
field-rank = Rang
field-stored = Eingelagert
field-missions = Aufträge
field-secret = Auf der Hand
field-shown = Gezeigt
field-begun = Begonnen
field-left = Zweite Zeilen
field-under = Erfüllte Karten
field-hidden = Verdeckt
field-completed = Erfüllt
field-in_progress = In Arbeit
field-awaited = Entscheiden
field-circles = Kreise
field-decks = Stapel der Zeitalter
field-size = Karten
field-bottom = Unten bekannt
field-hand = Hand
field-drawn = Gezogen
field-kept = Behalten
field-jarls = Jarle
field-next = Nächster
field-shared_with = Geteilt mit
field-spaces = Plätze
field-order = Reihenfolge
field-rounds = Runden
field-scoring = Wertung
field-slug = Name
field-tokens = Marker
field-territories = Gebiete
field-age = Zeitalter
field-on_map = Auf dem Spielplan
field-owner = Besitzer
field-forts = Festungen
field-settlements = Siedlungen
field-assigned = Gesandte Gesetzessprecher
field-acted = Gehandelt
field-leader = Anführer
field-dealt = Ausgeteilt
field-ability_used = Fähigkeit genutzt
field-finished = Fertig
field-passed = Gepasst
field-coins = Münzen
field-vp = Punkte
field-lawspeakers = Gesetzessprecher
field-longships = Langschiffe
field-damaged = Beschädigte Schiffe
field-damage = Schaden
field-title_space = Titel
field-ladders = Leitern
field-plain = Leiterfelder
field-legendary = Legendär
field-in_play = Im Spiel
field-kept_lawspeaker = Behaltener Gesetzessprecher
field-card = Karte
field-beside = Daneben
field-lawspeaker = Gesetzessprecher
field-flipped = Aufgedeckt
field-icons = Symbole
field-deck_rest = Rest des Stapels
field-discard = Ablage
field-actions = Getane Aktionen
field-actions_left = Noch Aktionen
field-all_ports = Auftrag in jedem Hafen
field-battle = Gefecht
field-battle_odds = Aussicht auf Sieg
field-cannons = Kanonen
field-captains = Gefangene Kapitäne
field-columns = Häfen und Aufträge
field-contracts = Aufträge
field-crew = Mannschaft
field-crew_left = Noch anzuheuern
field-cubes = Marker auf dem Spielplan
field-cubes_left = Marker im Vorrat
field-destination = Zielhafen
field-distance = Reichweite
field-full_crew = Volle Mannschaft
field-hits_needed = Nötige Treffer
field-hold = Laderaum
field-letters = Handelsbriefe
field-look_left = Der Ausguck darf schauen
field-looked = Vom Ausguck gesehen
field-looks = Blicke der Ausgucke
field-majorities = Mehrheiten
field-majority = Mehrheit
field-odds = Nächstes Plättchen
field-owners = Erfüllt von
field-port = Hafen
field-row = Plättchen der Fahrt
field-seen = Gesehene Plättchen
field-shots_left = Noch Schüsse
field-stack = Stapel
field-winner = Sieger
field-damage_odds = Gefahr eines Schadens
field-fort_places = Plätze für eine Festung
field-port_age = Häfen halten Karten bis Zeit
field-ports = Häfen
field-repair = Preis einer Reparatur
field-norderwind-left = Noch Plättchen
field-norderwind-bottom = Unter den Stapel gelegt
field-wreck = Wrack
field-fog = Nebel
field-equipment = Ausrüstung
field-voyage = Fahrt
keys-norderwind-seen = Stapel von { $name }
keys-norderwind-odds = Stapel von { $name }
odds-of = { $cases } von { $all } ({ $percent } %)
