"""The worker of the Python console."""

from collections.abc import Callable

import msgspec

from wuqi.device.console import Console, examples


class ConsoleWorker:
    """The worker of the Python console, so that long runs do not delay anything else."""

    def __init__(self, output: Callable[[str, str], None]) -> None:
        self._console = Console(output)

    def run(self, source: str) -> None:
        """Runs code."""
        self._console.run(source)

    def examples(self) -> str:
        """The examples of the cookbook, as JSON: title and code."""
        return msgspec.json.encode(tuple(examples())).decode()


worker = ConsoleWorker
