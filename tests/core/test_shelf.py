"""A shelf gives copies that have nothing to do with each other."""

import pytest

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.match import Match
from cutpurse.core.shelf import ROOM, Shelf


@pytest.mark.parametrize("name", games.names())
def test_a_copy_is_the_same_state_and_stays_so(name: str) -> None:
    match, shelf = Match(games.load(name), seed=bytes(32)), Shelf()
    given = match.states.copy()
    copies = [shelf.copy(given) for _ in range(2 * ROOM + 1)]
    assert all(copy.tobytes() == given.tobytes() for copy in copies)
    loop.play_at(copies[ROOM], 0, match.legal[0])
    changed = [number for number, copy in enumerate(copies) if copy.tobytes() != given.tobytes()]
    assert changed == [ROOM]
    assert given.tobytes() == match.states.tobytes()
