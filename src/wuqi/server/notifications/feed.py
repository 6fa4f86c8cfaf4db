"""A person's notices as an Atom feed (RFC 4287)."""

from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree

import msgspec
from sqlalchemy import bindparam, select

from wuqi.core.text.words import words
from wuqi.server.notifications.channels import Channel
from wuqi.server.notifications.wording import path_of, wording
from wuqi.server.people.directory import Directory
from wuqi.server.store.layout import notices
from wuqi.server.store.store import Store

MOST = 50
LATEST = (
    select(notices)
    .where(
        notices.c.person_id == bindparam("person"),
        notices.c.kind.in_(bindparam("kinds", expanding=True)),
    )
    .order_by(notices.c.at.desc(), notices.c.id)
    .limit(MOST)
)


async def feed_of(store: Store, directory: Directory, channel: Channel, site: str) -> bytes:
    """The feed of a channel; `site` is the address of this server."""
    rows = await store.rows(LATEST, person=channel.person, kinds=list(channel.kinds))
    feed = ElementTree.Element("feed", {"xmlns": "http://www.w3.org/2005/Atom"})
    feed.set("xml:lang", channel.language)
    say = words(channel.language)
    _add(feed, "title", say("feed-title"))
    _add(feed, "id", f"urn:wuqi:channel:{channel.id}")
    _add(feed, "updated", _moment(rows[0]["at"] if rows else 0))
    _add(feed, "link", href=site + channel.feed, rel="self")
    author = ElementTree.SubElement(feed, "author")
    _add(author, "name", "Wuqi")
    for row in rows:
        facts: dict[str, Any] = msgspec.json.decode(bytes(row["body"]))
        await directory.learn(facts["others"])
        others = [directory.name(one) for one in facts["others"]]
        in_words = wording(row["kind"], facts, others, channel.language)
        entry = ElementTree.SubElement(feed, "entry")
        _add(entry, "id", f"urn:wuqi:notice:{row['id']}")
        _add(entry, "title", in_words.title)
        _add(entry, "updated", _moment(row["at"]))
        _add(entry, "link", href=site + path_of(facts))
        _add(entry, "summary", in_words.text)
    return bytes(ElementTree.tostring(feed, "utf-8", xml_declaration=True))


def _add(parent: ElementTree.Element, name: str, text: str | None = None, **more: str) -> None:
    ElementTree.SubElement(parent, name, more).text = text


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
