"""What has happened in Cryptruck, line by line, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Line
from cutpurse.games.cryptruck.names import COLOUR_NAMES, card_name, card_names, trump_message
from cutpurse.games.cryptruck.rules import DECLARE, ENDED, GIVE, LEAD, RESOLVE, REVEAL, SCORE, WANT, played_in
from cutpurse.games.cryptruck.rules_cards import WHITE, join
from cutpurse.games.cryptruck.rules_scoring import blocks_in, colours_in, worth
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.ranking import everybody, most
from cutpurse.kit.zones import lines, told_to


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return log_table(before, after)
    if before.phase == GIVE:
        return log_gift(before, action)
    if before.phase == DECLARE:
        answer = msg("wants" if action == WANT else "declines", seat=before.actor)
        return lines(answer, *end_of_auction(after))
    verb = "reveals" if before.phase == REVEAL else "leads" if before.led == NO_CARD else "plays"
    return lines(msg(verb, seat=before.actor, card=card_name(action)))


def end_of_auction(s: StandIn) -> list[Message]:
    """How the auction ended, if it has."""
    if s.phase == GIVE:
        return [msg("gets", seat=s.actor, card=card_name(s.offered))]
    return [msg("nobody-wants-it")] if s.phase == LEAD else []


def log_gift(before: StandIn, card: int) -> list[Line]:
    buyer, seller, name = before.actor, before.seller[before.trick], card_name(card)
    if before.open_gift:
        return lines(msg("gives-openly", seat=buyer, seat2=seller, card=name))
    secret = Line(message=msg("gift-is", card=name), seats=(buyer, seller))
    return [*lines(msg("gives", seat=buyer, seat2=seller)), secret]


def log_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == LEAD:
        return lines(msg("leads", seat=before.actor, card=card_name(before.offered)))
    if before.phase == RESOLVE:
        return lines(trick_won(before))
    if before.phase == SCORE:
        return lines(*log_score(before, after))
    return log_deal(after)


def log_deal(s: StandIn) -> list[Line]:
    told = [msg("deals", round=s.rounds + 1, seat=s.dealer, card=card_name(s.turned), trump=trump_message(s))]
    if s.rounds == 0 and s.random_colours:
        told.insert(0, msg("colours-are", suits=tuple(COLOUR_NAMES[i] for i in members(s.colours | 1 << WHITE))))
    hands = [msg("is-dealt", seat=seat, cards=card_names(s.hand[seat])) for seat in range(s.seats)]
    return lines(*told) + [told_to(seat, hand) for seat, hand in enumerate(hands)]


def trick_won(s: StandIn) -> Message:
    """Who wins the full trick, with what, and what it brings."""
    winner, cards = s.winning, played_in(s, s.trick)
    card = card_name(s.played[winner][s.trick])
    blocks = blocks_in(s, join(s.taken[winner], cards)).bit_count()
    key = "wins-trick-has-three" if blocks == 3 else "wins-trick"
    return msg(key, seat=winner, trick=s.trick + 1, card=card, gain=gain(s, winner, cards))


def gain(s: StandIn, seat: int, cards: int) -> Message:
    """What these cards would bring a seat: 2 blocks, 3 in all."""
    new, total = blocks_in(s, cards).bit_count(), blocks_in(s, join(s.taken[seat], cards)).bit_count()
    return msg("gain", n=new, total=total) if total else msg("no-block")


def log_score(before: StandIn, after: StandIn) -> list[Message]:
    """Every point of the round, with what it is for."""
    told = [msg("round-over", round=after.rounds)]
    if after.show_undealt:
        told.append(msg("undealt-was", card=card_name(after.aside)))
    for seat in range(after.seats):
        won, total = after.total[seat] - before.total[seat], after.total[seat]
        told.append(msg("scores", seat=seat, points=won, blocks=blocks_message(after, seat), total=total))
    return [*told, msg("sentence", text=reason(after))] if after.phase == ENDED else told


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the points of a round come from, for statistics."""
    parts = []
    for seat in range(after.seats):
        points, blocks = worth(after, after.taken[seat]), blocks_in(after, after.taken[seat]).bit_count()
        more = msg("several-colours" if blocks else "no-blocks")
        parts += [(seat, msg("for-blocks"), blocks), (seat, more, points - blocks)]
    return parts


def blocks_message(s: StandIn, seat: int) -> Message:
    """The blocks of a seat and what makes them count: 3 blocks in 2 colours."""
    blocks = blocks_in(s, s.taken[seat])
    number = blocks.bit_count()
    if number == 0:
        return msg("no-blocks" if worth(s, s.taken[seat]) else "no-blocks-no-trick")
    if number > 3:
        return msg("blocks-at-a-point", n=number)
    return msg("blocks-in-colours", n=number, colours=colours_in(s, blocks))


@once
def reason(s: StandIn) -> Message:
    """Who won, and on what."""
    winners = tuple(members(most(s.total, everybody(s.seats))))
    points = s.total[winners[0]]
    if len(winners) > 1:
        return msg("share-the-win", seats=winners, points=points)
    second = max(s.total[seat] for seat in range(s.seats) if seat not in winners)
    return msg("wins", seat=winners[0], points=points, second=second)
