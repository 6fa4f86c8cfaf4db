"""`wuqi match`: the same players over and over, in every seat."""

from wuqi.cli.contest import contest

command = contest(
    "Play games between players, one for each side, who change sides in every game.",
    tournament=False,
)
