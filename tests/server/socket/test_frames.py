"""WebSocket frames: in pieces of any size, in one frame or many, right or wrong."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from wuqi.server.socket import frames as f

LONGEST = 1_000
messages = st.tuples(st.sampled_from([f.TEXT, f.BINARY]), st.binary(max_size=300))


def sent(kind: int, payload: bytes, final: bool = True) -> bytes:
    """A frame as a client sends it, by another implementation."""
    return Frame(Opcode(kind), payload, final).serialize(mask=True, extensions=[])


def pieces(data: bytes, cuts: list[int]) -> Iterator[bytes]:
    places = sorted({cut % (len(data) + 1) for cut in cuts} | {0, len(data)})
    for start, end in pairwise(places):
        yield data[start:end]


@given(st.lists(messages, max_size=5), st.lists(st.integers(0, 10_000), max_size=20))
def test_messages_come_out_whole_however_they_are_cut(
    message: list[tuple[int, bytes]], cuts: list[int]
) -> None:
    data = b"".join(sent(kind, payload) for kind, payload in message)
    reader = f.Frames(LONGEST)
    assert [one for piece in pieces(data, cuts) for one in reader.feed(piece)] == message


@given(messages, st.lists(st.integers(0, 300), max_size=5), st.binary(max_size=125))
def test_a_message_may_come_in_many_frames_with_a_ping_between(
    message: tuple[int, bytes], cuts: list[int], ping: bytes
) -> None:
    kind, payload = message
    parts = list(pieces(payload, cuts)) or [b""]
    kinds = [kind] + [f.CONTINUED] * (len(parts) - 1)
    last = len(parts) - 1
    reader = f.Frames(LONGEST)
    received = []
    for number, (of, part) in enumerate(zip(kinds, parts, strict=True)):
        received += reader.feed(sent(of, part, final=number == last))
        if number < last:
            received += reader.feed(sent(f.PING, ping))
    assert received == [(f.PING, ping)] * last + [(kind, payload)]


WRONG = {
    "not masked": (bytes((f.FINAL | f.TEXT, 1)) + b"x", f.WRONG),
    "a reserved bit": (bytes((0x40 | f.FINAL | f.TEXT, 0x80)) + bytes(4), f.WRONG),
    "goes on with nothing": (sent(f.CONTINUED, b"x"), f.WRONG),
    "begins anew": (sent(f.TEXT, b"x", final=False) + sent(f.TEXT, b"y"), f.WRONG),
    "a ping in parts": (bytes((f.PING, 0x80)) + bytes(4), f.WRONG),
    "a long ping": (bytes((f.FINAL | f.PING, 0xFE, 0, 126)) + bytes(130), f.WRONG),
    "no such kind": (bytes((f.FINAL | 0x3, 0x80)) + bytes(4), f.WRONG),
    "too long": (sent(f.TEXT, b"x" * (LONGEST + 1)), f.TOO_LONG),
    "far too long": (bytes((f.FINAL | f.TEXT, 0xFF)) + b"\xff" * 8, f.TOO_LONG),
    "too long together": (
        sent(f.TEXT, b"x" * 600, final=False) + sent(f.CONTINUED, b"x" * 600),
        f.TOO_LONG,
    ),
    "too many parts": (
        sent(f.TEXT, b"", False) + 64 * sent(f.CONTINUED, b"", False),
        f.TOO_LONG,
    ),
}


@pytest.mark.parametrize(("data", "code"), WRONG.values(), ids=WRONG.keys())
def test_what_is_no_frame_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(f.BadFrame) as bad:
        f.Frames(LONGEST).feed(data)
    assert bad.value.code == code


@pytest.mark.parametrize("kind", [f.PING, f.PONG])
def test_frames_that_are_no_messages_count_too(kind: int) -> None:
    """Whoever sends nothing but pings as fast as they go is cut off before they are answered."""
    moment = 0.0
    reader = f.Frames(LONGEST, lambda: moment)
    ping = sent(kind, b"")
    for _ in range(100 * int(f.PER_SECOND)):  # for as long as they like, at a decent pace
        moment += 1 / f.PER_SECOND
        assert reader.feed(ping) == [(kind, b"")]
    with pytest.raises(f.BadFrame) as bad:
        reader.feed(ping * 10_000)
    assert bad.value.code == f.TOO_MUCH


@given(st.binary(max_size=200))
def test_any_bytes_are_frames_or_refused(data: bytes) -> None:
    try:
        f.Frames(LONGEST).feed(data)
    except f.BadFrame as bad:
        assert bad.code in (f.WRONG, f.TOO_LONG)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_what_we_write_is_what_others_write(length: int) -> None:
    payload = b"x" * length
    assert f.frame(f.TEXT, payload) == Frame(Opcode.TEXT, payload).serialize(
        mask=False, extensions=[]
    )
    assert f.texts([payload, b"", payload]) == b"".join(
        f.frame(f.TEXT, text) for text in (payload, b"", payload)
    )
