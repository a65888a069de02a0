"""Kogge's games for researchers: OpenSpiel, PettingZoo, Gymnasium, and many games at once with numpy."""
