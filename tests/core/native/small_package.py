"""A package of our core alone with one compiled function more, used in processes of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT

PACKAGE = ROOT / "src" / "wuqi"

CALLEE = """
from wuqi.core.native.compiling import compiled

@compiled
def callee(x):
    return x + {more}
"""
CALL = "from wuqi.core.callee import callee; print(callee({argument}))"


def run(
    program: str, package_home: Path, cache: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    """Runs a program that imports Wuqi from there, with compiled code kept here."""
    environment = {**os.environ, "PYTHONPATH": str(package_home), "WUQI_CACHE": str(cache)}
    environment.pop("WUQI_BOUNDSCHECK", None)
    environment |= more
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )


def laid_out(tmp_path: Path) -> tuple[Path, Path]:
    """A package of our core and words alone with one function more, and an empty cache."""
    home = tmp_path / "home"
    for words in ("locales", "cli/locales"):
        shutil.copytree(PACKAGE / words, home / "wuqi" / words)
    shutil.copytree(PACKAGE / "core", home / "wuqi" / "core")
    shutil.copy(PACKAGE / "__init__.py", home / "wuqi")
    (home / "wuqi" / "core" / "callee.py").write_text(CALLEE.format(more=1))
    return home, tmp_path / "cache"
