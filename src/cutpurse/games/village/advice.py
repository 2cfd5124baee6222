"""Why an action may be good in The Village, from what the seat on turn can know; the most telling reason first."""

from collections.abc import Iterator

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.village.greedy import chance_of_winning
from cutpurse.games.village.names import MEANINGS, PROFESSIONS, on_the_left
from cutpurse.games.village.options import Betting
from cutpurse.games.village.rules_cards import (
    courtyard_size,
    deck_size,
    is_winning,
    own_cards,
    sole_most,
    winning_count,
)
from cutpurse.games.village.rules_day import fewest_chips, largest_wager
from cutpurse.games.village.rules_table import COURTYARD_ROOM, HANDFUL, KINDS, NONE, SEATS, STEEPLE, Action, Phase
from cutpurse.games.village.worlds import cards_seen

HARDLY = 0.1  # a chance of a winning hand that is no ground to accuse
LAST_CARDS = 10  # in the deck: when it runs out, everybody loses


def because(s: StandIn, action: int) -> Iterator[Message]:
    verb, number = MEANINGS[action]
    if verb in (Action.ACCUSE, Action.STUMBLE):
        yield from suspicion(s, on_the_left(s, number), accused=verb == Action.ACCUSE)
    elif verb == Action.DISCARD and s.phase != Phase.PICKING:
        yield from parting(s, number % KINDS)
    elif s.phase == Phase.WAGER:
        yield from wagering(s, verb, number)
    elif verb == Action.REVEAL:
        yield msg("because-end-pot", chips=s.end_pot)
    elif verb == Action.EXPOSE and number != s.profession[s.actor]:
        yield msg("because-tells-little", suit=PROFESSIONS[number])
    elif s.phase in (Phase.TURN, Phase.TRADE):
        yield from collecting(s, verb, number)


def pointless(s: StandIn, action: int) -> bool:
    """An accusation of somebody who, by what the seat knows, is unlikely to have a winning hand: it costs a card."""
    verb, number = MEANINGS[action]
    if s.phase != Phase.TURN or verb != Action.ACCUSE:
        return False
    return bool(chance_of_winning(s, s.actor, on_the_left(s, number)) < HARDLY)


def suspicion(s: StandIn, other: int, *, accused: bool) -> Iterator[Message]:
    """What tells that another is near a winning hand, or not."""
    own = s.profession[other]
    suit = PROFESSIONS[own]
    if accused and chance_of_winning(s, s.actor, other) < HARDLY:
        yield msg("because-unlikely", seat=other, suit=suit)
        return
    if s.gained[other][own] > 0:
        yield msg("because-gathered", seat=other, n=s.gained[other][own], suit=suit)
    if s.public[other][own] > 0:
        yield msg("because-shows", seat=other, n=s.public[other][own], suit=suit)
    seen = cards_seen(s, s.actor, other)
    if seen and s.received[other] > seen:
        yield msg("because-drawn-since-seen", seat=other, n=s.received[other] - seen)


def collecting(s: StandIn, verb: Action, number: int) -> Iterator[Message]:
    """A draw, a trade, or the end of a turn: how far the hand is, and what lies in the Courtyard."""
    seat, own = s.actor, s.profession[s.actor]
    held, needed, suit = own_cards(s, seat), winning_count(s, seat), PROFESSIONS[own]
    if verb == Action.END_TURN:
        if is_winning(s, seat):
            yield msg("because-hand-complete", n=held, suit=suit)
        elif deck_size(s) <= LAST_CARDS:
            yield msg("because-deck-runs-out", n=deck_size(s))
        elif all(chance_of_winning(s, seat, (seat + i) % SEATS) < HARDLY for i in range(1, SEATS)):
            yield msg("because-nobody-suspect")
    elif verb == Action.TAKE_REFUSE:
        if s.refuse[s.refused - 1] == own:
            yield msg("because-one-more", n=held + 1, of=needed, suit=suit)
    elif verb == Action.TAKE:
        if number == own:
            yield msg("because-one-more", n=held + 1, of=needed, suit=suit)
        elif leads_after(s, given=s.given % KINDS, taken=number) == own:
            yield msg("because-daily-pot", suit=suit, chips=s.daily_pot)
    elif verb == Action.GIVE and s.courtyard[own] > 0 and number % KINDS != own:
        yield msg("because-own-in-courtyard", suit=suit, n=held, of=needed)
    elif verb == Action.GIVE:
        yield from parting(s, number % KINDS)
    elif verb in (Action.DRAW, Action.DRAW_TWO):
        yield msg("because-still-needs", n=held, of=needed, suit=suit)
        if s.courtyard[own] == 0 and courtyard_size(s):
            yield msg("because-none-in-courtyard", suit=suit)


def parting(s: StandIn, kind: int) -> Iterator[Message]:
    """A card that goes: to the Courtyard, where the most of a profession win the Daily Pot, or to the refuse pile."""
    own, suit = s.profession[s.actor], PROFESSIONS[kind]
    traded = s.phase == Phase.TURN
    buried = s.phase == Phase.STUMBLED or (courtyard_size(s) == COURTYARD_ROOM and not traded)
    others = [seat for seat in range(SEATS) if seat != s.actor]
    collector = next((seat for seat in others if s.profession[seat] == kind), None)
    if not buried and not traded:
        leader = leads_after(s, given=kind)
        if leader == own:
            yield msg("because-daily-pot", suit=PROFESSIONS[own], chips=s.daily_pot)
        elif sole_most(s.courtyard) not in (NONE, leader, own):
            yield msg("because-breaks-lead", suit=PROFESSIONS[sole_most(s.courtyard)])
    elif buried and kind != STEEPLE:
        yield msg("because-buried")
    if collector is not None and all(
        s.gained[collector][kind] <= s.gained[seat][s.profession[seat]] for seat in others
    ):
        yield msg("because-least-gathered", seat=collector, suit=suit)


def leads_after(s: StandIn, *, given: int, taken: int | None = None) -> int:
    """The profession that alone has the most cards in the Courtyard after one more, and perhaps one less; or NONE."""
    there = list(s.courtyard)
    there[given] += 1
    if taken is not None:
        there[taken] -= 1
    leader: int = sole_most(there)
    return leader


def wagering(s: StandIn, verb: Action, number: int) -> Iterator[Message]:
    """Whether the wager is the largest, which earns the Token; sealed wagers of others nobody knows."""
    if s.betting == Betting.SEALED:
        return
    largest, own = largest_wager(s), s.wager[s.actor]
    if verb == Action.STAND:
        if own < largest:
            yield msg("because-token-costs", chips=largest + 1 - own)
    elif own + min(number + 1, HANDFUL) > largest:
        yield msg("because-largest-wager", chips=own + min(number + 1, HANDFUL))
    elif number + 1 == fewest_chips(s, s.actor):
        yield msg("because-least-wager")
