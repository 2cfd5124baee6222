"""Cards in words and signs, and lines that break where they may."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from cutpurse import games
from cutpurse.core.message import msg
from cutpurse.core.view import Card, Face, Pip
from cutpurse.terminal.pen import ASCII, UNICODE, WORDS, Pen, Signs


def card(suit: str, rank: str, coins: int = 0, *badges: str, kind: str = "coin") -> Card:
    face = Face(rank=rank, suit=suit, pips=(Pip(kind=kind, count=coins),))
    return Card(id=f"{suit}.{rank}", face=face, badges=tuple(map(msg, badges)))


BACK = Card(id="back")
LUCRE = Pen(words=games.load("lucre").words())


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


@pytest.mark.parametrize(
    ("signs", "written"),
    [(UNICODE, "Red 12 ●●● (highest)"), (ASCII, "Red 12 ooo (highest)"), (WORDS, "Red 12 with 3 coins (highest)")],
)
def test_a_card_is_readable_without_colour(signs: Signs, written: str) -> None:
    assert Pen(80, signs, LUCRE.words).card(card("Red", "12", 3, "highest")).plain == written


def test_a_badge_that_repeats_the_label_is_left_out() -> None:
    purse = card("Red", "9", 1, "the-prize")
    assert LUCRE.card(purse, label=msg("prize")).plain == "Red 9 ●"
    assert LUCRE.card(purse, label=msg("hoard")).plain == "Red 9 ● (the Purse)"
    assert LUCRE.card(card("Red", "9", 1, "highest", "prize")).plain == "Red 9 ● (highest, Purse)"


def test_neighbours_share_their_suit_and_backs_are_counted() -> None:
    cards = [card("Red", "2", 3), card("Red", "9", 1), BACK, card("Blue", "4", 1), card("Blue", "5", 1, "prize"), BACK]
    assert plain(LUCRE.cards(cards)) == ["Red 2 ●●●", "9 ●", "Blue 4 ●", "Blue 5 ● (Purse)", "2 face down"]


def test_cards_without_a_rank_are_counted() -> None:
    cards = [card("Hill", "", 0), card("Hill", "", 0), card("Rake", "", 0), card("Rake", "", 0, "prize"), BACK]
    assert plain(LUCRE.cards(cards)) == ["2 Hill", "Rake", "Rake (Purse)", "1 face down"]


def test_parts_hang_below_each_other() -> None:
    parts = [Text(part) for part in ("one", "two", "three", "four")]
    assert plain(Pen(34).hang(Text("  Hand"), parts, 10)) == ["  Hand    one   two   three   four"]
    assert plain(Pen(34, WORDS).hang(Text("  Hand"), [*parts, *parts], 10)) == [
        "  Hand    one, two, three, four,",
        "          one, two, three, four",
    ]


def test_where_two_columns_are_too_narrow_the_parts_go_below() -> None:
    parts = [Text(part) for part in ("one", "two", "three", "four")]
    assert plain(Pen(20).hang(Text("  Purses to come"), parts, 19)) == [
        "  Purses to come",
        "      one   two",
        "      three   four",
    ]
    assert plain(Pen(20).hang(Text("  Purses to come"), [Text("8")], 19)) == ["  Purses to come   8"]


def test_a_sentence_beside_its_label_or_below() -> None:
    assert plain(Pen(30).prose("one two three", indent=6, start=Text("a"))) == ["a     one two three"]
    assert plain(Pen(30).prose("one two three four five six", indent=6, start=Text("a"))) == [
        "a     one two three four five",
        "      six",
    ]
    assert plain(Pen(24).prose("one two three four", indent=16, start=Text("a label"))) == [
        "a label",
        "      one two three four",
    ]


@given(st.text("ab c", max_size=200), st.integers(10, 100), st.integers(0, 8))
def test_prose_keeps_every_word_and_fits(text: str, width: int, indent: int) -> None:
    lines = plain(Pen(width).prose(text, indent=indent))
    assert " ".join(lines).split() == text.split()
    for line in lines:
        assert len(line) <= width or len(line.split()) == 1
