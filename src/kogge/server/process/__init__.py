"""A server process: where it listens, how it starts and stops, its metrics."""
