"""The page's files: read once, compressed once, and not sent again to who has them."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, cast

import pytest

from kogge.server.api.static_files import Files
from kogge.server.errors import Refused

SCRIPT = b"console.log('kogge');\n" * 100


class Asked:
    def __init__(self, **headers: str) -> None:
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


def answer(files: Files, path: str, **headers: str) -> Any:
    return files.response(path, cast(Any, Asked(**headers)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>" * 50)
    (tmp_path / "assets/page-1.js").write_bytes(SCRIPT)
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    return tmp_path


def test_files_are_read_once(folder: Path) -> None:
    files = Files(folder)
    for file in [path for path in folder.rglob("*") if path.is_file()]:
        file.unlink()
    assert answer(files, "/assets/page-1.js").content == SCRIPT
    assert answer(files, "/t/some-table").content.startswith(b"<!doctype")
    with pytest.raises(Refused):
        answer(files, "/assets/page-2.js")


def test_what_shrinks_is_sent_compressed_to_who_takes_it(folder: Path) -> None:
    files = Files(folder)
    packed = answer(files, "/assets/page-1.js", accept_encoding="br, gzip")
    assert gzip.decompress(packed.content) == SCRIPT
    assert (packed.headers["Content-Encoding"], packed.headers["Vary"]) == ("gzip", "Accept-Encoding")
    assert "Content-Encoding" not in answer(files, "/picture.png", accept_encoding="gzip").headers


def test_who_has_a_file_is_not_sent_it_again(folder: Path) -> None:
    files = Files(folder)
    tag = str(answer(files, "/").headers["ETag"])
    again = answer(files, "/", if_none_match=f'W/"other", {tag}')
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
    assert answer(files, "/", if_none_match='"other"').content.startswith(b"<!doctype")


def test_where_no_page_is_built_it_is_said(tmp_path: Path) -> None:
    assert b"has no page" in answer(Files(tmp_path / "none"), "/").content
