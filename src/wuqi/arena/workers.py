"""Who plays the games: processes of this machine, or a Ray cluster."""

import logging
import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol

from wuqi.arena.plan import MatchPlan, PlannedGame
from wuqi.arena.playing import play
from wuqi.core.errors import BadRequest
from wuqi.core.layers import MissingLayer
from wuqi.core.play.record import Record

PLACES = ("here", "ray")
MOST_PROCESSES = 1_024


class GameWorkers(Protocol):
    """The workers that play games."""

    def play(
        self, plan: MatchPlan, pairings: Iterable[PlannedGame]
    ) -> Iterator[tuple[PlannedGame, Record]]:
        """The games as they end, in whatever order."""


def workers_on(place: str, processes: int | None) -> GameWorkers:
    """The workers that a command line asks for."""
    if processes is not None and not 1 <= processes <= MOST_PROCESSES:
        raise BadRequest("arena-processes", most=MOST_PROCESSES)
    if place == "here":
        return LocalGameWorkers(processes or os.cpu_count() or 1)
    if place == "ray":
        if find_spec("ray") is None:
            raise MissingLayer("ray")
        return RayGameWorkers(processes)
    raise BadRequest("arena-on", on=place[:40], right=" | ".join(PLACES))


class LocalGameWorkers:
    """Processes of this machine, each with its own interpreter: players may use threads."""

    def __init__(self, number: int) -> None:
        self.number = number

    def play(
        self, plan: MatchPlan, pairings: Iterable[PlannedGame]
    ) -> Iterator[tuple[PlannedGame, Record]]:
        if self.number == 1:
            for pairing in pairings:
                yield pairing, play(plan, pairing)
            return
        context = multiprocessing.get_context("spawn")
        waiting = iter(pairings)
        with ProcessPoolExecutor(self.number, context) as pool:
            under_way: dict[Future[Record], PlannedGame] = {}
            try:
                while True:
                    for pairing in islice(waiting, 2 * self.number - len(under_way)):
                        under_way[pool.submit(play, plan, pairing)] = pairing
                    if not under_way:
                        return
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield under_way.pop(future), future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class RayGameWorkers:
    """Tasks of a Ray cluster: the one RAY_ADDRESS names, or one of this machine's own."""

    def __init__(self, number: int | None) -> None:
        import ray

        if not ray.is_initialized():
            ray.init(logging_level=logging.ERROR, log_to_driver=False)
        self._ray = ray
        self._most = number or 2 * int(ray.cluster_resources().get("CPU", 1))

    def play(
        self, plan: MatchPlan, pairings: Iterable[PlannedGame]
    ) -> Iterator[tuple[PlannedGame, Record]]:
        remote = self._ray.remote(play)
        waiting = iter(pairings)
        under_way: dict[Any, PlannedGame] = {}
        while True:
            for pairing in islice(waiting, self._most - len(under_way)):
                under_way[remote.remote(plan, pairing)] = pairing
            if not under_way:
                return
            done, _ = self._ray.wait(list(under_way))
            for reference in done:
                yield under_way.pop(reference), self._ray.get(reference)
