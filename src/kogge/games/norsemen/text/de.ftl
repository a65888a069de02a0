# Norsemen: Deutsch

game-title = Norsemen
game-summary = Erkunde mit deinen Langschiffen, besiedle ferne Länder und sprich auf den Things der Wikingerzeit.

## Gebiete

slug-sweden = Schweden
    .to = nach Schweden
    .at = in Schweden
slug-denmark = Dänemark
    .to = nach Dänemark
    .at = in Dänemark
slug-norway = Norwegen
    .to = nach Norwegen
    .at = in Norwegen
slug-england = England
    .to = nach England
    .at = in England
slug-scotland = Schottland
    .to = nach Schottland
    .at = in Schottland
slug-ireland = Irland
    .to = nach Irland
    .at = in Irland
slug-rus = Rus
    .to = in die Rus
    .at = in der Rus
slug-iceland = Island
    .to = nach Island
    .at = auf Island
slug-greenland = Grönland
    .to = nach Grönland
    .at = auf Grönland
slug-byzantium = Byzanz
    .to = nach Byzanz
    .at = in Byzanz
slug-sicily = Sizilien
    .to = nach Sizilien
    .at = auf Sizilien
slug-vinland = Vinland
    .to = nach Vinland
    .at = in Vinland
slug-normandy = Normandie
    .to = in die Normandie
    .at = in der Normandie

## Erkundungskarten; die Nummer unterscheidet Karten eines Gebiets

family-sweden = Schweden ({ $mark })
family-denmark = Dänemark ({ $mark })
family-norway = Norwegen ({ $mark })
family-england = England ({ $mark })
family-scotland = Schottland ({ $mark })
family-ireland = Irland ({ $mark })
family-rus = Rus ({ $mark })
family-iceland = Island ({ $mark })
family-greenland = Grönland ({ $mark })
family-byzantium = Byzanz ({ $mark })
family-sicily = Sizilien ({ $mark })
family-vinland = Vinland ({ $mark })
slug-scandinavia = Skandinavien

## Anführer

slug-gorm = Gorm
slug-cnut = Cnut
slug-harald = Harald
slug-sigrid = Sigrid
slug-olof = Olof
slug-rurik = Rurik
slug-halfdan = Halfdan
slug-leif = Leif
slug-aud = Aud

## Spielsteine, Leitern, Felder

slug-lawspeaker =
    { $amount ->
        [one] Gesetzessprecher
       *[other] Gesetzessprecher
    }
slug-fort =
    { $amount ->
        [one] Festung
       *[other] Festungen
    }
slug-settlement =
    { $amount ->
        [one] Siedlung
       *[other] Siedlungen
    }
slug-longship =
    { $amount ->
        [one] Langschiff
       *[other] Langschiffe
    }
slug-jarl = Jarl
slug-plain = einfach
slug-legendary = legendär
slug-nothing = nichts
slug-both = Gesetzessprecher und Langschiff
slug-available = deinem Vorrat
slug-title = dem Titelfeld
slug-damaged = den beschädigten Langschiffen
slug-coins =
    { $amount ->
        [one] Münze
       *[other] Münzen
    }
slug-vp = SP
slug-start = Startkarten
slug-any = beliebige Leiter

## Jarl-Aktionen und Wertungskarten

slug-longships = Langschiffe
slug-settlements = Siedlungen
slug-forts = Festungen
slug-lawspeakers = Gesetzessprecher
slug-explore = Erkundungskarten
slug-legends = Legenden
slug-lore = Wissen
slug-ages = Zeitalter

## Symbole

slug-wood = Holz
slug-fabric = Stoff
slug-food = Nahrung
slug-sailing = Seefahrt
slug-raid = Raubzug
slug-gem = Edelsteine
slug-rune = Runen
slug-spice = Gewürze
slug-discount = Nachlass

## Was man tun kann

action-choose = { $leader } wählen
action-show = { $card } neben Cnut legen
action-reveal = Eine Karte aufdecken
action-put =
    { $tokens-slug ->
        [nothing] Die Karte leer lassen
        [lawspeaker] Einen Gesetzessprecher einsetzen
        [longship] Ein Langschiff einsetzen
       *[other] { $tokens } einsetzen
    }
