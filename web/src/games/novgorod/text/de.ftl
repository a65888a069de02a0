# Was die Seite über die Spielsteine von Novgorod sagt: Deutsch.

ng-no-fee = Dein eigenes Kontor: keine Gebühr
ng-placeholder = Ein Platzhalter für die Manufaktur
ng-below = Unter der Karte
ng-tab-route = Route
ng-tab-missions = Aufträge
ng-tab-specials = Sonder
ng-tab-bonuses = Bonus
ng-hold = nichts gelagert
ng-budget = { $budget } für Kontore
ng-budget-why =
    Du hast { $ducats } Dukaten. Am Ende der Auswahl bezahlst du alles, was du genommen hast; { $missions } Aufträge kosten je { $price }. Für Kontore bleiben { $budget } Dukaten.
ng-purse = Mit Dukaten bezahlst du Kontore, Aufträge, ein schnelleres Schiff, Hafengebühren und manche Karrierestufe. Einkommen und Verkäufe bringen sie ein.
ng-speed = Deine Route darf bis zu { $speed } Karten haben. Je Zug kannst du eine Stufe kaufen:
ng-privilege-speed = eine Karte mehr in der Route
ng-privilege-ducats = 2 Dukaten mehr
ng-privilege-mission = ein Auftrag für 3 weniger, zusätzlich zum Kauf
ng-privilege-seal = 1 Siegel am Ende des Zuges, wenn kein Privileg genutzt wurde
ng-privilege-joker = „?“, das für jedes der anderen vier steht (oder, wenn es so vereinbart ist, nur den Piraten versetzt)
ng-end = Das ist alles
ng-no-route = Die erste Route kommt nach der Startauswahl.
ng-commodities =
    { $count ->
        [one] eine beliebige Ware
       *[other] { $count } verschiedene Waren
    }
ng-luxuries =
    { $count ->
        [one] ein beliebiges Luxusgut
       *[other] { $count } verschiedene Luxusgüter
    }
ng-career-next = Für den Aufstieg: { $need }.
ng-career-top = Die Spitze ist erreicht.
ng-career-seals = Sie bringt am Ende jedes Zuges { $seals } Siegel.
ng-career-privileges = Davon eines je Zug: { $privileges }.
ng-career-x = Solange ein × zu sehen ist, kannst du nicht gewinnen.
ng-mission-upper = Obere Zeile: { $goods }, { $seals } Siegel.
ng-mission-lower = Untere Zeile: { $goods }, { $seals } Siegel.
ng-mission-both = Beide in einem Zug: { $seals } Siegel. Die untere Zeile allein schließt die Karte.
ng-mission-price = Ein Auftrag kostet { $price } Dukaten. Du darfst höchstens { $most } in Bearbeitung haben.
ng-luxury = Die Manufaktur macht { $luxury } aus einer oder mehreren von: { $goods }. Verkauft bringt es Siegel und Dukaten, je nach Waren:
ng-city = Hier gibt es { $good }. Ohne eigenes Kontor kostet der Besuch Hafengebühr: { $fee ->
        [one] 1 Dukat
       *[other] { $fee } Dukaten
    }.
ng-offices-of = Kontore, das billigste zuerst: Preis und Einkommen. Die mit einem Zeichen sind vergeben.
ng-special = Jeder darf ihn erfüllen: { $goods } und { $price ->
        [one] 1 Dukat
       *[other] { $price } Dukaten
    } bringen { $seals } Siegel. Dann wandert er ans Ende der Reihe.
