"""PDN, the file format of the draughts world: games to and from our records.

Importing checks that every move is legal. A draw rule reached on the way is noted, not enforced: at
the board a draw has to be claimed, and not everyone does.

What has no place in a record is kept in `extra`, to be written back: the tags, and comments, NAGs
and variations as PDN text, each with the number of moves before it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

import msgspec

from wuqi.core.errors import BadRecord, WuqiError
from wuqi.core.folder.contract import Imported
from wuqi.core.game import Game
from wuqi.core.play.record import Holder, Outcome, Record
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.games.draughts.formats import pdn_text
from wuqi.games.draughts.formats.pdn_clocks import agreed, clock_comments, thinking_times
from wuqi.games.draughts.formats.pdn_moves import PlayedMoves, numbered, play_moves
from wuqi.games.draughts.formats.pdn_text import DRAWN, RESULTS, WRITTEN, Ranking, Sheet
from wuqi.games.draughts.rules import SIDE

SUFFIXES = (".pdn",)
PRESET = "international"
SMALL_BOARD = 32  # the last square of checkers and other kinds on 8×8
FIRST_WHITE = 31  # on 10×10 White begins, and its men stand from this square on
REPORTED = "reported"  # the reason of a result that only the file states

# PDN has no tags for these: rules other than the international ones, and a start with counters.
OPTIONS_TAG = "WuqiOptions"
START_TAG = "WuqiStart"

_GAME_TYPE = re.compile(r"20(?:\s*,\s*[WB]\s*,\s*10\s*,\s*10\s*(?:,.*)?)?")
_FEN_EXTRAS = re.compile(r":[HF]\d+")  # lidraughts: plies since a capture, number of the move


class PdnExtra(msgspec.Struct):
    """What `extra["pdn"]` holds."""

    tags: dict[str, str] = {}
    annotations: list[tuple[int, str]] = []


# -- reading ----------------------------------------------------------------------------------


def read(data: bytes, options: Mapping[str, str] | None = None) -> Iterator[Imported]:
    """The games of a file, by the international rules unless options or a game's tags differ."""
    for number, sheet in enumerate(pdn_text.sheets(pdn_text.decode(data)), 1):
        try:
            yield _imported(number, sheet, options)
        except WuqiError as error:
            yield Imported(number, problem=error)


def _imported(number: int, sheet: Sheet, options: Mapping[str, str] | None) -> Imported:
    kind = sheet.tags.get("GameType", "20").strip()
    if not _GAME_TYPE.fullmatch(kind):
        raise BadRecord("pdn-game-type", "draughts", kind=kind)
    game = _game(sheet.tags, options)
    start = _start(game, sheet.tags)
    first = _first(start)
    played = play_moves(PlayedMoves(start), sheet.moves, first)
    if sheet.odd is not None and sheet.odd[0] <= len(played.actions):
        after, text = sheet.odd
        raise BadRecord("pdn-odd", "draughts", move=numbered(after, first), text=text[:40])
    if played.trouble is not None:
        raise _explained(played.trouble, sheet)
    result, notes = _result(played, _stated(sheet))
    notes += [
        BadRecord(
            "pdn-played-on",
            "draughts",
            move=numbered(draw.after, first),
            reason=BadRecord(f"reason-{draw.reason}", "draughts"),
        )
        for draw in played.unclaimed
    ]
    clock = agreed(sheet.tags)
    record = Record(
        game="draughts",
        options=dict(game.options),
        actions=tuple(played.actions),
        start=None if start == game.start() else start.text,
        resumed=tuple((draw.after, draw.text) for draw in played.unclaimed),
        result=result,
        seats=tuple(Holder(sheet.tags.get(colour) or "?") for colour in ("White", "Black")),
        clock=clock,
        seconds=thinking_times(sheet.annotations, len(sheet.moves), first, clock),
        played_at=_played_at(sheet.tags),
        extra={"pdn": {"tags": sheet.tags, "annotations": [*map(list, sheet.annotations)]}},
    )
    return Imported(number, record, notes=tuple(notes))


def _explained(trouble: WuqiError, sheet: Sheet) -> WuqiError:
    """Why a game cannot be read. Files of other kinds of draughts often do not name the kind."""
    squares = [int(square) for move in sheet.moves for square in re.findall(r"\d+", move)]
    if sheet.tags.keys() & {"GameType", "FEN"} or not squares:
        return trouble
    if squares[0] >= FIRST_WHITE or max(squares) > SMALL_BOARD:
        return trouble
    return BadRecord("pdn-small-board", "draughts", last=str(SMALL_BOARD), reason=trouble)


