"""COIN in words: what a seat sees, what its actions are called, what has happened and who won."""

from typing import Any

from msgspec.structs import replace

from cutpurse.core.bits import members
from cutpurse.core.ledger import Earned
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action, Counter, Line, View
from cutpurse.games._shared.words import listed, plural
from cutpurse.games._twosided import open as laid_open
from cutpurse.games._twosided import words as table
from cutpurse.games._twosided.rules import ASIDE, DOWN, PASS, SEATS, VALUES, face_down, front_coins, prize_owner
from cutpurse.games._twosided.words import Terms, card_name
from cutpurse.games.coin.rules import (
    BANK,
    BURY,
    ENDED,
    EXCHANGE,
    FORCED,
    MIDDLE,
    MOST_CARDS,
    NEW_ROUND,
    NO_EXCHANGE,
    OFFER,
    RESOLVE,
    REVEAL,
    SCORE,
    SHUFFLED,
    TOGETHER,
    TRICKS,
    bank_cards,
    bank_points,
    fewest_points,
    foreign_cards,
    gray_bonus,
    leaders,
    legal,
    most_gray,
)

COLOURS = ("Red", "Blue", "Orange", "Yellow")


def colour(s: StandIn, seat: int) -> str:
    """The Colour a seat plays in this Round."""
    rounds = s.rounds if s.phase not in (NEW_ROUND, ENDED) else s.rounds - 1
    return COLOURS[(seat + rounds) % SEATS] if s.rotate_colours else COLOURS[seat]


def amid_hidden_exchange(s: StandIn) -> bool:
    return s.phase in (OFFER, BURY) and s.exchange_order == TOGETHER


def public_sizes(s: StandIn, seat: int) -> tuple[int, int]:
    """Hand and deck size of a seat as all may know them: not amid the hidden exchange."""
    drawn = 1 if amid_hidden_exchange(s) and s.phase == BURY and seat == s.actor else 0
    return s.hand[seat].bit_count() - drawn, s.bottom[seat] - s.top[seat] + drawn


def remembered(s: StandIn, seat: int) -> tuple[list[int], str]:
    """What a seat has put beneath its deck: in the order it will be drawn, unless the deck was shuffled since."""
    if s.after_burying == SHUFFLED:
        return members(s.remembered[seat]), "Somewhere in your deck"
    return table.beneath(s, seat), "Beneath your deck"


TERMS = Terms(
    prize="Trick card",
    hoard="Bank",
    owner="Trick's Colour",
    back="one Gray Coin",
    names=COLOURS,
    suits=lambda s: tuple([colour(s, seat) for seat in range(SEATS)]),
    sizes=public_sizes,
    remembered=remembered,
)


def on_turn(s: StandIn, seat: int | None) -> bool:
    return bool(s.phase <= BURY and seat == s.actor)


def view(s: StandIn, seat: int | None) -> View:
    seen = seen_by_all(s)
    counters = seen.counters + exchange_counters(s, seat)
    if not on_turn(s, seat):
        return replace(seen, seat=seat, zones=table.zones(s, TERMS, seen.zones, seat, {}, {}), counters=counters)
    permitted = members(legal(s))
    why = table.why_barred(s, TERMS) if s.phase == MIDDLE else {}
    return replace(
        seen,
        seat=seat,
        prompt=prompt(s, seat),
        zones=table.zones(s, TERMS, seen.zones, seat, table.card_choices(permitted), why),
        counters=counters,
        actions=buttons(s, permitted),
    )


@once
def seen_by_all(s: StandIn) -> View:
    """What everybody sees, but for the exchanges, which each viewer counts differently."""
    return View(
        game="coin",
        seat=None,
        stage=stage(s),
        turn=s.actor if s.phase <= BURY else None,
        over=s.phase == ENDED,
        prompt=prompt(s, None),
        seats=table.seats(s, TERMS),
        zones=table.public_zones(s, TERMS),
        counters=(*points_counters(s), *table.coin_counters(s, TERMS), *gray_counters(s)),
    )


def points_counters(s: StandIn) -> list[Counter]:
    return [
        Counter(id=f"points.{seat}", label="Points", value=s.total[seat], seat=seat, reason="of complete Rounds")
        for seat in range(SEATS)
    ]


def gray_counters(s: StandIn) -> list[Counter]:
    most = most_gray(s)
    return [
        Counter(
            id=f"gray.{seat}",
            label="Gray Coins",
            value=face_down(s, seat),
            seat=seat,
            pip="gray",
            reason="the most" if most >> seat & 1 and face_down(s, seat) else "",
        )
        for seat in range(SEATS)
    ]


