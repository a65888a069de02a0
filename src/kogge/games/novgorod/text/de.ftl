# Novgorod: Deutsch

game-title = Novgorod
game-summary = Befahre die Städte der Hanse, verarbeite ihre Waren und mehre Siegel und Ansehen.

## Städte

slug-london = London
slug-bergen = Bergen
slug-visby = Visby
slug-novgorod = Novgorod
slug-riga = Riga
slug-danzig = Danzig
slug-lubeck = Lübeck
slug-antwerpen = Antwerpen

## Waren und Luxusgüter

slug-wool = Wolle
slug-fish = Fisch
slug-glass = Glas
slug-fur = Pelz
slug-grain = Getreide
slug-amber = Bernstein
slug-salt = Salz
slug-cloth = Tuch
slug-jewelry = Schmuck
slug-clothing = Kleidung
slug-provisions = Proviant
slug-ducat =
    { $amount ->
        [one] Dukat
       *[other] Dukaten
    }
slug-seal =
    { $amount ->
        [one] Siegel
       *[other] Siegel
    }
slug-commodities =
    { $amount ->
        [one] Ware
       *[other] verschiedene Waren
    }
slug-luxuries =
    { $amount ->
        [one] Luxusgut
       *[other] verschiedene Luxusgüter
    }
slug-income = Einkommen
slug-ship = Geschwindigkeit

## Aufträge: Luxuskarten nach beiden Zeilen, Warenkarten nach allen Waren

slug-jewelry-clothing = Schmuck / Kleidung
slug-jewelry-provisions = Schmuck / Proviant
slug-clothing-jewelry = Kleidung / Schmuck
slug-clothing-provisions = Kleidung / Proviant
slug-provisions-jewelry = Proviant / Schmuck
slug-provisions-clothing = Proviant / Kleidung
slug-wool-fish = Wolle + Fisch / Glas + Tuch
slug-glass-fur = Glas + Pelz / Fisch + Getreide
slug-grain-amber = Getreide + Bernstein / Pelz + Salz
slug-salt-cloth = Salz + Tuch / Wolle + Bernstein
slug-wool-salt = Wolle + Salz / Bernstein + Tuch
slug-fish-cloth = Fisch + Tuch / Wolle + Glas
slug-glass-grain = Glas + Getreide / Fisch + Pelz
slug-fur-amber = Pelz + Bernstein / Getreide + Salz
slug-wool-fur = Wolle + Pelz / Fisch + Glas
slug-fish-salt = Fisch + Salz / Wolle + Tuch
slug-glass-amber = Glas + Bernstein / Pelz + Getreide
slug-grain-cloth = Getreide + Tuch / Bernstein + Salz
slug-amber-salt = Bernstein + Salz / Wolle + Glas
slug-wool-glass = Wolle + Glas / Bernstein
slug-s1 = Sonderauftrag 1
slug-s2 = Sonderauftrag 2
slug-s3 = Sonderauftrag 3
slug-s4 = Sonderauftrag 4

## Seiten, Bonuskarten, Privilegien, Zwecke

slug-front = Vorderseite
slug-back = Rückseite
slug-eight-offices = 8 Kontore
slug-five-city-route = 5-Städte-Route
slug-luxury-merchant = Luxushändler
slug-three-missions = 3 Aufträge
slug-career-level = Karrierestufe
slug-variety = Warenvielfalt
slug-speed = Geschwindigkeit +1
slug-ducats = +2 Dukaten
slug-mission = günstiger Auftrag
slug-joker = Fragezeichen

## Was ein Platz tun kann

action-side = Die Karriere mit der { $side } spielen
action-lay = { $city } anlaufen
action-placeholder = Einen Platzhalter für die Manufaktur legen
action-stop = Keine weitere Karte legen
action-pirate = Den Piraten nach { $city } versetzen
action-sell = Ein Luxusgut aus { $city } verkaufen
action-by = In { $city } herstellen lassen
action-with = { $good } aus der Route verwenden
action-with-stored = Die Ware aus dem Schiff verwenden
action-done = Das ist alles
action-upper = Die obere Zeile erfüllen: { $mission }
action-lower = Nur die untere Zeile erfüllen: { $mission }
action-both = Auch die untere Zeile erfüllen: { $mission }
action-resume = Die untere Zeile des offenen Auftrags erfüllen: { $mission }
action-special = Erfüllen: { $special }
action-special-less = Mit dem Auftragsprivileg erfüllen: { $special }
action-rise = Eine Karrierestufe aufsteigen
action-store = { $good } im Schiff einlagern
action-income = Einkommen in { $city } nehmen
action-ducats = Das Privileg für zusätzliche Dukaten nutzen
action-finish = Hafengebühren zahlen und die Karten zurücknehmen
action-keep = Offen neben dem Schiff lassen: { $mission }
action-close = Unter das Schiff legen: { $mission }
action-office = Kontor in { $city } nehmen
action-ship = Das Schiff schneller machen
action-mission = Den Auftrag nehmen: { $mission }
action-mission-less = Den Auftrag günstiger nehmen: { $mission }
action-draw = Einen Auftrag vom Stapel ziehen
action-draw-less = Einen Auftrag günstiger vom Stapel ziehen
action-end = Den Zug beenden

