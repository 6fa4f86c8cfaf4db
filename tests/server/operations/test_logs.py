"""Logs that are not for a terminal are one JSON object a line, whoever writes them; at a terminal
they are short lines for people."""

import json
import os
import pty
import re
import socket
import subprocess
import sys

SPEAKING = """
import logging
import structlog
from wuqi.server import logs

logs.set_up()
structlog.get_logger().info("ours", table="k3")
try:
    raise ValueError("over\\ntwo lines")
except ValueError:
    logging.getLogger("asyncio").exception("Task exception was never retrieved")
logging.getLogger("uvicorn.error").error("Application startup failed. %s", "Exiting.")
logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
logging.getLogger("asyncio").info("nothing of importance")
logging.getLogger("another").log(35, "a level of its own")
logging.getLogger("another").warning("%d seconds", "two")
"""


def test_whatever_a_library_says_is_one_line_as_well() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-c", SPEAKING],
        capture_output=True,
        text=True,
        env=environment,
        check=True,
    )
    ours, task, startup, *strange = (json.loads(line) for line in ran.stderr.splitlines())
    assert (ours["event"], ours["table"]) == ("ours", "k3")
    assert (task["by"], task["level"]) == ("asyncio", "error")
    assert "ValueError: over" in task["exception"]
    assert startup["event"] == "Application startup failed. Exiting."
    assert "exception" not in startup
    level, wrong = strange
    assert (level["event"], level["level"]) == ("a level of its own", "warning")
    assert "two" in wrong["event"]


def test_a_line_is_written_at_once() -> None:
    """Several processes write to one log: what is written in two parts would mix. Each message of
    this kind of socket is one call of `write`."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    unbuffered = {"PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    environment = {**os.environ, **unbuffered}
    with ours, theirs:
        command = [sys.executable, "-c", SPEAKING]
        subprocess.run(command, stderr=theirs.fileno(), env=environment, check=True)
        ours.setblocking(False)
        written = [ours.recv(65_536).decode() for _ in range(5)]
    assert [json.loads(line)["event"] != "" for line in written] == [True] * 5
    assert all(line.endswith("}\n") for line in written)


def at_a_terminal(program: str) -> list[str]:
    """What a program writes to standard error if that is a terminal."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", program], stderr=theirs, env=environment):
        os.close(theirs)
        written = b""
        try:
            while piece := os.read(ours, 4096):
                written += piece
        except OSError:  # how Linux says that nobody writes any more
            pass
    os.close(ours)
    return written.decode().splitlines()


def test_at_a_terminal_lines_are_short() -> None:
    lines = at_a_terminal(SPEAKING)
    assert re.fullmatch(r"\d\d:\d\d:\d\d ours  table=k3", lines[0])
    assert "error: Task exception was never retrieved" in lines[1]
    assert any("ValueError: over" in line for line in lines)


def test_json_can_be_asked_for_at_a_terminal() -> None:
    [line, *_] = at_a_terminal(SPEAKING.replace("set_up()", 'set_up("info", "json")'))
    assert json.loads(line)["event"] == "ours"
