"""The workers that make a table: this machine's threads, or a Ray cluster.

Pieces of work share arrays in a folder, so the machines of a cluster must see the same one.
"""

import logging
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

from wuqi.core.errors import BadRequest
from wuqi.core.layers import MissingLayer
from wuqi.solve.work import Piece, Threads, Workers

PLACES = ("here", "ray")


def workers_on(place: str, threads: int | None = None) -> Workers:
    """The workers that a command line asks for."""
    if place == "here":
        return Threads(threads)
    if place == "ray":
        if find_spec("ray") is None:
            raise MissingLayer("ray")
        return RayWorkers()
    raise BadRequest("solve-on", on=place[:40], right=" | ".join(PLACES))


class RayWorkers:
    """Ray tasks, a few for each core of the cluster at a time."""

    together = False

    def __init__(self) -> None:
        import ray

        if not ray.is_initialized():
            ray.init(logging_level=logging.ERROR, log_to_driver=False)
        self._ray = ray
        self._most = 2 * int(ray.cluster_resources().get("CPU", 1)) + 1

    def each(self, piece: Piece, tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        remote = self._ray.remote(piece)
        under_way: list[Any] = []
        for task in tasks:
            under_way.append(remote.remote(*task))
            if len(under_way) >= self._most:
                yield self._ray.get(under_way.pop(0))
        while under_way:
            yield self._ray.get(under_way.pop(0))
