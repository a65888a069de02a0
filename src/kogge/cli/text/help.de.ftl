# Die Hilfe der Befehle: Deutsch. Das Englische steht in den Quellen, neben dem, was es erklärt.
# help-BEFEHL ist der Befehl selbst, help-BEFEHL--PARAMETER ein Parameter, help--PARAMETER einer, der überall dasselbe heißt.

help-page-usage = Aufruf:
help-page-optional = [OPTIONEN]
help-page-options = Optionen
help-page-command = BEFEHL [ARGUMENTE]...
help-page-arguments = Argumente
help-page-commands = Befehle
help-page-default = Standard:
help-page-required = nötig

help--lang = Die Sprache; sonst die deines Systems.
help--version = Die Version ausgeben und aufhören.
help--help = Diese Hilfe zeigen und aufhören.
help--game = Das Spiel: { $games }.
help--players = Wie viele mitspielen.
help--edition = Eine Edition mit ihrem Namen oder eine eigene Datei.
help--option = Eine Regeloption; auch mehrmals.
help--seed = Der Startwert des ersten Spiels; jedes weitere hat den nächsten.
help--workers = So viele Prozesse arbeiten.
help--database = URL der Datenbank; ohne sie eine Datei in deinem Datenordner. Eine mit Passwort gibst du als Variable oder in einer Datei an.
help--database_file = Eine Datei, in der die URL der Datenbank steht, etwa ein eingehängtes Geheimnis.
help--log_format = Logzeilen für Menschen oder für Programme.
help--log_level = Ab welcher Wichtigkeit etwas ins Log kommt.
help--table = Die Kennung eines Tisches.
help--number = Die Nummer einer Meldung.

help-kogge = Kogge: Brettspiele der nördlichen Meere, in deinem Terminal.

## Spielen

help-play = Ein Spiel spielen: allein gegen Bots oder gemeinsam an einem Gerät.
help-play--game = Das Spiel; ohne Angabe wählst du es.
help-play--humans = Wie viele Menschen an diesem Gerät spielen.
help-play--bots = Wer auf den anderen Plätzen spielt, mit Namen: mate,greedy. Sonst mate.
help-play--seed = Startwert für wiederholbares Glück.
help-play--record = Das Spiel in dieser Datei aufzeichnen; gibt es sie schon, geht es mit ihr weiter.
help-play--pause = So viele Sekunden ist jeder Zug eines Bots zu sehen.
help-play--forced = Schritte ohne Wahl von selbst spielen.
help-replay = Ein aufgezeichnetes Spiel vor und zurück durchgehen.
help-replay--file = Die Aufzeichnung eines Spiels.
help-replay--text = Nur ausgeben, was geschehen ist.

help-review = Sagen, was jede Entscheidung und jeder Zufall mit den Siegchancen gemacht hat.
help-review--file = Die Aufzeichnung eines beendeten Spiels.
help-review--data = Alles, was gefunden wurde, als JSON ausgeben.
help-review--guide = Nach Faustregeln urteilen, nicht mit dem gelernten Netz.
help-review--worlds = Welten, in denen eine Entscheidung beurteilt wird.

## Messen und prüfen

