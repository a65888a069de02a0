# Was der Server sagt: Deutsch.

## Was falsch war, und was stattdessen hilft

refused-unknown-table = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen Tisch.
refused-bad-token = Dieser Platz gehört dir nicht, oder er ist auf ein anderes Gerät umgezogen. Öffne den neuesten Link des Platzes.
refused-stale = Am Tisch ist es weitergegangen. Schau noch einmal hin und entscheide dann.
refused-not-your-turn = Jetzt entscheidet jemand anderes. Du wirst gefragt, wenn du an der Reihe bist.
refused-confirm-needed = Dieser Schritt lässt sich nicht zurücknehmen. Bestätige ihn.
refused-key-reused = Diese Anfrage wurde schon für etwas anderes verwendet. Sende sie mit einem neuen Schlüssel.
refused-not-playing = An diesem Tisch kann gerade nicht gespielt werden.
refused-frozen = Dieser Tisch ist eingefroren: Diese Version von Kogge kann ihn nicht weiterspielen. Öffne ihn, um zu sehen, warum und was noch möglich ist.
refused-frozen-log = Dieses Spiel war nicht zu Ende, als der Tisch eingefroren wurde, und kann eines Tages weitergehen. Deshalb bleibt sein Verlauf verschlossen, bis ihr alle einverstanden seid, das Spiel zu beenden.
refused-no-open-seat = Kein Platz ist frei. Schau zu oder eröffne einen eigenen Tisch.
refused-seat-moved = Dein Platz am neuen Tisch ist auf ein anderes Gerät umgezogen, oder ein Bot spielt für dich weiter. Zurück kommst du mit dem Link, den dir das andere Gerät gibt („An einem anderen Gerät weiterspielen“), oder mit dem, den du beim Gehen bekommen hast.
refused-bad-code = Dieser Code gilt nicht oder nicht mehr. Bitte um einen neuen Link.
refused-bad-name = Wähle einen Namen mit mindestens einem Buchstaben oder einer Ziffer.
refused-too-fast = Das ging zu schnell. Warte einen Moment und versuche es noch einmal.
refused-too-many-tables = Von einer Adresse aus lassen sich { $most } neue Tische in der Stunde eröffnen. Spiele an einem weiter, den du hast, oder eröffne den nächsten in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
refused-bots-busy = Die Bots denken noch über viele Fragen von deiner Adresse nach. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-all-bots-busy = Alle Bots sind an anderen Tischen beschäftigt. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-too-big = Das ist zu viel auf einmal. Sende weniger.
refused-bad-request = Diese Anfrage ist nicht lesbar.
refused-not-found = Hier ist nichts.
refused-not-over = Das Spiel läuft noch. Das geht, wenn es zu Ende ist.
refused-no-proposal = Es gibt nichts, worüber abzustimmen wäre. Das Spiel ist weitergegangen, oder es ist entschieden.
refused-not-allowed = Das ist hier nicht möglich.
refused-no-bot-turn = Noch hat kein Bot einen Zug mit einer Wahl gemacht, den du sehen konntest.
refused-no-hints = An diesem Tisch gibt es keine Tipps. Wähle sie, wenn du einen Tisch eröffnest.
refused-not-out = Diese Person hat noch Zeit.
refused-nothing-to-undo = Einen solchen Schritt zum Zurücknehmen gibt es nicht.
refused-unknown-level = Es gibt keinen Bot „{ $level }“. Die Bots sind: { $accepts }.
refused-seat-names = Gib allen an diesem Gerät einen Namen; mindestens ein Platz muss mit einer Person oder einem Bot besetzt sein.
refused-too-busy = Von diesem Server wird gerade zu viel verlangt. Versuche es gleich noch einmal.
refused-banned = Dieser Server lässt dich bis { $until } nicht herein. Schreibe seinem Betreiber, wenn du das für einen Irrtum hältst.
refused-kicked = Du wurdest von diesem Tisch entfernt. Du kannst an einem anderen spielen.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-kick-by-vote = Das Spiel hat begonnen. Bitte stattdessen die anderen um Zustimmung.
refused-kick-needs-consent = Mindestens eine weitere Person muss zustimmen, und es ist niemand da, den man fragen könnte.
refused-no-chat = Der Chat dieses Tisches ist ausgeschaltet.
refused-too-many-reports = Das sind vorerst genug Meldungen. Der Betreiber sieht sich die eingegangenen an.
refused-not-absent = Diese Person ist da, oder auf sie wird gerade nicht gewartet.
refused-not-absent-yet = Diese Person ist noch nicht lange genug abwesend. Versuche es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
refused-internal = Hier ist etwas schiefgegangen. Nichts ist verloren; versuche es noch einmal. Wenn es wieder passiert, nenne dem Betreiber diese Nummer: { $request }.

## Titel des Fensters

title-your-turn = Du bist dran · { $game }
title-waiting-for = Warten auf { $names } · { $game }
title-waiting = Warten auf Mitspieler · { $game }
title-finished = Beendet · { $game }
title-abandoned = Abgebrochen · { $game }
title-frozen = Eingefroren · { $game }

## Warum ein Tisch eingefroren ist, und was möglich ist

frozen-game = Diese Version von Kogge hat das Spiel, die Edition oder eine Option dieses Tisches nicht mehr.
frozen-log-broken = Diese Version von Kogge spielt nach anderen Regeln, und einige Züge dieses Spiels sind nicht mehr möglich.
frozen-position = Diese Version von Kogge spielt nach anderen Regeln, und dieses Spiel stünde danach anders.
frozen-ending = Diese Version von Kogge spielt nach anderen Regeln, und dieses Spiel wäre danach zu einer anderen Zeit zu Ende.
frozen-result = Diese Version von Kogge wertet anders, und dieses Spiel hätte ein anderes Ergebnis.
frozen-older = Dieser Tisch wurde nach älteren Regeln gespielt.
frozen-newer = An diesem Tisch spielt eine neuere Version von Kogge.
frozen-log = Der Tisch ist eingefroren: Sein Ergebnis bleibt, wie es war, und der Verlauf lässt sich herunterladen. Für ein weiteres Spiel eröffne einen neuen Tisch.
frozen-on = Der Tisch ist eingefroren, und nichts davon ist verloren: Wer diesen Server betreibt, kann das Spiel weitergehen lassen, sobald eine Version es wieder wie zuvor spielt. Bis dahin kannst du einen neuen Tisch eröffnen, oder ihr beendet dieses Spiel gemeinsam; dann lässt sich sein Verlauf herunterladen.
frozen-wait = Lade die Seite in einigen Minuten noch einmal.

bot-name = Bot { $number }
open-name = Freier Platz
former-name = Früherer Gast { $number }

lesson-you = Kapitän
lesson-other = Birte
lesson-else = Das ist erlaubt, aber hier geht es um etwas anderes. Mach, was im Text steht.
lesson-failed = Das war es noch nicht. Versuch es noch einmal.
example-seat = Platz { $seat }
example-else = Das ist erlaubt, aber dieses Beispiel geht mit einem anderen Zug weiter.
example-refused = Nicht erlaubt: { $what }. { $why }
example-offered = { $seat } kann wählen: { $what }
example-odds = { $what }: { $weight } von { $all }
