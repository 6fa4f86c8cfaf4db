"""Makes a player once, as a thinking process would; if that fails, its last line says why."""

import sys

from wuqi.core.errors import WuqiError
from wuqi.core.text.words import terminal_language
from wuqi.players.player import Guest
from wuqi.players.seating import sit_down

if __name__ == "__main__":
    try:
        player = sit_down(sys.argv[1], trusted=True, people=False)
    except WuqiError as error:
        sys.exit(error.say(terminal_language()))
    if isinstance(player, Guest):
        player.leave()
