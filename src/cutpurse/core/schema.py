"""The JSON schema of a view, made from the view's own classes."""

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from cutpurse.core.view import Plain, View


@cache
def view_schema() -> dict[str, Any]:
    """JSON Schema (2020-12) of `View.to_json()`."""
    definitions: dict[str, Any] = {}
    _describe(View, definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "View",
        "$ref": "#/$defs/View",
        "$defs": definitions,
    }


def _describe(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type; classes go to the definitions."""
    plain = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}
    if kind in plain:
        return {"type": plain[kind]}
    if isinstance(kind, type) and issubclass(kind, Plain):
        if kind.__name__ not in definitions:
            definitions[kind.__name__] = {}
            definitions[kind.__name__] = _describe_class(kind, definitions)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if get_origin(kind) is Literal:
        return {"enum": list(get_args(kind))}
    if get_origin(kind) is UnionType:
        return {"anyOf": [_describe(part, definitions) for part in get_args(kind)]}
    if get_origin(kind) is tuple and get_args(kind)[1:] == (...,):
        return {"type": "array", "items": _describe(get_args(kind)[0], definitions)}
    raise TypeError(f"a view may not hold {kind}")


def _describe_class(kind: type[Plain], definitions: dict[str, Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {
        "type": "object",
        "description": " ".join((kind.__doc__ or "").split()),
        "properties": {field.name: _describe(hints[field.name], definitions) for field in fields(kind)},
        "required": [field.name for field in fields(kind)],
        "additionalProperties": False,
    }
