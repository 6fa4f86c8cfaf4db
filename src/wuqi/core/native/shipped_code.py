"""Machine code that comes with a wheel, so that the first use does not wait for a compiler.

Code compiled for the machine that builds a wheel would not run on every machine that installs it.
So this code is compiled for a baseline: for x86-64 its third level, which processors have had since
2013 and which counts and finds bits in one instruction, for arm64 what all of them have. Files are
laid out and checked as in the cache (`kept_code`), and are found only if the sources, the system
and the versions of Python, Numba and llvmlite are the same. Otherwise functions are compiled here.

`tools/compile_ahead.py` writes these files while a wheel is built. Editable installs have none.
"""

import os
import platform
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import llvmlite.binding

from wuqi.core.native.sources import PACKAGE

SHIPPED = PACKAGE / "machine_code"


@dataclass(frozen=True)
class Baseline:
    """A kind of processor, by LLVM's names, and what a machine must have to be of that kind."""

    processor: str
    features: frozenset[str]


_COUNTING = {"bmi", "bmi2", "lzcnt", "popcnt"}
_VECTORS = {"avx", "avx2", "f16c", "fma", "sse3", "sse4.1", "sse4.2", "ssse3"}
X86_64_V3 = Baseline("x86-64-v3", frozenset(_COUNTING | _VECTORS | {"cx16", "movbe", "xsave"}))
ARM64 = Baseline("generic", frozenset())

BASELINES = {"x86_64": X86_64_V3, "amd64": X86_64_V3, "aarch64": ARM64, "arm64": ARM64}


def baseline() -> Baseline | None:
    """What code is compiled for that is shipped to machines like this one, if any is."""
    return BASELINES.get(platform.machine().lower())


def settings(processor: str) -> dict[str, str]:
    """The environment in which Numba compiles for a kind of processor, not for this machine."""
    return {"NUMBA_CPU_NAME": processor, "NUMBA_CPU_FEATURES": ""}


def shipped_for(processor: str) -> tuple[str, str, str]:
    """Stands for the machine in the key of shipped code: the names of systems that LLVM gives
    contain the version of the system, on which this code does not depend."""
    return (sys.platform, platform.machine().lower(), processor)


@cache
def shipped_processor() -> str | None:
    """The kind of processor that shipped code is for; None if there is none that runs here."""
    kind = baseline()
    if kind is None or not SHIPPED.is_dir() or not _is_wanted(kind):
        return None
    return kind.processor if kind.features <= _features() else None


def _is_wanted(kind: Baseline) -> bool:
    """Whether nobody has asked for code for another kind of processor."""
    return os.environ.get("NUMBA_CPU_NAME", kind.processor) == kind.processor


def _features() -> set[str]:
    found = llvmlite.binding.get_host_cpu_features()
    return {name for name, is_there in found.items() if is_there}


def shipped_folder(module: str, key: str) -> Path:
    """Where the code of a module's functions is, if it was made from sources with this key."""
    return SHIPPED / module / key
