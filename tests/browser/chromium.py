"""Where Chromium is: named by CHROMIUM, found on the machine, or installed when root has apt.

    python -m tests.browser.chromium

finds or installs it, or says in one line what to do.

Chromium without windows (the headless shell) comes first: it draws the same pages with the same
engine at much less cost, because it has no menus and tabs of its own.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable

WITHOUT_WINDOWS = ("chromium-headless-shell", "chrome-headless-shell")
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium-headless-shell", "chromium")  # where there is no first, the second
MISSING = (
    "The browser tests need Chromium: install it (apt install chromium-headless-shell), "
    "or say where it is (make test CHROMIUM=/path/to/chromium)."
)


def find(names: Iterable[str] = (*WITHOUT_WINDOWS, *WHOLE)) -> str | None:
    """The browser to test with."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in names if (path := shutil.which(name))), None)


def install() -> None:
    """Asks apt for it, where we may."""
    if os.environ.get("CHROMIUM") or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("browser tests: installing Chromium with apt", file=sys.stderr)
    quiet = ["apt-get", "-qq", "-y", "--no-install-recommends"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], *(["install", package] for package in PACKAGES)):
        if find() is None:
            subprocess.run(
                [*quiet, *command], env=environment, stdout=subprocess.DEVNULL, check=False
            )


def main() -> int:
    if find() is None:
        install()
    if find() is None:
        print(MISSING, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
