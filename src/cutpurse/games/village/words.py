"""The Village in words: what a seat sees, and what its actions are called."""

from typing import Literal

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Card, Counter, Face, Seat, View, Zone
from cutpurse.games._shared.words import plural
from cutpurse.games.village.hands import deck_size, hand_limit, hand_size, is_winning
from cutpurse.games.village.knowledge import known
from cutpurse.games.village.refusals import why_not
from cutpurse.games.village.rules import courtyard_leader, legal
from cutpurse.games.village.state import (
    ACCUSE,
    CHOOSE,
    CONCEAL,
    DEAL_HANDS,
    DISCARD,
    DISCARDING,
    DRAFT,
    DRAW,
    DRAW_TWO,
    END_TURN,
    ENDED,
    EXPOSE,
    EXPOSING,
    GIVE,
    HANDFUL,
    KINDS,
    LAST_CARD,
    NIGHTFALL,
    PICKING,
    PUT,
    PUT_MORE,
    REVEAL,
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
    TURNS,
    WAGER,
)
from cutpurse.games.village.telling import earned, lay_open, reason, tell
from cutpurse.games.village.terms import NAMES, PROFESSIONS, card_name, describe, left_of
from cutpurse.games.village.turns import must_expose
from cutpurse.games.village.wagers import largest_wager, sealed_wager

__all__ = ["NAMES", "describe", "earned", "lay_open", "reason", "tell", "view", "why_not"]


def in_secret(s: StandIn) -> bool:
    """Whether hidden choices are being collected: who has made one, or is asked, must not show."""
    return bool(s.phase == SHOWING or (s.phase == WAGER and s.betting == SEALED))


def on_turn(s: StandIn, seat: int | None) -> bool:
    return bool(s.phase < DEAL_HANDS and seat == s.actor)


def view(s: StandIn, seat: int | None) -> View:
    actions = tuple(button(s, action) for action in members(legal(s))) if on_turn(s, seat) else ()
    shows_turn = s.phase < DEAL_HANDS and (on_turn(s, seat) or not in_secret(s))
    return View(
        game="village",
        seat=seat,
        stage=stage(s),
        turn=s.actor if shows_turn else None,
        over=s.phase == ENDED,
        prompt=prompt(s, seat),
        seats=tuple(place(s, number) for number in range(SEATS)),
        zones=(*middle_zones(s, actions), *(hand_zone(s, other, seat, actions) for other in range(SEATS))),
        counters=(*pots(s), *(counter for other in range(SEATS) for counter in own_counters(s, other, seat))),
        actions=actions,
        mood="day" if s.phase in (DRAFT, DEAL_HANDS, WAGER, NIGHTFALL) else "night",
    )


def stage(s: StandIn) -> str:
    if s.phase == ENDED:
        return "The end"
    if s.phase in (DRAFT, DEAL_HANDS):
        return "Choosing professions" if s.draft else "Setting up"
    number = s.night + 1
    if s.phase in (WAGER, NIGHTFALL):
        return f"Day {number}, wagers"
    return f"Night {number}, turn {s.turns + 1} of {TURNS}" if s.turns < TURNS else f"End of Night {number}"


def place(s: StandIn, seat: int) -> Seat:
    markers = ["Dealer"] if seat == s.dealer else []
    if s.token == seat + 1:
        markers.append("Stumble Token")
    if s.phase == SHOWDOWN and s.revealed >> seat & 1:
        markers.append("shows a winning hand")
    profession = PROFESSIONS[s.profession[seat]] if s.profession[seat] >= 0 else ""
    return Seat(number=seat, name=NAMES[seat], suit=profession, markers=tuple(markers))


def face(kind: int) -> Face:
    return Face(rank="", suit=PROFESSIONS[kind])


def used_by(actions: tuple[Action, ...], target: str) -> tuple[int, ...]:
    """What is done with a card; an action belongs to the first of those that look the same, and is shared by them."""
    return tuple(action.id for action in actions if action.target == target)


