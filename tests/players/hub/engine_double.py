"""A tiny Hub engine for tests, as badly behaved as its first argument says."""

import sys
import time

from wuqi.players.hub.dialect import dialect_of, hub_game
from wuqi.players.hub.wire import parse

GAME = hub_game()
DIALECT = dialect_of(GAME.name)


def main(manner: str) -> None:
    position = GAME.start()
    for line in sys.stdin:
        words = line.split()
        if words[0] == "hub":
            print("name Old" if manner == "old" else "id name=Double version=1", flush=True)
            if manner == "chatty":
                print("\n".join("info nothing=yet" for _ in range(30_000)), flush=True)
            print("wait", flush=True)
        elif words[0] == "init":
            print("ready", flush=True)
        elif words[0] == "pos":
            fields = parse(line)
            position = DIALECT.read_position(GAME, words[1] if manner == "old" else fields["pos"])
            for move in fields["moves"].split():
                position = position.play(str(DIALECT.read_move(position, move)))
        elif words[0] == "move":
            position = position.play(str(DIALECT.read_move(position, words[1])))
        elif words[0] == "go":
            if manner == "silent":
                time.sleep(600)
            if manner == "gone":
                sys.exit(3)
            action = sorted(position.actions())[0]
            move = "1-50" if manner == "illegal" else DIALECT.write_move(action)
            print(f"move {move}" if manner == "old" else f"done move={move}", flush=True)
        elif words[0] == "quit":
            break


if __name__ == "__main__":
    main(sys.argv[1])