action-stop = Das genügt
action-done = Das ist alles
action-skip = Lass es
action-send = { $territory-to } senden
action-bonus = Den Bonus von { $card } nehmen
action-jarl = Einen Jarl einsetzen: { $jarl }
action-place = Ein Langschiff auf { $card } setzen
action-double = Ein zweites Langschiff auf { $card } setzen
action-thing = Thing-Aktion { $territory-at }
action-thing-free = Thing-Aktion { $territory-at }, ohne Kosten
action-repair =
    { $count ->
        [one] Ein Langschiff reparieren
       *[other] { $count } Langschiffe reparieren
    }
action-title =
    { $token-slug ->
        [jarl] Einen Jarl auf das Titelfeld setzen
       *[other] Ein { $token } auf das Titelfeld setzen
    }
action-coins = Die Münzen nehmen
action-score = Die Wertungskarte nutzen: { $title }
action-pass = Passen
action-flip = { $card } umdrehen
action-ship-from =
    { $place-slug ->
        [available] Ein verfügbares Langschiff versetzen
        [title] Ein Langschiff vom Titelfeld versetzen
        [damaged] Ein beschädigtes Langschiff versetzen
       *[other] Das Langschiff von { $place } versetzen
    }
action-speaker-from =
    { $place-slug ->
        [available] Einen verfügbaren Gesetzessprecher versetzen
       *[other] Den Gesetzessprecher von { $place } versetzen
    }
action-advance =
    { $kind-slug ->
        [legendary] Vorrücken: { $ladder } (legendär), Feld { $space }
       *[plain] Vorrücken: { $ladder }, Feld { $space }
    }
action-lower =
    { $kind-slug ->
        [legendary] Zurücksetzen: { $ladder } (legendär), Feld { $space }
       *[plain] Zurücksetzen: { $ladder }, Feld { $space }
    }
action-trade = Wie üblich tauschen
action-extra-trade = Den günstigeren Tausch des Anführers nutzen
action-settle = { $territory-at } siedeln
action-fort = Die Festung { $territory-at } bauen
action-deck = Vom Stapel von Zeitalter { $age } ziehen
action-keep = { $card } behalten
action-route = { $card } in die Route
action-top = { $card } auf den Stapel
action-income =
    { $territory-slug ->
        [sweden] In Schweden einen SP für eine Münze geben
       *[other] Für das Einkommen { $territory-at } tauschen
    }
action-hold = Der Gesetzessprecher { $territory-at } bleibt
action-port = { $card } im Hafen behalten
action-flipped = Die umgedrehte Karte auf den Stapel legen

## Was der Zufall bringt

action-order = Als Nächstes in der Reihenfolge: Platz { $seat }
action-tile = Ein neues Gebiet: { $territory }
action-scoring = Eine Wertungskarte: { $title }
action-deal = Ein Anführer wird ausgeteilt: { $leader }
action-draw = Gezogen: { $card }
action-unused = Übrig: { $territory }
action-veiled-deal = Ein Anführer wird verdeckt ausgeteilt
action-veiled-draw = Eine Karte wird verdeckt gezogen
action-finished = Fertig

## Was entschieden wird

prompt-finished = Du bist fertig. Die anderen sind noch auf See.
prompt-choose-leader = Welchem Anführer folgst du?
prompt-reveal =
    { $longships ->
        [0] Kein Langschiff ist mehr übrig.
        [one] Noch eine Karte, oder genügt das? Du hast noch ein Langschiff.
       *[other] Noch eine Karte, oder genügt das? Du hast noch { $longships } Langschiffe.
    }
prompt-put = Was setzt du auf { $card }?
prompt-drawing = Eine Karte wird aufgedeckt.
prompt-show = Welche der beiden Karten liegt offen neben Cnut?
prompt-home = Setze deine erste Siedlung.
prompt-speaker = Wohin geht der Gesetzessprecher auf { $card }?
prompt-bonuses = Welchen Bonus nimmst du als Nächsten?
prompt-turn = Du bist dran: eine Aktion, oder passen.
prompt-bonus = Nimmst du den Bonus von { $card }?
prompt-added-ship = { $card } kommt in deine Route. Setzt du ein Langschiff darauf?
prompt-added-speaker = Sendest du mit { $card } einen Gesetzessprecher aus?
prompt-ladder =
    { $ladder-slug ->
        [any] Rücke Steine vor, so viele du bezahlen kannst.
       *[other] Rücke Steine vor ({ $ladder }), so viele du bezahlen kannst.
    }
