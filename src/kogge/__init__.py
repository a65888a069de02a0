"""Kogge: three northern-sea board games, one engine."""

from kogge import _pure

if _pure.wanted():
    _pure.install()

__version__ = "0.1.0"
