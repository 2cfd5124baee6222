"""Every rule of The Village, in the order of its sheet, on tables laid out by hand."""

from collections import Counter

import pytest

from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.message import msg

from ..builder import as_seed
from .builder import NAMES, VILLAGE, Village, village

WINNING = {"North": "HHHHHH", "East": "SSSSSS", "South": "CCCCCC", "West": "RRRRRR"}


# Setting up


def test_four_play_with_eighty_cards() -> None:  # VIL-01
    assert VILLAGE.seats == (4,)
    with pytest.raises(CutpurseError, match="The Village is played by 4, not by 3"):
        Match(VILLAGE, seats=3)
    s = Match(VILLAGE, seed=as_seed(1)).state
    cards = Counter(s.deck[s.top : s.bottom])
    for hand in s.hidden:
        cards.update(dict(enumerate(hand)))
    assert cards == {0: 20, 1: 20, 2: 20, 3: 20}


def test_each_player_has_another_profession_by_luck() -> None:  # VIL-03, VIL-A03
    deals = [Match(VILLAGE, seed=as_seed(number)).state for number in range(200)]
    assert all(sorted(s.profession) == [0, 1, 2, 3] for s in deals)
    assert len({tuple(s.profession) for s in deals}) == 24
    assert Counter(s.dealer for s in deals).keys() == {0, 1, 2, 3}


def test_six_cards_each_and_an_empty_courtyard() -> None:  # VIL-04..06
    s = Match(VILLAGE, seed=as_seed(1)).state
    assert [sum(hand) for hand in s.hidden] == [6, 6, 6, 6]
    assert [sum(hand) for hand in s.public] == [0, 0, 0, 0]
    assert s.bottom - s.top == 56
    assert (sum(s.courtyard), s.refused) == (0, 0)
    zones = VILLAGE.view(s, None).zones
    assert [(zone.id, zone.count) for zone in zones[:3]] == [("deck", 56), ("courtyard", 0), ("refuse", 0)]


# The goal


def test_six_of_the_own_profession_at_the_end_of_the_night_win_the_end_pot() -> None:  # VIL-07, VIL-24
    table = village(hands={"South": WINNING["South"]}, pots=(12, 0), turn="West", second=True)
    table.do("end turn", "conceal", "conceal")
    assert table.may == ["reveal", "conceal"]
    table.do("reveal", "conceal")
    assert table.winners == ["South"]
    assert table.stacks == [47, 47, 59, 47]
    assert table.reason == "South wins with 6 Coffers"


def test_five_are_not_enough_nor_six_of_another_profession() -> None:  # VIL-07
    hands = {"North": "HHHHHS", "East": "CCCCCC"}
    table = village(hands=hands, turn="West", second=True).do("end turn")
    for name in NAMES:
        assert (table.turn, table.may) == (name, ["conceal"])
        assert table.why_not("reveal") == f"{name} has no winning hand"
        table.do("conceal")
    assert table.stage == "Day 2, wagers"


def test_a_hand_that_is_complete_before_the_end_does_not_win_yet() -> None:  # VIL-07, VIL-T08
    table = village(hands={"North": "HHHHHS"}, deck="H")
    table.do("draw", "end turn")
    assert table.held("North") == "HHHHHHS"
    assert (table.turn, table.stage) == ("East", "Night 1, turn 2 of 8")


def test_day_comes_first_and_the_dealer_acts_first() -> None:  # VIL-08..10, VIL-17
    match = Match(VILLAGE, seed=as_seed(3))
    dealer = match.state.dealer
    assert Village(match).stage == "Day 1, wagers"
    order = []
    for chips in (1, 2, 3, 4):
        order.append(match.turn)
        match.play(f"put {chips}")
    assert order == [(dealer + i) % 4 for i in range(4)]
    for _ in range(3):
        match.play("stand")
    assert Village(match).stage == "Night 1, turn 1 of 8"
    assert match.turn == dealer


# The Day


def test_everyone_has_to_put_out_a_wager() -> None:  # VIL-10
    table = village(day=True)
    for name in NAMES:
        assert table.turn == name
        assert table.may == [f"put {chips}" for chips in range(1, 21)]
        assert table.why_not("stand") == "everyone has to put out a first wager"
        table.wager(1)


