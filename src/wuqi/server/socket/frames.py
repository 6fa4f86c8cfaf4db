"""WebSocket frames (RFC 6455), as a server reads and writes them; no extensions.

Bytes come in pieces of any size, and messages in one frame or many; the results are whole messages.
Almost every message is one short frame in one piece; this case takes a few microseconds.
"""

import time
from collections.abc import Callable, Iterable
from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

FINAL: Final = 0x80
MASKED: Final = 0x80
RESERVED: Final = 0x70
LONGEST_CONTROL: Final = 125
MOST_PARTS: Final = 64  # frames of one message
# A token bucket for frames that are not a whole message: pings, pongs and fragments.
BURST: Final = 128.0
PER_SECOND: Final = 20.0

WRONG: Final = 1002  # close codes
TOO_LONG: Final = 1009
TOO_MUCH: Final = 4429

Message = tuple[int, bytes]  # its kind and its payload


class BadFrame(Exception):
    """The data is not a WebSocket frame, or too long; the connection is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frames:
    """Bytes in, messages out."""

    def __init__(self, longest: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._longest = longest
        self._clock = clock
        self._allowance, self._allowed_at = BURST, clock()
        self._begun = bytearray()  # an incomplete frame
        self._kind = CONTINUED  # of an incomplete message
        self._payload = bytearray()  # the payload so far
        self._parts = 0  # the number of frames so far

    def feed(self, data: bytes) -> list[Message]:
        """Takes bytes and returns the messages that are complete now."""
        messages: list[Message] = []
        if self._begun:
            self._begun += data
            del self._begun[: self._read(bytes(self._begun), messages)]
        else:
            read = self._read(data, messages)
            if read < len(data):
                self._begun += data[read:]
        return messages

    def _read(self, data: bytes, messages: list[Message]) -> int:
        """Reads the complete frames and returns how many bytes they had."""
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            length, start = second & ~MASKED, at + 2
            if first & RESERVED or not second & MASKED:  # clients must mask their frames
                raise BadFrame(WRONG)
            if length > LONGEST_CONTROL:
                start += 2 if length == 126 else 8
                if end < start:
                    return at
                length = int.from_bytes(data[at + 2 : start], "big")
            if length + len(self._payload) > self._longest:
                raise BadFrame(TOO_LONG)
            stop = start + 4 + length
            if end < stop:
                return at
            payload = apply_mask(data[start + 4 : stop], data[start : start + 4])
            at = stop
            if first == FINAL | TEXT and not self._kind:
                messages.append((TEXT, payload))
            else:
                self._take(first & ~FINAL, bool(first & FINAL), payload, messages)
        return at

    def _take(self, kind: int, final: bool, payload: bytes, messages: list[Message]) -> None:
        """Handles a frame that is not a whole text message."""
        if not (final and kind == BINARY):
            self._spend_allowance()
        if kind in (CLOSE, PING, PONG):  # these may come between the frames of a message
            if not final or len(payload) > LONGEST_CONTROL:
                raise BadFrame(WRONG)
            messages.append((kind, payload))
            return
        if kind not in (CONTINUED, TEXT, BINARY) or (kind == CONTINUED) != bool(self._kind):
            raise BadFrame(WRONG)
        self._kind = self._kind or kind
        self._payload += payload
        self._parts += 1
        if self._parts > MOST_PARTS:
            raise BadFrame(TOO_LONG)
        if final:
            messages.append((self._kind, bytes(self._payload)))
            self._kind, self._parts = CONTINUED, 0
            self._payload.clear()

    def _spend_allowance(self) -> None:
        moment = self._clock()
        earned = (moment - self._allowed_at) * PER_SECOND
        self._allowance = min(BURST, self._allowance + earned)
        self._allowed_at = moment
        if self._allowance < 1:
            raise BadFrame(TOO_MUCH)
        self._allowance -= 1


def frame(kind: int, payload: bytes) -> bytes:
    """One frame; servers do not mask."""
    return _head(kind, len(payload)) + payload


def texts(messages: Iterable[bytes]) -> bytes:
    """Messages, one frame each."""
    parts: list[bytes] = []
    for text in messages:
        parts.append(_head(TEXT, len(text)))
        parts.append(text)
    return b"".join(parts)


def _head(kind: int, length: int) -> bytes:
    if length <= LONGEST_CONTROL:
        return bytes((FINAL | kind, length))
    if length < 1 << 16:
        return bytes((FINAL | kind, 126, length >> 8, length & 255))
    return bytes((FINAL | kind, 127)) + length.to_bytes(8, "big")
