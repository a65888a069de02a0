"""The games, one package each; the registry is the only door."""
