"""`wuqi tournament`: everybody against everybody."""

from wuqi.cli.contest import contest

command = contest(
    "Play games between every combination of players; ratings show who is how strong.",
    tournament=True,
)
