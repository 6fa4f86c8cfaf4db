"""Plays any game at random, by the line protocol of docs/programs.md. Needs nothing but Python.

wuqi match janken --seats "program:python examples/programs/random_player.py,level:1"
"""

import random
import sys


def main() -> None:
    legal: list[str] = []
    for line in sys.stdin:
        word, *fields = line.rstrip("\n").split("\t")
        if word == "wuqi":
            print("ready", flush=True)
        elif word == "legal":
            legal = fields
        elif word == "go":
            print("info", f"choices={len(legal)}", sep="\t")
            print("action", random.choice(legal), sep="\t", flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
