"""The golden games of Three Kingdoms dark chess cover what they should."""

from tests.games.golden import golden_games
from wuqi.core.play.record import Record


def test_there_is_one_for_every_mode_and_split() -> None:
    records = [Record.load(path) for path in golden_games("sanguo")]
    played = {(record.options["mode"], record.options["split"]) for record in records}
    assert len(played) == 8
