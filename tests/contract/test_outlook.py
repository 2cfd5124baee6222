"""What a game expects of a match that goes on."""

from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import outlooks
from cutpurse.check.outlooks import outlook_of
from cutpurse.core.game import Game
from tests.contract.walks import GAMES, every_game, lucks, matches, steps_of


@every_game
@given(data=st.data())
def test_an_outlook_has_chances_from_what_everybody_knows(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    outlooks.outlooks_are_chances(match, data.draw(steps_of(match)), data.draw(lucks))


def test_games_of_several_deals_to_a_target_have_one() -> None:
    starts = {game.name: game.deal(game.complete_options(), game.seats[-1], bytes(32)) for game in GAMES}
    assert {name for name, states in starts.items() if outlook_of(states) is not None} == {"coin", "hearts"}
