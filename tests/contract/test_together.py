"""Choices at the same time (`asked`): what a seat is asked, sees and reads does not depend on what others choose."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.state import thaw
from tests.contract.walks import asked_in, every_game, lucks, matches, redealt

TOGETHER = [  # every phase of our games in which all choose at the same time, and how they are reached
    ("lucre", {}, 0),
    ("lucre", {"buried_order": "random"}, 0),
    ("coin", {}, 5),
    ("coin", {"exchange": "forced", "after_burying": "shuffle"}, 5),
    ("village", {"betting": "sealed"}, 0),
    (
        "village",
        {"betting": "sealed", "ante": 5, "short": "skip", "chips": 30, "limit": "none", "must_reveal": "on"},
        150,
    ),
    ("village", {"betting": "sealed", "must_reveal": "on"}, 60),
    ("village", {}, 60),
]
every_phase = pytest.mark.parametrize(("name", "options", "moves"), TOGETHER)


def choose(match: Match, seat: int, rng: Any) -> None:
    """A seat chooses at random, until its choice is complete."""
    while match.frames[-1].turn == seat and seat in match.asked:
        number = len(match.frames)
        match.play(pick(rng, loop.legal_at(match.states, 0)))
        if match.frames[number].turn != seat:
            return


def question(match: Match, seat: int) -> tuple[Any, ...]:
    """All that a seat on turn is asked, sees, and has read."""
    assert match.turn == seat
    s, game = match.state, match.game
    names = [(game.notation(s, action), game.action_name(s, action)) for action in match.legal]
    reasons = [game.why_not(s, action) for action in range(game.actions)]
    return match.legal, names, reasons, match.view(seat).to_json(), match.asked


def choice_of(match: Match, seat: int, luck: int) -> list[tuple[Any, ...]]:
    """What a seat is asked from one of its actions to the next, whatever it does by that luck."""
    questions, rng = [question(match, seat)], fast_rng(luck)
    while True:
        number = len(match.frames)
        match.play(pick(rng, loop.legal_at(match.states, 0)))
        if match.frames[number].turn != seat:
            return questions
        questions.append(question(match, seat))


def check(match: Match, luck: int) -> None:
    """The law, where all are asked."""
    seats = match.asked
    assert seats[0] == match.turn
    assert len(set(seats)) == len(seats)
    for seat in seats[1:]:
        lines = set()
        found = []
        for number in range(4):
            fork, rng = match.fork(), fast_rng(luck + number)
            for other in seats[: seats.index(seat)]:
                assert fork.turn == other
                first = len(fork.frames)
                choose(fork, other, rng)
                assert all(frame.seat == other for frame in fork.frames[first:]), "the table moves when all have chosen"
                lines |= {line for step in range(first, len(fork.frames)) for line in told_to_others(fork, step)}
            assert fork.asked == seats[seats.index(seat) :]
            found.append(choice_of(fork, seat, luck))
        assert all(questions == found[0] for questions in found), seat
        assert not lines, "a choice is told to its own seat until all have chosen"


def told_to_others(match: Match, step: int) -> list[Message]:
    seat = match.frames[step].seat
    others = [viewer for viewer in (None, *range(match.seats)) if viewer != seat]
    return [message for viewer in others for message in match.told_to(viewer, step)]


@every_game
@given(data=st.data())
def test_what_a_seat_is_asked_does_not_depend_on_what_others_choose(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks) % 2**62
    for then in [*asked_in(match)][-8:]:
        check(then, luck)


@every_game
@given(data=st.data())
def test_who_is_asked_is_no_secret(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks) % 2**62
    for number, frame in enumerate(match.frames[-30:]):
        for seat in range(match.seats):
            world = redealt(frame.states, seat, luck + number)
            assert game.asked(thaw(world)) == game.asked(frame.state)


@every_phase
@pytest.mark.parametrize("luck", range(5))
def test_it_holds_in_every_phase_of_our_games(name: str, options: dict[str, object], moves: int, luck: int) -> None:
    """Walks reach some of these seldom."""
    match, rng = Match(games.load(name), options=options, seed=bytes([luck]) * 32), fast_rng(luck)
    while len(match.actions) < moves or not match.asked:
        assert match.turn is not None
        match.play(pick(rng, loop.legal_at(match.states, 0)))
    check(match, luck)
    if len(match.asked) > 1:
        choose(match, match.asked[0], rng)
        check(match, luck)


def test_where_seats_choose_one_by_one_nobody_is_asked_together() -> None:
    for name, options in (("lucre", {"swap_order": "seat"}), ("coin", {"exchange_order": "turn"}), ("village", {})):
        match, rng = Match(games.load(name), options=options, seed=bytes(32)), fast_rng(1)
        for _ in range(30):
            assert not match.asked
            match.play(pick(rng, loop.legal_at(match.states, 0)))
