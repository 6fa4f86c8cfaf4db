"""What is counted, for Prometheus. Labels are few and fixed: no names, no tables."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class FastCounter(Collector):
    """A counter for what happens thousands of times a second, on the event loop only: no lock."""

    def __init__(self, name: str, help_text: str, label: str) -> None:
        self._name, self._help, self._label = name, help_text, label
        self.of: Counts[str] = Counts()
        REGISTRY.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._help, labels=[self._label])
        for value, count in self.of.items():
            family.add_metric([value], count)
        yield family


class FastHistogram(Collector):
    """A histogram of seconds, for the same."""

    def __init__(self, name: str, help_text: str) -> None:
        self._name, self._help = name, help_text
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._help, buckets=buckets, sum_value=self._sum)


requests = Counter("wuqi_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
request_seconds = FastHistogram("wuqi_request_seconds", "Time to answer a request")
sockets = Gauge("wuqi_sockets", "Open WebSocket connections", registry=REGISTRY)
messages = FastCounter("wuqi_messages", "WebSocket messages", "direction")
events = FastCounter("wuqi_events", "Events at tables", "what")
commit_seconds = FastHistogram("wuqi_commit_seconds", "Time until an action is on disk")
conflicts = Counter("wuqi_conflicts", "Writes that lost to a faster one", registry=REGISTRY)
thought_seconds = Histogram(
    "wuqi_thought_seconds", "Time computer players think", buckets=SECONDS, registry=REGISTRY
)
player_failures = Counter("wuqi_player_failures", "Computer players that failed", registry=REGISTRY)
loop_blocked = Counter(
    "wuqi_loop_blocked",
    "Times the event loop stood still for more than 50 ms",
    ["why"],
    registry=REGISTRY,
)
spoilt_tables = Gauge("wuqi_spoilt_tables", "Tables that cannot be read", registry=REGISTRY)
tables_in_memory = Gauge("wuqi_tables_in_memory", "Tables kept in memory", registry=REGISTRY)
mistakes = Counter("wuqi_mistakes", "Internal errors (HTTP 500)", registry=REGISTRY)


def written() -> bytes:
    """Everything, in Prometheus' text format."""
    return generate_latest(REGISTRY)
