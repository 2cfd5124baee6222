"""Dirty Money in words: what a seat sees, what its actions are called, what has happened and who won."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.ledger import Earned
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action, Line, Seat, View
from cutpurse.games._shared.words import listed, plural
from cutpurse.games.dirty_money.decks import SUIT_NAMES, card_name
from cutpurse.games.dirty_money.rules import (
    ACTIONS,
    CLEANER,
    COIN,
    DEAL,
    EACH_ROUND,
    ENDED,
    FEWER_PRINTS,
    LOOT,
    NO_CARD,
    PLAY,
    ROTATION,
    SCORE,
    TAKE,
    busted,
    lead_suit,
    legal,
    out_of_it,
    trick_loot,
    whole_deck,
    winners,
)
from cutpurse.games.dirty_money.table import NAMES, counters, listed_seats, named, worth, zones

# What a seat sees


def view(s: StandIn, seat: int | None) -> View:
    on_turn = s.phase == PLAY and seat == s.actor
    why = {card: why_not(s, card) for card in members(s.hand[s.actor] & ~legal(s))} if on_turn else {}
    return View(
        game="dirty_money",
        seat=seat,
        stage=stage(s),
        turn=s.actor if s.phase == PLAY else None,
        over=s.phase == ENDED,
        prompt=prompt(s, seat),
        seats=seats(s),
        zones=tuple(zones(s, seat, why)),
        counters=tuple(counters(s)),
        actions=tuple(button(s, card) for card in members(legal(s))) if on_turn else (),
    )


@once
def seats(s: StandIn) -> tuple[Seat, ...]:
    return tuple(Seat(number=i, name=NAMES[i], markers=markers(s, i)) for i in range(s.seats))


def markers(s: StandIn, seat: int) -> tuple[str, ...]:
    leads = s.phase in (PLAY, TAKE) and seat == s.lead
    cleaner = s.hand[seat] >> CLEANER & 1
    return tuple(["Lead"] * leads + ["cleaner"] * cleaner)


@once
def stage(s: StandIn) -> str:
    if s.phase == ENDED:
        return "The end"
    number = s.scored + (s.scored == 0 or s.phase != DEAL)
    name = "Deciding round" if s.extra_round and s.phase != DEAL else f"Round {number} of {s.rounds}"
    return f"{name}, trick {trick_number(s)} of {tricks(s)}" if s.phase in (PLAY, TAKE) else name


def tricks(s: StandIn) -> int:
    """How many tricks the round has: as many as the largest hand has cards."""
    loot = (whole_deck(s) & ~s.aside & ~s.shown).bit_count()
    return int(1 + -(-loot // s.seats))


def trick_number(s: StandIn) -> int:
    most: int = max(s.hand[seat].bit_count() + (s.trick[seat] > 0) for seat in range(s.seats))
    return tricks(s) + 1 - most


def prompt(s: StandIn, seat: int | None) -> str:
    if s.phase == ENDED:
        return f"{reason(s)}."
    if s.phase != PLAY:
        return "One moment."
    name, hand = NAMES[s.actor], s.hand[s.actor]
    if seat != s.actor:
        return f"{name} plays a card." if s.taker else f"{name} leads."
    if not s.taker:
        return "You lead: play any card." if legal(s) == hand else "You lead: play any card but your cleaner."
    if not s.follow:
        return "A cleaner has broken the suit: play any card."
    suit = SUIT_NAMES[lead_suit(s)]
    if not hand & s.follow:
        return f"You have no {suit}: play any card."
    return f"Follow with {suit}, or play your cleaner." if hand >> CLEANER & 1 else f"Follow with {suit}."


# Actions


def button(s: StandIn, card: int) -> Action:
    label = "Lead" if not s.taker else "Play"
    return Action(id=card, text=named(card), label=label, about=about(s, card), target=f"hand.{s.actor}.{card}")


def about(s: StandIn, card: int) -> str:
    """What a card would do, as far as everybody can see."""
    last = s.left == 1
    loot = trick_loot(s) + (s.cleaner_coins * COIN if card == CLEANER else s.deck[card])
    if card == CLEANER and not s.taker and not last:
        return "takes what follows, wiped, unless a later cleaner comes"
    if card == CLEANER:
        return f"{'takes' if last else 'wins so far'}: {worth(loot, cleaned=True)}"
    if not s.taker:
        return worth(loot)
    if s.follow >> card & 1 and card >= s.trick[s.taker - 1]:
        return f"{'takes' if last else 'wins so far'}: {worth(loot)}"
    return f"adds {worth(s.deck[card])}"


def describe(s: StandIn, action: int) -> str:
    return named(action) if s.phase == PLAY and 0 <= action < ACTIONS else ""


def why_not(s: StandIn, action: int) -> str:
    if not describe(s, action):
        return "it is not an action of this phase"
    if legal(s) >> action & 1:
        return ""
    name, hand = NAMES[s.actor], s.hand[s.actor]
    if action != CLEANER and s.deck[action] == NO_CARD:
        return f"there is no {named(action)} in this deck"
    if not hand >> action & 1:
        return f"{name} has played the cleaner" if action == CLEANER else f"{name} does not hold {named(action)}"
    if action == CLEANER:
        return "here a cleaner may be led only as the last card"
    suit = SUIT_NAMES[lead_suit(s)]
    or_clean = ", or the cleaner played" if hand >> CLEANER & 1 else ""
    return f"{suit} is led and must be followed{or_clean}"


# What happened


def tell(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is not None:
        lines = [tell_play(before, action)]
    elif before.phase == TAKE:
        lines = tell_taken(before, after)
    elif before.phase == SCORE:
        lines = tell_score(before, after)
    else:
        lines = tell_deal(after)
    return [Line(text=text) for text in lines]


def tell_play(before: StandIn, card: int) -> str:
    name = NAMES[before.actor]
    if card == CLEANER:
        breaks = ": anything may follow" if before.left > 1 else ""
        return f"{name} {'plays' if before.taker else 'leads'} its cleaner{breaks}."
    if not before.taker:
        return f"{name} leads {named(card)}."
    void = before.follow and not before.follow >> card & 1
    return f"{name} plays {named(card)}{f', having no {SUIT_NAMES[lead_suit(before)]}' if void else ''}."


def tell_taken(before: StandIn, after: StandIn) -> list[str]:
    winner = before.taker - 1
    card = before.trick[winner] - 1
    how = "with its cleaner" if card == CLEANER else f"with {named(card)}"
    lines = [f"{NAMES[winner]} takes the trick {how}: {worth(trick_loot(before), card == CLEANER)}."]
    if after.phase == PLAY and after.lead != winner:  # DIR-A02
        lines.append(f"{NAMES[winner]} has no card left: {NAMES[after.lead]} leads.")
    return lines


def tell_deal(after: StandIn) -> list[str]:
    sizes = [(hand & LOOT).bit_count() for hand in after.hand[: after.seats]]
    name = "Deciding round" if after.extra_round else f"Round {after.scored + 1} of {after.rounds}"
    lines = [f"{name}: everyone gets a cleaner and {plural(min(sizes), 'loot card')}."]
    if max(sizes) > min(sizes):
        more = sum(1 << seat for seat, size in enumerate(sizes) if size == max(sizes))
        lines.append(f"One more for {listed_seats(more)}.")
    if after.aside:
        lines.append(f"Put aside unseen: {plural(after.aside.bit_count(), 'card')}.")
    if after.shown:
        lines.append(f"Left over: {listed(map(named, members(after.shown)))}.")
    why = "It is its turn" if after.first_lead == ROTATION else "It holds the First Player cleaner"
    return [*lines, f"{NAMES[after.first]} leads. {why}."]


def tell_score(before: StandIn, after: StandIn) -> list[str]:
    """Everyone's round and totals, who is busted, and who has won."""
    lines = ["The deciding round is over." if before.extra_round else f"Round {after.scored} is over."]
    lost = busted(before, before.prints, before.coins) if before.bust == EACH_ROUND else 0
    if lost:
        lines.append(f"Busted in this round: {listed_seats(lost)}.")
    for seat in range(after.seats):
        coins = plural(before.coins[seat], "coin") + (" lost" if lost >> seat & 1 else "")
        both = f"{coins}, {plural(before.prints[seat], 'fingerprint')}"
        totals = f"; {after.total_coins[seat]} and {after.total_prints[seat]} in all" if before.scored else ""
        lines.append(f"{NAMES[seat]}: {both}{totals}.")
    if after.phase == ENDED:
        lines.append(f"{reason(after)}.")
    elif after.extra_round:
        lines.append(f"{listed_seats(winners(after))} are level: one more round decides.")
    return lines


