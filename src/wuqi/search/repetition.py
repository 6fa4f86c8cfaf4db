"""Positions that come again, on the path a search walks."""

from wuqi.core.kernel import State
from wuqi.core.native.compiling import compiled

THRICE = 3  # the occurrence that ends a game, wherever repetition ends one


@compiled
def occurrences(path: State, here: int, since: int, root: int) -> int:
    """How often the key at `here` has occurred by now, for the purposes of search.

    `since` is the first place whose position can still come again, `root` where search began.
    A position that comes again within the search counts as a third time at once: a side
    that could force it once can force it again.
    """
    found = 1
    for earlier in range(here - 1, since - 1, -1):
        if path[earlier] == path[here]:
            if earlier >= root:
                return THRICE
            found += 1
    return found
