"""The rules of Norderwind."""
