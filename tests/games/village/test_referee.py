"""Whole games of The Village with any options, refereed a second time by plain Python that knows only the rules."""

import random
from typing import Any

import pytest

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.options import Choice
from cutpurse.games.village.transcript import transcript

from .referee import Referee

VILLAGE = games.load("village")


class Played:
    """A match in which players do something that is permitted: by luck, or now and then what is sensible."""

    def __init__(self, match: Match, chance: random.Random) -> None:
        self.match, self.chance = match, chance
        self.sense = chance.choice([0.0, 0.5, 0.8, 0.95])
        self.options = {**match.options, **chosen(match)}
        self.first = 0
        self.lay_open()

    def ask(self, seat: int, permitted: list[str]) -> str:
        match = self.match
        assert match.turn == seat
        actions = {match.game.notation(match.state, action): action for action in match.legal}
        words = sorted(actions)
        assert words == sorted(permitted)
        chosen = self.choose(words)
        self.first = len(match.frames)
        match.play(actions[chosen])
        self.lay_open()
        return chosen

    def choose(self, words: list[str]) -> str:
        if self.chance.random() < self.sense:
            action = loop.greedy_at(self.match.states, 0, fast_rng(self.chance.getrandbits(32)))
            return self.match.game.notation(self.match.state, int(action))
        sorts = sorted({word.split()[0] for word in words})  # what is rarely possible happens often
        sort = self.chance.choice(sorts)
        return self.chance.choice([word for word in words if word.split()[0] == sort])

    def lay_open(self) -> None:
        self.laid_open = [transcript(frame.state) for frame in self.match.frames[self.first :]]

    def steps(self) -> list[dict[str, Any]]:
        return self.laid_open

    def end(self) -> tuple[list[int], list[int]]:
        outcome = self.match.outcome
        assert outcome is not None
        return list(outcome.scores), list(outcome.winners)


def chosen(match: Match) -> dict[str, Any]:
    """The values of choices by name."""
    options = (option for option in VILLAGE.options if isinstance(option, Choice))
    return {option.name: option.write(match.options[option.name]) for option in options}


def any_options(chance: random.Random) -> dict[str, object]:
    """Some options at random; most games are of a few Nights."""
    few: dict[str, object] = {"night_cap": chance.randint(1, 4)} if chance.random() < 0.8 else {}
    return {option.name: option.sample(chance) for option in VILLAGE.options if chance.random() < 0.4} | few


def refereed(number: int, **options: object) -> None:
    """A random game in which the referee and the match agree on everything."""
    chance = random.Random(number)
    match = Match(VILLAGE, options=any_options(chance) | options, seed=chance.randbytes(32))
    Referee(Played(match, chance)).play()


@pytest.mark.parametrize("first", range(0, 240, 60))
def test_a_second_referee_agrees(first: int) -> None:
    for number in range(first, first + 60):
        refereed(number)


def test_a_second_referee_agrees_on_the_pots_of_right_accusations() -> None:  # VIL-A15, VIL-A19
    """In these games nobody has won the Daily Pot when a hoarder is found."""
    for number in (5, 15, 59, 103):
        refereed(number, end_pot_only=True, daily_shared=True, accusations="each", accuse_first=False)
