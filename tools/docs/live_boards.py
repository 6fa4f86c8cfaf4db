"""The boards of rule books: readers can try what the book suggests, and see why not.

No rules run in the page. The pictures of all positions and the sentences are made here, and
`live-boards.js` shows them.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path

from wuqi.core.board.as_svg import as_svg
from wuqi.core.errors import BadAction
from wuqi.core.position import Position
from wuqi.core.text.rulebook import Diagram
from wuqi.core.text.words import Words, words

SCRIPT = Path(__file__).with_name("live-boards.js")
STYLE = Path(__file__).with_name("live-boards.css")


def live_board(diagram: Diagram, language: str, pictures: Path, name: str) -> str:
    """The HTML of a diagram; its pictures are written into a folder."""
    position = diagram.position
    say = words(language, position.game.name)
    start = _picture(position, pictures, name)
    tried = [*_played(diagram, say, pictures, name), *_refused(diagram, language, start)]
    shown = f'<img src="{start}" alt="{escape(position.text)}">'
    if not tried:
        return f'<div class="live-board">{shown}</div>'
    again = _button(say("learn-again"), start, "")
    status = '<p role="status"></p>'
    return f'<div class="live-board">{shown}<p>{" ".join([*tried, again])}</p>{status}</div>'


def _played(diagram: Diagram, say: Words, pictures: Path, name: str) -> Iterator[str]:
    """What may be tried: a button for each action, which shows the board after it."""
    position = diagram.position
    if diagram.play:
        yield escape(say("diagram-try"))
    for number, action in enumerate(diagram.play, 1):
        position = position.play(action)
        picture = _picture(position, pictures, f"{name}-{number}")
        result = position.result
        yield _button(action, picture, say(f"reason-{result.reason}") if result else "")


def _refused(diagram: Diagram, language: str, start: str) -> Iterator[str]:
    """What is not allowed: a button for each, which says why."""
    if diagram.refused:
        yield escape(words(language)("diagram-refused"))
    for action in diagram.refused:
        try:
            diagram.position.play(action)
        except BadAction as error:
            yield _button(action, start, error.say(language))


def _picture(position: Position, pictures: Path, name: str) -> str:
    (pictures / f"{name}.svg").write_text(as_svg(position), "utf-8")
    return f"{name}.svg"


def _button(label: str, picture: str, sentence: str) -> str:
    shows = f'data-picture="{escape(picture)}" data-sentence="{escape(sentence)}"'
    return f'<button type="button" {shows}>{escape(label)}</button>'