def _game(tags: Mapping[str, str], options: Mapping[str, str] | None) -> Game:
    if options is None and OPTIONS_TAG in tags:
        options = dict(pair.partition("=")[::2] for pair in tags[OPTIONS_TAG].split())
    return configure("draughts", PRESET if options is None else None, options or {})


def _start(game: Game, tags: Mapping[str, str]) -> Position:
    if START_TAG in tags:
        return game.read(tags[START_TAG])
    if "FEN" in tags and tags.get("SetUp") != "0":
        return game.read(foreign_fen(tags["FEN"]))
    return game.start()


def foreign_fen(text: str) -> str:
    """A position as other programs write it: with blanks, a final dot, counters of their own."""
    fen = "".join(text.split()).rstrip(".").upper()
    return _FEN_EXTRAS.sub("", fen)


def _first(start: Position) -> int:
    """1 if Black (our green) has the first move, else 0."""
    return int(start.state[SIDE]) - 1


def _stated(sheet: Sheet) -> Ranking | None:
    """The result in the file: in the tag, or else after the moves."""
    for result in (sheet.tags.get("Result", ""), sheet.end or ""):
        if ranking := RESULTS.get("".join(result.split())):
            return ranking
    return None


def _result(played: PlayedMoves, stated: Ranking | None) -> tuple[Outcome | None, list[WuqiError]]:
    """The result by the rules, or else that of the file, and a note if they differ."""
    found = played.position.result
    if found is not None and found.ranking == DRAWN and stated not in (None, DRAWN):
        played.play_on()  # the draw was not claimed, and later someone resigned
        found = None
    if found is None:
        return Outcome(stated, REPORTED) if stated else None, []
    outcome = Outcome(found.ranking, found.reason)
    if stated in (None, found.ranking):
        return outcome, []
    reason = BadRecord(f"reason-{found.reason}", "draughts")
    return outcome, [BadRecord("pdn-other-result", "draughts", reason=reason)]


def _played_at(tags: Mapping[str, str]) -> str | None:
    """The ISO 8601 time of `Date` and `Time`, if they are a real one."""
    date = tags.get("UTCDate", tags.get("Date", "")).replace(".", "-").strip()
    time = tags.get("UTCTime", tags.get("Time", "")).strip()
    for moment in (f"{date}T{time}", date):
        try:
            datetime.fromisoformat(moment)
        except ValueError:
            continue
        return moment
    return None


# -- writing ----------------------------------------------------------------------------------


def write(records: Iterable[Record]) -> str:
    """The records as a file of PDN 3.0."""
    return "\n".join(_written(record) for record in records)


def _written(record: Record) -> str:
    if record.options.get("capture") == "huff":
        raise BadRecord("pdn-huff", "draughts")
    start = record.replay()[0]
    try:
        kept = msgspec.convert(record.extra.get("pdn", {}), PdnExtra)
    except msgspec.ValidationError as error:
        raise BadRecord("record-bad-field", reason=str(error)) from error
    annotations = kept.annotations
    first = _first(start)
    if not annotations:
        annotations = clock_comments(record.seconds, first, record.clock)
    sheet = Sheet(_tags(record, start, kept.tags), list(record.actions), annotations)
    return pdn_text.write(sheet, first)


def _tags(record: Record, start: Position, kept: Mapping[str, str]) -> dict[str, str]:
    """The tags as they were, and those that every game needs."""
    names = [holder.name for holder in record.seats] or ["?", "?"]
    date, _, time = (record.played_at or "").partition("T")
    tags = {
        "Event": "?",
        "Site": "?",
        "Date": date.replace("-", ".") or "????.??.??",
        **({"Time": time} if time else {}),
        "Round": str(record.extra.get("round", "?")),
        "White": names[0],
        "Black": names[-1],
        "Result": "*",
        "GameType": "20",
        **kept,
    }
    ranking = record.result.ranking if record.result else None
    if RESULTS.get(tags["Result"]) != ranking:
        tags["Result"] = WRITTEN[ranking]
    if record.clock is not None:
        base, increment = record.clock.base, record.clock.increment
        tags.setdefault("TimeControl", f"{base:.0f}+{increment:.0f}")
    board, _, counters = start.text.partition(" ")
    if start == start.game.start():
        tags.pop("FEN", None)
    else:
        tags |= {"SetUp": "1", "FEN": board}
    if counters:
        tags[START_TAG] = start.text
    if record.options != dict(configure("draughts", PRESET, {}).options):
        tags[OPTIONS_TAG] = " ".join(f"{name}={value}" for name, value in record.options.items())
    return tags