prompt-trade = Ein Symbol fehlt: für { $price } tauschen, oder mit Hilfe deines Anführers für { $extra }?
prompt-send = Wohin geht der neue Gesetzessprecher?
prompt-settle = Wo siedelst du?
prompt-fort = Wo baust du die Festung?
prompt-free-thing = Führst du die Thing-Aktion { $territory-at } ohne Kosten aus?
prompt-deck = Von welchem Zeitalter ziehst du?
prompt-keep = Welche Karten von Zeitalter { $age } behältst du?
prompt-take-kept = Wohin kommt deine neue Karte?
prompt-take = Wohin kommt { $card }?
prompt-title = Münzen oder eine Wertungskarte?
prompt-advance = Welcher Stein rückt vor?
prompt-exchange = Rückst du einen Stein vor und dafür einen anderen zurück?
prompt-lower = Welcher Stein geht zurück?
prompt-ship-from = Welches Langschiff versetzt du?
prompt-ship-to = Zu welcher Karte fährt das Langschiff?
prompt-speaker-from = Welchen Gesetzessprecher versetzt du?
prompt-speaker-to = Wohin geht der Gesetzessprecher?
prompt-income = Willst du mehr von deinen Siedlungen?
prompt-ports =
    { $ports ->
        [0] Legst du die umgedrehte Karte auf deinen Stapel?
        [one] Welche Karte behältst du im Hafen?
       *[other] Welche Karten behältst du in deinen { $ports } Häfen?
    }
prompt-order = Die Reihenfolge wird ausgelost.
prompt-tile = Ein Gebiet wird gezogen.
prompt-scoring = Eine Wertungskarte wird gezogen.
prompt-deal = Ein Anführer wird ausgeteilt.
prompt-see = Cnut sieht sich eine Karte an.
prompt-draw-own = Eine Karte wird aufgedeckt.
prompt-draw-age = Eine Karte wird gezogen.
prompt-reveal-tile = Ein neues Gebiet wird aufgedeckt.
prompt-unused-tile = Das übrige Gebiet wird gezeigt.
prompt-ask-speaker = Eine Karte ist in die Route gekommen.
prompt-ladder-end = Die Schritte werden bezahlt.
prompt-thing-effect = Das Thing beginnt.
prompt-keep-end = Die Karten werden bezahlt.
prompt-over = Das Spiel ist vorbei.

## Was geschehen ist

effect-gain = { $seat } bekommt { $amount } { $what } ({ $cause }).
effect-lose = { $seat } gibt { $amount } { $what } ({ $cause }).
effect-repair = { $seat } repariert { $amount } { $what }.
effect-pass = { $seat } passt.
effect-reveal = { $seat } deckt auf: { $what }.
effect-damage = Ein Langschiff von { $seat } wird beschädigt.
effect-route =
    { $amount ->
        [one] Die Route von { $seat } hat eine Karte.
       *[other] Die Route von { $seat } hat { $amount } Karten.
    }
effect-advance =
    { $cause-slug ->
        [legendary] { $seat } rückt vor: { $what } (legendär).
       *[plain] { $seat } rückt vor: { $what }.
    }
effect-lower =
    { $cause-slug ->
        [legendary] { $seat } setzt zurück: { $what } (legendär).
       *[plain] { $seat } setzt zurück: { $what }.
    }
effect-settlement = { $seat } siedelt { $what-at }.
effect-fort = { $seat } baut { $what-at } eine Festung.
effect-leader = { $seat } folgt { $what }.
effect-finished = { $seat } ist fertig.
effect-own-tile = Nur { $seat } kennt den Weg { $what-to }.
effect-territory = Ein neues Gebiet: { $what }.
effect-reshuffle = { $seat } mischt die Ablage.
effect-longship = { $seat } setzt ein Langschiff auf { $what }.
effect-add-card = { $seat } fügt der Route { $what } hinzu.
effect-assign = { $seat } sendet einen Gesetzessprecher { $what-to }.
effect-circle = { $seat } nimmt Platz { $amount } der nächsten Reihenfolge.
effect-thing = { $seat } hält { $what-at } ein Thing ab.

