"""The table options of Dirty Money. What they mean is in its words."""

from collections.abc import Mapping
from enum import IntEnum

from cutpurse.core.message import Message, msg
from cutpurse.core.options import Choice, Number, Option, Switch, Value
from cutpurse.games.dirty_money.options_deck import NO_CARD, Deck

MOST_ROUNDS = 20


class Uneven(IntEnum):
    """What becomes of loot that can't be dealt evenly."""

    ASIDE = 0
    FIRST = 1
    SHOWN = 2


class FirstLead(IntEnum):
    """Who leads the first trick of a round."""

    CLEANER = 0
    ROTATION = 1


class PrintTie(IntEnum):
    """Who is busted when several have the most fingerprints."""

    ALL = 0
    NOBODY = 1
    RICHEST = 2
    POOREST = 3


class AllTied(IntEnum):
    """Who is busted when that would be everyone."""

    NOBODY = 0
    EVERYONE = 1


class CoinTie(IntEnum):
    """What decides between several with the most coins."""

    PRINTS = 0
    SHARED = 1
    ROUND = 2


class Bust(IntEnum):
    """When somebody is busted."""

    END = 0
    ROUND = 1


OPTIONS: tuple[Option, ...] = (
    Number(name="rounds", settles="DIR-A10", low=1, high=MOST_ROUNDS, default=2),
    Deck(name="deck", settles="DIR-A01"),
    Number(name="cleaner_coins", settles="DIR-A08", low=0, high=9, default=0),
    Switch(name="variant", settles="DIR-A11"),
    Choice(name="uneven", settles="DIR-A02", values=Uneven, default=Uneven.ASIDE),
    Choice(name="first_lead", settles="DIR-A03", values=FirstLead, default=FirstLead.CLEANER),
    Switch(name="lead_cleaner", settles="DIR-A07", default=True),
    Choice(name="print_tie", settles="DIR-A04", values=PrintTie, default=PrintTie.ALL),
    Choice(name="all_tied", settles="DIR-A05", values=AllTied, default=AllTied.NOBODY),
    Choice(name="coin_tie", settles="DIR-A06", values=CoinTie, default=CoinTie.PRINTS),
    Choice(name="bust", settles="DIR-A13", values=Bust, default=Bust.END),
    Switch(name="strict_memory", settles="DIR-A12"),
)


def why_unplayable(options: Mapping[str, Value], seats: int) -> Message | None:
    """Why so many can't be dealt a card of loot each; None if they can."""
    deck = options["deck"]
    assert isinstance(deck, tuple)
    size = len(deck) - deck.count(NO_CARD)
    removed = seats if options["variant"] else 0
    if size - removed >= seats:
        return None
    if removed:
        return msg("deck-too-small-variant", size=size, removed=removed, players=seats, least=removed + seats)
    return msg("deck-too-small", size=size, players=seats, least=seats)
