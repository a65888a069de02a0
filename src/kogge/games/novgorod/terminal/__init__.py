"""How Novgorod looks in the terminal."""
