"""Norsemen: exploration, expansion and return through five rounds of the Viking age."""
