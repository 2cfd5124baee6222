"""What COIN looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Red", letter="R", colour="red", symbol="square", pip="s-square"),
        Suit(name="Blue", letter="B", colour="blue", symbol="round", pip="s-round"),
        Suit(name="Orange", letter="O", colour="orange", symbol="tri", pip="s-tri"),
        Suit(name="Yellow", letter="Y", colour="yellow", symbol="cross", pip="s-cross"),
    ),
    pips={"coin": "p-coin", "gray": "p-gray"},
    back="b-coin",
    mat="m-coin",
    large=2,  # the Points of complete Rounds decide, the Coins of this one are what is played for
)

TIPS = (
    Tip(
        when="start",
        text="Each Coin in your Bank is a Point, Gray ones too. So is each card of another Colour. "
        "The most Gray Coins score twice.",
    ),
    Tip(
        when="action:bank",
        text="The Trick card is of your Colour: one of your cards goes to your Bank now, and its Coins are safe. "
        "Then you play last.",
    ),
    Tip(
        when="action:up",
        text="Face up a card competes: the highest takes the Trick card, the lowest stays face up, any other "
        "turns gray.",
    ),
    Tip(
        when="action:down",
        text="Face down a card is one Gray Coin: a Point for sure, and one more if you end with the most Gray Coins.",
    ),
    Tip(
        when="why",
        text="No value shows twice in a Trick: not the Trick card's, not that of the card just banked, "
        "not one in the middle. Face down it may go.",
    ),
    Tip(
        when="line:takes",
        text="A Trick card of another Colour is a Point more, on top of the Coins on it.",
    ),
    Tip(
        when="action:exchange",
        text="Draw a card, then put any one of your hand beneath your deck. It costs nothing: get rid of your worst.",
    ),
    Tip(
        when="action:bury",
        text="What goes beneath your deck comes back later, in that order. The table keeps it written down for you.",
    ),
    Tip(
        when="line:Trick 8",
        text="The last Trick: the card that stays in your hand will be a Gray Coin. Don't save a rich one.",
    ),
    Tip(
        when="line:begins: every deck",
        text="A new Round with all cards. When somebody has reached the target at the end of one, the most Points win.",
    ),
)
