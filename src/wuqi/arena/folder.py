"""The folder of a match: its plan, and a record of every finished game.

The folder holds everything, so an interrupted match continues where it stopped. It also notes the
sources that played it, so that games of different versions are never mixed.
"""

import hashlib
import re
from pathlib import Path

import msgspec

from wuqi.arena.plan import MatchPlan, PlannedGame
from wuqi.core.errors import BadRecord, BadRequest
from wuqi.core.folder.loading import known
from wuqi.core.native.sources import PACKAGE, source_key
from wuqi.core.play.record import Record
from wuqi.core.storage.places import data_home

PLAN = "plan.json"
GAME = re.compile(r"game-\d{6,}\.(json|new)")  # as `keep` names them


class StoredPlan(msgspec.Struct, frozen=True):
    """What is stored beside the games."""

    plan: MatchPlan
    made_from: str  # the sources of the players and of the game


class MatchFolder:
    """The folder of one match or tournament."""

    def __init__(self, path: Path, plan: MatchPlan, again: bool = False) -> None:
        """Opens it, or makes it. One that holds another plan, or files but no match, is refused.

        With `again`, the games of the match in it are removed, whatever its plan.
        """
        self.path = path
        kept = msgspec.json.encode(StoredPlan(plan, made_from(plan)))
        try:
            found = _stored_plan(path, again)
            if again:
                for game in _own_files(path):
                    game.unlink()
            elif found is not None:
                if msgspec.structs.replace(found.plan, games=plan.games) != plan:
                    raise BadRequest("arena-folder-other", path=str(path))
                if found.made_from != made_from(plan):
                    raise BadRequest("arena-folder-version", path=str(path))
            path.mkdir(parents=True, exist_ok=True)
            (path / PLAN).write_bytes(msgspec.json.format(kept, indent=1) + b"\n")
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadRequest("arena-folder-unwritable", path=str(path), reason=reason) from error

    def played(self) -> dict[int, Record]:
        """The games that have ended, by number; a damaged record counts as not played."""
        found = {}
        for file in sorted(self.path.glob("game-*.json")):
            try:
                found[int(file.stem.removeprefix("game-"))] = Record.load(file)
            except (BadRecord, ValueError):
                continue
        return found

    def keep(self, pairing: PlannedGame, record: Record) -> None:
        """Stores a game, completely or not at all."""
        file = self.path / f"game-{pairing.number:06d}.json"
        new = file.with_suffix(".new")
        record.save(new)
        new.replace(file)


def home_of(plan: MatchPlan) -> Path:
    """The default folder of a plan: the same one until the players change."""
    description = msgspec.json.encode(
        StoredPlan(msgspec.structs.replace(plan, games=0), made_from(plan))
    )
    kind = "tournament" if plan.tournament else "match"
    name = f"{kind}-{plan.game}-{hashlib.sha256(description).hexdigest()[:10]}"
    return data_home() / "matches" / name


def made_from(plan: MatchPlan) -> str:
    """What a plan's games depend on besides the plan: the sources of the players and the game."""
    folder = known(plan.game)
    game = [folder.path / f"{part}.py" for part in ("rules", "judge", "text", "face")]
    there = (file for file in game if file.is_file())
    return source_key(PACKAGE / "players" / "seating.py", *there)


def _stored_plan(path: Path, again: bool) -> StoredPlan | None:
    """The plan of the match in a folder; none if the folder is new or empty.

    There is none either if the plan is damaged and the match is played again.
    """
    file = path / PLAN
    if not file.is_file():
        if path.exists() and any(path.iterdir()):
            raise BadRequest("arena-folder-foreign", path=str(path))
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=StoredPlan)
    except msgspec.ValidationError as error:  # the plan of something else
        raise BadRequest("arena-folder-foreign", path=str(path)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        # Only the other files tell whether a damaged plan is ours.
        if set(path.iterdir()) != {file, *_own_files(path)}:
            raise BadRequest("arena-folder-foreign", path=str(path)) from error
        if again:
            return None
        raise BadRequest("arena-folder-damaged", path=str(path)) from error


def _own_files(path: Path) -> list[Path]:
    """The games in a folder, and those that were being written."""
    return [file for file in path.glob("game-*") if GAME.fullmatch(file.name) and file.is_file()]
