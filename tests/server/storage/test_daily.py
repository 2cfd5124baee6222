"""Who has played which day's deal: once, whoever asks and however often."""

import asyncio

from cutpurse.server.storage.daily import DailyPlays
from cutpurse.server.storage.people import People
from cutpurse.server.storage.store import Store

DAY = "2026-11-18"


async def test_the_secret_is_drawn_once(store: Store) -> None:
    one, other = DailyPlays(store), DailyPlays(store)
    first, second = await asyncio.gather(one.secret(), other.secret())
    assert first == second
    assert len(first) == 32
    assert await one.secret() == first


async def test_everybody_has_one_try(store: Store) -> None:
    plays = DailyPlays(store)
    ada, _ = await People(store).welcome("Ada")
    found = await asyncio.gather(*[plays.claim(DAY, "lucre", ada.id) for _ in range(4)])
    assert len({play.table for play in found}) == 1
    assert (await plays.claim(DAY, "coin", ada.id)).table != found[0].table
    assert (await plays.claim("2026-11-19", "lucre", ada.id)).table != found[0].table
    assert {play.game for play in await plays.of(ada.id, DAY)} == {"lucre", "coin"}
    assert len(await plays.unfinished(DAY)) == 3


async def test_a_result_is_kept_once_and_counts_only_within_the_day(store: Store) -> None:
    plays = DailyPlays(store)
    ada, _ = await People(store).welcome("Ada")
    play = await plays.claim(DAY, "lucre", ada.id)
    assert await plays.finished(DAY, "lucre") == []
    await plays.book(play.table, 12, 2, 1_000.0)
    await plays.book(play.table, 99, 1, 2_000.0)
    (kept,) = await plays.finished(DAY, "lucre")
    assert (kept.name, kept.score, kept.rank) == ("Ada", 12, 2)
    assert await plays.players(DAY) == {"lucre": 1}
    assert await plays.unfinished(DAY) == []
    late = await plays.claim(DAY, "coin", ada.id)
    await plays.book(late.table, 12, 2, 1e12)
    assert await plays.finished(DAY, "coin") == []
    assert await plays.players(DAY) == {"lucre": 1}
