"""`wuqi admin`: what only the administrator of a server may do."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from wuqi.cli.database import Data, Database, database_url
from wuqi.cli.helping import Command, CommandGroup
from wuqi.cli.language import current
from wuqi.core.text.words import words

if TYPE_CHECKING:
    from wuqi.server.admin import Admin

app = typer.Typer(cls=CommandGroup)

Name = Annotated[str, typer.Argument()]


def _run(data: Data, database: Database, work: Callable[["Admin"], Awaitable[None]]) -> None:
    from wuqi.server.admin import open_admin
    from wuqi.server.store.store import explain_database_errors

    url = database_url(data, database)

    async def run() -> None:
        async with open_admin(url) as admin:
            await work(admin)

    with explain_database_errors(url):
        asyncio.run(run())


def _say(key: str, **details: object) -> None:
    print(words(current())(key, **details))


@app.command(cls=Command)
def ban(name: Name, data: Data = None, database: Database = None) -> None:
    """Ban a player."""
    _run(data, database, lambda admin: admin.ban(name, True))
    _say("admin-banned", name=name)


@app.command(cls=Command)
def unban(name: Name, data: Data = None, database: Database = None) -> None:
    """Lift a ban."""
    _run(data, database, lambda admin: admin.ban(name, False))
    _say("admin-unbanned", name=name)


@app.command(cls=Command)
def rename(
    name: Name,
    new: Annotated[str, typer.Argument()],
    data: Data = None,
    database: Database = None,
) -> None:
    """Give a player another name."""
    _run(data, database, lambda admin: admin.rename(name, new))
    _say("admin-renamed", name=name, new=new)


@app.command("reset-password", cls=Command)
def reset_password(name: Name, data: Data = None, database: Database = None) -> None:
    """Give a member a new password and print it; they are signed out everywhere."""
    password = secrets.token_urlsafe(12)
    _run(data, database, lambda admin: admin.set_password(name, password))
    print(password)


@app.command(cls=Command)
def rate(
    again: Annotated[bool, typer.Option("--again")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Rate games that have not been rated yet, or all of them anew."""

    async def work(admin: "Admin") -> None:
        games, changed = await admin.rate(again)
        _say("admin-rated-again" if again else "admin-rated", games=games, changed=changed)

    _run(data, database, work)


@app.command(cls=Command)
def reports(
    close: Annotated[str | None, typer.Option("--close")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """List what players have reported, or close one of the reports."""

    async def work(admin: "Admin") -> None:
        if close is not None:
            await admin.close_report(close)
            _say("admin-report-closed", report=close)
            return
        found = await admin.reports()
        for row in found:
            at = datetime.fromtimestamp(row["made_at"] / 1000, UTC)
            _say(
                "admin-report",
                report=row["id"],
                at=at.strftime("%Y-%m-%d %H:%M"),
                by=row["by"] or row["person_id"],
                about=row["about"] or row["other_id"],
                kind=words(current())(f"report-{row['kind']}"),
            )
            if row["table_id"]:
                _say("admin-report-table", table=row["table_id"])
            if row["body"]:
                print(" ".join(row["body"].split()))
        if not found:
            _say("admin-reports-none")

    _run(data, database, work)


@app.command("close-table", cls=Command)
def close_table(
    table: Annotated[str, typer.Argument()],
    data: Data = None,
    database: Database = None,
) -> None:
    """End a game without a winner, or close a table that has not begun."""
    _run(data, database, lambda admin: admin.close_table(table))
    _say("admin-closed", table=table)
