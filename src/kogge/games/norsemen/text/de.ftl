# Norsemen: Deutsch

game-title = Norsemen
game-summary = Erkunde mit deinen Langschiffen, besiedle ferne Länder und sprich auf den Things der Wikingerzeit.

## Gebiete

slug-sweden = Schweden
    .to = nach Schweden
    .at = in Schweden
    .from = aus Schweden
slug-denmark = Dänemark
    .to = nach Dänemark
    .at = in Dänemark
    .from = aus Dänemark
slug-norway = Norwegen
    .to = nach Norwegen
    .at = in Norwegen
    .from = aus Norwegen
slug-england = England
    .to = nach England
    .at = in England
    .from = aus England
slug-scotland = Schottland
    .to = nach Schottland
    .at = in Schottland
    .from = aus Schottland
slug-ireland = Irland
    .to = nach Irland
    .at = in Irland
    .from = aus Irland
slug-rus = Rus
    .to = in die Rus
    .at = in der Rus
    .from = aus der Rus
slug-iceland = Island
    .to = nach Island
    .at = auf Island
    .from = von Island
slug-greenland = Grönland
    .to = nach Grönland
    .at = auf Grönland
    .from = von Grönland
slug-byzantium = Byzanz
    .to = nach Byzanz
    .at = in Byzanz
    .from = aus Byzanz
slug-sicily = Sizilien
    .to = nach Sizilien
    .at = auf Sizilien
    .from = von Sizilien
slug-vinland = Vinland
    .to = nach Vinland
    .at = in Vinland
    .from = aus Vinland
slug-normandy = Normandie
    .to = in die Normandie
    .at = in der Normandie
    .from = aus der Normandie

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
action-skip = Verzichten
action-send = Gesetzessprecher { $territory-to } senden
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
       *[other] Einen Gesetzessprecher versetzen: { $place }
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
action-settle = Siedlung { $territory-at } bauen
action-fort = Die Festung { $territory-at } bauen
action-deck = Vom Stapel von Zeitalter { $age } ziehen
action-keep = { $card } behalten
action-route = { $card } in die Route
action-top = { $card } auf den Stapel
action-income =
    { $territory-slug ->
        [sweden] In Schweden einen SP für eine Münze abgeben
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
    { $choice-slug ->
        [first] Decke deine erste Karte auf.
        [stop] Deine Route endet hier.
       *[more]
            { $longships ->
                [one] Noch eine Karte, oder genügt das? Du hast noch ein Langschiff.
               *[other] Noch eine Karte, oder genügt das? Du hast noch { $longships } Langschiffe.
            }
    }
prompt-put = Was setzt du auf { $card }?
prompt-drawing = Eine Karte wird aufgedeckt.
prompt-show = Welche der beiden Karten liegt offen neben Cnut?
prompt-home = Setze deine erste Siedlung.
prompt-speaker = Wohin geht der Gesetzessprecher auf { $card }?
prompt-bonuses = Welchen Bonus nimmst du als Nächsten?
prompt-turn = Du bist dran: Nimm eine Aktion oder passe.
prompt-bonus = Nimmst du den Bonus von { $card }?
prompt-added-ship = { $card } kommt in deine Route. Setzt du ein Langschiff darauf?
prompt-added-speaker = Sendest du mit { $card } einen Gesetzessprecher aus?
prompt-ladder =
    { $ladder-slug ->
        [any] Rücke so viele Steine vor, wie du bezahlen kannst.
       *[other] Rücke so viele Steine vor, wie du bezahlen kannst ({ $ladder }).
    }
prompt-trade =
    Ein Symbol fehlt: Tauschst du für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    } oder mit Hilfe deines Anführers für { $extra ->
        [one] 1 Münze
       *[other] { $extra } Münzen
    }?
prompt-send =
    { $optional ->
        [0] Wohin geht der neue Gesetzessprecher?
       *[other] Wohin geht der neue Gesetzessprecher? Wenn du verzichtest, bleibt er verfügbar.
    }
