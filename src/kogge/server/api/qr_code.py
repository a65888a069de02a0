"""QR codes of links. Making one takes some milliseconds, so it runs in a process of its own (``offload``)."""

from __future__ import annotations

from functools import lru_cache

import segno


@lru_cache(256)
def svg(text: str) -> bytes:
    """The code as an SVG image."""
    drawn: str = segno.make(text, error="m", micro=False).svg_inline(scale=4, border=2)
    return drawn.encode()