## Was der Zufall bringt

action-deal-artisan = Die Manufaktur in { $city } stellt her: { $luxury }
action-deal-career = Karriere { $career } wird ausgeteilt
action-deal-bonus = Bonuskarte im Spiel: { $bonus }
action-drawn = Verdeckt gezogen: { $mission }
action-open = In der Auslage: { $mission }
action-deal-special = In der Reihe folgt: { $special }
action-deal-merchant = Der Kaufmann beginnt in { $city }
action-deal-pirate = Der Pirat beginnt in { $city }
action-hide = Verdeckt unter das Schiff: { $mission }
action-reveal = Unter dem Schiff aufgedeckt: { $mission }
action-veiled-drawn = Ein Auftrag wird gezogen und bleibt geheim
action-veiled-hide = Ein Auftrag kommt verdeckt unter das Schiff
action-pirate-if-pirate-back = Den Piraten nach { $city } versetzen (nach deiner Route endet damit dein Zug)

## Was gerade entschieden wird

prompt-side = Mit welcher Seite deiner Karrierekarte spielst du?
prompt-draft =
    { $choice-slug ->
        [offices] Startauswahl: Nimm ein Kontor.
        [missions] Startauswahl: Nimm einen Auftrag.
       *[both] Startauswahl: Nimm ein Kontor oder einen Auftrag.
    }
prompt-route =
    { $length ->
        [0] Wo beginnt deine Route?
       *[other]
            { $can-slug ->
                [sail-or-stop] Wohin fährst du weiter, oder ist die Route fertig?
                [sail] Wohin fährst du weiter? So, wie sie liegt, kann die Route ihre Hafengebühren nicht zahlen.
                [stop] Deine Route kann keine weitere Stadt anlaufen.
               *[other] Wie geht deine Route weiter?
            }
    }
prompt-use =
    { $fees ->
        [0] Nutze deine Route, dann nimm die Karten zurück.
        [one] Nutze deine Route, dann zahle die Hafengebühren: 1 Dukat.
       *[other] Nutze deine Route, dann zahle die Hafengebühren: { $fees } Dukaten.
    }
prompt-artisan = Welche Manufaktur stellt es her?
prompt-inputs = Was verarbeitet die Manufaktur in { $city }? Hergestellt wird: { $luxury }.
prompt-good = Welche Ware verbrauchst du?
prompt-place = Auftrag { $mission }: Bleibt er offen neben deinem Schiff, oder kommt er darunter?
prompt-buy =
    { $buys ->
        [0] Du kannst nichts kaufen. Beende deinen Zug.
       *[other] Kaufe etwas oder beende deinen Zug.
    }{ $last_pirate ->
        [0] { "" }
       *[other] { " " }Auch wer den Piraten versetzt, beendet seinen Zug: Kaufe vorher.
    }
prompt-deal-artisan = Die Manufakturen finden ihre Städte.
prompt-deal-career = Die Karrieren werden ausgeteilt.
prompt-deal-bonus = Die Bonuskarten werden aufgedeckt.
prompt-draw = Ein Auftrag wird gezogen.
prompt-open = Ein Auftrag wird ausgelegt.
prompt-deal-special = Die Reihe der Sonderaufträge wird ausgelegt.
prompt-deal-merchant = Der Kaufmann sucht eine Stadt.
prompt-deal-pirate = Der Pirat sucht eine Stadt.
prompt-hide = Ein Auftrag kommt unter das Schiff.
prompt-reveal = Ein Auftrag unter einem Schiff wird aufgedeckt.
prompt-over = Das Spiel ist vorbei.

