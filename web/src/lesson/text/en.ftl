# Lessons: English

lesson-title = { $game }: the first lesson
lesson-step = { $step } of { $steps }
lesson-next = Read on
lesson-show = Show me
lesson-again = Try again
lesson-task = Task
lesson-back = A step back
lesson-leave = Leave the lesson
lesson-play = Play against a gentle bot
lesson-rules = Read the rules
