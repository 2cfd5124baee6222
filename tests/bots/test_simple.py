"""Novice: the greedy rules, and now and then something else."""

import pytest

from cutpurse import games
from cutpurse.bots import make
from cutpurse.bots.position import Position
from cutpurse.bots.simple import CARELESS
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match

LUCRE = games.load("lucre")
OFTEN = 1000


def choices(position: Position, name: str = "novice") -> list[int]:
    bot = make(name)
    return [bot.choose(position) for _ in range(OFTEN)]


def first_choice(luck: int = 1) -> Position:
    return Position.of(Match(LUCRE, options={"mulligan": "off"}, seed=bytes(32)), fast_rng(luck))


def test_it_does_what_the_greedy_rules_say_but_for_a_careless_share() -> None:
    position = first_choice()
    (suggested,) = set(choices(position, "greedy"))
    found = choices(position)
    careless = CARELESS * (1 - 1 / len(position.legal))  # any action may be the greedy one
    assert set(found) == set(position.legal)
    assert sum(action != suggested for action in found) / OFTEN == pytest.approx(careless, abs=0.05)


def test_luck_decides_all() -> None:
    assert choices(first_choice(5)) == choices(first_choice(5)) != choices(first_choice(6))


def test_it_does_nothing_pointless(monkeypatch: pytest.MonkeyPatch) -> None:
    position = first_choice()
    suggested = choices(position, "greedy")[0]
    monkeypatch.setattr(Position, "is_pointless", lambda self, action: action != suggested)
    assert set(choices(position)) == {suggested}
    monkeypatch.setattr(Position, "is_pointless", lambda self, action: True)  # then there is nothing better
    assert set(choices(position)) == set(position.legal)
