"""The reference itself, checked against a published count and positions worked out by hand."""

import random

import pytest

from tests.games.musketeers import reference as musketeers

OWN_TURN = {"start": "diagonal", "stuck": "own-turn"}
IMMEDIATE = {"start": "diagonal", "stuck": "immediate"}
START = "eeeeM/eeeee/eeMee/eeeee/Meeee m"

MUSKETEERS_WIN = [[1], [2]]
ENEMIES_WIN = [[2], [1]]


def perft(options: musketeers.Options, text: str, depth: int) -> int:
    actions = musketeers.actions(options, text)
    if depth == 1:
        return len(actions)
    return sum(perft(options, musketeers.play(options, text, a), depth - 1) for a in actions)


def game(
    options: musketeers.Options, text: str, played: list[str]
) -> tuple[str, tuple[list[list[int]], str] | None]:
    """The last text and result of a game in which nothing ended before the last action."""
    texts = [text]
    for at, action in enumerate(played):
        assert musketeers.result(options, texts, played[:at]) is None
        texts.append(musketeers.play(options, texts[-1], action))
    return texts[-1], musketeers.result(options, texts, played)


def turned(text: str) -> str:
    """The same position after a quarter turn of the board to the right."""
    board, turn = musketeers.read(text)
    files, ranks = musketeers.FILES, musketeers.RANKS
    right = {
        files[at] + ranks[up]: board[files[4 - up] + ranks[at]]
        for at in range(5)
        for up in range(5)
    }
    return musketeers.write(right, turn)


@pytest.mark.parametrize(
    ("squares", "text"),
    [
        ("diagonal", START),
        ("bottom", "eeeee/eeeee/eeMee/eeeee/MeeeM m"),
        ("a1,b3,e4", "eeeee/eeeeM/eMeee/eeeee/Meeee m"),
        ("e4,a1,b3", "eeeee/eeeeM/eMeee/eeeee/Meeee m"),  # their order means nothing
    ],
)
def test_start(squares: str, text: str) -> None:
    options = {"start": squares, "stuck": "own-turn"}
    assert musketeers.start(options) == text
    assert musketeers.mover(options, text) == 1


# By hand: a corner musketeer has 2 captures and opens a square with 1 enemy beside it, the one in
# the centre has 4 and opens a square with 3. Known: depth 8 is 2,325,116; the reference gets there
# too, but too slowly for a test.
def test_perft_of_the_start() -> None:
    nodes = [perft(OWN_TURN, START, depth) for depth in range(1, 6)]
    assert nodes == [8, 2 * 1 + 4 * 3 + 2 * 1, 132, 736, 5540]


def test_a_musketeer_takes_one_step_orthogonally() -> None:
    assert musketeers.actions(OWN_TURN, START) == [
        *("a1xa2", "a1xb1"),
        *("c3xb3", "c3xc2", "c3xc4", "c3xd3"),
        *("e5xd5", "e5xe4"),
    ]
    after = musketeers.play(OWN_TURN, START, "c3xc4")
    assert after == "eeeeM/eeMee/ee1ee/eeeee/Meeee e"
    assert musketeers.mover(OWN_TURN, after) == 2


def test_a_musketeer_never_moves_to_an_empty_square_or_onto_a_musketeer() -> None:
    text = "4e/5/1MM2/2e2/1M3 m"
    assert musketeers.actions(OWN_TURN, text) == ["c3xc2"]


def test_enemies_step_to_empty_squares_only() -> None:
    text = "eeeeM/eeMee/ee1ee/eeeee/Meeee e"
    assert musketeers.actions(OWN_TURN, text) == ["b3-c3", "c2-c3", "d3-c3"]
    assert musketeers.play(OWN_TURN, text, "c2-c3") == "eeeeM/eeMee/eeeee/ee1ee/Meeee m"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("e4/5/4M/M1M1e/5 m", "e3xe2"),  # row 2, with gaps
        ("2e2/1eM2/1M3/4e/1M3 m", "c4xb4"),  # column b
    ],
)
def test_one_row_or_one_column_wins_for_the_enemies(text: str, action: str) -> None:
    for options in (OWN_TURN, IMMEDIATE):
        after, end = game(options, text, [action])
        assert end == (ENEMIES_WIN, "line")
        assert musketeers.mover(options, after) == 0
        assert musketeers.actions(options, after) == []


def test_the_line_comes_before_everything_else() -> None:
    for turn in "me":
        for options in (OWN_TURN, IMMEDIATE):
            nobody_left = f"5/5/MMM2/5/5 {turn}"
            assert musketeers.result(options, [nobody_left], []) == (ENEMIES_WIN, "line")


def test_stranded_musketeers_win() -> None:
    text = "Me2e/5/2M2/5/3M1 m"
    assert game(OWN_TURN, text, ["a5xb5"])[1] is None
    assert game(OWN_TURN, text, ["a5xb5", "e5-e4"])[1] == (MUSKETEERS_WIN, "stranded")
    assert game(IMMEDIATE, text, ["a5xb5"])[1] == (MUSKETEERS_WIN, "stranded")


def test_before_their_turn_the_enemies_may_come_back() -> None:
    text = "4M/4e/M1M2/4e/5 m"
    assert game(OWN_TURN, text, ["e5xe4", "e2-e3", "e4xe3"])[1] == (ENEMIES_WIN, "line")
    assert game(IMMEDIATE, text, ["e5xe4"])[1] == (MUSKETEERS_WIN, "stranded")


def test_enemies_who_cannot_move_lose() -> None:
    for options in (OWN_TURN, IMMEDIATE):  # the musketeers could still take a1
        end = game(options, "5/3M1/5/M4/eeM2 m", ["c1xb1"])[1]
        assert end == (MUSKETEERS_WIN, "enemy-stuck")


def test_the_last_enemy_taken() -> None:
    text = "5/3M1/5/M4/1eM2 m"
    assert game(OWN_TURN, text, ["c1xb1"])[1] == (MUSKETEERS_WIN, "enemy-stuck")
    assert game(IMMEDIATE, text, ["c1xb1"])[1] == (MUSKETEERS_WIN, "stranded")


def test_canonical_joins_runs_of_empty_squares() -> None:
    assert musketeers.canonical(OWN_TURN, "11M2/5/2M2/1e111/3M1 m") == "2M2/5/2M2/1e3/3M1 m"


@pytest.mark.parametrize("stuck", ["own-turn", "immediate"])
def test_random_games(stuck: str) -> None:
    dice = random.Random(stuck)
    reasons = set()
    for number in range(100):
        squares = ["diagonal", "bottom", "a1,b3,e4"][number % 3]
        options = {"start": squares, "stuck": stuck}
        texts, played = [musketeers.start(options)], list[str]()
        while musketeers.result(options, texts, played) is None:
            text = texts[-1]
            actions = musketeers.actions(options, text)
            assert actions == sorted(set(actions))
            assert musketeers.mover(options, text) == len(played) % 2 + 1
            assert musketeers.canonical(options, text) == text
            assert len(musketeers.actions(options, turned(text))) == len(actions)
            assert text.count("M") == 3
            assert text.count("e", 0, -1) == 22 - (len(played) + 1) // 2
            played.append(dice.choice(actions))
            texts.append(musketeers.play(options, text, played[-1]))
        assert musketeers.actions(options, texts[-1]) == []
        assert len(played) <= 43
        assert len(set(texts)) == len(texts)  # nothing repeats
        end = musketeers.result(options, texts, played)
        assert end is not None
        assert (end[1] == "line") == (end[0] == ENEMIES_WIN)
        reasons.add(end[1])
    assert reasons >= {"line", "stranded"}
