"""How this program is called here, so that what people are told to type works."""

import os
import shlex
import shutil
import sys
from pathlib import Path


def program() -> str:
    """`wuqi`, or where it lies if the shell would not find it."""
    here = Path(sys.argv[0])
    if here.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m wuqi"
    found = shutil.which("wuqi")
    if found is not None and here.exists() and os.path.samefile(found, here):
        return "wuqi"
    return shlex.quote(str(here))
