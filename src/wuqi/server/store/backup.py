"""Backup and restore: everything the server stores, as one compressed file for any database.

The file has a line for each row, so that data can be moved between SQLite and PostgreSQL, and a
checksum at the end, so that half a file is not taken for a whole one.
"""

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wuqi.core.errors import BadRequest
from wuqi.server.store.layout import layout
from wuqi.server.store.migrating import version
from wuqi.server.store.ownership import keep_to_ourselves

FORMAT = "wuqi backup 1"
AT_ONCE = 500
PASSING = ("presence",)  # true only while a server runs
# Written again at every start. The times when processes were last alive are kept, or clocks would
# count the time until a backup is restored.
OWN = ("keys", "processes")


class Head(msgspec.Struct):
    """The first line."""

    format: str
    layout: str  # the last migration of the data


async def back_up(engine: AsyncEngine, path: Path) -> int:
    """Writes a backup and returns the number of rows. It is a consistent snapshot; servers may
    run."""
    part = path.with_name(path.name + ".part")
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:  # Python's driver begins a transaction only for writing, unless it is told to
                await connection.exec_driver_sql("BEGIN")
            rows = await _copy(connection, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRequest("backup-failed", path=str(path), reason=reason) from error
    finally:
        with suppress(OSError):
            part.unlink()  # an incomplete backup, if there is one
    return rows


async def _copy(connection: AsyncConnection, part: Path) -> int:
    """Writes all rows to a file and returns how many."""
    digest, rows = hashlib.sha256(), 0
    part.touch(0o600)
    keep_to_ourselves(part)
    with gzip.open(part, "wb") as file:
        head = Head(FORMAT, await connection.run_sync(version))
        lines = [msgspec.json.encode(head)]
        for table in layout.sorted_tables:
            if table.name in PASSING:
                continue
            found = await connection.stream(select(table))
            async for row in found.mappings():
                lines.append(_line(table, dict(row)))
                rows += 1
                if len(lines) >= AT_ONCE:
                    _write(file, digest, lines)
                    lines = []
        _write(file, digest, lines)
        file.write(msgspec.json.encode({"check": digest.hexdigest()}) + b"\n")
    return rows


async def restore(engine: AsyncEngine, path: Path) -> int:
    """Fills an empty, migrated database from a backup; all of it or nothing."""
    _check(path)
    rows = 0
    async with engine.begin() as connection:
        await _must_be_empty(connection)
        lines = _lines(path)
        head = msgspec.json.decode(next(lines), type=Head)
        if head.layout != await connection.run_sync(version):
            raise BadRequest("backup-layout", found=head.layout)
        waiting: dict[str, list[dict[str, Any]]] = {}
        for line in lines:
            name, values = msgspec.json.decode(line)
            table = layout.tables[name]
            batch = waiting.setdefault(name, [])
            batch.append(_values(table, values))
            rows += 1
            if len(batch) >= AT_ONCE:
                await connection.execute(insert(table), waiting.pop(name))
        for name, batch in waiting.items():
            await connection.execute(insert(layout.tables[name]), batch)
    return rows


def _line(table: Table, row: dict[str, Any]) -> bytes:
    values = {
        str(key): base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for key, value in row.items()
    }
    return msgspec.json.encode((str(table.name), values))


def _values(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    return {
        key: base64.b64decode(value)
        if value is not None and table.c[key].type.python_type is bytes
        else value
        for key, value in values.items()
    }


def _write(file: Any, digest: Any, lines: list[bytes]) -> None:
    written = b"".join(line + b"\n" for line in lines)
    digest.update(written)
    file.write(written)


def _check(path: Path) -> None:
    """Reads the file once through: whole, unchanged, and ours."""
    digest, last = hashlib.sha256(), b""
    try:
        with gzip.open(path, "rb") as file:
            for number, line in enumerate(file):
                if number == 0 and FORMAT.encode() not in line:
                    raise BadRequest("backup-not-ours", path=str(path))
                digest.update(last)
                last = line
        found = msgspec.json.decode(last or b"null")
    except (OSError, EOFError, zlib.error, msgspec.DecodeError) as error:
        raise BadRequest("backup-damaged", path=str(path)) from error
    if not isinstance(found, dict) or found.get("check") != digest.hexdigest():
        raise BadRequest("backup-damaged", path=str(path))


def _lines(path: Path) -> Iterator[bytes]:
    """All lines but the last, which is the checksum."""
    with gzip.open(path, "rb") as file:
        before = next(file)
        for line in file:
            yield before
            before = line


async def _must_be_empty(connection: AsyncConnection) -> None:
    for table in layout.sorted_tables:
        if table.name in (*PASSING, *OWN):
            continue
        count = (await connection.execute(select(func.count()).select_from(table))).scalar()
        if count:
            raise BadRequest("restore-not-empty")
    for name in OWN:
        await connection.execute(layout.tables[name].delete())
