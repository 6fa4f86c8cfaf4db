"""`wuqi match`: the same players over and over, in every seat."""

from wuqi.cli.contest import contest

command = contest(tournament=False)
