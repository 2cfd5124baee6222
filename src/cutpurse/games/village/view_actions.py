"""The actions that a player of The Village is offered."""

from typing import Literal

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action as Button
from cutpurse.games.village.names import MEANINGS, PROFESSIONS, card_name, notation, on_the_left
from cutpurse.games.village.options import Betting, DeckOut
from cutpurse.games.village.rules import legal
from cutpurse.games.village.rules_cards import courtyard_size, deck_size, is_winning
from cutpurse.games.village.rules_day import largest_wager
from cutpurse.games.village.rules_table import COURTYARD_ROOM, HANDFUL, PUBLIC, Action, Phase
from cutpurse.games.village.worlds import known

LETTERS = {
    Action.STAND: "s",
    Action.PUT_MORE: "m",
    Action.DRAW: "d",
    Action.DRAW_TWO: "w",
    Action.TAKE_REFUSE: "r",
    Action.END_TURN: "e",
    Action.STUMBLE: "s",
    Action.ACCUSE: "a",
    Action.REVEAL: "s",
    Action.CONCEAL: "c",
}
POWERS = (msg("power-of-the-hill"), msg("power-of-the-steeple"), msg("power-of-the-coffer"), msg("power-of-the-rake"))


@once
def buttons(s: StandIn) -> tuple[Button, ...]:
    """What the seat on turn may do."""
    return tuple(button(s, action) for action in members(legal(s)))


def button(s: StandIn, action: int) -> Button:
    verb, number = MEANINGS[action]
    label, about, target = what_it_does(s, verb, number)
    wager = s.wager[s.actor] + number + 1 if verb == Action.PUT else None
    return Button(
        id=action,
        text=notation(s, action),
        label=label,
        about=about,
        target=target,
        key=letter(s, verb, number),
        number=None if wager is None else number + 1,
        mark="" if wager is None else wager_mark(s, wager),
        grave=verb == Action.ACCUSE or loses_all(s, verb),
    )


def letter(s: StandIn, verb: Action, number: int) -> str:
    if s.phase == Phase.PICKING:
        return "" if number >= PUBLIC else "p"
    return "iscr"[number] if verb == Action.CHOOSE else LETTERS.get(verb, "")


def what_it_does(s: StandIn, verb: Action, number: int) -> tuple[Message, Message | None, str]:
    """The label, what would follow, and the card, zone or seat the action belongs to."""
    if verb in (Action.STAND, Action.PUT, Action.PUT_MORE):
        return *wager_words(s, verb, number + 1), ""
    if verb == Action.GIVE:
        return msg("label-trade"), msg("about-trade"), hand_target(s, number)
    if verb == Action.TAKE:
        return msg("label-take"), msg("about-take", card=card_name(s.given)), f"courtyard.{sum(s.courtyard[:number])}"
    if verb == Action.DISCARD and s.phase == Phase.PICKING:
        label = msg("label-pick") if number >= PUBLIC else msg("label-pick-hidden")
        return label, msg("about-to-refuse"), picked_target(s, number)
    if verb == Action.DISCARD:
        return msg("label-discard"), where_to(s), hand_target(s, number)
    if verb == Action.EXPOSE:
        return msg("label-expose"), msg("about-expose"), hand_target(s, number)
    if verb in (Action.STUMBLE, Action.ACCUSE):
        other, stumbles = on_the_left(s, number), verb == Action.STUMBLE
        label = msg("label-stumble" if stumbles else "label-accuse", seat=other)
        return label, msg("about-stumble" if stumbles else "about-accuse"), f"seat.{other}"
    if verb == Action.CHOOSE:
        return msg("label-choose", suit=PROFESSIONS[number]), POWERS[number], ""
    return plain_words(s, verb)


def plain_words(s: StandIn, verb: Action) -> tuple[Message, Message | None, str]:
    if verb == Action.DRAW:
        return msg("label-draw"), draw_warning(s, 1) or msg("about-draw"), "deck"
    if verb == Action.DRAW_TWO:
        return msg("label-draw-two"), draw_warning(s, 2) or msg("about-draw-two"), "deck"
    if verb == Action.TAKE_REFUSE:
        top = PROFESSIONS[s.refuse[s.refused - 1]]
        return msg("label-take-refuse", suit=top), msg("about-take-refuse"), "refuse"
    if verb == Action.END_TURN:
        return msg("label-end-turn"), None, ""
    if verb == Action.REVEAL:
        return msg("label-reveal"), msg("about-reveal"), ""
    if is_winning(s, s.actor):
        return msg("label-conceal"), msg("about-conceal"), ""
    return msg("label-nothing-to-show"), None, ""


def loses_all(s: StandIn, verb: Action) -> bool:
    """Whether everybody would lose by this draw."""
    return verb in (Action.DRAW, Action.DRAW_TWO) and draw_warning(s, 1 + verb - Action.DRAW) is not None


def draw_warning(s: StandIn, cards: int) -> Message | None:
    if s.deck_out == DeckOut.LAST_CARD and deck_size(s) == cards:
        return msg("warn-last-card")
    return None if deck_size(s) else msg("warn-no-card")


# Wagers


def wager_words(s: StandIn, verb: Action, number: int) -> tuple[Message, Message]:
    wager = s.wager[s.actor]
    if verb == Action.STAND:
        return msg("label-stand"), msg("about-stand", wager=wager)
    if verb == Action.PUT_MORE:
        return msg("label-put-more"), msg("about-put-more", wager=wager + HANDFUL)
    how = over_largest(s, wager + number)
    key = "about-put" if how is None or how < 0 else "about-put-level" if how == 0 else "about-put-largest"
    return msg("label-put", chips=number), msg(key, wager=wager + number)


def over_largest(s: StandIn, wager: int) -> int | None:
    """How a wager would compare with the largest, -1, 0 or 1; None if there is none, or it is not known."""
    if s.betting == Betting.SEALED or s.asked == 0:
        return None
    return int(wager > largest_wager(s)) - int(wager < largest_wager(s))


def wager_mark(s: StandIn, wager: int) -> Literal["", "match", "raise"]:
    how = over_largest(s, wager)
    if how == 0:
        return "match"
    return "raise" if how == 1 and wager == largest_wager(s) + 1 else ""


# Cards


def where_to(s: StandIn) -> Message | None:
    """Where a discard goes, if that is known."""
    if s.phase == Phase.STUMBLED:
        return msg("about-to-refuse")
    if s.random_discards:
        return None
    return msg("about-to-courtyard") if courtyard_size(s) < COURTYARD_ROOM else msg("about-to-refuse")


def hand_target(s: StandIn, card: int) -> str:
    """The first card of its kind in the own hand."""
    hidden, public = s.hidden[s.actor], s.public[s.actor]
    before = sum(hidden[:card]) if card < PUBLIC else sum(hidden) + sum(public[: card - PUBLIC])
    return f"hand.{s.actor}.{before}"


def picked_target(s: StandIn, card: int) -> str:
    """A public card of another hand; hidden ones all look the same."""
    victim = s.victim
    if card < PUBLIC:
        return f"seat.{victim}"
    certain = sum(known(s, s.actor, victim))
    return f"hand.{victim}.{certain + sum(s.public[victim][: card - PUBLIC])}"
