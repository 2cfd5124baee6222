"""What a player is told who asks for a hint."""

import re

import pytest

from cutpurse import games
from cutpurse.bots import explain
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.terminal import hint
from cutpurse.terminal.pen import Pen


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations, so that a hint is the same each time."""
    monkeypatch.setattr(hint, "BUDGET", Budget(iterations=200))


def lucre(*actions: str) -> Match:
    match = Match(games.load("lucre"), options={"mulligan": "off"}, seed=bytes(32))
    for action in actions:
        match.play(action)
    return match


def ask(match: Match, width: int = 80, bot: str = "greedy") -> list[str]:
    players = ["you" if seat == match.turn else bot for seat in range(match.seats)]
    return [line.plain for line in hint.hint(match, players, fast_rng(1), Pen(width, words=match.game.words()))]


def test_a_hint_says_what_to_choose_and_why_and_what_comes_next() -> None:
    match = lucre()
    text, _, table = "\n".join(ask(match)).partition("\n\n")
    advice = " ".join(text.splitlines())
    chosen = re.match(r"Expert would choose (\d), (wealth \d+): wins \d+% of the time, about \d+ coins to ", advice)
    assert chosen
    number, action = chosen.groups()
    actions = [known.text for known in match.view(match.turn).actions]
    assert actions[int(number) - 1] == action
    head, first, *others = table.splitlines()[: 1 + len(actions)]
    assert head.split() == ["wins", "coins", "best", "other", "tried"]
    assert first.split()[:3] == [number, *action.split()]
    for row in (first, *others):
        found = re.fullmatch(r" +(\d)  (wealth \d+) +\d+%  +\d+\.\d  +\d+\.\d \((Blue|Green|Yellow)\)  +\d+", row)
        assert found, row
        assert actions[int(found[1]) - 1] == found[2]


def test_a_hint_tells_the_chance_against_those_who_play(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"greedy": 0.61, "stronger": 0.52}
    monkeypatch.setattr(explain, "chance", lambda game, against, share: told[against])
    for bot, percent in (("greedy", "61%"), ("novice", "61%"), ("expert", "52%")):
        assert f"wins {percent} of the time" in " ".join(ask(lucre(), bot=bot))


@pytest.mark.parametrize("width", [30, 40, 60, 80])
def test_a_hint_fits_the_window(width: int) -> None:
    lines = ask(lucre("wealth 7"), width)
    assert max(map(len, lines)) <= width
    assert any("wins" in line and "%" not in line for line in lines)


def test_who_has_no_choice_is_told_so() -> None:
    match = Match(games.load("cryptruck"), seed=bytes(32))
    while len(match.legal) > 1:
        match.play(match.legal[0])
    assert ask(match) == [f"There is nothing to choose but {match.view(match.turn).actions[0].text}."]
