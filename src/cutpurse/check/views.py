"""What people are shown: actions and their notation, reasons, views and the log."""

from collections.abc import Iterator

import msgspec

from cutpurse.check.broken import require
from cutpurse.check.walks import legal_of, turn_of
from cutpurse.core.bits import members
from cutpurse.core.contract import OVER
from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.state import thaw
from cutpurse.core.view import Action, View

KEYS = set("abcdefgijkmnopqrsuvwxy")  # the page has other uses for h, l, t and z


def actions_are_read_back(match: Match, at: int, luck: int) -> None:
    """Every legal action has a notation of its own, which is read back."""
    game, frame = match.game, match.frames[at]
    names = {action: game.notation(frame.state, action) for action in members(legal_of(frame.states))}
    known: dict[str, int] = {}
    for action, name in names.items():
        require(name, f"notation: action {action} is permitted, but has no notation", at)
        require(name == " ".join(name.split()), f"notation: {name!r} has spaces too many", at)
        twin = known.setdefault(name.lower(), action)
        require(twin == action, f"notation: actions {twin} and {action} are both {name!r}", at)
        for text in (name, f"  {name.upper()} "):
            read = game.parse(frame.state, text)
            require(read == action, f"notation: {name!r} is action {action}, but is read as action {read}", at)


def refusals_have_reasons(match: Match, at: int, luck: int) -> None:
    """`why_not` says nothing just of what is permitted."""
    game, states = match.game, match.frames[at].states
    if turn_of(states) < 0:
        return
    s, legal = thaw(states), members(legal_of(states))
    for action in range(game.actions):
        reason = game.why_not(s, action)
        if action in legal:
            require(reason is None, f"why_not: action {action} is permitted, but has the reason {reason}", at)
        else:
            require(reason is not None, f"why_not: action {action} is not permitted, but has no reason", at)


def illegal_actions_change_nothing(match: Match, luck: int) -> None:
    """An illegal action is refused with its reason."""
    game, before = match.game, [frame.states.tobytes() for frame in match.frames]
    illegal = sorted({-1, game.actions, *range(game.actions)} - set(match.legal))
    action = illegal[luck % len(illegal)]
    named = game.notation(match.state, action) if 0 <= action < game.actions and not match.over else ""
    try:
        match.fork().play(named or action)
    except IllegalAction as refusal:
        reason = game.why_not(match.state, action) if named else None
        said = refusal.message.args.get("reason")
        require(not named or said == reason, f"why_not: {named!r} is refused as {said}, not as {reason}")
    else:
        require(False, f"action {named or action} is not permitted, but is carried out")
    require([frame.states.tobytes() for frame in match.frames] == before, "a refused action has changed the match")


def ids(view: View) -> Iterator[str]:
    """Everything an action may belong to."""
    yield from (f"seat.{seat.number}" for seat in view.seats)
    for zone in view.zones:
        yield zone.id
        yield from (card.id for card in zone.cards)


def views_are_sound(match: Match, at: int, luck: int) -> None:
    """Names, turns, ids, counts and actions fit the state and each other."""
    states = match.frames[at].states
    for viewer in (None, *range(match.seats)):
        view = match.view(viewer, at)
        whose = f"view of {'a spectator' if viewer is None else f'seat {viewer}'}"
        require(view.game == match.game.name, f"{whose}: game is {view.game!r}, not {match.game.name!r}", at)
        require(view.seat == viewer, f"{whose}: seat is {view.seat}", at)
        require(view.over == (turn_of(states) == OVER), f"{whose}: over is {view.over}", at)
        require(view.turn in (None, turn_of(states)), f"{whose}: turn is {view.turn}, not {turn_of(states)}", at)
        require(view.stage, f"{whose}: stage says nothing", at)
        numbers = [seat.number for seat in view.seats]
        require(numbers == list(range(match.seats)), f"{whose}: seats are {numbers}", at)
        named = [*ids(view), *(f"counter {counter.id}" for counter in view.counters)]
        twice = [name for name in named if named.count(name) > 1]
        require(not twice, f"{whose}: the id {twice[:1]} is there twice", at)
        for zone in view.zones:
            require(zone.count >= len(zone.cards), f"{whose}: zone {zone.id} shows more cards than its count", at)
        permitted = members(legal_of(states)) if viewer == turn_of(states) else []
        listed = [action.id for action in view.actions]
        require(listed == permitted, f"{whose}: actions are {listed}, but legal says {permitted}", at)
        require(view.turn == viewer or not permitted, f"{whose}: it may act, but turn is {view.turn}", at)
        is_plain_data(view, whose, at)


