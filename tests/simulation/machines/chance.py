"""One seed decides everything: replaces clocks and sources of randomness."""

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING
from unittest.mock import patch

if TYPE_CHECKING:
    from tests.simulation.world import World


@contextmanager
def decided_by(world: "World", seed: int) -> Iterator[None]:
    """Inside, the time of day, timers and all random choices follow from the seed."""
    drawn = Random(f"secrets {seed}")
    before = random.getstate()
    random.seed(f"lots {seed}")
    try:
        with (
            patch.object(time, "time_ns", lambda: world.wall_ms() * 1_000_000),
            patch.object(time, "time", lambda: world.wall_ms() / 1000),
            patch.object(time, "monotonic", lambda: world.now),
            patch.object(secrets, "token_bytes", drawn.randbytes),
            patch.object(secrets, "token_hex", lambda length: drawn.randbytes(length).hex()),
            patch.object(secrets, "randbelow", drawn.randrange),
        ):
            yield
    finally:
        random.setstate(before)
