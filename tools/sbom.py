"""Writes what a release is made of (an SBOM), in CycloneDX's format, from the locked requirements.

    python tools/sbom.py dist/wuqi.cdx.json

It lists the Python packages that the room runs with and the packages that the page is made of. It
reads only files that are committed, so it is the same each time.
"""

import json
import re
import sys
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'^__version__ = "(.*)"', re.MULTILINE)
LOCKED = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
SHIPPED = {"pyodide"}  # for development by its place in package.json, but part of the page


def materials() -> dict[str, Any]:
    """The whole document."""
    found = VERSION.search((ROOT / "src/wuqi/__init__.py").read_text("utf-8"))
    assert found is not None
    wuqi = {"type": "application", **_named("pypi", "wuqi", found[1])}
    wuqi["licenses"] = [{"license": {"id": "MIT"}}]
    parts = sorted([*_python(), *_node()], key=lambda part: str(part["bom-ref"]))
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": wuqi},
        "components": parts,
    }
    number = uuid5(NAMESPACE_URL, json.dumps(document, sort_keys=True))
    return {**document, "serialNumber": f"urn:uuid:{number}"}


def _python() -> Iterator[dict[str, Any]]:
    """What is installed beside Wuqi; where systems differ, for all of them."""
    text = (ROOT / "requirements-run.txt").read_text("utf-8")
    for name, version in sorted(set(LOCKED.findall(text))):
        yield {"type": "library", **_named("pypi", name, version)}


def _node() -> Iterator[dict[str, Any]]:
    """What the page is made of, and made with."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    seen = set()
    for place, package in lock["packages"].items():
        name = place.rpartition("node_modules/")[2]
        part = (name, package.get("version"))
        if not name or part in seen or (package.get("dev") and name not in SHIPPED):
            continue
        seen.add(part)
        kind, _, digest = package["integrity"].partition("-")
        hashed = {"alg": kind.upper().replace("SHA", "SHA-"), "content": b64decode(digest).hex()}
        yield {"type": "library", **_named("npm", *part), "hashes": [hashed]}


def _named(index: str, name: str, version: str) -> dict[str, Any]:
    address = f"pkg:{index}/{quote(name, safe='/')}@{version}"
    return {"bom-ref": address, "name": name, "version": version, "purl": address}


def main() -> None:
    path = Path(sys.argv[1])
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(materials(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
