"""Do ratings find the true strengths, and can closed circles gain? Simulated ladders.

    python -m benchmarks.ratings [--games 20000] [--seed 1]

People with a true strength play games with random results, by the model that rates them and, so
that it is not only compared with itself, by Elo's (`elo`). Prearranged games have fixed results.
Prints tables for docs/ratings.md:

- open pools: how well ratings predict the next game (log-loss of the first place, after each
  player's first 30 games), beside what the true strengths and what a blind guess would reach, and
  how far ratings are from the truth;
- closed pools: how far the average and the best of a circle come from where they belong.
"""

import argparse
import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from wuqi.server.ratings.ladder import EndedGame, Ladder
from wuqi.server.ratings.model import BETA, START, UNIT, chances
from wuqi.server.table.rated import RatedSide

SPREAD = 250.0  # standard deviation of the true strengths
DRAWS = 0.1  # of the games, where they can be drawn
HOUR = 3_600_000
BURN_IN = 30  # games after which a player's predictions are judged
LEVELS = (1_181, 1_307, 1_432, 1_500, 1_603, 1_671, 1_796, 1_907)


@dataclass
class Pool:
    """The players and their true strengths; levels are computers."""

    strengths: dict[str, float]
    chance: random.Random

    def order(self, names: Sequence[str], luck: Callable[[], float], sides: int) -> list[str]:
        """A random result by the true strengths, the best first."""
        scale = math.sqrt(sides) * BETA
        return sorted(names, key=lambda name: -(self.strengths[name] + scale * luck()))


def gumbel(chance: random.Random) -> float:
    """Plackett-Luce: the strongest of several with Gumbel noise is first with softmax chances."""
    return -math.log(-math.log(chance.random()))


def side_of(name: str, place: int) -> RatedSide:
    if name.startswith("level "):
        return RatedSide(place, {}, (LEVELS[int(name[6:]) - 1],))
    return RatedSide(place, {name: 1})