## Was geschehen ist

effect-gain = { $seat } erhält { $amount } { $what } { $cause }.
effect-lose = { $seat } zahlt { $amount } { $what } { $cause }.
effect-office = { $seat } hat jetzt ein Kontor in { $what }.
effect-ship = { $seat } fährt von jetzt an mit Geschwindigkeit { $amount }.
effect-mission = { $seat } nimmt den Auftrag { $what }.
effect-drawn = { $seat } zieht: { $what }.
effect-hidden = { $seat } legt verdeckt unter das Schiff: { $what }.
effect-store = { $seat } lagert { $what } im Schiff ein.
effect-make =
    { $amount ->
        [one] { $seat } lässt { $what } in { $cause } aus einer Ware herstellen.
       *[other] { $seat } lässt { $what } in { $cause } aus { $amount } Waren herstellen.
    }
effect-use = { $seat } verbraucht { $what } { $cause }.
effect-rise = { $seat } steigt auf Karrierestufe { $amount }.
effect-merchant = Der Kaufmann zieht weiter nach { $what }.
effect-pirate = { $seat } versetzt den Piraten nach { $what }.
effect-bonus-low = Die Bonuskarte fällt auf ihren niedrigeren Wert: { $what }.
effect-bonus-gone = Die Bonuskarte ist aus dem Spiel: { $what }.
effect-last-round = Noch eine Runde, dann ist das Spiel vorbei.
effect-game-over = Die letzte Runde ist vorbei.
effect-unload = { $seat } gibt die eingelagerte Ware auf: { $what }. { $cause }.
effect-empty-route = { $seat } legt in diesem Zug keine Route aus.
effect-special = { $seat } erfüllt einen Sonderauftrag: { $what }.

## Warum es geschehen ist

cause-income = als Einkommen
cause-sale = für ein Luxusgut
cause-merchant = vom Kaufmann
cause-privilege = durch ein Privileg
cause-harbor-fee = an Hafengebühren
cause-office = für Kontore
cause-ship = für das Schiff
cause-mission = für Aufträge
cause-special = für einen Sonderauftrag
cause-career = für die Karriere
cause-pirate = für den Piraten
cause-stored = aus dem Schiff
cause-route = aus der Route
cause-draft = in der Startauswahl
cause-purchase = durch Kauf
cause-eight-offices = für Kontore in allen Städten
cause-five-city-route = für eine lange Route
cause-luxury-merchant = als Luxushändler
cause-three-missions = für drei Aufträge
cause-career-level = für eine hohe Karrierestufe
cause-variety = für die Warenvielfalt
cause-replaced = Eine andere Ware nimmt ihren Platz ein
cause-stand-in = Das Basiskontor an ihrer Stelle geht zurück

## Warum etwas nicht geht, und was richtig wäre

reason-side-first = Wähle zuerst die Seite deiner Karrierekarte.
reason-draft-first =
    { $choice-slug ->
        [offices] Die Startauswahl läuft noch. Nimm ein Kontor.
        [missions] Die Startauswahl läuft noch. Nimm einen Auftrag.
       *[both] Die Startauswahl läuft noch. Nimm ein Kontor oder einen Auftrag.
    }
reason-offices-picked =
    { $offices ->
        [one] Dein Kontor der Startauswahl hast du schon. Nimm einen Auftrag.
       *[other] Deine { $offices } Kontore der Startauswahl hast du schon. Nimm einen Auftrag.
    }
reason-mission-picked = Deinen Auftrag der Startauswahl hast du schon. Nimm ein Kontor.
reason-one-office-a-city = In { $city } hast du schon ein Kontor. Wähle eine der angebotenen Aktionen.
reason-draft-too-dear =
    { $left ->
        [one] Dieses Kontor kostet { $price }, und für Kontore bleibt dir ein Dukat. Nimm ein günstigeres.
       *[other] Dieses Kontor kostet { $price }, und für Kontore bleiben dir { $left } Dukaten. Nimm ein günstigeres.
    }
reason-mission-not-open = Dieser Auftrag liegt nicht aus: { $mission }. Wähle eine der angebotenen Aktionen.
reason-route-first = Lege zuerst deine Route aus.
reason-route-laid = Deine Route liegt schon. Wähle eine der angebotenen Aktionen.
reason-visited = { $city } liegt schon in deiner Route. { advice-route }
reason-pirate-city = Der Pirat versperrt { $city }. { advice-route }
reason-too-slow =
    { $most ->
        [one] Deine Route kann höchstens eine Karte haben. { advice-route }
       *[other] Deine Route kann höchstens { $most } Karten haben. { advice-route }
    }
