"""`wuqi replay`: plays a record, or lines of actions, to its last position."""

from wuqi.cli.answers import position_json, result_json
from wuqi.cli.arguments import Json, print_json
from wuqi.cli.language import current
from wuqi.cli.records import RecordFile, with_each_record
from wuqi.core.play.record import Record
from wuqi.core.position import Position, Result
from wuqi.core.text.results import result_line


def command(file: RecordFile, json: Json = False) -> None:
    """Replay a record, or lines {"game", "options", "start", "actions"}, to the last position."""
    language = current()
    for record, last in with_each_record(file, lambda record: (record, record.replay()[-1])):
        result = last.result or _by_the_table(record)
        if json:
            print_json(
                {
                    "game": record.game,
                    "position": position_json(last)["position"],
                    "plies": len(record.actions),
                    "result": result_json(result),
                }
            )
        else:
            print(_summary(last, result, language))


def _by_the_table(record: Record) -> Result | None:
    """A result that does not follow from the rules: a player resigned, or time ran out."""
    recorded = record.result
    return None if recorded is None else Result(recorded.ranking, recorded.reason)


def _summary(last: Position, result: Result | None, language: str) -> str:
    text = last.seen_by(None).text
    return text if result is None else f"{text}\n{result_line(last.game, result, language)}"
