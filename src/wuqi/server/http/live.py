"""The way into the live conversation: `/api/live`."""

from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, asgi
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from wuqi.core.errors import WuqiError
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import may_play, services_of, somebody, token_of
from wuqi.server.socket.connection import connection_of
from wuqi.server.socket.conversation import Conversation


@asgi("/api/live", is_mount=False, copy_scope=True)
async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """Accepts a WebSocket and talks until it ends."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await send({"type": "http.response.start", "status": 426, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    socket: WebSocket[Any, Any, State] = WebSocket(scope, receive, send)
    services = services_of(socket)
    await receive()
    with ExitStack() as counted:
        try:
            counted.enter_context(services.limits.socket(address(scope)))
            person, able = await somebody(socket), await may_play(socket)
        except WuqiError:  # too many, or an invalid token; before accepting, this is HTTP 403
            await send({"type": "websocket.close", "code": 4401, "reason": ""})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection = connection_of(scope)
        conversation = Conversation(
            services, person, able, connection, token_of(socket), address(scope)
        )
        services.conversations[conversation] = None
        try:
            code = await conversation.run()
        finally:
            del services.conversations[conversation]
        connection.close_with(code)
