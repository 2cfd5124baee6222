"""How often advice contradicts itself."""

import pytest

from bench import advice
from bench.advice import Followed, follow, row
from cutpurse import games
from cutpurse.bots.search.settings import Budget


def test_positions_are_asked_and_advice_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "BUDGET", Budget(iterations=800))
    monkeypatch.setattr("cutpurse.bots.search.search.SETTLED", 0.0)
    found = list(follow(games.load("lucre"), 12))
    assert len(found) == 12
    assert any(each.named for each in found)


def test_of_what_is_named_the_costly_part_is_told() -> None:
    found = [Followed(named=True, costly=True), *[Followed(named=True)] * 3, *[Followed(named=False)] * 4]
    assert row("Lucre", found).figures == {"named": 0.5, "costly": 0.25}
    assert not row("Lucre", found).limits[0].met
    assert row("Lucre", found[4:]).limits[0].met
