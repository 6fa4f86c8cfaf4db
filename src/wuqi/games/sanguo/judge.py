"""A static evaluation of Three Kingdoms dark chess, in thousandths of a win.

In words: a player's strength is the worth of the army, face-down pieces included, and what the mode
ranks by. In the first two modes recalled players rank above everyone in play, and eliminated
players below. The judgement is the mean lead over the two opponents, so the three players' values
sum to zero, apart from rounding.

In `annihilation`, with the camps of the usual split, what an army is worth is learned: each kind of
piece by where it stands, a face-down one, a piece that a rival attacks (the more so if the rival is
to move, and nobody could take back), and the number of pieces left (see `armies`). `weights.npz`
has the numbers; `python -m learning.sanguo` makes it from games the program plays against itself,
see docs/learning.md. A glance leaves out where pieces stand and who attacks them.

Elsewhere pieces are worth their points: in `recall` the share of the captures that send the army
home counts; in `points` and `race` the score or the captured value, the army then being only the
means to capture more.
"""

import math

from wuqi.core.kernel import Codes, State, moved
from wuqi.core.native.bits import local_codes, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.sanguo.armies import apply_army, apply_attacks, apply_glance, sum_of
from wuqi.games.sanguo.pieces import CAMP_SIZE, size, worth
from wuqi.games.sanguo.rules import (
    ANNIHILATION,
    GENERALS,
    HIDDEN,
    MODE,
    OUT,
    PLAYERS,
    RECALL,
    RECALLED,
    SPLIT,
    TAKEN,
    alive,
    camp_of,
    lives,
    measure,
    since,
)

WHOLE_ARMY = 320  # a camp at the start; also the estimate for a player without one
MEANS = 4  # the divisor of the army's worth where it is only the means
GONE_HOME = 1_000  # beyond what any army in play is worth
LEAD = 3  # thousandths of a win for each point of value
MOST = 990
UNIT = 1024  # of learned weights: 1024 is a factor of e in the odds
NOTES = 64  # weights that apply to a player: pieces, what is face down, attacks by two rivals
ALL_NOTES = 3 * NOTES
OUT_OF_PLAY = 1 << 20  # beyond any learned strength


@compiled
def strength(state: State, player: int) -> int:
    """How strong a player is, in points of piece value."""
    mode, camp = signed(state[MODE]), camp_of(state, player)
    if mode <= RECALL and not lives(state, player):
        later = since(state[RECALLED], player)
        return GONE_HOME + later if later >= 0 else -GONE_HOME - since(state[OUT], player)
    value = worth(alive(state, player)) if camp else WHOLE_ARMY
    if mode == ANNIHILATION:
        return value
    if mode == RECALL:
        taken = size(state[TAKEN + player - 1])
        return value // MEANS + WHOLE_ARMY * taken // max(1, CAMP_SIZE[signed(state[SPLIT]), camp])
    return value // MEANS + measure(state, player)


@compiled
def is_learned(state: State) -> bool:
    """Whether the learned weights are for this game."""
    return signed(state[MODE]) == ANNIHILATION and signed(state[SPLIT]) == GENERALS


@compiled
def lead_of(ours: int, theirs: int) -> int:
    """What one learned strength is worth against another."""
    lead = float(ours - theirs)
    return int(MOST * lead / math.sqrt(lead * lead + 4.0 * UNIT * UNIT))


@compiled
def leads(strengths: Codes, side: int) -> int:
    """The mean lead of a side over its rivals."""
    total = 0
    for rival in PLAYERS:
        total += lead_of(strengths[side], strengths[rival])
    return total // 2


@compiled
def learned(state: State, side: int, at_a_glance: bool) -> int:
    """The judgement by learned weights."""
    down = size(state[HIDDEN])
    strengths, attacks, noted = local_codes(4), local_codes(4), local_codes(ALL_NOTES)
    lengths = local_codes(4)
    for player in PLAYERS:
        row = moved(noted, (player - 1) * NOTES)
        if at_a_glance:
            lengths[player] = apply_glance(state, player, row)
        else:
            lengths[player] = apply_army(state, player, attacks, row)
    for player in PLAYERS:
        row = moved(noted, (player - 1) * NOTES)
        n = lengths[player]
        if not at_a_glance:
            n = apply_attacks(state, player, attacks, row, n)
        strengths[player] = sum_of(row, n, down)
        if not lives(state, player):
            strengths[player] = -OUT_OF_PLAY * (1 + since(state[OUT], player))
    return leads(strengths, side)


@compiled
def by_points(state: State, side: int) -> int:
    """The judgement by the points of pieces."""
    ours = strength(state, side)
    total = 0
    for rival in PLAYERS:
        total += max(-MOST, min(MOST, LEAD * (ours - strength(state, rival))))
    return total // 2


@compiled
def judge(state: State, side: int) -> int:
    if is_learned(state):
        return learned(state, side, False)
    return by_points(state, side)


@compiled
def glance(state: State, side: int) -> int:
    if is_learned(state):
        return learned(state, side, True)
    return by_points(state, side)
