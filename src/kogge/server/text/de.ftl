# Was der Server sagt: Deutsch.

## Was falsch war, und was stattdessen hilft

refused-unknown-table = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen Tisch.
refused-bad-token = Dieser Platz gehört dir nicht, oder er ist auf ein anderes Gerät umgezogen. Öffne den neuesten Link des Platzes.
refused-stale = Am Tisch ist es weitergegangen. Schau noch einmal hin und entscheide dann.
refused-not-your-turn = Jetzt entscheidet jemand anderes. Du wirst gefragt, wenn du an der Reihe bist.
refused-confirm-needed = Dieser Schritt lässt sich nicht zurücknehmen. Bestätige ihn.
refused-key-reused = Diese Anfrage stand schon für etwas anderes. Sende sie mit einem neuen Schlüssel.
refused-not-playing = An diesem Tisch kann gerade nicht gespielt werden.
refused-frozen = Dieser Tisch wurde nach älteren Regeln gespielt und bleibt, wie er war. Ergebnis und Verlauf lassen sich lesen.
refused-no-open-seat = Kein Platz ist frei. Schau zu oder eröffne einen eigenen Tisch.
refused-bad-code = Dieser Code gilt nicht oder nicht mehr. Bitte um einen neuen Link.
refused-bad-name = Wähle einen Namen mit mindestens einem Buchstaben oder einer Ziffer.
refused-too-fast = Das ging zu schnell. Warte einen Moment und versuche es noch einmal.
refused-too-many-tables = Von einer Adresse aus lassen sich { $most } neue Tische in der Stunde eröffnen. Spiele an einem weiter, den du hast, oder eröffne den nächsten in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
refused-too-big = Das ist zu viel auf einmal. Sende weniger.
refused-bad-request = Diese Anfrage ist nicht lesbar.
refused-not-found = Hier ist nichts.
refused-not-over = Das Spiel läuft noch. Das geht, wenn es zu Ende ist.
refused-no-proposal = Es gibt nichts abzustimmen. Das Spiel ist weitergegangen, oder es ist entschieden.
refused-not-allowed = Das ist hier nicht möglich.
refused-no-hints = An diesem Tisch gibt es keine Tipps. Wähle sie, wenn du einen Tisch eröffnest.
refused-not-out = Diese Person hat noch Zeit.
refused-nothing-to-undo = Es gibt keinen solchen Schritt zurückzunehmen.
refused-unknown-level = Es gibt keinen Bot „{ $level }“. Die Bots sind: { $accepts }.
refused-seat-names = Gib allen an diesem Gerät einen Namen, und mindestens einer Person oder einem Bot einen Platz.
refused-internal = Hier ist etwas schiefgegangen. Nichts ist verloren; versuche es noch einmal.

## Titel des Fensters

title-your-turn = Du bist dran · { $game }
title-waiting-for = Warten auf { $names } · { $game }
title-waiting = Warten auf Mitspieler · { $game }
title-finished = Beendet · { $game }
title-abandoned = Abgebrochen · { $game }
title-frozen = Bleibt, wie es war · { $game }

bot-name = Bot { $number }
open-name = Freier Platz