def ended(number: int, ranking: Sequence[str], tied: bool = False, bots: bool = False) -> EndedGame:
    sides = tuple(side_of(name, 0 if tied else place) for place, name in enumerate(ranking))
    people = frozenset(name for name in ranking if name.startswith("bot"))
    return EndedGame(f"{number:08}", number * HOUR // 20, sides, people if bots else frozenset())


def truth(strengths: Sequence[float]) -> list[float]:
    scale = math.sqrt(len(strengths)) * BETA
    powers = [math.exp((one - max(strengths)) / scale) for one in strengths]
    return [power / sum(powers) for power in powers]


@dataclass
class Loss:
    """Log-loss, summed up."""

    games: int = 0
    ours: float = 0.0
    true: float = 0.0
    blind: float = 0.0

    def row(self) -> str:
        by = (self.ours, self.true, self.blind)
        return " | ".join(f"{one / max(1, self.games):.3f}" for one in by)


def open_pool(people: int, sides: int, games: int, seed: int, levels: bool) -> tuple[Loss, float]:
    """Everyone meets everyone; sometimes a level takes part. Returns the loss and the mean error in
    points."""
    chance = random.Random(seed)
    pool = Pool({f"p{n}": chance.gauss(1_500, SPREAD) for n in range(people)}, chance)
    if levels:
        pool.strengths |= {f"level {n}": points for n, points in enumerate(LEVELS, 1)}
    persons = [name for name in pool.strengths if name.startswith("p")]
    ladder, loss = Ladder(), Loss()
    for number in range(games):
        names = chance.sample(persons, sides)
        if levels and chance.random() < 0.2:
            near = pool.strengths[names[0]]
            names[1:] = sorted(
                (f"level {n}" for n in range(1, 9)),
                key=lambda name: abs(pool.strengths[name] - near),
            )[: sides - 1]
        ranking = pool.order(names, lambda: gumbel(chance), sides)
        tied = sides == 2 and chance.random() < DRAWS
        experienced = all(
            name.startswith("level") or ladder.standing(name).games >= BURN_IN for name in names
        )
        if experienced and not tied:
            first = ranking[0]
            index = names.index(first)
            ours = chances([ladder.members(side_of(name, 0)) for name in names])[index]
            loss.ours -= math.log(ours)
            loss.true -= math.log(truth([pool.strengths[name] for name in names])[index])
            loss.blind += math.log(sides)
            loss.games += 1
        ladder.add(ended(number, ranking, tied))
    played = [name for name in persons if ladder.standing(name).games >= BURN_IN] or persons
    shift = 0.0
    if not levels:  # without anchors only differences can be known
        shift = sum(rating(ladder, name) - pool.strengths[name] for name in played) / len(played)
    errors = [abs(rating(ladder, name) - pool.strengths[name] - shift) for name in played]
    return loss, sum(errors) / len(errors)


def rating(ladder: Ladder, name: str) -> float:
    return ladder.standing(name).rating.points / UNIT


Script = Callable[[random.Random, int], tuple[Sequence[str], bool]]


def honest(sides: int, people: int) -> Script:
    """A closed circle of equals who play fair games only among themselves."""

    def play(chance: random.Random, number: int) -> tuple[Sequence[str], bool]:
        return chance.sample([f"p{n}" for n in range(people)], sides), False

    return play


def helping(sides: int, helpers: int) -> Script:
    """Everyone else loses to the first on purpose."""

    def play(chance: random.Random, number: int) -> tuple[Sequence[str], bool]:
        others = chance.sample([f"p{n}" for n in range(1, helpers + 1)], sides - 1)
        return ["p0", *others], False

    return play


def two_beat_the_third(chance: random.Random, number: int) -> tuple[Sequence[str], bool]:
    """Three friends: two of them help each other to the first place in turn."""
    return (["p0", "p1", "p2"] if number % 2 else ["p1", "p0", "p2"]), False


def always_beats_level(chance: random.Random, number: int) -> tuple[Sequence[str], bool]:
    """A person has found a line that always beats level 8."""
    return ["p0", "level 8"], False


def own_bots(chance: random.Random, number: int) -> tuple[Sequence[str], bool]:
    """A person's ten bots lose on purpose."""
    return ["p0", f"bot{number % 10}"], False


def closed_pools() -> Iterator[tuple[str, Script]]:
    for sides, people in ((2, 2), (2, 10), (3, 3), (4, 8)):
        yield f"{people} equals, fair games of {sides}", honest(sides, people)
    yield "one helper loses on purpose", helping(2, 1)
    yield "five helpers lose on purpose", helping(2, 5)
    yield "three-player games: two help the third", helping(3, 2)
    yield "three-player games: two beat the third", two_beat_the_third
    yield "four-player games: six helpers", helping(4, 6)
    yield "always beats level 8 (1907)", always_beats_level
    yield "ten bots of one's own lose on purpose", own_bots


def closed_pool(script: Script, games: int, seed: int) -> tuple[float, float, float]:
    """The highest rating that anyone ever had, the first player's at the end, and the average."""
    chance, ladder, highest = random.Random(seed), Ladder(), 0.0
    for number in range(games):
        ranking, tied = script(chance, number)
        for change in ladder.add(ended(number, ranking, tied, bots=True)):
            if not change.person.startswith("bot") and not change.after.rating.provisional:
                highest = max(highest, change.after.rating.points / UNIT)
    people = [name for name in ladder.standings if not name.startswith("bot")]
    average = sum(rating(ladder, name) for name in people) / len(people)
    return highest, rating(ladder, "p0"), average


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    games, seed = args.games, args.seed
    print(f"Open pools, {games:,} games each; strengths 1500 ± {SPREAD:.0f}\n")
    print(
        "| players | sides | levels sit in | log-loss: ours | the truth | a blind guess | error |"
    )
    print("|---|---|---|---|---|---|---|")
    for people, sides, levels in (
        *((10, 2, False), (10, 2, True), (200, 2, False), (200, 2, True)),
        *((10, 3, True), (200, 3, True), (200, 4, True)),
    ):
        loss, error = open_pool(people, sides, games, seed, levels)
        sat = "yes" if levels else "no"
        print(f"| {people} | {sides} | {sat} | {loss.row()} | {error:.0f} |", flush=True)
    print(f"\nClosed pools, {games:,} games each, twenty an hour; everybody begins at ", end="")
    print(f"{START.points // UNIT}\n")
    print("| who | highest ever | the first player | average |")
    print("|---|---|---|---|")
    for name, script in closed_pools():
        highest, first, average = closed_pool(script, games, seed)
        print(f"| {name} | {highest:.0f} | {first:.0f} | {average:.0f} |", flush=True)


if __name__ == "__main__":
    main()
