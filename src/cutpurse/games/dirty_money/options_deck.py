"""The option for the deck of loot: ready-made decks, and decks that people write down.

A deck is 60 numbers, for Jewels 1 to 15, Paintings, Artifacts, Junk: coins * 100 + fingerprints, or NO_CARD.

A written deck has a line for each card: suit, rank, coins, fingerprints.

    # suit rank coins fingerprints
    Jewels 7   3 1
    Junk 12    1 1

In a record it is one word: the suits with / between, each card as its two digits, or - where there is none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cutpurse.core.errors import OptionError
from cutpurse.core.message import Message, msg
from cutpurse.core.options import Option, Value, is_number

SUIT_NAMES = ("Jewels", "Paintings", "Artifacts", "Junk")
SUITS = len(SUIT_NAMES)
RANKS = 15  # at most; a deck may have fewer
CARDS = SUITS * RANKS  # card = suit * RANKS + rank - 1
COIN = 100  # of six cards neither sum, of coins or of fingerprints, reaches 100
NO_CARD = -1
MOST = 9  # coins or fingerprints on a card: one digit each
ENOUGH = 12  # loot cards for any number of players, with the variant too

# Coins and fingerprints of the low, middle and high third of each suit.
THIRDS = (
    ((2, 1), (3, 1), (4, 2)),
    ((1, 0), (2, 1), (3, 2)),
    ((3, 2), (2, 1), (1, 0)),
    ((0, 1), (1, 0), (1, 1)),
)


def deck_of_thirds(size: int) -> tuple[int, ...]:
    """Four suits with three thirds of this size."""
    deck: list[int] = []
    for thirds in THIRDS:
        ranks = [coins * COIN + prints for coins, prints in thirds for _ in range(size)]
        deck += ranks + [NO_CARD] * (RANKS - len(ranks))
    return tuple(deck)


DECKS = {"60": deck_of_thirds(5), "48": deck_of_thirds(4)}


@dataclass(frozen=True, kw_only=True)
class Deck(Option):
    """A deck of loot: by name, written down card by card, or as one word."""

    default: tuple[int, ...] = DECKS["60"]

    def read(self, value: object) -> tuple[int, ...]:
        if isinstance(value, str):
            word = value.removeprefix("\ufeff").strip()
            if word in DECKS:
                return DECKS[word]
            if not word or word.startswith("#") or len(word.split()) > 1:
                return self.read_lines(value)
            if "/" in word:
                return self.read_word(word)
        if isinstance(value, (tuple, list)) and len(value) == CARDS and all(map(is_worth, value)):
            return tuple(value)
        raise self.refuse(value)

    def read_lines(self, text: str) -> tuple[int, ...]:
        """A deck with a line for each card; what is after a # is a remark."""
        deck: dict[int, int] = {}
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            words = line.partition("#")[0].split()
            if not words:
                continue
            try:
                card, worth = read_card(words)
                if card in deck:
                    raise OptionError(msg("deck-card-twice", card=f"{SUIT_NAMES[card // RANKS]} {card % RANKS + 1}"))
            except OptionError as error:
                raise OptionError(msg("deck-line", option=self.name, line=number, error=error.message)) from None
            deck[card] = worth
        if not deck:
            raise OptionError(msg("deck-empty", option=self.name))
        return tuple(deck.get(card, NO_CARD) for card in range(CARDS))

    def read_word(self, word: str) -> tuple[int, ...]:
        """A deck as it is written in a record."""
        suits = [suit.split(",") for suit in word.split("/")]
        if [len(suit) for suit in suits] != [RANKS] * SUITS:
            raise self.refuse(word)
        cards = [card for suit in suits for card in suit]
        if not all(card == "-" or (len(card) == 2 and is_number(card)) for card in cards) or set(cards) == {"-"}:
            raise self.refuse(word)
        return tuple(NO_CARD if card == "-" else int(card[0]) * COIN + int(card[1]) for card in cards)

    def write(self, value: Value) -> str:
        assert isinstance(value, tuple)
        for name, deck in DECKS.items():
            if deck == value:
                return name
        cards = ["-" if worth == NO_CARD else f"{worth // COIN}{worth % COIN}" for worth in value]
        return "/".join(",".join(cards[suit * RANKS : (suit + 1) * RANKS]) for suit in range(SUITS))

    def sample(self, draw: Random) -> tuple[int, ...]:
        """A ready-made deck, or one at random with enough cards."""
        size = draw.randint(ENOUGH, CARDS)
        chosen = set(draw.sample(range(CARDS), size))
        most = draw.randint(0, MOST)
        worth = [draw.randint(0, most) * COIN + draw.randint(0, most) for _ in range(CARDS)]
        written = tuple(worth[card] if card in chosen else NO_CARD for card in range(CARDS))
        return draw.choice([written, *DECKS.values()])

    @property
    def allowed(self) -> Message:
        return msg("allowed-deck")


def read_card(words: Sequence[str]) -> tuple[int, int]:
    """A card and what is on it, from suit, rank, coins and fingerprints."""
    if len(words) != 4:
        raise OptionError(msg("deck-card-form", text=f"{' '.join(words):.60}"))
    names = [name.lower() for name in SUIT_NAMES]
    if words[0].lower() not in names:
        raise OptionError(msg("deck-no-suit", text=f"{words[0]:.30}", names=", ".join(SUIT_NAMES)))
    rank = read_number(words[1], "rank", 1, RANKS)
    coins, prints = read_number(words[2], "coins", 0, MOST), read_number(words[3], "prints", 0, MOST)
    return names.index(words[0].lower()) * RANKS + rank - 1, coins * COIN + prints


def read_number(word: str, what: str, low: int, high: int) -> int:
    if not is_number(word) or not low <= int(word) <= high:
        raise OptionError(msg("deck-number", what=what, low=low, high=high, text=f"{word:.30}"))
    return int(word)


def is_worth(value: object) -> bool:
    """Whether this is what a deck holds for a card."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return value == NO_CARD or (0 <= value <= MOST * COIN + MOST and value % COIN <= MOST)
