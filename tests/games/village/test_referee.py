"""Whole games of The Village with any options, refereed a second time by plain Python that knows only the rules."""

import random
from typing import Any

import pytest

from cutpurse import games
from cutpurse.core.match import Match

from .referee import Referee

VILLAGE = games.load("village")


class Played:
    """A match, in which a seat does something that is permitted, by luck."""

    def __init__(self, match: Match, chance: random.Random) -> None:
        self.match, self.options, self.chance = match, match.options, chance
        self.first = 0

    def ask(self, seat: int, permitted: list[str]) -> str:
        match = self.match
        assert match.turn == seat
        words = sorted(match.game.describe(match.state, action) for action in match.legal)
        assert words == sorted(permitted)
        sorts = sorted({word.split()[0] for word in words})  # what is rarely possible happens often
        sort = self.chance.choice(sorts)
        chosen = self.chance.choice([word for word in words if word.split()[0] == sort])
        self.first = len(match.frames)
        match.play(chosen)
        return chosen

    def steps(self) -> list[dict[str, Any]]:
        return [self.match.game.words.lay_open(frame.state) for frame in self.match.frames[self.first :]]

    def end(self) -> tuple[list[int], list[int]]:
        outcome = self.match.outcome
        assert outcome is not None
        return list(outcome.scores), list(outcome.winners)


def any_options(chance: random.Random) -> dict[str, object]:
    return {option.name: option.sample(chance) for option in VILLAGE.options if chance.random() < 0.4}


def refereed(number: int) -> None:
    chance = random.Random(number)
    match = Match(VILLAGE, options=any_options(chance), seed=chance.randbytes(32))
    Referee(Played(match, chance)).play()


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_a_second_referee_agrees(first: int) -> None:
    for number in range(first, first + 50):
        refereed(number)
