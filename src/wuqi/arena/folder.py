"""Where a match lies: its plan, and a record of every game that has ended.

The folder is all there is to know, so an interrupted match goes on where it stopped.
"""

import hashlib
import shutil
from pathlib import Path

import msgspec

from wuqi.arena.plan import Pairing, Plan
from wuqi.core.errors import BadRecord, BadRequest
from wuqi.core.places import data_home
from wuqi.core.record import Record

PLAN = "plan.json"


class Folder:
    """The folder of one match or tournament."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Opens it, or makes it; one that holds another plan is refused."""
        self.path = path
        file = path / PLAN
        if file.exists():
            try:
                found = msgspec.json.decode(file.read_bytes(), type=Plan)
            except msgspec.DecodeError as error:
                raise BadRequest("arena-folder-damaged", path=str(path)) from error
            if msgspec.structs.replace(found, games=plan.games) != plan:
                raise BadRequest("arena-folder-other", path=str(path))
        path.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n")

    def played(self) -> dict[int, Record]:
        """The games that have ended, by number; a damaged record counts as not played."""
        found = {}
        for file in sorted(self.path.glob("game-*.json")):
            try:
                found[int(file.stem.removeprefix("game-"))] = Record.load(file)
            except (BadRecord, ValueError):
                continue
        return found

    def keep(self, pairing: Pairing, record: Record) -> None:
        """Writes a game down, whole or not at all."""
        file = self.path / f"game-{pairing.number:06d}.json"
        new = file.with_suffix(".new")
        record.save(new)
        new.replace(file)


def home_of(plan: Plan) -> Path:
    """Where a plan's folder is, if nobody says: the same plan always finds the same one."""
    told = msgspec.json.encode(msgspec.structs.replace(plan, games=0))
    kind = "tournament" if plan.tournament else "match"
    name = f"{kind}-{plan.game}-{hashlib.sha256(told).hexdigest()[:10]}"
    return data_home() / "matches" / name


def clear(path: Path) -> None:
    """Removes what an earlier run of a plan has left, if it is one of ours."""
    if (path / PLAN).exists():
        shutil.rmtree(path)
