"""Builds the wheel and the packed sources twice, in two clones of what is committed, and compares.

    python -m tests.install.reproducible [FOLDER]

The clones lie at different paths and are built one after the other, so nothing in the files may
depend on place or time. It takes half an hour: packages for development are installed for each.
"""

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tests.conftest import ROOT

CLONES = ("one", "the-other-one-with-a-longer-path")


def contents(archive: Path) -> dict[str, str]:
    """What is in an archive, by name."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as packed:
            return {
                name: hashlib.sha256(packed.read(name)).hexdigest() for name in packed.namelist()
            }
    found = {}
    with tarfile.open(archive) as packed_sources:
        for member in packed_sources:
            file = packed_sources.extractfile(member) if member.isfile() else None
            found[member.name] = hashlib.sha256(file.read() if file else b"").hexdigest()
    return found


def differing(one: Path, other: Path) -> list[str]:
    """The names of the files that differ, or are in one archive only."""
    ours, theirs = contents(one), contents(other)
    return sorted(
        name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name)
    )


def main(folder: Path) -> int:
    built: list[list[Path]] = []
    for name in CLONES:
        clone = folder / name
        if not clone.exists():
            subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        if not (clone / "dist").exists():
            subprocess.run(["make", "wheel"], cwd=clone, check=True)
        built.append(sorted((clone / "dist").glob("wuqi-*")))
    wrong = 0
    for one, other in zip(*built, strict=True):
        same = one.name == other.name and one.read_bytes() == other.read_bytes()
        print(f"{one.name}: {'the same' if same else 'differs'}")
        for name in [] if same else differing(one, other):
            print(f"    {name}")
        wrong += not same
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(Path(*sys.argv[1:]) if sys.argv[1:] else ROOT / "build" / "twice"))
