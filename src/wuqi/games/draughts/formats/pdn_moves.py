"""Replays the moves of a PDN game: checks them, resolves short captures, notes draws."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wuqi.core.errors import BadAction, BadRecord
from wuqi.core.position import Action, Position
from wuqi.games.draughts import text
from wuqi.games.draughts.captures import captured_by
from wuqi.games.draughts.paths import Armies, Move


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """A draw by the rules after which play continued, with all counters reset."""

    after: int  # the number of moves before it
    reason: str
    text: str  # the position from which play continued


@dataclass(slots=True)
class PlayedMoves:
    """How far the moves of a game could be replayed, and the problem that stopped it."""

    position: Position
    actions: list[str] = field(default_factory=list)
    unclaimed: list[Unclaimed] = field(default_factory=list)
    trouble: BadRecord | None = None

    def play(self, action: Action) -> None:
        self.position = self.position.play(action)
        self.actions.append(str(action))

    def play_on(self) -> None:
        """Resets the counters if the rules call this a draw, so that play can continue."""
        result = self.position.result
        if result is not None and len(result.ranking) == 1:
            board = self.position.text.split()[0]
            self.unclaimed.append(Unclaimed(len(self.actions), result.reason, board))
            self.position = self.position.game.read(board)


def numbered(after: int, first: int) -> str:
    """The number of the next move: `12.` or, for Black, `12...`."""
    ply = after + first
    return f"{ply // 2 + 1}{'...' if ply % 2 else '.'}"


def play_moves(played: PlayedMoves, moves: Sequence[str], first: int) -> PlayedMoves:
    """Plays moves one after the other; if one is ambiguous, the rest decides.

    `first` is 1 if Black (our green) had the first move of the game, else 0.
    """
    for at, move in enumerate(moves):
        played.play_on()
        fitting = _fitting(played.position, move)
        if not fitting:
            number = numbered(len(played.actions), first)
            played.trouble = _refusal(played.position, move, number)
            return played
        if len(fitting) > 1:
            return _made_out(played, fitting, moves[at:], first)
        played.play(fitting[0])
    return played


def _fitting(position: Position, wanted: str) -> list[Action]:
    """The legal actions a PDN move may mean: by the text, or by some of the squares on the way."""
    legal = position.actions()
    codes = [action.code for action in legal]
    found = set(text.matches(position.state, wanted, codes, legal))
    if not found:
        origin, *via, target = (int(square) for square in wanted.replace("-", "x").split("x"))
        board = Armies.of(position.state)
        for code in filter(captured_by, codes):
            move = Move.of(code)
            ends = (move.origin, move.target)
            if ends == (origin, target) and board.path(move, via) is not None:
                found.add(code)
    return [action for action in legal if action.code in found]


def _made_out(
    played: PlayedMoves, fitting: list[Action], moves: Sequence[str], first: int
) -> PlayedMoves:
    """The choice after which most of the other moves can be played, if there is only one."""
    ways = []
    for action in fitting:
        way = PlayedMoves(played.position, list(played.actions), list(played.unclaimed))
        way.play(action)
        ways.append(play_moves(way, moves[1:], first))
    farthest = max(len(way.actions) for way in ways)
    best = [way for way in ways if len(way.actions) == farthest]
    if len(best) == 1:
        return best[0]
    number, right = numbered(len(played.actions), first), ", ".join(fitting)
    played.trouble = BadRecord(
        "pdn-ambiguous", "draughts", move=number, action=moves[0], right=right
    )
    return played


def _refusal(position: Position, wanted: str, number: str) -> BadRecord:
    try:
        position.play(wanted)
    except BadAction as error:
        return BadRecord("pdn-illegal", "draughts", move=number, action=wanted, reason=error)
    raise AssertionError(f"{wanted} was not found, but is legal")
