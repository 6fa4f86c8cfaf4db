"""The games as OpenSpiel games: `import wuqi.adapters.openspiel` registers them.

>>> import pyspiel
>>> import wuqi.adapters.openspiel
>>> game = pyspiel.load_game("python_wuqi_musketeers(stuck=immediate)")
>>> game.num_distinct_actions(), game.num_players(), game.max_game_length()
(100, 2, 43)

A player is a side, an action a token of the encoding (see docs/research.md): where an action
has several tokens, the same player acts again. Options are parameters, `-` in their names written
`_` and `,` in their values `+`; `preset` is one, too. What chance decides (a piece that is
flipped) is a chance node, its outcomes numbered in order.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from wuqi.core.encoding import Encoding, encoded_games
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.layers import naming_layers
from wuqi.core.position import Position
from wuqi.core.registry import load

with naming_layers():
    import pyspiel

Tokens = tuple[int, ...]

NO_NUMBER = -1  # marks a parameter that was not given: the preset or the default applies


class TokenState:
    """Where a game stands: a position and the tokens chosen of its next action; never changes."""

    def __init__(self, encoding: Encoding, position: Position, chosen: Tokens = ()) -> None:
        self.encoding, self.position, self.chosen = encoding, position, chosen
        self._codes: dict[Tokens, int] | None = None

    @property
    def codes(self) -> dict[Tokens, int]:
        """The legal actions' codes by their tokens."""
        if self._codes is None:
            self._codes = self.encoding.codes(self.position)
        return self._codes

    def next_tokens(self) -> list[int]:
        """The tokens that may come next, in order."""
        length = len(self.chosen)
        return sorted({tokens[length] for tokens in self.codes if tokens[:length] == self.chosen})

    def after(self, token: int) -> "TokenState":
        """After a token, or at a chance node after the outcome of that number."""
        if self.position.mover == CHANCE:
            outcome = list(self.position.outcomes())[token]
            return TokenState(self.encoding, self.position.after(outcome.code))
        chosen = (*self.chosen, token)
        if chosen in self.codes:
            return TokenState(self.encoding, self.position.after(self.codes[chosen]))
        partial = TokenState(self.encoding, self.position, chosen)
        partial._codes = self._codes
        return partial

    def seen_by(self, side: int) -> str:
        """What a side knows, as text. While something is hidden, so are the tokens that others have
        chosen for their next action.
        """
        seen = self.position.seen_by(side)
        visible = self.chosen if seen == self.position else ()
        return " · ".join([seen.text, *map(self.encoding.token_text, visible)])

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore_state, (self.position, self.chosen))

    def __deepcopy__(self, memo: dict[int, Any]) -> "TokenState":
        return self


def restore_state(position: Position, chosen: Tokens) -> TokenState:
    """Restores a pickled token state."""
    return TokenState(Encoding(position.game), position, chosen)


class WuqiGame(pyspiel.Game):
    """One of the games, named by the class made of this one, under options given as parameters."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = configured(self.name, given)
        self.encoding = Encoding(self.game)
        kernel = self.game.kernel
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.vocabulary,
            max_chance_outcomes=kernel.most_outcomes,
            num_players=self.game.sides,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.longest,
        )
        super().__init__(game_type(self.game), info, given)

    def new_initial_state(self, *_given: Any) -> "WuqiState":
        return WuqiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoding, recalls)


class WuqiState(pyspiel.State):
    """A game being played."""

    def __init__(self, game: WuqiGame) -> None:
        super().__init__(game)
        self.token_state = TokenState(game.encoding, game.game.start())
        self.tokens: tuple[tuple[int, int], ...] = ()  # who chose which token

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.token_state.position

    def current_player(self) -> Any:
        mover = self.position.mover
        if mover == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if mover == CHANCE else mover - 1

    def is_terminal(self) -> bool:
        return self.position.mover == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.token_state.next_tokens()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.position.outcomes().values()))

    def _apply_action(self, action: int) -> None:
        self.tokens = (*self.tokens, (self.position.mover, action))
        self.token_state = self.token_state.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(list(self.position.outcomes())[action])
        return self.token_state.encoding.token_text(action)

    def returns(self) -> list[float]:
        result = self.position.result
        if result is None:
            return [0.0] * self.position.game.sides
        return [2 * share - 1 for share in result.payoffs()]

    def known_to(self, side: int) -> str:
        """All tokens a side knows of: its information state."""
        secret = self.position.secret
        known = ["?" if secret and mover != side else str(token) for mover, token in self.tokens]
        return " ".join(known)

    def resampled(self, player: int, choose: Callable[[list[int]], int]) -> "WuqiState":
        """A state that looks the same to a player, with new random choices for what is secret.
        OpenSpiel's IS-MCTS needs it: `bot.set_resampler(lambda s, p: s.resampled(p, choose))`.
        """
        if not self.position.secret:
            return self.clone()
        imagined = self.get_game().new_initial_state()
        for mover, token in self.tokens:
            legal = imagined.legal_actions()
            imagined.apply_action(token if mover == player + 1 else choose(legal))
        return imagined

    def __str__(self) -> str:
        tokens = map(self.token_state.encoding.token_text, self.token_state.chosen)
        return " · ".join([self.position.text, *tokens])


class Observer:
    """What a player sees: planes and text or, with perfect recall, its whole information state."""

    def __init__(self, encoding: Encoding, recalls: bool) -> None:
        self._encoding, self._recalls = encoding, recalls
        self.tensor = None if recalls else np.zeros(int(np.prod(encoding.shape)), np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict["observation"] = self.tensor.reshape(encoding.shape)

    def set_from(self, state: WuqiState, player: int) -> None:
        if not self._recalls:
            token_state, side = state.token_state, player + 1
            seen = token_state.position.seen_by(side)
            chosen = token_state.chosen if seen == token_state.position else ()
            self.dict["observation"][:] = self._encoding.drawn(seen, side, chosen)

    def string_from(self, state: WuqiState, player: int) -> str:
        return (
            state.known_to(player + 1) if self._recalls else state.token_state.seen_by(player + 1)
        )


def configured(name: str, params: dict[str, Any]) -> Game:
    """The game that OpenSpiel's parameters describe; other options have the preset's value."""
    given = {key: value for key, value in params.items() if value not in ("", NO_NUMBER)}
    preset = given.pop("preset", None)
    return load(name, preset, **{key: str(v).replace("+", ",") for key, v in given.items()})


def game_type(game: Game) -> Any:
    """What kind of game it is, in OpenSpiel's words."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_wuqi_{game.name}",
        long_name=f"Wuqi {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if game.kernel.most_outcomes
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.hides
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.kernel.most_sides,
        min_num_players=game.sides,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "preset": "",
            **{
                option.name.replace("-", "_"): NO_NUMBER if option.span else ""
                for option in game.face.OPTIONS
            },
        },
    )


def register() -> None:
    """Makes the games known to OpenSpiel, each as a class of its own."""
    for name in encoded_games():
        made = type(f"Wuqi{name.title()}", (WuqiGame,), {"name": name, "__module__": __name__})
        globals()[made.__name__] = made  # where pickle looks for it
        pyspiel.register_game(game_type(load(name)), made)


register()
