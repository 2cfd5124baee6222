"""What the sheet of The Village leaves open of the Night: our ruling, and every other one a table may choose."""

from collections import Counter
from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.core.record_reader import read_record

from .builder import village

OLD = Path(__file__).with_name("version_1.txt").read_text(encoding="utf-8")  # written when there was no version 2
WINNING = {"North": "HHHHHH", "East": "SSSSSS", "South": "CCCCCC", "West": "RRRRRR"}


# A turn


def test_a_draw_or_a_trade_may_be_compulsory() -> None:  # VIL-A07
    table = village(courtyard="H", must_act=True)
    assert table.why_not("end turn") == "a draw or a trade comes first"
    assert table.do("draw").may[0] == "end turn"
    table = village(courtyard="H", must_act=True).do("give Hill", "take Hill", "end turn")
    assert table.turn == "East"


def test_nothing_is_compulsory_that_is_not_possible() -> None:  # VIL-A07, VIL-A10
    table = village(left=0, deck_out="night", must_act=True, steeple_alone=True, refuse="R", turn="East")
    assert table.may[:2] == ["take refuse", "end turn"]


def test_the_rake_decides_on_both_cards_at_once() -> None:  # VIL-A08
    table = village(turn="West", courtyard="H").do("draw")
    assert table.may[0] == "end turn"
    table = village(turn="West", courtyard="H").do("draw two")
    assert table.why_not("give Hill") == "West has drawn in this turn"
    table = village(turn="West", courtyard="H").do("give Hill", "take Hill")
    assert table.why_not("draw two") == "West has already traded in this turn"


def test_with_one_card_left_the_rake_can_not_draw_two() -> None:  # VIL-A08
    table = village(turn="West", left=1)
    assert table.may[0] == "draw"
    assert table.why_not("draw two") == "only one card is left in the deck"


def test_the_rake_may_decide_after_the_first_card() -> None:  # VIL-A08
    table = village(turn="West", second_draw=True, deck="RH", hands={"West": "RRRHSC"}, courtyard="H")
    assert table.why_not("draw two") == "here the Rake draws one card after the other"
    table.do("draw")
    assert table.secrets("West") == ["Your new card is a Rake."]
    assert table.may[:2] == ["draw", "end turn"]
    assert table.why_not("give Hill") == "West has drawn in this turn"
    table.do("draw")
    assert table.may[0] == "end turn"
    assert table.held("West") == "HHSCRRRR"
    assert "draw" not in village(second_draw=True).do("draw").may  # the others have one


def test_the_coffer_may_not_draw_and_trade() -> None:  # VIL-A09
    table = village(turn="South", courtyard="CC").do("draw")
    assert table.why_not("give Hill") == "South has drawn in this turn"
    table = village(turn="South", courtyard="CC").do("give Hill", "take Coffer")
    assert table.why_not("draw") == "South has already traded in this turn"


@pytest.mark.parametrize("order", [("draw", "give Hill", "take Coffer"), ("give Hill", "take Coffer", "draw")])
def test_the_coffer_may_be_allowed_to_draw_and_trade(order: tuple[str, ...]) -> None:  # VIL-A09
    table = village(turn="South", courtyard="CC", draw_and_trade=True).do(*order)
    assert table.may[0] == "end turn"
    assert not any(action.startswith("give") for action in table.may)
    table = village(turn="South", courtyard="CC", draw_and_trade=True).do(*["give Hill", "take Coffer"] * 2)
    assert table.may[0] == "end turn"
    other = village(courtyard="CC", draw_and_trade=True).do("draw")
    assert other.why_not("give Hill") == "North has drawn in this turn"


def test_the_steeple_takes_refuse_only_with_a_draw_or_a_trade() -> None:  # VIL-A10
    table = village(turn="East", refuse="S", courtyard="H").do("take refuse")
    assert table.why_not("end turn") == "a draw or a trade comes first"
    assert "end turn" in table.do("give Hill", "take Hill").may
    table = village(turn="East", refuse="S", left=0, deck_out="night")
    assert table.why_not("take refuse") == "a draw or a trade must come with it, and none is possible"


def test_the_steeple_may_be_allowed_to_take_refuse_alone() -> None:  # VIL-A10
    table = village(turn="East", refuse="S", steeple_alone=True).do("take refuse", "end turn", "discard Hill")
    assert table.turn == "South"
    assert "take refuse" in village(turn="East", refuse="S", steeple_alone=True, left=0, deck_out="night").may


