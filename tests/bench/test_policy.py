"""How long the policy takes, and what it gains."""

import pytest

from bench import policy
from bench.measure import Spread
from bench.policy import gain_row, positions, time_of_choice, time_row
from cutpurse import games
from cutpurse.bots.policy.bot import policy_of
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.errors import CutpurseError
from cutpurse.train.evaluation import Strength
from tests.contract.walks import EXAMPLE


def test_positions_have_a_choice_and_are_always_the_same() -> None:
    game = games.load("lucre")
    found = positions(game, 5)
    assert all(len(members(loop.legal_at(states, 0))) > 1 for states, _ in found)
    assert [states.tobytes() for states, _ in positions(game, 5)] == [states.tobytes() for states, _ in found]


def test_a_choice_takes_some_time() -> None:
    game = games.load("lucre")
    known = policy_of(game)
    assert known
    found = time_of_choice(game, known, rounds=2)
    assert 0 < found.best <= found.worst


def test_the_best_round_is_held_to_the_limit() -> None:
    game = games.load("lucre")
    assert [str(limit) for limit in time_row(game, Spread(20.0, 30.0)).limits] == ["at most 20 µs: met"]
    assert [str(limit) for limit in time_row(game, Spread(20.1, 20.2)).limits] == ["at most 20 µs: MISSED"]


def test_a_gain_is_told_beside_the_fair_share() -> None:
    row = gain_row(games.load("lucre"), Strength(4, 0.35, 0.01))
    assert (row.name, row.beside) == ("Lucre, 4 players", ("1.40x fair",))
    assert row.figures == pytest.approx({"wins": 0.35, "95% from": 0.34, "to": 0.36})


def test_a_whole_run_leaves_out_games_without_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "ROUNDS", 1)
    told: list[tuple[int, int]] = []
    found = policy.run([games.load("lucre"), EXAMPLE], 4, 1, lambda done, total: told.append((done, total)))
    assert [row.name for row in found.rows] == ["Lucre", "Lucre, 4 players"]
    assert told == [(1, 2), (2, 2)]


def test_what_is_wrong_is_said_first() -> None:
    with pytest.raises(CutpurseError, match="none of these games comes with a policy"):
        policy.run([EXAMPLE], 10, 1)
    with pytest.raises(CutpurseError, match="play at least 2 deals"):
        policy.run([EXAMPLE], 1, 1)
