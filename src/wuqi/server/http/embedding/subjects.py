"""What an address of the page is about, for websites that embed it: a game, a position, a puzzle.
Everything is shown as a spectator without a name sees it."""

import re
from urllib.parse import parse_qsl

from msgspec import Struct

from wuqi.core.errors import BadRequest
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.core.text.words import words
from wuqi.server.answers.boards import start_of
from wuqi.server.errors import Unknown
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.http.working import work_out
from wuqi.server.protocol.bodies import BoardRequest
from wuqi.server.ratings.delay import is_delayed
from wuqi.server.table.recording import Names, record_of
from wuqi.server.table.table import Table
from wuqi.teacher.puzzle import puzzle, stands

# As in the page's own addresses (web/src/routing.ts).
KNOWN = (
    re.compile(r"^/(?P<kind>play|replay)/(?P<game>[a-z0-9_-]{1,40})/(?P<which>[0-9a-z]{12})$"),
    re.compile(r"^/(?P<kind>puzzles)/(?P<game>[a-z0-9_-]{1,40})/(?P<which>[0-9a-f]{8})$"),
    re.compile(r"^/(?P<kind>analysis)/(?P<game>[a-z0-9_-]{1,40})$"),
)
OPTION = "o."
LONGEST = 4_000  # letters of a query


class Subject(Struct, frozen=True):
    """The game, table or puzzle that an address names."""

    kind: str
    game: str
    which: str | None  # the table or the puzzle
    query: str

    @property
    def path(self) -> str:
        """Its address on the page."""
        parts = (self.kind, self.game, self.which)
        query = f"?{self.query}" if self.query else ""
        return "/" + "/".join(part for part in parts if part) + query


class Sight(Struct, frozen=True):
    """What is shown of a subject."""

    position: Position
    text: str  # a sentence below the board; may be empty
    ply: int | None = None  # of a game that can be stepped through
    plies: int = 0
    live: bool = False  # the game is in progress


def subject_of(path: str, query: str = "") -> Subject | None:
    """What an address of the page is about; None: a page without a board of its own."""
    for pattern in KNOWN:
        found = pattern.match(path)
        if found is not None and found["game"] in names() and len(query) <= LONGEST:
            return Subject(found["kind"], found["game"], found.groupdict().get("which"), query)
    return None


async def sight_of(request: AnyRequest, subject: Subject, language: str) -> Sight:
    """What is shown of a subject now."""
    services = services_of(request)
    services.limits.spend("board", address(request.scope))
    await services.warmup.ready(subject.game)
    query = dict(parse_qsl(subject.query))
    if subject.kind == "puzzles":
        return await work_out(request, lambda: _puzzle(subject, language))
    if subject.kind == "analysis":
        options = {
            name.removeprefix(OPTION): value
            for name, value in query.items()
            if name.startswith(OPTION)
        }
        question = BoardRequest(subject.game, options, None, query.get("position"))
        return await work_out(request, lambda: Sight(start_of(question).seen_by(None), ""))
    assert subject.which is not None
    table = await services.room.table(subject.which, look=services.settings.shared)
    if table.game.name != subject.game:
        raise Unknown("table-unknown")
    if is_delayed(table, None):
        table = (await services.room.late(table)).table
    if table.status != "over":
        return Sight(table.position.seen_by(None), "", live=True)
    await services.directory.learn(table.people())
    return await work_out(request, lambda: _replay(table, services.directory, query.get("ply")))


def _replay(table: Table, directory: Names, wanted: str | None) -> Sight:
    positions = record_of(table, directory).replay()
    last = len(positions) - 1
    ply = min(int(wanted), last) if wanted is not None and wanted.isdecimal() else last
    return Sight(positions[ply].seen_by(None), "", ply, last)


def _puzzle(subject: Subject, language: str) -> Sight:
    found = puzzle(subject.game, subject.which or "")
    position = stands(subject.game, found)
    say = words(language, subject.game)
    side = say(f"side-{position.mover}")
    return Sight(position, say(f"puzzle-goal-{found.goal}", side=side))


def required(path: str, query: str) -> Subject:
    """What an address is about; refused if it cannot be shown on other sites."""
    found = subject_of(path, query)
    if found is None:
        raise BadRequest("embed-unknown")
    return found
