"""What a seat of the tiny game sees, and what is told."""

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Card, Face, Line, Own, Seat, View, Zone
from tests.lab.tiny.rules import SEATS, turn

NAMES = ("Ann", "Bob", "Cay", "Dan")


def public(s: StandIn) -> View:
    now = turn(s)
    return View(
        game="tiny",
        seat=None,
        stage=(msg("round", round=s.acted // SEATS + 1),),
        turn=now if now >= 0 else None,
        over=now < 0,
        prompt=msg("act"),
        seats=tuple(Seat(number=i, name=NAMES[i], markers=(msg("dealer"),) if i == 3 else ()) for i in range(SEATS)),
        zones=tuple(hand(s, i, False) for i in range(SEATS)),
        counters=(),
    )


def own(s: StandIn, seat: int) -> Own:
    return Own(zones=(hand(s, seat, True),))


def hand(s: StandIn, seat: int, own: bool) -> Zone:
    held = members(s.hand[seat])
    cards = tuple(
        Card(id=f"hand.{seat}.{i}", face=Face(rank=str(card + 1), suit="Card") if own else None)
        for i, card in enumerate(held)
    )
    return Zone(id=f"hand.{seat}", label=msg("hand"), layout="fan", seat=seat, cards=cards, count=len(held))


def notation(s: StandIn, action: int) -> str:
    return f"act {action}"


def action_name(s: StandIn, action: int) -> Message:
    return msg("act-so", number=action)


def why_not(s: StandIn, action: int) -> Message | None:
    return None


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    return [Line(message=msg("acts", seat=turn(before)))]


def gains(before: StandIn, action: int | None, after: StandIn) -> list[tuple[int, Message, int]]:
    return [(seat, msg("the-prize"), after.points[seat] - before.points[seat]) for seat in range(SEATS)]


def reason(s: StandIn) -> Message:
    best = max(s.points)
    winners = tuple(seat for seat in range(SEATS) if s.points[seat] == best)
    return msg("shares" if len(winners) > 1 else "wins", seats=winners)
