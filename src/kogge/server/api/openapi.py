"""The OpenAPI description, with the types of the games' views: the page's types are made from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from kogge.games import registry

ADDRESS = "#/components/schemas/"
Schema = dict[str, Any]  # JSON Schema, as deep as it is


def described(schema: Schema) -> Schema:
    """The description with ``NorderwindView`` and its like, and ``View`` for any of them; the same with components."""
    schemas = schema["components"]["schemas"]
    schemas = {**schemas, **view_schemas(), **component_schemas(schemas)}
    for holder in ("Update", "Moment"):
        properties = {**schemas[holder]["properties"]}
        nothing = [{"type": "null"}] if holder == "Update" else []
        properties["view"] = {"anyOf": [{"$ref": f"{ADDRESS}View"}, *nothing]}
        schemas[holder] = {**schemas[holder], "properties": properties}
    return {**schema, "components": {**schema["components"], "schemas": schemas}}


def view_schemas() -> Schema:
    """The types of all views, each named by its game."""
    views = {slug: view for slug in registry.slugs() if (view := registry.plugin(slug).view())}
    found: Schema = {"View": _any_of(f"{slug.capitalize()}View" for slug in views)}
    for slug, view in views.items():
        found |= _named(slug, view)
    return found


def component_schemas(schemas: Schema) -> Schema:
    """What holds components, once for each game: so the game says which components they are."""
    types = {slug: parts for slug in registry.slugs() if (parts := registry.plugin(slug).components_type())}
    found: Schema = {}
    for slug, parts in types.items():
        found |= _named(slug, parts)
    for holder in ("Edition", "CheckedEdition"):
        for slug in types:
            found[f"{slug.capitalize()}{holder}"] = _of_game(schemas[holder], slug)
        found[holder] = _any_of(f"{slug.capitalize()}{holder}" for slug in types)
    return found


def _of_game(holder: Schema, slug: str) -> Schema:
    components: Schema = {"$ref": f"{ADDRESS}{slug.capitalize()}Components"}
    if "anyOf" in holder["properties"]["components"] or "oneOf" in holder["properties"]["components"]:
        components = {"anyOf": [components, {"type": "null"}]}
    own = {"game": {"const": slug, "type": "string"}, "components": components}
    return {**holder, "properties": {**holder["properties"], **own}}


def _any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [{"$ref": f"{ADDRESS}{name}"} for name in names]}


def _named(slug: str, kind: type) -> Schema:
    """The types a type is made of, each named by its game."""
    game = slug.capitalize()
    _refs, parts = msgspec.json.schema_components([kind], ref_template=f"{ADDRESS}{game}{{name}}")
    return {f"{game}{name}": part for name, part in parts.items()}


class Description(JsonRenderPlugin):
    """Gives the description with the views; it is made once."""

    _encoded = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        self._encoded = self._encoded or msgspec.json.encode(described(openapi_schema))
        return self._encoded
