"""Cờ tam quân against its interpreted reference, in random games of all sizes and options.

About 8,000 positions in an ordinary run; WUQI_EFFORT=8 compares more than 60,000.
"""

import random
from collections.abc import Callable
from functools import partial
from itertools import count

import wuqi
from tests.games.against import EFFORT, compare_game
from tests.games.tamquan import reference
from tests.games.walk import random_game
from wuqi.core.errors import BadOption
from wuqi.search.perft import perft

POSITIONS = 8_000 * EFFORT


class Quicker:
    """The reference, not asked to read all of a long game again at every turn.

    Only positions in which nobody has marched and nothing was taken can be the same as one at the
    beginning of a turn, and only those since the last capture: pieces never come back.
    """

    start = staticmethod(reference.start)
    mover = staticmethod(reference.mover)
    actions = staticmethod(reference.actions)
    play = staticmethod(reference.play)

    @staticmethod
    def result(
        options: dict[str, str], texts: list[str], played: list[str]
    ) -> tuple[list[list[int]], str] | None:
        *past, last = texts
        pieces = pieces_in(last)
        kept = [text for text in past if could_begin(text) and pieces_in(text) == pieces]
        return reference.result(options, [*kept, last], [""] * len(kept))


def could_begin(text: str) -> bool:
    board = text.split()[0]
    return "phase=deploy" not in text and "took=1" not in text and board == board.upper()


def pieces_in(text: str) -> int:
    return sum(map(str.isalpha, text.split()[0]))


def any_setting(chance: random.Random) -> dict[str, str]:
    """Options drawn at random, until zones have room for the pieces."""
    while True:
        options = {
            "size": str(chance.randint(4, 10)),
            "teams": str(chance.randint(2, 4)),
            "pieces": str(chance.randint(2, 6)),
            "deploy": chance.choice(["turns", "hidden"]),
            "steps": chance.choice(["orthogonal", "eight"]),
            "taking": chance.choice(["optional", "all"]),
        }
        try:
            wuqi.load("tamquan", **options)
        except BadOption:
            continue
        return options


def games_of_any_setting(part: int) -> None:
    chance = random.Random(part)
    compared = 0
    for seed in count():
        compared += compare_game("tamquan", any_setting(chance), Quicker(), seed)
        if compared >= POSITIONS // 4:
            return


def games_on_small_boards(taking: str) -> None:
    """Large boards end calmly when played at random; here there is taking, and repetition."""
    for seed in range(POSITIONS // 800):
        options = {"size": "4", "pieces": str(2 + seed % 3), "taking": taking}
        compare_game("tamquan", options, Quicker(), seed)


def onlookers() -> None:
    for teams in (2, 3, 4):
        game = wuqi.load("tamquan", size=8, teams=teams, deploy="hidden")
        options = dict(game.options)
        for position, _ in random_game(game, seed=teams):
            assert position.seen_by(None).text == reference.public(options, position.text)
            if "phase=deploy" not in position.text:
                break


def reference_perft(options: dict[str, str], text: str, depth: int) -> int:
    actions = reference.actions(options, text)
    if depth == 1:
        return len(actions)
    return sum(
        reference_perft(options, reference.play(options, text, a), depth - 1) for a in actions
    )


def leaves(setting: str, text: str, depth: int) -> None:
    game = wuqi.load("tamquan", **dict(word.split("=") for word in setting.split()))
    counted = perft(game.read(text), depth)
    assert counted == reference_perft(dict(game.options), text, depth)


COUNTED = (
    ("", "2B2/1BA2/1AB2/2A2/5 1 phase=take", 6),
    ("", "2B2/1BA2/1AB2/2A2/5 2 phase=march calm=38", 6),
    ("size=4 pieces=4", "4/B3/BABB/AAA1 2 phase=take", 6),
    ("size=6 teams=3", "5B/6/1ABCA1/6/6/C4B 1 phase=take calm=44", 6),
    ("taking=all", "2B2/1BA2/1A3/2AB1/5 1 phase=march", 5),
    ("steps=eight pieces=2", "5/1B3/1AB2/2A2/5 1 phase=march", 4),
    ("deploy=hidden size=4 pieces=2", "4/4/4/4 1 phase=deploy", 6),
    ("size=6 teams=4 pieces=2", "6/6/6/6/6/6 1 phase=deploy", 6),
    ("size=10 pieces=2", "10/10/4AB4/4BA4/10/10/10/10/10/10 1 phase=take", 6),
)
CASES: dict[str, Callable[[], None]] = {
    **{f"any setting {part}": partial(games_of_any_setting, part) for part in range(4)},
    **{f"small {taking}": partial(games_on_small_boards, taking) for taking in ("optional", "all")},
    **{
        f"perft {setting} {text}": partial(leaves, setting, text, n) for setting, text, n in COUNTED
    },
    "onlookers": onlookers,
}
