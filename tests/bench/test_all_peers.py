"""All peers: each answers from a process of its own, and ours are judged by the stated limits."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import all_peers, kuhn, ours, peer_loops, peer_processes
from bench.all_peers import MASKS, PETTINGZOO, SEEN, STEPS, WHOLE, limits_of, rows_of
from bench.measure import Spread
from cutpurse import games
from cutpurse.core.errors import CutpurseError

LUCRE, COIN = games.load("lucre"), games.load("coin")
SLOW_PEER = {"Peer 1.0 bridge": Spread(1e6, 1e5)}


@pytest.mark.parametrize(
    ("part", "name", "rate", "verdicts"),
    [
        (MASKS, "Lucre", 15e6, [True, True]),
        (MASKS, "Lucre", 14e6, [False, True]),
        (SEEN, "Lucre, uint8", 4e6, [True, True]),
        (SEEN, "Lucre, uint8", 3e6, [False, True]),
        (SEEN, "Lucre, float32", 0.9e6, []),
        (STEPS, "Lucre", 1e6, [True]),
        (PETTINGZOO, "Lucre", 9e6, [False]),
        (WHOLE, "Lucre", 0.9e6, [False]),
    ],
)
def test_ours_are_judged(part: str, name: str, rate: float, verdicts: list[bool]) -> None:
    assert [limit.met for limit in limits_of(part, name, LUCRE, rate, SLOW_PEER)] == verdicts


KUHNS = {"Pgx 2.6.0 kuhn_poker, batch of 10": Spread(9e6, 8e6)}


@pytest.mark.parametrize(("rate", "met"), [(10e6, True), (8e6, False)])
def test_the_smallest_game_is_held_to_the_same_game(rate: float, met: bool) -> None:
    (limit,) = limits_of(SEEN, "Kuhn poker, uint8", kuhn.GAME, rate, KUHNS | SLOW_PEER)
    assert (limit.text, limit.met) == ("ahead of Pgx's", met)
    *_, limit = limits_of(SEEN, "Lucre, uint8", LUCRE, 5e6, KUHNS | SLOW_PEER)
    assert (limit.text, limit.met) == ("ahead of every peer but kuhn_poker", True)
    *_, limit = limits_of(MASKS, "Lucre", LUCRE, 5e6, KUHNS | SLOW_PEER)
    assert (limit.text, limit.met) == ("ahead of every peer", False)


def test_the_plain_comparison_is_told_all_the_same() -> None:
    found = {"Lucre, uint8": Spread(3e6, 1e6), "Kuhn poker, uint8": Spread(18e6, 9e6)} | KUHNS
    *_, peer = rows_of(SEEN, [LUCRE, kuhn.GAME], found | SLOW_PEER)[:3]
    assert peer.beside == ("our slowest 0.3x", "the same game in ours 2.0x")


def test_peers_are_told_beside_our_slowest() -> None:
    found = {"Lucre": Spread(4e6, 3e6), "COIN": Spread(2e6, 1e6)} | SLOW_PEER
    lucre, coin, peer = rows_of(STEPS, [LUCRE, COIN], found)
    assert (lucre.name, coin.name, peer.name) == ("Lucre", "COIN", "Peer 1.0 bridge")
    assert peer.beside == ("our slowest 2.0x",)
    assert not peer.limits


def test_a_peer_answers_from_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_processes, "python_of", lambda library: Path(sys.executable))
    with peer_processes.rates_of("openspiel") as rates:
        assert "OpenSpiel 2.0.2 hearts, Python loop" in rates
        assert rates["OpenSpiel 2.0.2 hearts, whole games in C++"](0.01) > 0
        assert rates["OpenSpiel 2.0.2 euchre, Python loop"](0.01) > 0


def test_one_that_breaks_down_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_processes, "python_of", lambda library: Path(sys.executable))
    told = r"RLCard 1\.2\.0 has broken down: ModuleNotFoundError: No module named 'rlcard'"
    with pytest.raises(CutpurseError, match=told), peer_processes.rates_of("rlcard"):
        pass


def test_everything_runs_on_one_core() -> None:
    before = os.sched_getaffinity(0)
    with all_peers.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_decisions_of_an_aec_environment_are_counted() -> None:
    class Countdown:
        left = 0

        def reset(self) -> None:
            self.left = 5

        def agent_iter(self) -> Any:
            while self.left > -2:
                yield "player_0"

        def last(self) -> Any:
            import numpy as np

            return {"action_mask": np.array([0, 1])}, 0, self.left <= 0, False, {}

        def step(self, action: int | None) -> None:
            assert action == (1 if self.left > 0 else None)
            self.left -= 1

    assert peer_loops.aec_game(Countdown()) == 5


@pytest.mark.parametrize("dtype", [None, "uint8"])
def test_our_batches_are_measured(dtype: Any) -> None:
    assert ours.batch(LUCRE, dtype)(0.01) > 0
