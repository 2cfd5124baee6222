"""What the sheet of The Village leaves open of cards, chips and wagers: our ruling, and every other one."""

from collections import Counter

import pytest

from cutpurse.core.errors import OptionError
from cutpurse.core.match import Match

from ..builder import as_seed
from .builder import NAMES, VILLAGE, Village, village


def test_every_gap_that_has_options_has_one_here() -> None:
    """VIL-A14, VIL-A23 and VIL-A25 leave nothing to choose."""
    settled = {option.settles for option in VILLAGE.options}
    assert settled == {f"VIL-A{number:02}" for number in range(1, 27)} - {"VIL-A14", "VIL-A23", "VIL-A25"}


# Cards, chips and professions


def test_the_cards_of_each_profession_may_be_fewer() -> None:  # VIL-A01
    s = Match(VILLAGE, options={"cards": "10,12,14,16"}, seed=as_seed(1)).state
    cards = Counter(s.deck[s.top : s.bottom])
    for hand in s.hidden:
        cards.update(dict(enumerate(hand)))
    assert cards == {0: 10, 1: 12, 2: 14, 3: 16}
    assert s.bottom - s.top == 52 - 24


@pytest.mark.parametrize("cards", ["9,20,20,20", "21,20,20,20", "20,20,20", "odd"])
def test_other_numbers_of_cards_are_refused(cards: str) -> None:  # VIL-A01
    with pytest.raises(OptionError, match="option cards can't be"):
        Match(VILLAGE, options={"cards": cards})


@pytest.mark.parametrize("chips", [5, 20, 50, 100, 200])
def test_everyone_starts_with_so_many_chips(chips: int) -> None:  # VIL-02, VIL-A02
    table = village(day=True, chips=chips)
    assert table.stacks == [chips] * 4
    assert table.may[-1] == f"put {min(chips, 20)}"


def test_professions_may_be_chosen_from_the_dealer_on() -> None:  # VIL-A03, VIL-03
    match = Match(VILLAGE, options={"draft": True}, seed=as_seed(2))
    table, dealer = Village(match), match.state.dealer
    assert (match.turn, table.stage) == (dealer, "Choosing professions")
    assert table.may == ["choose Hill", "choose Steeple", "choose Coffer", "choose Rake"]
    assert sum(zone.count for zone in table.view(None).zones) == 0  # no cards are dealt before
    table.do("choose Coffer")
    assert table.turn == NAMES[(dealer + 1) % 4]
    assert table.may == ["choose Hill", "choose Steeple", "choose Rake"]
    assert table.why_not("choose Coffer") == "another player has chosen it"
    table.do("choose Rake", "choose Hill")
    assert table.may == ["choose Steeple"]
    table.do("choose Steeple")
    assert [table.state.profession[(dealer + i) % 4] for i in range(4)] == [2, 3, 0, 1]
    assert table.stage == "Day 1, wagers"
    assert [sum(hand) for hand in table.state.hidden] == [6] * 4
    assert table.news()[-1] == f"Everyone is dealt six cards. Day 1 begins; {NAMES[dealer]} is the Dealer."


# Wagers


def test_wagers_end_when_all_others_have_stood() -> None:  # VIL-A04
    """A match counts as putting out chips, so that all others are asked again."""
    table = village(day=True).wager(3, 5, 2, 1, 2, 0, 0)
    assert table.turn == "West"
    table.wager(0)
    assert (table.stage, table.turn) == ("Night 1, turn 1 of 8", "North")  # North has matched last
    assert table.token == ""


def test_wagers_end_after_three_laps() -> None:  # VIL-A04
    table = village(day=True).wager(1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7)
    assert table.stage == "Day 1, wagers"
    assert table.turn == "West"
    table.wager(7)
    assert table.stage == "Night 1, turn 1 of 8"


def test_the_own_largest_wager_may_be_raised() -> None:  # VIL-A04
    table = village(day=True).wager(5, 3, 3, 3)
    assert table.turn == "North"
    assert table.may == ["stand", *(f"put {chips}" for chips in range(1, 16))]
    assert table.wager(1, 0, 0, 0).token == "North"


def test_with_one_lap_everyone_wagers_once() -> None:  # VIL-A04
    table = village(day=True, betting="one_lap").wager(1, 4, 3, 2)
    assert (table.stage, table.token) == ("Night 1, turn 1 of 8", "East")


def test_with_open_wagers_there_is_no_last_lap() -> None:  # VIL-A04
    table = village(day=True, betting="open").wager(1, 1, 1, 1, 1, 2, 3, 4, *[4] * 8)
    assert table.stage == "Day 1, wagers"
    assert table.wager(0, 0, 0).stage == "Night 1, turn 1 of 8"
    assert table.token == "West"


def test_sealed_wagers_are_made_once_and_opened_together() -> None:  # VIL-A04, VIL-A16
    table = village(day=True, betting="sealed").wager(4, 2, 1)
    assert [table.counter(f"wager.{seat}").value for seat in range(4)] == [0, 0, 0, 0]
    assert [table.counter(f"chips.{seat}").value for seat in range(4)] == [50, 50, 50, 50]
    table.wager(3)
    assert table.news()[:2] == [
        "Wagers: North 4, East 2, South 1, West 3.",
        "Night falls. North has the largest wager and takes the Stumble Token.",
    ]
    assert [table.counter(f"wager.{seat}").value for seat in range(4)] == [4, 2, 1, 3]
    assert table.token == "North"


