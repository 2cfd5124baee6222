"""What is sent to a process that thinks, what comes back, and what is not in it."""

import io
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cutpurse import games, new_match
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.bots.thinker import (
    Answer,
    Load,
    Task,
    carry_out,
    framed,
    pack,
    read_answer,
    read_message,
    read_task,
    sources_of,
    think,
)
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from tests.contract.walks import OWN


def in_the_middle(name: str, seed: bytes = b"2" * 32) -> Match:
    """Some decisions after the deal, where there is a choice."""
    match = new_match(name, seed=seed)
    for _ in range(9):
        match.play(match.legal[-1])
    while len(match.legal) < 2:
        match.play(match.legal[0])
    return match


def a_task(name: str = "lucre") -> Task:
    return Task.of(Position.of(in_the_middle(name), fast_rng(1)), "sharp", Budget(iterations=20))


@pytest.mark.parametrize("name", OWN)
def test_a_task_holds_nothing_that_the_seat_can_not_know(name: str) -> None:
    """From the same random numbers two deals that look the same to the seat make the same task, seed included."""
    match = in_the_middle(name)
    other = Position.of(match, fast_rng(8))  # the seat can't tell this world from the true one
    task = Task.of(Position.of(match, fast_rng(5)), "sharp", Budget(seconds=0.05))
    loop.redeal_at(other.states, 0, other.seat, fast_rng(5))
    assert task.world == other.states.tobytes()
    assert not np.array_equal(other.states["seed"], match.states["seed"])
    assert match.seed not in pack(task)
    assert match.states["seed"].tobytes() not in pack(task)


@pytest.mark.parametrize("name", OWN)
def test_what_is_found_elsewhere_is_what_would_be_found_here(name: str) -> None:
    task = a_task(name)
    there = read_answer(pack(carry_out(read_task(pack(task)))))
    assert not there.error
    assert there.found is not None
    assert there.found.seconds > 0
    here = think(task)
    assert (there.found.chosen, there.found.actions) == (here.chosen, here.actions)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"layout": "other"}, "the rules of lucre are others here"),
        ({"world": b"short"}, "the rules of lucre are others here"),
        ({"level": "oracle"}, "nobody thinks as oracle"),
        ({"iterations": 0}, "nobody thinks as sharp"),
        ({"game": "poker"}, "poker"),
    ],
)
def test_what_can_not_be_thought_about_is_told(changes: dict[str, Any], said: str) -> None:
    answer = carry_out(replace(a_task(), **changes))
    assert answer.found is None
    assert said in answer.error


def test_a_process_answers_until_its_input_ends() -> None:
    orders = [pack(Load(game="lucre")), pack(a_task()), pack(Load(game="poker"))]
    done = subprocess.run(
        [sys.executable, "-m", "cutpurse.bots.thinker"],
        input=b"".join(map(framed, orders)),
        stdout=subprocess.PIPE,
        check=True,
    )
    stream = io.BytesIO(done.stdout)
    loaded, thought, unknown = (read_answer(read_message(stream)) for _ in orders)
    assert loaded == Answer()
    assert thought.found is not None
    assert "poker" in unknown.error
    assert read_message(stream) == b""


def test_every_game_has_its_own_sources() -> None:
    assert len({sources_of(games.load(name)) for name in OWN}) == len(OWN)
