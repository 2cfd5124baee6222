"""What the sheet of Dirty Money leaves open: our ruling, and every other one a table may choose."""

from typing import Any

import pytest

from cutpurse.core.errors import OptionError
from cutpurse.core.match import Match
from cutpurse.games.dirty_money.rules import DEAL, SCORE

from .builder import GAME, Heist, as_seed, heist, heist_end, random_game

FIVE_48 = {"deck": "48"}  # at five, three cards are left over
FIVE_CARDS = "Jewels 1 2 1\nJewels 2 2 1\nJewels 3 2 1\nJunk 1 0 1\nJunk 9 1 0"


def test_a_table_plays_by_our_rulings_unless_it_says_otherwise() -> None:
    """DIR-A02, DIR-A03, DIR-A04, DIR-A05, DIR-A06, DIR-A07, DIR-A08, DIR-A10, DIR-A11, DIR-A12, DIR-A13."""
    assert GAME.write_options(GAME.complete_options()) == {
        "rounds": "2",
        "deck": "60",
        "cleaner_coins": "0",
        "variant": "off",
        "uneven": "aside",
        "first_lead": "cleaner",
        "lead_cleaner": "on",
        "print_tie": "all",
        "all_tied": "nobody",
        "coin_tie": "prints",
        "bust": "end",
        "strict_memory": "off",
    }


# The number of rounds, and the variant


@pytest.mark.parametrize("rounds", ["0", "21", "many"])
def test_rounds_are_one_to_twenty(rounds: str) -> None:  # DIR-A10
    with pytest.raises(OptionError, match=r"option rounds can't be .* a whole number from 1 to 20"):
        GAME.complete_options({"rounds": rounds})


# Cards that can't be dealt evenly


def test_left_over_cards_may_be_shown() -> None:  # DIR-A02
    match = Match(GAME, seats=5, options=FIVE_48 | {"uneven": "shown", "variant": True}, seed=as_seed(1))
    s = match.state
    assert (s.aside.bit_count(), s.shown.bit_count()) == (5, 48 - 5 - 5 * 8)
    assert [hand.bit_count() for hand in s.hand[:5]] == [9] * 5
    table = Heist(match)
    assert len(table.cards("shown").split(", ")) == 3
    assert table.cards("shown").split(", ")[0] in next(line for line in table.log() if "Left over" in line)
    assert [card.face for card in table.zone("aside").cards] == [None]


def test_left_over_cards_may_go_to_the_first_seats_who_play_the_last_trick_alone() -> None:  # DIR-A02
    for seed in range(6):
        match = random_game(seed, 5, rounds=1, uneven="first", deck="48")
        dealt = match.frames[1].state
        more = [(dealt.first + i) % 5 for i in range(3)]
        assert [hand.bit_count() for hand in dealt.hand[:5]] == [11 if seat in more else 10 for seat in range(5)]
        assert dealt.aside == dealt.shown == 0
        last = [frame.seat for frame in match.frames if frame.action is not None][-3:]
        assert sorted(seat for seat in last if seat is not None) == sorted(more)
        assert len(match.actions) == 48 + 5


def test_who_has_no_card_left_can_not_lead() -> None:  # DIR-A02
    table = heist(
        Fox=["Jewels 1", "Junk 1"],
        Magpie=["Jewels 2", "Junk 9"],
        Weasel=["Jewels 3"],
        options={"uneven": "first", "rounds": 1, "deck": FIVE_CARDS},
    )
    table.play("Fox: Jewels 1", "Magpie: Jewels 2", "Weasel: Jewels 3")
    assert table.turn == "Fox"  # clockwise from Weasel, who took the trick
    assert table.news()[-1] == "Weasel has no card left: Fox leads."
    table.play("Fox: Junk 1")
    assert table.turn == "Magpie"
    table.play("Magpie: Junk 9")
    assert "Magpie takes the trick with Junk 9: 1 coin and 1 fingerprint." in table.news()
    assert table.match.over


# Who leads, and with what


def test_the_first_lead_may_go_round() -> None:  # DIR-A03
    match = random_game(3, seats=3, rounds=5, first_lead="rotation")
    firsts = [match.frames[i + 1].state.first for i, frame in enumerate(match.frames) if frame.state.phase == DEAL]
    assert firsts == [0, 1, 2, 0, 1]
    assert "Fox leads. It is its turn." in Heist(match).log()


def test_a_cleaner_may_be_led_at_once() -> None:  # DIR-A07
    table = heist(Fox=["Junk 1", "cleaner"], Magpie=["Junk 2", "cleaner"], Weasel=["Junk 3", "cleaner"])
    assert table.may == ["Junk 1", "cleaner"]
    assert table.why_not("cleaner") == ""