prompt-settle = Wo siedelst du?
prompt-fort = Wo baust du die Festung?
prompt-free-thing = Führst du die Thing-Aktion { $territory-at } ohne Kosten aus?
prompt-deck = Von welchem Zeitalter ziehst du?
prompt-keep = Welche Karten von Zeitalter { $age } behältst du?
prompt-take-kept =
    { $cards ->
        [one] Wohin kommt deine neue Karte?
       *[other] Welche deiner neuen Karten kommt zuerst, und wohin?
    }
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
    { $choice-slug ->
        [flipped] Legst du die umgedrehte Karte auf deinen Stapel?
        [both]
            { $ports ->
                [one] Welche Karte behältst du im Hafen? Auch die umgedrehte Karte darf zurück.
               *[other] Welche Karten behältst du in deinen { $ports } Häfen? Auch die umgedrehte Karte darf zurück.
            }
       *[cards]
            { $ports ->
                [one] Welche Karte behältst du im Hafen?
               *[other] Welche Karten behältst du in deinen { $ports } Häfen?
            }
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

effect-gain = { $seat } bekommt { $amount } { $what }: { $cause }.
effect-lose =
    { $what-slug ->
        [vp] { $seat } verliert { $amount } SP: { $cause }.
       *[other] { $seat } zahlt { $amount } { $what }: { $cause }.
    }
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
        [legendary] { $seat } rückt vor: 1 { $what } (legendär).
       *[plain] { $seat } rückt vor: 1 { $what }.
    }
effect-lower =
    { $cause-slug ->
        [legendary] { $seat } setzt zurück: 1 { $what } (legendär).
       *[plain] { $seat } setzt zurück: 1 { $what }.
    }
effect-settlement = { $seat } siedelt { $what-at }.
effect-fort = { $seat } baut { $what-at } eine Festung.
effect-leader = { $seat } folgt { $what }.
effect-finished = { $seat } ist fertig.
effect-own-tile = { $seat } hat ein eigenes Gebiet: { $what }.
effect-territory = Ein neues Gebiet: { $what }.
effect-reshuffle = { $seat } mischt die Ablage.
effect-longship = { $seat } setzt ein Langschiff auf { $what }.
effect-add-card = { $seat } fügt der Route { $what } hinzu.
effect-assign = { $seat } sendet einen Gesetzessprecher { $what-to }.
effect-circle =
    { $amount ->
        [1] { $seat } steht in der nächsten Runde an erster Stelle.
        [2] { $seat } steht in der nächsten Runde an zweiter Stelle.
        [3] { $seat } steht in der nächsten Runde an dritter Stelle.
       *[other] { $seat } steht in der nächsten Runde an letzter Stelle.
    }
effect-thing = { $seat } hält { $what-at } ein Thing ab.

## Warum es geschah

cause-order = später Platz in der Reihenfolge
cause-ladder = Leiterschritte
cause-explore = Erkundungsaktion
cause-leader = Anführer
cause-title = statt einer Wertungskarte
cause-forts = Festungsaktion
cause-cards = eigene Erkundungskarten
cause-coins = Münzen am Ende
cause-legendary = legendäre Steine
cause-repair = Reparaturen
cause-trade = Tausch
cause-extra-trade = Tausch des Anführers
cause-thing = Thing-Aktion
cause-settlements = Siedlungsaktion, Nebenfeld
cause-scored-settlements = Wertungskarte Siedlungen
cause-scored-legends = Wertungskarte Legenden
cause-scored-longships = Wertungskarte Langschiffe
cause-scored-forts = Wertungskarte Festungen
cause-scored-lore = Wertungskarte Wissen
cause-scored-lawspeakers = Wertungskarte Gesetzessprecher
cause-scored-ages = Wertungskarte Zeitalter

## Warum etwas nicht geht, und was richtig wäre

reason-decide-first = Zuerst ist etwas anderes zu entscheiden. Wähle eine der angebotenen Aktionen.
reason-other-card = Jetzt geht es um { $card }. Wähle eine der angebotenen Aktionen.
reason-other-territory = Jetzt geht es um ein anderes Gebiet: { $territory }. Wähle eine der angebotenen Aktionen.
reason-card-not-among = { $card } steht nicht zur Wahl. Wähle eine der angebotenen Karten.
reason-no-lawspeaker-to-move =
    { $place-slug ->
        [available] Du hast keinen verfügbaren Gesetzessprecher. Wähle einen, der woanders steht.
       *[other] Dort kannst du keinen Gesetzessprecher versetzen: { $place }. Wähle einen, der woanders steht.
    }
reason-lower-other-ladder = Zurück geht ein Stein einer anderen Leiter, nicht von dieser: { $ladder }. Wähle einen angebotenen.
reason-nothing-flipped = Du hast keine umgedrehte Karte. Wähle eine der angebotenen Aktionen.
reason-stays-beside = { $card } bleibt neben Cnut liegen und braucht keinen Hafen. Wähle eine andere Karte oder keine.
reason-not-dealt = { $leader } wurde dir nicht ausgeteilt. Wähle einen deiner Anführer.
reason-first-card = Jeder deckt mindestens eine Karte auf. Decke eine auf.
reason-no-lawspeaker = Du hast keinen verfügbaren Gesetzessprecher. Setze etwas anderes ein oder lass die Karte leer.
reason-no-longship =
    { $repairable ->
        [0] Du hast kein verfügbares Langschiff. Tu etwas anderes.
       *[other] Du hast kein verfügbares Langschiff. Tu etwas anderes oder repariere eines.
    }
