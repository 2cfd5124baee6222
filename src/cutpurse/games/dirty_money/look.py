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
    Tip(when="start", key="tip-aim"),
    Tip(when="log:leads", key="tip-follow"),
    Tip(when="action:play-cleaner", key="tip-cleaner"),
    Tip(when="why", key="tip-why"),
    Tip(when="log:takes", key="tip-takes"),
    Tip(when="log:plays-void", key="tip-void"),
    Tip(when="log:breaks-suit", key="tip-breaks"),
    Tip(when="log:takes-clean", key="tip-wiped"),
    Tip(when="log:round-over", key="tip-round"),
)
