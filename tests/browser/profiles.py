"""Browser profiles that one test after another uses: a new one costs as much as a third of a visit.

A profile that is lent is as empty as a new one, but for what browsers remember of our files: they
are not fetched and compiled again. Nothing else passes from one person to the next.
"""

import json
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, CDPSession

MOST_IDLE = 4  # each holds a process of the browser
EVERYTHING = "all"  # of what pages of a site can keep


@dataclass(frozen=True)
class Profile:
    """A context of the browser. A page that shows nothing keeps its process alive."""

    kind: str  # the options that it was made with
    context: BrowserContext
    line: CDPSession

    def empty(self, origin: str) -> None:
        self.context.clear_cookies()
        self.line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": EVERYTHING})

    def leave(self) -> None:
        """All pages are closed but the one that shows nothing."""
        for page in self.context.pages[1:]:
            page.close()


class Profiles:
    """Those of one browser that nobody uses just now, the one used last at the end."""

    def __init__(self) -> None:
        self._idle: list[Profile] = []

    def lend(self, browser: Browser, nothing: str, how: dict[str, object]) -> Profile:
        """An empty profile with these options; `nothing` is an address that shows nothing."""
        kind, origin = json.dumps(how, sort_keys=True), str(how["base_url"])
        for profile in reversed(self._idle):
            if profile.kind == kind:
                self._idle.remove(profile)
                profile.empty(origin)
                return profile
        context = browser.new_context(**how)  # type: ignore[arg-type]
        first = context.new_page()
        first.goto(nothing)
        return Profile(kind, context, context.new_cdp_session(first))

    def take_back(self, profile: Profile) -> None:
        profile.leave()
        self._idle.append(profile)
        if len(self._idle) > MOST_IDLE:
            self._idle.pop(0).context.close()

    def forget(self) -> None:
        """The browser has gone."""
        self._idle.clear()
