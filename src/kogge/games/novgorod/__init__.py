"""Novgorod: routes, artisans, missions and careers of the Hanse. RULES.md maps every rule to its function and tests."""
