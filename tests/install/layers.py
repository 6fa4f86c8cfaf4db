"""Environments with one layer of Wuqi and nothing else, made without a network.

A folder gets the wheel and links to exactly those installed packages that its metadata asks for.
Python finds nothing besides: it runs without its own site-packages.
"""

import os
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


class Layer:
    """Wuqi with one of its extras, or with none."""

    def __init__(self, folder: Path, wheel: Path, extra: str) -> None:
        self._folder = folder
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
        [metadata] = folder.glob("wuqi-*.dist-info")
        self.packages: dict[str, Distribution] = {}
        self._gather(PathDistribution(metadata), {extra})
        for package in self.packages.values():
            self._link(package)

    def _gather(self, package: Distribution, extras: set[str]) -> None:
        """What a package needs, and what that needs."""
        for line in package.requires or ():
            need = Requirement(line)
            marker = need.marker
            if marker and not any(marker.evaluate({"extra": one}) for one in extras or {""}):
                continue
            if need.name == "wuqi":
                self._gather(package, need.extras)
            elif need.name not in self.packages or need.extras:
                found = distribution(need.name)
                self.packages[need.name] = found
                self._gather(found, need.extras)

    def _link(self, package: Distribution) -> None:
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            link, source = self._folder / top, Path(str(package.locate_file(top)))
            if not link.exists() and source.exists():
                link.symlink_to(source)

    @property
    def megabytes(self) -> float:
        """What pip would write, without compiled Python."""
        files = (file for package in self.packages.values() for file in package.files or ())
        return sum(file.size or 0 for file in files) / 1e6

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Runs `wuqi WORDS`."""
        return self.python("-m", "wuqi", *words, **environment)

    def python(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-S", *words],
            env={**os.environ, "PYTHONPATH": str(self._folder), **environment},
            cwd=self._folder.parent,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
