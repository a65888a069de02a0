"""What bots know of Norsemen."""
