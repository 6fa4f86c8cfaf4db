"""Where Chromium is: named by CHROMIUM, found on the machine, or installed when root has apt.

    python -m tests.browser.chromium

finds or installs it, or says in one line what to do.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "The browser tests need Chromium: install it (apt install chromium), "
    "or say where it is (make test CHROMIUM=/path/to/chromium)."
)


def find() -> str | None:
    """The browser to test with."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Asks apt for it, where we may."""
    if os.environ.get("CHROMIUM") or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("browser tests: installing Chromium with apt", file=sys.stderr)
    quiet = ["apt-get", "-qq", "-y", "--no-install-recommends"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "chromium"]):
        subprocess.run([*quiet, *command], env=environment, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    if find() is None:
        install()
    if find() is None:
        print(MISSING, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