help-perft = Alle Anfänge eines Spiels zählen: So zeigt sich, ob die Regeln überall dieselben sind.
help-perft--depth = Wie viele Schritte.
help-perft--split = Auch die Zahl hinter jedem ersten Schritt.
help-bench = Messen, wie schnell die Engine hier ist, kompiliert und rein, mit denselben Spielen; oder die Suche, oder der Start.
help-bench--games = Spiele je Wiederholung.
help-bench--repeat = Wiederholungen mit jeder Engine.
help-bench--seed = Der Startwert des ersten Spiels.
help-bench--search = Stattdessen die Suche der Bots messen.
help-bench--start = Stattdessen messen, wie lange der Start dauert.
help-bench--every = Alle Spiele, mit --search.
help-bench--turns = Züge jeder Stufe, mit --search.
help-bench--out = Ein Ordner für eine Seite mit dem Gemessenen.
help-puzzles = Rätsel finden: Stellungen aus Spielen der Bots, in denen eine längere Suche genau einen deutlich besten Zug findet.
help-puzzles--games = Wie viele Spiele durchsucht werden.
help-puzzles--bot = Wer auf allen Plätzen spielt.
help-puzzles--simulations = Simulationen für jede Möglichkeit, in jeder von zwei Suchen.
help-puzzles--out = Die Datei; was sie schon enthält, wird nicht noch einmal gesucht.
help-selfplay = Bots viele Spiele spielen lassen und zusammenfassen.
help-selfplay--games = Wie viele Spiele.
help-selfplay--bots = Wer spielt, mit Namen; der letzte nimmt alle übrigen Plätze.
help-selfplay--out = Ein Ordner für die Aufzeichnungen aller Spiele.
help-arena = Bots gegeneinander spielen lassen: ausgeglichene Plätze, gepaarte Startwerte, Siegquoten mit Vertrauensbereich, Wertungszahlen.
help-arena--bots = Wer spielt, mit Namen: skipper,mate,greedy. mate/10 denkt weniger nach.
help-arena--games = Spiele; aufgerundet, bis jede Sitzordnung gleich oft vorkommt.
help-arena--players = Plätze am Tisch; sonst so viele, wie Bots genannt sind.
help-arena--seed = Der Startwert der ersten Spiele.
help-arena--ray = Auf einem Ray-Cluster unter dieser Adresse spielen; `local` startet einen hier.
help-arena--out = Ein Ordner für das Ergebnis und alle Aufzeichnungen.
help-arena--adjusted = Das Glück aus dem Anteil des ersten Bots herausrechnen.
help-arena--sprt = Aufhören, sobald klar ist, welchen Anteil der erste Bot gewinnt.
help-calibrate = Bots viele Spiele spielen lassen, an den Zielen des Spiels messen und den Bericht schreiben.
help-calibrate--games = Spiele für jede Spielerzahl.
help-calibrate--against = Eine andere Edition zum Vergleich.
help-calibrate--bot = Wer auf allen Plätzen spielt; sonst der Bot der Studie.
help-calibrate--players = Wie viele mitspielen; sonst jede mögliche Zahl.
help-calibrate--out = Der Ordner für den Bericht und seine Diagramme.
help-calibrate--trials = Auch die Versuche der Studie spielen: Woher kommen die Siege der Plätze?
help-report = Bots viele Spiele spielen lassen und schreiben, wie fair das Spiel ist: Plätze, Länge, Herkunft der Punkte, mit Diagrammen.
help-report--games = Spiele für jede Spielerzahl.
help-report--bot = Wer auf allen Plätzen spielt; sonst der Bot der Studie.
help-report--players = Wie viele mitspielen; sonst jede mögliche Zahl.
help-report--out = Der Ordner für den Bericht und seine Diagramme.
help-edition = Die gedruckten Werte eines Spiels ansehen oder eine eigene Datei prüfen.
help-edition-check = Jeden Fehler einer Editionsdatei mit seiner Zeile nennen und sagen, wie viele Werte noch rekonstruiert sind.
help-edition-check--file = Die Editionsdatei.
help-edition-check--contribution = Auch jeden Wert nennen, der dem Regelheft widerspricht.
help-edition-new = Eine Editionsdatei der eigenen Schachtel mit allen Werten einer anderen Edition beginnen.
help-edition-new--file = Die Datei, die geschrieben wird; nach ihr heißt die Edition.
help-edition-diff = Zwei Editionen vergleichen: jeder Wert, der nicht derselbe ist.
help-edition-diff--file = Die Editionsdatei.
help-edition-diff--other = Eine andere Datei oder der Name einer Edition; sonst die, die vorgegeben ist.
help-edition-merge = Zusammenführen, was mehrere aus ihren Schachteln abgelesen haben; abgelehnt, wo zwei sich widersprechen.
help-edition-merge--file = Die Editionsdatei.
help-edition-merge--others = Dateien, deren Werte aus eigenen Schachteln hineinkommen.
help-edition-merge--out = Die Datei, die geschrieben wird; nach ihr heißt die Edition.
help-edition-show = Jeden Wert einer Edition und seine Herkunft ausgeben; rekonstruierte sind markiert.
help-version = Sagen, was hier läuft: die Version, die Engine, Python und die Spiele.
help-version--full = Auch, wie es gebaut wurde, die Plattform und die Extras.

## Server

