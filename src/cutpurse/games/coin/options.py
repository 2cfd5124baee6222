"""The table options of COIN."""

from cutpurse.core.options import Choice, Number, Option, Switch
from cutpurse.games._twosided import options as shared
from cutpurse.games.coin.rules import ONE_ROUND

OPTIONS: tuple[Option, ...] = (
    Number(
        name="target",
        help="Points that end the game after the Round in which somebody has them; round: a single Round",
        settles="COI-33",
        low=1,
        high=1000,
        named={"round": ONE_ROUND},
        default=65,
    ),
    shared.coins("COI-A01"),
    shared.unclaimed("COI-A02", "Trick card", "the player of its Colour"),
    shared.lone_card("COI-A02", "Trick card"),
    Choice(
        name="exchange",
        help="After Tricks 1 to 7: draw a card and put one beneath the deck",
        settles="COI-A03",
        values={"on": "everyone may", "forced": "everyone must", "off": "nobody does"},
        default="on",
    ),
    Choice(
        name="exchange_order",
        help="How exchanges are chosen",
        settles="COI-A03",
        values={
            "together": "all at once, told when all have chosen",
            "turn": "one after the other in turn order, openly",
        },
        default="together",
    ),
    Choice(
        name="after_burying",
        help="What happens to a deck when a card was put beneath it",
        settles="COI-A04",
        values={"keep": "nothing: its owner remembers what lies there", "shuffle": "it is shuffled"},
        default="keep",
    ),
    Choice(
        name="gray_tie",
        help="Who gains the bonus when several have the most Gray Coins",
        settles="COI-A05",
        values={
            "everyone": "each of them, in full",
            "nobody": "nobody",
            "split": "each of them their own bonus divided by their number, rounded down",
            "fewest": "the one with the fewest Points in all; if these are level too, each of those",
        },
        default="everyone",
    ),
    Choice(
        name="end_tie",
        help="Who wins when the highest totals are level",
        settles="COI-A06",
        values={
            "shared": "all of them",
            "round": "who leads after one more Round; all of them if they are level again",
            "cards": "who has the most cards in the last Bank",
        },
        default="shared",
    ),
    Switch(
        name="gray_coins_score",
        help="Gray Coins are worth a Point each; off: they count for the bonus only",
        settles="COI-A07",
        default=True,
    ),
    Switch(
        name="rotate_colours",
        help="After each Round every player takes the next Colour",
        settles="COI-A08",
        default=False,
    ),
    shared.strict_memory("COI-A10"),
)
