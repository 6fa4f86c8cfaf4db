"""The Dealer: the protocol as documented, a shuffle without bias, and no secret in public."""

import io
import json
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import cbrt, sqrt

import pytest
from rich.console import Console

import wuqi
from tests.conftest import ROOT
from wuqi.cli.answers import position_json
from wuqi.cli.drawing import draw
from wuqi.core.errors import BadDeal
from wuqi.core.kernel import CHANCE
from wuqi.core.play.dealer import Dealer, commitment, shuffled, terms
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.text.words import words

START = wuqi.load("sanguo").start()
SECRETS = {seat: bytes([seat]) * 32 for seat in (1, 2, 3)}


# -- the protocol ---------------------------------------------------------------------------------


def test_the_documented_example() -> None:
    page = (ROOT / "docs" / "dealer.md").read_text("utf-8")
    rows = re.findall(r"^\| (?:server|seat \d) \| `(\w{64})` \| `(\w{64})` \|$", page, re.MULTILINE)
    assert len(rows) == 4
    server, *seats = (bytes.fromhex(secret) for secret, _ in rows)
    assert [commitment(bytes.fromhex(secret)) for secret, _ in rows] == [c for _, c in rows]
    for line in terms(START).splitlines():
        assert line in page
    order = "".join(shuffled(START.deck.cards, terms(START), server, seats))
    assert f"order   {order}\n" in page
    dealer = Dealer(START, server)
    for number, secret in enumerate(seats, 1):
        dealer.take_commitment(number, commitment(secret))
    for number, secret in enumerate(seats, 1):
        dealer.take_secret(number, secret.hex())
    assert dealer.answer(START.play("flip a1")) == f"flip a1={order[0]}"
    assert dealer.answer(START.play("flip b1")) == f"flip b1={order[1]}"
    assert dealer.answer(START.play("flip i5")) == f"flip i5={order[-1]}"


def committed() -> Dealer:
    dealer = Dealer(START)
    for seat, secret in SECRETS.items():
        dealer.take_commitment(seat, commitment(secret))
    return dealer


def test_secrets_are_revealed_only_when_all_have_committed() -> None:
    dealer = Dealer(START)
    dealer.take_commitment(1, commitment(SECRETS[1]))
    dealer.take_commitment(2, commitment(SECRETS[2]))
    with pytest.raises(BadDeal, match="every seat has committed"):
        dealer.take_secret(1, SECRETS[1].hex())
    dealer.take_commitment(3, commitment(SECRETS[3]))
    dealer.take_secret(1, SECRETS[1].hex())
    assert not dealer.ready


@pytest.mark.parametrize("seat", [1, 4, 0])
def test_every_seat_commits_once(seat: int) -> None:
    with pytest.raises(BadDeal, match="cannot commit"):
        committed().take_commitment(seat, commitment(b""))


@pytest.mark.parametrize("digits", ["", "ab", "g" * 64, "AB" * 32, "ab" * 33, "é" * 64])
def test_only_64_hexadecimal_digits_are_taken(digits: str) -> None:
    with pytest.raises(BadDeal, match="64 hexadecimal digits"):
        Dealer(START).take_commitment(1, digits)
    with pytest.raises(BadDeal, match="64 hexadecimal digits"):
        committed().take_secret(1, digits)


def test_another_secret_than_the_one_committed_to_is_refused() -> None:
    dealer = committed()
    for seat, secret in ((1, SECRETS[2]), (2, bytes(32)), (4, SECRETS[1])):
        with pytest.raises(BadDeal, match="not the secret"):
            dealer.take_secret(seat, secret.hex())
    assert dealer.secrets == {}


def test_nothing_is_answered_before_all_have_revealed_or_after_the_server_has() -> None:
    dealer = committed()
    flipping = START.play("flip a1")
    with pytest.raises(BadDeal, match="Pieces cannot be dealt now"):
        dealer.answer(flipping)
    for seat, secret in SECRETS.items():
        dealer.take_secret(seat, secret.hex())
    assert dealer.ready
    assert dealer.answer(flipping) in flipping.outcomes()
    assert dealer.deal.server_secret is None
    deal = dealer.reveal()
    assert deal.server_secret is not None
    assert commitment(bytes.fromhex(deal.server_secret)) == deal.server_commitment
    with pytest.raises(BadDeal, match="Pieces cannot be dealt now"):
        dealer.answer(flipping)


