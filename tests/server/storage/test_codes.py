"""Codes that can be said aloud in place of a link."""

import re
import time
from collections import Counter

import pytest
from sqlalchemy import update

from cutpurse.server.storage import codes, schema
from cutpurse.server.storage.codes import FIRST, SECOND, Codes, new_code, plain
from cutpurse.server.storage.lobby import Lobby
from cutpurse.server.storage.store import Store
from cutpurse.server.table.refusals import Refused

from ..tables import opened


def test_codes_are_words_that_can_be_said() -> None:
    words = [*FIRST, *SECOND]
    assert all(re.fullmatch("[a-z]{3,8}", word) for word in words)
    assert max(Counter(words).values()) == 1
    assert len(FIRST) * len(SECOND) * 90 > 2_000_000
    made = {new_code() for _ in range(1000)}
    assert len(made) > 990
    assert all(plain(code) == code for code in made)


async def test_no_two_tables_have_the_same_code(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = ["brass-key-41", "brass-key-41", "brass-key-41", "iron-ring-12", *["iron-ring-12"] * 10]
    monkeypatch.setattr(codes, "new_code", lambda: drawn.pop(0))

    lobby, own = Lobby(store), Codes(store)
    for name in ("one", "two"):
        await lobby.follow(name, opened())
    assert [await own.take(name) for name in ("one", "two")] == ["brass-key-41", "iron-ring-12"]
    assert [await own.find(code) for code in ("Brass Key 41", "iron_ring_12")] == ["one", "two"]
    with pytest.raises(Refused, match="no code is free"):
        await own.take("three")


async def test_a_code_of_long_ago_is_given_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "new_code", lambda: "brass-key-41")
    own = Codes(store)
    await own.take("one")
    await Lobby(store).follow("two", opened())
    old = update(schema.codes).values(since=time.time() - codes.KEPT - 1)
    await store.write(lambda connection: connection.execute(old) and None)
    assert await own.take("two") == "brass-key-41"
    assert await own.find("brass-key-41") == "two"
