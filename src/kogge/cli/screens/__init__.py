"""The terminal's screens (Textual)."""