def test_a_dealer_is_rebuilt_from_what_was_stored() -> None:
    """A server that stops and starts again deals the same game."""
    answers = []
    for _ in range(2):
        dealer = Dealer(START, bytes(32))
        for seat, secret in SECRETS.items():
            dealer.take_commitment(seat, commitment(secret))
        for seat, secret in SECRETS.items():
            dealer.take_secret(seat, secret.hex())
        answers.append([dealer.answer(START.play(place)) for place in START.deck.places])
    assert answers[0] == answers[1]
    assert sorted(answer[-1] for answer in answers[0]) == sorted(START.deck.cards)


def test_what_was_agreed_takes_part_in_the_shuffle() -> None:
    others = [
        wuqi.load("sanguo", mode="race").start(),
        wuqi.load("sanguo").read(START.text[:-1] + "2"),
    ]
    orders = {
        tuple(shuffled(START.deck.cards, terms(start), bytes(32), list(SECRETS.values())))
        for start in (START, *others)
    }
    assert len(orders) == 3


# -- no bias --------------------------------------------------------------------------------------


def secrets_from(seed: str) -> Iterator[bytes]:
    chance = random.Random(seed)
    while True:
        yield chance.randbytes(32)


def deviation(found: Counter[str], expected: dict[str, float]) -> float:
    """Pearson's chi-square as standard deviations from its mean (Wilson and Hilferty 1931).

    Too close to what was expected is as suspicious as too far from it.
    """
    total = sum(found.values())
    assert found.keys() <= expected.keys()
    square = sum((found[key] - total * p) ** 2 / (total * p) for key, p in expected.items())
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    return (cbrt(square / freedom) - (1 - spread)) / sqrt(spread)


def test_the_measure_notices_a_bias() -> None:
    chance = random.Random(1)
    even = dict.fromkeys("abcd", 1 / 4)
    assert abs(deviation(Counter(chance.choices("abcd", k=20_000)), even)) < 3
    assert deviation(Counter(chance.choices("abcd", (26, 26, 24, 24), k=20_000)), even) > 4
    assert deviation(Counter("abcd" * 5_000), even) < -3


@pytest.mark.parametrize("place", [0, 1, 2, 17, 31])
def test_first_flips_show_every_piece_as_often_as_the_set_has_it(place: int) -> None:
    source, cards = secrets_from(f"first {place}"), START.deck.cards
    shown = Counter(
        shuffled(cards, "", next(source), [next(source) for _ in range(3)])[place]
        for _ in range(4_000)
    )
    assert abs(deviation(shown, {c: n / 32 for c, n in Counter(cards).items()})) < 3.5


def test_whole_shuffles_are_equally_likely() -> None:
    source = secrets_from("whole")
    orders = ["".join(order) for order in permutations("abcde")]
    shown = Counter(
        "".join(shuffled("abcde", "", next(source), [next(source)])) for _ in range(24_000)
    )
    assert abs(deviation(shown, dict.fromkeys(orders, 1 / 120))) < 3.5


def test_every_card_comes_to_every_place() -> None:
    source = secrets_from("places")
    cards = [str(number) for number in range(32)]
    shown = Counter[str]()
    for _ in range(6_000):
        order = shuffled(cards, "", next(source), [next(source)])
        shown.update(f"{place} {card}" for place, card in enumerate(order))
    # A table of permutations has (n - 1)² degrees of freedom, its chi-square is larger by n/(n-1).
    square = sum((shown[f"{p} {c}"] - 187.5) ** 2 / 187.5 for p in range(32) for c in cards)
    freedom = 31**2
    assert abs(square * 31 / 32 - freedom) < 4 * sqrt(2 * freedom)


@pytest.mark.parametrize("free", range(4))
def test_one_random_secret_is_enough_whosever_it_is(free: int) -> None:
    """The server and two seats may do what they like: the third seat alone makes it random."""
    source = secrets_from(f"free {free}")
    orders = ["".join(order) for order in permutations("abcd")]
    shown = Counter[str]()
    for _ in range(6_000):
        drawn = [bytes(32)] * 4
        drawn[free] = next(source)
        shown["".join(shuffled("abcd", "", drawn[0], drawn[1:]))] += 1
    assert abs(deviation(shown, dict.fromkeys(orders, 1 / 24))) < 3.5


