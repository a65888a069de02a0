# Der Editor für Editionen: Deutsch

edition-title = { $game }: deine Schachtel
edition-intro = Einige gedruckte Werte dieses Spiels stehen nicht im Regelheft, wir haben sie selbst gewählt (◇). Besitzt du das Spiel, dann trag ein, was in deiner Schachtel steht, oder hake ab, was gleich ist. Alles bleibt in diesem Browser, bis du die Datei exportierst oder einen Tisch damit eröffnest.
edition-name = Name der Edition
edition-start = Neu beginnen mit
edition-start-sure = Was du eingetragen hast, geht verloren. Neu beginnen?
edition-open = Datei öffnen
edition-compare = Vergleichen mit
edition-compare-file = Mit einer Datei vergleichen
edition-export = Datei exportieren
edition-only-open = Nur zeigen, was noch gewählt ist
edition-too-long = Diese Datei ist zu lang für eine Edition. Sie darf 48.000 Zeichen haben.
edition-progress = { $typed } aus deiner Schachtel, { $left } noch von uns gewählt
edition-sound = Spielbar ({ $hash })
edition-faults =
    { $count ->
        [one] Eins stimmt nicht
       *[other] { $count } Angaben stimmen nicht
    }
edition-different =
    { $count ->
        [0] Alle Werte sind die von { $name }.
        [one] Ein Wert ist anders als bei { $name }.
       *[other] { $count } Werte sind anders als bei { $name }.
    }
edition-open-values = { $count } noch gewählt
edition-all-as-printed = Alles wie gedruckt
edition-as-printed = Wie gedruckt
edition-undo = Zurücknehmen
edition-put-back = Wieder hinzufügen
edition-gone = Nicht in deiner Schachtel.
edition-not-there = { $name } ist nicht in meiner Schachtel
edition-more-values = Weiterer Wert von { $name }
edition-value = Wert
edition-other-says = Dort: { $value }
edition-nothing = nichts
edition-reconstructed = von uns gewählt

## Spiele der Bots damit

edition-trial = So spielt es sich
edition-trial-about = Bots spielen { $count } Spiele mit diesen Werten, während du weitermachst. Die Bilder zeigen, wer gewinnt, wie lange es dauert und wie knapp es ist.
edition-trial-players = Spieler
edition-trial-start = { $count } Spiele damit spielen
edition-trial-stop = Anhalten
edition-trial-old = Diese Spiele waren vor deiner letzten Änderung.
edition-trial-wins = Siege jedes Platzes (gerecht: { $fair } %)
edition-trial-share = { $share } % ({ $low } bis { $high } %)
edition-trial-turns = Züge je Platz, im Mittel { $mean }
edition-trial-best = Punkte des Siegers, im Mittel { $mean }
edition-trial-lead = Vorsprung vor dem Zweiten, im Mittel { $mean }

## Tabellen

edition-table-start = Start
edition-table-cubes = Marker nach Spielerzahl
edition-table-ship = Schiff
edition-table-voyage = Fahrt
edition-table-prices = Preise
edition-table-gains = Einnahmen
edition-table-event_die = Ereigniswürfel: Seiten
edition-table-battle_die = Kampfwürfel: Seiten
edition-table-tiles = Plättchen
edition-table-contracts = Aufträge
edition-table-speed = Preis der Geschwindigkeit
edition-table-mission = Aufträge: Preis und Siegel
edition-table-privilege = Privilegien
edition-table-end = Spielende
edition-table-cities = Städte, im Uhrzeigersinn
edition-table-seaways = Seewege
edition-table-incomes = Einkünfte
edition-table-fees = Hafengebühren
edition-table-luxuries = Luxusgüter
edition-table-artisans = Manufakturen
edition-table-seals = Siegel für einen Verkauf
edition-table-missions = Auftragskarten
edition-table-careers = Karriere
edition-table-bonus = Boni
edition-table-novgorod-bonus = Bonuskarten
edition-table-variety = Warenvielfalt
edition-table-merchant = Kaufmann
edition-table-pirate = Pirat
edition-table-specials = Sonderaufträge
edition-table-order = Spätere Spieler
edition-table-route = Route
edition-table-trades = Tauschgeschäfte
edition-table-ladder = Leiter
edition-table-jarl = Jarl-Aktion
edition-table-explore = Kosten der Karten nach Zeitalter
edition-table-lore = Wissen nach Spielerzahl
edition-table-territories = Gebiete
edition-table-thing = Thing-Aktionen
edition-table-income = Einkünfte der Siedlungen
edition-table-leaders = Anführer
edition-table-abilities = Fähigkeiten der Anführer
edition-table-scoring = Wertungskarten
edition-table-scoring_spaces = Felder der Wertungskarten
edition-table-cards = Erkundungskarten

