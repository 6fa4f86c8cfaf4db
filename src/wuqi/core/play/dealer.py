"""The Dealer: shuffles face-down pieces so that nobody can choose the order, and proves it.

Everyone draws a secret of 32 random bytes and publishes its commitment, the server first; then
the seats reveal theirs, and the order follows from all of them. The server reveals its own when
the game is over, so that anyone can work the order out again. docs/dealer.md describes the protocol
exactly, for implementations in other languages.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from wuqi.core.errors import BadDeal

if TYPE_CHECKING:
    from wuqi.core.position import Position

SECRET_BYTES = 32
WORD_BYTES = 4  # the shuffle draws numbers of 32 bits
_HEX = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is published of a shuffle, in hexadecimal: the proof, once the server's secret is in."""

    server_commitment: str
    commitments: tuple[str, ...]  # of seats 1, 2, …
    secrets: tuple[str, ...] = ()  # of seats 1, 2, …, revealed before play
    server_secret: str | None = None  # revealed when the game is over
    # Seats that committed and did not reveal, with their commitments: the server replaced them.
    replaced: tuple[tuple[int, str], ...] = ()


# -- the protocol: pure functions, as docs/dealer.md has them -----------------------------------


def commitment(secret: bytes) -> str:
    """The commitment to a secret, published before the secret itself: SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def terms(start: "Position") -> str:
    """What all players have agreed to play. It is part of the shuffle and so cannot change."""
    options = " ".join(f"{name}={value}" for name, value in sorted(start.game.options.items()))
    return f"wuqi deal 1\n{start.game.name}\n{options}\n{start.text}\n"


def shuffled(
    cards: Sequence[str], agreed: str, server_secret: bytes, seat_secrets: Sequence[bytes]
) -> list[str]:
    """The cards in the order that follows from all the secrets: a Fisher–Yates shuffle."""
    seed = _hmac(server_secret, agreed.encode() + b"".join(seat_secrets))
    words = _words(seed)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return order


def dealt(start: "Position", deal: Deal, server_secret: bytes) -> dict[str, str]:
    """The card at each place of the game's deck."""
    deck = start.deck
    revealed = [bytes.fromhex(secret) for secret in deal.secrets]
    order = shuffled(deck.cards, terms(start), server_secret, revealed)
    return dict(zip(deck.places, order, strict=True))


def _words(seed: bytes) -> Iterator[int]:
    """Endless 32-bit numbers: HMACs of 0, 1, 2, …, cut into groups of four bytes."""
    block = 0
    while True:
        digest = _hmac(seed, block.to_bytes(8, "big"))
        for start in range(0, len(digest), WORD_BYTES):
            yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
        block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 to limit - 1, all equally likely (rejection sampling)."""
    whole_rounds = (1 << 8 * WORD_BYTES) // limit * limit
    return next(word for word in words if word < whole_rounds) % limit


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")


# -- the dealer of one game -----------------------------------------------------------------------


class Dealer:
    """Deals one game: takes commitments, then secrets, then answers every flip.

    Only the Dealer has the server's secret and the order. `deal` is what everyone may know;
    `reveal` publishes the rest and ends its work.
    """

    def __init__(self, start: "Position", secret: bytes | None = None) -> None:
        self._start = start
        self._secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self._seats = tuple(seat.number for seat in start.game.seats)
        self.commitments: dict[int, str] = {}  # by seat, as far as they have come
        self.secrets: dict[int, str] = {}
        self._dealt: dict[str, str] = {}  # the card at each place, once all secrets are known
        self._revealed = False

    @classmethod
    def alone(
        cls, start: "Position", draw: Callable[[int], bytes] = secrets.token_bytes
    ) -> "Dealer":
        """The dealer of a game on one machine: the program draws every secret itself."""
        dealer = cls(start, draw(SECRET_BYTES))
        drawn = {seat: draw(SECRET_BYTES) for seat in dealer._seats}
        for seat, secret in drawn.items():
            dealer.take_commitment(seat, commitment(secret))
        for seat, secret in drawn.items():
            dealer.take_secret(seat, secret.hex())
        return dealer

    def take_commitment(self, seat: int, committed: str) -> None:
        """Takes a seat's commitment."""
        if seat not in self._seats or seat in self.commitments:
            raise BadDeal("deal-commitment-twice", seat=seat)
        if not _HEX.fullmatch(committed):
            raise BadDeal("deal-not-hex", digits=2 * SECRET_BYTES)
        self.commitments[seat] = committed

    def take_secret(self, seat: int, secret: str) -> None:
        """Takes a seat's secret, once everyone has committed."""
        if len(self.commitments) < len(self._seats):
            raise BadDeal("deal-too-early")
        if not _HEX.fullmatch(secret):
            raise BadDeal("deal-not-hex", digits=2 * SECRET_BYTES)
        if commitment(bytes.fromhex(secret)) != self.commitments.get(seat):
            raise BadDeal("deal-other-secret", seat=seat)
        self.secrets[seat] = secret
        if self.ready and not self._dealt:
            self._dealt = dealt(self._start, self.deal, self._secret)

    @property
    def ready(self) -> bool:
        """Whether play can begin: every seat has revealed its secret."""
        return len(self.secrets) == len(self._seats)

    @property
    def deal(self) -> Deal:
        """What may be published by now."""
        return Deal(
            server_commitment=commitment(self._secret),
            commitments=tuple(self.commitments[seat] for seat in sorted(self.commitments)),
            secrets=tuple(self.secrets[seat] for seat in sorted(self.secrets)),
            server_secret=self._secret.hex() if self._revealed else None,
        )

    def answer(self, position: "Position") -> str:
        """What a flip shows: the outcome of a chance position, such as `flip a1=K`."""
        if not self.ready or self._revealed:
            raise BadDeal("deal-not-dealing")
        place = position.game.text.without_outcome(next(iter(position.outcomes())))
        assert place is not None
        return f"{place}={self._dealt[place]}"

    def reveal(self) -> Deal:
        """The whole proof, once the game is over; no more flips are answered."""
        self._revealed = True
        return self.deal
