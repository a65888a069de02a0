"""Skerries: fish on, or sail home before the squall. A game for Kogge in a package of its own."""

from kogge.games.plugin import GamePlugin, Rules


class Skerries(GamePlugin):
    """The game as Kogge finds it. All that it does not name has a default."""

    slug = "skerries"
    default_edition = "shoal"
    margin = 6.0  # by how many points a game is usually won

    def rules(self) -> Rules:
        """The module that makes the game."""
        from kogge_skerries import game

        return game
