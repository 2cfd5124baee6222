"""The table options of The Village."""

from cutpurse.core.options import Choice, Number, Numbers, Option, Switch

NO_LIMIT = 10_000  # more chips than there are
LONGEST = 1_000  # Nights, where there is no other cap: every game has to end

OPTIONS: tuple[Option, ...] = (
    Numbers(
        name="cards",
        help="Cards of the Hill, the Steeple, the Coffer and the Rake; even: twenty each",
        settles="VIL-A01",
        length=4,
        low=10,
        high=20,
        presets={"even": (20, 20, 20, 20)},
        default=(20, 20, 20, 20),
    ),
    Number(name="chips", help="Chips each player starts with", settles="VIL-A02", low=5, high=200, default=50),
    Switch(
        name="draft",
        help="Professions are chosen, the Dealer first; off: dealt out at random",
        settles="VIL-A03",
        default=False,
    ),
    Choice(
        name="betting",
        help="How the wagers of a Day are made",
        settles="VIL-A04",
        values={
            "laps": "in turn, up to three laps: later ones to match or raise",
            "one_lap": "in turn, one wager each",
            "open": "in turn, until all others have stood",
            "sealed": "one wager each, in secret, opened together",
        },
        default="laps",
    ),
    Number(name="ante", help="The smallest first wager of a Day", settles="VIL-A04", low=1, high=5, default=1),
    Number(
        name="limit",
        help="The most chips a player may put out in a Day",
        settles="VIL-A05",
        low=5,
        high=100,
        named={"none": NO_LIMIT},
        default=20,
    ),
    Choice(
        name="short",
        help="What a player with fewer chips than the smallest wager does",
        settles="VIL-A06",
        values={
            "all_in": "puts out what there is",
            "loan": "puts out the smallest wager; chips that are missing count below zero",
            "skip": "puts out nothing",
        },
        default="all_in",
    ),
    Switch(name="must_act", help="A turn must have a draw or a trade, if one is possible", settles="VIL-A07"),
    Switch(
        name="second_draw",
        help="The Rake sees the first card before deciding on a second; off: decides on both at once",
        settles="VIL-A08",
    ),
    Switch(
        name="draw_and_trade",
        help="The Coffer may draw and trade once instead of trading twice",
        settles="VIL-A09",
    ),
    Switch(
        name="steeple_alone",
        help="The Steeple may take the top of the refuse pile also without a draw or trade",
        settles="VIL-A10",
    ),
    Switch(name="spread_refuse", help="The whole refuse pile lies open, not only its top", settles="VIL-A11"),
    Switch(
        name="random_discards",
        help="Two discards of a turn are laid down in random order; off: in the order you choose",
        settles="VIL-A12",
    ),
    Choice(
        name="stumble_card",
        help="Which card a stumbled player loses",
        settles="VIL-A13",
        values={
            "victim": "the stumbled player picks",
            "random": "any card of the hand, at random",
            "blind": "the holder of the Token picks: a public card, or one of the hidden ones unseen",
        },
        default="victim",
    ),
    Switch(name="stumble_redraw", help="A stumbled player draws a card at once", settles="VIL-A13"),
    Switch(
        name="daily_shared",
        help="A Daily Pot that nobody has won is shared by all at the end; off: it joins the End Pot",
        settles="VIL-A15",
    ),
    Switch(
        name="must_reveal",
        help="A winning hand must be shown; off: it may be concealed, to let the End Pot grow",
        settles="VIL-A16",
    ),
    Switch(
        name="hill_needs_seven",
        help="The Hill needs seven of its own cards to win; off: six are enough",
        settles="VIL-A17",
    ),
    Choice(
        name="odd_chips",
        help="Who gets the odd chips when winners split the End Pot",
        settles="VIL-A18",
        values={
            "dealer": "one each to the winners in order from the Dealer",
            "pot": "nobody: they stay in the pot",
            "wager": "the winner with the largest wager of the Day, else the first of them from the Dealer",
        },
        default="dealer",
    ),
    Choice(
        name="accusations",
        help="How often a player may accuse in a turn",
        settles="VIL-A19",
        values={"one": "once", "each": "every other player once"},
        default="one",
    ),
    Switch(
        name="accuse_first",
        help="An accusation is possible only before anything is drawn or traded in the turn",
        settles="VIL-A19",
    ),
    Switch(
        name="end_pot_only",
        help="An accuser who is right wins only the End Pot; the Daily Pot goes as at the end of a Night",
        settles="VIL-A19",
    ),
    Switch(name="random_exposure", help="Cards to be turned outward are picked at random", settles="VIL-A20"),
    Switch(
        name="expose_at_once",
        help="After a failed accusation what is owed is turned outward at once; off: at the end of the turn",
        settles="VIL-A20",
    ),
    Choice(
        name="deck_out",
        help="When the deck has run out and everybody loses",
        settles="VIL-A21",
        values={
            "last_card": "when its last card is drawn",
            "no_card": "when a card is to be drawn and there is none",
            "night": "at the end of that Night, unless somebody wins",
        },
        default="last_card",
    ),
    Switch(
        name="clear_courtyard",
        help="At dawn the Courtyard's cards go to the refuse pile; off: they stay",
        settles="VIL-A22",
    ),
    Number(
        name="night_cap",
        help=f"Nights after which everybody loses; none: go on, though never beyond {LONGEST:,}",
        settles="VIL-A24",
        low=1,
        high=200,
        named={"none": LONGEST},
        default=30,
    ),
    Switch(
        name="burn",
        help="After a Night in which nobody drew, a card of the deck goes out of the game unseen",
        settles="VIL-A24",
    ),
    Switch(
        name="like_for_like",
        help="A card may be traded for one of the same profession",
        settles="VIL-A26",
        default=True,
    ),
)
