"""Lucre in words: what a seat sees, what its actions are called, what has happened and who won."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from cutpurse.core.bits import members
from cutpurse.core.ledger import Earned
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action, Counter, Line, View
from cutpurse.games._shared.words import listed, plural
from cutpurse.games._twosided import open as laid_open
from cutpurse.games._twosided import words as table
from cutpurse.games._twosided.rules import ASIDE, DOWN, PASS, SEATS, VALUES, prize_owner
from cutpurse.games._twosided.words import Terms, card_name
from cutpurse.games.lucre.rules import (
    BY_SEAT,
    ENDED,
    MIDDLE,
    RANDOM_ORDER,
    RESOLVE,
    REVEAL,
    ROUNDS,
    SCORE,
    SEAT_BY_SEAT,
    SWAP,
    TOGETHER,
    WEALTH,
    leaders,
    legal,
    ranking,
    wealth,
    wealth_cards,
)

GUILDS = ("Blue", "Green", "Red", "Yellow")


def public_sizes(s: StandIn, seat: int) -> tuple[int, int]:
    """Hand and deck size of a seat as all may know them: not amid the hidden swap."""
    if s.phase == SWAP and s.swap_order == TOGETHER:
        return 3, ROUNDS
    return s.hand[seat].bit_count(), s.bottom[seat] - s.top[seat]


def remembered(s: StandIn, seat: int) -> tuple[list[int], str]:
    """What a seat has put beneath its deck: in the order it will be drawn, where that is known."""
    cards = table.beneath(s, seat)
    return sorted(cards) if s.buried_order == RANDOM_ORDER else cards, "Beneath your deck"


TERMS = Terms(
    prize="Purse",
    hoard="Wealth",
    owner="Lead",
    back="one coin",
    names=GUILDS,
    suits=lambda s: GUILDS,
    sizes=public_sizes,
    remembered=remembered,
)


def on_turn(s: StandIn, seat: int | None) -> bool:
    return bool(s.phase <= MIDDLE and seat == s.actor)


def view(s: StandIn, seat: int | None) -> View:
    seen = seen_by_all(s)
    if not on_turn(s, seat):
        return replace(seen, seat=seat, zones=table.zones(s, TERMS, seen.zones, seat, {}, {}))
    permitted = members(legal(s))
    why = table.why_barred(s, TERMS) if s.phase == MIDDLE else {}
    return replace(
        seen,
        seat=seat,
        prompt=prompt(s, seat),
        zones=table.zones(s, TERMS, seen.zones, seat, table.card_choices(permitted), why),
        actions=buttons(s, permitted),
    )


@once
def seen_by_all(s: StandIn) -> View:
    return View(
        game="lucre",
        seat=None,
        stage=stage(s),
        turn=s.actor if s.phase <= MIDDLE else None,
        over=s.phase == ENDED,
        prompt=prompt(s, None),
        seats=table.seats(s, TERMS),
        zones=table.public_zones(s, TERMS),
        counters=counters(s),
    )


def counters(s: StandIn) -> tuple[Counter, ...]:
    found = table.coin_counters(s, TERMS)
    if s.mulligan and s.phase != SWAP:
        found += [swapped_counter(seat, s.bottom[seat] - VALUES) for seat in range(SEATS)]
    if s.tied:
        found += [
            Counter(id=f"first.{i}", label="Coins in the first game", value=s.first_game[i] >> 6, seat=i, pip="coin")
            for i in range(SEATS)
        ]
    return tuple(found)


@cache
def swapped_counter(seat: int, value: int) -> Counter:
    return Counter(id=f"swapped.{seat}", label="Swapped", value=value, seat=seat)


def stage(s: StandIn) -> str:
    again = "Play-off, " if s.tied else ""
    if s.phase == ENDED:
        return "The end"
    return f"{again}Round {s.trick} of {ROUNDS}" if s.trick else f"{again}Before round 1"


def prompt(s: StandIn, seat: int | None) -> str:
    if s.phase == ENDED:
        return f"{reason(s)}."
    if s.phase > MIDDLE:
        return "One moment."
    you = on_turn(s, seat)
    name = GUILDS[s.actor]
    if s.phase == SWAP:
        if you:
            if s.bottom[s.actor] > VALUES:
                return "Choose a second card to put beneath your deck, or draw one now."
            return "Choose a card to put beneath your deck, or keep what you hold. You may swap up to two."
        return "Everyone may swap cards." if s.swap_order == TOGETHER else f"{name} may swap cards."
    if s.phase == WEALTH:
        return "You lead: choose a card for your Wealth." if you else f"{name} leads and adds a card to its Wealth."
    return "Your card for the middle, face up or face down." if you else f"{name} plays to the middle."


def buttons(s: StandIn, permitted: list[int]) -> tuple[Action, ...]:
    if s.phase == MIDDLE:
        return table.middle_actions(s, TERMS, permitted)
    return tuple([button(s, action) for action in permitted])


def button(s: StandIn, action: int) -> Action:
    text = describe(s, action)
    if action == PASS:
        label, about = (
            ("That is all", "draw one card") if s.bottom[s.actor] > VALUES else ("Keep your hand", "draw none")
        )
        return Action(id=action, text=text, label=label, about=about, key="k")
    value = action - ASIDE + 1
    coins = plural(s.coins[value - 1], "coin")
    if s.phase == SWAP:
        return Action(
            id=action, text=text, label="Put beneath", about="you draw it last", target=f"hand.{s.actor}.{value}"
        )
    about = "one coin, unseen" if s.lead_card_down else f"{coins}, for good"
    return Action(id=action, text=text, label="To your Wealth", about=about, target=f"hand.{s.actor}.{value}")


def describe(s: StandIn, action: int) -> str:
    if s.phase == MIDDLE:
        return table.describe_middle(action)
    if s.phase == SWAP and action == PASS:
        return "keep"
    if s.phase in (SWAP, WEALTH) and ASIDE <= action < ASIDE + VALUES:
        return f"{'swap' if s.phase == SWAP else 'wealth'} {action - ASIDE + 1}"
    return ""


def why_not(s: StandIn, action: int) -> str:
    if s.phase == MIDDLE and VALUES <= action < DOWN + VALUES:
        return table.why_not_middle(s, TERMS, action)
    if not describe(s, action):
        return "it is not an action of this phase"
    if action < VALUES and not s.hand[s.actor] >> (action + 1) & 1:
        return f"{GUILDS[s.actor]} does not hold the {action + 1}"
    return ""


def tell(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return tell_table(before, after)
    if before.phase == SWAP:
        return tell_swap(before, action, after)
    if before.phase == MIDDLE:
        return table.tell_middle(before, TERMS, action)
    name, value = GUILDS[before.actor], action - ASIDE + 1
    if before.lead_card_down:
        secret = Line(text=f"{name}'s card for its Wealth is the {value}.", seats=(before.actor,))
        return [Line(text=f"{name} adds a face-down card to its Wealth."), secret]
    return [Line(text=f"{name} adds {value} to its Wealth.")]


def tell_swap(before: StandIn, action: int, after: StandIn) -> list[Line]:
    seat, name = before.actor, GUILDS[before.actor]
    lines = []
    if action != PASS:
        lines.append(Line(text=f"{name} puts the {action - ASIDE + 1} beneath the deck.", seats=(seat,)))
    lines += table.tell_draws(before, after, TERMS)
    finished = after.phase != SWAP or after.actor != seat
    if finished and before.swap_order == SEAT_BY_SEAT:
        lines.append(Line(text=f"{name} swaps {after.bottom[seat] - VALUES}."))
    elif after.phase != SWAP:
        counts = ", ".join(f"{GUILDS[i]} {after.bottom[i] - VALUES}" for i in range(SEATS))
        lines.append(Line(text=f"Cards swapped: {counts}."))
    return lines


def tell_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == REVEAL:
        purse = table.prize_face(after, TERMS, after.trick - 1)
        coins = plural(purse.pips[0].count, "coin")
        lead = GUILDS[prize_owner(after)]
        opening = Line(text=f"Round {after.trick}: the Purse is {card_name(purse)} ({coins}); {lead} leads.")
        return [opening, *table.tell_draws(before, after, TERMS)]
    if before.phase == RESOLVE:
        return table.tell_resolve(before, after, TERMS)
    assert before.phase == SCORE
    last = ", ".join(f"{GUILDS[seat]} {members(before.hand[seat])[0]}" for seat in range(SEATS))
    lines = [f"Last cards, face up: {last}."]
    if after.phase == ENDED:
        lines += [
            f"Coins: {', '.join(f'{GUILDS[seat]} {wealth(after, seat)}' for seat in range(SEATS))}.",
            f"{reason(after)}.",
        ]
    else:
        tied = listed(GUILDS[seat] for seat in members(after.tied))
        lines.append(f"{tied} are level with {max(after.first_game) >> 6} coins and play off: the best of them wins.")
    return [Line(text=text) for text in lines]


def earned(before: StandIn, action: int | None, after: StandIn) -> Earned:
    """Where the coins of a step come from, for statistics."""
    if action is not None:
        seat = before.actor
        return [(seat, "cards added as Lead", wealth(after, seat) - wealth(before, seat))]
    if before.phase == RESOLVE:
        return table.earned_in_trick(before, after, TERMS)
    hands = [members(before.hand[seat]) for seat in range(SEATS)]
    return [(seat, "last cards", sum(before.coins[value - 1] for value in hand)) for seat, hand in enumerate(hands)]


@once
def reason(s: StandIn) -> str:
    """Who won, and on what."""
    if s.tied:
        return reason_of_play_off(s)
    winner, *level = members(leaders(s))
    coins, cards = wealth(s, winner), wealth_cards(s, winner)
    if level and s.final_tie == BY_SEAT:
        return f"{GUILDS[winner]} wins by seat order, level with {named(level)} at {coins} coins"
    if level:
        return f"{named([winner, *level])} share the win with {coins} coins and {cards} cards each"
    if rivals := [wealth_cards(s, seat) for seat in others(winner) if wealth(s, seat) == coins]:
        return f"{GUILDS[winner]} wins on cards, {cards} to {max(rivals)}"
    return f"{GUILDS[winner]} wins with {coins} coins to {max(wealth(s, seat) for seat in others(winner))}"


def reason_of_play_off(s: StandIn) -> str:
    tied = members(s.tied)
    best = max(ranking(s, seat) for seat in tied)
    winner, *level = [seat for seat in tied if ranking(s, seat) == best]
    told = ", ".join(f"{GUILDS[seat]} {wealth(s, seat)}" for seat in tied)
    if level:
        return f"{named([winner, *level])} share the win, level again in the play-off ({told})"
    rivals = [wealth_cards(s, i) for i in tied if i != winner and wealth(s, i) == wealth(s, winner)]
    on_cards = f" on cards, {wealth_cards(s, winner)} to {max(rivals)}" if rivals else ""
    return f"{GUILDS[winner]} wins the play-off{on_cards} ({told})"


def named(seats: list[int]) -> str:
    return listed(GUILDS[seat] for seat in seats)


def others(winner: int) -> list[int]:
    return [seat for seat in range(SEATS) if seat != winner]


def lay_open(s: StandIn) -> dict[str, Any]:
    """The whole table with nothing hidden, for transcripts."""
    found = laid_open.lay_open(s, TERMS)
    for seat in range(SEATS):
        found["seats"][GUILDS[seat]]["cards"] = wealth_cards(s, seat)
    if s.tied:
        found["first_game"] = {
            GUILDS[i]: {"coins": s.first_game[i] >> 6, "cards": s.first_game[i] & 63} for i in range(SEATS)
        }
        found["playing_off"] = [GUILDS[seat] for seat in members(s.tied)]
    return found
