"""What a search says of its choice: the figures, the comparison, and what usually follows."""

import copy
import dataclasses
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cutpurse import games
from cutpurse.bots import explain
from cutpurse.bots.calibration import Opponents
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import ActionValue, SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.check.walks import redealt
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import Message
from tests.catalogues import check_catalogues, keys_in_sources
from tests.contract.walks import every_game, lucks, matches

LUCRE = games.load("lucre")
KINDS: tuple[Opponents, ...] = ("greedy", "stronger")


def english(message: Message | None, game: Game = LUCRE) -> str:
    return game.words().say(message) if message else ""


def explained(match: Match) -> explain.Explanation:
    position = Position.of(match, fast_rng(1))
    return explain.explain(level("sharp", Budget(iterations=60)).think(position), position, "greedy")


@every_game
def test_every_action_has_its_figures_and_the_chosen_one_a_sentence(game: Game) -> None:
    match = Match(game, seed=bytes(32))
    told = explained(match)
    assert sorted(outlook.action for outlook in told.actions) == match.legal
    for outlook in told.actions:
        others = [seat for seat in range(match.seats) if seat != match.turn]
        assert outlook.visits > 0
        assert outlook.score == outlook.scores[match.turn or 0]
        assert outlook.rival in others
        assert outlook.rival_score == max((outlook.scores[seat] for seat in others), key=game.better)
        assert outlook.text == game.notation(match.state, outlook.action)
    chosen = told.actions[0]
    assert chosen.action == told.chosen
    parts = [english(part, game) for part in (chosen.words, *told.because, told.verdict, told.then) if part]
    assert english(told.words, game) == "; ".join(parts)
    assert not game.words().gaps
    assert json.loads(json.dumps(told.to_json()))["actions"][0]["chance"] == told.actions[0].chance


def test_catalogues_fit_what_is_said() -> None:
    check_catalogues("cutpurse.bots", keys_in_sources("src/cutpurse/bots", "src/cutpurse/server"))


@every_game
@settings(max_examples=3)
@given(data=st.data(), luck=lucks)
def test_an_explanation_tells_nothing_hidden(game: Game, data: st.DataObject, luck: int) -> None:
    """Where a seat can't tell two states apart, it is told the same."""
    match = data.draw(matches(game))
    if match.turn is None:
        match.take_back()
    assert match.turn is not None
    last, twin = match.frames[-1], copy.copy(match)
    twin.frames = [*match.frames[:-1], Frame(redealt(last.states, match.turn, luck), last.seat, last.action)]
    assert replace(explained(twin), seconds=0) == replace(explained(match), seconds=0)


def found(action: int, value: float, error: float) -> ActionValue:
    scores = (19.4, 3.0, 20.2, 20.0)
    return ActionValue(action=action, visits=9, value=value, error=error, win_share=value, scores=scores)


@pytest.mark.parametrize(
    ("values", "errors", "told"),
    [
        ((0.50, 0.50), (0.00, 0.00), "as good as 4 up"),
        ((0.50, 0.49), (0.01, 0.01), "as good as 4 up"),
        ((0.49, 0.50), (0.03, 0.03), "as good as 4 up"),  # chosen, as it can't be told apart
        ((0.50, 0.48), (0.01, 0.01), "probably better than 4 up"),
        ((0.60, 0.40), (0.10, 0.10), "probably better than 4 up"),
        ((0.50, 0.48), (0.001, 0.001), "slightly better than 4 up"),
        ((0.60, 0.40), (0.01, 0.01), "clearly best"),
    ],
)
def test_differences_are_told_by_what_is_known_and_what_matters(
    match: Match, values: tuple[float, float], errors: tuple[float, float], told: str
) -> None:
    match.play("wealth 7")
    position = Position.of(match, fast_rng(1))
    chosen, other = (position.parse(text) for text in ("2 up", "4 up"))
    both = tuple(map(found, (chosen, other), values, errors))
    for actions, wanted in ((both, told), (both[:1], "")):
        result = SearchResult(seat=position.seat, chosen=chosen, actions=actions, iterations=18, seconds=1.0)
        assert english(explain.verdict(result, position)) == wanted


