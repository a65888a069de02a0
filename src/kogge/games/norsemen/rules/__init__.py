"""The rules of Norsemen."""
