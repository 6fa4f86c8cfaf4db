"""The fair shuffle at a table: everybody adds a secret, the server's stays in a table of its own.

Nothing but this file reads the server's secret. Seats that a computer holds, and people who say
nothing in time, are spoken for by the server: with a secret that follows from its own, to which
it was committed before it knew anybody else's, so that it has nothing to choose.
"""

import hmac
import secrets as chance
from collections import OrderedDict

from sqlalchemy import bindparam, insert, select

from wuqi.core.dealer import SECRET_BYTES, Dealer, commitment
from wuqi.core.kernel import CHANCE
from wuqi.server.store.layout import secrets
from wuqi.server.store.statement import Statement, Write
from wuqi.server.store.store import Store
from wuqi.server.table import events as h
from wuqi.server.table.table import Table

MOST_REMEMBERED = 2_000

KEEP = Statement(insert(secrets), "table_id", "secret")
OF = select(secrets.c.secret).where(secrets.c.table_id == bindparam("table"))


class Shuffles:
    """Holds the servers' secrets, answers flips, opens the secret when a game is over."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secrets: OrderedDict[str, bytes] = OrderedDict()

    def begin(self, table: Table, happens: list[h.Happening]) -> list[Write]:
        """Where play starts with a shuffle, commits to a fresh secret; what keeps it."""
        for number, happening in enumerate(happens):
            if (
                isinstance(happening, h.Started)
                and _after(table, happens[:number]).start.deck.cards
            ):
                secret = chance.token_bytes(SECRET_BYTES)
                happens[number] = h.Started(commitment(secret))
                happens += self._first_words(table, happens, secret)
                return [(KEEP, {"table_id": table.id, "secret": secret.hex()})]
        return []

    async def complete(self, table: Table, happens: list[h.Happening]) -> list[h.Happening]:
        """Adds what the shuffle has to say: what a flip shows."""
        if table.shuffle is None:  # then chance has no say in anything
            return happens
        return [
            await self._shown(table, happening) if isinstance(happening, h.Acted) else happening
            for happening in happens
        ]

    async def open(self, table: Table) -> list[h.Happening]:
        """The server's secret, when the game is over."""
        shuffle = table.shuffle
        if shuffle is None or shuffle.opened is not None or table.status != "over":
            return []
        return [h.Unsealed((await self._secret(table.id)).hex())]

    async def speak_for(self, table: Table, everybody: bool) -> list[h.Happening]:
        """What the server says for computers, or, when time is up, for everybody."""
        shuffle = table.shuffle
        if table.status != "dealing" or shuffle is None:
            return []
        secret = await self._secret(table.id)
        seats = [
            place.seat.number
            for place in table.places
            if (everybody or place.person is None) and place.seat.number not in shuffle.secrets
        ]
        ours = {seat: _secret_of(secret, seat) for seat in seats}
        if not table.all_committed:
            return [
                h.Committed(seat, commitment(own))
                for seat, own in ours.items()
                if seat not in shuffle.commitments
            ]
        says: list[h.Happening] = []
        for seat, own in ours.items():
            if shuffle.commitments[seat] != commitment(own):  # promised, and then went away
                says.append(h.Committed(seat, commitment(own)))
            says.append(h.Revealed(seat, own.hex()))
        return says

    # -- inside -------------------------------------------------------------------------------

    def _first_words(
        self, table: Table, happens: list[h.Happening], secret: bytes
    ) -> list[h.Happening]:
        """Computers commit at once."""
        after = _after(table, happens)
        return [
            h.Committed(place.seat.number, commitment(_secret_of(secret, place.seat.number)))
            for place in after.places
            if place.person is None
        ]

    async def _shown(self, table: Table, acted: h.Acted) -> h.Acted:
        after = table.after(acted.action, acted.seat)
        if after.mover != CHANCE:
            return acted
        dealer = await self._dealer(table)
        return h.Acted(acted.seat, dealer.answer(after), acted.lag)

    async def _dealer(self, table: Table) -> Dealer:
        shuffle = table.shuffle
        assert shuffle is not None
        dealer = Dealer(table.start, await self._secret(table.id))
        for seat, committed in shuffle.commitments.items():
            dealer.take_commitment(seat, committed)
        for seat, secret in shuffle.secrets.items():
            dealer.take_secret(seat, secret)
        return dealer

    async def _secret(self, table_id: str) -> bytes:
        known = self._secrets.get(table_id)
        if known is None:
            row = await self._store.row(OF, table=table_id)
            assert row is not None, f"table {table_id} has no secret"
            known = self._secrets[table_id] = bytes.fromhex(row["secret"])
            if len(self._secrets) > MOST_REMEMBERED:
                self._secrets.popitem(last=False)
        return known


def _after(table: Table, happens: list[h.Happening]) -> Table:
    after = table.copy()
    for happening in happens:
        after.take(after.number + 1, after.at, happening)
    return after


def _secret_of(server: bytes, seat: int) -> bytes:
    """What the server says for a seat."""
    return hmac.digest(server, f"wuqi seat {seat}".encode(), "sha256")
