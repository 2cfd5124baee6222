"""The laws of Lucre and COIN notice what is wrong with a table."""

import pytest

from cutpurse.core import loop

from .builder import Table, coin_table, lucre_table


@pytest.mark.parametrize("table", [lucre_table("Red 9"), coin_table("Red 9")], ids=["lucre", "coin"])
def test_a_card_that_is_lost_or_in_the_wrong_place_is_noticed(table: Table) -> None:
    """LUC-02, LUC-38, LUC-39, LUC-41, COI-02, COI-34, COI-35."""
    states, blue = table.match.states.copy(), table.seat("Blue")
    card = 1 << table.hand("Blue")[0]
    states["hand"][0, blue] ^= card
    assert loop.broken_law_at(states, 0) == 1
    states["down"][0, blue] ^= card
    assert loop.broken_law_at(states, 0) == 2