reason-route-full = Deine Route hat { $limit } Karten, mehr gehen nicht. Hör hier auf.
reason-no-cards = Es ist keine Karte mehr da. Hör hier auf.
reason-no-jarl = Deine Jarle sind alle im Einsatz. Tu etwas anderes.
reason-jarl-there = Dort steht schon einer deiner Jarle: { $jarl }. Wähle für diesen eine andere Aktion.
reason-vp-missing = Das kostet { $price } SP, und du hast { $vp }. Wähle etwas anderes.
reason-not-in-route = { $card } liegt nicht in deiner Route. Es muss eine Karte deiner Route sein.
reason-longship-there = Auf { $card } steht schon ein Langschiff. Es muss eine Karte ohne Langschiff sein.
reason-no-lawspeaker-there = Keiner deiner Gesetzessprecher wartet { $territory-at }. Für eine Thing-Aktion muss dort einer warten.
reason-icons-missing = Für die Thing-Aktion { $territory-at } fehlen zu viele Symbole. Langschiffe auf Karten, die sie zeigen, helfen dir.
reason-too-dear =
    { $price ->
        [one] Das kostet 1 Münze, und du hast { $coins }. Wähle etwas anderes.
       *[other] Das kostet { $price } Münzen, und du hast { $coins }. Wähle etwas anderes.
    }
reason-not-damaged =
    { $damaged ->
        [one] Nur eines deiner Langschiffe ist beschädigt. Repariere höchstens eines.
       *[other] Nur { $damaged } deiner Langschiffe sind beschädigt. Repariere höchstens { $damaged }.
    }
reason-not-your-leader = Das kann ein anderer Anführer, nicht deiner. Wähle eine der angebotenen Aktionen.
reason-ability-used = Die Fähigkeit deines Anführers hast du in dieser Runde schon genutzt. Das geht einmal je Runde.
reason-nothing-to-waive = Die Thing-Aktion { $territory-at } kostet ohnehin nichts. Führe sie wie üblich aus.
reason-no-empty-card = Keine Karte deiner Route ist ohne Langschiff, also lässt sich keines versetzen. Tu etwas anderes.
reason-not-one-longship = Auf { $card } steht nicht genau ein Langschiff. Ein zweites kommt nur auf eine Karte mit genau einem.
reason-other-ladder = Jetzt ist eine andere Leiter gemeint: { $ladder }. Nimm einen angebotenen Schritt.
reason-no-token = Dort steht kein solcher Stein. Wähle einen, der da ist.
reason-no-fort-place = Für diese Festung ist kein Gebiet mehr frei. Wähle eine der angebotenen Aktionen.
reason-step-too-dear = Diesen Schritt kannst du mit allen vorigen nicht bezahlen. Nimm einen billigeren, falls es einen gibt, oder hör auf.
reason-none-to-lower = Dafür kann kein Stein einer anderen Leiter zurück. Wähle einen anderen Schritt oder verzichte.
reason-not-on-map = Das Gebiet liegt nicht auf deinem Spielplan: { $territory }. Wähle eines, das dort liegt.
reason-lawspeaker-there = Dort ist schon einer deiner Gesetzessprecher: { $territory }. Wähle ein anderes Gebiet.
reason-not-for-this-lawspeaker = Dieser Gesetzessprecher kann nicht { $territory-to }. Sende ihn in ein angebotenes Gebiet.
reason-piece-there = Dort hast du schon gebaut: { $territory }. Wähle ein anderes Gebiet.
reason-age-one-only = Die erste Festung kommt in ein Gebiet von Zeitalter I, nicht { $territory-to }. Wähle ein angebotenes.
reason-title-not-shown = Diese Wertungskarte ist nicht im Spiel: { $title }. Wähle eine andere oder nimm die Münzen.
reason-title-taken = Auf dieser Wertungskarte liegt schon dein Marker: { $title }. Wähle eine andere oder nimm die Münzen.
reason-title-requirement = Die Wertungskarte { $title } verlangt { $need }, und du hast { $have }. Wähle eine andere oder nimm die Münzen.
reason-deck-empty = Dieser Stapel ist leer. Ziehe von einem anderen.
reason-not-drawn = { $card } hast du nicht gezogen. Wähle unter deinen gezogenen Karten oder hör auf.
reason-enough-kept =
    { $most ->
        [one] Du behältst höchstens eine Karte. Hör hier auf.
       *[other] Du behältst höchstens { $most } Karten. Hör hier auf.
    }
