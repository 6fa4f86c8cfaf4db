"""Packs what the device loads: Python itself, our modules, their dependencies, all as bytecode, and
the modules of WebAssembly.

Everything lies in public/device/VERSION, where VERSION is a hash of it all, so that browsers may
keep it for good; made.json beside it names it and says how large it is. A page that has been built
before gets it at once, also while a server is running: made.json comes last.
"""

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

from web.tools.device.bytecode import library_with_bytecode, with_bytecode

from wuqi.core.native.sources import PACKAGE
from wuqi.core.storage.places import cache_home, writable
from wuqi.core.text.words import LANGUAGES

WEB = Path(__file__).parents[2]
ROOT = WEB.parent
PYODIDE = WEB / "node_modules" / "pyodide"
TARGET = WEB / "public" / "device"
MADE = TARGET / "made.json"
PAGE = ROOT / "src" / "wuqi" / "server" / "static"

LIBRARY = "python_stdlib.zip"
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY)
ARCHIVE = "wuqi.pack"  # not .tar.gz, which some hosts have browsers unpack
PARTS = (
    "arena",
    "core",
    "device",
    "games",
    "locales",
    "players",
    "search",
    "server",
    "solve",
    "teacher",
)
# Of the server, what speaks to databases, networks and many people.
LEFT_OUT = re.compile(
    r"__pycache__|py\.typed|/server/"
    r"(cluster|http|meeting|notifications|people|socket|static|store|tournaments|vacations)/"
    r"|/server/ratings/(?!__init__|model)"
)
SOURCES = {".py", ".ftl", ".md", ".json", ".jsonl", ".npz"}
PURE = (
    "attrs",
    "Babel",
    "fluent.runtime",
    "fluent.syntax",
    "openskill",
    "platformdirs",
    "pytz",
    "typing_extensions",
)
BINARY = "msgspec"  # the one dependency that is compiled; PyPI has it for the browser
PLATFORM = "pyemscripten_2026_0_wasm32"


def write(libraries: Mapping[str, Path]) -> None:
    """Writes the packed files, and what they are called."""
    files = {name: (PYODIDE / name).read_bytes() for name in LOADER}
    files["pyodide-lock.json"] = _lock()
    files[LIBRARY] = library_with_bytecode(files[LIBRARY])
    files[ARCHIVE] = packed(with_bytecode({**sources(), **dependencies()}) | modules(libraries))
    digest = hashlib.sha256(b"".join(name.encode() + files[name] for name in sorted(files)))
    version = digest.hexdigest()[:12]
    sizes = {name: len(gzip.compress(content, 6)) for name, content in files.items()}
    text = json.dumps({"version": version, "files": sizes}, indent=2) + "\n"
    if not MADE.exists() or MADE.read_text("utf-8") != text:
        _place(TARGET, version, files, text)
        print(f"device: {sum(sizes.values()) / 1e6:.1f} MB packed", file=sys.stderr)
    if (PAGE / "index.html").exists():
        _place(PAGE / "device", version, files, text)


def _place(folder: Path, version: str, files: Mapping[str, bytes], made: str) -> None:
    """Puts a version into a folder, in place of others; whoever looks sees it whole or not yet."""
    home, part = folder / version, folder / f"{version}.part"
    if not home.exists():
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        for name, content in files.items():
            (part / name).write_bytes(content)
        part.rename(home)
    (folder / "made.part").write_text(made, "utf-8")
    (folder / "made.part").replace(folder / MADE.name)
    for other in folder.iterdir():
        if other.is_dir() and other != home:
            shutil.rmtree(other)


def _lock() -> bytes:
    """Pyodide's list of packages, without any: nothing is fetched from elsewhere."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({**lock, "packages": {}}).encode()


def sources() -> dict[str, bytes]:
    """Our own modules, words, rule books, puzzles and weights."""
    files = [PACKAGE / "__init__.py", *(PACKAGE / "cli" / "locales").iterdir()]
    files += [file for part in PARTS for file in (PACKAGE / part).rglob("*")]
    cookbook = {"wuqi/device/library.md": (ROOT / "docs" / "library.md").read_bytes()}
    return cookbook | {
        path: file.read_bytes()
        for file in sorted(files)
        if file.suffix in SOURCES
        and not LEFT_OUT.search(path := file.relative_to(PACKAGE.parent).as_posix())
    }


def modules(libraries: Mapping[str, Path]) -> dict[str, bytes]:
    """The modules of WebAssembly, and what is in them."""
    home = "wuqi/device/kernels"
    content = {
        name: json.loads((folder / f"{name}.json").read_text("utf-8"))
        for name, folder in libraries.items()
    }
    found = {
        f"{home}/{name}.so": (folder / f"{name}.so").read_bytes()
        for name, folder in libraries.items()
    }
    return {**found, f"{home}/kernels.json": json.dumps(content, sort_keys=True).encode()}


def dependencies() -> dict[str, bytes]:
    """Other people's packages, as they are installed here; the one that is compiled from PyPI."""
    found = {
        path: content
        for name in PURE
        for path, content in distribution_files(name)
        if not _unneeded(path)
    }
    with ZipFile(_wheel()) as wheel:
        found |= {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    return found


def distribution_files(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed package that are imported or read."""
    for file in distribution(name).files or ():
        path = file.as_posix()
        if not path.startswith("..") and "__pycache__" not in path:
            yield path, file.read_binary()


def _unneeded(path: str) -> bool:
    """What is compiled for this machine; of packages of dates and languages, what is not ours."""
    if path.startswith("babel/locale-data/"):
        ours = {tag.replace("-", "_") for tag in LANGUAGES} | {"root", "zh"}
        return Path(path).stem not in ours
    if path.startswith("pytz/zoneinfo/"):
        return path != "pytz/zoneinfo/UTC"
    return path.startswith(("babel/messages/", "attr/_compat_")) or path.endswith(
        (".pyi", ".so", "/RECORD")
    )


def _wheel() -> Path:
    """The wheel of msgspec for the browser: of the version and with a hash that are locked."""
    locked = (ROOT / "requirements-dev.txt").read_text("utf-8")
    found = re.search(rf"^{BINARY}==(\S+) (?:\\\n +--hash=\S+ ?)+", locked, re.MULTILINE)
    assert found is not None
    folder = writable(cache_home() / "device")
    wheels = list(folder.glob(f"{BINARY}-{found[1]}-*{PLATFORM}.whl"))
    if not wheels:
        wanted = folder / f"{BINARY}.txt"
        wanted.write_text(found[0], "utf-8")
        pip = [str(ROOT / ".uv" / "bin" / "python"), "-m", "pip", "download", "-q", "--no-deps"]
        pip += ["--disable-pip-version-check", "--only-binary=:all:", "--require-hashes"]
        pip += ["--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp"]
        subprocess.run([*pip, "--abi", "cp314", "-r", wanted, "-d", folder], check=True)
        wheels = list(folder.glob(f"{BINARY}-{found[1]}-*{PLATFORM}.whl"))
    return wheels[0]


def packed(files: Mapping[str, bytes]) -> bytes:
    """An archive that depends on nothing but what is in it: a tar, compressed as a whole. Files
    of a kind lie beside each other, so that it is a tenth smaller than a zip."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(files, key=lambda name: (Path(name).suffix, name)):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            archive.addfile(entry, io.BytesIO(files[name]))
    return gzip.compress(out.getvalue(), 9, mtime=0)
