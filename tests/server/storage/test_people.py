"""Who people are, and how they carry that to another device."""

import asyncio

import pytest

from cutpurse.server.storage import people
from cutpurse.server.storage.people import People
from cutpurse.server.storage.store import Store
from cutpurse.server.table.refusals import Refused


def test_a_secret_makes_somebody_the_same_person(store: Store) -> None:
    async def run() -> None:
        everybody = People(store)
        ada, token = await everybody.welcome("  Ada ")
        ben, other = await everybody.welcome("Ben")
        assert ada.name == "Ada"
        assert await everybody.find(token) == ada
        assert await People(store).find(other) == ben  # another worker
        assert await everybody.find(token[:-1]) is None
        assert await everybody.find("") is None

    asyncio.run(run())


def test_a_new_name_is_known_at_once(store: Store) -> None:
    async def run() -> None:
        everybody = People(store)
        ada, token = await everybody.welcome("Ada")
        await everybody.find(token)
        await everybody.change(ada, name="Lady Ada", rated=True)
        found = await everybody.find(token)
        assert found is not None
        assert (found.name, found.rated, found.id) == ("Lady Ada", True, ada.id)
        with pytest.raises(Refused, match="at most 24 letters"):
            await everybody.change(ada, name="A" * 25)

    asyncio.run(run())


def test_what_another_worker_has_changed_is_seen_at_the_next_look(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "TOGETHER", 2)

    async def run() -> None:
        here, elsewhere = People(store), People(store)
        (ada, old), (ben, his), (_, hers) = [await here.welcome(name) for name in ("Ada", "Ben", "Cleo")]
        new = await here.add_key(ada.id)
        for token in (old, new, his, hers):
            await here.find(token)
        await elsewhere.change(ben, name="Benno")
        await elsewhere.forget_other_keys(ada.id, new)
        assert await here.find(old) == ada
        assert await here.look_again([old, his, "nonsense"]) == {old, "nonsense"}
        assert await here.find(old) is None
        assert await here.find(new) == ada
        renamed = await here.find(his)
        assert renamed is not None
        assert renamed.name == "Benno"

    asyncio.run(run())


def test_a_carried_person_is_the_same_and_the_code_holds_once(store: Store) -> None:
    async def run() -> None:
        everybody = People(store)
        ada, _ = await everybody.welcome("Ada")
        code = await everybody.carry(ada.id)
        assert await everybody.find(await everybody.arrive(code)) == ada
        with pytest.raises(Refused, match="has been used"):
            await everybody.arrive(code)

    asyncio.run(run())


def test_a_code_does_not_hold_for_long(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        everybody = People(store)
        ada, _ = await everybody.welcome("Ada")
        monkeypatch.setattr(people, "CARRY_SECONDS", -1)
        with pytest.raises(Refused, match="too old"):
            await everybody.arrive(await everybody.carry(ada.id))

    asyncio.run(run())


def test_other_devices_can_be_forgotten(store: Store) -> None:
    async def run() -> None:
        everybody = People(store)
        ada, token = await everybody.welcome("Ada")
        stolen = await everybody.add_key(ada.id)
        assert await everybody.find(stolen) == ada
        await everybody.forget_other_keys(ada.id, token)
        assert await everybody.find(stolen) is None
        assert await everybody.find(token) == ada

    asyncio.run(run())


def test_only_hashes_of_secrets_are_stored(store: Store) -> None:
    async def run() -> None:
        everybody = People(store)
        ada, token = await everybody.welcome("Ada")
        code = await everybody.carry(ada.id)
        stored = await store.read(
            lambda connection: [
                str(row)
                for table in ("people", "keys", "carries")
                for row in connection.exec_driver_sql(f"SELECT * FROM {table}").all()
            ]
        )
        assert len(stored) == 3
        assert not any(token in row or code in row for row in stored)

    asyncio.run(run())
