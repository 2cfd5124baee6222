"""What a seat of Whist sees, and what has happened there."""

from cutpurse.core.bits import members
from cutpurse.core.look import STANDARD_RANKS, STANDARD_SUITS
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Card, Counter, Face, Line, Own, Seat, View, Zone
from whist.rules import CARDS, NOTHING, RANKS, SEATS, legal, turn, winner

NAMES = ("North", "East", "South", "West")


def public(s: StandIn) -> View:
    return View(
        game="whist",
        seat=None,
        stage=(msg("stage-trick-of", trick=min(sum(s.tricks) + 1, RANKS), of=RANKS),),
        turn=turn(s) if turn(s) >= 0 else None,
        over=sum(s.tricks) == RANKS,
        prompt=msg("prompt-play", seat=s.actor),
        seats=tuple(Seat(number=i, name=NAMES[i]) for i in range(SEATS)),
        zones=(middle(s), *(zone for i in range(SEATS) for zone in (hand(s, i, None, []), *last(s, i)))),
        counters=tuple(counter for i in range(SEATS) for counter in counters(s, i)),
    )


def own(s: StandIn, seat: int) -> Own:
    permitted = members(legal(s)) if seat == turn(s) else []
    return Own(
        zones=(hand(s, seat, seat, permitted),),
        actions=tuple(
            Action(id=a, text=notation(s, a), label=msg("play"), target=f"hand.{seat}.{a}") for a in permitted
        ),
    )


def face(card: int) -> Face:
    return Face(rank=STANDARD_RANKS[card % RANKS], suit=STANDARD_SUITS[card // RANKS].name)


def middle(s: StandIn) -> Zone:
    played = [seat for seat in range(SEATS) if s.played[seat] != NOTHING]
    best = winner(s) if played else NOTHING
    cards = tuple(
        Card(
            id=f"middle.{seat}",
            face=face(s.played[seat]),
            seat=seat,
            winning=seat == best,
            badges=(msg("highest"),) if seat == best else (),
        )
        for seat in played
    )
    return Zone(id="middle", label=msg("middle"), layout="trick", cards=cards, count=len(cards))


def hand(s: StandIn, seat: int, viewer: int | None, permitted: list[int]) -> Zone:
    held = members(s.hand[seat])
    cards = [Card(id=f"hand.{seat}.{card}", face=face(card), actions=(card,) * (card in permitted)) for card in held]
    backs = [Card(id=f"hand.{seat}.{i}") for i in range(len(held))]
    shown = tuple(cards if seat == viewer else backs)
    return Zone(id=f"hand.{seat}", label=msg("hand"), layout="fan", seat=seat, cards=shown, count=len(held))


def last(s: StandIn, seat: int) -> tuple[Zone, ...]:
    """The cards of the last trick, before its winner."""
    if s.last[0] == NOTHING or seat != s.leader:
        return ()
    cards = tuple(Card(id=f"last.{seat}.{i}", face=face(s.last[i])) for i in range(SEATS))
    return (Zone(id=f"last.{seat}", label=msg("last-trick"), layout="row", seat=seat, cards=cards, count=SEATS),)


def counters(s: StandIn, seat: int) -> tuple[Counter, ...]:
    return (
        Counter(id=f"tricks.{seat}", label=msg("tricks"), value=s.tricks[seat], seat=seat),
        Counter(id=f"honours.{seat}", label=msg("honours"), value=s.honours[seat], seat=seat),
    )


def notation(s: StandIn, action: int) -> str:
    return f"{STANDARD_SUITS[action // RANKS].letter}{STANDARD_RANKS[action % RANKS]}"


def name(card: int) -> str:
    return f"{face(card).suit} {face(card).rank}"


def action_name(s: StandIn, action: int) -> Message:
    return msg("play-card", card=name(action))


def why_not(s: StandIn, action: int) -> Message | None:
    if not s.hand[s.actor] >> action & 1:
        return msg("not-in-hand")
    return None if legal(s) >> action & 1 else msg("must-follow")


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is not None:
        return [Line(message=msg("plays", seat=before.actor, card=name(action)))]
    return [Line(message=msg("takes-trick", seat=after.leader))]


def reason(s: StandIn) -> Message:
    best = max(s.tricks)
    return msg("wins", seats=tuple(seat for seat in range(SEATS) if s.tricks[seat] == best), tricks=best)


assert len(STANDARD_SUITS) * len(STANDARD_RANKS) == CARDS
