"""Puts the small solved tables of this machine beside a static site.

    python -m web.tools.device.tables FOLDER

A room offers its tables by HTTP; a static host has only files. The page finds in FOLDER/index.json
which ones there are. `wuqi solve GAME` makes them.
"""

import shutil
import sys
from pathlib import Path

import msgspec

from wuqi.server.answers.small_tables import small_tables


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found = small_tables()
    for name, (_, path) in found.items():
        shutil.copy(path, folder / name)
    listing = msgspec.json.encode([table for table, _ in found.values()])
    (folder / "index.json").write_bytes(listing)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