def test_the_refuse_pile_may_be_spread() -> None:  # VIL-A11
    zone = village(refuse="HSC", spread_refuse=True).zone("refuse")
    assert (zone.layout, zone.count) == ("row", 3)
    assert [card.face.suit for card in zone.cards if card.face] == ["Hill", "Steeple", "Coffer"]


def test_two_discards_may_lie_in_an_order_by_luck() -> None:  # VIL-A12
    tops = set()
    for seed in range(12):
        table = village(turn="West", courtyard="HSC", random_discards=True, deck="CC", seed=seed)
        table.do("draw two", "end turn", "discard Hill")
        assert table.news()[-1] == "West lays aside a Hill."
        assert [card.face.suit for card in table.zone("aside").cards if card.face] == ["Hill"]
        table.do("discard Rake")
        tops.add((table.courtyard, table.refuse))
    assert tops == {("HHSC", "R"), ("HSCR", "H")}


# Stumbling


def test_nobody_without_cards_stumbles_and_nobody_alone() -> None:  # VIL-A13
    table = village(token="North", hands={"East": ""})
    assert [action for action in table.may if "stumble" in action] == ["stumble South", "stumble West"]
    assert table.why_not("stumble East") == "East has no cards"


def test_a_stumble_may_cost_a_card_by_luck() -> None:  # VIL-A13
    lost = Counter[str]()
    for seed in range(60):
        table = village(token="North", hands={"East": "SSSSHR"}, public={"East": "H"}, stumble_card="random", seed=seed)
        table.do("stumble East")
        lost[table.refuse] += 1
        if table.refuse == "H":  # it was public: another one has to be
            assert table.turn == "East"
            table.do("expose Rake")
        assert table.turn == "North"
    assert lost.keys() == {"S", "H", "R"}
    assert lost["S"] > lost["H"] + lost["R"]


def test_a_stumble_may_be_picked_blind_by_the_holder() -> None:  # VIL-A13
    table = village(token="North", hands={"East": "SSSSHR"}, public={"East": "H"}, stumble_card="blind")
    table.do("stumble East")
    assert (table.turn, table.may) == ("North", ["pick hidden", "pick public Hill"])
    assert table.why_not("pick public Rake") == "East has no such card"
    table.do("pick public Hill")
    assert (table.refuse, table.turn) == ("H", "East")
    table.do("expose Rake")
    assert (table.held("East"), table.turn) == ("SSSS+R", "North")


def test_a_hidden_card_picked_blind_is_any_of_them() -> None:  # VIL-A13
    lost = set()
    for seed in range(30):
        table = village(token="North", hands={"East": "SSSSHR"}, public={"East": "H"}, stumble_card="blind", seed=seed)
        table.do("stumble East", "pick hidden")
        lost.add(table.refuse)
        assert (table.turn, len(table.held("East"))) == ("North", 6)  # four hidden, a plus and one public
    assert lost == {"S", "R"}


@pytest.mark.parametrize("stumble_card", ["victim", "random", "blind"])
def test_a_stumbled_player_may_draw_at_once(stumble_card: str) -> None:  # VIL-A13
    table = village(token="North", deck="R", hands={"East": "SSSSSS"}, stumble_card=stumble_card, stumble_redraw=True)
    table.do("stumble East", *{"victim": ["discard Steeple"], "blind": ["pick hidden"], "random": []}[stumble_card])
    assert (table.held("East"), table.refuse, table.turn) == ("SSSSSR", "S", "North")
    assert table.secrets("East") == ["Your new card is a Rake."]
    assert "draw" in table.may  # it was not North's draw


def test_a_stumble_may_empty_the_deck() -> None:  # VIL-A13, VIL-A21
    moves = ("stumble East", "discard Hill")
    table = village(token="North", left=1, stumble_redraw=True).do(*moves)
    assert table.winners == []
    table = village(token="North", left=0, stumble_redraw=True, deck_out="night").do(*moves)
    assert (table.turn, len(table.held("East"))) == ("North", 5)
    table = village(token="North", left=0, stumble_redraw=True, deck_out="no_card").do(*moves)
    assert table.winners == []


# The end of a Night


def test_an_unwon_daily_pot_of_the_last_night_joins_the_end_pot() -> None:  # VIL-A15
    table = village(hands=WINNING, pots=(8, 7), courtyard="HS", stacks=(47, 46, 46, 46), turn="West", second=True)
    table.end_night("South")
    assert table.stacks == [47, 46, 46 + 15, 46]
    assert table.pots == (0, 0)


