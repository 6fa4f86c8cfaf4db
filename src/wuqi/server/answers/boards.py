"""Boards: positions as they look after some actions, and what actions would lead to.

If there are very many legal actions, their outcomes are left out.
"""

from collections.abc import Iterable, Iterator

from wuqi.core.board.effects import Effect
from wuqi.core.errors import BadAction, BadPosition
from wuqi.core.position import MANY, Position
from wuqi.core.registry import configure
from wuqi.search.perils import perils
from wuqi.server.computers.offered import offered
from wuqi.server.protocol import Board, Saying
from wuqi.server.protocol.bodies import (
    MOST_BOARDS,
    BoardRequest,
    BoardsRequest,
    MovingInfo,
    MovingRequest,
    Outlook,
    PerilInfo,
    SeatPlan,
    Setting,
    Tried,
)
from wuqi.server.refusals import refused
from wuqi.server.table.views.board import board_of


def start_of(data: BoardRequest) -> Position:
    """The position that a question begins with."""
    game = configure(data.game, data.preset, data.options)
    return game.read(data.position) if data.position is not None else game.start()


def last_two(position: Position, actions: Iterable[str]) -> tuple[Position, Position]:
    """The positions before and after the last of some actions."""
    before = position
    for action in actions:
        before, position = position, position.play(action)
    return before, position


def position_after(data: BoardRequest) -> Position:
    """The position that a question is about."""
    return last_two(start_of(data), data.actions)[1]


def board(data: BoardRequest) -> Board:
    """The board after the last action of a question."""
    before, after = last_two(start_of(data), data.actions)
    effects = _effects(before, data.actions[-1], after) if data.actions else ()
    return board_of(after.seen_by(None), effects=effects)


def try_out(data: BoardRequest, language: str) -> Tried:
    """The board after the actions, or why one of them is refused."""
    try:
        return Tried(board(data), None)
    except (BadAction, BadPosition) as error:
        return Tried(None, refused(error, language))


def boards(data: BoardsRequest) -> Iterator[Board]:
    """The boards of a game, from a ply on."""
    position = start_of(data)
    effects: tuple[Effect, ...] = ()
    for ply, action in enumerate((*data.actions, None)):
        if ply >= data.since:
            yield board_of(position.seen_by(None), effects=effects)
        if action is None or ply + 1 == data.since + MOST_BOARDS:
            break
        before, position = position, position.play(action)
        effects = _effects(before, action, position)


def _effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    """The effects of an action that everyone may see."""
    return () if after.secret else before.effects(action, after)


def moving(data: MovingRequest) -> MovingInfo:
    """How the piece on a square moves."""
    found = position_after(data).seen_by(None).moving(data.square)
    if found is None:
        return MovingInfo(None, ())
    return MovingInfo(Saying(found.saying.key, dict(found.saying.details)), found.squares)


def outlooks(data: BoardRequest) -> Iterator[Outlook]:
    """The pieces that could be captured after each action."""
    position = position_after(data).seen_by(None)
    if len(position.codes()) > MANY:
        return
    for action in position.actions():
        after = position.play(action)
        taken = [one for one in position.effects(action, after) if one.kind == "take"]
        falling = [cell.side for cell in after.pieces.values() if cell.falls]
        near = tuple(cell for cell in after.pieces.values() if cell.around and cell.around[0])
        own = falling.count(position.mover)
        yield Outlook(str(action), len(taken) + len(falling) - own, own, near)


def perils_of(data: BoardRequest) -> tuple[PerilInfo, ...]:
    """Actions that lose at once or let others win."""
    position = position_after(data).seen_by(None)
    if position.mover <= 0 or position.secret or len(position.codes()) > MANY:
        return ()
    return tuple(PerilInfo(str(one.action), one.when, one.reason) for one in perils(position))


def setting(data: BoardRequest) -> Setting:
    """The players and options of a table that begins with a position."""
    position = start_of(data)
    seats = tuple(SeatPlan(seat.number, seat.side, seat.member) for seat in position.game.seats)
    board = board_of(_set_up(position).seen_by(None))
    return Setting(dict(position.game.options), seats, board, offered(position.game))


def _set_up(position: Position) -> Position:
    """The position with all armies set up: as the first set-up with a name, if there is one."""
    plans = next(iter(position.game.face.SETUPS.values()), ())
    placed = set[str]()
    while position.mover > 0 and plans:
        legal = {str(action) for action in position.actions()}
        left = [one for one in plans[position.mover - 1] if one in legal and one not in placed]
        if not left:
            break
        placed.add(left[0])
        position = position.play(left[0])
    return position
