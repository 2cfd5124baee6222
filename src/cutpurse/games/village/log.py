"""What has happened in The Village, told to those who may know, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Line
from cutpurse.games.village.names import MEANINGS, PROFESSIONS, card_name, on_the_left
from cutpurse.games.village.options import Betting
from cutpurse.games.village.rules_cards import deck_size, is_winning
from cutpurse.games.village.rules_day import is_first_lap, largest_wager, sealed_wager
from cutpurse.games.village.rules_reckoning import courtyard_leader
from cutpurse.games.village.rules_table import KINDS, NONE, PUBLIC, SEATS, Action, Phase
from cutpurse.kit.zones import lines, told_to


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return log_table(before, after)
    verb, number = MEANINGS[action]
    if before.phase == Phase.WAGER:
        return log_wager(before, verb, number + 1, after)
    if before.phase == Phase.SHOWING:
        return log_answer(before, after)
    done = log_action(before, verb, number, after)
    exposed = log_exposed(before, after, public_loss(before, verb, number))
    return [*(lines(done) if done else ()), *log_draws(before, after), *exposed, *log_shown_hands(after)]


# The Day


def log_wager(before: StandIn, verb: Action, chips: int, after: StandIn) -> list[Line]:
    seat = before.actor
    total = after.wager[seat]
    if before.betting == Betting.SEALED:
        return [told_to(seat, msg("wagers-in-secret", seat=seat, wager=total))]
    if verb == Action.STAND:
        return lines(msg("stands", seat=seat, wager=total))
    if verb == Action.PUT_MORE:
        return lines(msg("puts-out-more", seat=seat))
    if is_first_lap(before):
        return lines(msg("wagers-chips", seat=seat, chips=total))
    key = "matches" if total == largest_wager(before) else "raises"
    return lines(msg(key, seat=seat, chips=chips, wager=total))


def log_nightfall(before: StandIn, after: StandIn) -> list[Message]:
    a, b, c, d = before.wager
    opened = msg("wagers-opened", seat=0, wager=a, seat2=1, wager2=b, seat3=2, wager3=c, seat4=3, wager4=d)
    if after.token != NONE:
        token = msg("takes-token", seat=after.token)
    else:
        token = msg("wagers-level") if any(before.wager) else msg("nobody-wagered")
    to_end, to_daily = after.end_pot - before.end_pot, after.daily_pot - before.daily_pot
    split = msg("wagers-split", chips=sum(before.wager), end=to_end, daily=to_daily)
    return [*([opened] if before.betting == Betting.SEALED else []), token, split]


# The Night


def log_action(before: StandIn, verb: Action, number: int, after: StandIn) -> Message | None:
    seat, phase = before.actor, before.phase
    if phase == Phase.TURN:
        return log_turn(before, verb, number, after)
    if phase == Phase.DRAFT:
        return msg("chooses", seat=seat, suit=PROFESSIONS[number])
    if phase == Phase.TRADE:
        return msg("trades", seat=seat, card=card_name(before.given), card2=PROFESSIONS[number])
    if phase == Phase.DISCARDING:
        return log_discard(before, number, after)
    if phase == Phase.STUMBLED:
        return msg("loses-card", seat=seat, card=card_name(number))
    if phase == Phase.PICKING:
        return msg("picks-card", seat=seat, card=top_of_refuse(after), seat2=before.victim)
    return None  # cards turned outward are told apart


def log_turn(before: StandIn, verb: Action, number: int, after: StandIn) -> Message | None:
    seat = before.actor
    if verb == Action.END_TURN:
        idle = not (before.drawn or before.traded or before.took) and before.victim == NONE
        return msg("passes", seat=seat) if idle else None
    if verb == Action.TAKE_REFUSE:
        return msg("takes-refuse", seat=seat, suit=top_of_refuse(before))
    if verb == Action.GIVE:
        return msg("offers", seat=seat, card=card_name(number))
    if verb == Action.STUMBLE and after.refused > before.refused:  # a card at random
        return msg("makes-lose-card", seat=seat, seat2=on_the_left(before, number), card=top_of_refuse(after))
    if verb == Action.STUMBLE:
        return msg("makes-stumble", seat=seat, seat2=on_the_left(before, number))
    if verb == Action.ACCUSE:
        return msg("accuses", seat=seat, seat2=on_the_left(before, number))
    return msg("finds-deck-empty", seat=seat) if deck_size(before) == 0 else None  # draws are told apart


def top_of_refuse(s: StandIn) -> str:
    return PROFESSIONS[s.refuse[s.refused - 1]]


def log_discard(before: StandIn, card: int, after: StandIn) -> Message:
    seat, name = before.actor, card_name(card)
    if after.aside != NONE:
        return msg("lays-aside", seat=seat, card=name)
    if before.aside != NONE:
        first = PROFESSIONS[before.aside]
        return msg("discards-at-random", seat=seat, card=first, card2=name, where=where_to(before, after))
    key = "discards-to-refuse" if after.refused > before.refused else "discards-to-courtyard"
    return msg(key, seat=seat, card=name)


def where_to(before: StandIn, after: StandIn) -> Message:
    """Where two discards have gone."""
    to_courtyard = [kind for kind in range(KINDS) for _ in range(after.courtyard[kind] - before.courtyard[kind])]
    courtyard = tuple(PROFESSIONS[kind] for kind in to_courtyard)
    refuse = tuple(PROFESSIONS[kind] for kind in after.refuse[before.refused : after.refused])
    if not refuse:
        return msg("to-courtyard", suits=courtyard)
    return msg("to-both", suits=courtyard, suits2=refuse) if courtyard else msg("to-refuse", suits=refuse)


def log_draws(before: StandIn, after: StandIn) -> list[Line]:
    """Cards drawn from the deck: how many to all, which to the one who has drawn them."""
    told = []
    for seat in range(SEATS):
        drawn = [PROFESSIONS[kind] for kind in after.receipts[seat][before.received[seat] : after.received[seat]]]
        if len(drawn) == 1:
            told += [*lines(msg("draws-card", seat=seat)), told_to(seat, msg("new-card", seat=seat, card=drawn[0]))]
        elif drawn:
            new = msg("new-cards", seat=seat, card=drawn[0], card2=drawn[1])
            told += [*lines(msg("draws-two", seat=seat)), told_to(seat, new)]
    return told


def log_exposed(before: StandIn, after: StandIn, left: tuple[int, int] | None = None) -> list[Line]:
    """Cards turned outward; `left` is the seat and profession of a public card that has left a hand meanwhile."""
    exposed = [
        msg("turns-outward", seat=seat, card=PROFESSIONS[kind])
        for seat in range(SEATS)
        for kind in range(KINDS)
        for _ in range(after.public[seat][kind] - before.public[seat][kind] + ((seat, kind) == left))
    ]
    return lines(*exposed)


def public_loss(before: StandIn, verb: Action, number: int) -> tuple[int, int] | None:
    """Whose public card leaves the hand by this action, and its profession."""
    if verb != Action.DISCARD or number < PUBLIC:
        return None
    return before.victim if before.phase == Phase.PICKING else before.actor, number - PUBLIC


def log_judgement(before: StandIn, after: StandIn) -> list[Line]:
    accuser, accused = before.actor, before.victim
    hand = told_to(accuser, msg("holds", seat=accused, hand=hand_held(before, accused)))
    if after.winners:
        told = lines(msg("was-hoarding", seat=accused, seat2=accuser))
        daily = log_daily_pot(before, after) if before.end_pot_only else []
        return [*told, hand, *lines(*daily, *log_winners(before, after))]
    key = "not-hoarding-again" if before.penalties[accuser] else "not-hoarding"
    return [*lines(msg(key, seat=accused, seat2=accuser)), hand, *log_exposed(before, after)]


# The reckoning


def log_answer(before: StandIn, after: StandIn) -> list[Line]:
    """To the one who has answered; when all have, to everybody."""
    seat = before.actor
    unshown = "conceals" if is_winning(before, seat) else "nothing-to-show"
    told = msg("will-show" if after.revealed >> seat & 1 else unshown, seat=seat)
    return [told_to(seat, told), *log_shown_hands(after)]


def log_shown_hands(after: StandIn) -> list[Line]:
    """Who shows a winning hand, once all have answered."""
    if after.phase != Phase.SHOWDOWN:
        return []
    shown = [msg("shows-hand", seat=seat, hand=hand_held(after, seat)) for seat in members(after.revealed)]
    return lines(*shown or [msg("nobody-shows")])


def hand_counts(s: StandIn, seat: int) -> list[tuple[str, int]]:
    counts = [s.hidden[seat][kind] + s.public[seat][kind] for kind in range(KINDS)]
    return [(PROFESSIONS[kind], count) for kind, count in enumerate(counts) if count]


def hand_held(s: StandIn, seat: int) -> tuple[Message, ...]:
    """3 Hills and 1 Rake."""
    return tuple(msg("cards-held", n=n, suit=name) for name, n in hand_counts(s, seat)) or (msg("no-cards"),)


def log_daily_pot(before: StandIn, after: StandIn) -> list[Message]:
    leader, pot = courtyard_leader(before), before.daily_pot
    if not pot:
        return [msg("daily-pot-empty")]
    if leader != NONE:
        return [msg("wins-daily-pot", seat=before.profession.index(leader), chips=pot, suit=PROFESSIONS[leader])]
    if not after.winners:
        return [msg("daily-pot-stays", chips=pot)]
    return [msg("daily-pot-shared", chips=pot) if before.daily_shared else msg("daily-pot-joins", chips=pot)]


def log_winners(before: StandIn, after: StandIn) -> list[Message]:
    """Who takes how much of the End Pot; what was won before it is told apart."""
    told = []
    for seat in members(after.winners):
        chips = after.stack[seat] - before.stack[seat] - of_daily_pot(before, after, seat)
        told.append(msg("wins-chips", seat=seat, chips=chips, total=after.stack[seat]))
    if told and after.end_pot:
        told.append(msg("stays-in-pot", chips=after.end_pot))
    return told


def of_daily_pot(before: StandIn, after: StandIn, seat: int) -> int:
    """What a seat gets of the Daily Pot where that is paid apart; an accuser takes both pots at once."""
    if before.phase == Phase.JUDGE and not before.end_pot_only:
        return 0
    pot: int = before.daily_pot
    leader = courtyard_leader(before)
    if leader != NONE:
        return pot if before.profession[seat] == leader else 0
    return pot // SEATS if after.winners and before.daily_shared else 0


def log_dawn(before: StandIn, after: StandIn) -> list[Message]:
    told = [msg("token-returns")] if before.token != NONE else []
    if after.bottom < before.bottom:
        told.append(msg("card-burnt"))
    if after.phase not in (Phase.WAGER, Phase.NIGHTFALL):
        return [*told, msg("night-is-over")]
    if before.clear_courtyard and any(before.courtyard):
        told.append(msg("courtyard-cleared"))
    return [*told, msg("day-begins", day=after.night + 1, seat=after.dealer)]


def log_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == Phase.DEAL_HANDS:
        players = tuple(msg("is-the", seat=i, suit=PROFESSIONS[after.profession[i]]) for i in range(SEATS))
        return lines(msg("professions-are", players=players), msg("hands-dealt", seat=after.dealer))
    if before.phase == Phase.NIGHTFALL:
        return lines(*log_nightfall(before, after))
    if before.phase == Phase.JUDGE:
        return log_judgement(before, after)
    if before.phase == Phase.SHOWDOWN:
        return lines(*log_daily_pot(before, after), *log_winners(before, after))
    if before.phase == Phase.DAWN:
        return lines(*log_dawn(before, after))
    return lines(msg("everybody-loses-chips", why=why_lost(before), chips=before.chips))


def why_lost(s: StandIn) -> Message:
    return msg("deck-has-run-out") if s.night < s.night_cap else msg("nights-have-passed", nights=s.night)


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the chips of a step come from or go, for statistics."""
    changes = [
        after.stack[seat] + sealed_wager(after, seat) - before.stack[seat] - sealed_wager(before, seat)
        for seat in range(SEATS)
    ]
    if before.phase not in (Phase.JUDGE, Phase.SHOWDOWN):
        cause = msg("wagers") if before.phase == Phase.WAGER else msg("chips-shared-out")
        return [(seat, cause, chips) for seat, chips in enumerate(changes)]
    cause = msg("accusing-a-hoarder") if before.phase == Phase.JUDGE else msg("the-end-pot")
    daily = [of_daily_pot(before, after, seat) for seat in range(SEATS)]
    parts = [(seat, msg("the-daily-pot"), chips) for seat, chips in enumerate(daily)]
    return [*parts, *((seat, cause, changes[seat] - daily[seat]) for seat in range(SEATS))]


@once
def reason(s: StandIn) -> Message:
    """Who won, and how."""
    if s.lost:
        return msg("everybody-loses", why=why_lost(s))
    winners = members(s.winners)
    if not s.revealed & s.winners:
        return msg("wins-by-accusing", seat=winners[0], seat2=s.victim)
    hands = [tuple(msg("with-cards", n=n, suit=name) for name, n in hand_counts(s, seat)) for seat in winners]
    if len(winners) == 1:
        return msg("wins-with", seat=winners[0], hand=hands[0])
    parts = zip(winners, hands, strict=True)
    return msg("share-the-win", winners=tuple(msg("winner-with", seat=seat, hand=hand) for seat, hand in parts))
