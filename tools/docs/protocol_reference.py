"""The references of HTTP and of the socket, from the schemas that the server itself uses."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wuqi.server.app import make_app
from wuqi.server.protocol.schema import schema
from wuqi.server.settings import Settings

VERBS = ("get", "post", "put", "patch", "delete")


def http_reference() -> str:
    """Every address with what it takes and answers."""
    described = make_app(Settings()).openapi_schema.to_schema()
    parts = [
        "# HTTP",
        "All addresses of the game room's API, from its own description"
        " (`GET /api/schema/openapi.json`). [Running and clients](../server.md) explains how to"
        " sign in and how to play.",
    ]
    for path, verbs in sorted(described["paths"].items()):
        for verb in VERBS:
            if verb in verbs:
                parts += _operation(verb, path, verbs[verb])
    return "\n\n".join(parts) + "\n"


def socket_reference() -> str:
    """Every message, with its fields."""
    parts = [
        "# The socket",
        "The messages of `/api/live`, from the schema of the protocol. Each is one JSON object;"
        " its `type` says which. [Writing clients](../server.md) tells in which order they come.",
    ]
    definitions = schema()["$defs"]
    roots = {"ClientMessage": "What a client sends", "ServerMessage": "What the server sends"}
    shown: set[str] = set()
    for root, title in roots.items():
        parts.append(f"## {title}")
        parts += [_message(name, definitions[name]) for name in _members(definitions[root])]
        shown |= {root, *_members(definitions[root])}
    parts.append("## What messages are made of")
    parts += [
        _message(name, found)
        for name, found in sorted(definitions.items())
        if name not in shown and found.get("properties")
    ]
    return "\n\n".join(parts) + "\n"


def _operation(verb: str, path: str, operation: Mapping[str, Any]) -> Iterator[str]:
    yield f"## {verb.upper()} {path}"
    if text := operation.get("description") or operation.get("summary"):
        yield str(text)
    if parameters := operation.get("parameters"):
        yield _table(
            ("parameter", "in", "type"),
            [(f"`{one['name']}`", one["in"], _type(one.get("schema", {}))) for one in parameters],
        )
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"Takes {_type(content.get('schema', {}))}."
    answers = [
        (code, answer.get("description", ""), _type(_answer(answer)))
        for code, answer in sorted(operation.get("responses", {}).items())
    ]
    yield _table(("status", "meaning", "body"), answers)


def _answer(answer: Mapping[str, Any]) -> Any:
    return next((one.get("schema", {}) for one in answer.get("content", {}).values()), {})


def _members(union: Mapping[str, Any]) -> list[str]:
    return [one["$ref"].rpartition("/")[2] for one in union.get("anyOf", ()) if "$ref" in one]


def _message(name: str, definition: Mapping[str, Any]) -> str:
    rows = [
        (f"`{field}`", _type(kind), "yes" if field in definition.get("required", ()) else "")
        for field, kind in definition.get("properties", {}).items()
    ]
    text = definition.get("description", "")
    return "\n\n".join(
        filter(None, [f"### {name}", text, _table(("field", "type", "required"), rows)])
    )


def _type(kind: Mapping[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in kind:
        return f"`{kind['$ref'].rpartition('/')[2]}`"
    if "const" in kind:
        return f"`{json.dumps(kind['const'])}`"
    if "enum" in kind:
        return " \\| ".join(f"`{json.dumps(one)}`" for one in kind["enum"])
    for several in ("anyOf", "oneOf"):
        if several in kind:
            return " \\| ".join(map(_type, kind[several]))
    if kind.get("type") == "array":
        return f"list of {_type(kind.get('items') or {})}"
    if isinstance(kind.get("additionalProperties"), dict):
        return f"object of {_type(kind['additionalProperties'])}"
    return str(kind.get("type", ""))


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    if not rows:
        return ""
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(
        "| " + " | ".join(" ".join(cell.split()) for cell in line) + " |" for line in lines
    )