def middle_zones(s: StandIn, actions: tuple[Action, ...]) -> list[Zone]:
    """The deck on one side, the refuse pile on the other, the Courtyard between."""
    deck, courtyard = deck_size(s), [kind for kind in range(KINDS) for _ in range(s.courtyard[kind])]
    spread = tuple(Card(id=f"refuse.{i}", face=face(s.refuse[i])) for i in range(s.refused))
    taking = any(TAKE <= action.id < DISCARD for action in actions)
    laid_out = tuple(
        Card(
            id=f"courtyard.{i}",
            face=face(kind),
            actions=used_by(actions, f"courtyard.{courtyard.index(kind)}"),
            why_not=why_not(s, TAKE + kind) if taking else "",
        )
        for i, kind in enumerate(courtyard)
    )
    zones = [
        Zone(id="deck", label="Deck", layout="pile", cards=(Card(id="deck.top"),) if deck else (), count=deck),
        Zone(id="courtyard", label="Courtyard", layout="row", cards=laid_out, count=len(laid_out)),
        Zone(
            id="refuse",
            label="Refuse pile",
            layout="row" if s.spread_refuse else "pile",
            cards=spread if s.spread_refuse else spread[-1:],
            count=s.refused,
        ),
    ]
    if s.aside:
        waiting = (Card(id="aside.card", face=face(s.aside - 1)),)
        zones.append(Zone(id="aside", label="To be discarded", layout="row", cards=waiting, count=1))
    return zones


def hand_zone(s: StandIn, seat: int, viewer: int | None, actions: tuple[Action, ...]) -> Zone:
    """A hand: what the viewer knows of it face up, first what only the holder sees, then what is turned outward."""
    own, size = seat == viewer, hand_size(s, seat)
    knower = -1 if viewer is None else viewer
    cards = []
    for kind in range(KINDS):
        certain = s.hidden[seat][kind] if own else known(s, knower, seat, kind) if size else 0
        cards += [kind] * certain
    for kind in range(KINDS):
        cards += [kind + KINDS] * s.public[seat][kind]
    trading = own and any(GIVE <= action.id < TAKE for action in actions)
    drawn = [
        Card(
            id=f"hand.{seat}.{i}",
            face=face(card % KINDS),
            badge="public" if card >= KINDS else "" if own else "known",
            actions=used_by(actions, f"hand.{seat}.{cards.index(card)}"),
            why_not=why_not(s, GIVE + card) if trading else "",
        )
        for i, card in enumerate(cards)
    ]
    drawn += [Card(id=f"hand.{seat}.{i}") for i in range(len(drawn), size)]
    label = "Your hand" if own else "Hand"
    return Zone(id=f"hand.{seat}", label=label, layout="fan", seat=seat, cards=tuple(drawn), count=size)


def pots(s: StandIn) -> list[Counter]:
    leader = courtyard_leader(s)
    goes_to = (
        f"{PROFESSIONS[leader - 1]} has the most cards in the Courtyard" if leader else "nobody has the most cards"
    )
    return [
        Counter(id="pot.end", label="End Pot", value=s.end_pot, pip="chip", reason="for a winning hand"),
        Counter(id="pot.daily", label="Daily Pot", value=s.daily_pot, pip="chip", reason=goes_to),
    ]


def own_counters(s: StandIn, seat: int, viewer: int | None) -> list[Counter]:
    sealed = 0 if seat == viewer else sealed_wager(s, seat)
    chips, wager = s.stack[seat] + sealed, s.wager[seat] - sealed
    found = [
        Counter(id=f"chips.{seat}", label="Chips", value=chips, seat=seat, pip="chip"),
        Counter(id=f"wager.{seat}", label="Wager", value=wager, seat=seat, pip="chip"),
    ]
    if s.penalties[seat]:
        held = "cards to be kept public"
        found.append(
            Counter(id=f"shame.{seat}", label="False accusations", value=s.penalties[seat], seat=seat, reason=held)
        )
    return found


