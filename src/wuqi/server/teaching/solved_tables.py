"""Makes tables that take less than a minute, when a game is first analysed.

Until a table is ready, search answers. Tables are made one at a time, by a process of low priority.
"""

import asyncio
import os
import sys

import structlog

from wuqi.core.errors import BadTable
from wuqi.core.game import Game
from wuqi.solve import store

log = structlog.get_logger()

NICENESS = 15


class SolvedTables:
    """Which tables are being made."""

    def __init__(self, able: bool) -> None:
        self.able = able
        self._wanted: set[Game] = set()
        self._making: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    def want(self, game: Game) -> None:
        """Starts making the table of a game, if it takes less than a minute."""
        found = store.plan(game)
        if not self.able or found is None or not found[0].QUICK or game in self._wanted:
            return
        self._wanted.add(game)
        try:
            missing = store.find(game) is None
        except BadTable as error:  # then search answers, as if there were none
            log.error("damaged table", game=game.name, problem=str(error))
            return
        if missing:
            task = asyncio.create_task(self._make(game), name="solved tables")
            self._making.add(task)
            task.add_done_callback(self._making.discard)

    async def close(self) -> None:
        """Stops making tables; the next start continues."""
        for task in list(self._making):
            task.cancel()
        await asyncio.gather(*self._making, return_exceptions=True)
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _make(self, game: Game) -> None:
        pairs = [part for pair in str(game.options).split() for part in ("--option", pair)]
        async with self._one_at_a_time:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "wuqi", "solve", game.name, *pairs, "--threads", "1"),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                preexec_fn=_give_way if hasattr(os, "nice") else None,
                start_new_session=True,  # Ctrl-C is for the server, which then ends it
            )
            code = await self._process.wait()
        log.info("table made" if code == 0 else "no table made", game=game.name, code=code)


def _give_way() -> None:
    os.nice(NICENESS)
