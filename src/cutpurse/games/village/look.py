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
    Tip(
        when="start",
        text="Collect six cards of your own profession. Show them at the end of a Night, and you win the End Pot.",
    ),
    Tip(
        when="action:put",
        text="Chips you put out stay out: half for each pot. Whoever alone has wagered most gets the Stumble Token.",
    ),
    Tip(
        when="action:draw",
        text="You have two turns each Night. In each draw a card, or trade one with the Courtyard.",
    ),
    Tip(
        when="action:give",
        text="To trade, choose a card of yours, then one in the Courtyard. It is sure, but all see what you take.",
    ),
    Tip(
        when="action:discard",
        text="Discards go to the Courtyard, where others may take them, or to the refuse pile once it is full. "
        "Don't feed who collects them.",
    ),
    Tip(
        when="action:stumble",
        text="You have the Stumble Token: once this Night a player of your choice loses a card. "
        "Late is best, against a full hand.",
    ),
    Tip(
        when="zone:refuse",
        text="Cards in the refuse pile are gone for all but the Steeple, who may take the one on top.",
    ),
    Tip(
        when="line:wins the Daily Pot",
        text="Each Night the profession with the most cards in the Courtyard wins the Daily Pot. Discards can "
        "decide it.",
    ),
    Tip(
        when="line:Day 2 begins",
        text="Does somebody hold six of a kind? Accuse in your turn: right, and you win both pots; "
        "wrong, and you show a card from now on.",
    ),
    Tip(
        when="action:reveal",
        text="You have a winning hand. Show it and win, or conceal it and let the pot grow, if nobody finds out.",
    ),
)
