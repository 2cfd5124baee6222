"""Duplicate deals: the same cards for everyone, every bot in every seat, and nobody but the oracle sees them."""

from collections.abc import Callable

import numpy as np
import pytest

from cutpurse.arena import duplicate
from cutpurse.arena.duplicate import BotPool, line_up, seating
from cutpurse.bots import Bot, Position, make
from cutpurse.bots.guard import Fault, Guarded
from cutpurse.core.chance import seed_words
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Outcome

from .matches import planned


class Watcher:
    """Plays the first thing permitted, and keeps what it was shown."""

    def __init__(self, sees_all: bool = False) -> None:
        self.sees_all = sees_all
        self.shown: list[Position] = []

    def choose(self, position: Position) -> int:
        self.shown.append(position)
        return position.legal[0]


Seat = Callable[[str, Bot], None]


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Let a bot of ours play under one of the known names."""

    ours: dict[str, Bot] = {}
    monkeypatch.setattr(duplicate, "make", lambda name: ours.get(name) or make(name))

    def put(name: str, bot: Bot) -> None:
        ours[name] = bot

    return put


def test_the_last_named_fills_the_seats() -> None:
    assert line_up(["sharp@20", "greedy"], 4) == ["sharp@20", "greedy", "greedy", "greedy"]
    assert line_up(["oracle@20", "greedy", "random"], 3) == ["oracle@20", "greedy", "random"]


def test_everyone_sits_everywhere_once_a_deal() -> None:
    setup = planned("greedy", "random", name="dirty_money", seats=5)
    orders = set()
    for deal in range(40):
        rotations = [seating(setup, deal, rotation) for rotation in range(5)]
        assert all(sorted(at) == [0, 1, 2, 3, 4] for at in [*rotations, *zip(*rotations, strict=True)])
        first = next(places for places in rotations if places[0] == 0)
        assert all(places == first[-turn:] + first[:-turn] for places in rotations for turn in [places.index(0)])
        orders.add(tuple(first))
    assert len(orders) > 15  # of 24: who follows whom changes from deal to deal


def test_all_rotations_have_the_same_cards(seat: Seat) -> None:
    oracle = Watcher(sees_all=True)
    seat("oracle", oracle)
    setup = planned("oracle", "random", options={"mulligan": "off"})
    dealt = []
    for deal in (0, 0, 1):
        for rotation in range(4):
            played = len(oracle.shown)
            BotPool(setup).play_game(deal, rotation)
            dealt.append(oracle.shown[played].states["deck"].tobytes())
    assert len(set(dealt[:8])) == 1
    assert len(set(dealt)) == 2


def test_only_the_oracle_sees_the_cards(seat: Seat) -> None:
    setup = planned("oracle", "greedy")
    truth = seed_words(setup.stream("deal", 0))
    for sees_all in (True, False):
        watcher = Watcher(sees_all)
        seat("oracle", watcher)
        BotPool(setup).play_game(0, 0)
        assert all(np.array_equal(position.states["seed"][0], truth) == sees_all for position in watcher.shown)


def test_moves_without_a_choice_are_not_timed(seat: Seat) -> None:
    watcher = Watcher()
    seat("greedy", watcher)
    times, others = BotPool(planned("greedy", "random", name="dirty_money")).play_game(0, 0).times
    assert times.total() == sum(len(position.legal) > 1 for position in watcher.shown) < len(watcher.shown)
    assert others.total() > times.total()


def test_a_bot_that_fails_is_named_with_its_deal(seat: Seat) -> None:
    class Broken:
        def choose(self, position: Position) -> int:
            raise RuntimeError("no idea")

    class Cheat:
        def choose(self, position: Position) -> int:
            return 62

    seat("greedy", Broken())
    with pytest.raises(CutpurseError, match=r"^greedy has failed in deal 7, rotation 2: RuntimeError: no idea$"):
        BotPool(planned("greedy", "random")).play_game(6, 1)
    with pytest.raises(CutpurseError, match=r"^greedy has failed in its first move: RuntimeError: no idea$"):
        BotPool(planned("greedy", "random")).warm_up()
    seat("random", Cheat())
    with pytest.raises(CutpurseError, match=r"^random has failed in deal 1, rotation 1: IllegalAction: "):
        BotPool(planned("random", "novice")).play_game(0, 0)


def test_bots_of_others_stay_from_game_to_game(seat: Seat) -> None:
    class Guest(Guarded):
        """Somebody else's bot that fails every third time."""

        def __init__(self) -> None:
            super().__init__()
            self.asked = 0
            self.closed = False
            self.ends: list[tuple[int, Outcome]] = []

        def ask(self, position: Position) -> int:
            self.asked += 1
            if self.asked % 3 == 0:
                raise Fault("is at a loss")
            return position.legal[0]

        def over(self, seat: int, outcome: Outcome) -> None:
            self.ends.append((seat, outcome))

        def close(self) -> None:
            self.closed = True

    guest = Guest()
    seat("novice", guest)
    pool = BotPool(planned("novice", "random"))
    pool.warm_up()
    before = guest.fault_count
    games = [pool.play_game(0, rotation) for rotation in range(4)]
    assert sum(game.faults[0] for game in games) == guest.fault_count - before > 0
    assert all(game.faults[1:] == (0, 0, 0) for game in games)
    assert sorted(at for at, _ in guest.ends) == [0, 1, 2, 3]
    assert [outcome.scores[at] for at, outcome in guest.ends] == [game.scores[0] for game in games]
    assert not guest.closed
    pool.close()
    assert guest.closed
