"""The strongest player as a process: it reads a game line by line and answers with actions.

`before_match` starts it with the sources of another checkout, so it uses only what those have too.

    new NAME PRESET PACE SEED     a game begins; `-` means no preset
    play ACTION                   an action, or an outcome of chance
    go SIDE                       asks for the side's action, which is written as a line
"""

import sys

from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST


def converse() -> None:
    player: LevelPlayer
    position: Position
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "new":
            name, preset, pace, seed = rest.split()
            position = configure(name, None if preset == "-" else preset, {}).start()
            player = LevelPlayer(HIGHEST, int(seed), float(pace))
        elif verb == "play":
            position = position.play(rest)
        else:
            seats = [seat for seat in position.game.seats if seat.side == int(rest)]
            print(player.choose_together(position.seen_by(int(rest)), seats)[1], flush=True)


if __name__ == "__main__":
    converse()
