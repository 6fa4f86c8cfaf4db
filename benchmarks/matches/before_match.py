"""Our strongest players against those of another checkout, at equal time: 0.1 s an action.

    python -m benchmarks.matches.before_match BEFORE [--games 200] [--only janken …]

BEFORE is a folder with the other checkout. One side is ours, all others are played by the other
checkout, each in its own process; tables of solved games are not used. Sides rotate, openings vary.
If interrupted, it continues where it stopped (results are in the data folder).
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.matches.journal import HEAD, Outcome, line_of, outcome, play_all
from benchmarks.matches.uct_match import SETTINGS
from wuqi.arena.playing import opening
from wuqi.core.folder.contract import Seat
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Action, Position
from wuqi.core.registry import configure
from wuqi.core.storage.places import data_home
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST, SECONDS
from wuqi.players.player import Player, answer, seats_by_action

ANSWERING = Path(__file__).with_name("answering.py")
OPENING = 2  # random plies


class Before:
    """A side that another checkout plays. It is sent the actions of a game so far."""

    kind = "before"

    def __init__(self, checkout: Path) -> None:
        path = os.pathsep.join([str(checkout / "src"), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": path}
        command = [sys.executable, "-P", str(ANSWERING)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def choose(self, view: Position, seat: Seat) -> Action:
        return self.choose_together(view, [seat])[1]

    def choose_together(self, view: Position, seats: Sequence[Seat]) -> tuple[Seat, Action]:
        """Its answer, and the first of the seats that may give it."""
        assert self._process.stdout is not None
        self.send(f"go {seats[0].side}")
        answered = self._process.stdout.readline().strip()
        may = seats_by_action(view, seats)
        return next((seat, action) for action, seat in may.items() if action == answered)


HIRED: list[Before] = []  # by this process, for all its games


def play(setting: str, seconds: float, checkout: Path, number: int) -> Outcome:
    """One game; the opening is the same for each side that we take in turn."""
    name, preset = SETTINGS[setting]
    game = configure(name, preset, {})
    ours = 1 + number % game.sides
    chance = random.Random(number // game.sides)
    line = opening(game, OPENING, chance)
    while len(HIRED) < game.sides - 1:
        HIRED.append(Before(checkout))
    others = HIRED[: game.sides - 1]
    pace = seconds / SECONDS
    by_side: dict[int, Player] = {ours: LevelPlayer(HIGHEST, seed=number, pace=pace)}
    for place, other in enumerate(others):
        other.send(f"new {name} {preset or '-'} {pace} {100 * number + place}")
        by_side[(ours + place) % game.sides + 1] = other
        for action in line.actions:
            other.send(f"play {action}")
    players = {seat.number: by_side[seat.side] for seat in game.seats}
    while line.position.mover != OVER:
        if line.position.mover == CHANCE:
            action = line.position.sample(chance)
            line.play(action)
        else:
            seat, action = answer(players, line.position)
            line.play(action, seat.number)
        for other in others:
            other.send(f"play {action}")
    assert line.position.result is not None
    return outcome(number, line.position.result, ours)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--only", nargs="*", choices=list(SETTINGS), default=list(SETTINGS))
    parser.add_argument("--processes", type=int, default=1, help="games at a time")
    parser.add_argument("--to", type=Path, default=data_home() / "matches" / "before")
    args = parser.parse_args()
    os.environ["WUQI_DATA"] = tempfile.mkdtemp()  # no tables
    print(HEAD)
    for name in args.only:
        file = args.to / f"{name.replace(' ', '-')}-{args.seconds:g}.jsonl"
        what = (name, args.seconds, args.before.resolve())
        played = play_all(file, args.games, play, *what, processes=args.processes)
        print(line_of(name, played), flush=True)


if __name__ == "__main__":
    main()
