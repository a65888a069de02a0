"""After the game: what each decision and each stroke of luck did to everybody's chance to win.

>>> import kogge
>>> from kogge.bots.registry import make
>>> from kogge.bots.table import play_game
>>> from kogge.review import judges, review
>>> game = kogge.load("norderwind", players=2)
>>> record = play_game(game, [make("norderwind", "greedy"), make("norderwind", "greedy")], seed=1)
>>> found = review(record, judges.make(game))
>>> account = found.accounts[0]
>>> abs(account.start + account.own + account.others + account.luck - account.result) < 1e-9
True
"""

from kogge.review.events import Depth
from kogge.review.review import Review, review

__all__ = ["Depth", "Review", "review"]
