"""What each layer of Wuqi can do, and what it says if another one is needed."""

from pathlib import Path

import pytest

from tests.conftest import COMPILED_AHEAD
from tests.install.layers import Layer

MB_OF_RULES = 360
MB_OF_ROOM = 450


@pytest.fixture(scope="module")
def rules(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Layer:
    return Layer(tmp_path_factory.mktemp("rules") / "site", wheel, "")


@pytest.fixture(scope="module")
def room(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Layer:
    return Layer(tmp_path_factory.mktemp("room") / "site", wheel, "server")


def test_sizes(rules: Layer, room: Layer) -> None:
    assert rules.megabytes <= MB_OF_RULES
    assert room.megabytes <= MB_OF_ROOM
    assert not {"litestar", "sqlalchemy", "uvicorn"} & rules.packages.keys()
    assert not {"asyncpg", "redis", "ray"} & room.packages.keys()


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "rules musketeers",
        "moves musketeers",
        "perft musketeers 2",
        "analyse musketeers --nodes 100",
        "puzzle musketeers --json",
        "match musketeers --seats random,random --games 2",
        "--version",
    ],
)
def test_rules_alone(rules: Layer, command: str) -> None:
    done = rules.run(*command.split())
    assert (done.returncode, done.stdout != "") == (0, True), done.stderr


def test_the_first_use_of_a_wheel_compiles_nothing(rules: Layer, tmp_path: Path) -> None:
    """Its compiled rules and search are found, wherever it was built."""
    empty = {"WUQI_CACHE": str(tmp_path / "cache"), "WUQI_DATA": str(tmp_path / "data")}
    for command in ("moves", "analyse --nodes 100"):
        done = rules.run(*command.split(), COMPILED_AHEAD, **empty)
        assert (done.returncode, done.stderr) == (0, "")
    assert [path for path in (tmp_path / "cache").rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("command", "layer"),
    [
        ("serve --port 0", "server"),
        ("backup somewhere", "server"),
        ("admin ban Somebody", "server"),
        ("bot --server http://localhost --token x --game musketeers", "server"),
        ("match musketeers --seats random,random --on ray", "ray"),
    ],
)
def test_what_rules_alone_lack(rules: Layer, command: str, layer: str) -> None:
    done = rules.run(*command.split())
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith(f'pip install "wuqi[{layer}]"'), done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_lacking_is_said_in_the_language_of_the_command(rules: Layer) -> None:
    assert "パッケージ" in rules.run("serve", "--lang", "ja").stderr


@pytest.mark.parametrize("adapter", ["gymnasium", "pettingzoo", "openspiel"])
def test_adapters_name_their_layer(rules: Layer, adapter: str) -> None:
    done = rules.python("-c", f"import wuqi.adapters.{adapter}")
    assert 'pip install "wuqi[rl]"' in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    "elsewhere",
    ["--redis redis://127.0.0.1:1", "--database postgresql+asyncpg://nobody@127.0.0.1:1/none"],
)
def test_a_room_alone_has_no_database_server(room: Layer, elsewhere: str, tmp_path: Path) -> None:
    done = room.run("serve", "--port", "0", "--data", str(tmp_path), *elsewhere.split())
    assert (done.returncode, 'pip install "wuqi[postgres]"' in done.stderr) == (2, True)


def test_a_room_alone_keeps_its_data(room: Layer, tmp_path: Path) -> None:
    """Every module of the room is there: a database is made, and backed up."""
    making = (
        "import asyncio, wuqi.server.app, wuqi.server.serving as serving;"
        "from wuqi.server.settings import Settings; from pathlib import Path;"
        f"asyncio.run(serving.try_parts(Settings(data=Path({str(tmp_path)!r}))))"
    )
    made = room.python("-c", making)
    assert made.returncode == 0, made.stderr
    done = room.run("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_postgres_has_its_drivers(wheel: Path, tmp_path: Path) -> None:
    layer = Layer(tmp_path / "site", wheel, "postgres")
    elsewhere = ("--database", "postgresql+asyncpg://nobody@127.0.0.1:1/none")
    done = layer.run("serve", "--port", "0", "--data", str(tmp_path), *elsewhere)
    assert done.returncode == 2
    assert "pip install" not in done.stderr
    assert "127.0.0.1" in done.stderr


def test_learning_has_its_frameworks(wheel: Path, tmp_path: Path) -> None:
    layer = Layer(tmp_path / "site", wheel, "rl")
    done = layer.python("-c", "import wuqi.adapters.gymnasium, wuqi.adapters.pettingzoo")
    assert done.returncode == 0, done.stderr
