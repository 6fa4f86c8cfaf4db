"""The computer at a level from 1 to 8, for every game and any number of seats."""

import math
import random
import sys
from collections.abc import Sequence

from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.outcomes import NOTHING_KNOWN
from wuqi.core.position import Action, Position
from wuqi.players.levels import HIGHEST, Level, level_of
from wuqi.players.perfect_player import holding, known_best
from wuqi.players.player import seats_by_action
from wuqi.players.setting_up import set_up
from wuqi.search.analysis import Analysis, Analyst
from wuqi.search.limits import Limits
from wuqi.solve.searching import known_to_search

CANDIDATES = 5  # actions that an unsure level chooses among
SETTING_UP_S = 0.1  # for each piece that is placed: setting up should not take long
# Games (or options of one) whose analysts are kept; in a browser memory is dear.
KEPT = 1 if sys.platform == "emscripten" else 3


class LevelPlayer:
    """Plays at a level. It may hold several seats, of one team or of several tables.

    `pace` stretches or shrinks its thinking: 0.1 is a tenth of the positions and of the time.
    """

    def __init__(self, number: int, seed: int | None = None, pace: float = 1.0) -> None:
        self.number = number
        self.pace = pace
        self._random = random.Random(seed)
        self._seed = self._random.getrandbits(32)
        self._analysts: dict[Game, Analyst] = {}

    @property
    def kind(self) -> str:
        return f"level:{self.number}" if self.pace == 1.0 else f"level:{self.number}:{self.pace:g}"

    def choose(self, view: Position, seat: Seat) -> Action:
        return self.choose_together(view, [seat])[1]

    def choose_together(self, view: Position, seats: Sequence[Seat]) -> tuple[Seat, Action]:
        """An action for one of the seats it holds: teammates decide together who acts now."""
        may = seats_by_action(view, seats)
        if view.imagined(seats[0].side, self._random) is not None:
            action = set_up(view, may, 2**self.number, SETTING_UP_S * self.pace, self._random)
        else:
            action = self._best(view, list(may))
        return may[action], action

    def _best(self, view: Position, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        level = level_of(view.game, self.number)
        if self.number == HIGHEST and (known := known_best(view, actions)):
            return self._random.choice(known)
        noticed = self._noticed(actions, level)
        if self.number == HIGHEST:
            noticed = holding(view, noticed)
        lines = 1 if level.blur == 0 else min(CANDIDATES, len(noticed))
        nodes = None if level.nodes is None else max(1, int(level.nodes * self.pace))
        setting_up = view.expected.key in view.game.setting_up
        seconds = min(level.seconds, SETTING_UP_S) if setting_up else level.seconds
        limits = Limits(seconds * self.pace, nodes, level.depth)
        *before, found = self._analyst(view.game, level).think(view, limits, lines, noticed)
        broken_off = nodes is not None and found.nodes >= nodes
        if lines > 1 and found.method == "alpha-beta" and broken_off and before:
            found = before[-1]  # lines of different depths cannot be compared
        return self._as_it_sees_it(found, level)

    def _noticed(self, actions: list[Action], level: Level) -> list[Action]:
        """The lines it has thought of, at least one."""
        noticed = [action for action in actions if self._random.random() >= level.overlooks]
        return noticed or [self._random.choice(actions)]

    def _as_it_sees_it(self, found: Analysis, level: Level) -> Action:
        """The best line, with noise of the level's `blur` added to each value. The noise is
        Gumbel's: the chance that a line looks best falls exponentially with how much worse it is. A
        win that is seen is never missed.
        """
        if level.blur == 0 or found.lines[0].value == "win":
            return found.best

        def looks(score: float) -> float:
            gumbel = -math.log(-math.log(self._random.random() or 0.5))
            return 1_000 * score + level.blur * gumbel

        return max(found.lines, key=lambda line: looks(line.score)).actions[0]

    def _analyst(self, game: Game, level: Level) -> Analyst:
        """The analyst of a game; the least recently used one is dropped if there are too many."""
        analyst = self._analysts.pop(game, None)
        if analyst is None:
            known = known_to_search(game) if self.number == HIGHEST else NOTHING_KNOWN
            analyst = Analyst(game, level.megabytes, seed=self._seed, known=known)
        self._analysts[game] = analyst
        while len(self._analysts) > KEPT:
            del self._analysts[next(iter(self._analysts))]
        return analyst
