"""Source distributions that are the same, byte by byte, whoever makes them."""

from __future__ import annotations

import gzip
import io
import tarfile
from pathlib import Path


def normalize(path: Path, date: int) -> None:
    """Write the archive again: names in order, one date, no owner."""
    packed = io.BytesIO()
    with tarfile.open(path) as old, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            new.addfile(_anonymous(member, date), old.extractfile(member) if member.isfile() else None)
    with path.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=date) as zipped:
        zipped.write(packed.getvalue())


def _anonymous(member: tarfile.TarInfo, date: int) -> tarfile.TarInfo:
    plain = tarfile.TarInfo(member.name)
    plain.type, plain.size, plain.mtime = member.type, member.size, date
    plain.mode = 0o755 if member.isdir() else 0o644
    return plain
