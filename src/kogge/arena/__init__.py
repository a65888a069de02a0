"""Many games: calibration of editions by self-play, and its reports."""
