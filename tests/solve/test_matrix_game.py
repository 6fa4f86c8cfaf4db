"""Matrix games: values and mixtures are exact, and prove each other."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from wuqi.solve.matrix_game import Payoffs, guaranteed, simplest, solved, turned_round

PAYOFFS = st.integers(1, 6).flatmap(
    lambda width: st.lists(
        st.lists(st.integers(-3, 3), min_size=width, max_size=width), min_size=1, max_size=6
    )
)


def test_known_games() -> None:
    third = dict.fromkeys(range(3), Fraction(1, 3))
    scissors = solved([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert scissors.value == 0
    assert scissors.rows == scissors.columns == third
    pennies = solved([[3, -1], [-2, 4]])
    assert pennies.value == 1
    assert pennies.rows == {0: Fraction(3, 5), 1: Fraction(2, 5)}
    assert pennies.columns == {0: Fraction(1, 2), 1: Fraction(1, 2)}


@given(PAYOFFS)
def test_mixtures_prove_the_value(payoffs: Payoffs) -> None:
    found = solved(payoffs)
    for mixture in (found.rows, found.columns):
        assert sum(mixture.values()) == 1
        assert min(mixture.values()) > 0
    assert guaranteed(payoffs, found.rows) == found.value
    assert guaranteed(turned_round(payoffs), found.columns) == -found.value


@given(PAYOFFS)
def test_the_simplest_mixture_is_as_good(payoffs: Payoffs) -> None:
    found = solved(payoffs)
    few = simplest(payoffs, found)
    assert guaranteed(payoffs, few) == found.value
    assert len(few) <= len(found.rows)
    has_pure = any(min(row) == found.value for row in payoffs)
    assert (len(few) == 1) == has_pure
