"""What the server keeps, as database tables. The migrations build exactly this (a test compares).

Only texts and whole numbers, so that a statement's values go to every driver as they are:
moments are milliseconds since 1970, structured values are JSON.

    people      who there is; guests have no key and no password
    tokens      personal tokens, by hash
    avoided     whom somebody has muted or blocked
    tables      one row a table: what lobby, archive and alarms look for
    events  everything that happened at a table, in order: the truth, of which the rest is made
    players     who sat where, for "my games" and the archive's search
    chat        what was said
    secrets     the server's part of each shuffle, which is in nothing that is ever sent
    presence    who is connected to which process, and since when somebody is not
    processes   which processes live; outages: when none did, which no clock counts
    keys        the key that signs cookies; when a process last ended normally
    reviews     reviews of finished games, kept because they take a while to make
    puzzle_tries, puzzle_scores     which puzzles somebody has tried, and their streaks
"""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

layout = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    layout,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest, member, bot; gone: deleted
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # what look-alike names have in common; guests: null
    Column("password", Text),  # argon2
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("banned_at", BigInteger),
    Column("sessions", Integer, nullable=False, default=0),  # cookies of an earlier count are void
)

tokens = Table(
    "tokens",
    layout,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

avoided = Table(
    "avoided",
    layout,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),  # mute or block
)

tables = Table(
    "tables",
    layout,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),  # options, clock: equal texts can be paired
    Column("visibility", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("brief", LargeBinary, nullable=False),  # as lobby and archive show it, without names
    Column("opened_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("reason", Text),  # why it ended
    Column("due_at", BigInteger, index=True),  # when the server must look at it again
    Index("ix_tables_status_visibility_opened_at", "status", "visibility", "opened_at"),
    Index("ix_tables_game_ended_at", "game", "ended_at"),
    Index("ix_tables_ended_at", "ended_at"),
)

events = Table(
    "events",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, nullable=False, index=True),
)

chat = Table(
    "chat",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person_id", Text, nullable=False, index=True),
    Column("seat", Integer),
    Column("side", Integer),  # whose team channel; null: the whole table's
    Column("body", LargeBinary, nullable=False),
)

secrets = Table(
    "secrets",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

presence = Table(
    "presence",
    layout,
    Column("person_id", Text, primary_key=True),
    Column("process_id", Text, primary_key=True),
    Column("gone_at", BigInteger),  # null: connected as long as the process lives
)

processes = Table(
    "processes",
    layout,
    Column("id", Text, primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    layout,
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    layout,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

reviews = Table(
    "reviews",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    layout,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle_id", Text, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),  # 0 or 1
)

puzzle_scores = Table(
    "puzzle_scores",
    layout,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
)
