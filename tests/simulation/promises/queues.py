"""No queue grows without end."""

from typing import TYPE_CHECKING

from tests.simulation.machines.network import HIGH_WATER
from wuqi.server.socket.outbox import MOST_ANSWERS

if TYPE_CHECKING:
    from tests.simulation.world import World

SLACK = 20  # promised answers may be added to the limit
MOST_NEW = 8  # kinds of news, of one table
MOST_BYTES = HIGH_WATER + 64 * 1024


def check_queues(world: "World") -> None:
    """Looks into every conversation and every process."""
    for process in world.living():
        services = process.services
        if services is None:
            continue
        for conversation in services.conversations:
            outbox = conversation._outbox
            if len(outbox._answers) > MOST_ANSWERS + SLACK:
                world.history.violated(f"{len(outbox._answers)} answers wait for a client")
            if len(outbox._new) > MOST_NEW:
                world.history.violated(f"{len(outbox._new)} news wait for a client")
        for line in process.lines:
            if line.most_waiting > MOST_BYTES:
                world.history.violated(f"{line.most_waiting} bytes waited for a client")
