"""What turning a board does to texts."""

from wuqi.core.board.turning import square_turns, turning

SQUARES = (("a2", "b2", "c2"), ("a1", "b1", "c1"))


def test_squares_pieces_movers_and_keys_are_turned() -> None:
    half = turning(
        "half turn",
        SQUARES,
        lambda row, column: (1 - row, 2 - column),
        pieces={"M": "e", "e": "M"},
        movers={"m": "e", "e": "m"},
        action=str.upper,
        sides={1: 2, 2: 1},
    )
    assert half.position("Me1/2e m flip=a1 quiet=12") == "M2/1Me e flip=c2 quiet=12"
    assert half.action("a1xb1") == "C2XB2"
    assert (half.name, half.sides) == ("half turn", {1: 2, 2: 1})


def test_a_square_board_lies_on_itself_in_seven_other_ways() -> None:
    corners = [(0, 0), (0, 3), (3, 3), (3, 0)]
    turned = {
        tuple(turn(row, column) for row, column in corners) for turn in square_turns(4).values()
    }
    assert len(turned) == 7
    assert tuple(corners) not in turned
    assert all(sorted(places) == sorted(corners) for places in turned)
