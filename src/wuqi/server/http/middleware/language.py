"""The language in which a client wants to be answered."""

from wuqi.core.text.words import closest_language
from wuqi.server.http.middleware.signing_in import AnyRequest


def language_of(request: AnyRequest) -> str:
    """The first that it accepts, if we have it; else English."""
    wanted = request.headers.get("accept-language", "en").split(",")[0]
    return closest_language(wanted.split(";")[0].strip()) or "en"
