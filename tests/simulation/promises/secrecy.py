"""Nobody sees what is secret before its time."""

from functools import lru_cache
from typing import TYPE_CHECKING

from wuqi.core.game import Game
from wuqi.core.registry import configure

if TYPE_CHECKING:
    from tests.simulation.client import Client, Dealing, View
    from tests.simulation.promises.history import History
    from tests.simulation.world import World

SECRET = "SELECT secret FROM secrets WHERE table_id = ?"


@lru_cache(maxsize=4096)
def shows_more(game: Game, text: str, viewpoint: int | None) -> bool:
    """Whether a position, as it was shown, changes when it is masked for its viewer."""
    position = game.read(text)
    return position.seen_by(viewpoint) != position


class Secrecy:
    """Looks into every view of a game with a shuffle."""

    def __init__(self, world: "World", history: "History") -> None:
        self._world = world
        self._history = history
        self._secret: bytes | None = None
        self._game = configure(world.plan.game, None, world.plan.options)

    def shown(self, client: "Client", view: "View", payload: bytes) -> None:
        if view.dealing is not None:
            self._look_for_secrets(client, view, view.dealing, payload)
        elif not self._world.plan.options:
            return
        if shows_more(self._game, view.board.position, view.viewpoint):
            self._history.violated(f"{client.name} was shown what is hidden")
        hidden = self._history.hidden_at(view.number)
        for step in client.steps[-hidden:] if hidden else ():
            if step.action is not None and step.side != view.viewpoint:
                self._history.violated(f"{client.name} was shown the secret {step.action}")

    def _look_for_secrets(
        self, client: "Client", view: "View", dealing: "Dealing", payload: bytes
    ) -> None:
        if self._secret is None:
            row = self._world.disk.auditor.execute(SECRET, (view.table,)).fetchone()
            self._secret = row[0].encode()
        if self._secret in payload and view.status != "over":
            self._history.violated(f"{client.name} was sent the server's secret")
        for other in self._world.clients:
            for seat, secret in other.secrets.items():
                if secret.hex().encode() in payload and dealing.phase == "commit":
                    self._history.violated(f"{client.name} was sent the secret of seat {seat}")
