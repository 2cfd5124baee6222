"""Guided first games can be played to their end, in every language."""

from cutpurse.check import guides
from cutpurse.core.game import Game
from tests.contract.walks import OWN, every_game


@every_game
def test_a_guided_game_leads_to_its_end(game: Game) -> None:
    guides.guides_lead_to_their_end(game)
    assert game.guide or game.name not in OWN