reason-office-is-placeholder = Dein Kontor in { $city } wird als Platzhalter gebraucht. { advice-route }
reason-placeholder-after-city = Ein Platzhalter folgt auf seine Stadt, je Stadt einer. { advice-route }
reason-no-office-in-hand = Für einen Platzhalter fehlt dir ein Kontor auf der Hand. { advice-route }
reason-fees-unpayable = Wenn du nach { $city } weiterfährst, kannst du die Hafengebühren nicht zahlen, zusammen { $fees }. { advice-route }
reason-fees-unpaid =
    { $cash ->
        [one] Die Hafengebühren betragen { $fees }, und du hast einen Dukaten. Verdiene erst den Rest.
       *[other] Die Hafengebühren betragen { $fees }, und du hast { $cash } Dukaten. Verdiene erst den Rest.
    }
reason-fees-first =
    { $cash ->
        [one] Danach wären die Hafengebühren von { $fees } nicht zu zahlen; du hast einen Dukaten. Wähle eine der angebotenen Aktionen.
       *[other] Danach wären die Hafengebühren von { $fees } nicht zu zahlen; du hast { $cash } Dukaten. Wähle eine der angebotenen Aktionen.
    }
reason-not-in-route = Deine Route führt nicht über { $city }. Wähle eine der angebotenen Aktionen.
reason-base-office = Das Kontor in { $city } gehört dir nicht. Nur eigene Kontore bringen Einkommen und lassen sich einlagern.
reason-card-used = Die Karte von { $city } ist verbraucht oder abgedeckt. Wähle eine der angebotenen Aktionen.
reason-stored-already = Du hast in diesem Zug schon eine Ware eingelagert. Sie dient dir ab dem nächsten Zug.
reason-artisan-used = Die Manufaktur in { $city } hat in diesem Zug schon gearbeitet. Wähle eine der angebotenen Aktionen.
reason-other-luxury = Die Manufaktur in { $city } stellt { $luxury } her, das ist jetzt nicht gefragt. Wähle eine der angebotenen Aktionen.
reason-no-inputs = Zwischen deinem Schiff und { $city } liegt nichts für { $luxury }. Wähle eine der angebotenen Aktionen.
reason-rest-unpayable = Wenn du hier { $good } verwendest, kannst du das nicht abschließen und bezahlen. Wähle eine der angebotenen Aktionen.
reason-artisan-first = Wähle zuerst die Manufaktur.
reason-input-first = Das genügt noch nicht. Wähle noch eine Ware.
reason-nothing-stored = Keine eingelagerte Ware lässt sich hier verwenden. Wähle eine der angebotenen Aktionen.
reason-other-good = Diese Manufaktur verarbeitet { $good } nicht. Wähle eine der angebotenen Aktionen.
reason-good-not-there = Davon liegt nichts mehr in deiner Route: { $good }. Wähle eine der angebotenen Aktionen.
reason-good-behind = { $good } liegt hinter der Manufaktur. Wähle eine der angebotenen Aktionen.
reason-finish-payment = Beende zuerst, was du begonnen hast.
reason-mission-not-in-hand = Diesen Auftrag hast du nicht auf der Hand: { $mission }. Wähle eine der angebotenen Aktionen.
reason-mission-not-left = Neben deinem Schiff liegt dieser Auftrag nicht: { $mission }. Wähle eine der angebotenen Aktionen.
reason-mission-not-begun = Die obere Zeile ist in diesem Zug nicht erfüllt: { $mission }. Sie kommt vor der unteren.
reason-order-of-lines = Die untere Zeile muss weiter hinten in der Route enden als die obere, und dort ist nichts Passendes mehr übrig: { $mission }. Wähle eine der angebotenen Aktionen.
reason-goods-missing = Deiner Route fehlt, was gefragt ist: { $mission }. Wähle eine der angebotenen Aktionen.
reason-place-first = Entscheide zuerst, wohin der Auftrag kommt: { $mission }.
reason-no-specials = In diesem Spiel gibt es keine Sonderaufträge. Wähle eine der angebotenen Aktionen.
reason-special-done = In diesem Zug schon erfüllt: { $mission }. Später kommt er wieder.
reason-top-of-career = Du bist am Ziel deiner Karriere. Wähle eine der angebotenen Aktionen.
reason-career-goods = Deiner Route fehlt, was die nächste Karrierestufe verlangt. Wähle eine der angebotenen Aktionen.
reason-too-dear =
    { $price ->
        [one] Das kostet einen Dukaten, und du hast { $cash }. Wähle eine der angebotenen Aktionen.
       *[other] Das kostet { $price } Dukaten, und du hast { $cash }. Wähle eine der angebotenen Aktionen.
    }