def test_no_seat_is_favoured() -> None:
    """Each seat's own first flip, in games where seats 1, 2 and 3 flip a1, b1 and c1 in turn."""
    source, cards = secrets_from("seats"), START.deck.cards
    shown = [Counter[str]() for _ in range(3)]
    for _ in range(6_000):
        order = shuffled(cards, terms(START), next(source), [next(source) for _ in range(3)])
        for seat in range(3):
            shown[seat][order[seat]] += 1
    expected = {c: n / 32 for c, n in Counter(cards).items()}
    assert all(abs(deviation(counts, expected)) < 3.5 for counts in shown)


# -- no secret in public --------------------------------------------------------------------------

FLIPS = ("flip a1", "flip b1", "flip c1")


def dealt(server_secret: bytes) -> Dealer:
    dealer = Dealer(START, server_secret)
    for seat, secret in SECRETS.items():
        dealer.take_commitment(seat, commitment(secret))
    for seat, secret in SECRETS.items():
        dealer.take_secret(seat, secret.hex())
    return dealer


def order_of(dealer: Dealer) -> str:
    return "".join(dealer.answer(START.play(place))[-1] for place in START.deck.places)


def twins() -> tuple[bytes, bytes]:
    """Two server secrets whose first three flips are alike, and hardly any other."""
    met: dict[str, bytes] = {}
    for secret in secrets_from("twins"):
        order = "".join(shuffled(START.deck.cards, terms(START), secret, list(SECRETS.values())))
        if order[:3] in met:
            return met[order[:3]], secret
        met[order[:3]] = secret
    raise AssertionError


def everything_public(dealer: Dealer) -> dict[str, bytes]:
    """Whatever anybody may ask of a running game, as bytes."""
    line = Playthrough(START)
    for flip in FLIPS:
        line.play(flip)
        line.play(dealer.answer(line.position))
    line.play("flip d1")  # and one piece is just being turned over
    assert line.position.mover == CHANCE
    public: dict[str, object] = {
        "deal": dealer.deal,
        "dealer": (dealer.commitments, dealer.secrets, dealer.ready),
        "record": line.record(deal=dealer.deal).dump().rpartition('"check"')[0],
        "actions": line.actions,
    }
    for number, position in enumerate(line.positions):
        for side in (None, 1, 2, 3):
            view = position.seen_by(side)
            shown = (
                view.text,
                repr(view),
                view.state.tolist(),
                view.picture,
                view.actions(),
                view.outcomes(),
                view.expected,
                view.deck,
                [view.actions(seat) for seat in (1, 2, 3)],
                json.dumps(position_json(view)),
            )
            public[f"position {number} for {side}"] = (shown, pickle.dumps(view), drawn(view))
    public["replayed"] = [position.text for position in line.record().replay()]
    own = dealer.deal.server_commitment.encode()
    return {name: pickle.dumps(value).replace(own, b"") for name, value in public.items()}


def drawn(position: wuqi.Position) -> list[str]:
    """The board as the terminal shows it, in every language."""
    shown = []
    for language in ("en", "zh-Hant", "zh-Hans", "vi", "ja"):
        console = Console(record=True, width=100, file=io.StringIO())
        draw(console, position, words(language, "sanguo"))
        shown.append(console.export_text())
    return shown


def test_no_public_object_depends_on_what_is_hidden() -> None:
    """Two games that differ in nothing but hidden pieces look the same in every bit."""
    one, other = map(dealt, twins())
    assert order_of(one)[:3] == order_of(other)[:3]
    assert order_of(one)[3:] != order_of(other)[3:]
    assert everything_public(one) == everything_public(other)


def test_no_public_object_contains_the_secret_or_the_order() -> None:
    secret = next(secrets_from("hidden"))
    dealer = dealt(secret)
    order = order_of(dealer)
    for name, value in everything_public(dealer).items():
        for hidden in (secret, secret.hex().encode(), order.encode(), order[3:11].encode()):
            assert hidden not in value, name
