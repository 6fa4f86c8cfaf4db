"""What the room refuses, beyond what the rules of a game refuse."""

from wuqi.core.errors import WuqiError


class Refusal(WuqiError):
    """A request that cannot be carried out now; nothing has changed."""

    status = 409


class Unknown(Refusal):
    """It does not exist, or is not visible to the person who asks: the answer is the same."""

    status = 404


class Forbidden(Refusal):
    """It exists, but this person may not do it."""

    status = 403


class NotSignedIn(Refusal):
    """The request needs a name, and the person who asks has none."""

    status = 401


class TooMuch(Refusal):
    """Too many requests."""

    status = 429


class Spoilt(Refusal):
    """The stored data cannot be read."""

    status = 500


class Unavailable(Refusal):
    """The database, or another part of the server, is unreachable."""

    status = 503