def test_an_unwon_daily_pot_of_the_last_night_may_be_shared_by_all() -> None:  # VIL-A15
    """What can't be shared joins the End Pot."""
    table = village(hands=WINNING, pots=(8, 8), courtyard="HS", turn="West", second=True, daily_shared=True)
    assert table.end_night("South").stacks == [48, 48, 48 + 8, 48]
    table = village(hands=WINNING, pots=(7, 9), courtyard="HS", turn="West", second=True, daily_shared=True)
    assert table.end_night("South").stacks == [48, 48, 48 + 8, 48]


def test_a_winning_hand_may_be_concealed() -> None:  # VIL-A16
    table = village(hands=WINNING, pots=(8, 0), turn="West", second=True).end_night()
    assert table.news()[1:3] == ["The Night ends. Nobody shows a winning hand.", "The Daily Pot is empty."]
    assert (table.stage, table.pots) == ("Day 2, wagers", (8, 0))


def test_a_winning_hand_may_have_to_be_shown() -> None:  # VIL-A16
    hands = {"North": "HHHHHH", "West": "RRRRRR"}
    table = village(hands=hands, pots=(8, 0), turn="West", second=True, must_reveal=True).do("end turn")
    assert table.winners == ["North", "West"]  # nobody was asked
    table = village(pots=(8, 0), turn="West", second=True, must_reveal=True).do("end turn")
    assert table.stage == "Day 2, wagers"


@pytest.mark.parametrize(("hand", "seven", "wins"), [("HHHHHHS", 0, 1), ("HHHHHHS", 1, 0), ("HHHHHHH", 1, 1)])
def test_the_hill_may_need_seven(hand: str, seven: bool, wins: bool) -> None:  # VIL-A17
    table = village(hands={"North": hand}, turn="West", second=True, hill_needs_seven=seven).do("end turn")
    assert ("reveal" in table.may) == wins
    accused = village(hands={"North": hand}, turn="West", hill_needs_seven=seven).do("accuse North")
    assert accused.match.over == wins


def test_the_others_need_six_even_if_the_hill_needs_seven() -> None:  # VIL-A17
    table = village(hands=WINNING, turn="West", second=True, hill_needs_seven=True).do("end turn")
    assert table.may == ["conceal"]
    assert table.do("conceal").may == ["reveal", "conceal"]


@pytest.mark.parametrize(
    ("odd_chips", "stacks", "left"),
    [
        ("dealer", [48 + 4, 47 + 3, 47, 47 + 4], 0),
        ("pot", [48 + 3, 47 + 3, 47, 47 + 3], 2),
        ("wager", [48 + 3, 47 + 5, 47, 47 + 3], 0),
    ],
)
def test_odd_chips_of_a_split(odd_chips: str, stacks: list[int], left: int) -> None:  # VIL-A18
    """Of eleven for three two are left over; West deals, East has the largest wager of the winners."""
    table = village(
        hands=WINNING,
        pots=(11, 0),
        wagers=(1, 4, 9, 2),
        dealer="West",
        turn="South",
        second=True,
        odd_chips=odd_chips,
    )
    table.end_night("North", "East", "West")
    assert (table.stacks, table.pots) == (stacks, (left, 0))


def test_level_wagers_leave_odd_chips_to_the_first_from_the_dealer() -> None:  # VIL-A18
    table = village(
        hands=WINNING, pots=(11, 0), wagers=(4, 4, 9, 2), dealer="East", turn="North", second=True, odd_chips="wager"
    )
    assert table.end_night("North", "East", "West").stacks == [48 + 3, 47 + 5, 47, 47 + 3]


# Accusations


def test_one_accusation_a_turn_at_any_moment_of_it() -> None:  # VIL-A19
    table = village(courtyard="H").do("give Hill", "take Hill", "accuse East")
    assert not any("accuse" in action for action in table.may)
    assert table.why_not("accuse South") == "North has accused in this turn already"
    table.do("end turn", "expose Hill", "end turn", "end turn", "end turn")
    assert table.turn == "North"
    assert "accuse East" in table.may  # in another turn again


def test_everyone_may_be_accused_in_one_turn() -> None:  # VIL-A19
    table = village(accusations="each").do("accuse South")
    assert [action for action in table.may if "accuse" in action] == ["accuse East", "accuse West"]
    table.do("accuse West", "accuse East", "end turn", "expose Hill", "expose Steeple", "expose Coffer")
    assert table.held("North") == "HSR+HSC"


