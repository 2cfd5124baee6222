"""The table options of The Village."""

from enum import IntEnum

from cutpurse.core.options import Choice, Number, Numbers, Option, Switch

NO_LIMIT = 10_000  # more chips than there are
LONGEST = 1_000  # Nights, where there is no other cap: every game has to end


class Betting(IntEnum):
    LAPS = 0
    ONE_LAP = 1
    OPEN = 2
    SEALED = 3


class Short(IntEnum):
    ALL_IN = 0
    LOAN = 1
    SKIP = 2


class StumbleCard(IntEnum):
    VICTIM = 0
    RANDOM = 1
    BLIND = 2


class OddChips(IntEnum):
    DEALER = 0
    POT = 1
    WAGER = 2


class Accusations(IntEnum):
    ONE = 0
    EACH = 1


class DeckOut(IntEnum):
    LAST_CARD = 0
    NO_CARD = 1
    NIGHT = 2


OPTIONS: tuple[Option, ...] = (
    Numbers(
        name="cards",
        settles="VIL-A01",
        length=4,
        low=10,
        high=20,
        presets={"even": (20, 20, 20, 20)},
        default=(20, 20, 20, 20),
    ),
    Number(name="chips", settles="VIL-A02", low=5, high=200, default=50),
    Switch(name="draft", settles="VIL-A03"),
    Choice(name="betting", settles="VIL-A04", values=Betting, default=Betting.LAPS),
    Number(name="ante", settles="VIL-A04", low=1, high=5, default=1),
    Number(name="limit", settles="VIL-A05", low=5, high=100, named={"none": NO_LIMIT}, default=20),
    Choice(name="short", settles="VIL-A06", values=Short, default=Short.ALL_IN),
    Switch(name="must_act", settles="VIL-A07"),
    Switch(name="second_draw", settles="VIL-A08"),
    Switch(name="draw_and_trade", settles="VIL-A09"),
    Switch(name="steeple_alone", settles="VIL-A10"),
    Switch(name="spread_refuse", settles="VIL-A11"),
    Switch(name="random_discards", settles="VIL-A12"),
    Choice(name="stumble_card", settles="VIL-A13", values=StumbleCard, default=StumbleCard.VICTIM),
    Switch(name="stumble_redraw", settles="VIL-A13"),
    Switch(name="daily_shared", settles="VIL-A15"),
    Switch(name="must_reveal", settles="VIL-A16"),
    Switch(name="hill_needs_seven", settles="VIL-A17"),
    Choice(name="odd_chips", settles="VIL-A18", values=OddChips, default=OddChips.DEALER),
    Choice(name="accusations", settles="VIL-A19", values=Accusations, default=Accusations.ONE),
    Switch(name="accuse_first", settles="VIL-A19"),
    Switch(name="end_pot_only", settles="VIL-A19"),
    Switch(name="random_exposure", settles="VIL-A20"),
    Switch(name="expose_at_once", settles="VIL-A20"),
    Choice(name="deck_out", settles="VIL-A21", values=DeckOut, default=DeckOut.LAST_CARD),
    Switch(name="clear_courtyard", settles="VIL-A22"),
    Number(name="night_cap", settles="VIL-A24", low=1, high=200, named={"none": LONGEST}, default=30),
    Switch(name="burn", settles="VIL-A24"),
    Switch(name="like_for_like", settles="VIL-A26", default=True),
)
