"""Who people are, and how they carry that to another device."""

import pytest

from cutpurse.server.storage import people
from cutpurse.server.storage.people import People
from cutpurse.server.storage.store import Store
from cutpurse.server.table.refusals import Refused


async def test_a_secret_makes_somebody_the_same_person(store: Store) -> None:
    everybody = People(store)
    ada, token = await everybody.welcome("  Ada ")
    ben, other = await everybody.welcome("Ben")
    assert ada.name == "Ada"
    assert await everybody.find(token) == ada
    assert await People(store).find(other) == ben  # another worker
    assert await everybody.find(token[:-1]) is None
    assert await everybody.find("") is None


async def test_a_new_name_is_known_at_once(store: Store) -> None:
    everybody = People(store)
    ada, token = await everybody.welcome("Ada")
    await everybody.find(token)
    await everybody.change(ada, name="Lady Ada", rated=True)
    found = await everybody.find(token)
    assert found is not None
    assert (found.name, found.rated, found.id) == ("Lady Ada", True, ada.id)
    with pytest.raises(Refused, match="at most 24 letters"):
        await everybody.change(ada, name="A" * 25)


async def test_what_another_worker_has_changed_is_seen_at_the_next_look(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "TOGETHER", 2)
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
