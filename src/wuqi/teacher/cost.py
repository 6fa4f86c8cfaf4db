"""What an action cost the side that took it, in one word that hints and reviews share."""

from typing import Literal

from wuqi.teacher.worth import Worth

MISTAKE, BLUNDER = 0.05, 0.15  # of a win: the least that such an action costs
SLIP = 0.01  # the least cost that is mentioned, if nothing cost more
SOONER = {"plies": 8, "turns": 4}  # and half: how much sooner a lost side must lose

Turn = Literal["win-lost", "win-drawn", "draw-lost", "blunder", "mistake", "hastened", "slip"]
SERIOUS: frozenset[Turn] = frozenset({"win-lost", "win-drawn", "draw-lost", "blunder", "mistake"})
THROWN_AWAY: dict[tuple[str | None, str | None], Turn] = {
    ("win", "loss"): "win-lost",
    ("win", "draw"): "win-drawn",
    ("draw", "loss"): "draw-lost",
}


def turn_of(best: Worth, after: Worth) -> Turn | None:
    """The kind of mistake an action was, given its worth and that of the best one."""
    if (thrown := THROWN_AWAY.get((best.value, after.value))) is not None:
        return thrown
    lost = best.chance - after.chance
    if best.value == after.value == "loss":
        if _much_sooner(best, after) or lost >= MISTAKE:
            return "hastened"
        return "slip" if time_lost(best, after) > 0 else None
    if lost < SLIP:
        return None
    return "blunder" if lost >= BLUNDER else "mistake" if lost >= MISTAKE else "slip"


def _much_sooner(best: Worth, after: Worth) -> bool:
    """Whether a lost game is lost in half the time or less."""
    if best.distance is None or after.distance is None:
        return best.distance is None and after.distance is not None
    return time_lost(best, after) >= SOONER[best.unit] and 2 * after.distance <= best.distance


def time_lost(best: Worth, after: Worth) -> int:
    """How much sooner a lost game is lost; 0 if that is not known."""
    if best.distance is None or after.distance is None or after.value != "loss":
        return 0
    return best.distance - after.distance
