"""What the server stores, as database tables. The migrations build exactly this (a test compares).

Only texts and whole numbers, so that a statement's values go to every driver as they are:
moments are milliseconds since 1970, structured values are JSON.

    people      everyone; guests have no key and no password
    tokens      personal tokens, by hash
    avoided     whom a person has muted or blocked
    follows     whom a person follows
    challenges  private tables to which one person has invited another by name
    reports     reports about people to the administrator, open and closed
    tables      one row per table: what lobby, archive and deadlines look for
    events      everything that happened at a table, in order; all else follows from it
    players     who sat where, for "my games" and the archive's search
    chat        what was said
    secrets     the server's secret of each shuffle, which is never sent
    presence    who is connected to which process, and since when others have been gone
    processes   which processes are alive; outages: when none was, which no clock counts
    keys        the key that signs cookies; when a process last ended normally
    reviews     reviews of finished games, kept because they take a while to make
    puzzle_tries, puzzle_scores     which puzzles a person has tried; their streaks and ratings
    puzzle_ratings  the ratings of puzzles that people have tried
    rated_games the sides and places of rated games, written with their end
    rating_changes  how each of them changed ratings, in the order in which they ended
    ratings     each person's current rating, for the leaderboards
    rating_turns    for each ladder the number of the last computation, so that no two overlap
    tournaments     their settings and status
    tournament_players  who has joined, including computers that fill in
    tournament_seats    who plays at which table in which round, and the score: one row per round
    tournament_turns    for each tournament the number of the last step, so that no two overlap
    notices     notices to people, written with what happened (transactional outbox)
    channels    where a person wants to be notified: an e-mail address, a browser, a webhook, a feed
    deliveries  which notice goes to which channel, and how that ended
    attempts    which process delivers: of two only one can write the next number
    vacations   when a person's clocks stop, in games with days per move
"""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

NAMES = {"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}
layout = MetaData(naming_convention=NAMES)

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
    Column("private", Integer, nullable=False, server_default="0"),  # 1: no page, no leaderboards
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

follows = Table(
    "follows",
    layout,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True, index=True),
    Column("made_at", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),  # who challenges
    Column("other_id", Text, nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("declined", Integer, nullable=False, server_default="0"),  # 0 or 1
)

reports = Table(
    "reports",
    layout,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),  # who reports
    Column("other_id", Text, nullable=False, index=True),
    Column("table_id", Text),  # where it happened, if at a table
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),  # null: the administrator has not dealt with it
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
    Column("rated", Text),  # the speed whose ratings it counts for; null: casual
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
    Column("points", Integer, nullable=False, server_default="1500000"),  # their rating as a solver
    Column("doubt", Integer, nullable=False, server_default="300000"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    layout,
    Column("game", Text, primary_key=True),
    Column("puzzle_id", Text, primary_key=True),
    Column("points", Integer, nullable=False),
    Column("doubt", Integer, nullable=False),
    Column("tries", Integer, nullable=False),  # first tries of people
)

rated_games = Table(
    "rated_games",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("speed", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # places and players of its sides
    # Which of its people were programs when it was rated, as JSON; null: it has not been yet.
    Column("bots", Text, index=True),
    Index("ix_rated_games_game_speed_ended_at", "game", "speed", "ended_at"),
)

# Ratings are in thousandths of a point.
rating_changes = Table(
    "rating_changes",
    layout,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("speed", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("side", Integer, nullable=False),
    Column("outcome", Text, nullable=False),  # win, draw, loss
    Column("against", Integer, nullable=False),  # the average rating of the others
    Column("weight", Integer, nullable=False),  # how much it counted, in thousandths
    Column("rivals", Text, nullable=False),  # people met, as JSON
    Column("programs", Integer, nullable=False),  # 1: bots were among the others; 2: computers
    Column("points_before", Integer, nullable=False),
    Column("doubt_before", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("doubt", Integer, nullable=False),
    Column("games", Integer, nullable=False),  # so far, as are the next two
    Column("wins", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Index(
        "ix_rating_changes_person_id_game_speed_ended_at", "person_id", "game", "speed", "ended_at"
    ),
    Index("ix_rating_changes_game_speed_ended_at", "game", "speed", "ended_at"),
)

ratings = Table(
    "ratings",
    layout,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("speed", Text, primary_key=True),
    Column("points", Integer, nullable=False),
    Column("doubt", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_ratings_game_speed_points", "game", "speed", "points"),
)

rating_turns = Table(
    "rating_turns",
    layout,
    Column("game", Text, primary_key=True),
    Column("speed", Text, primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
)

tournaments = Table(
    "tournaments",
    layout,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner_id", Text, nullable=False, index=True),
    Column("system", Text, nullable=False),  # arena, swiss, round-robin
    Column("terms", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),  # coming, running, over
    Column("made_at", BigInteger, nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Index("ix_tournaments_status_starts_at", "status", "starts_at"),
)

tournament_players = Table(
    "tournament_players",
    layout,
    Column("tournament_id", Text, primary_key=True),
    Column("entrant", Text, primary_key=True),  # a person's id; of a computer, a name
    Column("number", Integer, nullable=False),
    Column("computer", Text),  # its level; null: a person
    Column("strength", Integer, nullable=False),
    Column("joined_at", BigInteger, nullable=False),  # the last time
    Column("left_at", BigInteger),
    Column("place", Integer),  # 1 to 3 if it was a trophy; null: none, or not over yet
    Index("ix_tournament_players_entrant", "entrant"),
)

tournament_seats = Table(
    "tournament_seats",
    layout,
    Column("tournament_id", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Text, primary_key=True),
    Column("table_id", Text, index=True),  # null: no game (bye)
    Column("side", Integer, nullable=False),
    Column("score", Integer),  # in 120ths of a point; null: not over yet
    Column("berserk", Integer, nullable=False, server_default="0"),
    Column("absent", Integer, nullable=False, server_default="0"),  # 1: lost without having come
    Column("ended_at", BigInteger),
)

tournament_turns = Table(
    "tournament_turns",
    layout,
    Column("tournament_id", Text, primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
)

notices = Table(
    "notices",
    layout,
    Column("id", Text, primary_key=True),  # follows from what it is about
    Column("person_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),  # JSON, nothing secret
    Column("planned_at", BigInteger, index=True),  # when its deliveries were written; null: not yet
    Index("ix_notices_person_id_at", "person_id", "at"),
)

channels = Table(
    "channels",
    layout,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),
    Column("medium", Text, nullable=False),  # email, push, webhook, feed
    Column("address", Text, nullable=False),  # feeds have none
    Column("secret", Text, nullable=False),  # keys of a browser, of a webhook, of a feed's address
    Column("kinds", Text, nullable=False),  # of notices, separated by spaces
    Column("language", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),  # null: only the confirmation link is sent
)

deliveries = Table(
    "deliveries",
    layout,
    Column("notice_id", Text, primary_key=True),
    Column("channel_id", Text, primary_key=True, index=True),
    Column("due_at", BigInteger, index=True),  # null: nothing more is to be done
    Column("tries", Integer, nullable=False, server_default="0"),  # that have ended
    Column("outcome", Text),  # sent, present, late, refused, failed
)

attempts = Table(
    "attempts",
    layout,
    Column("notice_id", Text, primary_key=True),
    Column("channel_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("process_id", Text, nullable=False),
)

vacations = Table(
    "vacations",
    layout,
    Column("person_id", Text, primary_key=True),
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False, index=True),
)
