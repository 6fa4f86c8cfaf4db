"""Was it fair? Honest games are, and every kind of lie is found and named."""

import random
from typing import Any

import msgspec
import pytest

import wuqi
from tests.games.walk import random_action
from wuqi.core.kernel import CHANCE
from wuqi.core.play.dealer import Deal, Dealer, commitment
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Record
from wuqi.core.play.verify import verify

OTHER = "11" * 32


def dealt_game(seed: int, actions: int = 10_000, start: str | None = None) -> Record:
    """A random game dealt by a dealer, to the end or cut off."""
    chance = random.Random(seed)
    game = wuqi.load("sanguo", mode="race")
    line = Playthrough(game.start() if start is None else game.read(start))
    dealer = Dealer.alone(line.position, chance.randbytes)
    while len(line.actions) < actions or line.position.mover == CHANCE:
        action = random_action(line.position, chance)
        if action is None:
            return line.record(deal=dealer.reveal())
        line.play(dealer.answer(line.position) if line.position.mover == CHANCE else action)
    return line.record(deal=dealer.deal)


GAME = dealt_game(1)
RUNNING = dealt_game(1, actions=12)
assert GAME.deal is not None
assert RUNNING.deal is not None
DEAL: Deal = GAME.deal


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_deal(**fields: Any) -> Record:
    return changed(GAME, deal=msgspec.structs.replace(DEAL, **fields))


def finding(record: Record) -> tuple[bool | None, str]:
    verdict = verify(Record.parse(record.dump()))  # with a checksum that fits: the lie is in it
    return verdict.fair, verdict.why.key


@pytest.mark.parametrize("seed", range(5))
def test_an_honest_game_is_fair(seed: int) -> None:
    record = dealt_game(seed)
    assert record.result is not None
    assert finding(record) == (True, "verify-fair")


def test_a_seat_that_was_spoken_for_is_named() -> None:
    """It had committed to something else, and did not reveal it: the server may have helped it."""
    record = with_deal(replaced=((2, "ab" * 32),))
    assert finding(record) == (True, "verify-replaced")
    assert "(seats: 2)" in str(verify(record))


def test_a_game_from_a_position_of_its_own_is_fair() -> None:
    start = "????1????/????1????/9/????1????/R???1???? 2 camps=2,-,-"
    record = dealt_game(1, start=start)
    assert record.start == start
    assert finding(record) == (True, "verify-fair")


def test_a_running_game_cannot_be_told_yet() -> None:
    assert RUNNING.deal is not None
    assert RUNNING.deal.server_secret is None
    assert finding(RUNNING) == (None, "verify-not-over")


def test_a_record_without_a_proof_cannot_be_told() -> None:
    assert finding(changed(GAME, deal=None)) == (None, "verify-no-proof")


def test_a_game_without_a_shuffle_only_has_to_follow_the_rules() -> None:
    line = Playthrough(wuqi.load("musketeers").start())
    line.play("c3xc4")
    assert finding(line.record()) == (True, "verify-nothing-dealt")
    assert finding(changed(line.record(), actions=("c3xd4",))) == (False, "verify-rules")


@pytest.mark.parametrize("number", [0, 1, 5, 20])
def test_a_changed_flip_is_named(number: int) -> None:
    flips = [index for index, action in enumerate(GAME.actions) if "=" in action]
    index = flips[number]
    true_action = GAME.actions[index]
    lie = true_action[:-1] + ("p" if true_action[-1] != "p" else "P")
    actions = (*GAME.actions[:index], lie, *GAME.actions[index + 1 :])
    verdict = verify(changed(GAME, actions=actions))
    assert verdict.fair is False
    assert verdict.why.key == "verify-flip"
    assert verdict.why.details == {"number": index + 1, "action": lie, "right": true_action}


def test_the_first_of_several_lies_is_named() -> None:
    lies = [a.replace("=P", "=p") if "=" in a else a for a in GAME.actions]
    first = next(n for n, (a, b) in enumerate(zip(GAME.actions, lies, strict=True), 1) if a != b)
    assert verify(changed(GAME, actions=tuple(lies))).why.details["number"] == first


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("field", ["secrets", "commitments"])
@pytest.mark.parametrize("value", [OTHER, "", "no", "é"])
def test_a_changed_secret_or_commitment_of_a_seat(seat: int, field: str, value: str) -> None:
    values = list(getattr(DEAL, field))
    values[seat - 1] = value
    verdict = verify(with_deal(**{field: tuple(values)}))
    assert (verdict.fair, verdict.why.key) == (False, "verify-seat-secret")
    assert verdict.why.details == {"seat": seat}


@pytest.mark.parametrize("field", ["server_secret", "server_commitment"])
@pytest.mark.parametrize("value", [OTHER, "", "no"])
def test_a_changed_secret_or_commitment_of_the_server(field: str, value: str) -> None:
    assert finding(with_deal(**{field: value})) == (False, "verify-server-secret")


def test_another_secret_with_its_own_commitment_gives_another_order() -> None:
    swapped = commitment(bytes.fromhex(OTHER))
    served = with_deal(server_secret=OTHER, server_commitment=swapped)
    assert finding(served) == (False, "verify-flip")
    seated = with_deal(
        secrets=(OTHER, *DEAL.secrets[1:]), commitments=(swapped, *DEAL.commitments[1:])
    )
    assert finding(seated) == (False, "verify-flip")


def test_secrets_in_another_order_give_another_order_of_pieces() -> None:
    turned = with_deal(secrets=DEAL.secrets[::-1], commitments=DEAL.commitments[::-1])
    assert finding(turned) == (False, "verify-flip")


def test_a_dealer_who_deals_another_order_is_caught() -> None:
    chance = random.Random(3)
    line = Playthrough(wuqi.load("sanguo").start())
    dealer = Dealer.alone(line.position, chance.randbytes)
    honest = {
        place: dealer.answer(line.position.play(place)) for place in line.position.deck.places
    }
    first, second = "flip a1", next(p for p, a in honest.items() if a[-1] != honest["flip a1"][-1])
    line.play(f"{first}={honest[second][-1]}")  # two pieces exchanged
    line.play(f"{second}={honest[first][-1]}")
    assert finding(line.record(deal=dealer.reveal())) == (False, "verify-flip")


@pytest.mark.parametrize("field", ["secrets", "commitments"])
def test_every_seat_takes_part(field: str) -> None:
    assert finding(with_deal(**{field: getattr(DEAL, field)[:2]})) == (False, "verify-seats")
    assert finding(with_deal(**{field: ()})) == (False, "verify-seats")


def test_a_server_that_keeps_its_secret_after_the_end() -> None:
    assert finding(with_deal(server_secret=None)) == (False, "verify-never-revealed")


def test_other_options_or_another_start_than_agreed() -> None:
    assert finding(changed(GAME, options={**GAME.options, "mode": "points"}))[1] == "verify-flip"
    start = "????1????/????1????/9/????1????/????1???? 3"
    assert finding(changed(GAME, start=start))[1] == "verify-flip"


def test_moves_and_results_must_follow_the_rules() -> None:
    assert GAME.result is not None
    moves = [index for index, action in enumerate(GAME.actions) if "-" in action]
    without = (*GAME.actions[: moves[0]], *GAME.actions[moves[0] + 1 :])
    assert finding(changed(GAME, actions=without)) == (False, "verify-rules")
    turned = msgspec.structs.replace(GAME.result, ranking=GAME.result.ranking[::-1])
    assert finding(changed(GAME, result=turned)) == (False, "verify-rules")