def is_plain_data(view: View, whose: str, at: int) -> None:
    """A view can be sent and read again."""
    try:
        again = msgspec.json.decode(msgspec.json.encode(view), type=View)
    except (msgspec.ValidationError, TypeError) as error:
        require(False, f"{whose}: it is no plain data: {error}", at)
    else:
        require(again == view, f"{whose}: it is not the same after it was sent", at)


def targets_are_there(match: Match, at: int, luck: int) -> None:
    """Actions lie on cards and zones that are there, and cards know their actions."""
    state = match.frames[at].state
    for viewer in range(match.seats):
        view = match.game.view(state, viewer)
        whose, there = f"view of seat {viewer}", set(ids(view))
        for action in view.actions:
            text = match.game.notation(state, action.id)
            require(action.text == text, f"{whose}: action {action.id} has the text {action.text!r}, not {text!r}", at)
            found = action.target == "" or action.target in there
            require(found, f"{whose}: action {action.id} has the target {action.target!r}, which is not there", at)
        for zone in view.zones:
            for card in zone.cards:
                require(card.face is not None or not card.actions, f"{whose}: {card.id} shows its back, but acts", at)
                alike = {other.id for other in zone.cards if (other.face, other.badges) == (card.face, card.badges)}
                due = [action.id for action in view.actions if action.target in alike]
                told = f"{whose}: card {card.id} has the actions {list(card.actions)}, but {due} have it as target"
                require(list(card.actions) == due, told, at)


def keys_stand_for_one_thing(match: Match, at: int, luck: int) -> None:
    """A key stands for one thing, what is on no card has one, and numbers are a range."""
    views = [match.game.view(match.frames[at].state, viewer) for viewer in range(match.seats)]
    actions = [action for view in views for action in view.actions]
    cards = {card.id for view in views for zone in view.zones for card in zone.cards}
    on_cards = [action for action in actions if action.target in cards]
    to_seats = [action for action in actions if action.target.startswith("seat.")]
    others = [action for action in actions if action not in on_cards and action not in to_seats]
    for group in (on_cards, to_seats):
        pairs = [(action.target, action.key) for action in group if action.key]
        require(len(set(pairs)) == len(pairs), f"view: a key stands for two actions on one target: {pairs}", at)
    meanings = [action.key for action in others if action.key] + keys_of(on_cards) + keys_of(to_seats)
    require(len(set(meanings)) == len(meanings), f"view: a key stands for two things: {meanings}", at)
    taken = sorted(set("".join(meanings)) - KEYS)
    require(not taken, f"view: {taken} can't be keys; the page needs h, l, t and z", at)
    for action in others:
        has = action.key or action.number is not None
        require(has, f"view: action {action.id} ({action.text!r}) is on no card: it needs a key or a number", at)
    numbers = [action.number for action in actions if action.number is not None]
    in_order = list(range(numbers[0], numbers[0] + len(numbers))) if numbers else []
    require(numbers == in_order, f"view: the numbers of actions are no range: {numbers}", at)


def keys_of(actions: list[Action]) -> list[str]:
    return sorted({action.key for action in actions} - {""})


def steps_are_told(match: Match, luck: int) -> None:
    """Every step of the table is told, to seats that exist."""
    for number in range(1, len(match.frames)):
        lines, by_table = match.told(number), match.frames[number].action is None
        require(lines or not by_table, "log: a step of the table is told to nobody", number)
        for line in lines:
            real = line.seats is None or set(line.seats) <= set(range(match.seats))
            require(real, f"log: {line.message.key!r} is told to {line.seats}, which are no seats", number)


def all_messages(view: View) -> Iterator[tuple[str, Message]]:
    """All that a view says, each with where it is said."""
    yield from (("view: the stage", message) for message in view.stage)
    yield "view: the prompt", view.prompt
    yield from (("log", message) for message in view.log)
    for seat in view.seats:
        yield from ((f"view: a marker of seat {seat.number}", message) for message in seat.markers)
        if seat.out:
            yield f"view: why seat {seat.number} is out", seat.out
    for zone in view.zones:
        yield f"view: the label of zone {zone.id}", zone.label
        for card in zone.cards:
            yield from ((f"view: a badge of {card.id}", message) for message in card.badges)
            if card.why_not:
                yield f"view: why_not of {card.id}", card.why_not
    for counter in view.counters:
        yield f"view: the label of counter {counter.id}", counter.label
        if counter.reason:
            yield f"view: the reason of counter {counter.id}", counter.reason
    for action in view.actions:
        yield f"view: the label of action {action.id}", action.label
        if action.about:
            yield f"view: what is said about action {action.id}", action.about
