"""`wuqi tournament`: everyone against everyone."""

from wuqi.cli.contest import contest

command = contest(tournament=True)
