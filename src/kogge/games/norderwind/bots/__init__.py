"""What bots know of Norderwind."""
