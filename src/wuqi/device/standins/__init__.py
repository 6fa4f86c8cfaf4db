"""Replacements for NumPy, Numba and llvmlite, which are not available in the browser.

This is the only place where the device differs. All other code imports numpy as usual, and gets

    arrays, numbers, numpy   arrays over plain memory, with the little of NumPy that is used
                             outside compiled code
    functions, numba         `@compiled` functions, found in modules of WebAssembly that were
                             made when the page was built, instead of compiled
    llvmlite                 where compiled code finds its large arrays

`install` must come before anything else of Wuqi is imported.
"""

import sys
import time
from importlib import import_module
from types import ModuleType

PACKAGES = ("numpy", "numba", "llvmlite")


def install() -> None:
    """From now on `import numpy` gives the stand-in, and so on."""
    for name in PACKAGES:
        standin = import_module(f"{__name__}.{name}")
        sys.modules[name] = standin
        for part in standin.PARTS:
            _add(name, part, standin)
    # A browser does not know the time of the processor. Its Python says how long it has run
    # instead, and raises an error after 36 minutes, when microseconds need more than 31 bits.
    setattr(time, "process_time", time.perf_counter)  # noqa: B010


def _add(package: str, part: str, standin: ModuleType) -> None:
    """Adds a module. Its submodules are the module itself: there are few names, all different."""
    sys.modules[f"{package}.{part}"] = standin
    setattr(standin, part.split(".")[-1], standin)
