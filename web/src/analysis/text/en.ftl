# The analysis board: English

analysis = Analysis board
analysis-intro = Play for all seats, choose what chance brings or draw it, go back and try something else.
analysis-a-record = A record
analysis-a-game = A game, or a position
analysis-game = Game
analysis-players = Players
analysis-edition = Edition
analysis-usual = the usual one
analysis-open = Open the board
analysis-position = Begin with a position
analysis-position-hint = The text of a position, one field per line. What is left out is as at the start of the game.
analysis-bad-link = This link holds no analysis. Perhaps a part of it was lost on the way.
analysis-worth = Chance to win
analysis-lines = Best choices
analysis-then = Then: { $what }
analysis-even = as good, as far as can be told
analysis-outcomes = What chance may bring
analysis-judge = Judged by { $judge }{ $worlds ->
        [0] .
        [one] , in one world that looks the same to this seat.
       *[other] , in { $worlds } worlds that look the same to this seat.
    }
analysis-sampled = Chance was sampled.
analysis-deeper = Look deeper
analysis-tree = Moves
analysis-beginning = Beginning
analysis-comment = Comment on this move
analysis-main = Make this the main line
analysis-remove = Delete from here
analysis-bring-back = Bring it back
analysis-play-on = Play on from here
analysis-play-on-hint = A new table begins with these moves. Bots play the other seats.
analysis-me = this is me
analysis-level = Level
analysis-play-here = Bots play the other seats on this board: they answer each of your moves, and chance is drawn.
analysis-against = Bots answer your moves here.
analysis-alone = Stop that
analysis-too-long = This is too long for a link. Download it instead.
analysis-decider = who decides
analysis-chance = Chance decides.
analysis-draw = Draw
analysis-draw-all = Draw until a choice
analysis-choose = Choose the outcome
analysis-over = The game is over. { $winners ->
        [0] Nobody has won.
       *[other] Won by { $names }.
    }
analysis-guessed = What you cannot know of this running game was drawn at random here.
analysis-guess-again = Draw it again
analysis-keys = Keys: Page Up and Page Down go back and forth, Home and End to the ends, [ and ] to another variation, D draws.
