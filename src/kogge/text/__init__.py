"""Words for what the engine says, in two languages.

>>> from kogge import load
>>> from kogge.text import catalogue
>>> game = load("norderwind")
>>> catalogue("norderwind", "en").action(game, game.actions.parse("buy salt"))
'Buy salt'
>>> catalogue("norderwind", "de").action(game, game.actions.parse("buy salt"))
'Salz kaufen'

A catalogue is two Fluent files: ``kogge/text/<language>.ftl`` (what all games share) and
``kogge/games/<slug>/text/<language>.ftl``. The same files serve the page, so they call no function but ``NUMBER``. The
lint (``python -m kogge.text.lint``) derives from the engine which keys and variables there must be.

Keys:

- ``game-title`` and ``game-summary``: the name of the game, and the game in one line.
- ``action-<kind>``: the kinds of blocks of the action table: player actions, chance outcomes, veiled forms.
- ``prompt-<kind>``: what is being decided, the kinds of ``Prompt``.
- ``effect-<kind>``: what happened, the kinds of ``journal.add``.
- ``cause-<cause>``: why it happened, as a phrase that fits into the effects: "from the wreck". A component may be a
  cause too; then its name will do.
- ``reason-<why>``: why an action is not legal, ending with what would be right: the keys of ``Reason``.
- ``slug-<slug>``: the name of a component.
- ``family-<family>``: the name of components that a mark tells apart: ``salt-3`` is ``family-salt`` with ``$mark``.
- ``option-<name>``: an option, with its ``.hint``. Its words are ``option-<name>-<value>``; a number may have one too.
- ``problem-<problem>``: what is wrong with a record or a position. ``fault-<problem>``: with an edition file.
- ``error-<name>``: the classes of ``core/errors.py``.

Problems and faults of one game begin with its slug (``fault-norderwind-rows``). Other keys are free: they are used by
``text("key", name=value)`` somewhere in the package.

Variables. Numbers enter as they are. A slug, say of the argument ``tile``, enters as several variables:

- ``$tile``: its name, the text of ``slug-…`` or ``family-…``;
- ``$tile-<form>``: a form of its name, the attribute ``.<form>`` of that message. Each language has the forms it needs
  (``.at``, ``.a``, ``.acc``), so all grammar is in the catalogue;
- ``$tile-slug``: the slug itself, for selectors: ``{ $face-slug -> [coin] … *[other] … }``. Digits are a number.

A name may select by ``$amount``, the amount of the sentence it stands in: one captain, two captains. Effects have
``$seat`` (a name), ``$amount``, ``$what`` and ``$cause``; prompts have ``$seat`` and their arguments; actions and
reasons have their arguments (a second ``good`` is ``$good2``). Details of errors, problems and faults are quotations,
never translated.
"""

from kogge.text.catalogue import Catalogue, MissingText, catalogue, english, languages

__all__ = ["Catalogue", "MissingText", "catalogue", "english", "languages"]
