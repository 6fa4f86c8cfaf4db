"""A position: an immutable value that knows whose turn it is and what may be done."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from wuqi.core.action import ACTIONS, ORDERS, Action
from wuqi.core.board.as_svg import as_svg
from wuqi.core.board.as_text import as_text
from wuqi.core.board.effects import Effect
from wuqi.core.board.rows import pieces_on
from wuqi.core.errors import AmbiguousAction, BadRequest, IllegalAction, MalformedAction
from wuqi.core.folder.contract import Deck, Saying, Seat
from wuqi.core.kernel import CHANCE, OVER, Codes, State
from wuqi.core.result import Outcome, Result

if TYPE_CHECKING:
    from wuqi.core.board.moving import Moving
    from wuqi.core.board.picture import Cell, Picture
    from wuqi.core.game import Game

__all__ = ["Action", "Outcome", "Position", "Result"]

LONGEST_ACTION = 100  # characters; the longest chain of captures stays well below
MANY = 200  # legal actions, of which naming all takes milliseconds

Legal = dict[str, int]  # legal actions and their codes, in reading order


class Position:
    """A position of a game.

    Equal positions have the same game, options and everything the text says. The past that
    repetition rules need travels along, but takes no part in equality.
    """

    __slots__ = (
        "_able",
        "_actions",
        "_codes",
        "_game",
        "_identity",
        "_legal",
        "_legal_for",
        "_mover",
        "_path",
        "_picture",
        "_pieces",
        "_secret",
        "_state",
    )

    def __init__(self, game: "Game", state: State, path: tuple[int, ...]) -> None:
        """The position takes over the state: nobody may write to it again."""
        self._game = game
        self._state = state
        self._path = path
        # Computed when first needed. If two threads do so at once, they get the same.
        self._mover: int | None = None
        self._secret: bool | None = None
        self._identity: bytes | None = None
        self._codes: Codes | None = None  # until they are named
        self._legal: Legal | None = None
        self._legal_for: tuple[Legal, ...] | None = None
        self._able: tuple[Seat, ...] | None = None
        self._actions: tuple[Action, ...] | None = None
        self._picture: Picture | None = None
        self._pieces: Mapping[str, Cell] | None = None

    # -- what it is ---------------------------------------------------------------------------

    @property
    def game(self) -> "Game":
        """The game with its options."""
        return self._game

    @property
    def text(self) -> str:
        """The position as text, which `game.read` reads again."""
        return self._game.text.write(self._game.options, self._state)

    @property
    def state(self) -> State:
        """A fresh copy of the kernel's state."""
        return self._state.copy()

    @property
    def past(self) -> tuple[int, ...]:
        """The repetition keys since the last irreversible change, this position's included."""
        return self._path

    @property
    def mover(self) -> int:
        """The side to act: 1, 2, …; CHANCE (-1) while a piece is being turned over; 0 when over."""
        if self._mover is None:
            self._mover = int(self._game.kernel.turn(self._state))
        return self._mover

    @property
    def result(self) -> Result | None:
        """None while the game is in progress, then the ranking and the reason."""
        if self.mover != OVER:
            return None
        places = np.zeros(self._game.kernel.most_sides, dtype=np.int64)
        reason = int(self._game.kernel.result(self._state, places))
        by_place: dict[int, list[int]] = {}
        for side in range(1, self._game.sides + 1):
            by_place.setdefault(int(places[side - 1]), []).append(side)
        ranking = tuple(tuple(by_place[place]) for place in sorted(by_place))
        return Result(ranking, self._game.face.REASONS[reason])

    @property
    def expected(self) -> Saying:
        """What kind of action is expected now, in the game's words."""
        return self._game.face.expected(self._game.options, self._state)

    @property
    def picture(self) -> "Picture":
        """What the board looks like."""
        if self._picture is None:
            self._picture = self._game.face.picture(self._game.options, self._state)
        return self._picture

    def moving(self, square: str) -> "Moving | None":
        """How the piece on a square moves; None if there is no piece, or the game does not say."""
        if square not in self.pieces:
            return None
        return self._game.parts.moving.moving(self._game.options, self.pieces, square)

    @property
    def pieces(self) -> Mapping[str, "Cell"]:
        """What stands on which square."""
        if self._pieces is None:
            self._pieces = MappingProxyType(pieces_on(self.picture))
        return self._pieces

    @property
    def secret(self) -> bool:
        """Whether a player knows something that is hidden from spectators."""
        if self._secret is None:
            self._secret = not self._game.all_see_all and self.seen_by(None) != self
        return self._secret

    @property
    def deck(self) -> Deck:
        """What is shuffled before a game that begins here; no cards in most games."""
        return self._game.face.deck(self._game.options, self.state)

    def seen_by(self, side: int | None) -> "Position":
        """The position as a side sees it; None: as spectators do. Only views may leave a table."""
        if self._game.all_see_all:
            return self
        view = self._game.face.seen(self._game.options, self._state, side)
        if view is self._state:  # nothing is hidden now: keep this object and its caches
            return self
        return Position(self._game, np.array(view), self._path)

    def imagined(self, side: int, chance: Random) -> "Position | None":
        """A position that looks the same to a side, with random values for what it cannot see; None
        if nobody acts in secret."""
        state = self._game.face.imagined(self._game.options, self._state, side, chance)
        return None if state is None else Position(self._game, np.array(state), self._path)

    # -- what may be done ---------------------------------------------------------------------

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """The legal actions in reading order: all of the mover's, or those one seat may take."""
        if seat is not None:
            return _actions(self._legal_of(seat))
        if self._actions is None:
            self._actions = _actions(self._all_legal())
        return self._actions

    def texts(self, seat: int | None = None) -> tuple[str, ...]:
        """The same as `actions`, as plain strings: cheaper."""
        return tuple(self._all_legal() if seat is None else self._legal_of(seat))

    def codes(self) -> Codes:
        """The kernel's codes of the mover's legal actions, in no order: cheaper than texts."""
        buffer = np.empty(self._game.kernel.most_actions, dtype=np.int64)
        return buffer[: self._game.kernel.actions(self._state, buffer)]

    def named(self, code: int) -> Action:
        """One of `codes` as an action: cheaper than naming all."""
        (text,) = self._game.text.action_texts(self._state, [code])
        return Action(text, code)

    @property
    def takes_long_to_name(self) -> bool:
        """Whether naming the legal actions would take long: they are many and not yet named."""
        few = self._game.kernel.most_actions <= MANY or self._legal is not None
        return not few and self.mover > 0 and len(self._codes_to_name()) > MANY

    def seats_to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now: one, or in team games several at once."""
        if self._able is None:
            if self._game.one_person_a_side:  # no need to name what they may do
                able = self.mover > 0 and bool(self._legal or len(self._codes_to_name()))
                self._able = tuple([s for s in self._game.seats if able and s.side == self.mover])
            else:
                legal = self._seats_legal()
                self._able = tuple([seat for seat in self._game.seats if legal[seat.number - 1]])
        return self._able

    def outcomes(self) -> dict[Action, float]:
        """At a chance position: each outcome with its probability."""
        if self.mover != CHANCE:
            return {}
        kernel = self._game.kernel
        codes = np.zeros(kernel.most_outcomes, dtype=np.int64)
        weights = np.zeros(kernel.most_outcomes, dtype=np.int64)
        n = int(kernel.chance(self._state, codes, weights))
        total = int(weights[:n].sum())
        named = self._game.text.action_texts(self._state, codes[:n].tolist())
        return {
            Action(text, int(code)): int(weight) / total
            for text, code, weight in zip(named, codes[:n], weights[:n], strict=True)
        }

    def sample(self, chance: Random) -> Action:
        """At a chance position: an outcome drawn by its probability."""
        outcomes = self.outcomes()
        if not outcomes:
            raise BadRequest("chance-not-now")
        return chance.choices(list(outcomes), list(outcomes.values()))[0]

    def find(self, wanted: str, seat: int | None = None) -> Action:
        """The legal action or chance outcome that a text means, in canonical form."""
        found = self._find(wanted, seat)
        if found is None:
            raise self._refusal(wanted, seat)
        return found

    def play(self, action: str, seat: int | None = None) -> "Position":
        """The position after an action, a chance outcome, or both at once (`flip a1=K`). With
        `seat`, only that seat's actions are legal, and naming a chance outcome is not.
        """
        if seat is None and (code := self._all_legal().get(action)) is not None:
            return self.after(code)
        if (found := self._find(action, seat)) is not None:
            return self.after(found.code)
        before = self._game.text.without_outcome(action)
        if before is not None and self.mover != CHANCE:
            between = self.play(before, seat)
            if between.mover == CHANCE:
                return between.play(action)
        raise self._refusal(action, seat)

    def after(self, code: int) -> "Position":
        """The position after a code of `codes` or of an outcome; the code is not checked."""
        kernel = self._game.kernel
        state = self._state.copy()
        kernel.play(state, code)
        if not kernel.repeats:
            return Position(self._game, state, ())
        path = () if kernel.irreversible(state) else self._path
        if key := int(kernel.repeat_key(state)):
            path = (*path, key)
            kernel.repeat(state, path.count(key))
        return Position(self._game, state, path)

    def effects(self, action: str, after: "Position | None" = None) -> tuple[Effect, ...]:
        """What an action visibly does, in the order it should be seen; `after` if it is known.

        Nothing is left out: for what a side may see, ask its view (`seen_by`).
        """
        reached = self.play(action) if after is None else after
        return self._game.parts.effects.effects(self, str(action), reached)

    def bare(self) -> "Position":
        """The same position without its caches, to be kept in memory."""
        return Position(self._game, self._state, self._path)

    # -- the value ----------------------------------------------------------------------------

    def __str__(self) -> str:
        """The board, for people to look at; `text` is the position's text."""
        return as_text(self)

    def __repr__(self) -> str:
        return f"<Position {self._game.name}: {self.text}>"

    def _repr_svg_(self) -> str:
        """The board as notebooks show it."""
        return as_svg(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._in_text() == other._in_text() and self._game == other.game

    def __hash__(self) -> int:
        return hash(self._in_text())

    def __reduce__(self) -> tuple[Any, ...]:
        from wuqi.core.registry import restore

        state = self._state.tobytes()
        return (restore, (self._game.name, dict(self._game.options), state, self._path))

    # -- inside -------------------------------------------------------------------------------

    def _in_text(self) -> bytes:
        """The state without what its text does not say."""
        if self._identity is None:
            kernel = self._game.kernel
            self._identity = self._state[: kernel.words - kernel.history].tobytes()
        return self._identity

    def _all_legal(self) -> Legal:
        """The mover's legal actions."""
        if self._legal is None:
            self._legal = self._named(self._codes_to_name().tolist())
            self._codes = None
        return self._legal

    def _codes_to_name(self) -> Codes:
        """The legal actions' codes, asked for once although they are named later."""
        if (codes := self._codes) is None:  # another thread may name them meanwhile
            codes = self._codes = self.codes()
        return codes

    def _seats_legal(self) -> tuple[Legal, ...]:
        """What each seat may do."""
        if self._legal_for is None:
            self._legal_for = tuple(self._by_seat())
        return self._legal_for

    def _legal_of(self, seat: int) -> Legal:
        """What one seat may do."""
        if not 1 <= seat <= len(self._game.seats):
            raise BadRequest("seat-unknown", seat=seat, right=len(self._game.seats))
        return self._seats_legal()[seat - 1]

    def _by_seat(self) -> list[Legal]:
        game, mover = self._game, self.mover
        if mover in (OVER, CHANCE):
            return [{}] * len(game.seats)
        legal = self._all_legal()
        if game.one_person_a_side:
            return [legal if seat.side == mover else {} for seat in game.seats]
        codes = list(legal.values())
        able = game.face.seat_codes
        found = []
        for seat in game.seats:
            own = able(game.options, self._state, seat, mover, codes)
            found.append(legal if own == codes else self._named(own))
        return found

    def _named(self, codes: list[int]) -> Legal:
        if not codes:
            return {}
        named = zip(self._game.text.action_texts(self._state, codes), codes, strict=True)
        return dict(sorted(named, key=ORDERS.__getitem__))

    def _find(self, wanted: str, seat: int | None) -> Action | None:
        """The one legal action or outcome a text means; None if there is none."""
        if self.mover != CHANCE:
            legal_texts = self._all_legal() if seat is None else self._legal_of(seat)
            code = legal_texts.get(wanted)
            if code is not None:  # in canonical form, so nothing else can be meant
                return ACTIONS[wanted, code]
        if len(wanted) > LONGEST_ACTION or not self._game.text.ACTION.fullmatch(wanted):
            shown = wanted if len(wanted) <= LONGEST_ACTION else wanted[:LONGEST_ACTION] + "…"
            raise MalformedAction("action-malformed", self._game.name, action=shown)
        plain = self._game.text.without_outcome(wanted)
        if seat is not None and plain is not None:  # or players could choose what it shows
            raise IllegalAction("action-tells-chance", self._game.name, right=plain)
        legal = tuple(self.outcomes()) if self.mover == CHANCE else self.actions(seat)
        codes = [action.code for action in legal]
        fitting = set(self._game.text.matches(self._state, wanted, codes, legal))
        found = [action for action in legal if action.code in fitting]
        if len(found) > 1:
            raise AmbiguousAction(
                "action-ambiguous", self._game.name, action=wanted, right=", ".join(found)
            )
        return found[0] if found else None

    def _refusal(self, wanted: str, seat: int | None) -> IllegalAction:
        """Why an action is not legal, told from what the seat can see."""
        if self.mover == OVER:
            return IllegalAction("action-game-over", self._game.name, action=wanted)
        if seat is not None:
            return self.seen_by(self._game.seats[seat - 1].side)._refusal_to(wanted, seat)
        saying = self._game.parts.refusals.why_not(self._game.options, self._state, wanted)
        return IllegalAction(saying.key, self._game.name, action=wanted, **saying.details)

    def _refusal_to(self, wanted: str, seat: int) -> IllegalAction:
        if self._find(wanted, None) is not None:
            return IllegalAction("action-not-yours", self._game.name, action=wanted)
        if not self.actions(seat):
            return IllegalAction("action-not-your-turn", self._game.name, action=wanted)
        return self._refusal(wanted, None)


def _actions(legal: Legal) -> tuple[Action, ...]:
    return tuple(map(ACTIONS.__getitem__, legal.items()))