ng-bonus-eight-offices = Für Kontore in allen Städten: { $high } Siegel für die, die zuerst { $needed } haben, später { $low }.
ng-bonus-five-city-route = Für eine Route durch { $needed } Städte: { $high } Siegel für die Ersten, später { $low }.
ng-bonus-luxury-merchant = Für ein Luxusgut aus { $needed } Waren: { $high } Siegel für die Ersten, später { $low }.
ng-bonus-three-missions = Für { $needed } erfüllte Aufträge: { $high } Siegel für die Ersten, später { $low }.
ng-bonus-career-level = Für eine Karriere, die { $needed } Siegel je Zug bringt: { $high } Siegel für die Ersten, später { $low }.
ng-bonus-variety = Am Ende des Spiels: Siegel für verschiedene Güter auf deinen erfüllten Aufträgen.
ng-aid-goal = Ziel: die meisten Siegel, durch Luxusgüter, Aufträge, deine Karriere und Bonuskarten.
ng-aid-title = Ein Zug auf einen Blick
ng-aid-1 = Lege eine Route von Stadt zu Stadt, so viele Karten wie die Geschwindigkeit deines Schiffs. Wo du ein Kontor hast, legst du deines; anderswo zahlst du die Hafengebühr.
ng-aid-2 = Nutze sie: jede Karte einmal, für ihre Ware, ihr Einkommen, zum Einlagern oder als Platz für die Manufaktur ihrer Stadt.
ng-aid-3 = Eine Manufaktur verarbeitet Waren, die vor ihr liegen. Verkauft bringt ein Luxusgut Siegel und ebenso viele Dukaten; oder es erfüllt einen Auftrag oder deine Karriere.
ng-aid-4 = Aufträge: 2 Siegel je Zeile, 5 für beide in einem Zug. Karriere: Bezahle die unterste Zeile, um aufzusteigen; sie bringt jeden Zug Siegel.
ng-aid-5 = Dann zahle die Gebühren und kaufe eines: ein Kontor, ein schnelleres Schiff (5, 10, 15) oder einen Auftrag (6).
ng-aid-6 = Nach 30 Siegeln oder der Spitze einer Karriere folgt noch eine Runde. Solange deine Karriere ein × zeigt, kannst du nicht gewinnen.
tip-novgorod-draft = Startauswahl: Zwei Kontore und ein Auftrag. Ein Kontor erspart dir die Gebühr seiner Stadt und bringt Einkommen; bezahlt wird alles zusammen am Ende.
tip-novgorod-side = Beide Seiten deiner Karriere haben dieselben Stufen in anderer Folge. Nimm die, deren unterste Zeile Waren verlangt, die du herstellen kannst: Jede Stufe bringt Zug um Zug Siegel, eine frühe also am meisten.
tip-novgorod-route = Klicke Stadt um Stadt an oder ziehe von einer zur nächsten. Der Anker zeigt die Gebühr; wie viele Karten du legen darfst, sagt die Geschwindigkeit deines Schiffs.
tip-novgorod-use = Jede Karte der Route dient einmal. Was leuchtet, geht jetzt: ein Luxusgut verkaufen, einen Auftrag erfüllen, aufsteigen, eine Ware einlagern, Einkommen nehmen.
tip-novgorod-artisan = Eine Manufaktur verarbeitet die Waren, die in deiner Route vor ihr liegen. Die Karte ihrer Stadt ist damit verbraucht: Nimm eine, deren Ware du am wenigsten brauchst.
tip-novgorod-inputs = Eine Ware genügt; mehr verschiedene bringen beim Verkauf mehr Siegel.
tip-novgorod-good = Die gewählte Ware dreht sich zur Seite und ist für diesen Zug verbraucht. Gib also her, was sonst nichts in deiner Route braucht.
tip-novgorod-place = Bleibt die Karte offen, kann sie später ihre untere Zeile für 2 Siegel bekommen. Du darfst aber höchstens drei Aufträge in Bearbeitung haben.
tip-novgorod-buy = Ein Kauf je Zug. Ein schnelleres Schiff heißt längere Routen; ein Kontor heißt Einkommen und dort keine Gebühr.

## Die Wertung

chapter-novgorod-trade = Luxusgüter
chapter-novgorod-missions = Aufträge
chapter-novgorod-career = Karriere
chapter-novgorod-bonuses = Bonuskarten
chapter-novgorod-others = Übriges
