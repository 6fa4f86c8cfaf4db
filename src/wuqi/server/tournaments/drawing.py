"""Pairings: who plays whom in the next round, and on which side. A pure function of the tournament.

swiss        FIDE's Dutch system (`dutch`). Where its rules allow no pairing, a matching: similar
             scores, no opponent twice (the costs of a pair, highest first: they have met,
             difference of scores, sides, the upper half against the lower half)
round robin  the circle method, for games of two sides
groups       for games of three sides and more, in all systems
arena        those who wait, by score; not the same opponent twice in a row

Two people of whom one has blocked the other are not paired: in an arena never, otherwise only if
there is no other way.
"""

from collections.abc import Sequence
from itertools import combinations, permutations

import numpy as np

from wuqi.server.tournaments.dutch import dutch_pairs
from wuqi.server.tournaments.groups import best_groups
from wuqi.server.tournaments.matching import FORBIDDEN, Costs, best_pairs
from wuqi.server.tournaments.parts import WHOLE, Entrant, Tournament

BLOCKED = 10**11  # costs more than meeting again
MET = 10**9  # costs more than any difference of scores
MET_IN_GROUP = 10**6  # if players must meet again, it should be spread evenly
SCORE = 1_000
SIDES = 300
BY_SCORE = 40  # in groups: scores matter, but less than meeting everyone


def circle(entrants: Sequence[str], number: int) -> list[tuple[str, str | None]]:
    """The pairs of one round of a round robin; None: a player has a bye. Rounds count from 1."""
    ring: list[str | None] = list(entrants)
    if len(ring) % 2:
        ring.append(None)
    turn = (number - 1) % (len(ring) - 1)
    fixed, moving = ring[0], ring[1:]
    moving = moving[turn:] + moving[:turn]
    ring = [fixed, *moving]
    half = len(ring) // 2
    pairs: list[tuple[str, str | None]] = []
    for one, other in zip(ring[:half], reversed(ring[half:]), strict=True):
        if one is None or other is None:
            pairs.append((one or other or "", None))
        else:
            pairs.append((one, other))
    return pairs


def swiss_pairs(tournament: Tournament, players: Sequence[Entrant]) -> list[tuple[str, ...]]:
    """All players (an even number) in pairs, in the order of the sides."""
    ranked = by_score(tournament, players)
    found = dutch_pairs(tournament, ranked)
    return matched_pairs(tournament, ranked) if found is None else found


def matched_pairs(tournament: Tournament, ranked: Sequence[Entrant]) -> list[tuple[str, ...]]:
    """The same as a matching of least cost: it always exists, even if all have met."""
    pairs = best_pairs(_swiss_costs(tournament, ranked))
    return [seated(tournament, (ranked[one].id, ranked[other].id)) for one, other in pairs]


def arena_pairs(
    tournament: Tournament, waiting: Sequence[Entrant], patient: frozenset[str]
) -> list[tuple[str, ...]]:
    """Waiting players in pairs of similar scores. `patient` players do not get their last opponent
    again; those who have waited for a while may."""
    ranked = by_score(tournament, waiting)
    costs = _score_costs(tournament, ranked)
    position = {one.id: number for number, one in enumerate(ranked)}
    for one in ranked:
        last = tournament.rivals(one.id)[-1:]
        for rival in last:
            other = position.get(rival)
            if other is not None:
                again = FORBIDDEN if {one.id, rival} & patient else MET
                costs[position[one.id], other] = costs[other, position[one.id]] = again
    for here, there in _blocked(tournament, position):
        costs[here, there] = FORBIDDEN
    return [(ranked[one].id, ranked[other].id) for one, other in best_pairs(costs)]


