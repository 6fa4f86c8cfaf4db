"""Who plays whom, as a matching of the least cost: rustworkx' blossom algorithm.

Costs are a matrix of whole numbers, the smaller the better, of players in the order of their rank.
At first only the best few of each player are considered, and their neighbours in rank, by which
those who are left over find each other. Where that is not enough, more of them are.
"""

import numpy as np
from numpy.typing import NDArray

Costs = NDArray[np.int64]

FORBIDDEN = 10**12  # such a pair is never made
FEW = 24  # players that are considered for each one at first
NEIGHBOURS = 8  # in rank, on each side, that always are


def best_pairs(costs: Costs) -> list[tuple[int, int]]:
    """Pairs of rows: as many as possible, and then of the least cost in all."""
    count = len(costs)
    few = FEW
    while True:
        pairs = _matched(costs, few)
        if 2 * len(pairs) >= count - count % 2 or few >= count:
            return pairs
        few *= 4


def _matched(costs: Costs, few: int) -> list[tuple[int, int]]:
    # Imported where it is used: most processes never pair anybody.
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
