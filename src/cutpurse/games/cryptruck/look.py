"""What Cryptruck looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Blue", letter="B", colour="blue", symbol="hex"),
        Suit(name="Green", letter="G", colour="green", symbol="wave"),
        Suit(name="Red", letter="R", colour="red", symbol="bolt"),
        Suit(name="Yellow", letter="Y", colour="yellow", symbol="pixel"),
        Suit(name="Violet", letter="V", colour="violet", symbol="ring"),
        Suit(name="White", letter="W", colour="white", symbol="star"),
    ),
    pips={"block": "p-block"},
    back="b-cryptruck",
    mat="m-cryptruck",
    large=2,  # the points of complete rounds decide, the blocks of this one are what is played for
)

TIPS = (
    Tip(
        when="start",
        text="Take no blocks at all for five points, or up to three in different colours for nine. "
        "From four on each is one point.",
    ),
    Tip(
        when="zone:trump",
        text="The card turned up shows the trump colour of this round. White is trump as well. A trump beats any "
        "other card.",
    ),
    Tip(
        when="action:reveal",
        text="Reveal a card for sale. Whoever buys it gives you another for it and leads it; else you lead it "
        "yourself.",
    ),
    Tip(
        when="action:want",
        text="Whoever gets the card leads it, and pays with another one. A low card is a lead that loses: "
        "good if you want no blocks.",
    ),
    Tip(
        when="action:give",
        text="Pay with a card you fear, such as a high trump that would win you blocks.",
    ),
    Tip(
        when="why",
        text="If you hold the colour that was led you must play it. White is a colour of its own here.",
    ),
    Tip(
        when="line:wins trick",
        text="The 3, 4 and 5 of each colour and both whites carry a block. Taken cards lie open: see who has how many.",
    ),
    Tip(
        when="line:3 in all",
        text="Three blocks: three points for each colour among them. A fourth would make them four points in all.",
    ),
    Tip(
        when="line:is over",
        text="The points of all three rounds are added up. Now the next player deals, and another colour may be trump.",
    ),
)