def prompt(s: StandIn, seat: int | None) -> str:
    if s.phase == ENDED:
        return f"{reason(s)}."
    if s.phase >= DEAL_HANDS:
        return "One moment."
    if in_secret(s) and not on_turn(s, seat):
        return "Everyone wagers in secret." if s.phase == WAGER else "The Night is over: who shows a winning hand?"
    name = NAMES[s.actor]
    hand = "You have a winning hand: show it now?" if is_winning(s, s.actor) else "You have no winning hand to show."
    owed = hand_size(s, s.actor) - hand_limit(s, s.actor)
    texts = {
        DRAFT: ("Choose your profession.", f"{name} chooses a profession."),
        WAGER: (wager_prompt(s), f"{name} wagers."),
        TURN: (turn_prompt(s), f"It is {name}'s turn."),
        TRADE: ("Which card of the Courtyard do you take?", f"{name} trades a {card_name(s.given - 1)}."),
        DISCARDING: (f"Discard {plural(owed, 'card')}.", f"{name} discards."),
        EXPOSING: ("Choose a card to turn outward.", f"{name} turns a card outward."),
        STUMBLED: ("You stumble: which card do you lose?", f"{name} stumbles."),
        PICKING: (f"Pick a card of {left_of(s, s.target)}'s hand.", f"{name} picks a card."),
        SHOWING: (hand, ""),
    }
    return texts[s.phase][0 if on_turn(s, seat) else 1]


def turn_prompt(s: StandIn) -> str:
    """What may be done, what was done, and what will be owed."""
    profession, size = s.profession[s.actor], hand_size(s, s.actor)
    parts = [f"Your turn: draw or trade. The {PROFESSIONS[profession]} {POWERS[profession]}."]
    if s.drawn or s.traded:
        parts = [f"You have {'drawn' if s.drawn else 'traded'}."]
    if size > hand_limit(s, s.actor):
        parts.append(f"{plural(size - hand_limit(s, s.actor), 'card')} will have to go.")
    if must_expose(s, s.actor):
        parts.append("At the end you have to turn a card outward.")
    if s.token == s.actor + 1:
        parts.append("You have the Stumble Token.")
    return " ".join(parts)


def wager_prompt(s: StandIn) -> str:
    if s.adding:
        return f"You have put out {s.wager[s.actor]}. How many more?"
    if s.asked < SEATS:
        return "Your wager for the Stumble Token."
    return f"The largest wager is {largest_wager(s)}, yours is {s.wager[s.actor]}: stand, or put out more?"


def button(s: StandIn, action: int) -> Action:
    label, about, target = button_words(s, action)
    all_may_lose = action in (DRAW, DRAW_TWO) and draw_warning(s, action - DRAW + 1) != ""
    return Action(
        id=action,
        text=describe(s, action),
        label=label,
        about=about,
        target=target,
        key="p" if s.phase == PICKING and action == DISCARD else KEYS.get(action, ""),
        number=action - PUT + 1 if PUT <= action < PUT_MORE else None,
        mark=wager_mark(s, action) if PUT <= action < PUT_MORE else "",
        grave=ACCUSE <= action < EXPOSE or all_may_lose,
    )


KEYS = {
    STAND: "s",
    PUT_MORE: "m",
    DRAW: "d",
    DRAW_TWO: "w",
    TAKE_REFUSE: "r",
    END_TURN: "e",
    **dict.fromkeys(range(STUMBLE, ACCUSE), "s"),
    **dict.fromkeys(range(ACCUSE, EXPOSE), "a"),
    REVEAL: "s",
    CONCEAL: "c",
    **{CHOOSE + kind: key for kind, key in enumerate("iscr")},
}


