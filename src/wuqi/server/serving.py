"""Runs the application under uvicorn."""

import sys

import uvicorn

from wuqi.server.app import make_app
from wuqi.server.protocol import LONGEST_FRAME
from wuqi.server.settings import Settings


def serve(settings: Settings, host: str, port: int) -> None:
    """Serves until told to stop."""
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
    socket = config.bind_socket()
    address, bound = socket.getsockname()[:2]
    shown = f"[{address}]" if ":" in address else address
    print(f"wuqi: the game room is at http://{shown}:{bound}", file=sys.stderr, flush=True)
    uvicorn.Server(config).run(sockets=[socket])
