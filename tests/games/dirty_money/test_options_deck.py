"""Decks that people write down: read with care, refused with the line and what is wrong with it."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.errors import OptionError
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.core.record_reader import read_record
from cutpurse.games.dirty_money.options_deck import DECKS, NO_CARD, Deck

from .builder import GAME, number, say

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
    assert say(refusal.value.message) == f"option deck, {wrong}"


@pytest.mark.parametrize("text", ["# nothing\n# at all\n", "#nothing", "", "\n", "\ufeff\r\n", " \t\n\n"])
def test_an_empty_deck_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as refusal:
        DECK.read(text)
    assert refusal.value.message.key == "deck-empty"


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
    with pytest.raises(OptionError) as refusal:
        GAME.complete_options({"deck": word})
    assert "it takes 60 (ranks 1 to 15 of " in str(refusal.value)


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
        refusal = say(error.message)
    else:
        assert DECK.read(DECK.write(deck)) == deck
        return
    assert refusal.startswith("option deck")
    assert len(refusal) < 250


def test_the_example_of_the_documentation_is_a_deck() -> None:  # DIR-A01
    deck = DECK.read(EXAMPLE.read_text(encoding="utf-8"))
    assert len(deck) - deck.count(NO_CARD) == 40
    assert GAME.complete_options({"deck": EXAMPLE.read_text(encoding="utf-8")}, 6)["deck"] == deck
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


def test_the_deck_of_60_has_four_suits_of_fifteen() -> None:  # DIR-A01
    deck = DECKS["60"]
    assert (len(deck), deck.count(NO_CARD)) == (60, 0)
    sums = [(sum(n // 100 for n in deck[i : i + 15]), sum(n % 100 for n in deck[i : i + 15])) for i in (0, 15, 30, 45)]
    assert sums == [(45, 20), (30, 15), (30, 15), (10, 10)]


def test_the_deck_of_48_has_four_suits_of_twelve() -> None:  # DIR-A01
    deck = DECKS["48"]
    assert deck.count(NO_CARD) == 12
    assert all(deck[i + 12 : i + 15] == (NO_CARD,) * 3 for i in (0, 15, 30, 45))
    cards = [number for number in deck if number != NO_CARD]
    assert (sum(number // 100 for number in cards), sum(number % 100 for number in cards)) == (92, 48)


def test_a_deck_that_can_not_be_dealt_is_refused_in_a_sentence() -> None:  # DIR-A01
    deck = "\n".join(f"Jewels {rank} 1 1" for rank in range(1, 8))
    assert Match(GAME, seats=6, options={"deck": deck}).seats == 6
    with pytest.raises(OptionError) as refusal:
        Match(GAME, seats=4, options={"deck": deck, "variant": True})
    assert str(refusal.value) == (
        "the deck has 7 loot cards, and the variant removes 4: 4 players need at least 8, one of them for each hand"
    )
    with pytest.raises(OptionError, match="the deck has 1 loot card: 3 players need at least 3"):
        Match(GAME, options={"deck": "Junk 1 0 0"})
