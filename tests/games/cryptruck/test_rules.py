"""The rules of Cryptruck, in the order of the rule sheet."""

from collections import Counter
from itertools import pairwise

import pytest

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Frame, Match
from cutpurse.games.cryptruck import rules
from cutpurse.games.cryptruck.rules_cards import BLOCKS

from .builder import GAME, NAMES, WORDS, as_seed, dealt, lay_out

BUY = ("Ada: reveal Blue 5", "Bram: want", "Cleo: decline")


def winner(*cards: str, turned: str) -> int:
    """Ada, Bram and Cleo play these cards to the last trick of a round; which of them wins."""
    hands = dict(zip(NAMES, cards, strict=False))
    table = lay_out(hands, turned=turned, tricks=5).play(*(f"{name}: {card}" for name, card in hands.items()))
    return next(int(frame.state.winning) for frame in table.match.frames if frame.state.phase == rules.RESOLVE)


# The cards and the deal


@pytest.mark.parametrize("seats", [2, 6])
def test_cryptruck_is_for_three_to_five(seats: int) -> None:  # CRY-01
    with pytest.raises(CutpurseError, match=f"is played by 3 to 5, not by {seats}"):
        Match(GAME, seats=seats)
    assert (WORDS.find("credits"), GAME.minutes) == ("Design Takahiro", 20)


@pytest.mark.parametrize(("seats", "cards"), [(3, 20), (4, 26), (5, 32)])
def test_as_many_colours_as_players_and_both_whites(seats: int, cards: int) -> None:  # CRY-02, CRY-03, CRY-05
    for seed in range(20):
        s = dealt(seed, seats).match.state
        everything = Counter([s.turned, s.aside, *(min(c, 30) for hand in s.hand for c in members(hand))])
        assert everything == dict.fromkeys(range(6 * seats), 1) | {30: 2}
        assert everything.total() == cards
        assert [hand.bit_count() for hand in s.hand] == [6] * seats + [0] * (5 - seats)


def test_the_first_dealer_reveals_a_card() -> None:  # CRY-04, CRY-09, CRY-A03
    tables = [dealt(seed) for seed in range(60)]
    assert {table.turn for table in tables} == {"Ada", "Bram", "Cleo"}
    assert all(NAMES[table.match.state.dealer] == table.turn for table in tables)


def test_a_card_is_turned_up_and_the_other_stays_hidden() -> None:  # CRY-06, CRY-A10
    table = lay_out(turned="Red 2", undealt="Blue 6")
    assert table.cards("trump") == ["Red 2"]
    assert [table.cards("undealt", viewer) for viewer in (None, "Ada", "Bram", "Cleo")] == [["?"]] * 4
    assert table.badges("trump") == ["trump is red and white"]


# The auction


def test_the_dealer_may_reveal_any_card_and_must_reveal_one() -> None:  # CRY-09, CRY-A09
    table = lay_out({"Ada": "Blue 1, Blue 5, Green 1, Red 4, Red 6, White 3"})
    cards = ["Blue 1", "Blue 5", "Green 1", "Red 4", "Red 6", "White 3"]
    assert table.may == [f"reveal {card}" for card in cards]
    table.play("Ada: reveal Red 4")
    assert table.cards("offer") == ["Red 4"]
    assert table.cards("trick") == []


def test_the_others_are_asked_clockwise_from_the_dealers_left() -> None:  # CRY-10
    table = lay_out({"Cleo": "Blue 5"}, dealer="Cleo", seats=4)
    asked = []
    for move in ("Cleo: reveal Blue 5", "Dov: decline", "Ada: want", "Bram: decline"):
        table.play(move)
        asked.append(table.turn)
        if len(asked) < 4:
            assert table.may == ["want", "decline"]
    assert asked == ["Dov", "Ada", "Bram", "Ada"]  # Ada, who wants it, owes a card


def test_the_last_yes_gets_the_card_and_gives_one() -> None:  # CRY-11, CRY-12, CRY-26, CRY-T06, CRY-A04
    table = lay_out({"Ada": "Blue 5", "Cleo": "Green 6"}, seats=4)
    table.play("Ada: reveal Blue 5", "Bram: want", "Cleo: want", "Dov: decline")
    assert table.turn == "Cleo"
    assert "give Blue 5" not in table.may
    table.play("Cleo: give Green 6")
    assert table.cards("trick") == ["Blue 5"]
    assert "Green 6" in table.hand("Ada")
    assert [len(table.hand(seat).split(", ")) for seat in NAMES[:4]] == [6, 6, 5, 6]
    order = []
    while table.match.state.laid and table.match.state.trick == 0:
        order.append(table.turn)
        table.play(f"{table.turn}: {table.may[0]}")
    assert order == ["Dov", "Ada", "Bram"]


def test_who_buys_a_white_may_give_the_other() -> None:  # CRY-A08
    table = lay_out({"Ada": "White 3", "Bram": "White 3"})
    table.play("Ada: reveal White 3", "Bram: want", "Cleo: decline")
    assert "give White 3" in table.may
    assert "White 3" in table.play("Bram: give White 3").hand("Ada")
    table = lay_out({"Ada": "White 3"}).play("Ada: reveal White 3", "Bram: want", "Cleo: decline")
    assert table.why_not("give White 3") == "Bram has just bought White 3 and must lead it"


