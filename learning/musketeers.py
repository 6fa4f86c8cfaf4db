"""Learns the weights of Three Musketeers' judge: `python -m learning.musketeers --seed 1`.

The game is solved, so no guesses are needed. Both sides play from the tables (`wuqi solve
musketeers --depth`, with either `stuck` rule), but make mistakes now and then, some players more
often than others, so that all kinds of positions occur. A position's target is who wins it with
best play, mixed with who won this game: among positions that are lost, some are easier to hold than
others. The same seed and sizes make the same weights.
"""

import argparse
from pathlib import Path

import numpy as np

from learning.fitting import Floats, Ints, mean_loss, run_through
from wuqi.core import verbs
from wuqi.core.errors import BadTable
from wuqi.core.kernel import OVER, Codes, State, row
from wuqi.core.native.bits import popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.registry import configure
from wuqi.games.musketeers.judge import LINES, NUMBERS, SETS, UNIT, set_in
from wuqi.games.musketeers.placements import (
    PLACEMENT,
    PLACEMENTS,
    TURN,
    TURNS,
    placement_index,
    turned_enemies,
    turned_squares,
)
from wuqi.games.musketeers.rules import SIDE, STUCK, THE_MUSKETEERS, WORDS
from wuqi.search.dice import below, new_dice
from wuqi.solve.probe import Prober
from wuqi.solve.reading import Shelf, rank, value_after

WEIGHTS = Path(__file__).resolve().parents[1] / "src/wuqi/games/musketeers/weights.npz"
RULES = ("own-turn", "immediate")
OPENING = 16  # random plies at most
LONGEST = 44
TRUTH = 0.8  # the weight of the true value in the target; the rest is the outcome
EPOCHS = 4
RATE = 0.3  # of learning, falling to nothing in the last epoch
DECAY = 1e-5
HELD_BACK = 0.02

LINE_FEATURES = len(PLACEMENTS) * LINES * SETS
NUMBER_FEATURES = len(PLACEMENTS) * NUMBERS * 2
FEATURES = LINE_FEATURES + NUMBER_FEATURES + NUMBERS * 2  # the last: numbers in any placement
ACTIVE = LINES + 2


@compiled
def play_game(
    addresses: Codes,
    shelf: Shelf,
    states: State,
    buffers: Codes,
    actions: Codes,
    dice: State,
    seen: State,
    labels: Ints,
) -> int:
    """Plays on from row 0; writes the positions seen after the opening, and for each whether the
    musketeers win it, and whether they won the game (1 or 0). Gives their number."""
    game, state = row(addresses, 0), row(states, 0)
    opening = below(dice, OPENING)
    # Squared, so that good players are more common than bad ones.
    errs_1 = below(dice, 1_000) ** 2 // 1_000
    errs_2 = below(dice, 1_000) ** 2 // 1_000
    found = ply = 0
    while True:
        mover = verbs.turn(game, state)
        if mover == OVER:
            break
        n = verbs.actions(game, state, row(actions, 0))
        best, alike, chosen = -(1 << 40), 0, 0
        for i in range(n):
            value = rank(value_after(addresses, shelf, states, buffers, mover, actions[0, i]))
            if value > best:
                best, alike = value, 0
            if value == best:
                alike += 1
                if below(dice, alike) == 0:
                    chosen = i
        if ply < opening or below(dice, 1_000) < (errs_1 if mover == 1 else errs_2):
            chosen = below(dice, n)
        if ply >= opening:
            for word in range(WORDS):
                seen[found, word] = states[0, word]
            labels[found, 0] = 1 if (best > 0) == (mover == THE_MUSKETEERS) else 0
            found += 1
        verbs.play(game, state, actions[0, chosen])
        ply += 1
    verbs.result(game, state, row(actions, 0))
    for i in range(found):
        labels[i, 1] = 1 if actions[0, 0] < actions[0, 1] else 0
    return found


def play(games: int, rule: str, seed: int) -> tuple[State, Ints]:
    """The positions of so many games; whether the musketeers win each, and won its game."""
    game = configure("musketeers", None, {"stuck": rule})
    prober = Prober.of(game)
    if prober is None or not prober.file.account.depth:
        raise BadTable(
            "table-missing", command=f"wuqi solve musketeers --depth --option stuck={rule}"
        )
    prober.file.trust_all()
    states = np.zeros((3, WORDS), dtype=np.uint64)
    buffers = np.zeros((3, game.kernel.most_actions), dtype=np.int64)
    actions = np.zeros((1, game.kernel.most_actions), dtype=np.int64)
    seen = np.zeros((LONGEST, WORDS), dtype=np.uint64)
    labels = np.zeros((LONGEST, 2), dtype=np.int64)
    dice = new_dice(seed)
    positions, facts = [], []
    for _ in range(games):
        states[0] = game.rules.start(game.options)
        found = play_game(
            prober.addresses, prober.shelf, states, buffers, actions, dice, seen, labels
        )
        positions.append(seen[:found].copy())
        facts.append(labels[:found].copy())
    return np.concatenate(positions), np.concatenate(facts)