reason-no-privilege = Dieses Privileg kannst du gerade nicht nutzen: { $privilege }. Es geht auch ohne.
reason-no-pirate = In diesem Spiel gibt es keinen Piraten. Wähle eine der angebotenen Aktionen.
reason-pirate-is-there = Der Pirat ist schon in { $city }. Wähle eine andere Stadt.
reason-pirate-not-now = Der Pirat lässt sich gerade nicht versetzen. Wähle eine der angebotenen Aktionen.
reason-one-purchase =
    { $cheaper ->
        [0] Du hast schon gekauft. Beende deinen Zug.
       *[other] Du hast schon gekauft. Beende deinen Zug oder nutze das Auftragsprivileg.
    }
reason-fastest-ship = Schneller als Geschwindigkeit { $speed } geht es nicht. Wähle eine der angebotenen Aktionen.
reason-missions-in-progress = Du darfst höchstens { $most } Aufträge in Bearbeitung haben. Wähle eine der angebotenen Aktionen.
reason-deck-empty =
    { $open ->
        [0] Der Stapel ist leer, und die Auslage auch. Wähle eine der angebotenen Aktionen.
       *[other] Der Stapel ist leer. Aufträge aus der Auslage sind noch zu haben.
    }
reason-phase-3 = Deine Route ist ausgewertet. Wähle eine der angebotenen Aktionen.
reason-no-neighbor = Von { $last } führt kein Seeweg nach { $city }. { advice-route }
reason-pirate-slows =
    { $most ->
        [0] Der Pirat in { $city } bremst dich: Deine Route könnte keine Karte haben. { advice-route }
        [one] Der Pirat in { $city } bremst dich: Deine Route könnte nur eine Karte haben. { advice-route }
       *[other] Der Pirat in { $city } bremst dich: Deine Route könnte nur { $most } Karten haben. { advice-route }
    }
reason-placeholder-unpayable = Mit einem Platzhalter hier kannst du die Hafengebühren nicht zahlen, zusammen { $fees }. { advice-route }
reason-route-unpayable =
    { $cash ->
        [one] Die Hafengebühren dieser Route betragen { $fees }. Du hast einen Dukaten, und den Rest bringt die Route nicht ein. Lege noch eine Karte.
       *[other] Die Hafengebühren dieser Route betragen { $fees }. Du hast { $cash } Dukaten, und den Rest bringt die Route nicht ein. Lege noch eine Karte.
    }
reason-sale-unpayable =
    { $cash ->
        [one] Nach einem Verkauf in { $city } wären die Hafengebühren von { $fees } nicht zu zahlen; du hast einen Dukaten. Wähle eine der angebotenen Aktionen.
       *[other] Nach einem Verkauf in { $city } wären die Hafengebühren von { $fees } nicht zu zahlen; du hast { $cash } Dukaten. Wähle eine der angebotenen Aktionen.
    }
reason-pirate-unpayable =
    { $cash ->
        [one] Den Piraten zu versetzen kostet { $price }. Danach wären die Hafengebühren von { $fees } nicht zu zahlen; du hast einen Dukaten.
       *[other] Den Piraten zu versetzen kostet { $price }. Danach wären die Hafengebühren von { $fees } nicht zu zahlen; du hast { $cash } Dukaten.
    }
reason-not-with-artisan = Mit der Manufaktur in { $city } kannst du das nicht abschließen. Wähle eine andere.
reason-good-twice = Jede Ware zählt einmal, und { $good } ist schon verwendet. Wähle eine der angebotenen Aktionen.
reason-good-not-asked = { $good } ist hier nicht gefragt. Wähle eine der angebotenen Aktionen.
reason-good-anyway = Dafür wird die Ware deiner Route ohnehin verwendet: { $good }. Wähle zuerst, woher die andere Ware kommt.
reason-special-goods = Deiner Route fehlt, was dieser Sonderauftrag verlangt: { $goods }. Wähle eine der angebotenen Aktionen.
advice-route =
    { $can-slug ->
        [sail-or-stop] Fahre in eine angebotene Stadt oder lege keine weitere Karte.
        [sail] Fahre in eine angebotene Stadt.
        [stop] Lege keine weitere Karte.
       *[other] Wähle eine der angebotenen Aktionen.
    }

