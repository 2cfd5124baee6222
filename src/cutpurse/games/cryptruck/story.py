"""What has happened in Cryptruck, line by line, and who won."""

from cutpurse.core.ledger import Earned
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Line
from cutpurse.games._shared.words import plural
from cutpurse.games.cryptruck.history import played_in
from cutpurse.games.cryptruck.names import COLOUR_NAMES, NAMES, card_name, named, seat_list, trump_name
from cutpurse.games.cryptruck.rules import DECLARE, ENDED, GIVE, LEAD, RESOLVE, REVEAL, SCORE, WANT
from cutpurse.games.cryptruck.scoring import blocks_in, colours_in, worth


def tell(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return tell_table(before, after)
    name = NAMES[before.actor]
    if before.phase == GIVE:
        return tell_gift(before, action)
    if before.phase == DECLARE:
        answer = "wants it" if action == WANT else "does not want it"
        return [Line(text=f"{name} {answer}."), *tell_auction(after)]
    card = card_name(before, action)
    if before.phase == REVEAL:
        return [Line(text=f"{name} reveals {card}. Who wants it?")]
    return [Line(text=f"{name} {'plays' if before.led else 'leads'} {card}.")]


def tell_auction(s: StandIn) -> list[Line]:
    """How the auction ended, if it has."""
    if s.phase == GIVE:
        return [Line(text=f"{NAMES[s.actor]} gets {card_name(s, s.offered - 1)}.")]
    return [Line(text="Nobody wants it.")] if s.phase == LEAD else []


def tell_gift(before: StandIn, card: int) -> list[Line]:
    buyer, seller = before.actor, before.seller[before.trick] - 1
    name, to = NAMES[buyer], NAMES[seller]
    if before.open_gift:
        return [Line(text=f"{name} gives {to} {card_name(before, card)} for it.")]
    secret = Line(text=f"It is {card_name(before, card)}.", seats=(buyer, seller))
    return [Line(text=f"{name} gives {to} a card for it."), secret]


def tell_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == LEAD:
        return [Line(text=f"{NAMES[before.actor]} leads {card_name(before, before.offered - 1)}.")]
    if before.phase == RESOLVE:
        return [Line(text=tell_trick(before, after))]
    if before.phase == SCORE:
        return tell_score(before, after)
    return tell_deal(after)


def tell_deal(s: StandIn) -> list[Line]:
    trump = card_name(s, s.turned - 1)
    lines = [
        Line(text=f"Round {s.rounds + 1}: {NAMES[s.dealer]} deals and turns up {trump}; trump is {trump_name(s)}.")
    ]
    if s.rounds == 0 and s.random_colours:
        played = [COLOUR_NAMES[colour] for colour in range(len(COLOUR_NAMES) - 1) if s.colours >> colour & 1]
        lines.insert(0, Line(text=f"The colours of this game are {', '.join(played)} and White."))
    dealt = [Line(text=f"{NAMES[seat]} is dealt {named(s, s.hand[seat])}.", seats=(seat,)) for seat in range(s.seats)]
    return lines + dealt


def tell_trick(before: StandIn, after: StandIn) -> str:
    """Who won the trick, with what, and what it brought."""
    winner = before.winning - 1
    card = card_name(before, before.played[winner][before.trick] - 1)
    found = gain(before, winner, played_in(before, before.trick))
    return f"{NAMES[winner]} wins trick {after.trick} with {card}: {found}."


def gain(s: StandIn, seat: int, cards: int) -> str:
    """What these cards would bring a seat: 2 blocks, 3 in all."""
    new, total = blocks_in(s, cards).bit_count(), blocks_in(s, s.taken[seat] | cards).bit_count()
    return f"{plural(new, 'block') if new else 'no block'}, {total} in all" if total else "no block"


def tell_score(before: StandIn, after: StandIn) -> list[Line]:
    """Every point of the round, with what it is for."""
    lines = [f"Round {after.rounds} is over."]
    if after.show_undealt:
        lines.append(f"The second card that was not dealt was {card_name(after, after.aside - 1)}.")
    for seat in range(after.seats):
        won, total = after.total[seat] - before.total[seat], plural(after.total[seat], "point")
        lines.append(f"{NAMES[seat]}: {won} for {blocks_told(after, seat)}, {total} in all.")
    if after.phase == ENDED:
        lines.append(f"{reason(after)}.")
    return [Line(text=text) for text in lines]


def earned(before: StandIn, action: int | None, after: StandIn) -> Earned:
    """Where the points of a round come from, for statistics."""
    parts = []
    for seat in range(after.seats):
        points, blocks = worth(after, after.taken[seat]), blocks_in(after, after.taken[seat]).bit_count()
        parts += [(seat, "blocks", blocks), (seat, "several colours" if blocks else "no blocks", points - blocks)]
    return parts


def blocks_told(s: StandIn, seat: int) -> str:
    """The blocks of a seat and what makes them count: 3 blocks in 2 colours."""
    blocks = blocks_in(s, s.taken[seat])
    number = blocks.bit_count()
    if number == 0:
        return "no blocks" if worth(s, s.taken[seat]) else "no blocks and no trick"
    if number > 3:
        return f"{number} blocks at a point each"
    return f"{plural(number, 'block')} in {plural(colours_in(s, blocks), 'colour')}"


@once
def reason(s: StandIn) -> str:
    """Who won, and on what."""
    totals = s.total[: s.seats]
    best = max(totals)
    winners = [seat for seat in range(s.seats) if totals[seat] == best]
    if len(winners) > 1:
        return f"{seat_list(winners)} share the win with {plural(best, 'point')} each"
    second = max(totals[seat] for seat in range(s.seats) if seat != winners[0])
    return f"{NAMES[winners[0]]} wins with {plural(best, 'point')} to {second}"
