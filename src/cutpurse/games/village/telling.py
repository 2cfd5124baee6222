"""What has happened in The Village, told to those who may know, and who won."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.ledger import Earned
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Line
from cutpurse.games._shared.words import listed, plural
from cutpurse.games.village.hands import deck_size, is_winning
from cutpurse.games.village.rules import courtyard_leader
from cutpurse.games.village.state import (
    ACCUSE,
    CHOOSE,
    DAWN,
    DEAL_HANDS,
    DISCARD,
    DISCARDING,
    DRAFT,
    DRAW,
    DRAW_TWO,
    END_TURN,
    EXPOSING,
    GIVE,
    JUDGE,
    KINDS,
    NIGHTFALL,
    PICKING,
    PUT,
    PUT_MORE,
    SEALED,
    SEATS,
    SHOWDOWN,
    SHOWING,
    STAND,
    STUMBLE,
    STUMBLED,
    TAKE,
    TAKE_REFUSE,
    TRADE,
    TURN,
    WAGER,
)
from cutpurse.games.village.terms import NAMES, PROFESSIONS, card_name, left_of
from cutpurse.games.village.wagers import largest_wager, sealed_wager


def tell(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return tell_table(before, after)
    if before.phase == WAGER:
        return tell_wager(before, action, after)
    if before.phase == SHOWING:
        return tell_answer(before, after)
    lines = tell_action(before, action, after)
    lines += [*tell_draws(before, after), *tell_exposed(before, after, public_loss(before, action))]
    return [*lines, *tell_end_of_night(before, after)]


def tell_wager(before: StandIn, action: int, after: StandIn) -> list[Line]:
    seat, name = before.actor, NAMES[before.actor]
    total, largest = after.wager[seat], largest_wager(before)
    if before.betting == SEALED:
        return [Line(text=f"{name} wagers {total} in secret.", seats=(seat,))]
    if action == STAND:
        return [Line(text=f"{name} stands at {total}.")]
    if action == PUT_MORE:
        return [Line(text=f"{name} puts out 20 chips and goes on.")]
    if before.asked < SEATS:
        return [Line(text=f"{name} wagers {plural(total, 'chip')}.")]
    chips = plural(action - PUT + 1, "chip")
    verb = "matches" if total == largest else "raises"
    return [Line(text=f"{name} {verb} with {chips} to {total}.")]


def tell_action(before: StandIn, action: int, after: StandIn) -> list[Line]:
    name, phase = NAMES[before.actor], before.phase
    if phase == DRAFT:
        text = f"{name} chooses the {PROFESSIONS[action - CHOOSE]}."
    elif phase == TURN:
        text = tell_turn(before, action)
        if STUMBLE <= action < ACCUSE and after.refused > before.refused:  # a card at random
            text += f" A {lost_to_refuse(after)} is lost."
    elif phase == TRADE:
        text = f"{name} trades a {card_name(before.given - 1)} for a {PROFESSIONS[action - TAKE]}."
    elif phase == DISCARDING:
        text = tell_discard(before, action - DISCARD, after)
    elif phase == STUMBLED:
        text = f"{name} loses a {card_name(action - DISCARD)} to the refuse pile."
    elif phase == PICKING:
        victim = left_of(before, before.target)
        text = f"{name} picks a {lost_to_refuse(after)} of {victim}: it goes to the refuse pile."
    else:
        assert phase == EXPOSING
        return []
    return [Line(text=text)] if text else []


def lost_to_refuse(after: StandIn) -> str:
    return PROFESSIONS[after.refuse[after.refused - 1]]


def tell_turn(before: StandIn, action: int) -> str:
    name = NAMES[before.actor]
    if action == END_TURN:
        idle = not (before.drawn or before.traded or before.took or before.accused or before.target)
        return f"{name} passes." if idle else ""
    if action == TAKE_REFUSE:
        return f"{name} takes the {PROFESSIONS[before.refuse[before.refused - 1]]} from the refuse pile."
    if GIVE <= action < TAKE:
        return f"{name} offers a {card_name(action - GIVE)}."
    if STUMBLE <= action < ACCUSE:
        return f"{name} makes {left_of(before, action - STUMBLE + 1)} stumble."
    if action >= ACCUSE:
        return f"{name} accuses {left_of(before, action - ACCUSE + 1)} of hoarding."
    assert action in (DRAW, DRAW_TWO)
    return f"{name} finds the deck empty." if deck_size(before) == 0 else ""


def tell_discard(before: StandIn, card: int, after: StandIn) -> str:
    name = NAMES[before.actor]
    if after.aside:
        return f"{name} lays aside a {card_name(card)}."
    if before.aside:
        on_top = f"a {PROFESSIONS[before.aside - 1]} and a {card_name(card)}"
        return f"{name} discards {on_top}, in random order: {where_to(before, after)}."
    where = "refuse pile" if after.refused > before.refused else "Courtyard"
    return f"{name} discards a {card_name(card)} to the {where}."


def where_to(before: StandIn, after: StandIn) -> str:
    """Where discards have gone."""
    to_courtyard = [kind for kind in range(KINDS) for _ in range(after.courtyard[kind] - before.courtyard[kind])]
    to_refuse = after.refuse[before.refused : after.refused]
    parts = [f"{listed(PROFESSIONS[kind] for kind in to_courtyard)} to the Courtyard"] if to_courtyard else []
    parts += [f"{listed(PROFESSIONS[kind] for kind in to_refuse)} to the refuse pile"] if to_refuse else []
    return ", ".join(parts)


def tell_draws(before: StandIn, after: StandIn) -> list[Line]:
    """Cards drawn from the deck: how many to all, which to who has drawn them."""
    lines = []
    for seat in range(SEATS):
        drawn = [after.receipts[seat][i] for i in range(before.received[seat], after.received[seat])]
        if drawn:
            lines.append(Line(text=f"{NAMES[seat]} draws {'a card' if len(drawn) == 1 else 'two cards'}."))
            cards = listed(f"a {PROFESSIONS[kind]}" for kind in drawn)
            lines.append(
                Line(
                    text=f"{NAMES[seat]}'s new {'card is' if len(drawn) == 1 else 'cards are'} {cards}.", seats=(seat,)
                )
            )
    return lines


def tell_exposed(before: StandIn, after: StandIn, left: tuple[int, int] | None = None) -> list[Line]:
    """Cards turned outward; `left` is the seat and profession of a public card that has left a hand meanwhile."""
    return [
        Line(text=f"{NAMES[seat]} turns a {PROFESSIONS[kind]} outward for all to see.")
        for seat in range(SEATS)
        for kind in range(KINDS)
        for _ in range(after.public[seat][kind] - before.public[seat][kind] + ((seat, kind) == left))
    ]


def public_loss(before: StandIn, action: int) -> tuple[int, int] | None:
    """Whose public card leaves the hand by this action, and its profession."""
    if before.phase not in (DISCARDING, STUMBLED, PICKING) or action < DISCARD + KINDS:
        return None
    seat = (before.actor + before.target) % SEATS if before.phase == PICKING else before.actor
    return seat, action - DISCARD - KINDS


def tell_answer(before: StandIn, after: StandIn) -> list[Line]:
    """To who has answered; when all have, to everybody."""
    seat = before.actor
    shows = after.revealed >> seat & 1
    concealed = "conceals a winning hand" if is_winning(before, seat) else "has no winning hand to show"
    own = Line(text=f"{NAMES[seat]} {'will show a winning hand' if shows else concealed}.", seats=(seat,))
    return [own, *tell_end_of_night(before, after)]


def tell_end_of_night(before: StandIn, after: StandIn) -> list[Line]:
    """Who shows a winning hand, once all have answered."""
    if after.phase != SHOWDOWN:
        return []
    shown = [f"{NAMES[seat]} shows a winning hand: {hand_in_words(after, seat)}." for seat in members(after.revealed)]
    return [Line(text=text) for text in shown or ["The Night ends. Nobody shows a winning hand."]]


def hand_in_words(s: StandIn, seat: int) -> str:
    """3 Hills and 1 Rake."""
    counts = [s.hidden[seat][kind] + s.public[seat][kind] for kind in range(KINDS)]
    held = [plural(count, PROFESSIONS[kind]) for kind, count in enumerate(counts) if count]
    return listed(held) if held else "no cards"


def tell_table(before: StandIn, after: StandIn) -> list[Line]:
    texts = {
        DEAL_HANDS: lambda: tell_deal(after),
        NIGHTFALL: lambda: tell_nightfall(before, after),
        SHOWDOWN: lambda: [*tell_daily_pot(before, after), *tell_winners(before, after)],
        DAWN: lambda: tell_dawn(before, after),
    }
    if before.phase == JUDGE:
        return tell_judgement(before, after)
    told = texts[before.phase]() if before.phase in texts else tell_lost(before)
    return [Line(text=text) for text in told]


def tell_deal(after: StandIn) -> list[str]:
    players = listed(f"{NAMES[seat]} is the {PROFESSIONS[after.profession[seat]]}" for seat in range(SEATS))
    return [f"{players}.", f"Everyone is dealt six cards. Day 1 begins; {NAMES[after.dealer]} is the Dealer."]


def tell_nightfall(before: StandIn, after: StandIn) -> list[str]:
    lines = []
    if before.betting == SEALED:
        lines.append("Wagers: " + ", ".join(f"{NAMES[seat]} {before.wager[seat]}" for seat in range(SEATS)) + ".")
    if after.token:
        lines.append(f"Night falls. {NAMES[after.token - 1]} has the largest wager and takes the Stumble Token.")
    else:
        level = "The largest wagers are level" if any(before.wager) else "Nobody has wagered"
        lines.append(f"Night falls. {level}: nobody takes the Stumble Token.")
    pool = sum(before.wager)
    to_end, to_daily = after.end_pot - before.end_pot, after.daily_pot - before.daily_pot
    lines.append(f"The wagers, {plural(pool, 'chip')}: {to_end} for the End Pot, {to_daily} for the Daily Pot.")
    return lines


def tell_judgement(before: StandIn, after: StandIn) -> list[Line]:
    accuser, accused = before.actor, (before.actor + before.target) % SEATS
    hand = Line(text=f"{NAMES[accused]} holds {hand_in_words(before, accused)}.", seats=(accuser,))
    if after.winners:
        told = f"{NAMES[accused]} was hoarding a winning hand: {NAMES[accuser]} wins at once."
        won = [*(tell_daily_pot(before, after) if before.end_pot_only else []), *tell_winners(before, after)]
        return [Line(text=told), hand, *(Line(text=text) for text in won)]
    more = "one more card" if before.penalties[accuser] else "a card"
    told = f"{NAMES[accused]} has no winning hand: {NAMES[accuser]} must keep {more} turned outward."
    return [Line(text=told), hand, *tell_exposed(before, after)]


def tell_daily_pot(before: StandIn, after: StandIn) -> list[str]:
    leader = courtyard_leader(before)
    if not before.daily_pot:
        return ["The Daily Pot is empty."]
    if leader:
        owner = NAMES[before.profession.index(leader - 1)]
        most = f"the {PROFESSIONS[leader - 1]} has the most cards in the Courtyard"
        return [f"{owner} wins the Daily Pot of {before.daily_pot}: {most}."]
    if not after.winners:
        return [f"No profession has the most cards in the Courtyard: the Daily Pot stays at {before.daily_pot}."]
    where = "is shared by all" if before.daily_shared else "joins the End Pot"
    return [f"Nobody has won the Daily Pot of {before.daily_pot}: it {where}."]


def tell_winners(before: StandIn, after: StandIn) -> list[str]:
    """Who takes how much of the End Pot; what was won before it is told apart."""
    winners = members(after.winners)
    if not winners:
        return []
    won = {seat: after.stack[seat] - before.stack[seat] - of_daily_pot(before, after, seat) for seat in winners}
    lines = [f"{NAMES[seat]} wins {plural(chips, 'chip')} and has {after.stack[seat]}." for seat, chips in won.items()]
    if after.end_pot:
        lines.append(f"What can't be shared stays in the pot: {plural(after.end_pot, 'chip')}.")
    return lines


def of_daily_pot(before: StandIn, after: StandIn, seat: int) -> int:
    """What a seat gets of the Daily Pot where that is paid apart; an accuser takes both pots at once."""
    if before.phase == JUDGE and not before.end_pot_only:
        return 0
    pot: int = before.daily_pot
    leader = courtyard_leader(before)
    if leader:
        return pot if before.profession[seat] == leader - 1 else 0
    return pot // SEATS if after.winners and before.daily_shared else 0


def earned(before: StandIn, action: int | None, after: StandIn) -> Earned:
    """Where the chips of a step come from or go, for statistics."""
    changes = [
        after.stack[seat] + sealed_wager(after, seat) - before.stack[seat] - sealed_wager(before, seat)
        for seat in range(SEATS)
    ]
    if before.phase not in (JUDGE, SHOWDOWN):
        cause = "wagers" if before.phase == WAGER else "all chips shared out again"
        return [(seat, cause, chips) for seat, chips in enumerate(changes)]
    cause = "accusing a hoarder" if before.phase == JUDGE else "the End Pot"
    daily = [of_daily_pot(before, after, seat) for seat in range(SEATS)]
    parts = [(seat, "the Daily Pot", chips) for seat, chips in enumerate(daily)]
    return [*parts, *((seat, cause, changes[seat] - daily[seat]) for seat in range(SEATS))]


def tell_dawn(before: StandIn, after: StandIn) -> list[str]:
    lines = ["The Stumble Token returns to the Courtyard unused."] if before.token else []
    if after.bottom < before.bottom:
        lines.append("Nobody drew: a card of the deck is burnt unseen.")
    if after.phase not in (WAGER, NIGHTFALL):
        return [*lines, "The Night is over."]
    if before.clear_courtyard and sum(before.courtyard):
        lines.append("The Courtyard's cards go to the refuse pile.")
    return [*lines, f"Day {after.night + 1} begins; {NAMES[after.dealer]} is the Dealer."]


def tell_lost(before: StandIn) -> list[str]:
    return [f"{why_lost(before)}: everybody loses, and all have {plural(before.chips, 'chip')} again."]


def why_lost(s: StandIn) -> str:
    if s.night < s.night_cap:
        return "The deck has run out"
    return f"{plural(s.night, 'Night')} {'has' if s.night == 1 else 'have'} passed"


@once
def reason(s: StandIn) -> str:
    """Who won, and how."""
    if s.lost:
        return f"{why_lost(s)}: everybody loses"
    winners = members(s.winners)
    if not s.revealed & s.winners:
        accused = NAMES[(s.actor + s.target) % SEATS]
        return f"{NAMES[winners[0]]} wins, having accused {accused}, who was hoarding a winning hand"
    hands = [f"{NAMES[seat]} with {hand_in_words(s, seat)}" for seat in winners]
    return f"{hands[0].replace(' with ', ' wins with ')}" if len(winners) == 1 else f"{listed(hands)} share the win"


def lay_open(s: StandIn) -> dict[str, Any]:
    """The whole table with nothing hidden, for transcripts: the deck from the top, the refuse pile from the bottom."""
    burnt_to = sum(s.cards) if s.bottom else 0
    return {
        "cards_of_professions": dict(zip(PROFESSIONS, s.cards, strict=True)),
        "dealer": NAMES[s.dealer],
        "nights": s.night,
        "deck": [PROFESSIONS[kind] for kind in s.deck[s.top : s.bottom]],
        "burnt": [PROFESSIONS[kind] for kind in s.deck[s.bottom : burnt_to]],
        "courtyard": [PROFESSIONS[kind] for kind in range(KINDS) for _ in range(s.courtyard[kind])],
        "refuse": [PROFESSIONS[kind] for kind in s.refuse[: s.refused]],
        "end_pot": s.end_pot,
        "daily_pot": s.daily_pot,
        "token": NAMES[s.token - 1] if s.token else None,
        "seats": {NAMES[seat]: lay_open_seat(s, seat) for seat in range(SEATS)},
    }


def lay_open_seat(s: StandIn, seat: int) -> dict[str, Any]:
    return {
        "profession": PROFESSIONS[s.profession[seat]] if s.profession[seat] >= 0 else None,
        "hidden": [PROFESSIONS[kind] for kind in range(KINDS) for _ in range(s.hidden[seat][kind])],
        "public": [PROFESSIONS[kind] for kind in range(KINDS) for _ in range(s.public[seat][kind])],
        "chips": s.stack[seat],
        "wager": s.wager[seat],
        "failed_accusations": s.penalties[seat],
        "shows_a_winning_hand": bool(s.revealed >> seat & 1),
    }
