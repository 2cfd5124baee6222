"""The database's tables. They change only by a migration (`migrations/`)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

PASSING = {"passing": True}  # what is so only while workers run: no backup has it

# The log: all that has happened at all tables. Two writers can't both write event 7 of a table: the key decides.
# Nothing is ever lost here: the events of a finished match may become one row (`compaction.py`).
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("event", LargeBinary, nullable=False),
)

# What the lobby lists without reading logs. It follows the log, and can be made from it again.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", LargeBinary, nullable=False),  # as JSON
    Column("listed", Boolean, nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float, index=True),  # when somebody must act for a player who does not
    Column("compacted", Boolean, nullable=False, server_default=false()),  # nothing is left to pack (`compaction.py`)
    Index("lobby", "listed", "over", "changed"),
    Index("at_rest", "compacted", "changed"),
)

# Who sits where, for people who look for their tables. It follows the log, too.
sitters = Table(
    "sitters",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
)

# What can be said aloud in place of a table's id.
codes = Table(
    "codes",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("since", Float, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(48), nullable=False),
    Column("rated", Boolean, nullable=False, default=False),
    Column("since", Float, nullable=False),
)

# The secrets by which people are known, one for each of their devices; only hashes are kept.
keys = Table(
    "keys",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("since", Float, nullable=False),
)

# Links that carry a person to another device, once.
carries = Table(
    "carries",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

# The processes that serve, unless they have not been heard of since.
workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
    info=PASSING,
)

# Who is connected where.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("worker", String(32), primary_key=True),
    info=PASSING,
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, default=""),
    Column("bot", String(64), nullable=False, default=""),
    Column("game", String(40), nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Index("by_person", "person", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

# What the server alone knows; from one of these the deals of all days follow. Whoever reads it knows them beforehand.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# Who plays the deal of which day, once, and how it ended; that follows the log of the table.
daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("since", Float, nullable=False),
    Column("score", BigInteger),  # none: not over yet
    Column("rank", Integer),
    Column("ended", Float),
)

# The logs of tournaments, as those of tables: the key decides between two writers.
tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("event", LargeBinary, nullable=False),
)

# Which tournaments somebody must look after. It follows the log, and can be made from it again.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("phase", String(10), nullable=False),
    Column("changed", Float, nullable=False),
    Index("running", "phase", "changed"),
)

# Who takes part where, or is the host.
entrants = Table(
    "entrants",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("tournament_id", String(32), primary_key=True),
)

# Matches that were played elsewhere, to watch.
records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("since", Float, nullable=False),
)

# What a review has found about decisions. It can be worked out again: rows may be deleted at any time.
analyses = Table(
    "analyses",
    metadata,
    Column("match", String(64), primary_key=True),  # a hash of all that was played, at a table or in a record
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("judge", String(64), nullable=False),  # a hash of all that decides what is found
    Column("analysis", LargeBinary, nullable=False),
)

# Positions that workers let others think about (`thoughts.py`). Rows live for seconds, and may be deleted at any time.
thoughts = Table(
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("asked_by", String(32), nullable=False, index=True),
    Column("sources", String(64), nullable=False),  # a hash of all that decides what is found
    Column("urgency", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("task", LargeBinary, nullable=False),
    Column("taken", Float),  # when a pool began to think about it
    Column("answer", LargeBinary),
    info=PASSING,
)

# The pools that take them, unless they have not been heard of since.
pools = Table(
    "pools",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("processes", Integer, nullable=False),
    Column("until", Float, nullable=False),
    info=PASSING,
)
