"""One of several server processes; its parent passes it settings, the socket and the parent's
id."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time

from wuqi.core.errors import WuqiError
from wuqi.core.text.words import terminal_language
from wuqi.server.serving import run_here, try_parts
from wuqi.server.settings import Settings

LOOK_EVERY_S = 1.0


def end_with(parent: int) -> None:
    """Ends this process when its parent has ended, even if it was killed."""
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY_S)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=end_with, args=[int(sys.argv[2])], daemon=True).start()
    settings = Settings.from_environment()
    try:
        asyncio.run(try_parts(settings))
    except WuqiError as error:  # our parent tries again
        sys.exit(f"wuqi: {error.say(terminal_language())}")
    run_here(settings, socket.socket(fileno=int(sys.argv[1])))