@pytest.mark.parametrize("ante", [1, 2, 5])
def test_a_first_wager_is_no_smaller_than_the_ante(ante: int) -> None:  # VIL-A04
    table = village(day=True, ante=ante)
    assert table.may[0] == f"put {ante}"
    table.wager(ante)
    if ante > 1:
        assert table.why_not("put 1") == f"the first wager is at least {ante}"


@pytest.mark.parametrize("limit", [5, 10, 20])
def test_nobody_puts_out_more_than_the_limit_in_a_day(limit: int) -> None:  # VIL-A05
    table = village(day=True, limit=limit)
    assert table.may[-1] == f"put {limit}"
    table.wager(2, limit)
    if limit < 20:
        over = f"{table.turn} can put out no more than {limit}, as the limit is {limit}"
        assert table.why_not(f"put {limit + 1}") == over
    table.wager(1, 1)
    assert table.may == ["stand", f"put {limit - 2}"]
    table.wager(limit - 2)
    assert table.turn == "South"  # East is at the limit, and is passed over
    assert table.may == ["stand", f"put {limit - 1}"]


@pytest.mark.parametrize(("limit", "most"), [(50, 50), ("none", 60)])
def test_more_than_twenty_chips_are_put_out_in_handfuls(limit: object, most: int) -> None:  # VIL-A05
    table = village(day=True, limit=limit, chips=60)
    assert table.may[-1] == "put 20 and more"
    table.do("put 20 and more")
    assert (table.turn, table.prompt("North")) == ("North", "You have put out 20. How many more?")
    assert table.why_not("stand") == "more chips have to follow"
    table.do("put 20 and more")
    assert table.may == [f"put {chips}" for chips in range(1, most - 40 + 1)]
    table.do(f"put {most - 40}")
    assert (table.turn, table.state.wager) == ("East", [most, 0, 0, 0])


def test_a_large_wager_is_matched_in_handfuls() -> None:  # VIL-A05, VIL-A04
    table = village(day=True, limit="none").do("put 20 and more", "put 15", "put 1", "put 1", "put 1")
    table.do("stand")
    assert (table.turn, table.may) == ("East", ["stand", "put 20 and more"])
    table.do("put 20 and more")
    assert table.may == [f"put {chips}" for chips in range(14, 21)] + ["put 20 and more"]
    table.do("put 14")
    assert table.news() == ["East matches with 14 chips to 35."]
    assert (table.state.wager, table.turn) == ([35, 35, 1, 1], "South")


# Short of chips


def test_who_is_short_puts_out_all_there_is() -> None:  # VIL-A06, VIL-36
    table = village(day=True, ante=5, stacks=(50, 3, 0, 50)).wager(5)
    assert (table.turn, table.may) == ("East", ["put 3"])
    table.wager(3, 8)  # South has none
    assert table.turn == "North"
    table.wager(0)
    assert (table.stage, table.token) == ("Night 1, turn 1 of 8", "West")  # East and South can't match
    assert table.stacks == [45, 0, 0, 42]


def test_who_can_not_reach_the_largest_wager_is_not_asked_again() -> None:  # VIL-A06, VIL-A04
    table = village(day=True, stacks=(50, 5, 50, 50)).wager(1, 1, 8, 1, 0)
    assert table.turn == "South"
    table = village(day=True, stacks=(50, 8, 50, 50)).wager(1, 1, 8, 1, 0)
    assert (table.turn, table.may) == ("East", ["stand", "put 7"])


def test_nobody_who_has_no_chips_wins_the_token() -> None:  # VIL-A06
    table = village(day=True, stacks=(0, 0, 0, 0))
    table.settle()  # nobody is asked, and night falls
    assert (table.token, table.turn, table.pots) == ("", "North", (200, 0))


def test_who_is_short_may_borrow_the_smallest_wager() -> None:  # VIL-A06
    table = village(day=True, ante=5, short="loan", stacks=(50, 3, 0, 50)).wager(5)
    assert (table.turn, table.may) == ("East", ["put 5"])
    table.wager(5)
    assert (table.turn, table.may) == ("South", ["put 5"])
    table.wager(5, 5)
    assert table.stacks == [45, -2, -5, 45]
    assert (table.turn, table.may[:2]) == ("North", ["stand", "put 1"])
    table.wager(0)  # the others can't, or have put out chips last
    assert (table.stage, table.token) == ("Night 1, turn 1 of 8", "")
    assert table.counter("chips.1").value == -2


def test_who_is_short_may_be_passed_over() -> None:  # VIL-A06
    table = village(day=True, ante=5, short="skip", stacks=(50, 3, 0, 50)).wager(5)
    assert table.turn == "West"
    table.wager(5, 0)
    assert (table.stage, table.stacks) == ("Night 1, turn 1 of 8", [45, 3, 0, 45])
