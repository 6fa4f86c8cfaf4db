"""Logs that are not for a terminal are one JSON object a line, whoever writes them."""

import json
import os
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
