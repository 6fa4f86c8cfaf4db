"""Pairs of players as a matching of least cost, by rustworkx' blossom algorithm.

Costs are a matrix of whole numbers, the smaller the better, with players in the order of their
rank. At first each player is compared only with the few who cost least, and with the neighbours in
rank, so that players who are left over can be paired. If that is not enough, more are considered.
"""

import numpy as np
from numpy.typing import NDArray

Costs = NDArray[np.int64]

FORBIDDEN = 10**12  # such a pair is never made
FEW = 24  # opponents that are considered for each player at first
NEIGHBOURS = 8  # in rank, on each side, that are always considered


def best_pairs(costs: Costs) -> list[tuple[int, int]]:
    """Pairs of rows: as many as possible, with the least total cost."""
    count = len(costs)
    few = FEW
    while True:
        pairs = _matched(costs, few)
        if 2 * len(pairs) >= count - count % 2 or few >= count:
            return pairs
        few *= 4


def _matched(costs: Costs, few: int) -> list[tuple[int, int]]:
    # Imported here because most processes never pair players.
    from rustworkx import PyGraph, max_weight_matching

    count = len(costs)
    own = costs.copy()
    np.fill_diagonal(own, FORBIDDEN)
    if few < count:
        near = np.argpartition(own, few, axis=1)[:, :few]
    else:
        near = np.broadcast_to(np.arange(count), (count, count))
    everybody = np.arange(count)
    beside = everybody[:, None] + np.arange(1, NEIGHBOURS + 1)
    near = np.hstack([near, np.where(beside < count, beside, everybody[:, None])])
    rows = np.repeat(everybody, near.shape[1])
    columns = near.ravel()
    first, second = np.minimum(rows, columns), np.maximum(rows, columns)
    keys = np.unique(first * count + second)
    first, second = keys // count, keys % count
    price = own[first, second]
    kept = price < FORBIDDEN
    first, second, price = first[kept], second[kept], price[kept]
    if not len(price):
        return []
    graph: PyGraph[int, int] = PyGraph(multigraph=False)
    graph.add_nodes_from(range(count))
    worth = int(price.max()) + 1 - price
    graph.add_edges_from(list(zip(first.tolist(), second.tolist(), worth.tolist(), strict=True)))
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)
