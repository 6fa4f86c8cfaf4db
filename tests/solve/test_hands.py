"""Hands on Ray make what the hands of this machine make, with each of the solvers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.solve.solved import small_game
from wuqi import load
from wuqi.core.errors import BadRequest
from wuqi.games.musketeers.placements import PLACEMENTS
from wuqi.solve.build import Made, make
from wuqi.solve.hands import hands_on
from wuqi.solve.solvers import layered
from wuqi.solve.work import Hands, Progress, Threads, Workshop

LAYERS = 2  # of Three Musketeers: all would take too long


@pytest.fixture(scope="module")
def ray_hands() -> Iterator[Hands]:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, logging_level=50, log_to_driver=False)
    try:
        yield hands_on("ray")
    finally:
        ray.shutdown()


def test_ray_makes_the_same_table(
    ray_hands: Hands, solved: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    made = make(small_game(), hands=ray_hands, sample=2_000)
    assert made.file.path.read_bytes() == solved.file.path.read_bytes()


def test_ray_finds_the_same_layers(ray_hands: Hands, tmp_path: Path) -> None:
    assert layers(ray_hands, tmp_path / "ray") == layers(Threads(2), tmp_path / "here")


def layers(hands: Hands, folder: Path) -> list[Any]:
    """What the first layers of Three Musketeers have to tell, until it is interrupted."""
    placements = len(PLACEMENTS)
    seen: list[float] = []

    def interrupt(progress: Progress) -> None:
        seen.append(progress.done)
        if len(seen) > LAYERS * placements:
            raise KeyboardInterrupt

    workshop = Workshop(folder, "a test")
    with pytest.raises(KeyboardInterrupt):
        layered.solve(load("musketeers"), False, workshop, hands, Progress(watch=interrupt))
    told = [workshop.done(f"layer {layer}") for layer in range(LAYERS)]
    assert None not in told
    workshop.remove()
    return told


def test_there_are_no_other_hands() -> None:
    with pytest.raises(BadRequest, match=r"here \| ray"):
        hands_on("the moon")
