"""What programs can know of a game before it is played."""

import json

from cutpurse.core.game import Game
from cutpurse.core.game_data import game_data
from tests.contract.walks import every_game


@every_game
def test_a_game_is_described_as_plain_data(game: Game) -> None:
    data = game_data(game)
    assert json.loads(json.dumps(data)) == data
    assert data["name"] == game.name
    assert data["players"] == list(game.seats)
    assert [option["name"] for option in data["options"]] == [option.name for option in game.options]


@every_game
def test_every_default_is_one_of_the_values_that_can_be_written(game: Game) -> None:
    for option, data in zip(game.options, game_data(game)["options"], strict=True):
        assert option.read(data["default"]) == option.default
