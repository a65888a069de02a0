"""The rules of Novgorod."""
