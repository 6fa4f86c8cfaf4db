"""The reference of the Python package: what `help(wuqi)` shows, as a page."""

import inspect
import re
from collections.abc import Iterator
from typing import Any

import wuqi

ADDRESS = re.compile(r"<.+ at 0x[0-9a-f]+>")  # of a default, such as a function: another each time
MODULE = re.compile(r"\b(?:[a-z_]+\.)+(?=[A-Z])")  # callers need not know the module of a class


def python_reference() -> str:
    """Every public name with its signature and docstring."""
    parts = [
        "# Python reference",
        "Everything here is at the top of the package: `import wuqi`. [The cookbook](../library.md)"
        " shows how the parts work together.",
    ]
    for name in wuqi.__all__:
        parts += _described(name, getattr(wuqi, name))
    return "\n\n".join(parts) + "\n"


def _described(name: str, value: Any) -> Iterator[str]:
    yield f"## {name}"
    yield _code(f"{'class ' if inspect.isclass(value) else ''}wuqi.{name}{_signature(value)}")
    if text := inspect.getdoc(value):
        yield text
    if inspect.isclass(value) and not issubclass(value, (str, Exception)):
        for method, found in sorted(vars(value).items()):
            if not method.startswith("_"):
                yield from _member(name, method, found)


def _member(owner: str, name: str, found: Any) -> Iterator[str]:
    found = found.__func__ if isinstance(found, (classmethod, staticmethod)) else found
    is_property = isinstance(found, property)
    if not is_property and not inspect.isfunction(found):
        return
    text = inspect.getdoc(found)
    if text is None:
        return
    yield f"### {owner}.{name}"
    if not is_property:
        yield _code(f"{owner}.{name}{_signature(found)}")
    yield text


def _signature(value: Any) -> str:
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):  # not written in Python
        return ""
    own = [one for one in signature.parameters.values() if one.name != "self"]
    text = str(signature.replace(parameters=own)).replace("'", "")
    return MODULE.sub("", ADDRESS.sub("…", text))


def _code(line: str) -> str:
    return f"```python\n{line}\n```"
