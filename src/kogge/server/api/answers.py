"""Answers that are made in another process (``offload``): the status in three digits, then the body."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from litestar import Response

from kogge.core.errors import KoggeError
from kogge.server.errors import Refused, status_of
from kogge.server.rendering import problem

Asked = TypeVar("Asked")
More = ParamSpec("More")


def answering(
    work: Callable[Concatenate[Asked, str, More], object],
) -> Callable[Concatenate[Asked, str, More], bytes]:
    """Have a job answer in bytes. Errors are answers too, in the language it was given."""

    @wraps(work)
    def answered(asked: Asked, language: str, /, *arguments: More.args, **more: More.kwargs) -> bytes:
        try:
            made = work(asked, language, *arguments, **more)
        except (Refused, KoggeError) as error:
            return b"%03d" % status_of(error) + msgspec.json.encode(problem(error, language))
        return b"200" + (made if isinstance(made, bytes) else msgspec.json.encode(made))

    return answered


def response(answered: bytes) -> Response[Any]:
    """The HTTP response of such an answer."""
    return json_response(answered[3:], int(answered[:3]))


def json_response(encoded: bytes, status: int = 200) -> Response[Any]:
    """A body that was encoded elsewhere."""
    return Response(encoded, media_type="application/json", status_code=status)
