# Die erste Lektion von Norsemen: Deutsch

welcome = Du führst einen Clan der Nordleute. Ein paar Runden lang erkundest, plünderst, handelst und siedelst du; am Ende gewinnen die meisten Siegpunkte (SP). Aufbau und erste Erkundung sind vorbei: Deine Route liegt vor dir, und du bist am Zug. Lies weiter.
aim = Deine Karten bilden eine Route. Es zählt, was darauf steht: Ein Langschiff gibt dir die Symbole seiner Karte. Jarle handeln zu Hause, Gesetzessprecher auf dem Thing der Gebiete, und auf Leitern warten Festungen, Siedlungen, Langschiffe und Gesetzessprecher, die von oben ins Spiel kommen.
forts = Ein Jarl kann Festungen errichten, und wer es zuerst tut, bekommt Münzen. Nimm die Jarl-Aktion für Festungen.
forts-else = Das ist erlaubt und oft gut. Aber das Feld für Festungen ist noch frei, mit seinen 3 Münzen: Nimm die Jarl-Aktion für Festungen.
advance = Ein Stein ganz oben auf einer Leiter kommt für die Symbole ins Spiel, die dort stehen: einmal Überfall, einmal Seefahrt. Bring eine Festung ins Spiel.
advance-else = Dafür bist du hier, und du kannst es bezahlen. Bring die Festung voran.
enough = Mehr lässt sich nicht voranbringen. Lass es gut sein.
fort = Eine Festung entsteht in einem Gebiet auf dem Plan. Kommt später eine andere dazu, bekommst du den Bonus des Gebiets. Bau sie in Schottland.
fort-else = Jedes Gebiet ginge. In Schottland ist die Thing-Aktion, die zur Festung gehört, jetzt die beste für uns: Sie bringt einen Gesetzessprecher.
thing = Mit einer neuen Festung darfst du die Thing-Aktion des Gebiets gleich umsonst nutzen. Nutze sie.
thing-else = Sie kostet nichts und bringt 2 SP. Nutze sie.
lawspeaker = Das Thing in Schottland bringt einen Gesetzessprecher voran. Der vom obersten Feld kommt gleich ins Spiel.
lawspeaker-else = Nur vom obersten Feld kommt ein Stein ins Spiel. Wähle Feld 1.
send = Ein neuer Gesetzessprecher geht zu einem Thing, wo noch niemand von dir ist. Schick ihn nach Irland.
send-else = In einer Partie ginge jedes Thing. Schick ihn hier nach Irland.
repair = Eines deiner Langschiffe ist beschädigt und gibt keine Symbole. Eine Reparatur kostet 2 Münzen. Reparier es.
repair-else = Ein beschädigtes Langschiff nützt nichts. Reparier es zuerst.
normandy = Ein Gesetzessprecher in der Normandie bringt 2 Münzen, und Platz ist dort für beliebig viele. Nimm die Thing-Aktion der Normandie.
normandy-else = Die Normandie ist eine sichere Quelle für Münzen. Nimm die Thing-Aktion der Normandie.
coins = Nimm die Münzen.
explained = So geht eine Runde weiter, Aktion um Aktion, bis alle gepasst haben. Dann bringen Siedlungen Einkommen, Karten dürfen in den Hafen, und ein neues Gebiet kommt auf den Plan.
task = Eine Aufgabe: noch einmal derselbe Zug, mit 7 Münzen. Hab nach höchstens drei Schritten 9 Münzen. Mehr als ein Weg führt dorthin.
end = Jetzt kennst du einen Zug der Expansion: Jarle zu Hause, Gesetzessprecher beim Thing, Langschiffe auf deiner Route. SP kommen von Leitern, Things, Siedlungen, Wertungskarten, Wissen und deinem Anführer. Eine Falle: Eine längere Route zeigt mehr Symbole, aber jedes zweite Schadenssymbol darauf beschädigt ein Langschiff. Du bist bereit für eine Partie gegen einen sanften Bot.
