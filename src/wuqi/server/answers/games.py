"""What there is to play: games, words, rule books."""

from collections.abc import Iterator
from functools import cache, lru_cache

from wuqi.core.errors import BadRequest
from wuqi.core.options import Option
from wuqi.core.registry import configure, formats, shown
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import LANGUAGES, catalogues, game_catalogue
from wuqi.server.computers.engines import engines_for
from wuqi.server.computers.offered import own_players
from wuqi.server.protocol.bodies import BookPart, DiagramInfo, GameInfo, OptionInfo
from wuqi.server.table.views.board import board_of


def games() -> tuple[GameInfo, ...]:
    """The games, with their options."""
    return tuple(_info(name, engines_for(name)) for name in shown())


@cache
def _info(name: str, engines: tuple[str, ...]) -> GameInfo:
    game = configure(name, None, {})
    return GameInfo(
        game=name,
        sides=game.sides,
        seats=len(game.seats),
        options=tuple(map(_option, game.face.OPTIONS)),
        presets={key: dict(values) for key, values in game.face.PRESETS.items()},
        teams=any(seat.member > 1 for seat in game.seats),
        computers=own_players(game) + engines,
        formats=tuple(kind for kind, (whose, _) in formats().items() if whose == name),
        reasons=tuple(game.face.REASONS),
        draws=game.draws,
        newcomer_side=game.face.NEWCOMER_SIDE,
        setting_up=game.setting_up,
        setups=dict(game.face.SETUPS),
        ratings=tuple(game.face.LEVEL_RATINGS),
    )


def _option(option: Option) -> OptionInfo:
    span = option.span
    return OptionInfo(
        option.name,
        option.default,
        option.values,
        span.start if span is not None else None,
        span.stop - 1 if span is not None else None,
        option.example if option.form is not None else None,
        option.equal,
    )


def catalogue(language: str, game: str | None) -> str:
    """The common words or a game's, as Fluent text."""
    check_language(language)
    if game is not None:
        return game_catalogue(language, game)
    return catalogues(language)[0].read_text("utf-8")


def check_language(language: str) -> None:
    """Refuses a language that we do not have."""
    if language not in LANGUAGES:
        raise BadRequest("language-unknown", language=language[:20], right=" | ".join(LANGUAGES))


@lru_cache(maxsize=64)
def book(game: str, language: str) -> tuple[BookPart, ...]:
    """A game's rule book; drawn once."""
    check_language(language)
    return tuple(_parts(game, language))


def _parts(game: str, language: str) -> Iterator[BookPart]:
    for part in rule_book(game, language):
        if isinstance(part, Diagram):
            shown = board_of(part.position)
            yield BookPart(None, DiagramInfo(shown, part.options, part.play, part.refused))
        else:
            yield BookPart(part, None)
