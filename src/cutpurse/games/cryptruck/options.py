"""The table options of Cryptruck."""

from cutpurse.core.options import Choice, Number, Option, Switch

OPTIONS: tuple[Option, ...] = (
    Choice(
        name="auction",
        help="When a card is revealed and may be bought. The rule sheet says once a round; the designer's own listing"
        " says that the lead is settled in a special way in each trick",
        settles="CRY-A01",
        values={
            "first_trick": "by the dealer, in the first trick of a round; then winners lead a card of their choice",
            "every_trick": "in every trick, by the winner of the one before",
        },
        default="first_trick",
    ),
    Choice(
        name="buyer_is",
        help="Who gets a revealed card that several want",
        settles="CRY-A04",
        values={
            "last": "everyone speaks once, and the last yes counts",
            "first": "the first yes ends the matter",
            "outbidding": "the last yes, but whoever has not wanted it yet is asked again after every yes",
        },
        default="last",
    ),
    Switch(
        name="open_gift",
        help="The card given for a bought one is shown to all; off: only the two concerned see it",
        settles="CRY-A08",
        default=False,
    ),
    Choice(
        name="white_led",
        help="What follows a white card that is led",
        settles="CRY-A06",
        values={
            "white": "only the other white must follow",
            "trumps": "any trump must, white or of the trump colour",
            "free": "everybody plays what they like",
        },
        default="white",
    ),
    Switch(
        name="one_trump_suit",
        help="White counts as the trump colour when that is led, and must follow it; off: white is a colour of its own",
        settles="CRY-A07",
        default=False,
    ),
    Choice(
        name="white_scores",
        help="What a white card counts for when blocks are scored",
        settles="CRY-A05",
        values={
            "colour": "it is a block, and white is one more colour",
            "block": "it is a block but no colour; whites alone count as one colour",
            "nothing": "it is no block",
        },
        default="colour",
    ),
    Switch(
        name="trick_for_five",
        help="Five points for no blocks only if you took a trick; off: always",
        settles="CRY-A12",
        default=False,
    ),
    Number(
        name="first_dealer",
        help="Who deals first: 1 is Ada, 2 Bram and so on; a number beyond the last seat starts again at Ada",
        settles="CRY-A03",
        low=1,
        high=5,
        named={"random": 0},
        default=0,
    ),
    Choice(
        name="next_dealer",
        help="Who deals the second and the third round",
        settles="CRY-A02",
        values={
            "left": "the player on the dealer's left",
            "winner": "the winner of the last trick",
            "lowest": "whoever has the fewest points; of several the first from the dealer's left",
            "random": "anybody, at random",
        },
        default="left",
    ),
    Switch(
        name="random_colours",
        help="Which colours are played with is drawn at random for each game; off: the first, as many as players",
        settles="CRY-A11",
        default=False,
    ),
    Switch(
        name="show_undealt",
        help="The second card that was not dealt is shown when the round is over; off: never",
        settles="CRY-A10",
        default=False,
    ),
)
