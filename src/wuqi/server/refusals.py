"""A refusal as a message to a client."""

import msgspec

from wuqi.core.errors import WuqiError, shortened
from wuqi.server.protocol import Refused

# The errors of reading JSON: an unexpected value, too deep, or not UTF-8.
BAD_JSON = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)


def refused(
    error: WuqiError, language: str, command: int | None = None, table: str | None = None
) -> Refused:
    """The message for an error, in the client's language."""
    details = {
        name: detail.say(language) if isinstance(detail, WuqiError) else _plain(detail)
        for name, detail in error.details.items()
    }
    return Refused(error.key, error.say(language), command, error.game, details, table)


def _plain(detail: object) -> object:
    return shortened(detail if isinstance(detail, (int, float, str)) else str(detail))