def earned(before: StandIn, action: int | None, after: StandIn) -> Earned:
    """Where the coins of a step come from, for statistics."""
    if before.phase == TAKE:
        winner = before.taker - 1
        how = "tricks taken by cleaner" if before.trick[winner] == CLEANER + 1 else "tricks taken by loot"
        return [(winner, how, trick_loot(before) // COIN)]
    return [(seat, "busted", -before.coins[seat]) for seat in members(busted(before, before.prints, before.coins))]


@once
def reason(s: StandIn) -> str:
    """Who won, and on what."""
    lost, won = out_of_it(s), winners(s)
    if not won:
        return f"Nobody wins: all are busted, level with {plural(s.total_prints[0], 'fingerprint')}"
    best = members(won)[0]
    coins = plural(s.total_coins[best], "coin")
    level = [
        seat for seat in range(s.seats) if not (lost | won) >> seat & 1 and s.total_coins[seat] == s.total_coins[best]
    ]
    if won.bit_count() > 1:
        text = f"{listed_seats(won)} share the win with {coins} each"
    elif level and s.coin_tie == FEWER_PRINTS:
        second = min(s.total_prints[seat] for seat in level)
        text = f"{NAMES[best]} wins on fewer fingerprints, {s.total_prints[best]} to {second}, with {coins}"
    else:
        text = f"{NAMES[best]} wins with {coins}"
    if s.bust == EACH_ROUND:
        return text
    if not lost:
        return f"{text}; nobody is busted"
    most = plural(max(s.total_prints[: s.seats]), "fingerprint")
    return f"{text}; {listed_seats(lost)} {'are' if lost.bit_count() > 1 else 'is'} busted with {most}"


def lay_open(s: StandIn) -> dict[str, Any]:
    """The whole table with nothing hidden, for transcripts."""
    return {
        "loot": {
            card_name(card): {"coins": s.deck[card] // COIN, "fingerprints": s.deck[card] % COIN}
            for card in members(whole_deck(s))
        },
        "rounds_scored": s.scored,
        "aside_unseen": [named(card) for card in members(s.aside)],
        "aside_open": [named(card) for card in members(s.shown)],
        "leads": NAMES[s.lead] if s.phase in (PLAY, TAKE) else None,
        "seats": {NAMES[seat]: lay_open_seat(s, seat) for seat in range(s.seats)},
    }


def lay_open_seat(s: StandIn, seat: int) -> dict[str, Any]:
    return {
        "hand": [named(card) for card in members(s.hand[seat])],
        "trick": named(s.trick[seat] - 1) if s.trick[seat] else None,
        "taken": [named(card) for card in members(s.taken[seat])],
        "coins_this_round": s.coins[seat],
        "fingerprints_this_round": s.prints[seat],
        "coins": s.total_coins[seat],
        "fingerprints": s.total_prints[seat],
    }
