"""Everything a running server consists of, opened in order and closed in reverse."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from litestar.channels import ChannelsPlugin

from wuqi.server.computers.pool import open_pool
from wuqi.server.fanout import Fanout
from wuqi.server.people.directory import Directory
from wuqi.server.people.people import People, open_signer
from wuqi.server.people.presence import Presence
from wuqi.server.people.sessions import Signer
from wuqi.server.room.room import Room
from wuqi.server.room.thinking import Thinking
from wuqi.server.settings import Settings
from wuqi.server.store.store import Store, open_store

if TYPE_CHECKING:
    from wuqi.server.live import Conversation


@dataclass(slots=True)
class Services:
    """What handlers may use."""

    settings: Settings
    store: Store
    fanout: Fanout
    people: People
    signer: Signer
    directory: Directory
    presence: Presence
    room: Room
    conversations: set["Conversation"] = field(default_factory=set)


@asynccontextmanager
async def open_services(settings: Settings, channels: ChannelsPlugin) -> AsyncIterator[Services]:
    """A server's parts, ready to serve."""
    async with AsyncExitStack() as stack:
        if settings.database is None:
            settings.data.mkdir(parents=True, exist_ok=True)
        store = await stack.enter_async_context(open_store(settings.database_url))
        fanout = Fanout(channels)
        await fanout.start()
        stack.push_async_callback(fanout.stop)
        directory, presence = Directory(store), Presence()
        room = Room(store, fanout, directory, presence, [])
        pool = await stack.enter_async_context(open_pool(settings.thinkers))
        thinking = Thinking(room, pool)
        stack.push_async_callback(thinking.close)
        yield Services(
            settings,
            store,
            fanout,
            People(store),
            await open_signer(store),
            directory,
            presence,
            room,
        )