@pytest.mark.parametrize(
    ("share", "told"),
    [
        (0.0, "hardly ever wins"),
        (0.34, "wins 34% of the time"),
        (1, "almost always wins"),
    ],
)
def test_an_outlook_in_words(match: Match, share: float, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explain, "chance", lambda game, against, share: share)
    position = Position.of(match, fast_rng(1))  # Red leads
    each = found(position.parse("wealth 4"), share, 0.0)
    result = SearchResult(seat=0, chosen=each.action, actions=(each,), iterations=9, seconds=1.0)
    words = explain.outlook(each, result, position, "greedy").words
    assert english(words) == f"wealth 4: {told}, about 20 coins to Yellow's 20"


def test_without_a_chance_to_trust_scores_and_grades_are_told(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explain, "chance", lambda game, against, share: None)
    position = Position.of(match, fast_rng(1))
    best, other = (found(position.parse(text), value, 0.01) for text, value in (("wealth 4", 0.5), ("wealth 2", 0.4)))
    result = SearchResult(seat=0, chosen=best.action, actions=(best, other), iterations=18, seconds=1.0)
    told = explain.explain(result, position, "stronger")
    assert [(each.chance, each.grade) for each in told.actions] == [(None, "best"), (None, "costly")]
    assert english(told.actions[0].words) == "wealth 4: about 20 coins to Yellow's 20"


@pytest.mark.parametrize(
    ("value", "error", "graded"),
    [(0.50, 0.0, "best"), (0.495, 0.0, "best"), (0.47, 0.0, "close"), (0.40, 0.0, "costly"), (0.40, 0.2, "best")],
)
def test_what_is_lost_grades_an_action(match: Match, value: float, error: float, graded: str) -> None:
    done, best = found(1, value, error), found(2, 0.5, 0.0)
    assert explain.grade(explain.lost(done, best, match.game, "greedy")) == graded


def test_chances_and_what_is_lost_depend_on_the_opponents(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    worth = {"greedy": 1.0, "stronger": 0.5}
    monkeypatch.setattr(explain, "chance", lambda game, against, share: worth[against] * share)
    position = Position.of(match, fast_rng(1))
    best, other = (found(position.parse(text), value, 0.0) for text, value in (("wealth 4", 0.5), ("wealth 2", 0.42)))
    result = SearchResult(seat=0, chosen=best.action, actions=(best, other), iterations=18, seconds=1.0)
    greedy, stronger = (explain.explain(result, position, kind).actions for kind in KINDS)
    assert [(each.chance, each.grade) for each in greedy] == [(0.5, "best"), (0.42, "costly")]
    assert [(each.chance, each.grade) for each in stronger] == [(0.25, "best"), (0.21, "close")]


def test_what_follows_is_told_as_the_tree_has_settled_it(match: Match) -> None:
    position = Position.of(match, fast_rng(1))  # Red holds 2, 4, 7, 13, and plays to the middle after its Wealth
    wealth, other = position.parse("wealth 7"), position.parse("wealth 4")
    match.play("wealth 7")
    then = match.game.parse(match.state, "2 up")
    values = tuple(found(action, 0.5, 0.01) for action in (wealth, other))
    result = SearchResult(seat=0, chosen=wealth, actions=values, then=then, iterations=18, seconds=1.0)
    assert english(explain.what_follows(result, position)) == "then 2 up"
    assert explain.what_follows(dataclasses.replace(result, then=None), position) is None


def test_a_card_without_a_rank_is_called_by_its_suit_also_if_that_is_the_seats_own() -> None:
    match = Match(games.load("village"), seed=bytes(32))
    view = match.view(0)
    hand = next(card.face for zone in view.zones if zone.seat == 0 for card in zone.cards if card.face)
    for suit in (hand.suit, view.seats[0].suit):
        assert english(explain.name_of(replace(hand, suit=suit), view), match.game) == suit
