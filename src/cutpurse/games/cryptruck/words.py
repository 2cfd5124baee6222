"""Cryptruck in words: what a seat sees, and what its actions are called."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action, Card, Counter, Seat, View, Zone
from cutpurse.games._shared.words import plural
from cutpurse.games.cryptruck.cards import CARDS, WHITE, WHITES, colour_of
from cutpurse.games.cryptruck.history import buyer_of, played_in, seen
from cutpurse.games.cryptruck.names import COLOUR_NAMES, NAMES, card_name, colour_name, face, seat_list, trump_name
from cutpurse.games.cryptruck.rules import (
    DECLARE,
    DECLINE,
    ENDED,
    FIRST_YES,
    GIVE,
    LEAD,
    NEW_ROUND,
    PLAY,
    RESOLVE,
    REVEAL,
    ROUND_AND_ROUND,
    ROUNDS,
    SCORE,
    TRICKS,
    WANT,
    cards_in_play,
    legal,
    strength_of,
    to_follow,
    trumps,
)
from cutpurse.games.cryptruck.scoring import blocks_in, worth
from cutpurse.games.cryptruck.story import blocks_told, earned, gain, reason, tell

__all__ = ["NAMES", "describe", "earned", "lay_open", "reason", "tell", "view", "why_not"]


def on_turn(s: StandIn, seat: int | None) -> bool:
    return bool(s.phase <= PLAY and seat == s.actor)


def view(s: StandIn, seat: int | None) -> View:
    permitted = members(legal(s)) if on_turn(s, seat) else []
    return View(
        game="cryptruck",
        seat=seat,
        stage=stage(s),
        turn=s.actor if s.phase <= PLAY else None,
        over=s.phase == ENDED,
        prompt=prompt(s, seat),
        seats=seats(s),
        zones=tuple(zones(s, seat, permitted)),
        counters=tuple(counter for i in range(s.seats) for counter in counters(s, i)),
        actions=tuple(button(s, action) for action in permitted),
    )


@once
def seats(s: StandIn) -> tuple[Seat, ...]:
    return tuple(Seat(number=i, name=NAMES[i], markers=markers(s, i)) for i in range(s.seats))


def stage(s: StandIn) -> str:
    if s.phase == ENDED:
        return "The end"
    if s.phase in (SCORE, NEW_ROUND):
        return f"Round {s.rounds + 1} of {ROUNDS}"
    return f"Round {s.rounds + 1} of {ROUNDS}, trick {s.trick + 1} of {TRICKS}"


def prompt(s: StandIn, seat: int | None) -> str:
    if s.phase == ENDED:
        return f"{reason(s)}."
    if s.phase > PLAY:
        return "One moment."
    name, offered = NAMES[s.actor], card_name(s, s.offered - 1) if s.offered else ""
    seller = NAMES[s.seller[s.trick] - 1]
    texts = {
        REVEAL: ("Reveal a card. Whoever wants it buys it and leads it; else you do.", f"{name} reveals a card."),
        DECLARE: (f"Do you want {offered}? {so_far(s, seller)}", f"{name} is asked about {offered}."),
        GIVE: (f"You get {offered} and lead it. Give {seller} a card for it.", f"{name} gives {seller} a card."),
        PLAY: (follow_prompt(s), f"{name} {'plays a card' if s.led else 'leads'}."),
    }
    return texts[s.phase][0 if on_turn(s, seat) else 1]


def so_far(s: StandIn, seller: str) -> str:
    """What a yes would mean, after what the others have said."""
    texts = [f"The {'first' if s.buyer_is == FIRST_YES else 'last'} yes gets it, gives {seller} a card and leads it."]
    if s.buyer:
        texts.append(f"So far that is {NAMES[s.buyer - 1]}.")
    if nobody_else_asked(s):
        texts.append("You are the last to be asked.")
    return " ".join(texts)


def nobody_else_asked(s: StandIn) -> bool:
    """Whether nobody can answer after this seat, whatever it says."""
    answered = s.wanting | 1 << s.actor | 1 << s.seller[s.trick] - 1
    if s.buyer_is != ROUND_AND_ROUND:  # there a yes asks again who has declined
        answered |= s.declined
    return bool(answered == (1 << s.seats) - 1)


def follow_prompt(s: StandIn) -> str:
    if not s.led:
        return "You lead: play any card."
    follow = to_follow(s, s.led - 1)
    if not follow:  # CRY-A06
        return "Anything may follow white: play any card."
    if not follow & s.hand[s.actor]:
        return f"You have no {following_name(s).removeprefix('a ')}: play any card."
    return f"Follow with {following_name(s)}."


def following_name(s: StandIn) -> str:
    """What follows the card led: blue, or a trump."""
    follow = to_follow(s, s.led - 1)
    return "a trump" if follow & WHITES and follow != WHITES else colour_name(colour_of(s.led - 1))


def markers(s: StandIn, seat: int) -> tuple[str, ...]:
    found = ["Dealer"] if seat == s.dealer and s.turned else []
    if s.phase in (PLAY, RESOLVE) and seat == (s.leader[s.trick] or s.seller[s.trick]) - 1:
        found.append("Lead")
    if s.phase in (REVEAL, DECLARE, GIVE, LEAD) and seat == s.seller[s.trick] - 1:
        found.append("reveals")  # who will lead is not settled yet
    if s.wanting >> seat & 1:
        found.append("gets it so far" if s.phase == DECLARE and s.buyer == seat + 1 else "wants it")
    if s.declined >> seat & 1:
        found.append("does not want it")
    return tuple(found)


@once
def counters(s: StandIn, seat: int) -> list[Counter]:
    blocks = blocks_in(s, s.taken[seat]).bit_count()
    worth_now = plural(worth(s, s.taken[seat]), "point")
    told = f"{blocks_told(s, seat)}: {worth_now}" if s.turned else ""
    return [
        Counter(id=f"points.{seat}", label="Points", value=s.total[seat], seat=seat, reason="of complete rounds"),
        Counter(id=f"blocks.{seat}", label="Blocks", value=blocks, seat=seat, pip="block", reason=told),
    ]


# The table


def zones(s: StandIn, viewer: int | None, permitted: list[int]) -> list[Zone]:
    found = [trump_zone(s), undealt_zone(s), offer_zone(s), trick_zone(s), given_zone(s, viewer)]
    for seat in range(s.seats):
        found.append(own_hand(s, seat, permitted) if seat == viewer else others_hand(s, seat))
        found.append(taken_zone(s, seat))
    return found


@once
def others_hand(s: StandIn, seat: int) -> Zone:
    backs = tuple(Card(id=f"hand.{seat}.{i}") for i in range(s.hand[seat].bit_count()))
    return Zone(id=f"hand.{seat}", label="Hand", layout="fan", seat=seat, cards=backs, count=len(backs))


@once
def taken_zone(s: StandIn, seat: int) -> Zone:
    taken = tuple(Card(id=f"taken.{seat}.{card}", face=face(s, card)) for card in members(s.taken[seat]))
    return Zone(id=f"taken.{seat}", label="Taken", layout="tuck", seat=seat, cards=taken, count=len(taken))


def row(name: str, label: str, cards: list[Card]) -> Zone:
    return Zone(id=name, label=label, layout="row", cards=tuple(cards), count=len(cards))


@once
def trump_zone(s: StandIn) -> Zone:
    badge = f"trump is {trump_name(s)}" if s.turned else ""
    return row(
        "trump", "Turned up", [Card(id="trump.card", face=face(s, s.turned - 1), badge=badge)] if s.turned else []
    )


@once
def undealt_zone(s: StandIn) -> Zone:
    """The second card that was not dealt: hidden, at least as long as the round goes on."""
    shown = face(s, s.aside - 1) if s.show_undealt and s.phase in (NEW_ROUND, ENDED) and s.turned else None
    return row("undealt", "Not dealt", [Card(id="undealt.card", face=shown)] if s.turned else [])


@once
def offer_zone(s: StandIn) -> Zone:
    cards = [Card(id="offer.card", face=face(s, s.offered - 1), badge=offer_badge(s))] if s.offered else []
    return row("offer", "Revealed", cards)


def offer_badge(s: StandIn) -> str:
    if s.phase != DECLARE:
        return f"{NAMES[s.actor]} leads it"
    return f"wanted by {seat_list(members(s.wanting))}" if s.wanting else "nobody wants it yet"


@once
def trick_zone(s: StandIn) -> Zone:
    cards = []
    if s.led:
        first = s.leader[s.trick] - 1
        for seat in [(first + i) % s.seats for i in range(s.laid)]:
            card = s.played[seat][s.trick] - 1
            badge, wins = trick_badge(s, seat, card), seat == s.winning - 1
            cards.append(Card(id=f"trick.{seat}", face=face(s, card), seat=seat, badge=badge, winning=wins))
    return Zone(id="trick", label="Trick", layout="trick", cards=tuple(cards), count=len(cards))


def trick_badge(s: StandIn, seat: int, card: int) -> str:
    winning = seat == s.winning - 1
    words = ["winning"] * winning + ["led"] * (card == s.led - 1)
    if trumps(s) >> card & 1 and not winning:
        words.append("trump")
    return ", ".join(words)


def given_zone(s: StandIn, viewer: int | None) -> Zone:
    """Cards given for a bought one that the viewer knows of, but for those it holds and those that were played."""
    known = {}
    for trick, given in enumerate(s.given):
        if given and (s.open_gift or viewer == buyer_of(s, trick)):
            known[given - 1] = f"{NAMES[buyer_of(s, trick)]} to {NAMES[s.seller[trick] - 1]}"
    gone = seen(s) | (0 if viewer is None else s.hand[viewer])
    cards = [Card(id=f"given.{i}", face=face(s, card), badge=badge) for i, (card, badge) in enumerate(known.items())]
    return row("given", "Given", [shown for shown, card in zip(cards, known, strict=True) if not gone >> card & 1])


def own_hand(s: StandIn, seat: int, permitted: list[int]) -> Zone:
    playing = on_turn(s, seat) and s.phase == PLAY
    cards = tuple(
        Card(
            id=f"hand.{seat}.{card}",
            face=face(s, card),
            badge="trump" if trumps(s) >> card & 1 else "",
            actions=(card,) if card in permitted else (),
            why_not=why_not(s, card) if playing else "",
        )
        for card in members(s.hand[seat])
    )
    return Zone(id=f"hand.{seat}", label="Your hand", layout="fan", seat=seat, cards=cards, count=len(cards))


# Actions


def button(s: StandIn, action: int) -> Action:
    text = describe(s, action)
    if action == WANT:
        settled = s.buyer_is == FIRST_YES or nobody_else_asked(s)
        about = "you get it" if settled else "unless a later yes overrules yours"
        return Action(id=action, text=text, label="I want it", about=about, key="w")
    if action == DECLINE:
        return Action(id=action, text=text, label="Not me", key="d")
    label = {REVEAL: "Reveal", GIVE: "Give", PLAY: "Play" if s.led else "Lead"}[s.phase]
    about = what_follows(s, action) if s.phase == PLAY else ""
    return Action(id=action, text=text, label=label, about=about, target=f"hand.{s.actor}.{action}")


def what_follows(s: StandIn, card: int) -> str:
    """What playing a card does, as far as everybody can see."""
    if not s.led:
        return "trump" if trumps(s) >> card & 1 else ""
    if strength_of(s, card) < s.best:
        return "can't win"
    at_stake = gain(s, s.actor, played_in(s, s.trick) | 1 << card)
    return f"{'wins the trick' if s.laid == s.seats - 1 else 'wins so far'}: {at_stake}"


def describe(s: StandIn, action: int) -> str:
    """reveal Red 4, want, give Blue 2, Red 4."""
    if s.phase == DECLARE:
        return {WANT: "want", DECLINE: "decline"}.get(action, "")
    if s.phase > PLAY or not 0 <= action < CARDS:
        return ""
    word = {REVEAL: "reveal ", GIVE: "give ", PLAY: ""}[s.phase]
    return f"{word}{card_name(s, action)}"


def why_not(s: StandIn, action: int) -> str:
    if not describe(s, action):
        return "it is not an action of this phase"
    if s.phase == DECLARE or legal(s) >> action & 1:
        return ""
    name, card = NAMES[s.actor], card_name(s, action)
    if not cards_in_play(s) >> action & 1:
        return f"{COLOUR_NAMES[colour_of(action)]} is not in play among {s.seats}"
    if s.phase == GIVE and action == s.offered - 1:
        return f"{name} has just bought {card} and must lead it"
    if not s.hand[s.actor] >> action & 1:
        return f"{name} does not hold {card}"
    return f"{card_name(s, s.led - 1)} is led and must be followed with {following_name(s)}"


def lay_open(s: StandIn) -> dict[str, Any]:
    """The whole table with nothing hidden, for transcripts."""

    def card(number: int) -> str | None:
        return card_name(s, number - 1) if number else None

    def name(number: int) -> str | None:
        return NAMES[number - 1] if number else None

    def cards(held: int) -> list[str]:
        return [card_name(s, one) for one in members(held)]

    dealt = s.phase not in (NEW_ROUND, ENDED)
    trick = s.trick if dealt and s.trick < TRICKS else -1
    return {
        "round": s.rounds + dealt,
        "trick": s.trick,
        "dealer": NAMES[s.dealer],
        "colours": [COLOUR_NAMES[colour] for colour in members(s.colours | 1 << WHITE)],
        "turned_up": card(s.turned),
        "not_dealt": card(s.aside),
        "lead": name(s.leader[trick] or s.seller[trick]) if trick >= 0 else None,
        "revealed": card(s.offered),
        "wanted_by": name(s.buyer),
        "given": card(s.given[trick]) if trick >= 0 else None,
        "seats": {
            NAMES[seat]: {
                "hand": cards(s.hand[seat]),
                "in_trick": card(s.played[seat][trick]) if trick >= 0 else None,
                "taken": cards(s.taken[seat]),
                "points": s.total[seat],
            }
            for seat in range(s.seats)
        },
    }
