"""Examples of the cookbook that can be run in the game room's own console."""

import re
from urllib.parse import quote

CONSOLE = "../python"  # the room serves these pages at /docs
SECTION = re.compile(r"^(## (.+)\n)(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r"^# .+\n", re.MULTILINE)


def runnable(cookbook: str) -> str:
    """The cookbook with a link under each heading that has code. A link names its section and
    contains no code: the console has its own copy of the examples (`wuqi.device.console`)."""

    def with_link(section: re.Match[str]) -> str:
        head, title, text = section.groups()
        if "```python" not in text:
            return section[0]
        link = f"{CONSOLE}?example={quote(title)}"
        return f"{head}\n[Run this in the page]({link})\n{text}"

    everything = f"\nAll of it can be run [in a Python console in the page]({CONSOLE}).\n"
    return TITLE.sub(lambda title: title[0] + everything, SECTION.sub(with_link, cookbook), count=1)
