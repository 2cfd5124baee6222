"""What a game must answer. Compiled functions that take a state `s`; each game gives them its own bodies."""

from typing import Any

from cutpurse.core.bits import Bits
from cutpurse.core.compiling import contract

TABLE = -1  # the table itself moves next: it deals, reveals, resolves, scores
OVER = -2  # the game has ended
MOST_ACTIONS = 126  # a set of actions is one word, for up to 63 of them, or a pair of words; see `core.bits`
MOST_SEATS = 6
LARGEST_FEATURE = 10  # no number of an observation is larger, with or without its sign


@contract
def deal(s: Any) -> None:
    """Set up a game; seats, options and seed are in the state already, all else is zero."""


@contract
def turn(s: Any) -> int:
    """The seat to act, TABLE or OVER."""
    return OVER


@contract
def legal(s: Any) -> Bits:
    """The set of actions the seat on turn may take; never empty. A pair of words, if the game has more than 63."""
    return 0


@contract
def play(s: Any, action: int) -> None:
    """Carry out a legal action of the seat on turn."""


@contract
def advance(s: Any) -> None:
    """One automatic step, when it is the TABLE's turn."""


@contract
def scores(s: Any, out: Any) -> None:
    """What each seat has scored so far, as players count it."""


@contract
def standing(s: Any, out: Any) -> None:
    """A number per seat by which they are ranked, tie-breaks included: higher is better, equal shares the place.

    A seat below 0 can't win, even if nobody does. Optional where scores alone decide.
    """


@contract
def outlook(s: Any, chances: Any, points: Any) -> bool:
    """Each seat's chance to win a match that goes on, and the points it may expect in the end.

    From what everybody knows of complete deals: a search asks when the table has dealt anew. Optional: whether the
    game can tell.
    """
    return False


@contract
def redeal(s: Any, seat: int, rng: Any) -> None:
    """Exchange all that the seat can't know for a random choice, uniform over what agrees with what it knows."""


@contract
def suppose(s: Any, seat: int, rng: Any) -> None:
    """Like `redeal`, weighted by how people play. A game that has none redeals."""


@contract
def rewind(s: Any, rng: Any) -> bool:
    """Undo a world to its deal, sampling what was hidden on the way. Optional: whether the game can do it here."""
    return False


@contract
def replayed(s: Any, then: Any) -> int:
    """The action that the seat to move in `then`, a rewound world, took on the way to `s`; -1 if none yet."""
    return -1


@contract
def copy_hidden(s: Any, seat: int, source: Any) -> bool:
    """Copy the seat's hidden cards from `source`, another world of the same knowledge.

    Optional: whether the game can, which is where hidden cards of one seat tell nothing of another's.
    """
    return False


@contract
def observe(s: Any, seat: int, out: Any) -> None:
    """What the seat knows, as numbers; the game documents the layout. Seats are counted from the observer.

    All numbers are 0 when this is called. They should be between 0 and 1, where they are cut off if kept as bytes.
    """


@contract
def features(s: Any, seat: int, action: int, out: Any) -> None:
    """What a legal action of the seat on turn means, as numbers, from what that seat knows only.

    Optional, for policies that learn; `Game.features` names the numbers. Seats are counted from this one. All numbers
    are 0 when this is called, and lie between -1 and 1.
    """


@contract
def greedy(s: Any, rng: Any) -> int:
    """A sensible action for the seat on turn, from what that seat knows."""
    return 0


@contract
def broken_law(s: Any) -> int:
    """0, or the number of a law of conservation that this state breaks; the game lists them."""
    return 0