def test_a_cleaner_may_be_kept_from_leading_unless_it_is_the_last_card() -> None:  # DIR-A07
    options = {"lead_cleaner": "off"}
    table = heist(
        Fox=["Junk 1", "cleaner"], Magpie=["Junk 2", "cleaner"], Weasel=["Junk 3", "cleaner"], options=options
    )
    assert table.may == ["Junk 1"]
    assert table.why_not("cleaner") == "here a cleaner may be led only as the last card"
    assert table.prompt("Fox") == "You lead: play any card but your cleaner."
    table.play("Fox: Junk 1")
    assert table.may == ["Junk 2", "cleaner"]
    table.play("Magpie: cleaner", "Weasel: Junk 3", "Magpie: Junk 2", "Weasel: cleaner")
    assert table.turn == "Fox"
    alone = heist(Fox=["cleaner"], Magpie=["Junk 2"], Weasel=["Junk 3"], options=options)
    assert alone.may == ["cleaner"]


def test_cleaners_carry_nothing_unless_they_have_coins() -> None:  # DIR-A08
    for coins, taken in ((0, 0), (3, 6)):
        table = heist(
            Fox=["Junk 1", "Junk 4"],
            Magpie=["Junk 2", "cleaner"],
            Weasel=["Junk 9", "cleaner"],
            options={"cleaner_coins": coins},
        )
        table.match.frames[-1].states["coins"][0, 0] = coins  # Fox's own cleaner was taken before
        table.play("Fox: Junk 1", "Magpie: cleaner", "Weasel: cleaner")
        assert table.scores["Weasel"] == taken
        assert set(table.prints.values()) == {0}


# Ties


def level(**options: Any) -> Heist:
    """Fox and Weasel tie for the most fingerprints."""
    return heist_end(
        coins={"Fox": 60, "Magpie": 55, "Weasel": 40}, prints={"Fox": 30, "Magpie": 12, "Weasel": 30}, **options
    ).step()


@pytest.mark.parametrize(
    ("ruling", "reason"),
    [
        ("all", "Magpie wins with 55 coins; Fox and Weasel are busted with 30 fingerprints"),
        ("nobody", "Fox wins with 60 coins; nobody is busted"),
        ("richest", "Magpie wins with 55 coins; Fox is busted with 30 fingerprints"),
        ("poorest", "Fox wins with 60 coins; Weasel is busted with 30 fingerprints"),
    ],
)
def test_a_tie_for_the_most_fingerprints(ruling: str, reason: str) -> None:  # DIR-A04, DIR-T05
    assert level(print_tie=ruling).reason == reason


@pytest.mark.parametrize(("ruling", "ranks"), [("richest", (3, 1, 3, 2)), ("poorest", (1, 4, 1, 3))])
def test_if_the_richest_are_level_too_all_of_those_are_busted(ruling: str, ranks: tuple[int, ...]) -> None:  # DIR-A04
    table = heist_end(
        coins={"Fox": 60, "Magpie": 55, "Weasel": 60, "Raven": 1},
        prints={"Fox": 30, "Magpie": 30, "Weasel": 30, "Raven": 0},
        print_tie=ruling,
    ).step()
    assert table.outcome.ranks == ranks


@pytest.mark.parametrize("prints", [0, 30])
def test_if_everyone_ties_nobody_is_busted(prints: int) -> None:  # DIR-A05
    coins = {"Fox": 60, "Magpie": 55, "Weasel": 40}
    table = heist_end(coins=coins, prints=dict.fromkeys(coins, prints)).step()
    assert table.reason == "Fox wins with 60 coins; nobody is busted"


def test_if_everyone_ties_there_may_be_no_winner() -> None:  # DIR-A05
    coins = {"Fox": 60, "Magpie": 55, "Weasel": 40}
    table = heist_end(coins=coins, prints=dict.fromkeys(coins, 30), all_tied="everyone").step()
    assert table.winners == []
    assert table.outcome.ranks == (1, 2, 3)
    assert table.reason == "Nobody wins: all are busted, level with 30 fingerprints"


def rich(second: int = 50, **options: Any) -> Heist:
    """Fox and Magpie have the same coins, Fox fewer fingerprints; Weasel is busted."""
    return heist_end(
        coins={"Fox": 50, "Magpie": second, "Weasel": 90}, prints={"Fox": 11, "Magpie": 12, "Weasel": 20}, **options
    ).step()


