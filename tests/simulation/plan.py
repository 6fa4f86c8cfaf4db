"""What a seed decides in advance: who plays what, on which database, and what goes wrong when."""

from dataclasses import dataclass, field
from random import Random

from wuqi.server.protocol import Clock

# Examples: nothing is secret; the pieces are shuffled; both sides act in secret.
OPEN_GAME = "musketeers"
DEALT_GAME = "sanguo"
SECRET_GAME = "tamquan"
SECRET_OPTIONS = {"deploy": "hidden"}

# The kinds of faults, with their relative frequencies.
KINDS = {
    "kill": 6,  # at any step of the event loop
    "kill-all": 3,
    "power-cut": 3,  # what was not synced is gone
    "stop": 2,  # as asked
    "suspend": 2,
    "suspend-all": 2,
    "disk-full": 2,
    "disk-slow": 2,
    "database-away": 3,  # PostgreSQL is killed and comes back
    "redis-away": 2,
    "notes-lost": 2,
    "cut": 4,  # a client's line
    "cut-unnoticed": 2,
    "client-slow": 3,  # it reads nothing for a while
    "clock-forward": 2,
    "clock-back": 1,
}


EVERYBODY = ("kill-all", "power-cut", "suspend-all")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that goes wrong."""

    at: float
    kind: str
    which: int  # process or client
    steps: int  # of the event loop that a process still makes before it is killed
    lasts: float


@dataclass(slots=True)
class Plan:
    """The plan of one world."""

    seed: int
    processes: int
    postgres: bool
    game: str
    options: dict[str, str]
    computer: bool  # one of the seats is a computer's
    clock: Clock
    onlookers: int
    until: float  # then everything is repaired, and the world must settle
    pace: float  # seconds that people think
    faults: list[Fault] = field(default_factory=list)

    @property
    def shared(self) -> bool:
        return self.processes > 1

    @property
    def loses_power(self) -> bool:
        return any(fault.kind == "power-cut" for fault in self.faults)


def planned(seed: int) -> Plan:
    chance = Random(f"plan {seed}")
    processes = chance.choices((1, 2, 3, 4), (5, 4, 2, 1))[0]
    game = chance.choices((OPEN_GAME, DEALT_GAME, SECRET_GAME), (10, 2, 1))[0]
    short = chance.random() < 0.2
    plan = Plan(
        seed,
        processes,
        postgres=chance.random() < 0.4,
        game=game,
        options=SECRET_OPTIONS if game is SECRET_GAME else {},
        computer=chance.random() < 0.15 and game is not SECRET_GAME,
        clock=Clock(base=chance.randint(8, 20)) if short else Clock(base=600, increment=1),
        onlookers=chance.choice((0, 0, 1)),
        until=chance.uniform(1.0, 3.0),
        pace=chance.choice((0.03, 0.1, 0.4)),
    )
    for _ in range(chance.choices((0, 1, 2, 3, 4), (1, 4, 4, 2, 1))[0]):
        kind = chance.choices(list(KINDS), list(KINDS.values()))[0]
        lasts = chance.choice((0.3, 2.0, 8.0, 30.0)) * chance.uniform(0.5, 1.5)
        at = chance.uniform(0.1, plan.until)
        plan.faults.append(Fault(at, kind, chance.randrange(12), chance.randint(1, 300), lasts))
    plan.faults.sort(key=lambda fault: fault.at)
    # Long times without any process are cheap to simulate, and test the clocks.
    absences = [one.at + one.lasts for one in plan.faults if one.kind in EVERYBODY]
    plan.until = max([plan.until, *absences])
    return plan
