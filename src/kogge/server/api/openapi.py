"""The OpenAPI description, with the types of the games' views: the page's types are made from it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from kogge.games import registry

ADDRESS = "#/components/schemas/"


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with ``NorderwindView`` and its like, and ``View`` for any of them."""
    schemas = {**schema["components"]["schemas"], **view_schemas()}
    for holder in ("Update", "Moment"):
        properties = {**schemas[holder]["properties"]}
        nothing = [{"type": "null"}] if holder == "Update" else []
        properties["view"] = {"anyOf": [{"$ref": f"{ADDRESS}View"}, *nothing]}
        schemas[holder] = {**schemas[holder], "properties": properties}
    return {**schema, "components": {**schema["components"], "schemas": schemas}}


def view_schemas() -> dict[str, Any]:
    """The types of all views, each named by its game."""
    views = {slug.capitalize(): view for slug in registry.slugs() if (view := registry.plugin(slug).view())}
    found: dict[str, Any] = {"View": {"anyOf": [{"$ref": f"{ADDRESS}{game}View"} for game in views]}}
    for game, view in views.items():
        _refs, parts = msgspec.json.schema_components([view], ref_template=f"{ADDRESS}{game}{{name}}")
        found |= {f"{game}{name}": part for name, part in parts.items()}
    return found


class Description(JsonRenderPlugin):
    """Gives the description with the views; it is made once."""

    _encoded = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._encoded = self._encoded or msgspec.json.encode(described(openapi_schema))
        return self._encoded
