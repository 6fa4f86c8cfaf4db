"""What a module is made from: its own file, the files it imports, and numbers kept beside them.

Machine code made from a module is valid while these files stay the same. Python's loaded modules
would tell the same, but only after loading them; reading the import lines takes milliseconds.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]

_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]*)|import[ \t]+([\w., ]+))",
    re.MULTILINE,
)


def source_key(*starts: Path) -> str:
    """A hash over the names and contents of these files and all that they import."""
    digest = hashlib.sha256()
    named = {path.relative_to(_home(path)).as_posix(): path for path in made_from(*starts)}
    for name in sorted(named):
        digest.update(name.encode() + b"\0" + _content_key(named[name]))
    return digest.hexdigest()[:16]


def made_from(*starts: Path) -> set[Path]:
    """The files themselves and those they import, however far away, with the numbers beside."""
    found: set[Path] = set()
    waiting = list(starts)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported_by(path)
    return found


@cache
def _content_key(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


@cache
def _imported_by(path: Path) -> tuple[Path, ...]:
    """What one file imports directly: our own modules, and learned numbers in its folder."""
    if path.suffix != ".py":
        return ()
    home = _home(path)
    text = path.read_text("utf-8")
    own = path.relative_to(home).parts[0]
    ours = {PACKAGE.name: PACKAGE.parent, own: home}
    if path.parent == home:  # no package: what lies beside it is its own
        ours |= {name.split(".")[0]: home for name in _named(text) if name}
        ours[PACKAGE.name] = PACKAGE.parent
    modules = {file for name in _named(text) for file in _files(ours, name)}
    return (*modules, *path.parent.glob("*.npz"))


def _named(text: str) -> Iterator[str]:
    """The dotted names that import lines mention; `from a import b` may mean the module a.b."""
    for match in _IMPORT.finditer(text):
        package, members, plain = match.groups()
        if package:
            yield package
            for member in re.split(r"[,()\s]+", members):
                yield f"{package}.{member}"
        else:
            for name in plain.split(","):
                yield name.split()[0] if name.split() else ""


def _files(ours: Mapping[str, Path], name: str) -> Iterator[Path]:
    """The file of a module, if it is one of ours. Packages of others lie beside ours where they are
    installed, and not where a wheel is built: they do not count."""
    root = ours.get(name.split(".")[0])
    if root is None:
        return
    place = root.joinpath(*name.split("."))
    yield from (
        file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()
    )


def _home(path: Path) -> Path:
    """The folder from which a file is imported: above its outermost package."""
    home = path.parent
    while (home / "__init__.py").is_file():
        home = home.parent
    return home
