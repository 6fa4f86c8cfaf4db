"""What there is to play: games, words, rule books, boards."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from wuqi.core.board.effects import Effect
from wuqi.core.board.showing import colours_of, line_of
from wuqi.core.errors import BadAction, BadPosition, BadRequest
from wuqi.core.folder.loading import known
from wuqi.core.options import Option
from wuqi.core.position import Position
from wuqi.core.registry import configure, formats, shown
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import LANGUAGES, catalogues, closest_language, game_catalogue
from wuqi.search.perils import perils
from wuqi.server.computers.offered import offered
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.protocol import Board, Saying
from wuqi.server.protocol.bodies import (
    MOST_BOARDS,
    AskBoard,
    AskBoards,
    AskMoving,
    BookPart,
    DiagramInfo,
    GameInfo,
    GamePage,
    MovingInfo,
    OptionInfo,
    Outlook,
    PerilInfo,
    SeatPlan,
    Setting,
    Tried,
)
from wuqi.server.refusals import refused
from wuqi.server.table.board import board_of

DRAWING = "drawing.js"  # of a game in a package of its own
FEW = 10  # actions that are played at once
Language = Annotated[str, Parameter(max_length=20)]
GameName = Annotated[str, Parameter(max_length=40)]


@get("/games", summary="The games, with their options")
async def games() -> tuple[GameInfo, ...]:
    return _games()


@get("/words/{language:str}", media_type=MediaType.TEXT, summary="The common words (Fluent)")
async def words(language: Language) -> Response[str]:
    return _catalogue(language, None)


@get(
    "/words/{language:str}/{game:str}",
    media_type=MediaType.TEXT,
    summary="A game's words (Fluent), which come on top of the common ones",
)
async def game_words(language: Language, game: GameName) -> Response[str]:
    configure(game, None, {})
    return _catalogue(language, game)


@get("/pages/{game:str}", summary="What a page needs to show a game that it was not built with")
async def game_page(request: AnyRequest, game: GameName) -> GamePage:
    configure(game, None, {})
    await services_of(request).warmup.ready(game)
    drawn = (known(game).path / DRAWING).is_file()
    address = f"/api/drawings/{game}.js" if drawn else None
    return GamePage(**colours_of(game), line=line_of(game), drawing=address)


@get("/drawings/{file:str}", media_type="text/javascript", summary="How a package draws its game")
async def drawing(file: Annotated[str, Parameter(max_length=43)]) -> Response[str]:
    found = known(file.removesuffix(".js")).path / DRAWING
    if not found.is_file():
        raise NotFoundException
    return Response(found.read_text("utf-8"), headers={"cache-control": "no-cache"})


@get("/rules/{game:str}/{language:str}", summary="A game's rule book")
async def rules(request: AnyRequest, game: GameName, language: Language) -> tuple[BookPart, ...]:
    configure(game, None, {})
    await services_of(request).warmup.ready(game)
    _known(language)
    return tuple(_parts(game, language))


@post("/board", status_code=200, summary="A position, as it looks after some actions")
async def board(request: AnyRequest, data: AskBoard) -> Board:
    return await _after(request, data)


@post("/try", status_code=200, summary="A position after some actions, or why not")
async def try_out(request: AnyRequest, data: AskBoard) -> Tried:
    try:
        return Tried(await _after(request, data), None)
    except (BadAction, BadPosition) as error:
        wanted = request.headers.get("accept-language", "en").split(",")[0]
        return Tried(None, refused(error, closest_language(wanted) or "en"))


@post("/moving", status_code=200, summary="How the piece on a square moves, and where to")
async def moving(request: AnyRequest, data: AskMoving) -> MovingInfo:
    found = (await position_after(request, data)).seen_by(None).moving(data.square)
    if found is None:
        return MovingInfo(None, ())
    return MovingInfo(Saying(found.saying.key, dict(found.saying.details)), found.squares)


@post("/boards", status_code=200, summary="Many positions of one game, for a replay")
async def boards(request: AnyRequest, data: AskBoards) -> tuple[Board, ...]:
    start = await start_of(request, data)
    return await services_of(request).background.run(lambda: tuple(_boards(start, data)))


def _boards(position: Position, data: AskBoards) -> Iterator[Board]:
    effects: tuple[Effect, ...] = ()
    for ply, action in enumerate((*data.actions, None)):
        if ply >= data.since:
            yield board_of(position.seen_by(None), effects=effects)
        if action is None or ply + 1 == data.since + MOST_BOARDS:
            break
        before, position = position, position.play(action)
        effects = _effects(before, action, position)


@post("/outlooks", status_code=200, summary="What could be captured after each action")
async def outlooks(request: AnyRequest, data: AskBoard) -> tuple[Outlook, ...]:
    position = (await position_after(request, data)).seen_by(None)
    return await services_of(request).background.run(lambda: tuple(_outlooks(position)))


def _outlooks(position: Position) -> Iterator[Outlook]:
    for action in position.actions():
        after = position.play(action)
        taken = [one for one in position.effects(action, after) if one.kind == "take"]
        falling = [cell.side for cell in after.pieces.values() if cell.falls]
        near = tuple(cell for cell in after.pieces.values() if cell.around and cell.around[0])
        own = falling.count(position.mover)
        yield Outlook(str(action), len(taken) + len(falling) - own, own, near)


@post("/perils", status_code=200, summary="Actions that lose at once or let others win")
async def perils_of(request: AnyRequest, data: AskBoard) -> tuple[PerilInfo, ...]:
    position = (await position_after(request, data)).seen_by(None)
    if position.mover <= 0 or position.secret:
        return ()
    found = await services_of(request).background.run(lambda: tuple(perils(position)))
    return tuple(PerilInfo(str(one.action), one.when, one.reason) for one in found)


@post("/setting", status_code=200, summary="What a table with some options would be like")
async def setting(request: AnyRequest, data: AskBoard) -> Setting:
    position = await start_of(request, data)
    seats = tuple(SeatPlan(seat.number, seat.side, seat.member) for seat in position.game.seats)
    return Setting(dict(position.game.options), seats, board_of(position.seen_by(None)))


async def _after(request: AnyRequest, data: AskBoard) -> Board:
    before, after = await _played(request, data)
    effects = _effects(before, data.actions[-1], after) if data.actions else ()
    return board_of(after.seen_by(None), effects=effects)


async def position_after(request: AnyRequest, data: AskBoard) -> Position:
    """The position that a question is about."""
    return (await _played(request, data))[1]


async def _played(request: AnyRequest, data: AskBoard) -> tuple[Position, Position]:
    """The positions before and after the last action of a question."""
    start = await start_of(request, data)
    if len(data.actions) <= FEW:
        return _last_two(start, data.actions)
    return await services_of(request).background.run(lambda: _last_two(start, data.actions))


def _last_two(position: Position, actions: Iterable[str]) -> tuple[Position, Position]:
    before = position
    for action in actions:
        before, position = position, position.play(action)
    return before, position


def _effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    """The effects of an action that everyone may see."""
    return () if after.secret else before.effects(action, after)


async def start_of(request: AnyRequest, data: AskBoard) -> Position:
    """The position that a question begins with."""
    services_of(request).limits.spend("board", address(request.scope))
    await services_of(request).warmup.ready(data.game)
    game = configure(data.game, data.preset, data.options)
    return game.read(data.position) if data.position is not None else game.start()


@cache
def _games() -> tuple[GameInfo, ...]:
    return tuple(_info(name) for name in shown())


def _info(name: str) -> GameInfo:
    game = configure(name, None, {})
    return GameInfo(
        game=name,
        sides=game.sides,
        seats=len(game.seats),
        options=tuple(map(_option, game.face.OPTIONS)),
        presets={key: dict(values) for key, values in game.face.PRESETS.items()},
        teams=any(seat.member > 1 for seat in game.seats),
        computers=offered(game),
        formats=tuple(kind for kind, (whose, _) in formats().items() if whose == name),
        reasons=tuple(game.face.REASONS),
        draws=game.draws,
        newcomer_side=game.face.NEWCOMER_SIDE,
        setting_up=game.setting_up,
        setups=dict(game.face.SETUPS),
    )


def _option(option: Option) -> OptionInfo:
    span = option.span
    return OptionInfo(
        option.name,
        option.default,
        option.values,
        span.start if span is not None else None,
        span.stop - 1 if span is not None else None,
        option.example if option.form is not None else None,
        option.equal,
    )


def _catalogue(language: str, game: str | None) -> Response[str]:
    _known(language)
    if game is not None:
        return Response(game_catalogue(language, game))
    return Response(catalogues(language)[0].read_text("utf-8"))


def _known(language: str) -> None:
    if language not in LANGUAGES:
        raise BadRequest("language-unknown", language=language[:20], right=" | ".join(LANGUAGES))


def _parts(game: str, language: str) -> Iterator[BookPart]:
    for part in rule_book(game, language):
        if isinstance(part, Diagram):
            shown = board_of(part.position)
            yield BookPart(None, DiagramInfo(shown, part.options, part.play, part.refused))
        else:
            yield BookPart(part, None)


router = Router(
    "/api",
    route_handlers=[
        games,
        words,
        game_words,
        game_page,
        drawing,
        rules,
        board,
        try_out,
        moving,
        boards,
        outlooks,
        perils_of,
        setting,
    ],
    tags=["games"],
)
