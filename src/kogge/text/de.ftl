# Wörter, die alle Spiele teilen: Deutsch. Wie die Schlüssel heißen, steht in kogge/text/__init__.py.

## Plätze und Werte

seat = Platz { $number }
value-on = an
value-off = aus
value-number = { $number }

## Bots und ihr Rat

level-random = Zufall
level-deckhand = Schiffsjunge
level-greedy = Raffer
level-policy = Bootsmann
level-mate = Maat
level-skipper = Skipper
level-admiral = Admiral
hint-plan = Danach: { $plan }.
hint-later = Bevor andere dran sind, bringt es nichts; es zählt, wie du danach stehst.

## Warum etwas nicht geht, und was richtig wäre

reason-not-your-turn = Gerade entscheidet jemand anderes. Du wirst gefragt, wenn du dran bist.
reason-no-such-action = Diese Aktion gibt es nicht. Wähle eine der angebotenen Aktionen.
reason-game-over = Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.
reason-chance = Hier entscheidet der Zufall. Warte ab, was er bringt.
reason-not-now = Darum geht es gerade nicht. Wähle eine der angebotenen Aktionen.
reason-undo-horizon =
    { $steps ->
        [0] Hier lässt sich nichts zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt. Spiel von hier aus weiter.
        [one] Nur dein letzter Schritt lässt sich zurücknehmen.
       *[other] Nur deine letzten { $steps } Schritte lassen sich zurücknehmen.
    }

## Fehler

error = An den Angaben stimmt etwas nicht. Bitte prüfe sie.
error-broken-game = Das Spiel „{ $game }“ lässt sich nicht laden. Installiere sein Paket neu oder entferne es: { $why }
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele heißen: { $accepts }.
error-bad-player-count = „{ $game }“ ist nicht für { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } gemacht. Möglich sind: { $accepts }.
error-unfinished-game = Besprochen wird nur ein beendetes Spiel, und dieses läuft noch.
error-unknown-option = Eine Option „{ $option }“ gibt es nicht. Meintest du: { $near }?
error-bad-option-value = Die Option „{ $option }“ kennt den Wert „{ $value }“ nicht. Möglich sind: { $accepts }.
error-unknown-language = In der Sprache „{ $language }“ gibt es keine Texte. Die Sprachen sind: { $accepts }.
error-unknown-token = „{ $token }“ ist keine Aktion dieses Spiels. Meintest du: { $near }?
error-ambiguous-token = „{ $token }“ kann hier mehr als eine Aktion bedeuten. Schreib genauer: { $choices }.
error-illegal-action = „{ $token }“ geht jetzt nicht. { $reason } [{ $rule }]
error-broken-record = Diese Aufzeichnung lässt sich nicht lesen. Zeile { $line }: { $problem }
error-broken-position =
    { $line ->
        [0] Diese Stellung lässt sich nicht lesen. { $problem }
       *[other] Diese Stellung lässt sich nicht lesen. Zeile { $line }: { $problem }
    }
error-broken-edition =
    { $count ->
        [one] Die Edition „{ $name }“ ist noch nicht brauchbar. Eines stimmt nicht:
       *[other] Die Edition „{ $name }“ ist noch nicht brauchbar. { $count } Dinge stimmen nicht:
    }

## Was an einer Aufzeichnung nicht stimmt

problem-record-format = Sie beginnt mit „{ $got }“. Die erste Zeile muss „{ $expected }“ lauten.
problem-record-header = Im Kopf gibt es kein Feld „{ $got }“. Seine Felder sind: { $expected }.
problem-record-header-twice = „{ $got }“ steht zweimal da. Lass eines davon weg.
problem-record-header-missing = Im Kopf fehlt „{ $expected }“. Ergänze es vor der ersten leeren Zeile.
problem-record-option = „{ $got }“ ist keine Option. Schreibe Optionen als Name=Wert.
problem-record-players = „{ $got }“ ist keine Zahl von Spielern. Schreibe eine Zahl, etwa 3.
problem-record-edition = Die Edition „{ $got }“ ist nicht zur Hand. Nimm eine Aufzeichnung zu einer mitgelieferten Edition.
problem-record-other-edition = Gespielt wurde mit der Edition { $got }, hier ist { $expected }. Lade dieselbe Editionsdatei.
problem-record-other-rules = Die Aufzeichnung folgt Fassung { $got } der Regeln, hier ist { $expected }. Spiel sie mit jener Fassung nach.
problem-record-other-tokens = Die Aufzeichnung kennt andere Aktionen ({ $got }) als dieses Spiel ({ $expected }). Spiel sie mit der Fassung nach, mit der sie entstand.
problem-record-token = „{ $got }“ ist keine Aktion dieses Spiels. Meintest du: { $near }?
problem-record-ambiguous = „{ $got }“ kann hier mehr als eine Aktion bedeuten. Schreib eine davon: { $choices }.
problem-record-illegal = „{ $got }“ geht hier nicht, nach Regel { $rule }. Möglich sind: { $expected }.
problem-record-seat = Einen Platz „{ $got }“ gibt es nicht. Die Plätze sind { $expected }.
problem-record-seats = { $got ->
        [one] Für die Plätze ist ein Name angegeben
       *[other] Für die Plätze sind { $got } Namen angegeben
    }, es spielen aber { $expected }. Gib jedem Platz einen Namen oder keinem.
