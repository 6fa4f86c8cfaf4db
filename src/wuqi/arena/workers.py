"""Who plays the games of a match or a dataset: processes of this machine, or a Ray cluster.

Work is a function of a plan and one of its jobs, such as the number of a game.
"""

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol, TypeVar

from wuqi.core.errors import BadRequest
from wuqi.core.layers import MissingLayer

PLACES = ("here", "ray")
MOST_PROCESSES = 1_024

Plan = TypeVar("Plan")
Job = TypeVar("Job")
Done = TypeVar("Done")


class GameWorkers(Protocol):
    """The workers that play games."""

    def run(
        self, work: Callable[[Plan, Job], Done], plan: Plan, jobs: Iterable[Job]
    ) -> Iterator[tuple[Job, Done]]:
        """Each job with what came of it, as they end, in whatever order."""


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

    def run(
        self, work: Callable[[Plan, Job], Done], plan: Plan, jobs: Iterable[Job]
    ) -> Iterator[tuple[Job, Done]]:
        if self.number == 1:
            for job in jobs:
                yield job, work(plan, job)
            return
        context = multiprocessing.get_context("spawn")
        waiting = iter(jobs)
        with ProcessPoolExecutor(self.number, context) as pool:
            under_way: dict[Future[Done], Job] = {}
            try:
                while True:
                    for job in islice(waiting, 2 * self.number - len(under_way)):
                        under_way[pool.submit(work, plan, job)] = job
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

    def run(
        self, work: Callable[[Plan, Job], Done], plan: Plan, jobs: Iterable[Job]
    ) -> Iterator[tuple[Job, Done]]:
        remote = self._ray.remote(work)
        waiting = iter(jobs)
        under_way: dict[Any, Job] = {}
        while True:
            for job in islice(waiting, self._most - len(under_way)):
                under_way[remote.remote(plan, job)] = job
            if not under_way:
                return
            done, _ = self._ray.wait(list(under_way))
            for reference in done:
                yield under_way.pop(reference), self._ray.get(reference)
