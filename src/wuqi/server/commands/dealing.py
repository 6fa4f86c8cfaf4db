"""What people do in the fair shuffle: publish the hash of a secret, then the secret itself."""

from wuqi.core.play.dealer import commitment
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import own_places
from wuqi.server.errors import Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table


def commit(table: Table, caller: Caller, command: p.Commit) -> list[ev.Event]:
    """A seat publishes the hash of its secret."""
    shuffle = table.shuffle
    if table.status != "dealing" or shuffle is None or table.all_committed:
        raise Refusal("deal-closed")
    (own,) = own_places(table, caller, command.seat)
    if own.seat.number in shuffle.commitments:
        raise Refusal("deal-commitment-twice", seat=command.seat)
    return [ev.Committed(own.seat.number, command.commitment)]


def reveal(table: Table, caller: Caller, command: p.Reveal) -> list[ev.Event]:
    """A seat publishes the secret itself."""
    shuffle = table.shuffle
    if table.status != "dealing" or shuffle is None:
        raise Refusal("deal-closed")
    if not table.all_committed:
        raise Refusal("deal-too-early")
    (own,) = own_places(table, caller, command.seat)
    if commitment(bytes.fromhex(command.secret)) != shuffle.commitments[own.seat.number]:
        raise Refusal("deal-other-secret", seat=command.seat)
    if own.seat.number in shuffle.secrets:
        raise Refusal("deal-closed")
    return [ev.Revealed(own.seat.number, command.secret)]