def test_chips_put_out_are_gone_from_the_stack() -> None:  # VIL-11
    table = village(day=True).wager(3, 5, 2, 1, 4)
    assert table.stacks == [43, 45, 48, 49]
    assert table.state.wager == [7, 5, 2, 1]
    table.wager(0, 0, 0)
    assert (table.stacks, table.pots) == ([43, 45, 48, 49], (8, 7))


def test_a_later_wager_matches_or_raises() -> None:  # VIL-12, VIL-A04
    table = village(day=True).wager(3, 5, 2, 1)
    assert table.turn == "North"
    assert table.may == ["stand", *(f"put {chips}" for chips in range(2, 18))]  # 2 match the 5, 17 make 20
    assert table.why_not("put 1") == "it takes 2 to match the largest wager, 5"
    table.wager(2)
    assert table.news() == ["North matches with 2 chips to 5."]
    table.wager(1)
    assert table.news() == ["East raises with 1 chip to 6."]


def test_the_sole_largest_wager_takes_the_token() -> None:  # VIL-13
    table = village(day=True).wager(2, 1, 4, 1, 0, 0, 0)
    assert (table.token, table.pots) == ("South", (4, 4))
    assert msg("stumble-token") in table.view(None).seats[2].markers


def test_level_largest_wagers_leave_the_token() -> None:  # VIL-14, VIL-T01, VIL-16
    table = village(day=True).wager(3, 5, 5, 2, 0, 0, 0)
    assert table.token == ""
    assert table.pots == (8, 7)
    assert table.news()[-2:] == [
        "Night falls. The largest wagers are level: nobody takes the Stumble Token.",
        "The wagers, 15 chips: 8 for the End Pot, 7 for the Daily Pot.",
    ]


def test_who_has_no_chips_wagers_nothing_and_plays_on() -> None:  # VIL-T02, VIL-36, VIL-A06
    table = village(day=True, stacks=(50, 0, 50, 50), deck="R")
    before = table.pots
    table.wager(1)
    assert table.turn == "South"
    table.wager(2, 1)
    assert table.turn == "North"
    table.wager(0, 0)  # East is passed over again, and West has put out chips last
    assert table.token == "South"
    assert (table.pots[0] - before[0], table.pots[1] - before[1]) == (2, 2)
    table.do("end turn", "draw", "end turn", "discard Hill")
    assert table.courtyard == "H"


@pytest.mark.parametrize(("wagers", "end", "daily"), [((1, 1, 1, 1), 2, 2), ((2, 1, 1, 1), 3, 2), ((7, 5, 4, 1), 9, 8)])
def test_the_pool_is_halved(wagers: tuple[int, ...], end: int, daily: int) -> None:  # VIL-15, VIL-16
    table = village(day=True, pots=(10, 6)).wager(*wagers, 0, 0, 0)
    assert table.pots == (10 + end, 6 + daily)
    assert sum(table.stacks) + sum(table.pots) == 200


# The Night: turns


def test_a_turn_is_a_draw_or_a_trade() -> None:  # VIL-18
    table = village(courtyard="SR", deck="C")
    assert table.may[:2] == ["draw", "end turn"]
    assert {"give Hill", "give Steeple", "give Coffer", "give Rake"} < set(table.may)
    table.do("draw")
    assert "draw" not in table.may
    assert not any(action.startswith("give") for action in table.may)
    assert table.why_not("draw") == "North has already drawn in this turn"
    assert table.why_not("give Hill") == "North has drawn in this turn"


def test_a_trade_puts_a_hand_card_in_the_place_of_one_in_the_courtyard() -> None:  # VIL-18, VIL-21
    table = village(hands={"North": "HHHSSC"}, courtyard="HR")
    table.do("give Steeple", "take Hill")
    assert (table.held("North"), table.courtyard) == ("HHHHSC", "SR")
    assert "draw" not in table.may
    assert table.why_not("draw") == "North has already traded in this turn"
    assert table.why_not("give Hill") == "North has traded enough in this turn"


def test_who_has_more_than_six_cards_discards_at_the_end_of_the_turn() -> None:  # VIL-19, VIL-20
    table = village(hands={"South": "CCCHSR"}, deck="C", turn="South")
    table.do("draw")
    assert table.held("South") == "HSCCCCR"
    table.do("end turn")
    assert table.may == ["discard Hill", "discard Steeple", "discard Coffer", "discard Rake"]
    table.do("discard Hill")
    assert (table.held("South"), table.courtyard, table.refuse) == ("SCCCCR", "H", "")
    assert table.turn == "West"


