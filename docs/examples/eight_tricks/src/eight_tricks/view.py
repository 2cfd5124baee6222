"""What a seat of Eight Tricks sees, what it may do, and why not."""

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Own, View, Zone
from cutpurse.kit import zones
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.tricks import led
from eight_tricks.log import reason
from eight_tricks.options import Trump
from eight_tricks.rules import CARDS, DECK, EACH, ENDED, PLAY, TAKE, legal, points

NAMES = ("North", "East", "South", "West")


def public(s: StandIn) -> View:
    """What everybody may see: name what is shown, and nothing else is."""
    return View(
        game="eight_tricks",
        seat=None,
        stage=stage(s),
        turn=s.actor if s.phase == PLAY else None,
        over=s.phase == ENDED,
        prompt=prompt(s),
        seats=zones.seats(NAMES[: s.seats], {s.lead: (msg("lead"),)} if s.phase != ENDED else {}),
        zones=on_table(s),
        counters=tuple(zones.counters("points", [points(s, i) for i in range(s.seats)])),
    )


def own(s: StandIn, seat: int) -> Own:
    """What a seat sees in its place: its hand, and on its turn what it may do."""
    if s.phase != PLAY or seat != s.actor:
        return Own(zones=(zones.hand(seat, s.hand[seat], DECK.face),))
    hand = zones.hand(seat, s.hand[seat], DECK.face, permitted=legal(s), why_not=lambda card: why_not(s, card))
    actions = zones.on_cards(seat, legal(s), msg("play-card"), lambda card: notation(s, card))
    return Own(zones=(hand,), actions=actions)


def stage(s: StandIn) -> tuple[Message, ...]:
    if s.phase == ENDED:
        return (msg("the-end"),)
    trumps = msg("no-trumps") if s.trump == Trump.NONE else msg("trumps", suit=DECK.suits[s.trump])
    return (trumps, msg("stage-trick-of", trick=s.tricks + 1, of=EACH))


def prompt(s: StandIn) -> Message:
    if s.phase == ENDED:
        return msg("sentence", text=reason(s))
    if s.phase == TAKE:
        return msg("takes", seat=s.trick_winner)
    if led(s) == NO_CARD:
        return msg("prompt-lead", seat=s.actor)
    return msg("prompt-follow", seat=s.actor, suit=DECK.suit_name(led(s)))


def on_table(s: StandIn) -> tuple[Zone, ...]:
    seats = range(s.seats)
    taken = [zones.pile(f"taken.{i}", msg("taken"), s.taken[i].bit_count(), i) for i in seats]
    hands = [zones.hidden_hand(i, s.hand[i].bit_count()) for i in seats]
    return (zones.trick(s.lead, s.trick[: s.seats], s.trick_winner, DECK.face), *hands, *taken)


def notation(s: StandIn, action: int) -> str:
    return DECK.name(action) if s.phase == PLAY and 0 <= action < CARDS else ""


def action_name(s: StandIn, action: int) -> Message:
    return msg("the-card", card=DECK.name(action))


def why_not(s: StandIn, action: int) -> Message | None:
    if not notation(s, action):
        return msg("no-such-action-now")
    if legal(s) >> action & 1:
        return None
    if s.hand[s.actor] >> action & 1:
        return msg("must-follow", suit=DECK.suit_name(led(s)))
    return msg("not-in-hand", seat=s.actor, card=DECK.name(action))
