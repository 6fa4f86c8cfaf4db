"""One of several server processes; its parent left it the settings and the listening socket."""

import socket
import sys

from wuqi.server.serving import run_here
from wuqi.server.settings import Settings

if __name__ == "__main__":
    run_here(Settings.from_environment(), socket.socket(fileno=int(sys.argv[1])))
