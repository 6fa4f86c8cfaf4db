"""Compiles modules to the bytecode of the device's Python, which would spend most of its start on
that.

This host's Python is another version, so Pyodide itself compiles, under Node. Bytecode takes the
place of its source, as Python allows; only games keep theirs, because they are found by it. It has
no numbers of lines: with them it is twice as large as the source. Tracebacks name functions.
"""

import hashlib
import io
import os
import subprocess
import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from web import npm

from wuqi.core.storage.places import cache_home, writable

TOOLS = Path(__file__).parent
COMPILE = TOOLS / "compile_all.py"
GAMES = "wuqi/games/"
TAG = "cpython-314"
# Of Python's library, what needs other processes or connections of its own.
NOT_IN_A_BROWSER = (
    *("multiprocessing/", "wsgiref/", "xmlrpc/", "http/server.py", "socketserver.py"),
    *("ftplib.py", "imaplib.py", "mailbox.py", "poplib.py", "smtplib.py"),
)


def with_bytecode(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of packages, with bytecode for each module."""
    made = _compiled({name: text for name, text in files.items() if name.endswith(".py")})
    found = {name: content for name, content in files.items() if name not in made}
    for name, code in made.items():
        if name.startswith(GAMES):
            path = Path(name)
            found[name] = files[name]
            found[f"{path.parent.as_posix()}/__pycache__/{path.stem}.{TAG}.pyc"] = code
        else:
            found[f"{name}c"] = code
    return found


def library_with_bytecode(content: bytes) -> bytes:
    """The same for Python's own library, which is a zip. It is kept: it rarely changes."""
    made_from = (content, COMPILE.read_bytes(), Path(__file__).read_bytes())
    key = hashlib.sha256(b"".join(made_from)).hexdigest()[:16]
    kept = writable(cache_home() / "device") / f"library-{key}.zip"
    if not kept.exists():
        with zipfile.ZipFile(io.BytesIO(content)) as old:
            names = [name for name in old.namelist() if not name.endswith("/")]
            files = {
                name: old.read(name) for name in names if not name.startswith(NOT_IN_A_BROWSER)
            }
        part = kept.with_suffix(".part")
        with zipfile.ZipFile(part, "w") as new:
            for name, data in sorted(with_bytecode(files).items()):
                entry = zipfile.ZipInfo(name)  # of no date: equal content is an equal file
                new.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
        part.rename(kept)
    return kept.read_bytes()


def _compiled(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """The bytecode of modules, by the names of their sources."""
    with TemporaryDirectory() as home:
        for name, text in sources.items():
            file = Path(home, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text)
        _, environment = npm.command()  # with the Node that builds the page
        command = ["node", str(TOOLS / "bytecode.mjs"), str(COMPILE), home]
        subprocess.run(command, env={**os.environ, **environment}, check=True)
        return {name: Path(home, f"{name}c").read_bytes() for name in sources}
