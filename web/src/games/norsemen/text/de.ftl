# Was die Seite über die Spielsteine von Norsemen sagt: Deutsch.

nm-coins =
    { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
nm-points = { $amount } SP
gain-name-deck =
    { $amount ->
        [one] Karte
       *[other] Karten
    }
gain-name-advance =
    { $amount ->
        [one] Schritt auf einer Leiter
       *[other] Schritte auf einer Leiter
    }
nm-pay = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } zahlen:
nm-each = je { $what }
nm-each-pair = je Paar aus { $first } und { $second }
nm-card3 = Karte von Zeitalter III in der Route
nm-do-draw = die oberste Karte deines Stapels dazu
nm-do-move = einen Gesetzessprecher versetzen
nm-do-adv = einen Stein vorrücken
nm-card-icons = Mit einem Langschiff darauf: { $icons }.
nm-card-corner = Auch ohne Langschiff: { $icons }.
nm-card-damage = Schaden beim Aufdecken: { $damage }. Jeder zweite Schaden kostet ein Langschiff.
nm-card-bonus = Bonus für ihr Langschiff: { $bonus }.
nm-card-vp = { $points } am Ende des Spiels.
nm-thing = Thing: Für { $asks } bekommst du { $gives }.
nm-thing-free = Thing: Du bekommst { $gives }.
nm-effect-market = eine Karte von Zeitalter I für Route oder Stapel
nm-effect-draw = die oberste Karte deines Stapels in die Route
nm-effect-advance = einen Schritt für einen Stein: { $ladder }
nm-effect-exchange = einen Schritt hinauf für einen Stein und hinab für einen anderen
nm-effect-refit = ein repariertes Langschiff, und eines darf auf eine andere Karte fahren
nm-effect-normandy = 2 Münzen oder eine Wertungskarte und einen Platz in der nächsten Reihenfolge
nm-income = Eine Siedlung bringt { $gives }.
nm-income-per = 1 Münze je { $icons }
nm-income-if = { $gain } mit { $icons }
nm-income-lore = { $lore } für immer
nm-income-vp-per = 1 SP je { $per }
nm-income-ports = einen weiteren Hafen
nm-income-keep = einen Gesetzessprecher, der bleiben darf
nm-income-trade = auf Wunsch eine Münze für einen SP
nm-per-forts = Festung
nm-per-lore = Art von Wissen
nm-per-ages = Zeitalter in deiner Route
nm-per-lawspeakers = Gesetzessprecher im Spiel
nm-per-longships = Langschiff, das seine Leiter verlassen hat
nm-ability-flip = Einmal je Runde: Drehe eine leere Karte deiner Route für 1 SP um; die oberste Karte deines Stapels kann ihren Platz nehmen.
nm-ability-beside = Du beginnst mit einer Karte von Zeitalter I, die in jeder Runde neben dir liegt.
nm-ability-waive = Einmal je Runde braucht eine Thing-Aktion weder Münzen noch Symbole.
nm-ability-extra-trade = Einmal je Runde darfst du einmal mehr tauschen, 2 Münzen billiger.
nm-ability-fort = Du beginnst mit einer Festung. Ein Thing, wo du eine Festung hast, bringt 1 SP mehr.
nm-ability-tiles = Das übrige Gebiet jedes Zeitalters gehört dir allein: 2 SP für ein Thing dort, 3 SP für eine Siedlung.
nm-ability-double = Einmal je Runde darfst du ein zweites Langschiff auf eine Karte bis Zeitalter II stellen.
nm-ability-move = Einmal je Runde darfst du ein Langschiff auf eine leere Karte deiner Route versetzen.
nm-ability-settle = Wenn du siedelst, darfst du dort die Thing-Aktion ohne Kosten tun.
nm-title-need = Verlangt { $need }. Am Ende bringen { $more } noch { $more_vp } SP, { $most } oder mehr { $most_vp } SP; dazu { $spaces } SP nach der Reihenfolge der Steine.
nm-jarl-ladder = Ein Jarl hier lässt dich Steine dieser Leiter vorrücken, so viele, wie deine Symbole und ein Tausch bezahlen.
nm-jarl-explore = Ein Jarl hier bringt Münzen und Karten eines Zeitalters; behalte bis zu zwei für Seefahrt und Nahrung.
nm-spaces = Je früher, desto besser das Feld.
nm-short-lawspeakers = Gesetzes­sprecher
nm-short-settlements = Sied­lungen
nm-short-longships = Lang­schiffe
nm-short-explore = Erkun­dungs­karten
nm-ladder-lawspeaker = Gesetzes­sprecher
nm-ladder-fort = Fes­tungen
nm-ladder-settlement = Sied­lungen
nm-ladder-longship = Lang­schiffe
nm-ladder-about = Steine steigen von Feld 4 bis Feld 1. Ein Schritt braucht die Symbole auf dem Feld, das der Stein verlässt, und bringt die SP, die dort stehen. Von Feld 1 verlässt er die Leiter und kommt ins Spiel.
nm-ladder-play = Im Spiel: { $tokens }.
nm-ladder-space =
    Feld { $space }: { $tokens ->
        [0] kein Stein
        [one] 1 Stein
       *[other] { $tokens } Steine
    }{ $legendary ->
        [yes] , einer legendär
       *[no] {""}
    }; ein Schritt braucht { $cost }{ $vp ->
        [0] {""}
       *[other] { " " }und bringt { $vp } SP
    }.
