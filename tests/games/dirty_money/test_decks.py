"""Decks that people write down: read with care, refused with the line and what is wrong with it."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.errors import OptionError
from cutpurse.core.match import Match
from cutpurse.core.record import Record, read_record
from cutpurse.games.dirty_money.decks import DECKS, Deck
from cutpurse.games.dirty_money.rules import NO_CARD

from .heists import GAME, number

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLE = DOCS / "examples" / "dirty-money-deck.txt"
DECK = next(option for option in GAME.options if isinstance(option, Deck))


def test_a_deck_has_a_line_for_each_card() -> None:  # DIR-A01
    deck = DECK.read("\ufeffJewels 7 3 1\r\n\n# mine\n  junk   15 0 9   # the worst of all\n")
    assert {card: worth for card, worth in enumerate(deck) if worth != NO_CARD} == {
        number("Jewels 7"): 301,
        number("Junk 15"): 9,
    }


@pytest.mark.parametrize("name", ["60", "48"])
def test_a_ready_made_deck_has_a_name(name: str) -> None:  # DIR-A01
    assert DECK.read(f" {name} ") == DECKS[name]
    assert DECK.write(DECKS[name]) == name


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Jewels 7 3 1\nGems 1 1 1", "line 2: there is no suit “Gems”; there are Jewels, Paintings, Artifacts, Junk"),
        ("Jewels 16 3 1", "line 1: the rank must be a number from 1 to 15, not “16”"),
        ("Jewels 0 3 1", "line 1: the rank must be a number from 1 to 15, not “0”"),
        ("Jewels 7 10 1", "line 1: coins must be a number from 0 to 9, not “10”"),
        ("Jewels 7 3 -1", "line 1: fingerprints must be a number from 0 to 9, not “-1”"),
        ("Jewels 7 3 ٣", "line 1: fingerprints must be a number from 0 to 9, not “٣”"),
        ("# two\n\nJunk 1 0 1\nJewels 7 3 1\nJUNK 1 0 1", "line 5: Junk 1 is there twice"),
        (
            "Jewels 7 3",
            "line 1: a card is four words, suit, rank, coins, fingerprints: “Jewels 7 3 1”, not “Jewels 7 3”",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, wrong: str) -> None:  # DIR-A01
    with pytest.raises(OptionError) as refusal:
        DECK.read(text)
    assert str(refusal.value) == f"option deck, {wrong}"


@pytest.mark.parametrize("text", ["# nothing\n# at all\n", "#nothing", "", "\n", "\ufeff\r\n", " \t\n\n"])
def test_an_empty_deck_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="option deck: it lists no card; a line looks like “Jewels 7 3 1”"):
        DECK.read(text)


ONLY_ONE = "/".join([",".join(["31", *["-"] * 14]), *[",".join(["-"] * 15)] * 3])


def test_in_a_record_a_deck_is_one_word() -> None:
    deck = DECK.read("Jewels 1 3 1\n")
    assert DECK.write(deck) == ONLY_ONE
    assert DECK.read(ONLY_ONE) == deck


@pytest.mark.parametrize(
    "word",
    [
        "golden",
        "61",
        ONLY_ONE.replace("31", "3"),
        ONLY_ONE.replace("31", "311"),
        ONLY_ONE.replace("31", "-"),
        ONLY_ONE[:-2],
        ONLY_ONE + "/-",
    ],
)
def test_other_words_are_refused(word: str) -> None:
    with pytest.raises(OptionError, match=r"option deck can't be .*; it takes 60 \(ranks 1 to 15 of "):
        DECK.read(word)


@pytest.mark.parametrize(
    "value", [None, 60, (), (0,) * 59, (0,) * 59 + (True,), (0,) * 59 + (10,), (0,) * 59 + (1000,)]
)
def test_other_things_are_refused(value: object) -> None:
    with pytest.raises(OptionError):
        DECK.read(value)


@given(st.integers(0, 2**32))
def test_any_deck_is_written_without_spaces_and_read_back(seed: int) -> None:
    deck = DECK.sample(Random(seed))
    assert DECK.read(deck) == DECK.read(list(deck)) == deck
    assert len(DECK.write(deck).split()) == 1
    assert DECK.read(DECK.write(deck)) == deck


@given(st.text(alphabet="JewlsunkARtifac 0123456789#/,-\n") | st.text())
def test_whatever_is_given_is_read_or_refused_in_a_sentence(text: str) -> None:
    try:
        deck = DECK.read(text)
    except OptionError as error:
        refusal = str(error)
    else:
        assert DECK.read(DECK.write(deck)) == deck
        return
    assert refusal.startswith("option deck")
    assert len(refusal) < 250


def test_the_example_of_the_documentation_is_a_deck() -> None:  # DIR-A01
    deck = DECK.read(EXAMPLE.read_text(encoding="utf-8"))
    assert len(deck) - deck.count(NO_CARD) == 40
    assert GAME.settle_options({"deck": EXAMPLE.read_text(encoding="utf-8")}, 6)["deck"] == deck
    assert f"examples/{EXAMPLE.name}" in (DOCS / "dirty-money-decks.md").read_text(encoding="utf-8")


def test_the_lines_and_words_in_the_documentation_are_read() -> None:
    blocks = (DOCS / "dirty-money-decks.md").read_text(encoding="utf-8").split("```")[1::2]
    lines, word = [block.partition("\n")[2].strip() for block in blocks if block.startswith("text deck")]
    assert DECK.write(DECK.read(lines)) == word
    assert DECK.read(word) == DECK.read(lines)


def test_a_record_keeps_the_deck() -> None:
    match = Match(GAME, options={"deck": EXAMPLE.read_text(encoding="utf-8")}, seed=bytes(32))
    match.play(match.legal[0])
    again = read_record(Record(match=match).to_text(), lambda _: GAME).match
    assert again.options == match.options
    assert again.states.tobytes() == match.states.tobytes()
