from cutpurse.core.view import Face
from cutpurse.kit.deck import STANDARD, Deck


def test_a_standard_deck_has_52_cards_with_names_that_find_them() -> None:
    assert (STANDARD.size, STANDARD.width, STANDARD.all.bit_count()) == (52, 13, 52)
    assert [STANDARD.card(STANDARD.name(card)) for card in range(52)] == list(range(52))
    assert STANDARD.name(0) == "Clubs 2"
    assert STANDARD.card("Spades Q") == 3 * 13 + 10
    assert STANDARD.suit_name(STANDARD.card("Hearts A")) == "Hearts"
    assert STANDARD.face(STANDARD.card("Diamonds 10")) == Face(rank="10", suit="Diamonds")


def test_suits_and_ranks_are_sets() -> None:
    assert STANDARD.names(STANDARD.suit("Hearts") & STANDARD.rank("K")) == ("Hearts K",)
    assert STANDARD.names(STANDARD.rank("A")) == ("Clubs A", "Diamonds A", "Hearts A", "Spades A")
    suits = [STANDARD.suit(name) for name in STANDARD.suits]
    assert sum(suits) == STANDARD.all


def test_a_deck_may_have_any_suits_and_ranks() -> None:
    deck = Deck(suits=("Sun", "Moon"), ranks=("low", "high"))
    assert deck.names(deck.all) == ("Sun low", "Sun high", "Moon low", "Moon high")
