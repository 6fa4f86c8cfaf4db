"""`wuqi --version`: the version, how it was built, and the compiled rules that are kept here."""

import platform
import sys
from importlib.metadata import version
from importlib.util import find_spec

from wuqi import __version__
from wuqi.core.native.sources import PACKAGE
from wuqi.core.storage.places import cache_home
from wuqi.core.text.words import Words


def version_text(say: Words) -> str:
    """Some lines for people who ask, or report a problem."""
    kept = [file for file in (cache_home() / "code").rglob("*") if file.is_file()]
    build = "version-compiled" if _is_compiled() else "version-plain"
    page = "version-page" if (PACKAGE / "server/static/index.html").exists() else "version-no-page"
    return "\n".join(
        (
            f"wuqi {__version__}",
            say("version-build", build=say(build), page=say(page)),
            say(
                "version-kernels",
                number=len(kept),
                size=f"{sum(file.stat().st_size for file in kept) / 1e6:.0f}",
                path=str(cache_home()),
            ),
            f"Python {platform.python_version()}, Numba {version('numba')}, "
            f"NumPy {version('numpy')}, {sys.platform} {platform.machine()}",
        )
    )


def _is_compiled() -> bool:
    """Whether the busiest modules are machine code, as in a wheel built with a C compiler."""
    found = find_spec("wuqi.core.position")
    return found is not None and not (found.origin or "").endswith(".py")
