"""Machine code kept on disk, keyed by all sources it is made from, safe with several processes.

Numba's own cache checks only the file that contains a function. If a callee in another file
changes, it keeps computing the old answer. It also numbers a function's files in an index: two
processes that compile different signatures at the same time can take the same number, and one
would later run the other's code.

Our cache has a folder named by a hash over the function's file and all files that it imports,
directly or indirectly. In it is one file for each function and signature, named by a hash of
everything Numba asks for, and containing a hash of its content. Files are never changed in place:
a file is complete, or it does not exist.

A wheel brings a folder of such files (`shipped_code`), which is looked into first.
"""

import hashlib
import os
import pickle
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import llvmlite
import numba
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from wuqi.core.native.compiling_notice import NOTICE
from wuqi.core.native.shipped_code import baseline, shipped_folder, shipped_for, shipped_processor
from wuqi.core.native.sources import source_key
from wuqi.core.storage.places import cache_home, writable

KEPT_GENERATIONS = 4  # versions of code that are kept: switching between two checkouts is common
DIGEST = hashlib.sha256().digest_size


class KeptCode(_Cache):
    """Loads and saves the machine code of one function, compiled with certain options."""

    def __init__(self, function: Callable[..., Any], options: Mapping[str, Any]) -> None:
        self._function = function
        self._options = options

    @property
    def cache_path(self) -> str:
        return str(self._folder)

    @property
    def _folder(self) -> Path:
        return code_folder(self._source, self._function.__module__)

    @property
    def _source(self) -> Path:
        return Path(self._function.__code__.co_filename).resolve()

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """The saved code for a signature; None, with a notice on stderr, if it must be compiled."""
        target_context.refresh()
        payload = self._shipped(signature)
        if payload is None:
            payload = read_whole(self._folder / self._name(signature, _machine(target_context)))
        if payload is None:
            NOTICE.begin(self._function)
            return None
        return CompileResult._rebuild(target_context, *pickle.loads(payload))

    def _shipped(self, signature: Any) -> bytes | None:
        """What came with the wheel."""
        processor = shipped_processor()
        if processor is None:
            return None
        folder = shipped_folder(self._function.__module__, key_of(self._source))
        return read_whole(folder / self._name(signature, shipped_for(processor)))

    def save_overload(self, signature: Any, code: Any) -> None:
        """Saves it for next time, if possible; a full disk is no error."""
        NOTICE.end()
        if not code.library.has_dynamic_globals:  # addresses of this process
            file = self._folder / self._name(signature, _machine(code.target_context))
            with suppress(OSError):
                write_whole(file, _portable(code))

    def _name(self, signature: Any, machine: tuple[str, str, str]) -> str:
        """The name of the file with code for a signature and a machine."""
        python = self._function
        closure = tuple(cell.cell_contents for cell in python.__closure__ or ())
        versions = (numba.__version__, llvmlite.__version__)
        made_for = (
            (signature, sorted(self._options.items()), machine),
            (python.__code__.co_firstlineno, python.__code__.co_code, dumps(closure)),
            (*versions, sys.implementation.cache_tag, getattr(sys, "abiflags", "")),
        )
        key = hashlib.sha256(repr(made_for).encode()).hexdigest()[:32]
        return f"{python.__name__}-{key}"

    def enable(self) -> None:
        """Always on."""

    def disable(self) -> None:
        """Never off."""

    def flush(self) -> None:
        """Nothing is held back."""


def _portable(code: Any) -> bytes:
    """Compiled code as bytes, without the listing of its types: that names the sources' folder, and
    a wheel must not depend on where it is built."""
    library, function, environment, signature, mode, lifted, _, *rest = code._reduce()
    written: bytes = dumps((library, function, environment, signature, mode, lifted, "", *rest))
    return written


def _machine(target_context: Any) -> tuple[str, str, str]:
    """What Numba compiles for: system, processor and its features."""
    system, processor, features = target_context.codegen().magic_tuple()
    kind = baseline()
    if kind is not None and (processor, features) == (kind.processor, ""):
        return shipped_for(processor)
    return system, processor, features


key_of = cache(source_key)


@cache
def code_folder(source: Path, module: str) -> Path:
    """The folder for the machine code of a module's functions; removes the oldest others."""
    home = writable(cache_home() / "code") / module
    folder = home / key_of(source)
    if not folder.is_dir():
        with suppress(OSError):  # then nothing is kept
            home.mkdir(exist_ok=True)
            for old in sorted(home.iterdir(), key=_written, reverse=True)[KEPT_GENERATIONS:]:
                shutil.rmtree(old, ignore_errors=True)
            folder.mkdir(exist_ok=True)
    return folder


def _written(path: Path) -> float:
    """When a folder was last written to; another process may have removed it meanwhile."""
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0.0


def write_whole(file: Path, content: bytes) -> None:
    """Writes a file completely or not at all, even if others write it at the same time."""
    draft = file.with_name(f"{file.name}.{uuid4().hex[:8]}")
    file.parent.mkdir(parents=True, exist_ok=True)  # another process may have removed it
    try:
        draft.write_bytes(hashlib.sha256(content).digest() + content)
        os.replace(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def read_whole(file: Path) -> bytes | None:
    """What `write_whole` has written; None if there is nothing, or something damaged."""
    try:
        written = file.read_bytes()
    except OSError:
        return None
    digest, content = written[:DIGEST], written[DIGEST:]
    return content if hashlib.sha256(content).digest() == digest else None
