"""Choices at the same time (`asked`): what a seat is asked, sees and reads does not depend on what others choose."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.check import together
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.walks import every_game, latest, lucks, matches

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


@every_game
@given(data=st.data())
def test_what_a_seat_is_asked_does_not_depend_on_what_others_choose(game: Game, data: st.DataObject) -> None:
    together.all_choose_independently(data.draw(matches(game)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_who_is_asked_is_no_secret(game: Game, data: st.DataObject) -> None:
    match, luck = data.draw(matches(game)), data.draw(lucks)
    for at in latest(match, 30):
        together.who_is_asked_is_no_secret(match, at, luck)


@every_phase
@pytest.mark.parametrize("luck", range(5))
def test_it_holds_in_every_phase_of_our_games(name: str, options: dict[str, object], moves: int, luck: int) -> None:
    """Walks reach some of these seldom."""
    match, rng = Match(games.load(name), options=options, seed=bytes([luck]) * 32), fast_rng(luck)
    while len(match.actions) < moves or not match.asked:
        assert match.turn is not None
        match.play(pick(rng, loop.legal_at(match.states, 0)))
    together.choices_are_independent(match, luck)
    if len(match.asked) > 1:
        together.choose(match, match.asked[0], rng)
        together.choices_are_independent(match, luck)


def test_where_seats_choose_one_by_one_nobody_is_asked_together() -> None:
    for name, options in (("lucre", {"swap_order": "seat"}), ("coin", {"exchange_order": "turn"}), ("village", {})):
        match, rng = Match(games.load(name), options=options, seed=bytes(32)), fast_rng(1)
        for _ in range(30):
            assert not match.asked
            match.play(pick(rng, loop.legal_at(match.states, 0)))
