# Was die Seite über die Spielsteine von Norderwind sagt, und ihre Tipps: Deutsch.

odds-name-cannon = auf den Sieg
odds-name-fog = auf Nebel als Nächstes
nw-voyage-to = Kurs auf { $port }
nw-at-home = Im Heimathafen
nw-stack = Stapel von { $port }
nw-stack-count = { $count } Plättchen
nw-seen = Hier gesehen
nw-unseen = { $count ->
        [0] alle gesehen
        [one] eines unbekannt
       *[other] { $count } unbekannt
    }
nw-next-odds = Nächstes Plättchen
nw-kind = { $kind ->
        [destination] Zielhafen
        [port] Handelshafen
        [equipment] Ausrüstung
        [merchant] Handelsschiff
        [wreck] Wrack
        [fog] Nebel
       *[other] { $kind }
    }
nw-about-tile = { $family ->
        [destination] Erfülle den nächsten Auftrag dieses Hafens: Gib alles ab, was er verlangt, und setze einen Marker darauf.
        [merchant] Kaufe oder verkaufe eine beliebige Ware, zum Preis auf dem Plättchen.
        [equipment] Kaufe eines: mehr Segel, eine Kanone oder jemanden für die Mannschaft.
        [wreck] Suche es nach Gold ab.
        [fog] Wirf den Ereigniswürfel: ein Schatz oder Piraten. Bezahle sie oder kämpfe. Ein Sieg bringt einen Kapitän, eine Niederlage beendet die Fahrt. Das zählt nicht als Aktion.
       *[port] Kaufe eine oder zwei seiner Waren oder verkaufe eine oder zwei, je zum Preis auf dem Plättchen.
    }
nw-contracts = Aufträge von { $port }
nw-next-contract = Nächster Auftrag
nw-contract-row = Auftrag { $number }: { $needs }
nw-done-by = erfüllt von { $name }
nw-you-lack = Dir fehlt: { $needs }
nw-you-have-all = Du hast alles dafür
nw-majority = Mehrheit
nw-majority-of = Mehrheit: { $name }
nw-majority-none = Mehrheit: niemand
nw-all-ports = Auftrag in jedem Hafen
nw-full-crew = Volle Mannschaft
nw-cubes = Marker auf dem Spielplan
nw-cubes-of = { $cubes } von { $all } Markern
nw-hold = Laderaum
nw-brig = Verlies
nw-crew = Mannschaft
nw-cannons = Kanonen
nw-sail = Segel
nw-gold = Gold
nw-letters = Briefe
nw-empty = leer
nw-free-post = { $role }: frei
nw-on-board = { $role }: an Bord
nw-actions-left = { $left ->
        [0] keine Aktion mehr
        [one] noch eine Aktion
       *[other] noch { $left } Aktionen
    }
nw-range-left = { $left ->
        [0] nicht weiter
        [one] noch ein Plättchen
       *[other] noch { $left } Plättchen
    }
nw-next-tile = Nächstes Plättchen
nw-anchor = Anker werfen
nw-lane = Die Fahrt
nw-lane-empty = Die Schiffe liegen vor Anker. { $name } wählt den Kurs.
nw-lane-yours = Die Schiffe liegen vor Anker. Wähle einen Stapel.
nw-battle = Piraten: { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    } nötig, { $shots ->
        [one] ein Schuss
       *[other] { $shots } Schüsse
    }
nw-odds = Sieg { $percent } %
nw-odds-long = Sieg in { $cases } von { $all } Fällen
nw-looked = Das sah der Ausguck
nw-ship-of = Schiff von { $name }
nw-needs-word = { $amount } { $name }
nw-crew-boatman = Handle beim Handelsschiff zwei Waren, oder verkaufe eine und kaufe eine andere.
nw-crew-accountant = Ein Gold mehr für die erste Ware, die du an einem Plättchen verkaufst.
nw-crew-cannoneer = Die blaue Doppelkugel zählt zwei Treffer.
nw-crew-treasurer = Zwei Gold statt einem, wenn du deinen Zug ohne Gold beginnst.
nw-crew-lookout = Sieh dir das erste Plättchen der Fahrt an: Segle hin, oder lege es unter den Stapel.
nw-aid-goal = Ziel: als Erster alle Marker auf dem Spielplan zu haben.
nw-aid-1 = Wähle einen Stapel und decke die Plättchen eines nach dem anderen auf, so weit deine Segel tragen.
nw-aid-2 = Höchstens zwei Aktionen; die zweite beendet die Fahrt. Mit höchstens einer bekommst du einen Handelsbrief (du hast nie mehr als zwei).
nw-aid-3 = Hafen: eine oder zwei seiner Waren kaufen oder verkaufen. Handelsschiff: eine beliebige Ware. Ausrüstung: Segel, Kanone oder Mannschaft. Wrack: ein Schatz.
nw-aid-4 = Nebel: Bezahle die Piraten oder kämpfe. Eine silberne Kugel ist ein Treffer, die blaue nur mit Kanonier.
nw-aid-5 = Nach einer Aktion dürfen auch die anderen das Plättchen nutzen, für je einen Handelsbrief.
nw-aid-6 = Marker: einer für jeden Auftrag; je einer für die alleinige Mehrheit eines Hafens, für einen Auftrag in jedem Hafen und für die volle Mannschaft. Wer alle gesetzt hat, gewinnt.
nw-aid-title = Ein Zug auf einen Blick
nw-source-contracts = Aufträge
nw-source-majority = Mehrheiten
nw-source-all-ports = Jeder Hafen
nw-source-full-crew = Volle Mannschaft
nw-total = Marker
tip-norderwind-choose-stack = Jeder Hafen hat seinen eigenen Stapel, daneben liegen seine Aufträge. Fahr dorthin, wo deine Waren gefragt sind oder wo du Plättchen kennst, die du brauchst: Nur dieser Stapel kann sie bringen.
tip-norderwind-tile = Was leuchtet, erlaubt dieses Plättchen. Die zweite Aktion beendet die Fahrt. Überleg also, was du noch finden willst, bevor du hier eine ausgibst.
tip-norderwind-more = Bis zu zwei Waren darfst du hier handeln, in einer Richtung. Es kostet keine weitere Aktion: Nimm die zweite, wenn ein Auftrag sie verlangt oder du sie teurer verkaufst.
tip-norderwind-sail-on = Du darfst ankern oder weiterfahren. Das nächste Plättchen kann Nebel sein, und eine Niederlage beendet die Fahrt; mit höchstens einer Aktion bringt das Ankern einen Handelsbrief.
tip-norderwind-pirates = Die Aussichten stehen über den Plättchen. Bezahlen kostet ein Gold; ein Sieg bringt einen Kapitän, eine Niederlage beendet die Fahrt. Kämpfe also, wenn ein Kapitän gefragt und wenig zu verlieren ist.
tip-norderwind-letter = Jemand hat dieses Plättchen genutzt. Mit einem Handelsbrief darfst du es auch: Das kostet dich weder Aktion noch Weg, und mehr als zwei Briefe hat niemand.
tip-norderwind-set-sail = Dein Ausguck darf das erste Plättchen ansehen, bevor du hinsegelst: So weichst du Nebel oder einem nutzlosen Hafen aus.
tip-norderwind-looked = Nur du siehst dieses Plättchen. Segle hin, wenn es hilft; sonst lege es unter den Stapel: Das kostet keine Reichweite, und es kommt auf dieser Fahrt nicht wieder.
nw-reconstructed = ◇ Manche Werte stehen nur auf den Bildern der Spielregel: Die meisten Plättchen, Würfel und Aufträge sind von uns rekonstruiert.
