"""The lobby's rows: tables that are open to anybody, tables of a person, and clocks to look at."""

from cutpurse.server.storage.lobby import MOST_OF_ONE, Lobby
from cutpurse.server.storage.store import Store
from cutpurse.server.table.table import Table

from ..tables import ADA, begun, finish, happen, opened


def sat(table: Table, person: str, seat: int | None = None) -> Table:
    happen(table, table.sit(person, person.title(), seat, 0.0))
    return table


async def test_open_tables_are_listed_while_they_wait_or_play(store: Store) -> None:
    lobby, table = Lobby(store), opened(game="coin", listed=True, bots=("", "", "", "greedy"))
    await lobby.follow("open", table)
    (listing,) = await lobby.listed()
    assert (listing.id, listing.game, listing.free_seats, listing.begun) == ("open", "coin", 3, False)
    await lobby.follow("open", sat(table, "ada"))
    (listing,) = await lobby.listed()
    assert listing.free_seats == 2
    over = begun(listed=True)
    finish(over)
    await lobby.follow("over", over)
    await lobby.follow("hidden", begun())
    assert [listing.id for listing in await lobby.listed()] == ["open"]


async def test_a_table_is_looked_at_when_its_clock_has_run_out(store: Store) -> None:
    lobby, table = Lobby(store), begun()
    await lobby.follow("table", table)
    assert await lobby.due() == []
    await lobby.follow("table", table, 1.0)
    assert await lobby.due() == ["table"]
    await lobby.look_later("table", None)
    assert await lobby.due() == []


async def test_it_follows_who_sits_where(store: Store) -> None:
    lobby = Lobby(store)
    tables = {f"table-{number:02}": sat(opened(), ADA) for number in range(MOST_OF_ONE + 2)}
    sat(tables["table-07"], "ben", 1)
    for name, table in tables.items():
        await lobby.follow(name, table)
    last = list(tables)[:1:-1]  # newest first
    assert await lobby.tables_of(ADA) == [(name, "lucre") for name in last]
    assert await lobby.tables_of("ben") == [("table-07", "lucre")]
    table = tables["table-07"]
    happen(table, table.leave("ben", 0.0))
    assert lobby.is_news("table-07", table)
    await lobby.follow("table-07", table)
    assert not lobby.is_news("table-07", table)
    assert await lobby.tables_of("ben") == []
    assert (await lobby.tables_of(ADA))[0] == ("table-07", "lucre")
    assert lobby.is_news("table-07", sat(table, "eve", 1))  # somebody else sits there now
    assert await lobby.tables_of("nobody") == []


async def test_a_table_that_is_put_away_does_not_tell_when(store: Store) -> None:
    """That follows from when somebody has acted last, perhaps in secret."""
    lobby, table = Lobby(store), opened(listed=True)
    await lobby.follow("open", table)
    (before,) = await lobby.listed()
    await lobby.follow("open", table, 1.0, news=False)
    (after,) = await lobby.listed()
    assert after == before
    assert await lobby.due() == ["open"]
    await lobby.follow("never seen", table, news=False)
    assert len(await lobby.listed()) == 2
