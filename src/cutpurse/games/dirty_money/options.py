"""The table options of Dirty Money."""

from collections.abc import Mapping

from cutpurse.core.options import Choice, Number, Option, Switch, Value
from cutpurse.games._shared.words import plural
from cutpurse.games.dirty_money.decks import DECKS, Deck
from cutpurse.games.dirty_money.rules import MOST_ROUNDS, NO_CARD

OPTIONS: tuple[Option, ...] = (
    Number(
        name="rounds",
        help="How many rounds are played: 1 is the short game, 2 the standard one",
        settles="DIR-A10",
        low=1,
        high=MOST_ROUNDS,
        default=2,
    ),
    Deck(
        name="deck",
        help="The loot cards. Both ready-made decks are our estimate, as only the four suits are known; list your own"
        " cards in a file",
        settles="DIR-A01",
        default=DECKS["60"],
    ),
    Number(
        name="cleaner_coins",
        help="Coins on every cleaner, for whoever takes the trick",
        settles="DIR-A08",
        low=0,
        high=9,
        default=0,
    ),
    Switch(
        name="variant",
        help="Before each deal remove as many loot cards as there are players, unseen",
        settles="DIR-A11",
        default=False,
    ),
    Choice(
        name="uneven",
        help="What becomes of loot cards that can't be dealt evenly",
        settles="DIR-A02",
        values={
            "aside": "they are set aside face down, and nobody sees them",
            "first": "the first player and the next ones get one more each; they play the last trick alone",
            "shown": "they are set aside face up",
        },
        default="aside",
    ),
    Choice(
        name="first_lead",
        help="Who leads the first trick of a round",
        settles="DIR-A03",
        values={
            "cleaner": "whoever is dealt the First Player cleaner",
            "rotation": "the first seat in round 1, then the next one each round",
        },
        default="cleaner",
    ),
    Switch(
        name="lead_cleaner",
        help="A cleaner may be led at any time; off: only as the last card",
        settles="DIR-A07",
        default=True,
    ),
    Choice(
        name="print_tie",
        help="Who is busted when several have the most fingerprints",
        settles="DIR-A04",
        values={
            "all": "all of them",
            "nobody": "nobody",
            "richest": "the one of them with the most coins; all of those, if they are level too",
            "poorest": "the one of them with the fewest coins; all of those, if they are level too",
        },
        default="all",
    ),
    Choice(
        name="all_tied",
        help="What happens when everyone would be busted",
        settles="DIR-A05",
        values={"nobody": "nobody is busted", "everyone": "everyone is, and nobody wins"},
        default="nobody",
    ),
    Choice(
        name="coin_tie",
        help="Who wins when several who are not busted have the most coins",
        settles="DIR-A06",
        values={
            "prints": "whoever has fewer fingerprints; all of those, if they are level too",
            "shared": "all of them",
            "round": "whoever is ahead after one more round, which counts like the others; all who are level even then",
        },
        default="prints",
    ),
    Choice(
        name="bust",
        help="When whoever has the most fingerprints is busted",
        settles="DIR-A13",
        values={
            "end": "once, on the fingerprints of all rounds",
            "round": "in every round: the busted get no coins for it, and nobody is busted at the end",
        },
        default="end",
    ),
    Switch(
        name="strict_memory",
        help="Hide taken loot, the running totals of the round and the log of earlier tricks",
        settles="DIR-A12",
        default=False,
    ),
)


def why_unplayable(options: Mapping[str, Value], seats: int) -> str:
    """Why so many can't be dealt a card of loot each; nothing if they can."""
    deck = options["deck"]
    assert isinstance(deck, tuple)
    cards = len(deck) - deck.count(NO_CARD)
    removed = seats if options["variant"] else 0
    if cards - removed >= seats:
        return ""
    taken_out = f", and the variant removes {removed}" if removed else ""
    return (
        f"the deck has {plural(cards, 'loot card')}{taken_out}: "
        f"{seats} players need at least {removed + seats}, one of them for each hand"
    )
