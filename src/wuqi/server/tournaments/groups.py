"""Groups of three or more, in which everyone meets everyone about equally often.

No fast algorithm for the best groups is known, so two players are exchanged as long as that makes
the groups better (local search). Small fields are tried from many starting points.
"""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from wuqi.server.tournaments.matching import Costs

MOST_TRIES = 4  # for each player
SMALL = 40  # players; up to this many, several starting points are tried
BEGINNINGS = 60

Groups = NDArray[np.int64]  # the number of each player's group


def best_groups(costs: Costs, size: int, seed: int) -> list[list[int]]:
    """The rows in groups of `size`, which must divide their number. A group costs the sum of its
    pairs. The starting points follow from `seed`, so every process finds the same groups.
    """
    count = len(costs)
    if not count:
        return []
    costs = costs.copy()
    np.fill_diagonal(costs, 0)
    chance = np.random.default_rng(seed)
    begin = [np.arange(count) // size, _greedy(costs, size)]
    if count <= SMALL:
        begin += [chance.permutation(np.arange(count) // size) for _ in range(BEGINNINGS)]
    best = min((_improved(costs, groups) for groups in begin), key=lambda it: _cost(costs, it))
    order = np.argsort(best, kind="stable")
    ends = [*range(0, count, size), count]
    return [sorted(order[one:other].tolist()) for one, other in pairwise(ends)]


def _greedy(costs: Costs, size: int) -> Groups:
    """One group after the other: the first player who is left, and those who cost least with
    them."""
    count = len(costs)
    groups = np.full(count, -1)
    for number in range(count // size):
        members = [int(np.argmin(groups >= 0))]
        groups[members[0]] = number
        while len(members) < size:
            price = np.where(groups >= 0, np.iinfo(np.int64).max, costs[members].sum(axis=0))
            members.append(int(np.argmin(price)))
            groups[members[-1]] = number
    return groups


def _improved(costs: Costs, groups: Groups) -> Groups:
    """Exchanges players as long as that makes the groups better, the most expensive first."""
    groups = groups.copy()
    together = groups[:, None] == groups[None, :]
    price = np.where(together, costs, 0).sum(axis=1)  # of each player in their present group
    stuck = np.zeros(len(groups), dtype=bool)
    for _ in range(MOST_TRIES * len(groups)):
        one = int(np.argmax(np.where(stuck, -1, price)))
        if stuck[one] or not price[one]:
            break
        # What each other player would cost in this one's group, and this one in theirs.
        there = costs[:, groups == groups[one]].sum(axis=1)
        here = np.bincount(groups, weights=costs[one])[groups]
        gain = here + there - 2 * costs[one] - price[one] - price
        gain[groups == groups[one]] = 0
        other = int(np.argmin(gain))
        if gain[other] >= 0:
            stuck[one] = True
            continue
        groups[[one, other]] = groups[[other, one]]
        for changed in (groups[one], groups[other]):
            members = np.flatnonzero(groups == changed)
            price[members] = costs[np.ix_(members, members)].sum(axis=1)
        stuck[:] = False
    return groups


def _cost(costs: Costs, groups: Groups) -> int:
    return int(costs[groups[:, None] == groups[None, :]].sum())