@pytest.mark.parametrize("action", [("draw",), ("give Hill", "take Hill"), ("take refuse",)])
def test_accusations_may_come_only_first(action: tuple[str, ...]) -> None:  # VIL-A19
    table = village(courtyard="H", refuse="S", turn="East", token="East", accuse_first=True, accusations="each")
    table.do("stumble North", "discard Hill", "accuse West", *action)
    assert not any("accuse" in action for action in table.may)
    assert table.why_not("accuse South") == "an accusation comes before drawing and trading"


@pytest.mark.parametrize(
    ("courtyard", "shared", "stacks"),
    [
        ("SS", False, [46 + 8, 46 + 8, 46, 46]),
        ("HS", False, [46 + 16, 46, 46, 46]),
        ("HS", True, [46 + 2 + 8, 48, 48, 48]),
    ],
)
def test_a_right_accuser_may_take_the_end_pot_only(courtyard: str, shared: bool, stacks: list[int]) -> None:
    """VIL-A19, VIL-A15: the Daily Pot goes as in a last Night."""
    table = village(hands={"West": "RRRRRR"}, pots=(8, 8), courtyard=courtyard, end_pot_only=True, daily_shared=shared)
    assert table.do("accuse West").stacks == stacks


def test_a_hand_counts_as_it_is_at_the_accusation() -> None:  # VIL-A19
    """Seven cards in the own turn, or five after a stumble."""
    table = village(hands={"West": "RRRRRR"}, token="North").do("stumble West", "discard Rake", "accuse West")
    assert not table.match.over


# Public cards


def test_cards_are_turned_outward_at_the_end_of_the_turn_after_the_discards() -> None:  # VIL-A20
    table = village(hands={"South": "CCCHSR"}, deck="R", turn="South").do("accuse West", "draw")
    assert table.held("South") == "HSCCCRR"
    table.do("end turn", "discard Rake")
    assert table.may == ["expose Hill", "expose Steeple", "expose Coffer", "expose Rake"]


def test_cards_may_be_turned_outward_at_once() -> None:  # VIL-A20
    table = village(hands={"South": "CCCHSR"}, turn="South", expose_at_once=True).do("accuse West")
    assert table.may == ["expose Hill", "expose Steeple", "expose Coffer", "expose Rake"]
    table.do("expose Rake")
    assert (table.turn, table.held("South")) == ("South", "HSCCC+R")
    assert table.may[:2] == ["draw", "end turn"]


def test_a_public_card_stays_so_until_it_leaves_the_hand() -> None:  # VIL-A20
    table = village(hands={"North": "HHHSSC"}, public={"North": "C"}, courtyard="C")
    table.do("give Steeple", "take Coffer", "end turn")
    assert (table.held("North"), table.turn) == ("HHHSC+C", "East")  # the card taken is hidden


def test_no_more_cards_are_public_than_there_are() -> None:  # VIL-A20
    table = village(hands={"North": "HS"}, public={"North": "HS"}, deck="C").do("accuse West", "end turn")
    assert (table.held("North"), table.turn) == ("+HS", "East")
    table = village(hands={"North": "HS"}, public={"North": "HS"}, deck="C").do("accuse West", "draw", "end turn")
    assert table.may == ["expose Coffer"]


@pytest.mark.parametrize("at_once", [False, True])
def test_cards_may_be_turned_outward_by_luck(at_once: bool) -> None:  # VIL-A20
    exposed = set()
    for seed in range(20):
        table = village(hands={"North": "HHHSSC"}, seed=seed, random_exposure=True, expose_at_once=at_once)
        table.do("accuse West", *([] if at_once else ["end turn"]))
        assert table.turn == ("North" if at_once else "East")
        exposed.add(table.held("North").partition("+")[2])
    assert exposed == {"H", "S", "C"}


# The deck runs out


def test_the_game_may_end_when_there_is_no_card_to_draw() -> None:  # VIL-A21
    table = village(left=1, deck_out="no_card", courtyard="HHHH").do("draw", "end turn", "draw")
    assert table.news()[-2:] == [
        "East finds the deck empty.",
        "The deck has run out: everybody loses, and all have 50 chips again.",
    ]
    assert table.winners == []
    played_on = village(left=1, deck_out="no_card", hands={"West": "RRRRRR"}).do("draw", "end turn")
    assert played_on.end_night().stage == "Day 2, wagers"


def test_the_game_may_end_at_the_end_of_that_night() -> None:  # VIL-A21
    table = village(left=1, deck_out="night", hands={"West": "RRRRRR"}).do("draw", "end turn")
    assert table.why_not("draw") == "the deck has no card left"
    assert table.end_night().winners == []
    table = village(left=1, deck_out="night", hands={"West": "RRRRRR"}).do("draw", "end turn")
    assert table.end_night("West").winners == ["West"]