def exchange_counters(s: StandIn, viewer: int | None) -> tuple[Counter, ...]:
    """How often each seat has exchanged in this Round; what is still hidden is counted only for the viewer."""
    if s.exchange == NO_EXCHANGE:
        return ()
    found = []
    for seat in range(SEATS):
        value = s.bottom[seat] - VALUES if s.trick else 0
        just_now = s.exchanged >> seat & 1 and not (s.phase == BURY and s.actor == seat)
        if just_now and amid_hidden_exchange(s) and seat != viewer:
            value -= 1
        found.append(Counter(id=f"exchanges.{seat}", label="Exchanges", value=value, seat=seat))
    return tuple(found)


def stage(s: StandIn) -> str:
    if s.phase == ENDED:
        return "The end"
    number = s.rounds + (s.phase != NEW_ROUND)
    again = "Deciding round" if s.extra_round and s.phase != NEW_ROUND else f"Round {number}"
    return f"{again}, Trick {s.trick} of {TRICKS}" if s.trick else again


def prompt(s: StandIn, seat: int | None) -> str:
    if s.phase == ENDED:
        return f"{reason(s)}."
    if s.phase > BURY:
        return "One moment."
    you, name = on_turn(s, seat), COLOURS[s.actor]
    if amid_hidden_exchange(s) and not you:
        return "Everyone may exchange a card." if s.exchange != FORCED else "Everyone exchanges a card."
    texts = {
        BANK: ("It is your Colour: choose a card for your Bank.", f"{name} adds a card to its Bank."),
        MIDDLE: ("Your card for the middle, face up or face down.", f"{name} plays to the middle."),
        OFFER: (
            "You must exchange: draw a card, then put one beneath your deck."
            if s.exchange == FORCED
            else "Draw a card and put one beneath your deck?",
            f"{name} may exchange a card.",
        ),
        BURY: ("Choose a card to put beneath your deck.", f"{name} puts a card beneath its deck."),
    }
    return texts[s.phase][0 if you else 1]


def buttons(s: StandIn, permitted: list[int]) -> tuple[Action, ...]:
    if s.phase == MIDDLE:
        return table.middle_actions(s, TERMS, permitted)
    return tuple([button(s, action) for action in permitted])


def button(s: StandIn, action: int) -> Action:
    text = describe(s, action)
    if action == PASS:
        return Action(id=action, text=text, label="Keep your hand", about="draw nothing, bury nothing", key="k")
    if action == EXCHANGE:
        about = "draw a card, then put any one beneath your deck"
        return Action(id=action, text=text, label="Exchange", about=about, key="e")
    value = action - ASIDE + 1
    if s.phase == BURY:
        about = "is shuffled into your deck" if s.after_burying == SHUFFLED else "you draw it last"
        return Action(id=action, text=text, label="Put beneath", about=about, target=f"hand.{s.actor}.{value}")
    coins = plural(s.coins[value - 1], "Coin")
    return Action(
        id=action, text=text, label="To your Bank", about=f"{coins}, for good", target=f"hand.{s.actor}.{value}"
    )


def describe(s: StandIn, action: int) -> str:
    if s.phase == MIDDLE:
        return table.describe_middle(action)
    if s.phase == OFFER:
        return {PASS: "keep", EXCHANGE: "exchange"}.get(action, "")
    if s.phase in (BANK, BURY) and ASIDE <= action < ASIDE + VALUES:
        return f"{'bank' if s.phase == BANK else 'bury'} {action - ASIDE + 1}"
    return ""


def why_not(s: StandIn, action: int) -> str:
    if s.phase == MIDDLE and VALUES <= action < DOWN + VALUES:
        return table.why_not_middle(s, TERMS, action)
    if not describe(s, action):
        return "it is not an action of this phase"
    if s.phase == OFFER:
        return "here everyone must exchange a card" if action == PASS and s.exchange == FORCED else ""
    return "" if s.hand[s.actor] >> (action + 1) & 1 else f"{COLOURS[s.actor]} does not hold the {action + 1}"


