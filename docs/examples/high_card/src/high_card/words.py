"""High Card in words."""

from cutpurse.core.bits import members
from cutpurse.core.options import Number, Option
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Card, Counter, Face, Line, Seat, View, Zone
from high_card.rules import ROUNDS, legal

NAMES = ("North", "East", "South", "West")
OPTIONS: tuple[Option, ...] = (
    Number(name="worth", help="Points for the highest card", settles="HIG-A01", low=1, high=9, default=1),
)


def view(s: StandIn, seat: int | None) -> View:
    your_turn = seat == s.actor and not s.waiting and s.rounds < ROUNDS
    permitted = members(legal(s)) if your_turn else []
    return View(
        game="high_card",
        seat=seat,
        stage=f"Round {min(s.rounds + 1, ROUNDS)} of {ROUNDS}",
        turn=s.actor if s.rounds < ROUNDS and not s.waiting else None,
        over=s.rounds == ROUNDS,
        prompt="Play a card." if your_turn else f"{NAMES[s.actor]} plays a card.",
        seats=tuple(Seat(number=i, name=NAMES[i]) for i in range(s.seats)),
        zones=(middle(s), *(hand(s, i, i == seat, permitted) for i in range(s.seats))),
        counters=tuple(Counter(id=f"points.{i}", label="Points", value=s.points[i], seat=i) for i in range(s.seats)),
        actions=tuple(Action(id=a, text=describe(s, a), label="Play", target=f"hand.{seat}.{a}") for a in permitted),
    )


def face(card: int) -> Face:
    return Face(rank=str(card + 1), suit="Card")


def middle(s: StandIn) -> Zone:
    cards = [(seat, members(s.played[seat])) for seat in range(s.seats)]
    best = max((held[0] for _, held in cards if held), default=-1)
    shown = tuple(
        Card(id=f"middle.{seat}", face=face(held[0]), seat=seat, badge="highest" if held[0] == best else "")
        for seat, held in cards
        if held
    )
    return Zone(id="middle", label="Middle", layout="trick", cards=shown, count=len(shown))


def hand(s: StandIn, seat: int, own: bool, permitted: list[int]) -> Zone:
    held = members(s.hand[seat])
    cards = [
        Card(id=f"hand.{seat}.{card}", face=face(card), actions=(card,) if card in permitted else ()) for card in held
    ]
    backs = [Card(id=f"hand.{seat}.{i}") for i in range(len(held))]
    return Zone(
        id=f"hand.{seat}", label="Hand", layout="fan", seat=seat, cards=tuple(cards if own else backs), count=len(held)
    )


def describe(s: StandIn, action: int) -> str:
    return f"play {action + 1}"


def why_not(s: StandIn, action: int) -> str:
    return "" if s.hand[s.actor] >> action & 1 else f"{NAMES[s.actor]} does not hold the {action + 1}"


def tell(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is not None:
        return [Line(text=f"{NAMES[before.actor]} plays {action + 1}.")]
    winner = next(seat for seat in range(after.seats) if after.points[seat] > before.points[seat])
    return [Line(text=f"{NAMES[winner]} takes round {after.rounds}.")]


def reason(s: StandIn) -> str:
    best = max(s.points[: s.seats])
    winners = [NAMES[seat] for seat in range(s.seats) if s.points[seat] == best]
    return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the win'} with {best}"
