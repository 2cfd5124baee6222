"""The table options of Cryptruck. What they mean is in its words."""

from enum import IntEnum

from cutpurse.core.options import Choice, Number, Option, Switch


class Auction(IntEnum):
    """When a card is revealed and may be bought."""

    FIRST_TRICK = 0
    EVERY_TRICK = 1


class BuyerIs(IntEnum):
    """Who gets a revealed card that several want."""

    LAST = 0
    FIRST = 1
    OUTBIDDING = 2


class WhiteLed(IntEnum):
    """What follows a white card that is led."""

    WHITE = 0
    TRUMPS = 1
    FREE = 2


class WhiteScores(IntEnum):
    """What a white card counts for."""

    COLOUR = 0
    BLOCK = 1
    NOTHING = 2


class NextDealer(IntEnum):
    """Who deals the second and the third round."""

    LEFT = 0
    WINNER = 1
    LOWEST = 2
    RANDOM = 3


RANDOM_FIRST = 0  # of `first_dealer`

OPTIONS: tuple[Option, ...] = (
    Choice(name="auction", settles="CRY-A01", values=Auction, default=Auction.FIRST_TRICK),
    Choice(name="buyer_is", settles="CRY-A04", values=BuyerIs, default=BuyerIs.LAST),
    Switch(name="open_gift", settles="CRY-A08"),
    Choice(name="white_led", settles="CRY-A06", values=WhiteLed, default=WhiteLed.WHITE),
    Switch(name="one_trump_suit", settles="CRY-A07"),
    Choice(name="white_scores", settles="CRY-A05", values=WhiteScores, default=WhiteScores.COLOUR),
    Switch(name="trick_for_five", settles="CRY-A12"),
    Number(name="first_dealer", settles="CRY-A03", low=1, high=5, named={"random": RANDOM_FIRST}, default=RANDOM_FIRST),
    Choice(name="next_dealer", settles="CRY-A02", values=NextDealer, default=NextDealer.LEFT),
    Switch(name="random_colours", settles="CRY-A11"),
    Switch(name="show_undealt", settles="CRY-A10"),
)