help-serve = Die Spiele bereitstellen: auf diesem Rechner oder mit --lan in deinem Netz.
help-serve--port = Der Port.
help-serve--lan = Andere in deinem Netz mitspielen lassen; gibt die Adresse aus.
help-serve--host = Die Adresse, auf der gelauscht wird, statt nur auf diesem Rechner.
help-serve--uds = Auf einem Unix-Socket statt einem Port lauschen, für einen Proxy.
help-serve--name = Ein öffentlicher Name, auf den der Server antwortet; auch mehrmals.
help-serve--any_host = Auf jeden Namen antworten (ein Proxy prüft ihn).
help-serve--trusted_proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-For gilt, statt dieses Rechners; auch mehrmals.
help-serve--secure = Läuft hinter TLS: Browser sollen dabei bleiben.
help-serve--contact = Kontakt für security.txt, etwa mailto:…
help-serve--lobby = Öffentliche Tische erlauben und auflisten; --lan tut das auch.
help-serve--bots = Prozesse, in denen Bots nachdenken; einer bleibt für laufende Spiele frei.
help-serve--workers = Bots denken in `kogge worker` nach (PostgreSQL).
help-serve--rate = Anfragen je Sekunde von einer Adresse.
help-serve--new_tables = Neue Tische je Stunde von einer Adresse.
help-serve--no_chat = An keinem Tisch ein Chat.
help-serve--keep_days = Tische löschen, an denen so viele Tage lang nichts geschehen ist; 0: nie.
help-serve--keep_addresses = Adressen selbst zwei Wochen lang speichern, nicht nur ihre Hashes.
help-serve--access_log = Jede Anfrage und jeden Socket ins Log schreiben.
help-serve--log_addresses = Adressen im Zugriffslog: nur das Netz (/24, /48), ganz oder gar nicht.
help-serve--metrics_port = /metrics für Prometheus hier bereitstellen; sonst gar nicht.
help-serve--metrics_host = Die Adresse, auf der der Port der Metriken lauscht.
help-serve--open_page = Den Browser öffnen.
help-worker = Für die Bots der Server an dieser PostgreSQL-Datenbank nachdenken, bis zum Abbruch.
help-worker--database = URL der PostgreSQL-Datenbank, die die Server benutzen, als Variable oder in einer Datei.
help-worker--concurrency = So viele Fragen gleichzeitig, jede in einem eigenen Prozess.

## Verwalten

help-admin = Einen Server verwalten: Tische, Sicherungen, Meldungen, Sperren, gespeicherte Daten.
help-admin-verify = Jeden Tisch nachspielen und die einfrieren, die diese Version anders spielt, mit Ergebnis und Verlauf.
help-admin-verify--only_look = Nichts einfrieren.
help-admin-frozen = Die eingefrorenen Tische auflisten: was sie vorher waren und warum sie eingefroren sind.
help-admin-unfreeze = Eingefrorene Tische weitergehen lassen, die diese Version so spielt, wie sie gespeichert sind; die anderen bleiben eingefroren.
help-admin-unfreeze--all_tables = Alle eingefrorenen Tische.
help-admin-export = Die Aufzeichnungen beendeter Spiele in einen Ordner schreiben; mit --running erfährst du auch die Geheimnisse der übrigen.
help-admin-export--folder = Der Ordner, in den geschrieben wird.
help-admin-export--running = Auch Spiele, die noch laufen.
help-admin-import = Eine Aufzeichnung als Tisch aufnehmen; gibt den Pfad aus, unter dem er zu sehen ist.
help-admin-import--record = Die Aufzeichnung eines Spiels.
help-admin-backup = Alles in eine Datei sichern, während der Server läuft.
help-admin-backup--file = Die Datei, die geschrieben wird.
help-admin-restore = Eine Sicherung in eine leere Datenbank zurückspielen, gleich welcher Art.
help-admin-restore--file = Die Sicherung.
help-admin-purge = Tische löschen, an denen so viele Tage lang nichts geschehen ist.
help-admin-purge--days = So viele Tage.
help-admin-delete = Einen Tisch löschen: Verlauf, Namen und Chat.
help-admin-ban = Eine Adresse oder ein Netz eine Weile aussperren; ein laufender Server folgt binnen Sekunden.
help-admin-ban--address = Eine Adresse oder ein Netz, etwa 203.0.113.0/24.
help-admin-ban--report = Die Adresse des Platzes aus dieser Meldung sperren.
help-admin-ban--hours = Für wie viele Stunden.
help-admin-ban--reason = Warum; das siehst nur du.
help-admin-bans = Die Sperren auflisten, auch gerade abgelaufene.
help-admin-unban = Eine Sperre aufheben.
help-admin-unban--which = Nummer, Adresse oder Netz der Sperre.
help-admin-find = Die Tische einer Person nach ihrem Namen finden: Tisch, Platz, Name, Spiel, Zustand, letzte Änderung.
help-admin-find--name = Ein Name oder ein Teil davon, groß oder klein geschrieben.
help-admin-find--exact = Nur der ganze Name.
help-admin-forget = Löschen, was über die Person auf einem Platz gespeichert ist: Name, Chat, Schlüssel, Adresse; das Spiel bleibt den anderen.
help-admin-forget--seat = Der Platz, wie `find` ihn zeigt, ab 1 gezählt.
help-admin-reports = Die offenen Meldungen auflisten.
help-admin-reports--every = Auch geschlossene Meldungen.
help-admin-reports-show = Eine Meldung mit dem Chat um sie herum zeigen.
help-admin-reports-close = Eine Meldung schließen.