## Warum es geschah

cause-order = für einen späten Platz in der Reihenfolge
cause-ladder = für die Leiter
cause-explore = für die Erkundungsaktion
cause-leader = durch den Anführer
cause-title = auf dem Titelfeld
cause-forts = für die Festungsaktion
cause-cards = für die Karten
cause-coins = für die Münzen
cause-legendary = für legendäre Steine
cause-repair = für Reparaturen
cause-trade = für einen Tausch
cause-extra-trade = für den Tausch des Anführers
cause-thing = für die Thing-Aktion
cause-settlements = für die Siedlungsaktion

## Warum etwas nicht geht, und was richtig wäre

reason-decide-first = Zuerst ist etwas anderes zu entscheiden. Nimm eine angebotene Aktion.
reason-not-dealt = { $leader } wurde dir nicht ausgeteilt. Wähle einen deiner Anführer.
reason-first-card = Jeder deckt mindestens eine Karte auf. Decke eine auf.
reason-no-lawspeaker = Du hast keinen verfügbaren Gesetzessprecher. Setze etwas anderes ein.
reason-no-longship = Du hast kein verfügbares Langschiff. Tu etwas anderes, oder repariere eines.
reason-route-full = Deine Route hat { $limit } Karten, mehr gehen nicht. Hör hier auf.
reason-no-cards = Es ist keine Karte mehr da. Hör hier auf.
reason-no-jarl = Deine Jarls sind alle im Einsatz. Tu etwas anderes.
reason-jarl-there = Dort steht schon einer deiner Jarls ({ $jarl }). Wähle für diesen eine andere Aktion.
reason-vp-missing = Dieses Feld kostet { $price } SP, und du hast { $vp }. Wähle eine andere Aktion.
reason-not-in-route = { $card } liegt nicht in deiner Route. Wähle eine Karte, die dort liegt.
reason-longship-there = Auf { $card } steht schon ein Langschiff. Wähle eine Karte ohne eines.
reason-no-lawspeaker-there = { $territory-at } wartet keiner deiner Gesetzessprecher. Wähle ein Gebiet, wo einer wartet.
reason-icons-missing = Für die Thing-Aktion { $territory-at } fehlen zu viele Symbole. Setze Langschiffe auf Karten, die sie zeigen.
reason-too-dear = Das kostet { $price } Münzen, und du hast { $coins }. Wähle, was du bezahlen kannst.
reason-not-damaged = So viele deiner Langschiffe sind nicht beschädigt, nur { $damaged }. Repariere weniger.
reason-not-your-leader = Das kann ein anderer Anführer, nicht deiner. Nimm eine angebotene Aktion.
reason-ability-used = Dein Anführer hat das in dieser Runde schon getan. Warte auf die nächste.
reason-nothing-to-waive = Die Thing-Aktion { $territory-at } kostet ohnehin nichts. Führe sie wie üblich aus.
reason-no-empty-card = Auf jeder Karte deiner Route steht ein Langschiff. Füge erst eine Karte hinzu.
reason-not-one-longship = Auf { $card } steht nicht genau ein Langschiff. Wähle eine Karte mit einem.
reason-other-ladder = Jetzt ist eine andere Leiter gemeint ({ $ladder }). Rücke dort einen Stein vor.
reason-no-token = Dort steht kein solcher Stein. Wähle einen, der da ist.
reason-no-fort-place = Für diese Festung ist kein Gebiet mehr frei. Rücke einen anderen Stein vor, oder hör auf.
reason-step-too-dear = Diesen Schritt kannst du mit allen vorigen nicht bezahlen. Nimm einen billigeren, oder hör auf.
reason-none-to-lower = Dafür kann kein Stein einer anderen Leiter zurück. Wähle einen anderen Schritt, oder lass es.
reason-not-on-map = { $territory } liegt nicht auf deiner Karte. Wähle ein Gebiet, das dort liegt.
reason-lawspeaker-there = { $territory-at } ist schon einer deiner Gesetzessprecher. Wähle ein anderes Gebiet.
reason-not-for-this-lawspeaker = Dieser Gesetzessprecher kann nicht { $territory-to }. Sende ihn in ein angebotenes Gebiet.
reason-piece-there = { $territory-at } hast du schon gebaut. Wähle ein anderes Gebiet.
reason-age-one-only = Die erste Festung kommt in ein Gebiet von Zeitalter I, nicht { $territory-to }. Wähle ein angebotenes.
reason-title-not-shown = Diese Wertungskarte ist nicht im Spiel ({ $title }). Wähle eine, die es ist.
reason-title-taken = Auf dieser Wertungskarte liegt schon dein Marker ({ $title }). Wähle eine andere.
reason-title-requirement = Diese Wertungskarte verlangt { $need } ({ $title }), und du hast { $have }. Nimm stattdessen die Münzen.
reason-deck-empty = Dieser Stapel ist leer. Ziehe von einem anderen.
reason-not-drawn = { $card } hast du nicht gezogen. Behalte eine deiner Karten.
reason-enough-kept = Du behältst höchstens zwei Karten. Hör hier auf.
reason-keep-too-dear = Dir fehlt Seefahrt oder Nahrung, um noch eine zu behalten. Hör hier auf.
reason-no-port = Deine Häfen sind voll. Du bist hier fertig.
reason-port-age = Deine Siedlungen behalten Karten bis Zeitalter { $age }, und { $card } ist jünger. Wähle eine ältere Karte.
reason-no-bonus = Von { $card } gibt es jetzt keinen Bonus. Wähle einen angebotenen.
reason-bonus-too-dear = Der Bonus von { $card } kostet { $price } Münzen. Wähle einen, den du bezahlen kannst.

