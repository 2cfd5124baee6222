"""The greedy player of The Village: positions in which one choice is clearly right or silly, and whole games."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn
from cutpurse.games.village.greedy import chance_of_winning, tail

from ..builder import as_seed
from ..steps import greedy_choice
from .builder import NAMES, VILLAGE, Village, village


def choice(table: Village) -> str:
    return greedy_choice(table.match)


def choices(table: Village) -> list[str]:
    """What greedy does in a whole turn."""
    made, name, number = [], table.turn, table.state.turns
    while table.turn == name and table.state.turns == number:
        made.append(choice(table))
        table.do(made[-1])
    return made


# Collecting


def test_a_card_of_the_own_profession_is_traded_for_rather_than_drawn_for() -> None:
    table = village(hands={"North": "HHHSCR"}, courtyard="HR")
    made = choices(table)
    assert made[0] in ("give Steeple", "give Coffer", "give Rake")
    assert made[1:] == ["take Hill", "end turn"]


def test_without_an_own_card_in_the_courtyard_a_card_is_drawn() -> None:
    assert choice(village(hands={"North": "HHHSCR"}, courtyard="RRCS")) == "draw"
    assert choice(village(hands={"North": "HHHSCR"})) == "draw"


def test_the_rake_draws_two_while_the_deck_is_large() -> None:  # VIL-37
    assert choice(village(hands={"West": "RRRHSC"}, turn="West")) == "draw two"
    assert choice(village(hands={"West": "RRRHSC"}, turn="West", left=4)) == "draw"


def test_where_the_rake_decides_late_a_second_card_is_drawn_as_well() -> None:  # VIL-A08
    table = village(hands={"West": "RRRHSC"}, turn="West", second_draw=True).do("draw")
    assert choice(table) == "draw"


def test_the_coffer_trades_twice() -> None:  # VIL-40
    made = choices(village(hands={"South": "CCHSRR"}, courtyard="CCHS", turn="South"))
    assert [made[1], made[3], made[4]] == ["take Coffer", "take Coffer", "end turn"]


def test_the_steeple_takes_its_own_card_from_refuse_and_no_other() -> None:  # VIL-39
    hands = {"East": "SSSHCR"}
    made = choices(village(hands=hands, refuse="S", turn="East"))
    assert "take refuse" in made
    assert "draw" in made
    assert "take refuse" not in choices(village(hands=hands, refuse="SH", turn="East"))


def test_a_winning_hand_is_left_alone() -> None:
    """Nothing is drawn, traded or taken: it could only be told from outside."""
    table = village(hands={"East": "SSSSSS"}, refuse="S", courtyard="SS", turn="East")
    assert choices(table) == ["end turn"]
    assert choices(village(hands={"West": "RRRRRR"}, turn="West")) == ["end turn"]


def test_a_hand_is_completed_openly_in_the_second_turn_not_in_the_first() -> None:  # VIL-T08
    first = village(hands={"North": "HHHHHS"}, courtyard="H")
    second = village(hands={"North": "HHHHHS"}, courtyard="H", second=True)
    assert (choice(first), choice(second)) == ("end turn", "give Steeple")


def test_the_sixth_card_is_not_taken_from_refuse_in_the_first_turn() -> None:  # VIL-39
    hands = {"East": "SSSSSH"}
    assert choice(village(hands=hands, refuse="S", turn="East")) == "draw"
    assert choice(village(hands=hands, refuse="S", turn="East", second=True)) == "take refuse"


# Parting with cards


@pytest.mark.parametrize("letter", "HSCR")
def test_own_cards_are_kept_in_discards_stumbles_and_when_turning_cards_outward(letter: str) -> None:
    seat = "HSCR".index(letter)
    other = "HSCR"[seat - 1]
    name, before = NAMES[seat], NAMES[seat - 1]
    hand = letter * 5 + other
    discarding = village(hands={name: hand + (letter if seat == 0 else "")}, deck=letter, turn=name).do(
        "draw", "end turn"
    )
    stumbling = village(hands={name: hand}, token=before, turn=before).do(f"stumble {name}")
    exposing = village(hands={name: hand}, turn=name).do(f"accuse {before}", "end turn")
    profession = {"H": "Hill", "S": "Steeple", "C": "Coffer", "R": "Rake"}[other]
    assert choice(discarding) == f"discard {profession}"
    assert choice(stumbling) == f"discard {profession}"
    assert choice(exposing) == f"expose {profession}"


def test_discards_do_not_feed_who_has_openly_collected_most() -> None:
    """North has taken three Hills for all to see, the others nothing."""
    table = village(hands={"West": "RRRRHC", "North": "HHHSSC"}, taken={"North": "HHH"}, deck="R", turn="West")
    assert choice(table.do("draw", "end turn")) == "discard Coffer"


def test_only_the_steeple_has_a_use_for_what_goes_to_refuse() -> None:  # VIL-39, VIL-20
    """However many Hills North has taken: on the refuse pile another one is out of reach."""
    hands, taken = {"West": "RRRRHS", "North": "HHHSSC"}, {"North": "HH"}
    table = village(hands=hands, taken=taken, courtyard="CCCC", deck="R", turn="West").do("draw", "end turn")
    assert choice(table) == "discard Hill"
    table = village(hands=hands, taken=taken, token="South", turn="South").do("stumble West")
    assert choice(table) == "discard Hill"


# Accusing


def five_taken(hand: str = "RRRRRR") -> dict[str, Any]:
    """West has taken five Rakes openly; only the sixth card is unknown."""
    return {"hands": {"West": hand}, "taken": {"West": "RRRRR"}}


def test_who_has_taken_five_own_cards_is_accused() -> None:  # VIL-31
    assert choice(village(**five_taken())) == "accuse West"
    assert choice(village(**five_taken(), second=True)) == "accuse West"
    assert choice(village(**five_taken("RRRRRH"))) == "accuse West"  # nobody can tell


def test_nobody_is_accused_without_a_reason() -> None:  # VIL-32
    for name in NAMES:
        for second in (False, True):
            assert not choice(village(turn=name, second=second)).startswith("accuse")
    table = village(hands={"West": "RRRRRR"}, taken={"West": "R"}, second=True)
    assert not choice(table).startswith("accuse")


def test_nobody_is_accused_who_has_too_few_cards() -> None:  # VIL-T05
    table = village(**five_taken(), token="South", turn="South", second=True).do("stumble West", "discard Rake")
    assert not choice(table).startswith("accuse")


def test_nobody_is_accused_again_for_a_hand_that_was_shown_and_has_not_changed() -> None:  # VIL-30
    table = village(**five_taken("RRRRRH")).do("accuse West", "end turn", "expose Steeple")
    for name in ("East", "South"):
        assert table.turn == name
        assert not choice(table).startswith("accuse")  # that it does not win is known to all
        table.do("end turn")


def test_a_hand_that_was_shown_is_accused_when_the_missing_card_was_taken() -> None:  # VIL-30, VIL-41
    """North has seen five Rakes and a Hill, and then the Hill go and a Rake come."""
    table = village(hands={"West": "RRRRRH"}, courtyard="R", turn="North")
    table.do("accuse West", "end turn", "expose Steeple", "end turn", "end turn")
    table.do("give Hill", "take Rake", "end turn")
    assert choice(table) == "accuse West"
    others = village(hands={"West": "RRRRRH"}, courtyard="R", turn="West").do("give Hill", "take Rake", "end turn")
    assert not choice(others).startswith("accuse")


def test_the_chance_of_a_winning_hand_is_that_of_cards_one_in_four_of_which_suit() -> None:
    assert tail(6, 7, 6) == 0.0
    assert tail(6, 0, 6) == pytest.approx(1.0)
    assert tail(6, 6, 6) == pytest.approx(1 / 4**6)
    assert tail(6, 1, 1) == pytest.approx(2 / 3)  # one way to have none, three times as likely; six to have one
    assert chance_of_winning(village(**five_taken()).state, 0, 3) == pytest.approx(2 / 3)
    assert chance_of_winning(village().state, 0, 3) == pytest.approx(1 / 4**6)


# The Token


def test_the_token_is_used_in_the_second_turn_on_the_likeliest_winner() -> None:  # VIL-22
    hands, taken = {"West": "RRRHSC", "South": "CCHHSR"}, {"West": "RR", "South": "C"}
    assert choice(village(hands=hands, taken=taken, token="North", second=True)) == "stumble West"
    assert not choice(village(hands=hands, taken=taken, token="North")).startswith("stumble")


def test_a_blind_pick_hits_an_own_card_of_the_victim_if_one_lies_open() -> None:  # VIL-A13
    public = {"West": "HR"}
    table = village(hands={"West": "RRRRRH"}, public=public, token="North", stumble_card="blind")
    assert choice(table.do("stumble West")) == "pick public Rake"
    table = village(hands={"West": "RRRRRH"}, public={"West": "H"}, token="North", stumble_card="blind")
    assert choice(table.do("stumble West")) == "pick hidden"


# The deck


@pytest.mark.parametrize("left", [1, 2])
def test_the_last_cards_of_the_deck_are_not_drawn(left: int) -> None:  # VIL-35
    for name in NAMES:
        assert choice(village(left=left, turn=name, refuse="H")) == "end turn"


def test_who_must_act_trades_rather_than_draw_the_last_card() -> None:  # VIL-A07, VIL-35
    table = village(hands={"East": "SSSSHH"}, left=1, courtyard="HHCC", turn="East", must_act=True)
    assert choice(table) == "give Hill"


def test_nobody_draws_from_an_empty_deck() -> None:  # VIL-A21
    assert choice(village(left=0, deck_out="no_card")) == "end turn"
    assert choice(village(left=1, deck_out="no_card")) == "draw"
    assert choice(village(left=1, deck_out="night")) == "end turn"  # all would lose at dawn


# Wagers


def test_a_good_hand_bids_more_for_the_token_than_a_poor_one() -> None:
    assert choice(village(day=True, hands={"North": "HHHHHS"})) == "put 4"
    assert choice(village(day=True, hands={"North": "SSCCRR"})) == "put 1"


def test_a_poor_hand_stands_and_a_good_one_raises_by_one() -> None:  # VIL-12
    hands = {"North": "HHHHHS", "East": "HHCCRR"}
    table = village(day=True, hands=hands).wager(4)
    assert choice(table) == "put 1"
    table.wager(1, 1, 5)
    assert choice(table) == "put 2"  # one more than West's five
    table.wager(2)
    assert choice(table) == "stand"


# The end of a Night, and the draft


def test_a_winning_hand_is_shown() -> None:  # VIL-24
    table = village(hands={"North": "HHHHHH"}, turn="West", second=True).do("end turn")
    assert choice(table) == "reveal"
    assert choice(table.do("reveal")) == "conceal"


# Whole games


def greedy_game(number: int, **options: object) -> Iterator[tuple[StandIn, int]]:
    """Every choice of four greedy players, with the state before it."""
    match = Match(VILLAGE, options=options, seed=as_seed(number))
    while not match.over:
        action = int(loop.greedy_at(match.states, 0, fast_rng(number)))
        yield match.state, action
        match.play(action)


def results(kinds: list[int], games: int, **options: object) -> tuple[float, float, float]:
    """The first of these players: the share of wins and the mean of chips; and how many games everybody loses."""
    states = VILLAGE.template(VILLAGE.complete_options(options), 4, 2)
    standings, points = np.zeros((2, games, 4), np.int64)
    loop.play_games(states, 0, games, np.array(kinds), fast_rng(2), standings, points)
    numbers = np.arange(games)
    seats = -numbers % 4  # the bots change seats from game to game
    won = (standings == standings.max(axis=1, keepdims=True)) & (standings >= 0)
    shares = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    lost = (standings < 0).all(axis=1)
    return float(shares[numbers, seats].mean()), float(points[numbers, seats].mean()), float(lost.mean())


def test_greedy_beats_three_random_players() -> None:
    """By chance it would win a quarter at most. Random players accuse all the time, and so hit now and then."""
    share, chips, _ = results([loop.GREEDY, loop.RANDOM, loop.RANDOM, loop.RANDOM], 2000)
    assert share > 0.5
    assert chips > 90


def test_four_greedy_players_share_the_wins_and_the_chips() -> None:
    share, chips, lost = results([loop.GREEDY] * 4, 2000)
    assert share == pytest.approx(0.25, abs=0.03)
    assert chips == pytest.approx(50, abs=3)
    assert lost < 0.01  # VIL-E07


def test_greedy_games_last_two_or_three_nights() -> None:  # VIL-E07, VIL-E05
    nights: Counter[int] = Counter()
    decisions = 0
    for number in range(150):
        game = [s.night + 1 for s, _ in greedy_game(number)]
        nights[game[-1]] += 1
        decisions += len(game)
    assert nights[2] + nights[3] > 0.7 * nights.total()
    assert max(nights) <= 5
    assert 50 < decisions / nights.total() < 110


@pytest.mark.parametrize(
    "options",
    [
        {"must_act": True},
        {"deck_out": "no_card"},
        {"deck_out": "night"},
        {"betting": "sealed"},
        {"betting": "open", "limit": "none"},
        {"short": "loan", "ante": 5},
        {"cards": "10,10,10,10"},
        {"hill_needs_seven": True},
        {"clear_courtyard": True, "accusations": "each"},
    ],
    ids=str,
)
def test_greedy_games_are_won_under_other_rulings_as_well(options: dict[str, object]) -> None:
    _, _, lost = results([loop.GREEDY] * 4, 300, **options)
    assert lost < 0.05
