"""Why an action may be good in Cryptruck, from what the seat on turn can know; the most telling reason first."""

from collections.abc import Iterator

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.cryptruck.names import COLOUR_NAMES
from cutpurse.games.cryptruck.rules import ABOVE_RANKS, DECLARE, GIVE, PLAY, REVEAL, played_in, strength_of, trumps
from cutpurse.games.cryptruck.rules_cards import all_of, colour_of, join, rank_of
from cutpurse.games.cryptruck.rules_history import unseen_by
from cutpurse.games.cryptruck.rules_scoring import blocks_in, worth
from cutpurse.kit.cards import NO_CARD

BONUS = 3  # blocks up to which colours count


def because(s: StandIn, action: int) -> Iterator[Message]:
    if s.phase == DECLARE:
        yield msg("because-unseen-beat", n=beaten_by(s, s.offered))
    elif s.phase == PLAY and s.led != NO_CARD:
        yield from following(s, action)
    else:
        if s.phase in (REVEAL, PLAY):
            yield msg("because-unseen-beat", n=beaten_by(s, action))
        else:
            yield msg("because-block" if blocks_in(s, 1 << action) else "because-not-a-block")
    if s.phase in (GIVE, PLAY):
        yield from void_reason(s, action)


def following(s: StandIn, card: int) -> Iterator[Message]:
    """Whether it takes the trick, and what that does to the blocks of whoever does."""
    trick = join(played_in(s, s.trick), 1 << card)
    if strength_of(s, card) < s.best:
        yield from leaving(s, card, trick)
    elif s.laid == s.seats - 1:
        taken = s.taken[s.actor]
        yield msg(
            "because-takes",
            n=blocks_in(s, trick).bit_count(),
            points=worth(s, taken),
            points2=worth(s, join(taken, trick)),
        )
    else:
        yield msg("because-unseen-beat", n=beaten_by(s, card))


def leaving(s: StandIn, card: int, trick: int) -> Iterator[Message]:
    """Another takes the trick: what that means for its blocks, and for the own."""
    before = blocks_in(s, s.taken[s.winning]).bit_count()
    after = blocks_in(s, join(s.taken[s.winning], trick)).bit_count()
    if before <= BONUS < after:
        yield msg("because-fourth-block", seat=s.winning, n=after)
    elif blocks_in(s, 1 << card):
        yield msg("because-block-goes", seat=s.winning)
    if not blocks_in(s, trick):
        yield msg("because-no-block")
    elif not blocks_in(s, s.taken[s.actor]):
        yield msg("because-stays-free")
    elif blocks_in(s, s.taken[s.actor]).bit_count() == BONUS:
        yield msg("because-keeps-three", points=worth(s, s.taken[s.actor]))
    elif not blocks_in(s, 1 << card) and after <= BONUS:
        yield msg("because-leaves-trick", seat=s.winning)


def beaten_by(s: StandIn, card: int) -> int:
    """How many cards that the seat has not seen would beat a card, led now or played to what is led; CRY-17."""
    led = colour_of(card if s.led == NO_CARD else s.led)
    own = strength(s, card, led)
    return sum(strength(s, other, led) >= own for other in members(unseen_by(s, s.actor)))


def strength(s: StandIn, card: int, led: int) -> int:
    """As `strength_of`, where a colour is led; -1 can't win."""
    if trumps(s) >> card & 1:
        return int(ABOVE_RANKS + rank_of(card))
    return int(rank_of(card)) if colour_of(card) == led else -1


def void_reason(s: StandIn, card: int) -> Iterator[Message]:
    """The last card of a colour that is not trump."""
    colour = colour_of(card)
    if not trumps(s) >> card & 1 and s.hand[s.actor] & all_of(colour) == 1 << card:
        yield msg("because-void", suit=COLOUR_NAMES[colour])
