"""Independent checks that every reason and prompt is true in the position where it is given."""