reason-keep-too-dear = Dir fehlen Symbole, um noch eine zu behalten, und eintauschen kannst du sie nicht. Hör hier auf.
reason-no-port = Du hast keinen freien Hafen mehr. Wähle eine der angebotenen Aktionen.
reason-port-age =
    { $age ->
        [0] Deine Häfen behalten nur Startkarten, und { $card } gehört zu Zeitalter { $card_age }. Wähle eine andere Karte oder keine.
       *[other] Deine Häfen behalten Karten bis Zeitalter { $age }, und { $card } gehört zu Zeitalter { $card_age }. Wähle eine andere Karte oder keine.
    }
reason-no-bonus = Von { $card } gibt es jetzt keinen Bonus. Wähle eine der angebotenen Aktionen.
reason-bonus-too-dear =
    { $price ->
        [one] Der Bonus von { $card } kostet 1 Münze, und du hast { $coins }. Wähle eine der angebotenen Aktionen.
       *[other] Der Bonus von { $card } kostet { $price } Münzen, und du hast { $coins }. Wähle eine der angebotenen Aktionen.
    }
reason-no-longship-to-put = Du hast kein verfügbares Langschiff. Setze etwas anderes ein oder lass die Karte leer.
reason-route-ends = Kein Langschiff ist verfügbar, deine Route endet hier. Hör auf.
reason-trade-too-dear =
    { $price ->
        [one] Der übliche Tausch kostet 1 Münze, und du hast { $coins }. Nutze den günstigeren Tausch deines Anführers.
       *[other] Der übliche Tausch kostet { $price } Münzen, und du hast { $coins }. Nutze den günstigeren Tausch deines Anführers.
    }
reason-none-damaged = Keines deiner Langschiffe ist beschädigt. Tu etwas anderes.
reason-none-available = Du hast kein verfügbares Langschiff zum Versetzen. Wähle eines, das woanders steht.
reason-none-on-title = Keines deiner Langschiffe steht auf dem Titelfeld. Wähle eines, das woanders steht.
reason-damaged-stay = Ein beschädigtes Langschiff lässt sich nicht versetzen. Wähle ein unbeschädigtes.
reason-no-longship-on-card = Auf { $card } steht kein Langschiff. Wähle eines, das woanders steht.
reason-comes-from-there = Dieser Gesetzessprecher kommt { $territory-from }. Sende ihn woandershin.
reason-kept-already = { $card } behältst du schon. Wähle eine andere Karte oder hör auf.
reason-no-settlement-there = Du hast { $territory-at } keine Siedlung. Wähle eine der angebotenen Aktionen.
reason-income-taken = Das zusätzliche Einkommen { $territory-at } hattest du in dieser Runde schon. Wähle eine der angebotenen Aktionen.
reason-income-had = Für das Einkommen { $territory-at } hast du alle Symbole und hast es ohne Tausch bekommen. Wähle eine der angebotenen Aktionen.
reason-income-icons = Für das Einkommen { $territory-at } fehlt mehr als ein Symbol. Wähle eine der angebotenen Aktionen.
reason-nobody-stays = Keine deiner Siedlungen lässt einen Gesetzessprecher bleiben. Wähle eine der angebotenen Aktionen.
reason-last-round = Das ist die letzte Runde. Kein Gesetzessprecher muss bleiben.
reason-one-stays = Einer deiner Gesetzessprecher bleibt schon. Mehr als einer darf es nicht sein.
reason-no-lawspeaker-to-keep = Keiner deiner Gesetzessprecher ist { $territory-at }. Wähle eine der angebotenen Aktionen.

## Optionen

option-starting_cards_are_an_age = Startkarten sind ein Zeitalter
    .hint = Startkarten zählen als eigenes Zeitalter, in Byzanz und für die Wertungskarte der Zeitalter.
option-combined_pairs = Gemeinsame Hauptfelder
    .hint = Zu zweit kann sich ein zweites Paar von Jarl-Aktionen ein Hauptfeld teilen.
option-combined_pairs-forts_explore = Festungen und Erkundungskarten
option-combined_pairs-longships_lawspeakers = auch Langschiffe und Gesetzessprecher, zu zweit
option-greenland_moves_damaged = Grönland versetzt beschädigte Langschiffe
    .hint = Die Thing-Aktion von Grönland darf ein beschädigtes Langschiff auf eine Karte versetzen.
option-free_thing_pays_actor = Kostenlose Thing-Aktion zahlt auch dem, der sie ausführt
    .hint = Die kostenlose Thing-Aktion nach dem Bau einer Festung bringt auch dir den Bonus des Gebiets, wenn dort in dieser Runde schon dein eigener Gesetzessprecher gehandelt hat.

## Fehler in Editionen und Stellungen

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
