"""Was the shuffle fair? Computes everything again from a record and names the first error."""

from dataclasses import dataclass

from wuqi.core.errors import BadRecord
from wuqi.core.folder.contract import Saying
from wuqi.core.play.dealer import Deal, commitment, dealt
from wuqi.core.play.record import Record
from wuqi.core.position import Position


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record is fair (None: unknown), and the sentence that says why."""

    fair: bool | None
    why: Saying

    @property
    def key(self) -> str:
        """The key of the sentence, the same in every language and version: `verify-fair`."""
        return self.why.key

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return BadRecord(self.why.key, **self.why.details).say(language)

    def __str__(self) -> str:
        return self.say()


def verify(record: Record) -> Verdict:
    """Checks commitments, shuffle, every flip, and that the rules allow every action."""
    game = record.load_game()
    start = game.start() if record.start is None else game.read(record.start)
    if start.deck.cards:
        if record.deal is None:
            return Verdict(None, Saying("verify-no-proof"))
        found = _commitments(record, record.deal, len(game.seats)) or _flips(
            record, record.deal, start
        )
        if found is not None:
            return found
    try:
        record.replay()
    except BadRecord as error:
        return Verdict(False, Saying("verify-rules", {"reason": error}))
    flips = sum(game.text.without_outcome(action) is not None for action in record.actions)
    if not start.deck.cards:
        return Verdict(True, Saying("verify-nothing-dealt"))
    assert record.deal is not None
    if record.deal.replaced:
        seats = ", ".join(map(str, (seat for seat, _ in record.deal.replaced)))
        return Verdict(True, Saying("verify-replaced", {"flips": flips, "seats": seats}))
    return Verdict(True, Saying("verify-fair", {"flips": flips}))


def _commitments(record: Record, deal: Deal, seats: int) -> Verdict | None:
    """Every secret must be the one committed to; the server's may still be closed."""
    if len(deal.commitments) != seats or len(deal.secrets) != seats:
        return Verdict(False, Saying("verify-seats", {"right": seats}))
    for seat, (committed, secret) in enumerate(zip(deal.commitments, deal.secrets, strict=True), 1):
        if not _fits(committed, secret):
            return Verdict(False, Saying("verify-seat-secret", {"seat": seat}))
    if deal.server_secret is None:
        if record.result is None:
            return Verdict(None, Saying("verify-not-over"))
        return Verdict(False, Saying("verify-never-revealed"))
    if not _fits(deal.server_commitment, deal.server_secret):
        return Verdict(False, Saying("verify-server-secret"))
    return None


def _fits(committed: str, secret: str) -> bool:
    try:
        return commitment(bytes.fromhex(secret)) == committed
    except ValueError:  # not hexadecimal at all
        return False


def _flips(record: Record, deal: Deal, start: Position) -> Verdict | None:
    """Every flip must show what the shuffle put there."""
    assert deal.server_secret is not None
    cards = dealt(start, deal, bytes.fromhex(deal.server_secret))
    for number, action in enumerate(record.actions, 1):
        place = start.game.text.without_outcome(action)
        if place in cards and action != f"{place}={cards[place]}":
            details = {"number": number, "action": action, "right": f"{place}={cards[place]}"}
            return Verdict(False, Saying("verify-flip", details))
    return None
