# Die erste Lektion von Norderwind: Deutsch

welcome = Du bist die Kapitänin oder der Kapitän links: ein Schiff, 5 Gold, keine Besatzung. Drei Städte brauchen Hilfe: Norderkap, Trutzhavn und Olesand. Mit jedem Dienst kommt einer deiner Marker in die Spalte der Stadt. Wer zuerst alle Marker auf dem Plan hat, gewinnt. Lies weiter.
needs = Jede Spalte liest man von unten. Olesand verlangt zuerst 1 Salz und 1 Fisch. Das brauchst du also. Alles findet sich auf See: Zu jeder Stadt gehört ein Stapel mit acht verdeckten Plättchen, und die Stadt selbst ist eines davon.
sail = Jeder Zug ist eine Fahrt. Wähle den Stapel, in den du fährst: Olesand.
sail-else = Du darfst überall hinfahren, aber Olesand will die Waren, die wir suchen. Fahr in den Stapel von Olesand.
buy = Ein Fischhafen, und er verkauft für 1 Gold. Kauf einen Fisch.
buy-else = Billiger als für 1 Gold gibt es Fisch nicht, und Olesand verlangt ihn. Kauf zuerst.
enough = In einem Hafen handelst du mit einer oder zwei Waren. Olesand verlangt nur einen Fisch, und Gold ist knapp. Lass es gut sein.
enough-else = Ein zweiter Fisch kostet noch ein Gold, und das brauchst du für das Salz. Lass es gut sein.
next = Ein Plättchen zu nutzen ist eine Aktion. Du hast zwei je Fahrt, und dein Segel reicht vier Plättchen weit. Deck das nächste auf.
next-else = Wer jetzt endet, bekommt einen Handelsbrief. Du hast aber noch eine Aktion und Reichweite: Deck das nächste Plättchen auf.
second = Ein Salzhafen mit Preis 1. Das ist die andere Hälfte des Auftrags: Kauf ein Salz.
second-else = Fahr nicht vorbei: Wer weiß, wann Salz wieder 1 Gold kostet. Kauf ein Salz.
over = Auch hier ist eines genug. Mit deiner zweiten Aktion endet die Fahrt, und der Stapel wird wieder gemischt.
over-else = Olesand verlangt nur ein Salz. Lass es gut sein.
letters = Während du gehandelt hast, hätte Birte mit ihrem Handelsbrief denselben Hafen nutzen können: So dürfen die anderen dir folgen. Sie hat verzichtet und dann ihre eigene Fahrt gemacht. Merk es dir: In Birtes Zug darfst du dasselbe.
again = Du bist wieder am Zug. Die Stadt Olesand liegt irgendwo in ihrem eigenen Stapel. Fahr dorthin.
again-else = Deine Waren sind für Olesand, und die Stadt liegt im Stapel von Olesand.
serve = Da ist sie, gleich als Erstes: Glück gehört zur Seefahrt. Du hast, was der Auftrag verlangt. Erfülle ihn.
serve-else = Dafür bist du gekommen: Erfülle den Auftrag.
home = Dein erster Marker liegt auf dem Plan. Du könntest mit der zweiten Aktion weiterfahren oder die Fahrt beenden; wer mit weniger als zwei Aktionen endet, bekommt einen Handelsbrief. Beende sie.
home-else = An Bord ist nichts mehr, was du jetzt verkaufen könntest. Beende die Fahrt und nimm den Brief.
profit = Eine Aufgabe: Du hast 5 Gold und liegst in einem Fischhafen mit Preis 1. Weiter draußen zahlt einer 3. Hab am Ende dieser Fahrt 9 Gold.
fog = Nebel, und darin Piraten: Der Würfel zeigt 1, also brauchst du einen Treffer. Du kannst sie bezahlen oder mit deiner Kanone kämpfen. Ein Sieg bringt einen Kapitän für deine Brigg, und Trutzhavn verlangt Kapitäne. Kämpfe.
fog-else = Ein Treffer mit einer Kanone ist eine gute Aussicht, und Trutzhavn verlangt Kapitäne. Kämpfe.
captain = Getroffen. Der Kapitän sitzt in deiner Brigg, bis du ihn nach Trutzhavn bringst. Eine Niederlage beendet die Fahrt; sieh dir deshalb vor dem Kampf die Chancen an, die das Spiel zeigt.
end = Jetzt kennst du eine ganze Fahrt: Stapel wählen, Plättchen aufdecken, zwei Aktionen, einer Stadt helfen. Segel, Kanonen und Besatzung kaufst du in Ausrüstungshäfen; damit fährst du weiter und sicherer. Wer in einer Spalte vorn liegt, hat die Mehrheit, und auch sie ist einen Marker wert. Eine Falle: Ein Auftrag verlangt alles auf einmal. Sieh dir also die nächste Zeile an, bevor du kaufst. Du bist bereit für eine Partie gegen einen sanften Bot.
