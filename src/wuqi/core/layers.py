"""The optional layers of Wuqi: rules, search and terminal are always installed, the rest on
request.

If a needed layer is not installed, an error says what to install.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from wuqi.core.errors import WuqiError

# Each extra of pyproject.toml, with the packages that only it brings.
LAYERS: Mapping[str, frozenset[str]] = {
    "server": frozenset(
        (
            *("aiosqlite", "alembic", "argon2", "httptools", "litestar"),
            *("prometheus_client", "sqlalchemy", "structlog", "uvicorn", "websockets"),
        )
    ),
    "postgres": frozenset({"asyncpg", "redis"}),
    "rl": frozenset({"gymnasium", "open_spiel", "pettingzoo", "pyspiel"}),
    "ray": frozenset({"ray"}),
    "data": frozenset({"pyarrow"}),
}


class MissingLayer(WuqiError, ImportError):
    """Packages are needed that were not installed; the message says which layer has them."""

    def __init__(self, layer: str) -> None:
        super().__init__("layer-missing", layer=layer, install=f'pip install "wuqi[{layer}]"')


@contextmanager
def naming_layers() -> Iterator[None]:
    """Turns the failed import of a layer's package into that sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        for layer, packages in LAYERS.items():
            if package in packages:
                raise MissingLayer(layer) from error
        raise
