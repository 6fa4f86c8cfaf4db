"""What is wrong with a database, a backup or an address is said in one line, never a traceback."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.terminal import run

NOWHERE = "postgresql+asyncpg://somebody:a-password@127.0.0.1:1/wuqi"
SERVE = ("serve", "--port", "0")


def complaint(*arguments: str) -> str:
    """The one line that a command ends with."""
    ran = run(*arguments)
    assert (ran.code, ran.err.count("\n")) == (2, 1), ran.err
    assert "a-password" not in ran.err
    return ran.err


@pytest.mark.parametrize(
    "database",
    [
        NOWHERE,
        f"{NOWHERE}?sslmode=require",  # which is an option of another driver
        NOWHERE.replace(":1/", ":one/"),
        NOWHERE.replace("a-", "an@a-"),  # which should have been written as %40
        NOWHERE.replace("asyncpg://", "psycopg://").replace("a-", "an@a-"),
        NOWHERE.replace(":a-password", "") + "?password=a-password",
        "sqlite+aiosqlite://",
        "",
    ],
)
def test_a_database_that_cannot_be_used(database: str, tmp_path: Path) -> None:
    where = ("--database", database)
    assert "database" in complaint(*SERVE, *where)
    assert "database" in complaint("backup", str(tmp_path / "kept.gz"), *where)
    assert "database" in complaint("admin", "ban", "Mai", *where)
    assert "database" in complaint("restore", str(tmp_path / "kept.gz"), *where)


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert str(file) in complaint(*SERVE, "--data", str(file))
    assert str(file) in complaint("restore", str(file), "--data", str(file))


@pytest.mark.parametrize("content", [b"no database at all" * 1000, None])
def test_a_file_that_is_no_database(content: bytes | None, tmp_path: Path) -> None:
    if content is None:
        (tmp_path / "wuqi.sqlite").mkdir()
    else:
        (tmp_path / "wuqi.sqlite").write_bytes(content)
    where = ("--data", str(tmp_path))
    assert "wuqi.sqlite" in complaint(*SERVE, *where)
    assert "wuqi.sqlite" in complaint("backup", str(tmp_path / "kept.gz"), *where)
    assert "wuqi.sqlite" in complaint("admin", "ban", "Mai", *where)


def test_a_database_that_a_newer_program_has_used(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "wuqi.sqlite")) as file:
        file.execute("CREATE TABLE alembic_version (version_num TEXT)")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")
        file.commit()
    where = ("--data", str(tmp_path))
    assert "9999" in complaint(*SERVE, *where)
    assert "9999" in complaint("backup", str(tmp_path / "kept.gz"), *where)


def test_nothing_is_backed_up_or_looked_after_where_no_server_ever_was(tmp_path: Path) -> None:
    kept, where = tmp_path / "kept.gz", ("--data", str(tmp_path))
    assert "wuqi.sqlite" in complaint("backup", str(kept), *where)
    assert "wuqi.sqlite" in complaint("admin", "unban", "Mai", *where)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_cannot_be_written_or_read(tmp_path: Path) -> None:
    where = ("--data", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "wuqi.sqlite").touch()
    assert "missing" in complaint("backup", str(tmp_path / "missing" / "kept.gz"), *where)
    assert str(tmp_path) in complaint("backup", str(tmp_path), *where)
    assert not tmp_path.with_name(tmp_path.name + ".part").exists()
    damaged = tmp_path / "damaged.gz"
    damaged.write_bytes(gzip.compress(b"")[:10] + b"\xff" * 40)
    assert "damaged" in complaint("restore", str(damaged), *where)


def test_a_name_that_no_machine_has(tmp_path: Path) -> None:
    assert "a..b" in complaint(*SERVE, "--host", "a..b", "--data", str(tmp_path))
