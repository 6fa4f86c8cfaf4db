"""People: guests with a name, members with a password, and bots."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from math import inf
from typing import Any, Literal, cast

import msgspec
from sqlalchemy import bindparam, delete, insert, null, select, update

from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.ids import new_id, now
from wuqi.server.people.lookups import Lookups
from wuqi.server.people.names import LONGEST, key, keys, tidy
from wuqi.server.people.passwords import Passwords
from wuqi.server.people.sessions import Session, Signer
from wuqi.server.store.layout import (
    avoided,
    challenges,
    channels,
    chat,
    deliveries,
    follows,
    notices,
    people,
    presence,
    puzzle_scores,
    puzzle_tries,
    ratings,
    reports,
    tokens,
    tournament_players,
    vacations,
)
from wuqi.server.store.layout import keys as kept_keys
from wuqi.server.store.statement import Conflict, Statement
from wuqi.server.store.store import Row, Store

MOST_REMEMBERED = 10_000
RECHECKED_S = 5.0  # how long another process may accept a session after sign-out

_ME = people.c.id == bindparam("person")
ADD = Statement(
    insert(people),
    *("id", "kind", "name", "name_key", "password", "made_at", "seen_at", "sessions", "private"),
)
FORGET_TOKENS = Statement(delete(tokens).where(tokens.c.person_id == bindparam("person")))
# The lines themselves stay: their numbers must not be used again.
FORGET_CHAT = Statement(
    update(chat).where(chat.c.person_id == bindparam("person")).values(body=b"{}")
)
FORGET_OTHERS = tuple(
    Statement(delete(table).where(column == bindparam("person")))
    for table in (avoided, follows, challenges, reports)
    for column in (table.c.person_id, table.c.other_id)
)
FORGET_PUZZLES = (
    Statement(delete(puzzle_tries).where(puzzle_tries.c.person_id == bindparam("person"))),
    Statement(delete(puzzle_scores).where(puzzle_scores.c.person_id == bindparam("person"))),
)
# Rating changes stay, like the games themselves: without a name.
FORGET_RATINGS = Statement(delete(ratings).where(ratings.c.person_id == bindparam("person")))
FORGET_TROPHIES = Statement(
    update(tournament_players)
    .where(tournament_players.c.entrant == bindparam("person"))
    .values(place=null())
)
FORGET_NOTICES = (
    Statement(
        delete(deliveries).where(
            deliveries.c.notice_id.in_(
                select(notices.c.id).where(notices.c.person_id == bindparam("person"))
            )
        )
    ),
    Statement(delete(notices).where(notices.c.person_id == bindparam("person"))),
    Statement(delete(channels).where(channels.c.person_id == bindparam("person"))),
    Statement(delete(vacations).where(vacations.c.person_id == bindparam("person"))),
)
BY_ID = select(people).where(people.c.id == bindparam("id"))
BY_NAME = select(people).where(people.c.name_key == bindparam("key"))
GUESTS_HERE = (
    select(people)
    .join(presence, presence.c.person_id == people.c.id)
    .where(people.c.kind == "guest", presence.c.gone_at.is_(None))
)
KEY = select(kept_keys.c.value).where(kept_keys.c.name == bindparam("name"))
ADD_KEY = Statement(insert(kept_keys), "name", "value")

Kind = Literal["guest", "member", "bot", "gone"]


class KnownPerson(msgspec.Struct, frozen=True):
    """A person as the server knows them."""

    id: str
    kind: Kind
    name: str
    name_key: str | None = None
    password: str | None = None
    sessions: int = 0
    banned_at: int | None = None
    private: int = 0  # 1: no page for others, no place in leaderboards

    @property
    def has_account(self) -> bool:
        return self.kind in ("member", "bot")


class People:
    """Everyone who has ever chosen a name."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self._store = store
        self._fanout = fanout
        self._passwords = Passwords()
        self._known: OrderedDict[str, KnownPerson] = OrderedDict()
        self._lookups = Lookups()
        self._checked_at: OrderedDict[str, float] = OrderedDict()  # sessions; inf: it is over
        fanout.on["person"].append(lambda note: self._forget(note.id))

    # -- finding ------------------------------------------------------------------------------

    async def find(self, person: str) -> KnownPerson | None:
        """A person by id; None also for deleted and banned people."""
        known = self._known.get(person)
        while known is None:
            with self._lookups.reading([person]) as unchanged:
                row = await self._store.row(BY_ID, id=person)
            if row is None:
                return None
            if unchanged:
                known = self._known[person] = _known(row)
                if len(self._known) > MOST_REMEMBERED:
                    self._known.popitem(last=False)
        return None if known.kind == "gone" or known.banned_at is not None else known

    async def by_id(self, person: str) -> KnownPerson | None:
        """A person by id, even if banned."""
        row = await self._store.row(BY_ID, id=person)
        return _known(row) if row is not None and row["kind"] != "gone" else None

    async def by_name(self, name: str) -> KnownPerson | None:
        """A member by name, or by one that looks like it."""
        row = await self._store.row(BY_NAME, key=key(name))
        return _known(row) if row is not None else None

    async def of_session(self, session: Session) -> KnownPerson | None:
        """The person of a session, if it is still valid."""
        person = await self.find(session.person)
        if person is None or person.sessions != session.count:
            return None
        return None if await self._is_over(session) else person

    async def sign_out(self, session: Session) -> None:
        """Ends a session in every process: its cookie is void, and so is a stolen copy."""
        self._checked_at[session.name] = inf
        with suppress(Conflict):  # twice
            await self._store.write((ADD_KEY, {"name": session.name, "value": str(now())}))

    async def _is_over(self, session: Session) -> bool:
        """Whether the session has ended; the answer is cached for a few seconds."""
        checked_at = self._checked_at.get(session.name, -inf)
        if checked_at == inf:
            return True
        if time.monotonic() - checked_at < RECHECKED_S:
            return False
        over = await self._store.row(KEY, name=session.name) is not None
        self._checked_at[session.name] = inf if over else time.monotonic()
        if len(self._checked_at) > MOST_REMEMBERED:
            self._checked_at.popitem(last=False)
        return over

    # -- coming -------------------------------------------------------------------------------

    async def add_guest(self, name: str) -> KnownPerson:
        """A new guest; other guests may have the same name, but no member."""
        guest = KnownPerson(new_id(), "guest", await self._free_name(name))
        await self._add(guest)
        return guest

    async def join(self, guest: KnownPerson | None, name: str, password: str) -> KnownPerson:
        """Creates an account; a guest who creates one keeps everything."""
        if guest is not None and guest.kind != "guest":
            raise Refusal("account-exists")
        name = await self._free_name(name)
        hashed = await self._passwords.hash(password)
        account: dict[str, Any] = {
            "kind": "member",
            "name": name,
            "name_key": key(name),
            "password": hashed,
        }
        try:
            if guest is not None:
                member = await self.change(guest, **account, sessions=guest.sessions + 1)
            else:
                member = KnownPerson(new_id(), **account)
                await self._add(member)
        except Conflict as error:
            raise Refusal("name-taken", name=name) from error
        await self._take_from_guests(name)
        return member

    async def log_in(self, name: str, password: str) -> KnownPerson:
        """The person with this name and password. Wrong names and wrong passwords look alike."""
        found = await self.by_name(name)
        fits = await self._passwords.fits(found.password if found is not None else None, password)
        if found is None or not fits or found.banned_at is not None:
            raise Forbidden("login-wrong")
        return found

    async def yield_name(self, person: KnownPerson) -> KnownPerson:
        """Renames a guest whose name has become a member's, or looks like it, to a number."""
        if person.kind != "guest":
            return person
        for look in keys(person.name):
            if await self._store.row(BY_NAME, key=look) is not None:
                numbered = f"{person.name[: LONGEST - 4]} {secrets.randbelow(900) + 100}"
                return await self.change(person, name=numbered)
        return person

    async def _take_from_guests(self, name: str) -> None:
        """Takes a member's name from guests: at once if they are connected, otherwise when they
        come back."""
        for row in await self._store.rows(GUESTS_HERE):
            if key(name) in keys(row["name"]):
                await self.yield_name(_known(row))

    # -- changing -----------------------------------------------------------------------------

    async def rename(self, person: KnownPerson, name: str) -> KnownPerson:
        name = tidy(name)
        if person.kind == "guest":
            return await self.change(person, name=await self._free_name(name))
        if key(name) != person.name_key:
            await self._free_name(name)
        try:
            renamed = await self.change(person, name=name, name_key=key(name))
        except Conflict as error:
            raise Refusal("name-taken", name=name) from error
        await self._take_from_guests(name)
        return renamed

    async def set_password(
        self, person: KnownPerson, password: str, revoke_tokens: bool = False
    ) -> KnownPerson:
        """Sets a new password and signs the person out everywhere else; programs only if asked."""
        if revoke_tokens:
            await self._store.write((FORGET_TOKENS, {"person": person.id}))
        hashed = await self._passwords.hash(password)
        person = await self.by_id(person.id) or person
        return await self.change(person, password=hashed, sessions=person.sessions + 1)

    async def check_password(self, person: KnownPerson, password: str | None) -> None:
        """Refuses a wrong password; guests have none."""
        person = await self.by_id(person.id) or person
        if person.password is not None and not await self._passwords.fits(
            person.password, password or ""
        ):
            raise Forbidden("password-wrong")

    async def become_bot(self, person: KnownPerson) -> KnownPerson:
        """Marks the account as a bot, for everyone to see."""
        if person.kind != "member":
            raise Refusal("bot-member-only")
        return await self.change(person, kind="bot")

    async def delete(self, person: KnownPerson) -> None:
        """Deletes a person: name, password, tokens, chat. Games stay, without a name."""
        whose = {"person": person.id}
        gone: dict[str, Any] = {"kind": "gone", "name": "", "name_key": None, "password": None}
        gone["sessions"] = person.sessions + 1
        kept = (FORGET_TOKENS, FORGET_CHAT, *FORGET_OTHERS, *FORGET_PUZZLES, FORGET_RATINGS)
        forget = [(one, whose) for one in (*kept, FORGET_TROPHIES, *FORGET_NOTICES)]
        await self._store.write((_changing(*gone), {**whose, **gone}), *forget)
        self._fanout.publish(Note("person", person.id))

    async def ban(self, person: KnownPerson, banned: bool) -> None:
        banned_at = now() if banned else None
        await self.change(person, banned_at=banned_at, sessions=person.sessions + 1)

    async def change(self, person: KnownPerson, **changes: Any) -> KnownPerson:
        """Stores what is new about a person; deleted people stay deleted.

        Writes only these columns: the rest of what we know may be out of date (a ban, a new
        password).
        """
        await self._store.write((_changing(*changes), {"person": person.id, **changes}))
        self._forget(person.id)
        self._fanout.publish(Note("person", person.id))
        return msgspec.structs.replace(person, **changes)

    # -- inside -------------------------------------------------------------------------------

    async def _add(self, person: KnownPerson) -> None:
        moment = now()
        row = msgspec.structs.asdict(person)
        del row["banned_at"]
        await self._store.write((ADD, {**row, "made_at": moment, "seen_at": moment}))

    async def _free_name(self, name: str) -> str:
        name = tidy(name)
        for look in keys(name):
            if await self._store.row(BY_NAME, key=look) is not None:
                raise Refusal("name-taken", name=name)
        return name

    def forget_all(self) -> None:
        """Forgets everyone in memory, so that they are read again."""
        self._known.clear()
        self._lookups.overtake_all()

    def _forget(self, person: str) -> None:
        self._known.pop(person, None)
        self._lookups.overtake(person)


async def open_signer(store: Store) -> Signer:
    """The server's signing key."""
    return Signer(await kept_key(store, "cookies", lambda: secrets.token_hex(32)))


async def kept_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """A key of the server: made once, kept in the store, the same for all processes."""
    for _ in range(2):
        row = await store.row(KEY, name=name)
        if row is not None:
            return str(row["value"])
        try:
            await store.write((ADD_KEY, {"name": name, "value": make()}))
        except Conflict:
            continue  # another process was faster: use its key
    row = await store.row(KEY, name=name)
    assert row is not None, f"the key {name} was written and is not there"
    return str(row["value"])


def _known(row: Row) -> KnownPerson:
    fields = {name: row[name] for name in KnownPerson.__struct_fields__}
    return KnownPerson(**cast(Any, fields))


@cache
def _changing(*columns: str) -> Statement:
    """The write that sets these columns of a person."""
    return Statement(update(people).where(_ME, people.c.kind != "gone"), *columns)
