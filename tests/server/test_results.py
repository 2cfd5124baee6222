"""Results and ratings, for those who want them; and the lobby."""

import asyncio

from cutpurse.server import events
from cutpurse.server.events import AnyEvent, Settings
from cutpurse.server.hub import Hub, LiveTable
from cutpurse.server.lobby import Lobby
from cutpurse.server.people import People
from cutpurse.server.results import BOT, Results
from cutpurse.server.store import Store

from .tables import ENTROPY, SECRET


async def played(store: Store, persons: list[tuple[str, str]], name: str = "table", listed: bool = False) -> LiveTable:
    """A finished match of Lucre of these people, and bots in the other seats."""
    settings = Settings(game="lucre", seats=4, bots=("", "", "greedy", "sharp"), listed=listed)
    opening: list[AnyEvent] = [events.Opened(by=persons[0][0], settings=settings), events.Prepared(secret=SECRET)]
    live = await Hub(store).open(name, lambda table, now: opening)
    for person, called in persons:
        await live.do(lambda table, now, person=person, called=called: table.sit(person, called, None, now))  # type: ignore[misc]
    for person, _ in persons:
        await live.do(lambda table, now, person=person: table.ready(person, ENTROPY, now))  # type: ignore[misc]
    return live


def finish(live: LiveTable) -> None:
    match = live.table.playing
    while match.turn is not None:
        live.table.apply(events.Moved(seat=match.turn, action=match.legal[0]))


def test_results_are_kept_for_who_wants_them_and_once(store: Store) -> None:
    async def run() -> None:
        people, results = People(store), Results(store)
        ada, _ = await people.welcome("Ada")
        ben, _ = await people.welcome("Ben")
        await people.change(ada, rated=True)
        live = await played(store, [(ada.id, "Ada"), (ben.id, "Ben")])
        await results.book(live, 5.0)
        assert await results.of(ada.id) == []  # it is not over yet
        finish(live)
        await results.book(live, 5.0)
        await results.book(live, 6.0)
        (result,) = await results.of(ada.id)
        outcome = live.table.playing.outcome
        assert outcome is not None
        assert (result.score, result.rank, result.ended) == (outcome.scores[0], outcome.ranks[0], 5.0)
        assert await results.of(ben.id) == []
        (rating,) = await results.ratings(person=ada.id)
        assert rating.matches == 1
        assert rating.sigma < 25 / 3
        assert await results.ratings(person=ben.id) == []
        assert len(await results.ratings(person=f"{BOT}greedy")) == 1

    asyncio.run(run())


def test_the_best_are_listed_after_some_matches(store: Store) -> None:
    async def run() -> None:
        people, results = People(store), Results(store)
        ada, _ = await people.welcome("Ada")
        ben, _ = await people.welcome("Ben")
        await people.change(ada, rated=True)
        for number in range(5):
            assert await results.ratings(game="lucre") == []
            live = await played(store, [(ada.id, "Ada"), (ben.id, "Ben")], f"table {number}")
            finish(live)
            await results.book(live, float(number))
        names = {rating.name for rating in await results.ratings(game="lucre")}
        assert names == {"Ada", "greedy", "sharp"}
        shown = [rating.shown for rating in await results.ratings(game="lucre")]
        assert shown == sorted(shown, reverse=True)

    asyncio.run(run())


def test_a_match_of_bots_alone_or_of_people_who_don_t_care_leaves_nothing(store: Store) -> None:
    async def run() -> None:
        people, results = People(store), Results(store)
        ada, _ = await people.welcome("Ada")
        ben, _ = await people.welcome("Ben")
        live = await played(store, [(ada.id, "Ada"), (ben.id, "Ben")])
        finish(live)
        await results.book(live, 1.0)
        assert await results.ratings(person=f"{BOT}greedy") == []

    asyncio.run(run())


def test_the_lobby_lists_open_tables_while_they_wait_or_play(store: Store) -> None:
    async def run() -> None:
        lobby = Lobby(store)
        opening: list[AnyEvent] = [
            events.Opened(by="ada", settings=Settings(game="coin", seats=4, listed=True, bots=("", "", "", "greedy"))),
            events.Prepared(secret=SECRET),
        ]
        live = await Hub(store).open("open", lambda table, now: opening)
        await lobby.follow(live)
        (listing,) = await lobby.listed()
        assert (listing.id, listing.game, listing.free_seats, listing.begun) == ("open", "coin", 3, False)
        await live.do(lambda table, now: table.sit("ada", "Ada", None, now))
        await lobby.follow(live)
        (listing,) = await lobby.listed()
        assert listing.free_seats == 2
        hidden = await played(store, [("a", "A"), ("b", "B")], "hidden")
        over = await played(store, [("a", "A"), ("b", "B")], "over", listed=True)
        finish(over)
        for other in (hidden, over):
            await lobby.follow(other)
        assert [listing.id for listing in await lobby.listed()] == ["open"]

    asyncio.run(run())


def test_a_table_that_was_put_away_is_looked_at_when_its_clock_has_run_out(store: Store) -> None:
    async def run() -> None:
        lobby = Lobby(store)
        live = await played(store, [("a", "A"), ("b", "B")])
        await lobby.follow(live)
        assert await lobby.due() == []
        await lobby.put_away(live, 1.0)
        assert await lobby.due() == ["table"]
        await lobby.look_later("table", None)
        assert await lobby.due() == []

    asyncio.run(run())


def test_a_result_is_kept_though_the_next_match_is_prepared_at_once(store: Store) -> None:
    async def run() -> None:
        people, results = People(store), Results(store)
        ada, _ = await people.welcome("Ada")
        ben, _ = await people.welcome("Ben")
        await people.change(ada, rated=True)
        live = await played(store, [(ada.id, "Ada"), (ben.id, "Ben")])
        finish(live)
        booking = asyncio.create_task(results.book(live, 5.0))
        await asyncio.sleep(0)
        live.table.apply(events.Prepared(secret=SECRET))
        await booking
        assert len(await results.of(ada.id)) == 1

    asyncio.run(run())
