"""`wuqi --version`: the version, how it was built, and where compiled rules are."""

import platform
import sys
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec

from wuqi import __version__
from wuqi.core.native.shipped_code import SHIPPED, shipped_processor
from wuqi.core.native.sources import PACKAGE
from wuqi.core.storage.places import cache_home
from wuqi.core.text.words import Words


def version_text(say: Words) -> str:
    """Some lines for people who ask, or report a problem."""
    build = "version-compiled" if _is_compiled() else "version-plain"
    page = "version-page" if (PACKAGE / "server/static/index.html").exists() else "version-no-page"
    return "\n".join(
        (
            f"wuqi {__version__}",
            say("version-build", build=say(build), page=say(page)),
            *_kernels(say),
            f"Python {platform.python_version()}, Numba {version('numba')}, "
            f"NumPy {version('numpy')}, {sys.platform} {platform.machine()}",
        )
    )


def _kernels(say: Words) -> Iterator[str]:
    """Where compiled rules are: those that came with the wheel, and those compiled here."""
    places = {cache_home() / "code": str(cache_home())}
    if processor := shipped_processor():
        places = {SHIPPED: f"{SHIPPED} ({processor})", **places}
    for folder, name in places.items():
        kept = [file for file in folder.rglob("*") if file.is_file()]
        size = sum(file.stat().st_size for file in kept) / 1e6
        yield say("version-kernels", number=len(kept), size=f"{size:.0f}", path=name)


def _is_compiled() -> bool:
    """Whether the busiest modules are machine code, as in a wheel built with a C compiler."""
    found = find_spec("wuqi.core.position")
    return found is not None and not (found.origin or "").endswith(".py")