## Optionen

option-bonus = Bonuskarten
    .hint = Welche zwei Bonuskarten im Spiel sind.
option-bonus-first_game = 8 Kontore und 5-Städte-Route
option-bonus-random = zwei zufällige
option-career_side = Seite der Karrieren
    .hint = Mit welcher Seite der Karrierekarten ihr spielt.
option-career_side-front = Vorderseite
option-career_side-back = Rückseite
option-career_side-choice = alle wählen
option-merchant = Kaufmann
    .hint = Expertenspiel: Der Kaufmann zahlt in seiner Stadt Dukaten (Vorderseite) oder Siegel (Rückseite).
option-merchant-off = ohne
option-merchant-front = Vorderseite
option-merchant-back = Rückseite
option-pirate = Pirat
    .hint = Expertenspiel: Der Pirat bremst Schiffe (Vorderseite) oder versperrt seine Stadt (Rückseite).
option-pirate-off = ohne
option-pirate-front = Vorderseite
option-pirate-back = Rückseite
option-expert_positions = Startplätze von Kaufmann und Pirat
    .hint = Wo Kaufmann und Pirat beginnen.
option-expert_positions-fixed = in ihren Städten
option-expert_positions-random = zufällig
option-special_missions = Sonderaufträge
    .hint = Expertenspiel: Eine Reihe von Aufträgen, die alle erfüllen können.
option-artisan_uses_own_good = Manufaktur nutzt die eigene Karte
    .hint = Eine Manufaktur darf die Ware der Karte verarbeiten, auf der sie liegt.
option-strict_mission_order = Strenge Reihenfolge der Zeilen
    .hint = In einem Zug muss die untere Zeile auch weiter hinten in der Route enden.
option-question_mark = Privileg „?“
    .hint = Wofür das Fragezeichen steht.
option-question_mark-joker = jedes andere Privileg
option-question_mark-pirate_only = nur für den Piraten
option-round_limit = Rundenlimit
    .hint = Nach dieser Runde folgt noch eine, wie viele Siegel es auch sind.
option-round_limit-0 = keines

## Was an einer Editionsdatei nicht stimmt

fault-novgorod-speeds = Die Geschwindigkeiten sind { $got }. Sie müssen ab { $first } aufeinander folgen.
fault-novgorod-cities = Es sind { $got } Städte. Es müssen { $lowest } bis { $highest } sein, jede mit einer eigenen Ware.
fault-novgorod-ranks = „{ $field }“ lautet { $got }. Vom günstigsten zum teuersten dürfen die Zahlen nicht fallen.
fault-novgorod-artisans = Es sind { $got } Manufakturen. Es müssen { $expected } sein, eine je Stadt.
fault-novgorod-luxuries = Es sind { $got } Luxusgüter. Mindestens { $lowest } werden gebraucht.
fault-novgorod-combinations = Die Siegel von „{ $luxury }“ müssen jede der { $expected } Kombinationen einmal nennen.
fault-novgorod-line = „{ $field }“ verlangt „{ $got }“. Erlaubt sind verschiedene Waren und höchstens ein Luxusgut.
fault-novgorod-rows = Die Stufen von „{ $field }“ sind { $got }. Nummeriere sie von 1 bis { $expected }.
fault-novgorod-x-on-top = „{ $field }“ hat ein X auf der obersten Stufe, die nie abgedeckt wird. Nimm es weg.
fault-novgorod-free-row = „{ $field }“ kostet nichts. Nenne Waren, Luxusgüter oder Dukaten.
fault-novgorod-least = „{ $field }“ verlangt { $got } Waren, mehr als das Luxusgut aufnimmt. Setze es herab.
fault-novgorod-mission-count = Es sind { $got } Auftragskarten. Es müssen { $lowest } bis { $highest } sein.
fault-novgorod-draft-missions = { $got } Aufträge kann zu Beginn niemand nehmen: Zu wenige liegen aus, oder zu viele wären in Bearbeitung.
fault-novgorod-draft-budget = Mit { $got } Dukaten könnte zu Beginn jemand nicht weiterkommen. Gib allen mindestens { $lowest }.