def fair_groups(
    tournament: Tournament, players: Sequence[Entrant], size: int
) -> list[tuple[str, ...]]:
    """All players (a multiple of `size`) in groups, in the order of the sides. What matters most:
    everyone meets everyone."""
    ranked = by_score(tournament, players)
    costs = _score_costs(tournament, ranked) * BY_SCORE
    if tournament.terms.system == "round-robin":
        costs = np.zeros_like(costs)
    position = {one.id: number for number, one in enumerate(ranked)}
    for (one, other), times in tournament.met.items():
        if one in position and other in position:
            costs[position[one], position[other]] += MET_IN_GROUP * (2 * times - 1)
    for here, there in _blocked(tournament, position):
        costs[here, there] += BLOCKED
    groups = best_groups(costs, size, tournament.round)
    return [seated(tournament, [ranked[one].id for one in group]) for group in groups]


def is_blocked(tournament: Tournament, group: Sequence[str]) -> bool:
    """Whether one player of a group has blocked another."""
    return any(pair in tournament.apart for pair in combinations(group, 2))


def seated(tournament: Tournament, group: Sequence[str]) -> tuple[str, ...]:
    """A group in the order of the sides, so that everyone has each side about equally often."""
    sides = tournament.sides
    last = {one: next((s.side for s in reversed(tournament.of.get(one, ()))), 0) for one in group}

    def strain(order: tuple[str, ...]) -> tuple[int, int]:
        often = sum(sides[one, side] ** 2 + 2 * sides[one, side] for side, one in _sides(order))
        return often, sum(last[one] == side for side, one in _sides(order))

    turned = tournament.round % len(group)
    start = (*group[turned:], *group[:turned])
    return min(permutations(start), key=strain)


def _sides(order: Sequence[str]) -> list[tuple[int, str]]:
    return list(enumerate(order, 1))


def by_score(tournament: Tournament, players: Sequence[Entrant]) -> list[Entrant]:
    """The players, highest score first; then the strongest."""
    score = tournament.scores
    return sorted(players, key=lambda one: (-score[one.id], -one.strength, one.number))


def _score_costs(tournament: Tournament, ranked: Sequence[Entrant]) -> Costs:
    """The square of the difference of scores, in halves of a point; then the nearest in rank."""
    halves = np.array([2 * tournament.scores[one.id] // WHOLE for one in ranked], dtype=np.int64)
    return (halves[:, None] - halves[None, :]) ** 2 * SCORE + np.minimum(_apart(halves), SIDES - 1)


def _apart(ranked: Costs) -> Costs:
    """How many ranks lie between two players."""
    place = np.arange(len(ranked), dtype=np.int64)
    apart: Costs = np.abs(place[:, None] - place[None, :])
    return apart


def _swiss_costs(tournament: Tournament, ranked: Sequence[Entrant]) -> Costs:
    scores = np.array([tournament.scores[one.id] for one in ranked], dtype=np.int64)
    costs = _score_costs(tournament, ranked)
    # Among those with the same score, the upper half plays the lower half in order.
    same = scores[:, None] == scores[None, :]
    half = same.sum(axis=1) // 2
    away = np.abs(_apart(scores) - half[:, None])
    costs = np.where(same, np.minimum(away, SIDES - 1), costs)
    # If both have had the same side more often, only one of them can get the other side now.
    lean = np.array([_lean(tournament, one.id) for one in ranked], dtype=np.int64)
    alike = np.minimum(np.abs(lean[:, None]), np.abs(lean[None, :]))
    costs += np.where(lean[:, None] * lean[None, :] > 0, SIDES * alike, 0)
    position = {one.id: number for number, one in enumerate(ranked)}
    for (one, other), times in tournament.met.items():
        if one in position and other in position:
            costs[position[one], position[other]] += MET * times
    for here, there in _blocked(tournament, position):
        costs[here, there] += BLOCKED
    return costs


def _blocked(tournament: Tournament, position: dict[str, int]) -> list[tuple[int, int]]:
    """The positions of two players of whom one has blocked the other, in both orders."""
    return [
        (position[one], position[other])
        for one, other in tournament.apart
        if one in position and other in position
    ]


def _lean(tournament: Tournament, entrant: str) -> int:
    """How much more often a player has had the first side than the second."""
    return tournament.sides[entrant, 1] - tournament.sides[entrant, 2]
