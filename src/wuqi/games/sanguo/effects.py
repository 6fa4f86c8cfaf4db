"""What an action of Three Kingdoms dark chess visibly does: flips, captures, camps, recalls.

And what the puzzles of the game are about, as their lines show it.
"""

from collections.abc import Iterator, Sequence

from wuqi.core.board.effects import Effect, changeable, move, seen, step
from wuqi.core.play.played import PlayedAction
from wuqi.core.position import Position
from wuqi.games.sanguo.pieces import LETTERS, PIECE_WORDS
from wuqi.games.sanguo.rules import CAMPS, OUT, PLAYERS, RECALLED


def effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    """`flip a1` alone has no visible effect yet; `flip a1=K` says what it shows."""
    if action == "skip":
        return ()
    if action.startswith("flip"):
        place, _, letter = action.removeprefix("flip ").partition("=")
        return tuple(_flipped(before, place, letter, after)) if letter else ()
    found = step(before.picture, action[:2], action[3:])
    if found[0].kind == "take":  # only a capture can recall an army
        for player in _joined(RECALLED, before, after):
            move(pieces := changeable(before.pieces), action[:2], action[3:])
            found.append(Effect("recall", side=player))
            found += [seen("remove", c) for where, c in pieces.items() if where not in after.pieces]
        found += [Effect("out", side=player) for player in _joined(OUT, before, after)]
    return tuple(found)


def _flipped(before: Position, place: str, letter: str, after: Position) -> Iterator[Effect]:
    shown = PIECE_WORDS[LETTERS.index(letter)]
    if place in after.pieces:
        yield Effect("flip", place, piece=shown, side=after.pieces[place].side)
    else:  # neutral: its army was recalled
        yield Effect("flip", place, piece=shown)
        yield Effect("remove", place, piece=shown)
    # The third player gets the last camp together with the second (RULES 2, who is who).
    split, old, new = before.game.options["split"], before.state[CAMPS], after.state[CAMPS]
    for player in PLAYERS if old != new else ():
        camps = [int(word) >> 2 * player - 2 & 3 for word in (old, new)]
        if camps[0] != camps[1]:
            yield Effect("camp", piece=f"camp-{split}-{camps[1]}", side=player)
    yield from (Effect("out", side=player) for player in _joined(OUT, before, after))


def _joined(order: int, before: Position, after: Position) -> list[int]:
    """The players who have just become part of OUT or RECALLED, which list them in base 4."""
    old, new = int(before.state[order]), int(after.state[order])
    added: list[int] = []
    while new != old:
        added.insert(0, new & 3)
        new >>= 2
    return added


THEMES = ("flip", "capture", "quiet-move", "cannon", "general")


def themes(line: Sequence[PlayedAction], goal: str) -> Iterator[str]:
    first = line[0]
    if first.action.startswith("flip"):
        yield "flip"
        return
    yield "capture" if first.takes() else "quiet-move"
    if first.before.pieces[first.action[:2]].piece.endswith("cannon"):
        yield "cannon"
    if first.takes("general"):
        yield "general"
