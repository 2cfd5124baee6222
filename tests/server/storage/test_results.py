"""Results and ratings, for those who want them."""

import asyncio

from cutpurse.server.storage.people import People, Person
from cutpurse.server.storage.results import BOT, Results
from cutpurse.server.storage.store import Store
from cutpurse.server.table import events
from cutpurse.server.table.table import Table

from ..tables import ENTROPY, SECRET, finish, happen, opened


async def two_people(store: Store, rated: bool = True) -> tuple[Person, Person]:
    """Ada, who may want her results kept, and Ben, who does not."""
    people = People(store)
    (ada, _), (ben, _) = [await people.welcome(name) for name in ("Ada", "Ben")]
    return await people.change(ada, rated=rated), ben


def table_of(*people: Person) -> Table:
    """A match of Lucre of these people, with bots in the other seats."""
    table = opened(bots=("", "", "greedy", "sharp"))
    for person in people:
        happen(table, table.sit(person.id, person.name, None, 0.0))
    for person in people:
        happen(table, table.ready(person.id, ENTROPY, 0.0))
    return table


async def test_results_are_kept_for_who_wants_them_and_once(store: Store) -> None:
    results, (ada, ben) = Results(store), await two_people(store)
    table = table_of(ada, ben)
    await results.book("table", table, 5.0)
    assert await results.of(ada.id) == []  # it is not over yet
    finish(table)
    await results.book("table", table, 5.0)
    await results.book("table", table, 6.0)
    (result,) = await results.of(ada.id)
    outcome = table.playing.outcome
    assert outcome is not None
    assert (result.score, result.rank, result.ended) == (outcome.scores[0], outcome.ranks[0], 5.0)
    assert await results.of(ben.id) == []
    (rating,) = await results.ratings(person=ada.id)
    assert rating.matches == 1
    assert rating.sigma < 25 / 3
    assert await results.ratings(person=ben.id) == []
    assert len(await results.ratings(person=f"{BOT}greedy")) == 1


async def test_the_best_are_listed_after_some_matches(store: Store) -> None:
    results, people = Results(store), await two_people(store)
    for number in range(5):
        assert await results.ratings(game="lucre") == []
        table = table_of(*people)
        finish(table)
        await results.book(f"table {number}", table, float(number))
    ratings = await results.ratings(game="lucre")
    assert {rating.name for rating in ratings} == {"Ada", "greedy", "sharp"}
    assert ratings == sorted(ratings, key=lambda rating: -rating.shown)


async def test_a_match_of_people_who_don_t_care_leaves_nothing(store: Store) -> None:
    results, people = Results(store), await two_people(store, rated=False)
    table = table_of(*people)
    finish(table)
    await results.book("table", table, 1.0)
    assert await results.ratings(person=f"{BOT}greedy") == []


async def test_a_result_is_kept_though_the_next_match_is_prepared_at_once(store: Store) -> None:
    results, people = Results(store), await two_people(store)
    table = table_of(*people)
    finish(table)
    booking = asyncio.create_task(results.book("table", table, 5.0))
    await asyncio.sleep(0)
    table.apply(events.Prepared(secret=SECRET))
    await booking
    assert len(await results.of(people[0].id)) == 1


async def test_a_bot_that_has_played_below_its_level_is_rated_as_what_it_was(store: Store) -> None:
    results, people = Results(store), await two_people(store)
    table = table_of(*people)
    table.simple.add(3)
    finish(table)
    await results.book("table", table, 1.0)
    assert await results.ratings(person=f"{BOT}sharp") == []
    assert len(await results.ratings(person=f"{BOT}greedy")) == 1