## Optionen

option-starting_cards_are_an_age = Startkarten sind ein Zeitalter
    .hint = Startkarten zählen als eigenes Zeitalter, in Byzanz und für die Wertungskarte der Zeitalter.
option-combined_pairs = Gemeinsame Hauptfelder
    .hint = Zu zweit kann sich ein zweites Paar von Jarl-Aktionen ein Hauptfeld teilen.
option-combined_pairs-forts_explore = Festungen und Erkundungskarten
option-combined_pairs-longships_lawspeakers = auch Langschiffe und Gesetzessprecher, zu zweit
option-greenland_moves_damaged = Grönland versetzt beschädigte Langschiffe
    .hint = Die Thing-Aktion von Grönland darf ein beschädigtes Langschiff auf eine Karte versetzen.

## Fehler in Ausgaben und Stellungen

fault-norsemen-icon = { $field }: { $got } ist kein Symbol für { $key }. Nimm { $expected }.
fault-norsemen-one-icon = { $field }: { $key } nimmt nur eine Art von Symbol.
fault-norsemen-normandy-last = Die Normandie muss das letzte der Gebiete sein.
fault-norsemen-normandy-thing = { $field }: Die Wirkung „normandy“ gehört zur Normandie und nur zu ihr.
fault-norsemen-title = { $field }: Eine Wertungskarte { $got } gibt es nicht. Nimm { $expected }.
fault-norsemen-card-age = { $field }: Eine Karte hat das Zeitalter ihres Gebiets, nicht { $got }.
fault-norsemen-bonus = { $field }: { $got } ist kein Bonus. Schreibe zum Beispiel c2, v1/fort, v2/pair(gem,rune), draw, move, adv oder pay2:adv.
fault-norsemen-no-territories = Es muss Startgebiete und Gebiete von Zeitalter 1 geben.
fault-norsemen-tile-count = Zeitalter { $age } hat { $got } Gebiete. Es braucht { $expected } oder gar keine.
fault-norsemen-too-many-settlements = Jeder hat { $got } Siedlungen, mehr als Gebiete in Runde 1. Kürze die Leitern, oder nimm mehr Plättchen.
fault-norsemen-few-leaders = Es gibt { $got } Anführer. Vier Spieler brauchen { $expected }.
fault-norsemen-few-titles = Es gibt { $got } Wertungskarten. Das Spiel zeigt { $expected }.
fault-norsemen-few-cards = Es muss Startkarten geben und genug Karten von Zeitalter 1 für den Anführer, der welche sieht.
problem-norsemen-repeats = „{ $field }“ nennt einen Platz zweimal. Nenne jeden einmal.
problem-norsemen-ladder = „{ $field }“ hat zu viele einfache Steine. Es gibt höchstens { $most }.
