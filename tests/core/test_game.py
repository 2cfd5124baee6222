"""A game ties rules and words together, and says what is missing."""

from dataclasses import replace
from types import ModuleType

import numpy as np
import numpy.typing as npt
import pytest

from cutpurse import games
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.game import CONTRACT, Game
from cutpurse.core.match import Match
from cutpurse.core.state import Layout, i8


@pytest.fixture
def lucre() -> Game:
    return games.load("lucre")


def test_the_contract_has_these_functions() -> None:
    playing = ("deal", "turn", "legal", "play", "advance", "scores", "standing")
    assert (
        *playing,
        "outlook",
        "redeal",
        "suppose",
        "rewind",
        "replayed",
        "copy_hidden",
        "observe",
        "features",
        "greedy",
        "broken_law",
    ) == CONTRACT


def test_rules_that_lack_a_function_are_refused(lucre: Game) -> None:
    empty = ModuleType("empty")
    with pytest.raises(CutpurseError, match="the rules of lucre lack the function deal"):
        replace(lucre, rules=(empty,), layout=Layout("rules_that_lack_something", {"a": i8}))


def test_the_first_module_that_has_a_body_gives_it(lucre: Game) -> None:
    own = ModuleType("own")
    vars(own)["greedy"] = max
    layout = Layout("own_greedy", {"a": i8})
    replace(lucre, rules=(own, *lucre.rules), layout=layout)
    assert layout.bodies["greedy"] is max
    assert layout.bodies["deal"] is lucre.layout.bodies["deal"]


def test_a_game_is_shown_by_its_name(lucre: Game) -> None:
    assert repr(lucre) == "<game lucre>"


def test_the_number_of_players_is_checked(lucre: Game) -> None:
    assert lucre.check_seats(None) == 4
    several = replace(lucre, seats=(2, 3, 5), title="Several")
    with pytest.raises(CutpurseError, match="Several is played by 2 or 3 or 5, not by 4"):
        several.check_seats(4)
    assert [replace(lucre, seats=seats).players for seats in [(4,), (2, 3), (3, 4, 5, 6)]] == ["4", "2 or 3", "3 to 6"]


def test_a_template_carries_seats_and_options(lucre: Game) -> None:
    states = lucre.template(lucre.complete_options({"final_tie": "play_off", "coins": "lean"}), 4, count=3)
    assert states["final_tie"].tolist() == [2, 2, 2]
    assert states["coins"][2].tolist() == [1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1]
    assert states["seats"].tolist() == [4, 4, 4]


def test_an_outcome_ranks_by_standing_and_shares_places(lucre: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def standing(states: object, i: int, out: npt.NDArray[np.int64]) -> None:
        out[:] = (7, 9, 9, 1, 99, 99)[:MOST_SEATS]

    monkeypatch.setattr("cutpurse.core.loop.standing_at", standing)
    outcome = lucre.outcome(Match(lucre, seed=bytes(32)).states)
    assert outcome.winners == (1, 2)
    assert outcome.ranks == (3, 1, 1, 4)


def test_a_text_that_means_no_action_is_refused_with_examples(lucre: Game) -> None:
    state = Match(lucre, seed=bytes(32)).state
    with pytest.raises(IllegalAction) as refusal:
        lucre.parse(state, "x" * 500)
    assert str(refusal.value) == f"“{'x' * 60}” is not an action here; actions look like swap 1, swap 5, swap 9"


def test_seats_are_found_by_name(lucre: Game) -> None:
    assert [lucre.seat_number(name) for name in ("Blue", " yellow ", "RED", "Purple", "")] == [0, 3, 2, None, None]


def test_the_observation_has_the_documented_length(lucre: Game) -> None:
    observed = lucre.observe(Match(lucre, seed=bytes(32)).states, 0, 0)
    assert observed.dtype == np.float32
    assert len(observed) == lucre.observation_size == sum(length for _, length in lucre.observation)


def test_how_to_play_is_the_games_readme(lucre: Game) -> None:
    assert lucre.title in lucre.how_to_play().splitlines()[0]