problem-record-variation = „{ $got }“ passt hier nicht: Eine Variante beginnt mit „#(“ nach einem Schritt und endet mit „#)“.
problem-record-too-long = Sie hat mehr als { $expected } Schritte.
problem-record-after-result = „{ $got }“ steht hinter dem Ergebnis. Das Ergebnis ist die letzte Zeile.
problem-record-result = Als Ergebnis steht „{ $got }“ da, das Spiel führt aber zu „{ $expected }“.

## Was an einer Stellung nicht stimmt

problem-unknown-field = Ein Feld „{ $got }“ gibt es nicht. Die Felder sind: { $expected }.
problem-field-twice = Das Feld „{ $got }“ steht zweimal da. Lass eines davon weg.
problem-field-length = „{ $field }“ hat { $got ->
        [one] einen Wert
       *[other] { $got } Werte
    }. Nötig sind { $expected }.
problem-field-number = „{ $got }“ passt nicht zum Feld „{ $field }“. Es nimmt ganze Zahlen von { $lowest } bis { $highest }.
problem-field-word = „{ $got }“ passt nicht zum Feld „{ $field }“. Möglich sind: { $expected }.
problem-field-shape = Das Feld „{ $field }“ ist nicht richtig geschrieben. Schreibe es so: { $expected }.
problem-unknown-decision = „{ $got }“ kann gar nicht anstehen. Möglich sind: { $expected }.
problem-decision-numbers = Hinter „{ $got }“ gehören ein bis vier ganze Zahlen, zuerst der Platz.
problem-decision-seat = { $got } kann das nicht entscheiden. Plätze zählen von 0 bis { $highest }, der Zufall ist -1.
problem-decision-voyage = „{ $got }“ kann in dieser Stellung nicht anstehen. Berichtige das Feld oder lass es weg.
problem-position-impossible = Dorthin führen die Regeln nie ({ $got }). Berichtige diese Werte.

## Was an einer Editionsdatei nicht stimmt

fault-line =
    { $line ->
        [0] { $fault }
       *[other] Zeile { $line }: { $fault }
    }
fault-edition-syntax = Das ist kein gültiges TOML: { $detail }.
fault-edition-not-found = Eine Edition oder Datei „{ $got }“ gibt es nicht. Mitgeliefert sind: { $expected }.
fault-edition-not-text = „{ $got }“ ist keine Textdatei in UTF-8. Speichere sie so ab.
fault-edition-other-game = Das ist eine Edition für „{ $got }“, nicht für „{ $expected }“.
fault-edition-missing = „{ $expected }“ fehlt. Ergänze es.
fault-edition-no-provenance = Bei „{ $field }“ steht nicht, woher der Wert stammt. Ergänze from = eines von: { $expected }.
fault-edition-provenance = „{ $field }“ stammt von „{ $got }“. Möglich sind: { $expected }.
fault-edition-number = { $key } von „{ $field }“ ist { $got }. Es muss eine ganze Zahl von { $lowest } bis { $highest } sein.
fault-edition-word = { $key } von „{ $field }“ ist „{ $got }“. Möglich sind: { $expected }.
fault-edition-slug = „{ $got }“ taugt nicht als Name: höchstens { $longest } Kleinbuchstaben, Ziffern und einzelne Bindestriche.
fault-edition-unknown-key = „{ $field }“ kann mit „{ $key }“ nichts anfangen. Möglich sind: { $expected }.
fault-edition-unknown-entry = Den Eintrag „{ $field }“ kennt niemand. Der nächste Name ist: { $near }.
fault-edition-contradicts = „{ $field }“ ist { $got }, im Regelheft steht aber { $expected }. Sieh noch einmal in der Schachtel nach.
fault-edition-disagrees = „{ $field }“ ist in { $file } { $got }, in einer Datei davor aber { $expected }. Nur eines kann gedruckt sein: Berichtige das andere.
fault-edition-name-taken = So, „{ $got }“, heißt eine mitgelieferte Edition, oder sie hat denselben Text. Wähle einen anderen Namen.
fault-edition-unplayable = Zufällige Partien mit dieser Edition führen in eine Stellung, die die Regeln nicht kennen. Suche einen Wert, der so nicht gedruckt sein kann.
