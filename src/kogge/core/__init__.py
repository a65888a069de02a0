"""The engine core: states, actions, chance, knowledge and records, the same for every game."""
