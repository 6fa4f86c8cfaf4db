"""Errors, as sentences in the player's language.

An error carries the key of a sentence in the word catalogues and what to fill in (another error,
where that is the reason); `str(error)` is English, `error.say("vi")` any of our languages.
"""

from wuqi.core.text.words import words

LONGEST_DETAIL = 500  # letters of a user's text that an error message quotes


def shortened(detail: object) -> object:
    """A detail, shortened so that it fits into a sentence."""
    if isinstance(detail, str) and len(detail) > LONGEST_DETAIL:
        return detail[:LONGEST_DETAIL] + "…"
    return detail


class WuqiError(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, key: str, game: str | None = None, /, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.details = details

    def say(self, language: str = "en") -> str:
        """The whole sentence in a language."""
        values = {
            name: detail.say(language) if isinstance(detail, WuqiError) else shortened(detail)
            for name, detail in self.details.items()
        }
        return words(language, self.game)(self.key, **values)

    def __str__(self) -> str:
        return self.say()


class UnknownGame(WuqiError):
    """No game of that name."""


class UnfinishedGame(WuqiError):
    """A game whose folder lacks something; `wuqi check-game` lists all of it."""


class BadOption(WuqiError):
    """An option or preset that the game does not have, or a value it does not take."""


class BadPosition(WuqiError):
    """A position text that cannot be read or cannot occur."""


class BadAction(WuqiError):
    """An action that was not played."""


class MalformedAction(BadAction):
    """The text is not an action of this game at all."""


class IllegalAction(BadAction):
    """A well-formed action that the rules do not allow here; the message says why."""


class AmbiguousAction(BadAction):
    """A short form that fits several legal actions; the message lists them."""


class BadRecord(WuqiError):
    """A record that cannot be read or does not fit the rules."""


class BadDeal(WuqiError):
    """A commitment or secret for the shuffle that does not fit, or comes at the wrong time."""


class BadRequest(WuqiError):
    """Any other request for something that does not exist: a language, a player, a depth."""


class BadTable(WuqiError):
    """A table file that is missing, damaged, or of another version; it is never used."""