nm-ladder-legend = Der Stein im Ring ist legendär: Einmal im Spiel, bringt er in jeder Runde 2 SP.
nm-title-space = Titelfeld
nm-title-about = Stelle als Aktion einen verfügbaren Jarl oder ein verfügbares Langschiff hierher. Nimm 2 Münzen, oder lege einen Stein auf eine Wertungskarte, deren Bedingung du erfüllst, und erhalte die SP ihres ersten freien Feldes.
nm-circles = Die nummerierten Kreise bestimmen die Reihenfolge. Wer in einer Runde hier zum ersten Mal ein Thing hält, nimmt den ersten freien Kreis; in dieser Reihenfolge wird die nächste Runde gespielt.
nm-acted = ✓ zeigt Gesetzessprecher, die ihr Thing in dieser Runde gehalten haben. Ihre Besitzer bekommen einen Bonus, wenn jemand anderes hier eines hält.
nm-icons = Sichtbare Symbole
nm-cards =
    { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
nm-space-costs = kostet { $price }
nm-space-nothing = weder Preis noch Münzen
nm-space-longships-first = neue Langschiffe sind verfügbar
nm-space-longships-later = neue Langschiffe kommen beschädigt ins Spiel
nm-space-lawspeakers-first = neue Gesetzessprecher dürfen sofort entsandt werden
nm-space-lawspeakers-later = neue Gesetzessprecher bleiben verfügbar
nm-deck-keep =
    { $food ->
        [0] Eine Karte dieses Zeitalters zu behalten braucht { $one } Seefahrt, zwei brauchen { $two }.
       *[other] Eine Karte dieses Zeitalters zu behalten braucht { $one } Seefahrt und { $food } Nahrung, zwei brauchen { $two } Seefahrt und { $food } Nahrung.
    }
nm-lore-about = Am Ende jeder Runde werden Edelsteine, Runen und Gewürze verglichen, jede Art für sich. Die meisten bringen der Reihe nach { $vp } SP. Bei Gleichstand zählt die Spielreihenfolge; ohne Symbol gibt es nichts.
nm-lore = Wissen
nm-damage-odds = Schadensrisiko: { $percent } %
nm-no-route = Noch ist keine Karte aufgedeckt.
nm-aid-goal = Ziel: die meisten Siegpunkte (SP), durch Things, Leitern, Länder, Wissen, Karten und Münzen.
nm-aid-title = Eine Runde auf einen Blick
nm-aid-1 = Erkundung: Decke Karten deines Stapels auf. Zwei Schaden kosten ein Langschiff; stelle Langschiffe für Symbole und Gesetzessprecher für Things.
nm-aid-2 = Ausbreitung, eine Aktion je Zug: ein Jarl (bauen, ausbilden, erkunden), ein Langschiff auf eine Karte, eine Thing-Aktion, reparieren, das Titelfeld. Oder passen.
nm-aid-3 = Symbole zeigt man vor, man gibt sie nicht aus. Ein Tausch je Aktion kauft, was fehlt: Holz oder Seefahrt 2, Nahrung oder Raubzug 3, Stoff 4 Münzen.
nm-aid-4 = Ein Schritt auf einer Leiter kostet die aufgedruckten Symbole und bringt seine SP; was die Leiter verlässt, kommt ins Spiel.
nm-aid-5 = Rückkehr: Mehrheiten im Wissen, Einkommen der Siedlungen, 2 SP je legendärem Stein; dann Karten in die Häfen und ein neues Gebiet.
nm-aid-6 = Nach fünf Runden: Wertungskarten, SP auf Karten, 1 SP je 3 Münzen.
tip-norsemen-choose-leader = Dein Anführer sagt, wo du beginnst, mit wie vielen Münzen und was nur du kannst. Nur du siehst diese zwei.
tip-norsemen-reveal = Decke Karte um Karte auf. Zwei Schadenszeichen kosten ein Langschiff, also hör rechtzeitig auf: Auf einer Karte ist ein Langschiff am meisten wert.
tip-norsemen-put = Ein Langschiff lässt die Symbole dieser Karte die ganze Runde gelten. Ein Gesetzessprecher geht in ihr Gebiet und kann dort ein Thing halten.
tip-norsemen-turn = Eine Aktion je Zug. Jarle bauen, Gesetzessprecher halten Things, Langschiffe bringen Symbole. Was leuchtet, kannst du tun; tippe auf etwas Dunkles, um zu hören, warum nicht.
tip-norsemen-ladder = Jeder Schritt verlangt die Symbole darunter. Geh so viele Schritte, wie du zusammen bezahlen kannst; ein Tausch darf eine Lücke füllen.
tip-norsemen-send = Der Gesetzessprecher wartet in seinem Gebiet, bis du dort ein Thing hältst. Wähle eines, dessen Thing-Aktion du diese Runde brauchen kannst: Andere mit einem Gesetzessprecher dort bekommen den Bonus.
tip-norsemen-settle = Eine Siedlung bringt am Ende jeder Runde, was auf der Karte des Gebiets hinter dem Haus steht. Eine frühe bringt also am meisten.
tip-norsemen-deck = Spätere Zeitalter haben bessere Karten, doch sie zu behalten verlangt mehr Seefahrt und Nahrung.
tip-norsemen-keep = Eine behaltene Karte kommt gleich in deine Route oder liegt für die nächste Runde oben auf deinem Stapel. Behalte, was dir an Symbolen fehlt: Eine Aktion braucht alle zugleich.
tip-norsemen-ports = Eine Karte im Hafen liegt oben auf deinem Stapel: Du deckst sie in der nächsten Runde zuerst auf. Leg also eine dorthin, die zu deinem nächsten Plan passt.
tip-norsemen-home = Deine erste Siedlung bringt am Ende jeder Runde etwas. Lies auf der Karte jedes Gebiets, was hinter dem Haus steht: Erst helfen Münzen, später zählen Siegpunkte.
tip-norsemen-show = Die offene Karte liegt in jeder Runde in deiner Route und nimmt dort keinen Platz weg, doch ihr Schaden zählt von Anfang an mit. Wähle die Symbole, die du am häufigsten brauchst, mit wenig Schaden.
tip-norsemen-speaker = Er darf ins Gebiet seiner Karte, in ein Gebiet mit einer Festung von dir oder in die Normandie. Wähle die Thing-Aktion, die du willst, und zähle nach, ob du ihre Symbole haben wirst.
tip-norsemen-bonuses = Nimm zuerst, was ein anderer Bonus braucht: Münzen vor einem Bonus, der welche kostet.
tip-norsemen-bonus = Den Bonus gibt es einmal, wenn das Langschiff auf die Karte kommt. Verzichte nur, wenn dir sein Preis mehr wert ist.
tip-norsemen-added-ship = Ein Langschiff lässt die Symbole der neuen Karte sofort gelten und bringt ihren Bonus. Behalte es nur für eine Karte, die mehr zeigt von dem, was dir fehlt.
tip-norsemen-added-speaker = So kommt noch mitten in der Runde ein Gesetzessprecher zu einem Thing. Sende einen, wenn du die Thing-Aktion dort bezahlen kannst.
tip-norsemen-trade = Ein Symbol darf man je Aktion kaufen. Die Hilfe deines Anführers ist billiger, gilt aber einmal je Runde: Heb sie auf, wenn noch ein teurerer Tausch kommt.
tip-norsemen-fort = Kommt später noch eine Festung in dieses Gebiet, bekommst du dessen Bonus. Hat ein Jarl sie gebaut, darfst du dort gleich die Thing-Aktion tun: Wähle das Gebiet danach.
tip-norsemen-free-thing = Sie kostet hier weder Symbole noch Münzen. Verzichte nur, wenn dir schadet, was sie bewirkt.
tip-norsemen-take-kept = Die Karte in der Route nützt dir gleich, die auf dem Stapel deckst du in der nächsten Runde zuerst auf. Die Reihenfolge entscheidet, für welche noch ein Langschiff frei ist.
tip-norsemen-take = In der Route gelten ihre Symbole schon diese Runde, wenn du noch ein Langschiff für sie hast. Auf dem Stapel deckst du sie in der nächsten Runde zuerst auf.
tip-norsemen-title = Wer bei einer Wertungskarte der Erste ist, bekommt am meisten. Eine Karte mit deinem Stein bringt am Ende noch einmal Siegpunkte, wenn du dann mehr hast, als sie verlangt. Kannst du noch keine nutzen, nimm die Münzen.
tip-norsemen-advance = Dieser Schritt kostet nichts. Nimm den teuersten oder den Stein, der damit ins Spiel kommt.
tip-norsemen-exchange = Ein Stein rückt vor, ein anderer zurück. Das lohnt sich, wo ein Stein ins Spiel kommt oder der Schritt Siegpunkte bringt: Beim Zurücksetzen gehen keine verloren.
tip-norsemen-lower = Wähle einen Stein, den du so bald nicht brauchst. Die Siegpunkte, die er gebracht hat, bleiben dir.
tip-norsemen-ship-from = Wo das Langschiff wegfährt, gelten die Symbole nicht mehr. Nimm eins, dessen Symbole du schon gebraucht hast.
tip-norsemen-ship-to = Von jetzt an gelten die Symbole dieser Karte, und du bekommst ihren Bonus.
tip-norsemen-speaker-from = Versetzt wird ein Gesetzessprecher, der noch nicht dran war. Wähle einen, dessen Thing-Aktion du nicht bezahlen kannst.
tip-norsemen-speaker-to = Wähle das Gebiet, für dessen Thing-Aktion deine Symbole und Münzen reichen.
tip-norsemen-income = Bei diesen Einkommen hast du die Wahl: Sieh nach, was sie kosten. Was du liegen lässt, verfällt für diese Runde.

## Die Wertung

chapter-norsemen-settlements = Siedlungen und Länder
chapter-norsemen-things = Thing-Aktionen
chapter-norsemen-ladders = Leitern
chapter-norsemen-scoring = Wertungs­karten
chapter-norsemen-lore = Wissen
chapter-norsemen-leader = Anführer
chapter-norsemen-cards = Erkun­dungs­karten
chapter-norsemen-others = Münzen, Reihenfolge und Übriges
nm-phase-setup = Aufbau
nm-phase-leaders = Wahl der Anführer
nm-phase-effects = Die Anführer wirken
nm-phase-route = Erkundung
nm-phase-landing = Landung
nm-phase-expansion = Ausbreitung
nm-phase-income = Einkommen
nm-phase-ports = Häfen
nm-phase-tile = Ein neues Land
nm-phase-over = Das Ende
