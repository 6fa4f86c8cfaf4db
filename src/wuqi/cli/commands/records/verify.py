"""`wuqi verify`: was the shuffle of a recorded game fair?"""

from typing import Annotated

import typer

from wuqi.cli.arguments import Json, print_json
from wuqi.cli.language import current
from wuqi.core.errors import BadRecord
from wuqi.core.play.record import Record
from wuqi.core.play.verify import verify

File = Annotated[str, typer.Argument(metavar="RECORD")]

LIE = 1  # the exit code of a record that is not fair; 2, as for all commands, if it is unknown


def command(record: File, json: Json = False) -> int:
    """Check the shuffle. Exits with 0 if it was fair, 1 if not, 2 if nobody can tell."""
    language = current()
    verdict = verify(Record.load(record))
    if json:
        sentence = verdict.say(language)
        print_json({"fair": verdict.fair, "finding": verdict.key, "sentence": sentence})
    if verdict.fair is None:
        raise BadRecord(verdict.key, **verdict.why.details)
    if not json:
        print(verdict.say(language))
    return 0 if verdict.fair else LIE
