"""What Lucre looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Blue", letter="B", colour="blue", symbol="key"),
        Suit(name="Green", letter="G", colour="green", symbol="leaf"),
        Suit(name="Red", letter="R", colour="red", symbol="knife"),
        Suit(name="Yellow", letter="Y", colour="yellow", symbol="bell"),
    ),
    pips={"coin": "p-coin"},
    back="b-lucre",
    mat="m-lucre",
)

TIPS = (
    Tip(
        when="start",
        text="After eight rounds the most coins in front of you win. A front shows one to three coins, every back "
        "is one.",
    ),
    Tip(
        when="action:swap",
        text="You may swap up to two cards. They go beneath your deck and come back as the last you draw. "
        "Keep what shows three coins.",
    ),
    Tip(
        when="action:wealth",
        text="You lead. First one card goes to your Wealth, and its coins are safe. "
        "Choose one that is rarely highest or lowest, like a 7.",
    ),
    Tip(
        when="action:up",
        text="Face up a card competes: the highest takes the Purse, the lowest keeps its coins, "
        "any other is turned over and worth one coin.",
    ),
    Tip(
        when="action:down",
        text="Face down a card is one coin, whatever is on its front. It can't win, but nobody can stop it. "
        "Use a poor card.",
    ),
    Tip(
        when="why",
        text="No value shows twice in a round. If yours is taken, by a card in the middle or the Lead's, "
        "it can only go face down.",
    ),
    Tip(
        when="line:is lowest",
        text="The lowest card stays face up as well, and keeps its coins. Low cards can pay as much as high ones.",
    ),
    Tip(
        when="line:takes",
        text="Whoever is highest keeps that card and the Purse, both face up. The owner of the next Purse leads next.",
    ),
    Tip(
        when="line:Round 7",
        text="Two rounds to go. The last card in your hand will count face up: keep a rich one that wins no more.",
    ),
)
