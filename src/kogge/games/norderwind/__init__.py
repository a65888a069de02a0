"""Norderwind: trading voyages, push your luck. RULES.md maps every rule to its function and tests."""
