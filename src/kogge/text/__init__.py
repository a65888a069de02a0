"""Words for what the engine says, in two languages.

>>> from kogge import load
>>> from kogge.text import catalogue
>>> game = load("norderwind")
>>> catalogue("norderwind", "en").action(game, game.actions.parse("buy salt"))
'Buy salt'
>>> catalogue("norderwind", "de").action(game, game.actions.parse("buy salt"))
'Salz kaufen'

A catalogue is two Fluent files: ``kogge/text/<language>.ftl`` (what all games share) and
``kogge/games/<slug>/text/<language>.ftl``. The same files serve the page, so they use no function but Fluent's own. The
lint (``python -m kogge.text.lint``) derives from the engine which keys and variables there must be.

Keys
    ============================  ==================================================================================
    ``game-title``                the name of the game; ``game-summary`` is the game in one line
    ``action-<kind>``             a kind of block of the action table: player actions, chance outcomes, veiled forms
    ``prompt-<kind>``             what is being decided: the kinds of ``Prompt``
    ``effect-<kind>``             what happened: the kinds of ``journal.add``
    ``cause-<cause>``             why it happened, as a phrase that fits into the effects: "from the wreck"
    ``reason-<why>``              why an action is not legal, ending with what would be right: the keys of ``Reason``
    ``slug-<slug>``               the name of a component
    ``family-<family>``           the name of components told apart by a mark: ``salt-3`` is ``family-salt`` with ``$mark``
    ``option-<name>``             an option, with ``.hint``; its words ``option-<name>-<value>``; on, off and numbers are shared
    ``problem-<problem>``         what is wrong with a record or a position
    ``fault-<problem>``           what is wrong with an edition file
    ``error-<name>``              the classes of ``core/errors.py``
    ============================  ==================================================================================

    Problems and faults of one game begin with its slug (``fault-norderwind-rows``). Other keys are free, and are used by
    ``text("key", name=value)`` somewhere in the package.

Variables
    Numbers enter as they are. A slug, say of the argument ``tile``, enters as several variables:

    - ``$tile``: its name, the text of ``slug-…`` or ``family-…``;
    - ``$tile-<form>``: a form of its name, the attribute ``.<form>`` of that message. Each language has the forms it needs
      (``.at``, ``.a``, ``.acc`` …), so all grammar is in the catalogue;
    - ``$tile-slug``: the slug itself, for selectors: ``{ $face-slug -> [coin] … *[other] … }``. A slug of digits is a number.

    A name may select by ``$amount``, the amount of the sentence it stands in: one captain, two captains.
    Effects have ``$seat`` (a name), ``$amount``, ``$what`` and ``$cause``; prompts have ``$seat`` and their arguments; actions and
    reasons have their arguments (a second ``good`` is ``$good2``). Details of errors, problems and faults are quotations:
    they are never translated.
"""

from kogge.text.catalogue import Catalogue, MissingText, catalogue, english, languages

__all__ = ["Catalogue", "MissingText", "catalogue", "english", "languages"]