def test_the_hill_may_hold_seven_cards() -> None:  # VIL-38, VIL-19
    table = village(hands={"North": "HHHSSC"}, deck="HR")
    table.do("draw", "end turn")
    assert (table.held("North"), table.turn) == ("HHHHSSC", "East")
    table = village(hands={"North": "HHHHSSC"}, deck="R").do("draw", "end turn")
    assert table.prompt("North") == "Discard 1 card."
    table.do("discard Rake")
    assert (table.held("North"), table.courtyard) == ("HHHHSSC", "R")


def test_when_the_courtyard_is_full_discards_go_to_the_refuse_pile() -> None:  # VIL-20, VIL-21
    table = village(courtyard="HHSR", refuse="C", deck="R", turn="South")
    table.do("draw", "end turn", "discard Steeple")
    assert (table.courtyard, table.refuse) == ("HHSR", "CS")
    assert table.zone("refuse").cards[0].face.suit == "Steeple"  # type: ignore[union-attr]


def test_the_rake_fills_the_courtyard_with_the_first_of_two_discards() -> None:  # VIL-T04, VIL-37, VIL-A12
    table = village(hands={"West": "RRRHSC"}, courtyard="HSC", deck="RH", turn="West")
    table.do("draw two")
    assert table.held("West") == "HHSCRRRR"
    table.do("end turn")
    assert table.prompt("West") == "Discard 2 cards."
    table.do("discard Coffer", "discard Steeple")
    assert (table.courtyard, table.refuse) == ("HSCC", "S")
    assert (table.held("West"), table.turn) == ("HHRRRR", "North")


def test_only_the_rake_draws_two() -> None:  # VIL-37
    for name in NAMES:
        table = village(turn=name)
        assert ("draw two" in table.may) == (name == "West")
    table = village()
    assert table.why_not("draw two") == "only the Rake may draw two cards"
    table = village(turn="West", deck="R").do("draw")
    assert table.why_not("draw two") == "West has already drawn in this turn"


def test_the_steeple_takes_the_top_of_the_refuse_pile_as_well() -> None:  # VIL-39
    table = village(hands={"East": "SSSHCR"}, courtyard="HHCC", refuse="RS", deck="S", turn="East")
    table.do("draw", "take refuse")
    assert (table.held("East"), table.refuse) == ("HSSSSSCR", "R")
    assert table.why_not("take refuse") == "East has taken from it in this turn"
    table.do("end turn", "discard Hill", "discard Coffer")
    assert (table.held("East"), table.refuse) == ("SSSSSR", "RHC")


def test_only_the_steeple_takes_from_the_refuse_pile() -> None:  # VIL-39
    for name in NAMES:
        assert ("take refuse" in village(refuse="S", turn=name).may) == (name == "East")
    assert village(refuse="S").why_not("take refuse") == "only the Steeple takes from the refuse pile"
    assert village(turn="East").why_not("take refuse") == "the refuse pile is empty"


def test_the_coffer_may_trade_twice() -> None:  # VIL-40
    table = village(hands={"South": "CCCHSR"}, courtyard="CC", turn="South")
    table.do("give Hill", "take Coffer")
    assert "draw" not in table.may
    table.do("give Steeple", "take Coffer")
    assert (table.held("South"), table.courtyard) == ("CCCCCR", "HS")
    assert not any(action.startswith("give") for action in table.may)


# The Stumble Token


def test_the_token_makes_a_player_drop_a_card_on_the_refuse_pile() -> None:  # VIL-22, VIL-A13
    table = village(hands={"West": "RRRRRR"}, courtyard="H", token="South", turn="South")
    assert {"stumble West", "stumble North", "stumble East"} < set(table.may)
    table.do("stumble West")
    assert (table.turn, table.may, table.token) == ("West", ["discard Rake"], "")
    table.do("discard Rake")
    assert (table.held("West"), table.refuse, table.courtyard) == ("RRRRR", "R", "H")
    assert table.turn == "South"
    assert "stumble North" not in table.may
    assert table.why_not("stumble North") == "South does not have the Stumble Token"