# The Courtyard, the Token, endless games


def test_the_courtyard_stays_by_day_and_refuse_is_not_shuffled() -> None:  # VIL-A22
    table = village(courtyard="HSR", refuse="CC").end_night()
    assert (table.courtyard, table.refuse) == ("HSR", "CC")


def test_the_courtyard_may_be_cleared_by_day_in_any_order() -> None:  # VIL-A22
    orders: Counter[str] = Counter()
    for seed in range(120):
        table = village(courtyard="HSR", refuse="CC", clear_courtyard=True, pots=(0, 4), seed=seed).end_night()
        assert (table.courtyard, table.refuse[:2]) == ("", "CC")
        assert "The Courtyard's cards go to the refuse pile." in table.news()
        orders[table.refuse[2:]] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 5


def test_under_version_1_the_courtyard_is_cleared_by_profession() -> None:  # VIL-A22
    table = village(courtyard="HSR", refuse="CC", clear_courtyard=True, rules=1).end_night()
    assert (table.courtyard, table.refuse) == ("", "CCHSR")


def test_a_record_of_version_1_replays_and_is_written_as_it_was() -> None:  # VIL-A22
    record = read_record(OLD, games.load)
    assert record.match.rules == 1
    assert record.to_text() == OLD
    changed = read_record(OLD.replace("Rules: 1", "Rules: 2"), games.load)
    assert changed.match.state.refuse != record.match.state.refuse


def test_the_token_takes_no_room_in_the_courtyard() -> None:  # VIL-A23, VIL-20
    table = village(courtyard="HHH", token="North", deck="SS").do("stumble East", "discard Hill", "end turn")
    table.do("draw", "end turn")  # five cards and one
    table.do("draw", "end turn", "discard Rake")
    assert (table.courtyard, table.refuse) == ("HHHR", "H")


@pytest.mark.parametrize("cap", [1, 30, 200])
def test_after_so_many_nights_everyone_loses(cap: int) -> None:  # VIL-A24, VIL-A25
    table = village(night=cap - 1, night_cap=cap, pots=(7, 5)).end_night()
    assert table.winners == []
    assert (table.stacks, table.pots) == ([50] * 4, (0, 0))
    if cap > 1:
        assert village(night=cap - 2, night_cap=cap).end_night().stage == f"Day {cap}, wagers"


def test_without_a_cap_the_game_goes_on() -> None:  # VIL-A24
    assert village(night=500, night_cap="none").end_night().stage == "Day 502, wagers"
    assert village(night=999, night_cap="none").end_night().match.over  # though not for ever


def test_a_card_may_be_burnt_after_an_idle_night() -> None:  # VIL-A24
    table = village(burn=True, left=3).end_night()
    assert "Nobody drew: a card of the deck is burnt unseen." in table.news()
    assert table.zone("deck").count == 2
    table.wager(1, 1, 1, 1, 0, 0, 0).end_night()
    assert table.stage == "Day 3, wagers"
    table.wager(1, 1, 1, 1, 0, 0, 0).end_night()
    assert table.reason == "The deck has run out: everybody loses"


def test_everyone_has_the_chips_of_the_start_again() -> None:  # VIL-A25
    table = village(left=1, chips=30, stacks=(0, 90, 5, 5), pots=(0, 7)).do("draw")
    assert table.stacks == [30, 30, 30, 30]
    table = village(day=True, short="loan", stacks=(0, 100, 50, 50), left=1).wager(1, 1, 1, 1, 0, 0)
    assert table.do("draw").stacks == [50, 50, 50, 50]  # debts are forgotten


def test_a_card_may_be_traded_for_its_like() -> None:  # VIL-A26
    table = village(hands={"North": "HHHSSC"}, public={"North": "H"}, courtyard="H")
    table.do("give public Hill", "take Hill", "end turn")
    assert table.may == ["expose Hill", "expose Steeple", "expose Coffer"]  # it counts as a trade like others


def test_a_trade_for_the_like_may_be_forbidden() -> None:  # VIL-A26
    table = village(courtyard="HS", like_for_like=False).do("give Hill")
    assert table.may == ["take Steeple"]
    assert table.why_not("take Hill") == "a card is not traded for its like"
    table = village(courtyard="HH", like_for_like=False)
    assert "give Hill" not in table.may
    assert table.why_not("give Hill") == "a card is not traded for its like, and there is no other"
    assert table.do("give Rake").may == ["take Hill"]
