"""How long other libraries take to pair a Swiss round, beside ours.

    pip install swisspair==0.2.1
    python -m benchmarks.tournaments.libraries [--players 500] [--rounds 9]

All of them pair the same rounds of the same event. Prints, for each, the processor time of the
median and the slowest round; one that has taken a minute is stopped.
"""

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

from tests.server.tournaments.simulated import Simulated
from wuqi.server.tournaments import drawing
from wuqi.server.tournaments.parts import WHOLE, RoundSeat, Tournament

Pairing = Callable[[Tournament, int], None]
ENGINES = ("dutch", "burstein", "dubov")
ENOUGH_MS = 60_000


def ours(tournament: Tournament, rounds: int) -> None:
    drawing.swiss_pairs(tournament, tournament.people)


def matching(tournament: Tournament, rounds: int) -> None:
    """What we do where the Dutch system has no pairing."""
    drawing.matched_pairs(tournament, drawing.by_score(tournament, tournament.people))


def py4swiss(engine: str) -> Pairing:
    """One of py4swiss' engines, handed the tournament as it would be read from a file."""
    trf: Any = import_module("py4swiss.trf")
    sections: Any = import_module("py4swiss.trf.sections")
    results: Any = import_module("py4swiss.trf.results")
    codes: Any = import_module("py4swiss.trf.codes")
    engines: Any = import_module("py4swiss.engines")
    pair = getattr(engines, f"{engine.capitalize()}Engine").generate_pairings

    def result(tournament: Tournament, seat: RoundSeat, number: dict[str, int]) -> Any:
        if seat.table is None:
            return results.RoundResult(id=0, color="-", result="U")
        (other,) = (one for one in tournament.tables[seat.table] if one.entrant != seat.entrant)
        token = {WHOLE: "1", WHOLE // 2: "=", 0: "0"}[seat.score or 0]
        return results.RoundResult(
            id=number[other.entrant], color="wb"[seat.side - 1], result=token
        )

    def run(tournament: Tournament, rounds: int) -> None:
        number = {one.id: place for place, one in enumerate(tournament.people, 1)}
        players = [
            sections.PlayerSection(
                code=codes.PlayerCode.PLAYER,
                starting_number=number[one.id],
                points_times_ten=10 * tournament.scores[one.id] // WHOLE,
                rank=number[one.id],
                results=[
                    result(tournament, seat, number) for seat in tournament.of.get(one.id, ())
                ],
            )
            for one in tournament.people
        ]
        pair(trf.ParsedTrf(player_sections=players, x_section={"number_of_rounds": rounds}))

    return run


def swisspair(tournament: Tournament, rounds: int) -> None:
    """The pairings of Magic tournaments: no sides."""
    library: Any = import_module("swisspair")
    scores = tournament.scores
    ranked = sorted(tournament.people, key=lambda one: (-scores[one.id], -one.strength))
    library.create_matches(
        [
            library.Player(
                one.id,
                2 * scores[one.id] // WHOLE,
                rank,
                cannot_be_paired_against_ids=set(tournament.rivals(one.id)),
            )
            for rank, one in enumerate(ranked, 1)
        ]
    )


def measure(name: str, pair: Pairing, players: int, rounds: int) -> None:
    played = Simulated(players, rounds=rounds)
    spent = []
    for _ in range(rounds):
        tournament = played.tournament()
        began = time.process_time()
        pair(tournament, rounds)
        spent.append(1000 * (time.process_time() - began))
        if sum(spent) > ENOUGH_MS:
            break
        played.play()
    print(f"| {name} | {len(spent)} | {median(spent):.0f} | {max(spent):.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    print(f"{given.players} players, {given.rounds} rounds: milliseconds of processor time\n")
    print("| library | rounds | median | slowest |\n|---|---|---|---|")
    measure("Wuqi: py4swiss in parts", ours, given.players, given.rounds)
    measure("Wuqi: matching", matching, given.players, given.rounds)
    for engine in ENGINES:
        measure(f"py4swiss at once, {engine}", py4swiss(engine), given.players, given.rounds)
    measure("swisspair", swisspair, given.players, given.rounds)


if __name__ == "__main__":
    main()