def test_who_stumbles_is_short_until_the_next_draw() -> None:  # VIL-T05, VIL-A13
    hands = {"West": "RRRRRR"}
    table = village(hands=hands, token="South", deck="R", turn="South")
    table.do("stumble West", "discard Rake", "end turn", "draw", "end turn")
    assert (table.held("West"), table.turn) == ("RRRRRR", "North")  # nothing to discard
    table = village(hands=hands, token="South", courtyard="R", turn="South")
    table.do("stumble West", "discard Rake", "end turn", "give Rake", "take Rake", "end turn")
    assert (table.held("West"), table.turn) == ("RRRRR", "North")
    table = village(hands=hands, token="South", turn="South", second=True)
    table.do("stumble West", "discard Rake", "end turn", "end turn", "conceal", "conceal", "conceal")
    assert (table.turn, table.may) == ("West", ["conceal"])  # five cards don't win, whatever they are


# The end of a Night


def test_a_night_has_two_turns_for_each() -> None:  # VIL-23, VIL-09
    table = village(dealer="South")
    order = []
    for number in range(8):
        assert table.stage == f"Night 1, turn {number + 1} of 8"
        order.append(table.turn)
        table.do("end turn")
    assert order == ["South", "West", "North", "East"] * 2
    assert table.stage == "End of Night 1"


def test_no_winner_and_the_player_on_the_right_deals() -> None:  # VIL-25, VIL-T10
    table = village(token="East", dealer="North")
    table.end_night()
    assert (table.dealer, table.token, table.turn) == ("West", "", "West")
    assert table.stage == "Day 2, wagers"
    assert table.news()[-2:] == [
        "The Stumble Token returns to the Courtyard unused.",
        "Day 2 begins; West is the Dealer.",
    ]
    dealers = []
    for _ in range(4):
        table.wager(1, 1, 1, 1, 0, 0, 0)
        table.end_night()
        dealers.append(table.dealer)
    assert dealers == ["South", "East", "North", "West"]


@pytest.mark.parametrize(
    ("courtyard", "winner"),
    [
        ("HHCR", "North"),
        ("HHRR", ""),
        ("", ""),
        ("C", "South"),
        ("HSCR", ""),
        ("RRRR", "West"),
        ("HSSS", "East"),
    ],
)
def test_the_daily_pot_goes_to_the_most_cards_in_the_courtyard(courtyard: str, winner: str) -> None:
    """VIL-26, VIL-27, VIL-T03, VIL-A14."""
    table = village(courtyard=courtyard, pots=(8, 8), turn="West", second=True).end_night()
    won = [50 - 4 + 8 * (name == winner) for name in NAMES]
    assert table.stacks == won
    assert table.pots == (8, 0 if winner else 8)


def test_the_daily_pot_belongs_to_the_profession_wherever_it_sits() -> None:  # VIL-26
    table = village(professions="RCSH", courtyard="HHC", pots=(0, 8), turn="West", second=True).end_night()
    assert table.stacks == [48, 48, 48, 56]


def test_an_unwon_daily_pot_grows_until_it_is_won() -> None:  # VIL-27
    table = village(courtyard="HS", pots=(0, 8), turn="West", second=True, deck="C")
    table.end_night().wager(1, 1, 1, 1, 0, 0, 0)
    assert table.pots == (2, 10)
    table.do("draw", "end turn", "discard Hill").end_night()  # West deals now, then come North, East and South
    assert table.pots == (2, 0)
    assert table.stacks == [57, 47, 47, 47]


def test_several_winners_split_the_end_pot() -> None:  # VIL-28
    table = village(hands=WINNING, pots=(12, 0), turn="West", second=True).end_night("North", "East", "West")
    assert table.winners == ["North", "East", "West"]
    assert table.stacks == [51, 51, 47, 51]
    assert table.outcome.ranks == (1, 1, 4, 1)


def test_an_odd_chip_goes_to_the_first_winner_from_the_dealer() -> None:  # VIL-T09, VIL-A18
    table = village(hands=WINNING, pots=(11, 0), stacks=(50, 50, 44, 45), dealer="East", turn="North", second=True)
    table.end_night("North", "South")
    assert table.stacks == [55, 50, 44 + 6, 45]


def test_the_hill_wins_with_six_of_seven() -> None:  # VIL-T06, VIL-A17
    table = village(hands={"North": "HHHHHHS"}, turn="West", second=True).end_night("North")
    assert table.winners == ["North"]
    assert table.reason == "North wins with 6 Hills and 1 Steeple"


