"""What a search says of its choice: the figures, the comparison, and what usually follows."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cutpurse import bots, games
from cutpurse.bots import explain
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import ActionValue, SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import Message, msg
from tests.catalogues import check_catalogues, keys_in_sources
from tests.contract.walks import every_game, lucks, matches, redealt

LUCRE = games.load("lucre")


def english(message: Message | None, game: Game = LUCRE) -> str:
    return game.words().say(message) if message else ""


def explained(match: Match) -> explain.Explanation:
    position = Position.of(match, fast_rng(1))
    return explain.explain(level("sharp", Budget(iterations=60)).think(position), position)


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
        assert outlook.rival_score == max(outlook.scores[seat] for seat in others)
        assert outlook.text == game.notation(match.state, outlook.action)
    chosen = told.actions[0]
    assert chosen.action == told.chosen
    parts = [english(part, game) for part in (chosen.words, told.verdict, *told.then)]
    assert english(told.words, game) == "; ".join(parts)
    assert not game.words().gaps
    assert json.loads(json.dumps(told.to_json()))["actions"][0]["win_share"] == told.actions[0].win_share


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
def test_an_outlook_in_words(match: Match, share: float, told: str) -> None:
    position = Position.of(match, fast_rng(1))  # Red leads
    words = explain.outlook(found(position.parse("wealth 4"), share, 0.0), position).words
    assert english(words) == f"wealth 4: {told}, about 20 coins to Yellow's 20"


def round_of(number: int) -> Message:
    return msg("round-of", round=number, of=8)


def trick_of(number: int) -> Message:
    return msg("stage-trick-of", trick=number, of=6)


@pytest.mark.parametrize(
    ("stage", "now", "told"),
    [
        ((round_of(8),), (round_of(1),), "round 8"),
        ((round_of(1), trick_of(6)), (round_of(1), trick_of(4)), "trick 6"),
        ((round_of(2), trick_of(4)), (round_of(1), trick_of(4)), "round 2, trick 4"),
        ((round_of(8),), (round_of(8),), ""),
    ],
)
def test_a_later_stage_is_told_in_few_words(stage: tuple[Message, ...], now: tuple[Message, ...], told: str) -> None:
    assert english(explain.later_stage(stage, now)) == told


def test_what_does_not_mostly_happen_is_not_told() -> None:
    assert explain.usual(["a", "a", "b"]) == "a"
    assert explain.usual(["a", "a", "b", "b"]) is None
    assert explain.usual([None, None, None, "b"]) is None


def test_the_last_card_is_kept_for_the_last_trick() -> None:
    match = Match(games.load("cryptruck"), seed=bytes(32))
    while match.view(match.turn).stage[1:] != (trick_of(5),) or len(match.legal) < 2:
        match.play(bots.choose("greedy", match, fast_rng(1)))
    position = Position.of(match, fast_rng(1))
    first, second = position.legal
    for played, kept in ((first, second), (second, first)):
        told = [english(part, match.game) for part in explain.what_follows(position, played)]
        assert told == [f"keeps {position.notation(kept)} for trick 6"]


def futures(position: Position, *lines: str) -> list[list[explain.LaterAction]]:
    """What a seat of Lucre might do, such as: 2: 4 up | 8: 13 down. Before each colon is the round."""
    cards = {card.rank: card for card in explain.unlike_cards(position.view)}

    def later(text: str) -> explain.LaterAction:
        number, action = text.split(": ")
        name = msg("plain-text", text=action)
        return explain.LaterAction((round_of(int(number)),), action, name, cards.get(action.split()[0]), True)

    return [[later(text) for text in line.split(" | ")] for line in lines]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["8: 13 up", "8: 13 up", "8: 13 up"], "keeps 13 for round 8 (13 up)"),
        (["8: 13 up", "8: 13 down", "8: 13 up", "8: 13 down"], "keeps 13 for round 8"),
        (["8: 13 up", "8: 13 up", "8: 13 up", "7: 12 up"], "keeps 13 for round 8 (13 up)"),
        (["2: 4 down | 3: 13 up", "2: 4 down | 3: 13 up"], "keeps 13 for round 3 (13 up)"),
        (["8: 13 up", "7: 13 up"], ""),  # no time is usual
        (["1: 13 up", "1: 13 up"], ""),  # that is now
        (["8: 7 up", "8: 7 up"], ""),  # which is what it plays now
        (["8: 12 up", "8: 12 up"], ""),  # which it has not drawn yet
    ],
)
def test_a_card_is_kept_if_it_mostly_is(match: Match, lines: list[str], told: str) -> None:
    position = Position.of(match, fast_rng(1))  # Red holds 2, 4, 7, 13
    kept = explain.kept_card(futures(position, *lines), position, position.parse("wealth 7"))
    assert english(kept.words if kept else None) == told


@pytest.mark.parametrize("name", ["coin", "dirty_money", "cryptruck"])
def test_nothing_beyond_the_cards_that_are_dealt_is_told(name: str) -> None:
    position = Position.of(Match(games.load(name), seed=bytes(32)), fast_rng(1))
    later = [each for _ in range(4) for each in explain.play_on(position, position.legal[0])]
    assert {each.stage[0] for each in later} == {position.view.stage[0]}


def test_a_card_without_a_rank_is_called_by_its_suit_also_if_that_is_the_seats_own() -> None:
    match = Match(games.load("village"), seed=bytes(32))
    view = match.view(0)
    hand = next(card.face for zone in view.zones if zone.seat == 0 for card in zone.cards if card.face)
    for suit in (hand.suit, view.seats[0].suit):
        assert english(explain.name_of(replace(hand, suit=suit), view), match.game) == suit