## Werte

edition-key-good = Ware
edition-key-goods = Waren
edition-key-price = Preis
edition-key-kind = Art
edition-key-to = Führt nach
edition-key-cheapest = Billigstes
edition-key-second = Zweites
edition-key-third = Drittes
edition-key-dearest = Teuerstes
edition-key-upper = Obere Zeile
edition-key-lower = Untere Zeile
edition-key-cards = Karten
edition-key-luxuries = Luxusgüter
edition-key-commodities = Waren
edition-key-ducats = Dukaten
edition-key-privilege = Privileg
edition-key-seals = Siegel
edition-key-x = Reihe mit ×
edition-key-needed = Verlangt
edition-key-high = Zuerst
edition-key-low = Später
edition-key-least = Hergestellt aus mindestens
edition-key-city = Stadt
edition-key-gold = Gold
edition-key-captains = Kapitäne
edition-key-grain = Getreide
edition-key-fish = Fisch
edition-key-salt = Salz
edition-key-wood = Holz
edition-key-wine = Wein
edition-key-coins = Münzen
edition-key-vp = SP
edition-key-cost = Kosten
edition-key-draw = Gezogene Karten
edition-key-one = Um eine zu behalten
edition-key-two = Um zwei zu behalten
edition-key-food = Nahrung
edition-key-first = Erstes
edition-key-fourth = Viertes
edition-key-age = Zeitalter
edition-key-need = Verlangt
edition-key-effect = Wirkung
edition-key-ladder = Leiter
edition-key-per = Eine Münze je
edition-key-if = Wenn da sind
edition-key-if_coins = Dann Münzen
edition-key-if_vp = Dann SP
edition-key-vp_per = Ein SP je
edition-key-coin_for_vp = Münzen für einen SP
edition-key-ports = Häfen
edition-key-keep = Behaltene Karten
edition-key-lore = Wissen
edition-key-start = Beginnt in
edition-key-ability = Fähigkeit
edition-key-more = Mehr
edition-key-more_vp = SP für mehr
edition-key-most = Am meisten
edition-key-most_vp = SP für am meisten
edition-key-territory = Gebiet
edition-key-icons = Symbole
edition-key-corner = Ecke
edition-key-damage = Schaden
edition-key-bonus = Bonus
edition-key-name = Name

## Teile, deren Namen kein Spiel hat

edition-part-gold = Gold
edition-part-letters = Handelsbriefe
edition-part-sail = Segel
edition-part-cannons = Kanonen
edition-part-cannon = Kanone
edition-part-crew = Besatzung
edition-part-brig = Brigg
edition-part-hold = Laderaum
edition-part-of_a_kind = Von einer Sorte
edition-part-stack = Plättchen im Stapel
edition-part-actions = Aktionen
edition-part-round_limit = Höchstens Runden
edition-part-pirates = Piraten
edition-part-income = Einkommen
edition-part-full_brig = Volle Brigg
edition-part-missions = Aufträge
edition-part-offices = Kontore
edition-part-speed = Geschwindigkeit
edition-part-ducats = Dukaten
edition-part-price = Preis
edition-part-in_progress = In Arbeit, höchstens
edition-part-open = Offen
edition-part-extra_open = Jeder weitere offene
edition-part-line = Eine Zeile
edition-part-both = Beide Zeilen
edition-part-primary = Erstes Feld
edition-part-first = Erstes
edition-part-second = Zweites
edition-part-third = Drittes
edition-part-fourth = Viertes
edition-part-damage = Schaden, höchstens
edition-part-limit = Längste Route
edition-part-used = Benutzte Plättchen
edition-part-shown = Offene Karten
edition-part-slows = Verlangsamt um
edition-part-start = Start
