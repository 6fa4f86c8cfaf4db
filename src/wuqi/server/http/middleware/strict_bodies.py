"""Bodies are read as strictly as messages of the live protocol are."""

from functools import cache
from typing import Any

from msgspec.json import Decoder

from wuqi.server.http.middleware.signing_in import AnyRequest


async def read_strictly(request: AnyRequest) -> None:
    """Refuses a body that does not match its description exactly, before Litestar reads it.
    Litestar reads bodies as leniently as it must read URLs, where everything is text: it takes "1"
    for a number and "yes" for true, which the socket would refuse in the same command.
    """
    expected = request.route_handler.parsed_data_field
    if expected is not None:
        _reader(expected.annotation).decode(await request.body())


@cache
def _reader(kind: Any) -> Decoder[Any]:
    return Decoder(kind)
