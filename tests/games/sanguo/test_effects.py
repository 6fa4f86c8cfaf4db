"""What is seen of an action of Three Kingdoms dark chess."""

import wuqi


def seen(position: wuqi.Position, action: str) -> list[tuple[str, str, str, str, int]]:
    return [(one.kind, one.square, one.to, one.piece, one.side) for one in position.effects(action)]


def test_a_flip_turns_a_piece_over_and_may_give_camps() -> None:
    start = wuqi.load("sanguo").start()
    assert seen(start, "flip a1") == []  # nobody knows yet what it is
    assert seen(start, "flip a1=K") == [
        ("flip", "a1", "", "piece-red-general", 1),
        ("camp", "", "", "camp-generals-1", 1),
    ]
    second = start.play("flip a1=K")
    assert seen(second, "flip b1=R") == [
        ("flip", "b1", "", "piece-red-chariot", 2),
        ("camp", "", "", "camp-generals-2", 2),
        ("camp", "", "", "camp-generals-3", 3),
    ]


def test_a_capture() -> None:
    position = wuqi.load("sanguo").start().play("flip a1=K").play("flip b1=R").play("flip c1=r")
    assert seen(position, "a1xb1") == [
        ("take", "b1", "", "piece-red-chariot", 2),
        ("step", "a1", "b1", "piece-red-general", 1),
    ]


def test_an_army_goes_home_and_what_is_flipped_later_leaves() -> None:
    game = wuqi.load("sanguo", mode="recall")
    position = game.read("p7?/9/4R1kp1/9/A7r 2 camps=1,2,3 taken=aaeerhhcc,KPPPPPppp,AEERHHC")
    assert seen(position, "e3xg3") == [  # the tenth capture of a camp of ten
        ("take", "g3", "", "piece-black-general", 1),
        ("step", "e3", "g3", "piece-red-chariot", 2),
        ("recall", "", "", "", 2),
        ("remove", "a1", "", "piece-red-advisor", 2),
        ("remove", "g3", "", "piece-red-chariot", 2),
    ]
    neutral = game.read(
        "p7?/9/7p1/9/8r 3 camps=1,2,3 taken=aaeerhhcc,KPPPPPkppp,AEERHHC recalled=2 removed=AR"
    )
    assert seen(neutral, "flip i5=C") == [
        ("flip", "i5", "", "piece-red-cannon", 0),
        ("remove", "i5", "", "piece-red-cannon", 0),
    ]


def test_elimination_is_told() -> None:
    game = wuqi.load("sanguo")
    position = game.read("9/9/4R1k2/9/A7r 2 camps=1,2,3 taken=AEaaeerhhcc,KPPPPPppp,ERHHCCpp")
    assert [kind for kind, *_ in seen(position, "e3xg3")] == ["take", "step", "out"]