@compiled
def describe(states: State, features: Ints) -> None:
    """The features of each state: its ten lines, then its number of enemies, here and anywhere."""
    for i in range(states.shape[0]):
        at = placement_index(states[i])
        placement, enemies = PLACEMENT[at], turned_enemies(states[i], TURN[at])
        for line in range(LINES):
            features[i, line] = (placement * LINES + line) * SETS + set_in(enemies, line)
        number = 2 * popcount(enemies) + signed(states[i, SIDE]) - 1
        features[i, LINES] = LINE_FEATURES + placement * 2 * NUMBERS + number
        features[i, LINES + 1] = LINE_FEATURES + NUMBER_FEATURES + number


def fit(states: State, labels: Ints, truth: float, seed: int) -> Floats:
    """Weights for either rule, learned from nothing."""
    features = np.zeros((len(states), ACTIVE), dtype=np.int64)
    describe(states, features)
    amounts = np.ones(features.shape)
    first_rule = (states[:, STUCK] == 0).astype(np.float64)  # which weights apply to a state
    targets = truth * labels[:, 0] + (1 - truth) * labels[:, 1]
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(states))
    held, order = np.split(order, [int(HELD_BACK * len(states))])
    weights = np.zeros((FEATURES, 2))
    squares = np.ones_like(weights)
    met = np.zeros(FEATURES, dtype=np.int64)
    for epoch in range(EPOCHS):
        chance.shuffle(order)
        rate = RATE * (1 - epoch / EPOCHS)
        loss = run_through(
            features, amounts, first_rule, targets, order, weights, squares, met, rate, DECAY
        )
        unseen = mean_loss(features[held], amounts[held], first_rule[held], targets[held], weights)
        print(f"  epoch {epoch + 1}: loss {loss:.5f}, on unseen positions {unseen:.5f}", flush=True)
    return weights


def alike(lines: Floats) -> Floats:
    """Gives equivalent features the same weights: some symmetries map a placement to itself and
    exchange its lines."""
    squares = [[5 * rank + file for file in range(5)] for rank in range(5)]
    squares += [[5 * rank + file for rank in range(5)] for file in range(5)]
    meant = np.zeros_like(lines)
    for p, placement in enumerate(PLACEMENTS):
        turns = [turn for turn in TURNS if turned_squares(placement, turn) == placement]
        for turn in turns:
            for line, there in enumerate(squares):
                goes_to = [turn[square] for square in there]
                onto = next(i for i, other in enumerate(squares) if set(other) == set(goes_to))
                places = [squares[onto].index(square) for square in goes_to]
                for enemies in range(SETS):
                    turned = sum(1 << places[i] for i in range(5) if enemies >> i & 1)
                    meant[:, p, line, enemies] += lines[:, p, onto, turned] / len(turns)
    return meant


def save(weights: Floats, path: Path = WEIGHTS) -> None:
    """Writes weights in the form that the judge reads."""
    lines, numbers, anywhere = np.split(
        weights.T, [LINE_FEATURES, LINE_FEATURES + NUMBER_FEATURES], axis=1
    )
    numbers = numbers.reshape(2, len(PLACEMENTS), NUMBERS, 2) + anywhere.reshape(2, 1, NUMBERS, 2)
    lines = alike(lines.reshape(2, len(PLACEMENTS), LINES, SETS))
    np.savez_compressed(path, lines=_whole(lines), numbers=_whole(numbers))


def _whole(weights: Floats) -> np.ndarray:
    return np.rint(np.clip(weights * UNIT, -127, 127)).astype(np.int8)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="with either rule")
    parser.add_argument("--truth", type=float, default=TRUTH)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    played = [play(args.games, rule, args.seed) for rule in RULES]
    states = np.concatenate([states for states, _ in played])
    labels = np.concatenate([labels for _, labels in played])
    print(f"{len(states):,} positions", flush=True)
    save(fit(states, labels, args.truth, args.seed), args.to)


if __name__ == "__main__":
    main()
