"""What bots know of Novgorod."""
