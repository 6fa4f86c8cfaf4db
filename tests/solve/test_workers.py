"""Workers on Ray make what the workers of this machine make, with each of the solvers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.solve.solved import small_game
from wuqi import load
from wuqi.core.errors import BadRequest
from wuqi.games.musketeers.placements import PLACEMENTS
from wuqi.solve.build import Made, make
from wuqi.solve.solvers import layered
from wuqi.solve.work import Progress, Threads, Workers, Workshop
from wuqi.solve.workers import workers_on

LAYERS = 2  # of Three Musketeers: all would take too long


@pytest.fixture(scope="module")
def ray_workers() -> Iterator[Workers]:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, logging_level=50, log_to_driver=False)
    try:
        yield workers_on("ray")
    finally:
        ray.shutdown()


def test_ray_makes_the_same_table(
    ray_workers: Workers, solved: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    made = make(small_game(), workers=ray_workers, sample=2_000)
    assert made.file.path.read_bytes() == solved.file.path.read_bytes()


def test_ray_finds_the_same_layers(ray_workers: Workers, tmp_path: Path) -> None:
    assert layers(ray_workers, tmp_path / "ray") == layers(Threads(2), tmp_path / "here")


def layers(workers: Workers, folder: Path) -> list[Any]:
    """What the first layers of Three Musketeers have to tell, until it is interrupted."""
    placements = len(PLACEMENTS)
    seen: list[float] = []

    def interrupt(progress: Progress) -> None:
        seen.append(progress.done)
        if len(seen) > LAYERS * placements:
            raise KeyboardInterrupt

    workshop = Workshop(folder, "a test")
    with pytest.raises(KeyboardInterrupt):
        layered.solve(load("musketeers"), False, workshop, workers, Progress(watch=interrupt))
    made = [workshop.done(f"layer {layer}") for layer in range(LAYERS)]
    assert None not in made
    workshop.remove()
    return made


def test_there_are_no_other_hands() -> None:
    with pytest.raises(BadRequest, match=r"here \| ray"):
        workers_on("the moon")
