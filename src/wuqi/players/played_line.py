"""The actions since the last irreversible change, which programs need to find repetitions."""

from wuqi.core.position import Action, Position


class PlayedLine:
    """A position and the actions since then, followed from one question to the next."""

    def __init__(self) -> None:
        self._positions: list[Position] = []
        self.actions: list[Action] = []

    @property
    def start(self) -> Position:
        """Where the line begins."""
        return self._positions[0]

    def catch_up(self, view: Position) -> None:
        """Finds the opponent's action, or starts again from the view."""
        if self._positions and self._positions[-1] != view:
            before = self._positions[-1]
            action = next((a for a in before.actions() if before.play(a) == view), None)
            if action is not None:
                self.add(before, action)
        if not self._positions or self._positions[-1] != view:
            self._positions, self.actions = [view], []

    def add(self, before: Position, action: Action) -> None:
        """Adds an action; forgets positions that can never come again."""
        after = before.play(action)
        if len(after.past) <= 1:
            self._positions, self.actions = [after], []
        else:
            self._positions.append(after)
            self.actions.append(action)
