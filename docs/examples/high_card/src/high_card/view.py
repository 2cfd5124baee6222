"""What a seat of High Card sees, and what it may do."""

from collections.abc import Sequence

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Card, Counter, Face, Own, Seat, View, Zone
from high_card.rules import ROUNDS, legal

NAMES = ("North", "East", "South", "West")


def public(s: StandIn) -> View:
    turn = turn_of(s)
    return View(
        game="high_card",
        seat=None,
        stage=(msg("round-of", round=min(s.rounds + 1, ROUNDS), of=ROUNDS),),
        turn=turn,
        over=s.rounds == ROUNDS,
        prompt=msg("plays-a-card" if turn is None else "prompt-play", seat=s.actor),
        seats=tuple(Seat(number=i, name=NAMES[i]) for i in range(s.seats)),
        zones=(middle(s), *(hand(s, i, False) for i in range(s.seats))),
        counters=tuple(
            Counter(id=f"points.{i}", label=msg("points"), value=s.points[i], seat=i) for i in range(s.seats)
        ),
    )


def own(s: StandIn, seat: int) -> Own:
    permitted = members(legal(s)) if seat == turn_of(s) else []
    play = msg("play")
    return Own(
        zones=(hand(s, seat, True, permitted),),
        actions=tuple(Action(id=a, text=notation(s, a), label=play, target=f"hand.{seat}.{a}") for a in permitted),
    )


def turn_of(s: StandIn) -> int | None:
    return s.actor if s.rounds < ROUNDS and not s.waiting else None


def face(card: int) -> Face:
    return Face(rank=str(card + 1), suit="Card")


def middle(s: StandIn) -> Zone:
    cards = [(seat, members(s.played[seat])) for seat in range(s.seats)]
    best = max((held[0] for _, held in cards if held), default=-1)
    shown = tuple(played(seat, held[0], held[0] == best) for seat, held in cards if held)
    return Zone(id="middle", label=msg("middle"), layout="trick", cards=shown, count=len(shown))


def played(seat: int, card: int, best: bool) -> Card:
    badges = (msg("highest"),) if best else ()
    return Card(id=f"middle.{seat}", face=face(card), seat=seat, badges=badges, winning=best)


def hand(s: StandIn, seat: int, own: bool, permitted: Sequence[int] = ()) -> Zone:
    held = members(s.hand[seat])
    cards = [
        Card(id=f"hand.{seat}.{card}", face=face(card), actions=(card,) if card in permitted else ()) for card in held
    ]
    backs = [Card(id=f"hand.{seat}.{i}") for i in range(len(held))]
    shown = tuple(cards if own else backs)
    return Zone(id=f"hand.{seat}", label=msg("hand"), layout="fan", seat=seat, cards=shown, count=len(held))


def notation(s: StandIn, action: int) -> str:
    return f"play {action + 1}"


def action_name(s: StandIn, action: int) -> Message:
    return msg("play-card", rank=action + 1)


def why_not(s: StandIn, action: int) -> Message | None:
    return None if s.hand[s.actor] >> action & 1 else msg("not-in-hand", seat=s.actor, rank=action + 1)
