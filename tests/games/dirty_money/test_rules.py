"""The rules of Dirty Money, one after the other."""

import pytest

from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.match import Match
from cutpurse.games.dirty_money.rules import DEAL, SCORE, loot_played

from .builder import GAME, NAMES, Heist, as_seed, heist, heist_end, random_game


@pytest.fixture
def four() -> Heist:
    """Four at the table, each with a cleaner; all but Raven hold Jewels."""
    return heist(
        Fox=["Jewels 4", "Junk 1", "cleaner"],
        Magpie=["Jewels 9", "Junk 3", "cleaner"],
        Weasel=["Jewels 2", "Artifacts 1", "cleaner"],
        Raven=["Paintings 5", "Junk 15", "cleaner"],
    )


# Setting up


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_play(seats: int) -> None:  # DIR-01
    assert Match(GAME, seats=seats).seats == seats


@pytest.mark.parametrize("seats", [2, 7])
def test_fewer_or_more_do_not(seats: int) -> None:  # DIR-01
    with pytest.raises(CutpurseError, match=f"Dirty Money is played by 3 to 6, not by {seats}"):
        Match(GAME, seats=seats)


@pytest.mark.parametrize("rounds", [1, 2, 3, 7])
def test_so_many_rounds_are_played_as_were_agreed(rounds: int) -> None:  # DIR-02
    match = random_game(rounds, rounds=rounds)
    assert sum(frame.state.phase == SCORE for frame in match.frames) == rounds
    assert match.state.scored == rounds


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_gets_one_cleaner_and_an_even_share_of_the_loot(seats: int) -> None:  # DIR-03, DIR-04, DIR-07
    table = Heist(Match(GAME, seats=seats, seed=as_seed(seats)))
    loot = [card for hand in table.holding.values() for card in hand if card != "cleaner"]
    assert all(hand.count("cleaner") == 1 for hand in table.holding.values())
    assert [len(hand) for hand in table.holding.values()] == [60 // seats + 1] * seats
    assert len(set(loot)) == len(loot) == 60


def test_one_holder_of_a_cleaner_is_the_first_player() -> None:  # DIR-05, DIR-06
    leads = set()
    for seed in range(20):
        match = Match(GAME, seed=as_seed(seed))
        assert match.turn is not None
        assert len(match.legal) == 21  # any card, the cleaner too
        assert f"{NAMES[match.turn]} leads. It holds the First Player cleaner." in Heist(match).log()
        leads.add(match.turn)
    assert leads == {0, 1, 2}


def test_the_variant_removes_a_card_for_each_player() -> None:  # DIR-08
    for seats in GAME.seats:
        match = Match(GAME, seats=seats, options={"variant": True}, seed=as_seed(seats))
        s = match.state
        assert s.aside.bit_count() == seats
        assert [hand.bit_count() for hand in s.hand[:seats]] == [60 // seats] * seats
        assert all(s.aside & hand == 0 for hand in s.hand)
        for viewer in (None, *range(seats)):
            zone = next(zone for zone in match.view(viewer).zones if zone.id == "aside")
            assert zone.count == seats
            assert [card.face for card in zone.cards] == [None]


# Tricks


def test_the_lead_may_play_any_card(four: Heist) -> None:  # DIR-06, DIR-09
    assert four.turn == "Fox"
    assert four.may == ["Jewels 4", "Junk 1", "cleaner"]


def test_the_others_follow_clockwise_and_match_the_suit_if_they_can(four: Heist) -> None:  # DIR-10, DIR-14
    four.play("Fox: Jewels 4")
    assert (four.turn, four.may) == ("Magpie", ["Jewels 9", "cleaner"])
    four.play("Magpie: Jewels 9")
    assert (four.turn, four.may) == ("Weasel", ["Jewels 2", "cleaner"])
    four.play("Weasel: Jewels 2")
    assert (four.turn, four.may) == ("Raven", ["Paintings 5", "Junk 15", "cleaner"])


def test_the_highest_of_the_lead_suit_takes_the_trick_and_leads(four: Heist) -> None:  # DIR-11, DIR-12, DIR-13
    four.play("Fox: Jewels 4", "Magpie: Jewels 9", "Weasel: Jewels 2", "Raven: Junk 15")
    assert four.news()[-1] == "Magpie takes the trick with Jewels 9: 8 coins and 4 fingerprints."
    assert four.scores == {"Fox": 0, "Magpie": 2 + 3 + 2 + 1, "Weasel": 0, "Raven": 0}
    assert four.prints == {"Fox": 0, "Magpie": 1 + 1 + 1 + 1, "Weasel": 0, "Raven": 0}
    assert four.cards("loot.1") == "Jewels 2, Jewels 4, Jewels 9, Junk 15"
    assert (four.turn, four.may) == ("Magpie", ["Junk 3", "cleaner"])


def test_off_suit_cards_never_win() -> None:  # DIR-T04, DIR-11
    table = heist(Fox=["Junk 1"], Magpie=["Jewels 15"], Weasel=["Paintings 15"], Raven=["Artifacts 15"])
    table.play("Fox: Junk 1", "Magpie: Jewels 15", "Weasel: Paintings 15", "Raven: Artifacts 15")
    assert table.news()[4] == "Fox takes the trick with Junk 1: 8 coins and 5 fingerprints."
    assert table.match.state.total_coins[:4] == [0 + 4 + 3 + 1, 0, 0, 0]


def test_a_holder_of_the_suit_may_follow_or_clean_and_nothing_else(four: Heist) -> None:  # DIR-T01, DIR-14
    four.play("Fox: Jewels 4")
    with pytest.raises(IllegalAction, match="Junk 3 is not permitted: Jewels is led and must be followed"):
        four.play("Magpie: Junk 3")
    assert four.may == ["Jewels 9", "cleaner"]


def test_a_cleaner_breaks_the_suit_for_all_who_follow(four: Heist) -> None:  # DIR-15
    four.play("Fox: Jewels 4", "Magpie: cleaner")
    assert (four.turn, four.may) == ("Weasel", ["Jewels 2", "Artifacts 1", "cleaner"])


def test_a_cleaner_wins_whatever_else_is_played_and_wipes_all_fingerprints(four: Heist) -> None:
    """DIR-16, DIR-18, and whoever took the trick leads the next: DIR-A09."""
    four.play("Fox: Jewels 4", "Magpie: cleaner", "Weasel: Artifacts 1", "Raven: Junk 15")
    assert four.news()[-1] == "Magpie takes the trick with its cleaner: 6 coins and no fingerprints."
    assert four.scores["Magpie"] == 2 + 3 + 1
    assert set(four.prints.values()) == {0}
    assert four.turn == "Magpie"


def test_the_last_cleaner_takes_the_trick(four: Heist) -> None:  # DIR-17, DIR-T02
    four.play("Fox: Jewels 4", "Magpie: cleaner")
    assert "Artifacts 1" in four.may  # though Weasel holds Jewels
    four.play("Weasel: Artifacts 1", "Raven: cleaner")
    assert four.news()[-1] == "Raven takes the trick with its cleaner: 5 coins and no fingerprints."
    assert four.scores == {"Fox": 0, "Magpie": 0, "Weasel": 0, "Raven": 5}
    assert set(four.prints.values()) == {0}
    assert four.turn == "Raven"


def test_a_cleaner_led_wins_if_no_other_is_played(four: Heist) -> None:  # DIR-T03, DIR-A07
    four.play("Fox: cleaner")
    assert four.may == ["Jewels 9", "Junk 3", "cleaner"]  # nobody need follow with the own cleaner
    four.play("Magpie: Jewels 9", "Weasel: Jewels 2", "Raven: Junk 15")
    assert four.scores == {"Fox": 6, "Magpie": 0, "Weasel": 0, "Raven": 0}
    assert set(four.prints.values()) == {0}
    assert four.turn == "Fox"


# Rounds and the end


def test_a_round_ends_when_all_cards_are_played_and_is_added_up() -> None:  # DIR-19
    table = heist(
        Fox=["Jewels 1"],
        Magpie=["Jewels 2"],
        Weasel=["Junk 3"],
        coins={"Fox": 10, "Magpie": 5},
        prints={"Fox": 3, "Weasel": 9},
        scored=1,
    )
    table.play("Fox: Jewels 1", "Magpie: Jewels 2", "Weasel: Junk 3")
    assert "Round 2 is over." in table.news()
    assert "Magpie: 4 coins, 3 fingerprints; 9 and 3 in all." in table.news()
    assert "Weasel: 0 coins, 0 fingerprints; 0 and 9 in all." in table.news()
    assert table.match.over
    assert table.scores == {"Fox": 10, "Magpie": 9, "Weasel": 0}


def test_the_next_round_is_dealt_afresh() -> None:  # DIR-20
    match = random_game(5)
    deals = [(frame, match.frames[i + 1]) for i, frame in enumerate(match.frames) if frame.state.phase == DEAL]
    assert len(deals) == 2
    first, second = (after.state for _, after in deals)
    assert first.hand != second.hand
    assert [hand.bit_count() for hand in second.hand] == [21, 21, 21, 0, 0, 0]
    assert (second.taken, second.void, second.coins) == ([0] * 6, [0] * 6, [0] * 6)


def test_the_most_fingerprints_are_busted_and_of_the_others_the_most_coins_win() -> None:  # DIR-21, DIR-22
    table = heist_end(
        coins={"Fox": 60, "Magpie": 50, "Weasel": 40},
        prints={"Fox": 21, "Magpie": 20, "Weasel": 3},
    ).step()
    assert table.winners == ["Magpie"]
    assert table.outcome.ranks == (3, 1, 2)
    assert table.reason == "Magpie wins with 50 coins; Fox is busted with 21 fingerprints"


# What follows


def test_everybody_knows_who_still_holds_a_cleaner(four: Heist) -> None:  # DIR-23
    four.play("Fox: Jewels 4", "Magpie: cleaner")
    for viewer in (None, "Fox", "Raven"):
        markers = {seat.name: [marker.key for marker in seat.markers] for seat in four.view(viewer).seats}
        assert markers == {"Fox": ["lead", "cleaner"], "Magpie": [], "Weasel": ["cleaner"], "Raven": ["cleaner"]}


@pytest.mark.parametrize("variant", [False, True])
def test_the_union_of_the_other_hands_is_known_without_the_variant(variant: bool) -> None:  # DIR-24
    match = random_game(1, 4, 22, variant=variant)
    s = match.state
    seen = s.hand[0] | s.taken[0] | s.taken[1] | s.taken[2] | s.taken[3]
    for seat in range(4):
        seen |= loot_played(s, seat)
    unseen = (1 << 60) - 1 & ~seen
    others = (s.hand[1] | s.hand[2] | s.hand[3]) & (1 << 60) - 1
    assert (unseen & ~others).bit_count() == (4 if variant else 0)


@pytest.mark.parametrize(("options", "coins"), [({}, 115), ({"deck": "48"}, 92), ({"cleaner_coins": 2}, 115 + 6 * 2)])
def test_coins_are_conserved_and_fingerprints_are_not(options: dict[str, object], coins: int) -> None:  # DIR-25
    fewer = 0
    for seed in range(5):
        match = random_game(seed, 6, None, rounds=1, **options)
        assert sum(match.scores) == coins
        fewer += sum(match.state.total_prints) < (48 if "deck" in options else 60)
    assert fewer
