# Die Regeln: Deutsch

example-show = Zeig es mir
example-try = Probier es aus
example-step = { $at } von { $moves }
example-back = Einen Schritt zurück
example-next = Einen Schritt weiter
example-over = Das ist erlaubt. Das Beispiel endet hier.
rules-pieces = Spielmaterial ansehen
