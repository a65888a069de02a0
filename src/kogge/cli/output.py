"""Where a command writes: checked before the work begins, and told as a whole path."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path


def writable_folder(folder: Path) -> Path:
    """The whole path of a folder that can be written to; it is made where it is missing. OSError says what is wrong."""
    place = folder.absolute()
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(place)) from error
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(place)) from error
    return place


def writable_file(file: Path) -> Path:
    """The whole path of a file in a folder that is there. OSError says what is wrong."""
    place = file.absolute()
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(place))
    if not place.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(place.parent))
    return place
