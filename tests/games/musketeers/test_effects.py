"""What is seen of an action of Three Musketeers."""

import wuqi


def test_a_musketeer_takes_and_an_enemy_steps() -> None:
    start = wuqi.load("musketeers").start()
    taken, step = start.effects("c3xc4")
    assert (taken.kind, taken.square, taken.piece, taken.side) == ("take", "c4", "piece-enemy", 2)
    assert (step.kind, step.square, step.to, step.side) == ("step", "c3", "c4", 1)
    (step,) = start.play("c3xc4").effects("c2-c3")
    assert (step.kind, step.square, step.to, step.side) == ("step", "c2", "c3", 2)