def test_the_gift_is_seen_by_the_two_alone() -> None:  # CRY-A08, CRY-E04
    table = lay_out({"Ada": "Blue 5", "Bram": "Green 6"}).play(*BUY, "Bram: give Green 6")
    secret = "It is Green 6."
    assert [secret in table.news(viewer) for viewer in ("Ada", "Bram", "Cleo", None)] == [True, True, False, False]
    assert "Green 6" in table.cards("hand.0", "Ada")
    assert table.cards("given", "Bram") == ["Green 6"]
    assert table.cards("given", "Cleo") == table.cards("given") == table.cards("given", "Ada") == []


def test_if_nobody_wants_it_the_dealer_leads_it() -> None:  # CRY-13
    table = lay_out({"Ada": "Blue 5"}).play("Ada: reveal Blue 5", "Bram: decline", "Cleo: decline")
    assert table.cards("trick") == ["Blue 5"]
    assert table.turn == "Bram"
    assert table.news()[-2:] == ["Nobody wants it.", "Ada leads Blue 5."]


# Tricks


def test_the_colour_led_must_be_followed() -> None:  # CRY-14
    table = lay_out({"Ada": "Blue 1, Green 1", "Bram": "Blue 4, Green 5", "Cleo": "Green 2, Red 6"}, tricks=4)
    assert table.may == ["Blue 1", "Green 1"]
    table.play("Ada: Blue 1")
    assert table.may == ["Blue 4"]
    assert table.why_not("Green 5") == "Blue 1 is led and must be followed with blue"
    table.play("Bram: Blue 4")
    assert table.may == ["Green 2", "Red 6"]


WINNERS = {
    "red 3 came later": ("Blue 6", "White 3", "Red 3"),
    "white came later": ("Blue 6", "Red 3", "White 3"),
    "the second white": ("Blue 6", "White 3", "White 3"),
    "whatever the order": ("Blue 6", "White 3", "Red 4"),
    "white beats red 2": ("Blue 6", "Red 2", "White 3"),
    "no trump, the highest of the colour led": ("Blue 2", "Green 6", "Blue 4"),
}


@pytest.mark.parametrize("why", WINNERS)
def test_the_highest_trump_wins_else_the_highest_of_the_colour_led(why: str) -> None:
    """CRY-07, CRY-15..17, CRY-T01, CRY-T02."""
    assert winner(*WINNERS[why], turned="Red 1") == 2


def test_what_comes_later_may_lose() -> None:  # CRY-15, CRY-16
    assert winner("Blue 6", "Red 4", "White 3", turned="Red 1") == 1
    assert winner("Blue 6", "White 3", "Red 2", turned="Red 1") == 1
    assert winner("Blue 1", "Green 6", "Green 5", turned="Red 1") == 0


def test_with_white_turned_up_only_white_is_trump() -> None:  # CRY-08, CRY-T03
    assert winner("Blue 2", "Red 6", "Blue 4", turned="White 3") == 2
    assert winner("Blue 6", "White 3", "Red 6", turned="White 3") == 1


def test_only_the_other_white_follows_white() -> None:  # CRY-T04, CRY-A06
    table = lay_out({"Ada": "White 3, Blue 1", "Bram": "White 3, Red 6", "Cleo": "Red 5, Green 1"}, tricks=4)
    assert table.play("Ada: White 3").may == ["White 3"]
    assert table.why_not("Red 6") == "White 3 is led and must be followed with white"
    assert table.play("Bram: White 3").may == ["Green 1", "Red 5"]


def test_white_does_not_follow_the_trump_colour() -> None:  # CRY-T05, CRY-A07
    hands = {"Ada": "Red 4, Blue 1", "Bram": "Red 1, White 3", "Cleo": "White 3, Green 1"}
    table = lay_out(hands, tricks=4).play("Ada: Red 4")
    assert table.may == ["Red 1"]
    assert table.play("Bram: Red 1").may == ["Green 1", "White 3"]


def test_the_winner_takes_the_trick_for_all_to_see_and_leads() -> None:  # CRY-18, CRY-19
    hands = {"Ada": "Blue 1, Green 1", "Bram": "Blue 4, Green 5", "Cleo": "Blue 6, Red 6"}
    table = lay_out(hands, tricks=4, taken={"Ada": "Blue 2"})
    table.play("Ada: Blue 1", "Bram: Blue 4", "Cleo: Blue 6")
    assert table.taken("Cleo") == "Blue 1, Blue 4, Blue 6"
    assert table.cards("taken.2", "Ada") == table.cards("taken.2") == ["Blue 1", "Blue 4", "Blue 6"]
    assert table.turn == "Cleo"
    assert table.may == ["Red 6"]
    assert table.news()[-1] == "Cleo wins trick 5 with Blue 6: 1 block, 1 in all."


# Scoring

