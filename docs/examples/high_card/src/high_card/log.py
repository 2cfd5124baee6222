"""What has happened in High Card, and who won."""

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Line


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is not None:
        return [Line(message=msg("plays", seat=before.actor, rank=action + 1))]
    winner = next(seat for seat in range(after.seats) if after.points[seat] > before.points[seat])
    return [Line(message=msg("takes-round", seat=winner, round=after.rounds))]


def reason(s: StandIn) -> Message:
    best = max(s.points[: s.seats])
    winners = tuple(seat for seat in range(s.seats) if s.points[seat] == best)
    return msg("wins", seats=winners, n=len(winners), points=best)
