"""The JSON Schema of the protocol: `python -m wuqi.server.protocol.schema` prints it.

The browser client's types are made from it, so nothing is written twice.
"""

from typing import Any

import msgspec

from wuqi.server import protocol
from wuqi.server.protocol import bodies
from wuqi.server.protocol import lessons as lessons
from wuqi.server.protocol import meeting as meeting
from wuqi.server.protocol import notifications as notifications
from wuqi.server.protocol import ratings as ratings
from wuqi.server.protocol import teaching as teaching
from wuqi.server.protocol import tournaments as tournaments
from wuqi.server.protocol import vacations as vacations

ROOTS: dict[str, Any] = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "Command": protocol.Command,
    "Lesson": teaching.Lesson,
}
BODIES: tuple[Any, ...] = (
    bodies.GameInfo,
    bodies.GamePage,
    bodies.OpenTable,
    bodies.Pair,
    bodies.BoardRequest,
    bodies.BoardsRequest,
    bodies.Tried,
    bodies.MovingRequest,
    bodies.MovingInfo,
    bodies.Setting,
    bodies.Outlook,
    bodies.PerilInfo,
    protocol.Board,
    bodies.GuestName,
    bodies.Credentials,
    bodies.NewPassword,
    bodies.DeleteAccount,
    bodies.NewToken,
    bodies.TokenInfo,
    bodies.ArchivePage,
    bodies.UploadGame,
    bodies.BookPart,
    ratings.Profile,
    ratings.RatingHistory,
    ratings.Leaderboard,
    ratings.RatingChange,
    ratings.Privacy,
    tournaments.NewTournament,
    tournaments.TournamentList,
    tournaments.TournamentView,
    tournaments.TournamentExport,
    notifications.NewChannel,
    notifications.ChannelKinds,
    notifications.NoticeLanguage,
    notifications.Notifications,
    notifications.LetterLink,
    vacations.TakeVacation,
    vacations.VacationInfo,
    meeting.Challenge,
    meeting.Followed,
    meeting.Report,
    meeting.PersonRating,
    teaching.AnalysisRequest,
    teaching.OwnAnalysis,
    teaching.SmallTable,
    teaching.SolvedGame,
    teaching.SolvedPosition,
    teaching.Places,
    teaching.PuzzleShelf,
    teaching.PuzzleInfo,
    teaching.TryPuzzle,
    teaching.PuzzleJudged,
    teaching.PalettePiece,
    teaching.SetUp,
    teaching.ReadGames,
    teaching.GameRead,
    lessons.LessonShelf,
    lessons.LessonInfo,
    lessons.TryTask,
    lessons.TaskAnswer,
    lessons.TaskHelp,
)


def schema() -> dict[str, Any]:
    """Every message and body under `$defs`; the unions by their names in the protocol."""
    types = (*ROOTS.values(), *BODIES)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    named = dict(zip(ROOTS, schemas, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Wuqi protocol",
        "version": protocol.VERSION,
        "$defs": {**components, **named},
    }


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())