def tell(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return tell_table(before, after)
    if before.phase == MIDDLE:
        return table.tell_middle(before, TERMS, action)
    if before.phase == BANK:
        return [Line(text=f"{COLOURS[before.actor]} adds {action - ASIDE + 1} to its Bank.")]
    return tell_exchange(before, action, after)


def tell_exchange(before: StandIn, action: int, after: StandIn) -> list[Line]:
    seat, name = before.actor, COLOURS[before.actor]
    openly = before.exchange_order != TOGETHER
    lines = []
    if before.phase == OFFER:
        if openly:
            lines.append(Line(text=f"{name} exchanges a card." if action == EXCHANGE else f"{name} keeps its hand."))
        lines += table.tell_draws(before, after, TERMS)
    else:
        lines.append(Line(text=f"{name} puts the {action - ASIDE + 1} beneath its deck.", seats=(seat,)))
    if not openly and after.phase == REVEAL:
        who = [COLOURS[other] for other in members(after.exchanged)]
        lines.append(Line(text=f"Exchanged a card: {listed(who) if who else 'nobody'}."))
    return lines


def tell_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == REVEAL:
        trick = table.prize_face(after, TERMS, after.trick - 1)
        coins = plural(trick.pips[0].count, "Coin")
        opening = f"Trick {after.trick}: the Trick card is {card_name(trick)} ({coins})"
        owner = f"{COLOURS[prize_owner(after)]} banks a card and plays last"
        return [Line(text=f"{opening}; {owner}."), *table.tell_draws(before, after, TERMS)]
    if before.phase == RESOLVE:
        return table.tell_resolve(before, after, TERMS)
    if before.phase == SCORE:
        return tell_score(before, after)
    lines = [f"Round {after.rounds + 1} begins: every deck is shuffled anew."]
    if after.rotate_colours:
        lines.append(", ".join(f"{COLOURS[seat]} now plays {colour(after, seat)}" for seat in range(SEATS)) + ".")
    return [Line(text=text) for text in lines]


def tell_score(before: StandIn, after: StandIn) -> list[Line]:
    """Every Point of the Round, with what it is for."""
    lines = ["The last cards go face down into the Banks."]
    most = most_gray(after)
    counted = after_without_round(before, after)
    fewest = fewest_points(counted, most)
    for seat in range(SEATS):
        points = bank_points(after, seat)
        bonus = gray_bonus(counted, seat, most, fewest)
        gray = face_down(after, seat)
        parts = [f"{plural(front_coins(after, seat), 'Coin')} on fronts"]
        if after.gray_coins_score:
            parts.append(f"{gray} Gray")
        parts.append(f"{foreign_cards(after, seat)} for foreign cards")
        if bonus:
            parts.append(f"{bonus} for the most Gray Coins")
        lines.append(f"{COLOURS[seat]}: {points + bonus} Points ({', '.join(parts)}), {after.total[seat]} in all.")
    if after.phase == ENDED:
        lines.append(f"{reason(after)}.")
    elif after.extra_round:
        lines.append(f"{listed(COLOURS[seat] for seat in members(leaders(after)))} are level: one more Round decides.")
    return [Line(text=text) for text in lines]


def earned(before: StandIn, action: int | None, after: StandIn) -> Earned:
    """Where the Points of a Round come from, for statistics."""
    most, counted = most_gray(after), after_without_round(before, after)
    fewest = fewest_points(counted, most)
    parts = []
    for seat in range(SEATS):
        won = sum(table.prize_coins(after, i) for i in range(TRICKS) if after.taker[i] == seat + 1)
        parts += [
            (seat, "Trick cards", won),
            (seat, "own cards face up", front_coins(after, seat) - won),
            (seat, "Gray Coins", face_down(after, seat) if after.gray_coins_score else 0),
            (seat, "foreign cards", foreign_cards(after, seat)),
            (seat, "the most Gray Coins", gray_bonus(counted, seat, most, fewest)),
        ]
    return parts


def after_without_round(before: StandIn, after: StandIn) -> StandIn:
    """The Banks after the last cards, with the totals before this Round."""
    mixed = type(after)()
    for field in after.layout.fields:
        setattr(mixed, field, getattr(before if field == "total" else after, field))
    return mixed


@once
def reason(s: StandIn) -> str:
    """Who won, and on what."""
    winners = members(leaders(s))
    points = s.total[winners[0]]
    if len(winners) > 1 and s.end_tie == MOST_CARDS:
        most = max(bank_cards(s, seat) for seat in winners)
        by_cards = [seat for seat in winners if bank_cards(s, seat) == most]
        if len(by_cards) == 1:
            second = max(bank_cards(s, seat) for seat in winners if seat != by_cards[0])
            return f"{COLOURS[by_cards[0]]} wins on cards in the last Bank, {most} to {second}"
        return f"{listed(COLOURS[i] for i in by_cards)} share the win with {points} Points and {most} cards each"
    if len(winners) > 1:
        return f"{listed(COLOURS[seat] for seat in winners)} share the win with {points} Points each"
    second = max(s.total[seat] for seat in range(SEATS) if seat != winners[0])
    return f"{COLOURS[winners[0]]} wins with {points} Points to {second}"


def lay_open(s: StandIn) -> dict[str, Any]:
    """The whole table with nothing hidden, for transcripts."""
    found = laid_open.lay_open(s, TERMS)
    most = most_gray(s)
    for seat in range(SEATS):
        found["seats"][COLOURS[seat]] |= {
            "foreign_cards": foreign_cards(s, seat),
            "most_gray": bool(most >> seat & 1) and face_down(s, seat) > 0,
            "points": s.total[seat],
        }
    return found
