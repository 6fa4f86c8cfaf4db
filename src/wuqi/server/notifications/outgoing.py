"""Requests to addresses that people have entered: never to machines of our own network (SSRF).

The name is resolved here, and the connection goes to exactly the addresses that were checked, so
that the name cannot lead elsewhere a moment later. Redirects are not followed.
"""

import asyncio
import socket
from collections.abc import Mapping
from importlib import import_module
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    import aiohttp

TIMEOUT_S = 10


class ForbiddenAddress(Exception):
    """The address leads into a private network."""


class OutgoingClient:
    """A client for such requests, made when it is first needed."""

    def __init__(self, private: bool = False) -> None:
        """`private`: addresses of private networks are allowed."""
        self._private = private
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the response. Raises Forbidden, OSError or TimeoutError if there is
        none."""
        if self._session is None:
            await asyncio.to_thread(import_module, "aiohttp")  # the import takes a while
        import aiohttp

        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=_resolver(self._private), use_dns_cache=False, force_close=True
            )
            timeout = aiohttp.ClientTimeout(total=TIMEOUT_S)
            self._session = aiohttp.ClientSession(
                connector=connector, timeout=timeout, cookie_jar=aiohttp.DummyCookieJar()
            )
        self._check_literal(url)
        try:
            async with self._session.post(
                url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return answer.status
        except aiohttp.ClientError as error:
            if _leads_to_forbidden(error):
                raise ForbiddenAddress(url) from error
            raise OSError(str(error)) from error

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _check_literal(self, url: str) -> None:
        """Refuses a private IP address in the URL, which the resolver does not see."""
        host = urlsplit(url).hostname or ""
        try:
            found = ip_address(host)
        except ValueError:
            return
        if not self._private and not is_public(str(found)):
            raise ForbiddenAddress(url)


def _leads_to_forbidden(error: BaseException | None) -> bool:
    """Whether the resolver has refused."""
    while error is not None:
        if isinstance(error, ForbiddenAddress):
            return True
        error = error.__cause__ or error.__context__
    return False


def is_public(address: str) -> bool:
    """Whether an address is public: not of this machine or its networks."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if inner is not None and not inner.is_global:
        return False
    return found.is_global and not found.is_multicast


def _resolver(private: bool) -> "aiohttp.abc.AbstractResolver":
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Checked(AbstractResolver):
        """A resolver that leaves out addresses that are not public."""

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
            usable: list[Any] = [
                ResolveResult(
                    hostname=host,
                    host=str(where[0]),
                    port=port,
                    family=kind,
                    proto=proto,
                    flags=socket.AI_NUMERICHOST,
                )
                for kind, _, proto, _, where in found
                if private or is_public(str(where[0]))
            ]
            if found and not usable:
                raise OSError(f"{host} is not public") from ForbiddenAddress(host)
            return usable

        async def close(self) -> None:
            """Nothing is open."""

    return Checked()
