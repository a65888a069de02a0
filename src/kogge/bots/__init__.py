"""Players made of code: one interface, from random to search."""
