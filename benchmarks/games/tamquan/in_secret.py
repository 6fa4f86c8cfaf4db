"""Setting up in secret in Cờ tam quân 5×5, solved as a matrix game: docs/solved/tamquan.md.

Makes the four tables if they do not exist.
"""

from collections import Counter
from fractions import Fraction

from tests.games.tamquan.setting_up.in_secret import payoffs, set_ups
from wuqi import load
from wuqi.games.tamquan.secret import MIXTURES
from wuqi.solve.matrix_game import Mixture, Payoffs, Solution, simplest, solved, turned_round


def worths(seen: Payoffs, against: Mixture) -> list[Fraction]:
    """What each set-up gets against the other team's mixture."""
    return [
        sum((weight * row[other] for other, weight in against.items()), Fraction(0)) for row in seen
    ]


def named(side: int, mixture: Mixture) -> str:
    ups = set_ups(side)
    return " · ".join(f"{' '.join(ups[number])} ({weight})" for number, weight in mixture.items())


def main() -> None:
    for steps in ("orthogonal", "eight"):
        for taking in ("optional", "all"):
            matrix = payoffs(load("tamquan", steps=steps, taking=taking))
            found = solved(matrix)
            pairs = Counter(payoff for row in matrix for payoff in row)
            print(f"\nsteps={steps} taking={taking}: value {found.value} for team 1")
            print(f"  pairs of set-ups won {pairs[1]}, drawn {pairs[0]}, lost {pairs[-1]}")
            views = {1: matrix, 2: turned_round(matrix)}
            mixtures = {
                1: simplest(views[1], found),
                2: simplest(views[2], Solution(-found.value, found.columns, found.rows)),
            }
            for side, seen in views.items():
                value = found.value if side == 1 else -found.value
                pure = sum(min(row) >= value for row in seen)
                worth = worths(seen, mixtures[3 - side])
                print(f"  team {side}: {named(side, mixtures[side])}")
                print(f"    set-ups that are optimal alone: {pure}")
                amounts = sorted(Counter(worth).items(), reverse=True)
                print("    worth against the other's mixture:", end=" ")
                print(", ".join(f"{number} are worth {amount}" for amount, number in amounts))
                least = min(worth)
                for squares, amount in zip(set_ups(side), worth, strict=True):
                    if amount == least < value:
                        print(f"      {amount}: {' '.join(squares)}")
                published = MIXTURES[steps][side - 1]
                assert [set_ups(side)[number] for number in mixtures[side]] == list(published)


if __name__ == "__main__":
    main()
