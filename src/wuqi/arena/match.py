"""Matches in Python: `wuqi.match`, between players given by name or as objects."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from wuqi.arena.folder import MatchFolder
from wuqi.arena.plan import MatchPlan
from wuqi.arena.playing import play
from wuqi.arena.standing import EntryStanding, standings
from wuqi.arena.workers import LocalGameWorkers
from wuqi.core.board.as_html import table
from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.play.record import Record
from wuqi.core.registry import load
from wuqi.players.player import Chooser, Player
from wuqi.players.seating import player, sit_down


@dataclass(frozen=True, slots=True)
class Match:
    """A match that was played."""

    plan: MatchPlan
    records: tuple[Record, ...]
    standings: tuple[EntryStanding, ...]  # the best score first

    def _repr_html_(self) -> str:
        """The standings, as notebooks show them."""
        rows = [
            (
                one.entry,
                one.games,
                one.wins,
                one.draws,
                one.losses,
                f"{one.score:.1%}",
                f"{one.low:.1%} – {one.high:.1%}",
                str(one.elo),
            )
            for one in self.standings
        ]
        head = ("player", "games", "won", "tied", "lost", "score", "95% interval", "Elo (95%)")
        return table(head, rows)


def match(
    game: Game | str,
    players: Sequence[str | Chooser],
    games: int = 100,
    seed: int = 1,
    opening: int = 2,
    processes: int = 1,
    to: str | Path | None = None,
    tournament: bool = False,
) -> Match:
    """Plays a match: a player for each side, who change sides after every game.

    Players are names such as `level:4`, or objects with a method `choose(view, seat)`, which play
    in this process. Each opening (a number of random plies) is played in every seating. With `to`,
    a folder, games are kept there, and an interrupted match continues.
    """
    chosen = load(game) if isinstance(game, str) else game
    own = _named([one for one in players if not isinstance(one, str)])
    names = {id(one): name for name, one in own.items()}
    entries = tuple(one if isinstance(one, str) else names[id(one)] for one in players)
    plan = MatchPlan(chosen.name, dict(chosen.options), entries, games, seed, opening, tournament)
    plan.check()
    for entry in set(entries) - set(own):
        sit_down(entry, trusted=True)  # a wrong name is refused before anything is played
    if own and processes > 1:
        raise BadRequest("arena-own-here")
    folder = MatchFolder(Path(to), plan) if to is not None else None
    played = folder.played() if folder is not None else {}
    missing = [pairing for pairing in plan.pairings() if pairing.number not in played]
    seated: dict[str, Player] = {name: player(one) for name, one in own.items()}
    if own:
        found = ((pairing, play(plan, pairing, seated)) for pairing in missing)
    else:
        found = (
            (one, record) for one, record in LocalGameWorkers(processes).run(play, plan, missing)
        )
    for pairing, record in found:
        played[pairing.number] = record
        if folder is not None:
            folder.keep(pairing, record)
    numbers = [number for number in sorted(played) if number < games]
    records = {number: played[number] for number in numbers}
    return Match(plan, tuple(records.values()), tuple(standings(plan, records)))


def _named(objects: Sequence[Chooser]) -> dict[str, Chooser]:
    """A name for each object: its kind or class, with a number if two are the same."""
    named: dict[str, Chooser] = {}
    for one in objects:
        if any(one is known for known in named.values()):
            continue
        plain = name = player(one).kind
        number = 1
        while name in named:
            number += 1
            name = f"{plain} {number}"
        named[name] = one
    return named
