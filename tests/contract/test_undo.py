"""The undo law: a step may be taken back only if nothing hidden was shown, nothing drawn, and nobody else has acted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import undo
from cutpurse.core.errors import UndoRefused
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.walks import every_game, lucks, matches


@every_game
@given(data=st.data())
def test_what_is_taken_back_leaves_no_trace(game: Game, data: st.DataObject) -> None:
    undo.taken_back_leaves_no_trace(data.draw(matches(game)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_nothing_was_drawn_and_nothing_hidden_shown(game: Game, data: st.DataObject) -> None:
    undo.undo_shows_nothing(data.draw(matches(game)), data.draw(lucks))


@every_game
@given(data=st.data())
def test_whatever_was_played_can_be_taken_back_for_practice(game: Game, data: st.DataObject) -> None:
    undo.everything_can_be_taken_back(data.draw(matches(game)), data.draw(lucks))


@every_game
def test_nothing_can_be_taken_back_before_anything_was_played(game: Game) -> None:
    match = Match(game, seed=bytes(32))
    with pytest.raises(UndoRefused):
        match.take_back()
    with pytest.raises(UndoRefused, match="this can't be taken back: "):
        match.undo(0)
