# Lektionen: Deutsch

lesson-title = { $game }: die erste Lektion
lesson-step = { $step } von { $steps }
lesson-next = Weiterlesen
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-task = Aufgabe
lesson-back = Einen Schritt zurück
lesson-leave = Lektion verlassen
lesson-play = Gegen einen sanften Bot spielen
lesson-rules = Regeln lesen
