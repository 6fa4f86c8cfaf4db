"""`wuqi hub`: our engine for any GUI that speaks the Hub protocol, version 2."""

import sys

from wuqi.players.hub.engine import HubEngine


def command() -> None:
    """Speak the Hub protocol on standard input and output."""
    HubEngine(lambda line: print(line, flush=True)).run(sys.stdin)
