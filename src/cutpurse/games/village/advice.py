"""Why an action may be good in The Village, from what the seat on turn can know; the most telling reason first."""

from collections.abc import Iterator

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.village import rules_cards as cards
from cutpurse.games.village.greedy import chance_of_winning
from cutpurse.games.village.names import MEANINGS, PROFESSIONS, on_the_left
from cutpurse.games.village.options import Betting
from cutpurse.games.village.rules_day import fewest_chips, largest_wager
from cutpurse.games.village.rules_night import may_trade
from cutpurse.games.village.rules_table import (
    COURTYARD_ROOM,
    HANDFUL,
    KINDS,
    NONE,
    SEATS,
    STEEPLE,
    TURNS,
    Action,
    Phase,
)
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
    elif verb == Action.EXPOSE:
        yield from accused_in_vain(s, cards.own_cards(s, s.actor))
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
    held, needed, suit = cards.own_cards(s, seat), cards.winning_count(s, seat), PROFESSIONS[own]
    if verb == Action.END_TURN:
        if cards.is_winning(s, seat):
            yield msg("because-hand-complete", n=held, suit=suit)
        elif cards.deck_size(s) <= LAST_CARDS:
            yield msg("because-deck-runs-out", n=cards.deck_size(s))
        elif all(chance_of_winning(s, seat, (seat + i) % SEATS) < HARDLY for i in range(1, SEATS)):
            yield msg("because-nobody-suspect")
        elif held + 1 == needed:
            yield from accused_in_vain(s, held)
    elif verb == Action.TAKE_REFUSE:
        if s.refuse[s.refused - 1] == own:
            yield msg("because-one-more", n=held + 1, of=needed, suit=suit)
        elif s.courtyard[own] > 0 and may_trade(s, seat):
            yield msg("because-to-trade", suit=suit)
    elif verb == Action.TAKE:
        if number == own:
            yield msg("because-one-more", n=held + 1, of=needed, suit=suit)
        else:
            yield from taking(s, number)
    elif verb == Action.GIVE and s.courtyard[own] > 0 and number % KINDS != own:
        yield msg("because-own-in-courtyard", suit=suit, n=held, of=needed)
    elif verb == Action.GIVE:
        yield from parting(s, number % KINDS)
    elif verb in (Action.DRAW, Action.DRAW_TWO):
        yield msg("because-still-needs", n=held, of=needed, suit=suit)
        if s.courtyard[own] == 0 and cards.courtyard_size(s):
            yield msg("because-none-in-courtyard", suit=suit)


def accused_in_vain(s: StandIn, held: int) -> Iterator[Message]:
    """With so many cards of its own the hand is not a winning one, should anybody accuse it in this Night."""
    needed, suit = cards.winning_count(s, s.actor), PROFESSIONS[s.profession[s.actor]]
    if held < needed and s.turns + 1 < TURNS:
        yield msg("because-accused-in-vain", n=held, of=needed, suit=suit)


def taking(s: StandIn, kind: int) -> Iterator[Message]:
    """A card of another profession from the Courtyard, for the one that is given: who leads there then."""
    own, given = s.profession[s.actor], s.given % KINDS
    before, after = cards.sole_most(s.courtyard), leads_after(s, given=given, taken=kind)
    if after == own:
        yield msg("because-daily-pot", suit=PROFESSIONS[own], chips=s.daily_pot)
    elif before not in (NONE, after, own):
        yield msg("because-breaks-lead", suit=PROFESSIONS[before])
    elif before != own and after == NONE:
        yield msg("because-nobody-leads", chips=s.daily_pot)
    collector = collector_of(s, kind)
    if collector is not None and s.courtyard[kind] == 1 and given != kind:
        yield msg("because-none-left", seat=collector, suit=PROFESSIONS[kind])


def parting(s: StandIn, kind: int) -> Iterator[Message]:
    """A card that goes: where to, and who collects it; if that tells nothing, that it is of no use."""
    told = [*going(s, kind), *collected(s, kind)]
    yield from told
    if not told and kind != s.profession[s.actor]:
        yield msg("because-not-needed", suit=PROFESSIONS[kind])


def going(s: StandIn, kind: int) -> Iterator[Message]:
    """Where a card goes: to the Courtyard, where the most of a profession win the Daily Pot, or to the refuse pile."""
    own = s.profession[s.actor]
    if s.phase == Phase.TURN:
        yield from giving(s, kind)
    elif s.phase == Phase.STUMBLED or cards.courtyard_size(s) == COURTYARD_ROOM:
        if kind != STEEPLE or kind == own:
            yield msg("because-buried")
    else:
        before, after = cards.sole_most(s.courtyard), leads_after(s, given=kind)
        if after == own:
            yield msg("because-daily-pot", suit=PROFESSIONS[own], chips=s.daily_pot)
        elif before not in (NONE, after, own):
            yield msg("because-breaks-lead", suit=PROFESSIONS[before])
        elif kind == own:
            yield msg("because-toward-daily-pot", n=s.courtyard[own] + 1, suit=PROFESSIONS[own], chips=s.daily_pot)
        elif before == kind:
            yield msg("because-leads-anyway", suit=PROFESSIONS[kind])


def giving(s: StandIn, kind: int) -> Iterator[Message]:
    """The first half of a trade: what it makes possible in the Courtyard."""
    own, leader = s.profession[s.actor], cards.sole_most(s.courtyard)
    suit, chips, there = PROFESSIONS[own], s.daily_pot, s.courtyard[own]
    if kind != own:
        if leader not in (NONE, own) and leads_after(s, given=kind, taken=leader) != leader:
            yield msg("because-can-break-lead", suit=PROFESSIONS[leader])
    elif there == 0:
        if cards.is_winning(s, s.actor):
            yield from accused_in_vain(s, cards.own_cards(s, s.actor) - 1)
        yield msg("because-toward-daily-pot", n=1, suit=suit, chips=chips)
    elif all(leads_after(s, given=own, taken=taken) == own for taken in range(KINDS) if s.courtyard[taken]):
        yield msg("because-daily-pot", suit=suit, chips=chips)


def collected(s: StandIn, kind: int) -> Iterator[Message]:
    """Who collects a card that goes."""
    collector = collector_of(s, kind)
    others = [seat for seat in range(SEATS) if seat != s.actor]
    if collector is not None and all(
        s.gained[collector][kind] <= s.gained[seat][s.profession[seat]] for seat in others
    ):
        yield msg("because-least-gathered", seat=collector, suit=PROFESSIONS[kind])


def collector_of(s: StandIn, kind: int) -> int | None:
    """The other player of a profession."""
    return next((seat for seat in range(SEATS) if seat != s.actor and s.profession[seat] == kind), None)


def leads_after(s: StandIn, *, given: int, taken: int | None = None) -> int:
    """The profession that alone has the most cards in the Courtyard after one more, and perhaps one less; or NONE."""
    there = list(s.courtyard)
    there[given] += 1
    if taken is not None:
        there[taken] -= 1
    leader: int = cards.sole_most(there)
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