def button_words(s: StandIn, action: int) -> tuple[str, str, str]:
    """The label, what would follow, and the card, zone or seat the action belongs to."""
    seat = s.actor
    if action <= PUT_MORE:
        return wager_words(s, action)
    if GIVE <= action < TAKE:
        return "Trade", "for a card of the Courtyard", hand_target(s, seat, action - GIVE)
    if TAKE <= action < DISCARD:
        before = sum(s.courtyard[: action - TAKE])
        return "Take", f"for your {card_name(s.given - 1)}", f"courtyard.{before}"
    if DISCARD <= action < STUMBLE:
        if s.phase == PICKING:
            victim = (seat + s.target) % SEATS
            label = "Pick" if action >= DISCARD + KINDS else "Pick a hidden card"
            return label, "goes to the refuse pile", picked_target(s, victim, action - DISCARD)
        to_courtyard = s.phase == DISCARDING and sum(s.courtyard) < 4 and not s.random_discards
        where = "goes to the Courtyard" if to_courtyard else "goes to the refuse pile"
        return (
            "Discard",
            "" if s.random_discards and s.phase == DISCARDING else where,
            hand_target(s, seat, action - DISCARD),
        )
    if EXPOSE <= action < REVEAL:
        return "Turn outward", "all will see it", hand_target(s, seat, action - EXPOSE)
    if STUMBLE <= action < ACCUSE:
        victim = (seat + action - STUMBLE + 1) % SEATS
        return f"Stumble {NAMES[victim]}", "loses a card; this uses up the Token", f"seat.{victim}"
    if ACCUSE <= action < EXPOSE:
        suspect = (seat + action - ACCUSE + 1) % SEATS
        return f"Accuse {NAMES[suspect]}", "right: you win; wrong: you show a card", f"seat.{suspect}"
    if action >= CHOOSE:
        return PROFESSIONS[action - CHOOSE], POWERS[action - CHOOSE], ""
    return plain_words(s)[action]


POWERS = (
    "may hold seven cards",
    "may also take the top card of the refuse pile",
    "may trade twice",
    "may draw two cards",
)


def plain_words(s: StandIn) -> dict[int, tuple[str, str, str]]:
    top = PROFESSIONS[s.refuse[s.refused - 1]] if s.refused else ""
    conceal = "the End Pot may grow, if nobody accuses you" if is_winning(s, s.actor) else ""
    return {
        DRAW: ("Draw a card", draw_warning(s, 1) or "unseen, from the deck", "deck"),
        DRAW_TWO: ("Draw two cards", draw_warning(s, 2) or "the Rake's power", "deck"),
        TAKE_REFUSE: (f"Take the {top}", "the Steeple's power: from the refuse pile", "refuse"),
        END_TURN: ("End your turn", "", ""),
        REVEAL: ("Show your hand", "you win a share of the End Pot", ""),
        CONCEAL: ("Conceal your hand" if is_winning(s, s.actor) else "Nothing to show", conceal, ""),
    }


def draw_warning(s: StandIn, cards: int) -> str:
    if s.deck_out == LAST_CARD and deck_size(s) == cards:
        return "the last of the deck: everybody would lose"
    return "" if deck_size(s) else "there is none left: everybody would lose"


def wager_words(s: StandIn, action: int) -> tuple[str, str, str]:
    if action == STAND:
        return "Stand", f"your wager stays at {s.wager[s.actor]}", ""
    chips = min(action - PUT + 1, HANDFUL)
    total = s.wager[s.actor] + chips
    if action == PUT_MORE:
        return "Put out 20 and go on", f"{total} so far", ""
    how = {None: "", -1: "", 0: ", level with the largest", 1: ", the largest"}[over_largest(s, action)]
    return f"Put out {chips}", f"{total} in all{how}", ""


def over_largest(s: StandIn, action: int) -> int | None:
    """How the wager would compare with the largest, -1, 0 or 1; None if there is none, or it is not known."""
    if s.betting == SEALED or s.asked == 0:
        return None
    wager, largest = s.wager[s.actor] + action - PUT + 1, largest_wager(s)
    return int(wager > largest) - int(wager < largest)


def wager_mark(s: StandIn, action: int) -> Literal["", "match", "raise"]:
    if over_largest(s, action) == 0:
        return "match"
    least = s.wager[s.actor] + action - PUT == largest_wager(s)
    return "raise" if over_largest(s, action) == 1 and least else ""


def hand_target(s: StandIn, seat: int, card: int) -> str:
    """The first card of its kind in the own hand."""
    before = (
        sum(s.hidden[seat][: card % KINDS])
        if card < KINDS
        else sum(s.hidden[seat]) + sum(s.public[seat][: card - KINDS])
    )
    return f"hand.{seat}.{before}"


def picked_target(s: StandIn, victim: int, card: int) -> str:
    """A public card of another hand; hidden ones all look the same."""
    if card < KINDS:
        return f"seat.{victim}"
    certain = sum(known(s, s.actor, victim, kind) for kind in range(KINDS))
    return f"hand.{victim}.{certain + sum(s.public[victim][: card - KINDS])}"
