"""What The Village looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Hill", letter="H", colour="green", symbol="hill"),
        Suit(name="Steeple", letter="S", colour="blue", symbol="steeple"),
        Suit(name="Coffer", letter="C", colour="yellow", symbol="coffer"),
        Suit(name="Rake", letter="R", colour="red", symbol="rake"),
    ),
    pips={"chip": "p-chip"},
    back="b-village",
    mat="m-village",
)

TIPS = (
    Tip(when="start", key="tip-collect"),
    Tip(when="action:label-put", key="tip-wager"),
    Tip(when="action:label-draw", key="tip-turn"),
    Tip(when="action:label-trade", key="tip-trade"),
    Tip(when="action:label-discard", key="tip-discard"),
    Tip(when="action:label-stumble", key="tip-stumble"),
    Tip(when="zone:refuse", key="tip-refuse"),
    Tip(when="log:wins-daily-pot", key="tip-daily-pot"),
    Tip(when="log:day-begins", key="tip-accuse"),
    Tip(when="action:label-reveal", key="tip-reveal"),
)
