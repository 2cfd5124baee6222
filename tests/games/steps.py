"""What every game's tests ask of a match: that compiled and interpreted code agree, and what greedy does."""

from itertools import pairwise

import numpy as np

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.match import Match


def check_steps(match: Match, first: int) -> None:
    """From step `first` on, what was compiled and what is interpreted give the same bytes, and no law is broken."""
    for before, after in pairwise(match.frames[first - 1 :]):
        states = before.states.copy()
        if after.action is None:
            interpreted(loop.advance_at)(states, 0)
        else:
            interpreted(loop.play_at)(states, 0, after.action)
        assert states.tobytes() == after.states.tobytes()
        assert interpreted(loop.broken_law_at)(states, 0) == loop.broken_law_at(states, 0) == 0
    states = match.states
    assert interpreted(loop.legal_at)(states, 0) == loop.legal_at(states, 0)
    for entry in (loop.scores_at, loop.standing_at):
        compiled, plain = np.zeros((2, MOST_SEATS), np.int64)
        entry(states, 0, compiled)
        interpreted(entry)(states, 0, plain)
        assert compiled.tolist() == plain.tolist()


def greedy_choice(match: Match) -> str:
    """What greedy does here: compiled, interpreted, and in any other world that looks the same to the seat."""
    states, seat = match.states, match.turn
    action = int(loop.greedy_at(states, 0, fast_rng(1)))
    assert interpreted(loop.greedy_at)(states, 0, fast_rng(1)) == action
    for luck in range(5):
        world = states.copy()
        loop.redeal_at(world, 0, seat, fast_rng(luck))
        assert loop.greedy_at(world, 0, fast_rng(1)) == action
    return match.game.notation(match.state, action)


def meaning(match: Match, action: str) -> dict[str, float]:
    """The features of an action of the seat on turn, by name, rounded."""
    assert match.turn is not None
    row = match.game.action_features(match.states, 0, match.turn)[match.game.parse(match.state, action)]
    return {name: round(float(number), 4) for name, number in zip(match.game.features, row, strict=True)}


def because(match: Match, action: str) -> list[str]:
    """What a hint would say for an action of the seat on turn, in English."""
    reasons = match.game.shows("because")
    assert reasons
    return [match.game.words().say(each) for each in reasons(match.state, match.game.parse(match.state, action))]
