"""How Norsemen looks in the terminal."""
