"""Two-player zero-sum games in which both choose at once, solved exactly.

`payoffs[row][column]` is what the row player gets. A *mixture* is a strategy: the rows or columns
that may be chosen, each with its probability. The value is found by the simplex method in
fractions, so nothing is rounded, and the two mixtures prove it: the row player's gets at least the
value against every column, the column player's gives at most the value to every row.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

Payoffs = Sequence[Sequence[int]]
Mixture = Mapping[int, Fraction]


@dataclass(frozen=True)
class Solution:
    """The value for the row player if both play optimally, and their optimal mixtures."""

    value: Fraction
    rows: Mixture
    columns: Mixture


def solved(payoffs: Payoffs) -> Solution:
    """The value of a game, and an optimal mixture for each player.

    With all payoffs raised above 0, the row player wants weights x ≥ 0 of least sum that get at
    least 1 against every column; the dual is the column player's. The tableau is the dual's, which
    begins feasible; Bland's rule (the first column that helps, the first row that limits) ends.
    """
    lift = 1 - min(map(min, payoffs))
    height, width = len(payoffs), len(payoffs[0])
    tableau = [
        [
            *(Fraction(payoff + lift) for payoff in row),
            *(Fraction(number == other) for other in range(height)),
            Fraction(1),
        ]
        for number, row in enumerate(payoffs)
    ]
    prices = [*[Fraction(-1)] * width, *[Fraction(0)] * height, Fraction(0)]
    basis = list(range(width, width + height))
    while (
        entering := next((n for n, price in enumerate(prices[:-1]) if price < 0), None)
    ) is not None:
        leaving = min(
            (row for row in range(height) if tableau[row][entering] > 0),
            key=lambda row: (tableau[row][-1] / tableau[row][entering], basis[row]),
        )
        _pivot(tableau, prices, leaving, entering)
        basis[leaving] = entering
    total = prices[-1]
    columns = {n: tableau[row][-1] / total for row, n in enumerate(basis) if n < width}
    rows = {number: prices[width + number] / total for number in range(height)}
    return Solution(1 / total - lift, _possible(rows), _possible(columns))


def _pivot(
    tableau: list[list[Fraction]], prices: list[Fraction], leaving: int, entering: int
) -> None:
    pivot = tableau[leaving][entering]
    unit = tableau[leaving] = [entry / pivot for entry in tableau[leaving]]
    for line in (*tableau[:leaving], *tableau[leaving + 1 :], prices):
        if factor := line[entering]:
            line[:] = [
                entry - factor * by if by else entry for entry, by in zip(line, unit, strict=True)
            ]


def _possible(mixture: Mixture) -> Mixture:
    return {choice: weight for choice, weight in sorted(mixture.items()) if weight}


def guaranteed(payoffs: Payoffs, rows: Mixture) -> Fraction:
    """The least that a mixture of rows gets, whatever the column player does."""
    return min(
        sum((weight * payoffs[row][column] for row, weight in rows.items()), Fraction(0))
        for column in range(len(payoffs[0]))
    )


def turned_round(payoffs: Payoffs) -> list[list[int]]:
    """The same game as the column player sees it."""
    return [[-payoff for payoff in column] for column in zip(*payoffs, strict=True)]


def simplest(payoffs: Payoffs, solution: Solution) -> Mixture:
    """An optimal mixture of as few rows as possible; among those the one that gets most against an
    opponent who chooses at random, then the first."""
    average = [sum(row) for row in payoffs]
    for size in range(1, len(solution.rows) + 1):
        found = [
            optimal
            for few in combinations(range(len(payoffs)), size)
            if (optimal := _mixed(payoffs, few, solution.value)) is not None
        ]
        if found:
            return max(
                found, key=lambda rows: sum(weight * average[row] for row, weight in rows.items())
            )
    raise AssertionError("the solution itself is one of them")


def _mixed(payoffs: Payoffs, few: Sequence[int], value: Fraction) -> Mixture | None:
    """How these rows alone get the value of the whole game; None if they cannot."""
    columns = sorted(set(zip(*(payoffs[row] for row in few), strict=True)))
    if any(max(column) < value for column in columns):
        return None
    alone = solved(list(zip(*columns, strict=True)))
    if alone.value < value:
        return None
    return {few[number]: weight for number, weight in alone.rows.items()}
