"""Why a conversation ends: the WebSocket close codes a client can tell apart."""

CLOSE_PROTOCOL = 4400
CLOSE_SIGNED_OUT = 4401
CLOSE_FORBIDDEN = 4403
CLOSE_SILENT = 4408
CLOSE_SLOW = 4413
CLOSE_TOO_MUCH = 4429


class Disconnect(Exception):
    """The conversation ends, with a close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code