# Accusations


def test_a_right_accusation_wins_at_once() -> None:  # VIL-31, VIL-A19
    table = village(hands={"West": "RRRRRR"}, pots=(7, 5), turn="South")
    table.do("accuse West")
    assert table.winners == ["South"]
    assert table.stacks == [47, 47, 47 + 12, 47]
    assert table.reason == "South wins, having accused West, who was hoarding a winning hand"


def test_nobody_is_accused_out_of_turn_or_accuses_themselves() -> None:  # VIL-29
    table = village()
    with pytest.raises(IllegalAction, match="it is North's turn, not East's"):
        table.play("East: accuse North")
    with pytest.raises(IllegalAction, match="is not an action here"):
        table.play("North: accuse North")


def test_a_false_accusation_turns_a_card_outward_for_good() -> None:  # VIL-32, VIL-A20
    table = village(hands={"North": "HHHSSC"}, deck="R").do("accuse West", "end turn")
    assert table.may == ["expose Hill", "expose Steeple", "expose Coffer"]
    table.do("expose Coffer")
    assert (table.held("North"), table.turn) == ("HHHSS+C", "East")
    assert [table.seen("North", name) for name in ("East", None)] == ["-----+C", "-----+C"]
    table.end_night()
    assert table.held("North") == "HHHSS+C"


def test_each_further_false_accusation_costs_one_more_card() -> None:  # VIL-33
    table = village(hands={"North": "HHHHSC"}, public={"North": "SC"})
    table.do("accuse West", "end turn", "expose Hill")
    assert table.held("North") == "HHH+HSC"
    assert table.counter("shame.0").value == 3


def test_a_public_card_that_is_traded_away_is_replaced() -> None:  # VIL-T07, VIL-34
    table = village(hands={"North": "HHHSSC"}, public={"North": "C"}, courtyard="H")
    table.do("give public Coffer", "take Hill")
    assert (table.held("North"), table.courtyard) == ("HHHHSS", "C")
    table.do("end turn")
    assert table.may == ["expose Hill", "expose Steeple"]
    table.do("expose Steeple")
    assert table.held("North") == "HHHHS+S"


def test_a_public_card_that_is_discarded_is_replaced() -> None:  # VIL-34
    table = village(hands={"South": "CCCHSR"}, public={"South": "HS"}, deck="C", turn="South")
    table.do("draw", "end turn")
    assert table.may == ["discard Coffer", "discard Rake", "discard public Hill", "discard public Steeple"]
    table.do("discard public Hill", "expose Rake")
    assert (table.held("South"), table.turn) == ("CCCC+SR", "West")


def test_public_cards_count_for_a_winning_hand() -> None:  # VIL-07, VIL-32
    table = village(hands={"North": "HHHHHH"}, public={"North": "HH"}, turn="West", second=True).end_night("North")
    assert table.winners == ["North"]


# Other ends


def test_when_the_last_card_is_drawn_everyone_loses() -> None:  # VIL-35, VIL-A21, VIL-A25
    table = village(left=1, pots=(10, 6), hands={"North": "HHHHHH"}).do("draw")
    assert table.winners == []
    assert table.stacks == [50, 50, 50, 50]
    assert table.pots == (0, 0)
    assert table.reason == "The deck has run out: everybody loses"


# What is open


def test_hands_are_secret_and_the_rest_is_open() -> None:  # VIL-41
    table = village(hands={"East": "SSSSHHC"[:6]}, courtyard="HR", refuse="CS", pots=(9, 4), token="West")
    for viewer in (None, "North", "South", "West"):
        view = table.view(viewer)
        assert table.seen("East", viewer) == "------"
        assert [seat.suit for seat in view.seats] == ["Hill", "Steeple", "Coffer", "Rake"]
        counts = {zone.id: zone.count for zone in view.zones}
        assert counts["deck"] == len(table.cards_left) == 52
        assert (counts["courtyard"], counts["refuse"], counts["hand.1"]) == (2, 2, 6)
        numbers = {counter.id: counter.value for counter in view.counters}
        assert (numbers["pot.end"], numbers["pot.daily"], numbers["chips.1"]) == (9, 4, 47)
    assert table.seen("East", "East") == "HHSSSS"
