"""Structured logs on standard error: for people at a terminal, else one JSON object a line."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

# uvicorn's messages about invalid requests; the second comes with a traceback.
BAD_JSON = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING}
MARKED = {"warning": "\x1b[33m", "error": "\x1b[31m", "critical": "\x1b[31m"}
PLAIN = "\x1b[0m"
KNOWN = (*LEVELS.values(), logging.ERROR, logging.CRITICAL)  # to structlog; libraries make others


def set_up(level: str = "info", form: str = "auto") -> None:
    """Sets up logging: every line has a time, a level and, if known, request and table."""
    text = form == "text" or (form == "auto" and sys.stderr.isatty())
    render = _Line(sys.stderr.isatty()) if text else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%H:%M:%S" if text else "iso", utc=not text),
            structlog.processors.format_exc_info,
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line is one write
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.basicConfig(level=logging.WARNING, handlers=[_Ours()], force=True)


class _Line:
    """A short line for people: "18:04:11 rules compiled  done=2 of=5"."""

    def __init__(self, coloured: bool) -> None:
        self._coloured = coloured

    def __call__(self, _logger: object, _method: str, event: MutableMapping[str, Any]) -> str:
        clock, level = event.pop("timestamp"), event.pop("level")
        text, trace = str(event.pop("event")), event.pop("exception", None)
        if level in MARKED:
            text = (
                f"{MARKED[level]}{level}: {text}{PLAIN}" if self._coloured else f"{level}: {text}"
            )
        details = " ".join(f"{key}={value}" for key, value in event.items())
        line = f"{clock} {text}" + (f"  {details}" if details else "")
        return line if trace is None else f"{line}\n{trace}"


class _Ours(logging.Handler):
    """Log lines of uvicorn, asyncio and other libraries, each written as one line of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """Never raises, as libraries expect; messages with wrong arguments are logged as they
        are."""
        try:
            message = record.getMessage()
        except (TypeError, ValueError, KeyError):  # the arguments do not fit the `%` format
            message = f"{record.msg} {record.args}"
        level = max(known for known in KNOWN if known <= max(record.levelno, KNOWN[0]))
        logger = structlog.get_logger()
        logger.log(level, message, by=record.name, exc_info=record.exc_info)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a message is worth a line: invalid requests, which anyone can send, are not."""
    return record.msg not in BAD_JSON
