"""How Norderwind looks in the terminal."""