SCORES = {
    "Red 3, Blue 4, White 3": 9,
    "Red 3, Red 4, Red 5": 3,
    "Red 3, Red 4, Blue 5": 6,
    "Red 3, Green 4, Blue 5, White 3": 4,
    "Red 1, Blue 2, Green 6": 5,
    "Red 1": 5,
    "": 5,
    "Red 3": 1,
    "Red 3, Red 4": 2,
    "Red 3, Blue 4": 4,
    "White 3, White 3": 2,
    "White 3, White 3, Blue 3": 6,
    "Blue 3, Blue 4, Blue 5, Red 3, Red 4, Red 5": 6,
}


@pytest.mark.parametrize("cards", SCORES)
def test_blocks_are_scored(cards: str) -> None:  # CRY-21..24, CRY-T07, CRY-A05, CRY-A12
    table = lay_out(taken={"Bram": "", "Ada": cards}, tricks=6, turned="Green 1")
    assert table.scores[0] == SCORES[cards]


def test_a_round_has_six_tricks_and_a_game_three_rounds() -> None:  # CRY-20, CRY-25
    table = dealt(3)
    stages = []
    while not table.match.over:
        stages.append(WORDS.say_all(table.view().stage))
        table.play(f"{table.turn}: {table.may[0]}")
    assert list(dict.fromkeys(stages)) == [f"Round {r} of 3, trick {t} of 6" for r in (1, 2, 3) for t in range(1, 7)]
    assert WORDS.say_all(table.view().stage) == "The end"


@pytest.mark.parametrize(
    ("points", "winners", "reason"),
    [
        ((10, 4, 3), (0,), "Ada wins with 15 points to 14"),
        ((3, 10, 4), (1, 2), "Bram and Cleo share the win with 15 points each"),
        ((9, 9, 3), (0, 1, 2), "Ada, Bram and Cleo share the win with 14 points each"),
    ],
)
def test_the_highest_total_wins_and_ties_are_shared(
    points: tuple[int, ...], winners: tuple[int, ...], reason: str
) -> None:  # CRY-25, CRY-A13
    """In the last round Ada and Bram take no block, 5 points, and Cleo all eleven."""
    table = lay_out(taken={"Cleo": ""}, tricks=6, turned="Green 1", undealt="Green 2", points=points, rounds=2)
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, WORDS.say(table.match.outcome.reason)) == (winners, reason)


# Facts for the engine


def test_the_actions_are_34_and_never_more_than_six_are_legal() -> None:  # CRY-E02
    assert GAME.actions == 34
    assert max(len(members(loop.legal_at(frame.states, 0))) for frame in decisions(random_game(7, 5))) == 6


@pytest.mark.parametrize(("seats", "most"), [(3, 63), (4, 84), (5, 105)])
def test_a_game_has_so_many_decisions(seats: int, most: int) -> None:  # CRY-E01
    lengths = [len(decisions(random_game(seed, seats))) for seed in range(30)]
    assert max(lengths) == most  # when a card was bought in each round
    assert min(lengths) >= most - 3
    every = [len(decisions(random_game(seed, seats, auction="every_trick"))) for seed in range(30)]
    assert most < max(every) <= 3 * 12 * seats


def test_chance_is_drawn_at_the_start_of_rounds_only() -> None:  # CRY-E03
    match = random_game(1, 4)
    shuffled = [b.state.phase for a, b in pairwise(match.frames) if a.states["words"][0] != b.states["words"][0]]
    assert shuffled == [rules.REVEAL] * 3
    assert match.over


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_cards_of_the_hands_are_taken_in_the_end(seats: int) -> None:  # CRY-E05
    for seed in range(10):
        for frame in random_game(seed, seats).frames:
            s = frame.state
            if s.phase == rules.SCORE:
                assert sum(cards.bit_count() for cards in s.taken) == 6 * seats
                blocks = sum((cards & BLOCKS).bit_count() for cards in s.taken)
                undealt = sum(BLOCKS >> card & 1 for card in (s.turned, s.aside))
                assert blocks == 3 * seats + 2 - undealt


def test_round_scores_lie_between_1_and_all_blocks() -> None:  # CRY-E06
    scores: Counter[int] = Counter()
    ties = white_leads = 0
    for seed in range(60):
        for before, after in pairwise(random_game(seed, 4).frames):
            s = before.state
            if s.phase == rules.SCORE:
                scores.update(after.state.total[i] - s.total[i] for i in range(4))
            if s.phase == rules.RESOLVE:
                cards = [s.played[seat][s.trick] for seat in range(4)]
                ties += sum(card in (30, s.turned // 6 * 6 + 2) for card in cards) > 1
                white_leads += s.led == 30
    assert 1 <= min(scores) <= max(scores) <= 14
    assert scores.most_common(1)[0][0] == 5
    assert ties > 20
    assert white_leads > 40


def decisions(match: Match) -> list[Frame]:
    """The frames in which somebody had to choose."""
    return [before for before, after in pairwise(match.frames) if after.action is not None]


def random_game(seed: int, seats: int, **options: object) -> Match:
    match, rng = Match(GAME, seats=seats, options=options, seed=as_seed(seed)), fast_rng(seed)
    while match.turn is not None:
        match.play(pick(rng, loop.legal_at(match.states, 0)))
    return match
