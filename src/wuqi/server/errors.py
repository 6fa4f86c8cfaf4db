"""What the room refuses, beyond what the rules of a game refuse."""

from wuqi.core.errors import WuqiError


class Refusal(WuqiError):
    """Something asked that cannot be done now; nothing has changed."""

    status = 409


class Unknown(Refusal):
    """There is no such thing, or not for you: the two are told alike."""

    status = 404


class Forbidden(Refusal):
    """It is there, but not for you to do."""

    status = 403


class NotSignedIn(Refusal):
    """Somebody without a name asked for what only somebody with one can do."""

    status = 401


class TooMuch(Refusal):
    """Asked too often."""

    status = 429


class Unavailable(Refusal):
    """Not now: the server's own parts are away."""

    status = 503
