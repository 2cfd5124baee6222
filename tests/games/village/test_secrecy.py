"""Who sees and hears what in The Village, and that hidden choices show in nothing."""

import pytest
from msgspec.structs import replace

from cutpurse.core.message import msg

from .builder import NAMES, VILLAGE, Village, village

OTHERS = ("East", "South", "West")


# Who sees what


def test_cards_drawn_are_told_to_who_has_drawn_them() -> None:  # VIL-41
    table = village(turn="West", deck="HR").do("draw two")
    assert table.news() == ["West draws two cards."]
    assert table.secrets("West") == ["Your new cards are a Hill and a Rake."]
    assert [table.secrets(name) for name in ("North", "East", "South")] == [[], [], []]


def test_cards_of_another_hand_are_known_only_as_far_as_they_were_seen() -> None:  # VIL-41, VIL-E05
    table = village(hands={"North": "HHHSSC"}, courtyard="HR")
    table.do("give Steeple", "take Hill")
    for viewer in (None, *OTHERS):
        assert table.seen("North", viewer) == "H-----"
        cards = table.zone("hand.0", viewer).cards
        assert [card.badges for card in cards] == [(msg("known"),), *[()] * 5]
    assert table.seen("North", "North") == "HHHHSC"


def test_a_known_card_that_may_have_been_parted_with_is_known_no_more() -> None:  # VIL-41
    table = village(hands={"East": "SSSHHR"}, taken={"East": "SS"}, turn="East", deck="S")
    assert table.seen("East", "North") == "SS----"
    table.do("draw", "end turn", "discard Steeple")
    assert table.seen("East", "North") == "S-----"
    assert table.seen("East", None) == "S-----"


def test_the_accuser_alone_keeps_what_was_shown() -> None:  # VIL-30, VIL-41
    table = village(hands={"West": "RRRRHS"}, deck="C").do("accuse West")
    assert table.news() == [
        "North accuses West of hoarding.",
        "West has no winning hand: North must keep a card turned outward.",
    ]
    assert table.news("North")[-1] == "West holds 1 Hill, 1 Steeple and 4 Rakes."
    assert [table.secrets(name) for name in OTHERS] == [[], [], []]
    table.do("end turn", "expose Hill", "end turn", "end turn", "draw", "end turn", "discard Hill")
    assert table.seen("West", "North") == "SRRRR-"
    assert table.seen("West", "East") == table.seen("West", None) == "------"


def test_a_winning_hand_found_by_an_accuser_is_shown_to_that_player_alone() -> None:  # VIL-30, VIL-31
    table = village(hands={"North": "HHHHHHS"}, turn="South").do("accuse North")
    assert table.news() == [
        "South accuses North of hoarding.",
        "North was hoarding a winning hand: South wins at once.",
        "South wins 0 chips and has 50.",
    ]
    assert table.secrets("South") == ["North holds 6 Hills and 1 Steeple."]
    assert [table.seen("North", name) for name in ("South", "East", None)] == ["HHHHHHS", "HHHHHH-", "HHHHHH-"]


# VIL-A16: hidden choices. Whoever is asked, whoever has answered and whatever was answered, the others see the same.


def night_over(**hands: str) -> Village:
    return village(hands=hands, turn="West", second=True).do("end turn")


def test_while_answers_are_collected_nobody_sees_who_is_asked_or_has_answered() -> None:  # VIL-A16
    table = night_over(North="HHHHHH", South="CCCCCC")
    spectator = table.view(None)
    first = {name: table.view(name) for name in OTHERS}
    last = VILLAGE.observe(table.match.states, 0, 3).tobytes()  # West's, which is asked last
    assert (spectator.turn, spectator.actions, table.stage) == (None, (), "End of Night 1")
    for answer in ("reveal", "conceal", "conceal"):
        answering = table.turn
        table.do(answer)
        assert table.news() == []
        assert [len(table.secrets(name)) for name in NAMES] == [int(name == answering) for name in NAMES]
        assert table.view(None) == spectator
        assert table.turn == "West" or VILLAGE.observe(table.match.states, 0, 3).tobytes() == last
        for name in OTHERS:
            if name not in (table.turn, answering):
                seen = table.view(name)
                assert replace(seen, log=()) == replace(first[name], log=())


@pytest.mark.parametrize("asked", range(4))
def test_a_hand_that_could_be_shown_or_is_shows_in_nothing(asked: int) -> None:  # VIL-A16
    """Three worlds: one has no winning hand, has one and conceals it, has one and shows it."""
    own, other = "HSCR"[asked], "HSCR"[asked - 1]
    tables = [night_over(**{NAMES[asked]: hand}) for hand in (own * 3 + other * 3, own * 6, own * 6)]
    watching = [name for name in (None, *NAMES) if name != NAMES[asked]]
    for number in range(4):
        worlds = [[table.view(name) for name in watching] for table in tables]
        assert worlds[0] == worlds[1] == worlds[2]
        assert len({observed_by_others(table, asked) for table in tables}) == 1
        for table, answer in zip(tables, ("conceal", "conceal", "reveal"), strict=True):
            table.do(answer if number == asked else "conceal")
    worlds = [[table.view(name) for name in watching] for table in tables]
    assert worlds[0] == worlds[1] != worlds[2]  # now all have answered


def observed_by_others(table: Village, seat: int) -> tuple[bytes, ...]:
    """What programs in the other seats are given."""
    return tuple(VILLAGE.observe(table.match.states, 0, other).tobytes() for other in range(4) if other != seat)


def test_a_concealed_hand_stays_unknown_the_next_day() -> None:  # VIL-A16
    worlds = [night_over(South="CCCCCC"), night_over(South="CCCHHH")]
    for table in worlds:
        table.do("conceal", "conceal", "conceal", "conceal").wager(1, 1, 1)
    for name in (None, "North", "East", "West"):
        assert worlds[0].view(name) == worlds[1].view(name)
    assert "You conceal a winning hand." in worlds[0].log("South")
    assert "You have no winning hand to show." in worlds[1].log("South")


SEALED = [("put 1", "put 3"), ("put 20", "put 3"), ("put 20 and more", "put 7", "put 3")]


@pytest.mark.parametrize("moves", SEALED[1:])
def test_sealed_wagers_show_in_nothing_until_all_are_made(moves: tuple[str, ...]) -> None:  # VIL-A16, VIL-A04
    """Whether North puts out 1, 20, or more in two handfuls; East then 3."""
    one = village(day=True, betting="sealed", limit="none")
    other = village(day=True, betting="sealed", limit="none")
    start = {name: one.view(name) for name in (None, "South", "West")}
    for table, played in ((one, SEALED[0]), (other, moves)):
        for move in played:
            table.do(move)
            assert table.news() == []
            assert {name: table.view(name) for name in (None, "South", "West") if name != table.turn} == {
                name: view for name, view in start.items() if name != table.turn
            }
    assert one.turn == other.turn == "South"
    for name in (None, "East", "South", "West"):
        assert one.view(name) == other.view(name)
    assert one.view("North") != other.view("North")
    assert observed_by_others(one, 0) == observed_by_others(other, 0)
    assert other.counter("wager.0").value == 0
    assert other.scores == {"North": 50, "East": 50, "South": 50, "West": 50}
    own = {counter.id: counter.value for counter in other.view("North").counters}
    assert (own["wager.0"], own["wager.1"]) == (27 if len(moves) > 2 else 20, 0)