def test_a_tie_for_coins_goes_to_fewer_fingerprints() -> None:  # DIR-A06
    table = rich()
    assert table.winners == ["Fox"]
    assert table.outcome.ranks == (1, 2, 3)
    assert table.reason == (
        "Fox wins on fewer fingerprints, 11 to 12, with 50 coins; Weasel is busted with 20 fingerprints"
    )


def test_a_tie_for_coins_and_fingerprints_is_shared() -> None:  # DIR-A06
    table = heist_end(coins={"Fox": 5, "Magpie": 5, "Weasel": 9}, prints={"Fox": 1, "Magpie": 1, "Weasel": 2}).step()
    assert table.winners == ["Fox", "Magpie"]
    assert table.reason == ("Fox and Magpie share the win with 5 coins each; Weasel is busted with 2 fingerprints")


def test_a_tie_for_coins_may_call_for_one_more_round() -> None:  # DIR-A06
    table = rich(coin_tie="round")
    assert not table.match.over
    assert "Fox and Magpie are level: one more round decides." in table.news()
    table.step()
    assert table.stage() == "Deciding round, trick 1 of 21"
    assert rich(49, coin_tie="round").reason == "Fox wins with 50 coins; Weasel is busted with 20 fingerprints"


def test_the_deciding_round_is_the_only_one_and_counts_like_the_others() -> None:  # DIR-A06
    table = rich(coin_tie="round").steps()
    while not table.match.over:
        table.match.play(table.match.legal[0])
    assert "The deciding round is over." in table.news()
    assert table.match.state.scored == 3
    assert sum(table.scores.values()) == 190 + 115
    again = rich(coin_tie="round")
    s = again.match.frames[-1].states
    s["phase"], s["scored"] = SCORE, 2
    assert again.step().winners == ["Fox", "Magpie"]


# When it is judged


def test_each_round_may_be_judged_by_itself() -> None:  # DIR-A13
    table = heist_end(
        coins={"Fox": 30, "Magpie": 20, "Weasel": 10},
        prints={"Fox": 9, "Magpie": 5, "Weasel": 6},
        earlier_coins={"Fox": 25, "Magpie": 10, "Weasel": 10},
        earlier_prints={"Fox": 1, "Magpie": 9},
        bust="round",
    ).step()
    assert "Busted in this round: Fox." in table.news()
    assert "Fox: 30 coins lost, 9 fingerprints; 25 and 10 in all." in table.news()
    assert table.scores == {"Fox": 25, "Magpie": 30, "Weasel": 20}
    assert table.reason == "Magpie wins with 30 coins"  # though it has the most fingerprints of all rounds


# What is open


def test_taken_loot_and_totals_are_open() -> None:  # DIR-A12
    table = heist(Fox=["Jewels 1", "Junk 1"], Magpie=["Jewels 2", "Junk 2"], Weasel=["Jewels 3", "Junk 3"])
    table.play("Fox: Jewels 1", "Magpie: Jewels 2", "Weasel: Jewels 3", "Weasel: Junk 3")
    assert table.cards("loot.2") == "Jewels 1, Jewels 2, Jewels 3"
    assert (table.scores["Weasel"], table.prints["Weasel"]) == (6, 3)
    assert "Fox leads Jewels 1." in table.log()


def test_strict_memory_hides_them_until_the_round_is_over() -> None:  # DIR-A12
    table = heist(
        Fox=["Jewels 1", "Junk 1", "Junk 9"],
        Magpie=["Jewels 2", "Junk 2", "Junk 8"],
        Weasel=["Jewels 3", "Junk 3", "Junk 7"],
        prints={"Fox": 4},
        options={"strict_memory": True, "rounds": 1},
    )
    table.play("Fox: Jewels 1", "Magpie: Jewels 2", "Weasel: Jewels 3", "Weasel: Junk 3")
    table.play("Fox: Junk 1", "Magpie: Junk 2", "Weasel: Junk 7")
    assert [card.face for card in table.zone("loot.2").cards] == [None]
    assert table.zone("loot.2").count == 6
    assert table.counter("coins.2").value == 0
    assert table.prints == {"Fox": 4, "Magpie": 0, "Weasel": 0}
    assert {counter.label.key for counter in table.view("Fox").counters} == {"earlier-coins", "earlier-prints"}
    assert not any("Jewels" in line for line in table.log())
    table.play("Fox: Junk 9", "Magpie: Junk 8")
    assert table.counter("coins.2").value == 6
    assert {counter.label.key for counter in table.view("Fox").counters} == {"coins", "prints"}
    assert "Weasel: 6 coins, 6 fingerprints." in table.log()
