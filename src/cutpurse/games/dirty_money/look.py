"""What Dirty Money looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Jewels", letter="J", colour="green", symbol="jewel"),
        Suit(name="Paintings", letter="P", colour="red", symbol="painting"),
        Suit(name="Artifacts", letter="A", colour="yellow", symbol="artifact"),
        Suit(name="Junk", letter="G", colour="slate", symbol="junk"),
        Suit(name="Cleaner", letter="C", colour="violet", symbol="cleaner"),
    ),
    pips={"coin": "p-coin", "fingerprint": "p-print"},
    back="b-dirty-money",
    mat="m-dirty-money",
    large=2,  # coins win, fingerprints lose
)

TIPS = (
    Tip(
        when="start",
        text="The most coins win, but whoever leaves the most fingerprints is busted. Each seat shows both numbers.",
    ),
    Tip(
        when="line:leads",
        text="Follow the suit that is led, if you can. The highest card of that suit takes the whole trick; "
        "other suits never win.",
    ),
    Tip(
        when="action:cleaner",
        text="Your cleaner may be played even when you could follow suit. It takes the trick without fingerprints. "
        "You have one a round.",
    ),
    Tip(
        when="why",
        text="You hold cards of the suit that was led, so only these may be played, or your cleaner.",
    ),
    Tip(
        when="line:takes the trick",
        text="Who takes a trick gets all its coins and all its fingerprints, and leads the next one.",
    ),
    Tip(
        when="line:having no",
        text="Without a card of the suit led you may play anything. It can't win: a good way to hand dirty cards "
        "to others.",
    ),
    Tip(
        when="line:anything may follow",
        text="A cleaner breaks the suit: all who come after it may play any card. If several are played, "
        "the last takes the trick.",
    ),
    Tip(
        when="line:with its cleaner",
        text="The trick is wiped: coins only. A cleaner is worth most when you play last to a rich and dirty trick.",
    ),
    Tip(
        when="line:is over",
        text="Coins and fingerprints of all rounds are added up. You need not be clean, only cleaner than "
        "somebody else.",
    ),
)
