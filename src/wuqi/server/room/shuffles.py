"""The fair shuffle at a table: everyone adds a secret; the server's is stored in a separate table.

Only this file reads the server's secret. For computers, and for people who do not answer in time,
the server adds a secret. It is derived from the server's own secret, to which the server committed
before it knew any other one. So the server has nothing to choose.
"""

import hmac
import secrets as chance
from collections import OrderedDict
from typing import Any, Protocol

from wuqi.core.kernel import CHANCE
from wuqi.core.play.dealer import SECRET_BYTES, Dealer, commitment
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

MOST_REMEMBERED = 2_000


class Secrets(Protocol):
    """Where the server's secrets are stored."""

    def keep(self, table_id: str, secret: str) -> list[Any]:
        """What must be written to keep a table's secret."""

    async def find(self, table_id: str) -> str:
        """The secret of a table."""


class Shuffles:
    """Keeps the server's secrets, answers flips, publishes the secret when a game is over."""

    def __init__(self, stored: Secrets) -> None:
        self._stored = stored
        self._secrets: OrderedDict[str, bytes] = OrderedDict()
        self._dealers: OrderedDict[str, Dealer] = OrderedDict()  # of games that are being played

    def knows(self, table_id: str) -> bool:
        """Whether a table's secret need not be looked up."""
        return table_id in self._secrets

    async def learn(self, table_id: str) -> None:
        """Looks up a table's secret."""
        self._secrets[table_id] = bytes.fromhex(await self._stored.find(table_id))
        if len(self._secrets) > MOST_REMEMBERED:
            self._secrets.popitem(last=False)

    def begin(self, table: Table, events: list[ev.Event]) -> list[Any]:
        """If play starts with a shuffle, commits to a new secret and returns the writes that store
        it."""
        for number, event in enumerate(events):
            if isinstance(event, ev.Started) and _after(table, events[:number]).start.deck.cards:
                secret = chance.token_bytes(SECRET_BYTES)
                events[number] = ev.Started(commitment(secret))
                events += self._first_words(table, events, secret)
                return self._stored.keep(table.id, secret.hex())
        return []

    def complete(self, table: Table, events: list[ev.Event]) -> list[ev.Event]:
        """Adds what a flip shows. The table's secret must be known, as for `open`."""
        return [
            self._shown(table, event) if isinstance(event, ev.Acted) else event for event in events
        ]

    def open(self, table: Table) -> list[ev.Event]:
        """The server's secret, when the game is over."""
        shuffle = table.shuffle
        if shuffle is None or shuffle.opened is not None or table.status != "over":
            return []
        self._dealers.pop(table.id, None)
        return [ev.Unsealed(self._secrets[table.id].hex())]

    async def speak_for(self, table: Table, everybody: bool) -> list[ev.Event]:
        """The events of the server for computers or, when time is up, for everyone who is late."""
        shuffle = table.shuffle
        if table.status != "dealing" or shuffle is None:
            return []
        while not self.knows(table.id):
            await self.learn(table.id)
        secret = self._secrets[table.id]
        seats = [
            place.seat.number
            for place in table.places
            if (everybody or place.person is None) and place.seat.number not in shuffle.secrets
        ]
        ours = {seat: _secret_of(secret, seat) for seat in seats}
        if not table.all_committed:
            return [
                ev.Committed(seat, commitment(own))
                for seat, own in ours.items()
                if seat not in shuffle.commitments
            ]
        events: list[ev.Event] = []
        for seat, own in ours.items():
            if shuffle.commitments[seat] != commitment(own):  # committed, but did not reveal
                events.append(ev.Committed(seat, commitment(own)))
            events.append(ev.Revealed(seat, own.hex()))
        return events

    # -- inside -------------------------------------------------------------------------------

    def _first_words(self, table: Table, events: list[ev.Event], secret: bytes) -> list[ev.Event]:
        """Computers commit at once."""
        after = _after(table, events)
        return [
            ev.Committed(place.seat.number, commitment(_secret_of(secret, place.seat.number)))
            for place in after.places
            if place.person is None
        ]

    def _shown(self, table: Table, acted: ev.Acted) -> ev.Acted:
        after = table.after(acted.action, acted.seat)
        if after.mover != CHANCE:
            return acted
        return ev.Acted(acted.seat, self._dealer(table).answer(after), acted.lag)

    def _dealer(self, table: Table) -> Dealer:
        """The Dealer of a table; cached, because shuffling again for every flip is slow."""
        dealer = self._dealers.get(table.id)
        if dealer is None:
            shuffle = table.shuffle
            assert shuffle is not None
            dealer = self._dealers[table.id] = Dealer(table.start, self._secrets[table.id])
            for seat, committed in shuffle.commitments.items():
                dealer.take_commitment(seat, committed)
            for seat, secret in shuffle.secrets.items():
                dealer.take_secret(seat, secret)
            if len(self._dealers) > MOST_REMEMBERED:
                self._dealers.popitem(last=False)
        return dealer


def _after(table: Table, events: list[ev.Event]) -> Table:
    after = table.copy()
    for event in events:
        after.apply(after.number + 1, after.at, event)
    return after


def _secret_of(server: bytes, seat: int) -> bytes:
    """The secret that the server uses for a seat."""
    return hmac.digest(server, f"wuqi seat {seat}".encode(), "sha256")
