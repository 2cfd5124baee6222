"""Draws any view as lines of text: it knows seats, zones, cards, counters and actions, and no particular game."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from cutpurse.core.message import Message
from cutpurse.core.view import Action, Card, Counter, Seat, View, Zone
from cutpurse.terminal.pen import ACCENT, FAINT, INDENT, LEAST_COLUMNS, STRONG, Pen, ink

MARGIN = 2


def table(view: View, pen: Pen, title: str) -> list[Text]:
    """The whole table: heading, shared zones, seats, own hand."""
    indent = shared_column(view, pen)
    seat_indent = column(seat_name(view, seat) for seat in view.seats)
    blocks = [
        pen.prose(heading(view, pen, title), STRONG),
        shared(view, pen, indent),
        [line for seat in view.seats for line in seat_lines(view, seat, pen, seat_indent)],
        [line for zone in own_fans(view) for line in labelled(zone.label, pen.cards(zone.cards), pen, indent)],
    ]
    return [line for block in blocks if block for line in (*block, Text())]


def heading(view: View, pen: Pen, title: str) -> str:
    you = [f"you are {seat.name}" for seat in view.seats if seat.number == view.seat]
    return pen.signs.dot.join([title, pen.words.say_all(view.stage, pen.viewer), *you])


def column(labels: Iterable[str]) -> int:
    """Where the column right of these labels begins."""
    return MARGIN + max(map(len, labels), default=0) + 3


def shared_column(view: View, pen: Pen) -> int:
    """Where what the viewer holds and what belongs to no seat is written."""
    zones = [zone.label for zone in view.zones if zone.seat is None and to_be_drawn(view, zone)]
    counters = [counter.label for counter in view.counters if counter.seat is None]
    return column(map(pen.say, [*zones, *counters, *(zone.label for zone in own_fans(view))]))


def own_fans(view: View) -> list[Zone]:
    """What the viewer holds: drawn last, next to the choices."""
    return [zone for zone in view.zones if in_hand(view, zone) and zone.count]


def in_hand(view: View, zone: Zone) -> bool:
    return zone.seat is not None and zone.seat == view.seat and zone.layout == "fan"


def labelled(label: Message, parts: Sequence[Text], pen: Pen, indent: int) -> list[Text]:
    return pen.hang(ink(" " * MARGIN + pen.say(label), FAINT), parts, indent)


def shared(view: View, pen: Pen, indent: int) -> list[Text]:
    """What belongs to no seat."""
    lines = []
    for counter in view.counters:
        if counter.seat is None:
            parts = [Text(str(counter.value)), *([Text(pen.say(counter.reason), FAINT)] if counter.reason else [])]
            lines += labelled(counter.label, parts, pen, indent)
    for zone in view.zones:
        if zone.seat is not None or not to_be_drawn(view, zone):
            continue
        if zone.layout == "trick":
            cards = [trick_card(view, card, pen) for card in zone.cards]
            lines += labelled(zone.label, cards or [Text("empty", FAINT)], pen, indent)
        else:
            lines += labelled(zone.label, contents(zone, pen), pen, indent)
    return lines


def to_be_drawn(view: View, zone: Zone) -> bool:
    """An empty place is left out, but not the middle of the table as long as cards are to come."""
    return bool(zone.count) or (zone.layout == "trick" and not view.over)


def trick_card(view: View, card: Card, pen: Pen) -> Text:
    """Blue 10 ● (highest); the player's name goes before it where the suit does not tell."""
    written = pen.card(card)
    names = [seat.name for seat in view.seats if seat.number == card.seat]
    if not names or (card.face and card.face.suit == names[0]):
        return written
    return Text(f"{names[0]}: ").append_text(written)


def contents(zone: Zone, pen: Pen) -> list[Text]:
    """The cards of a zone; of a pile, its top card if that shows, and how many there are."""
    if zone.layout != "pile":
        return pen.cards(zone.cards, zone.label)
    tops = [Text("top ").append_text(pen.card(card)) for card in zone.cards if card.face]
    return [Text(str(zone.count)), *tops]


def seat_name(view: View, seat: Seat) -> str:
    return f"{seat.name} (you)" if seat.number == view.seat else seat.name


def seat_lines(view: View, seat: Seat, pen: Pen, indent: int) -> list[Text]:
    """A seat: its counters, hidden cards and marks on one line, then a line for each zone whose cards show."""
    mark = pen.signs.turn if seat.number == view.turn else ""
    start = ink(mark.ljust(MARGIN), ACCENT).append(seat_name(view, seat), STRONG)
    counts = [counted(counter, view, pen) for counter in view.counters if counter.seat == seat.number]
    zones = [zone for zone in view.zones if zone.seat == seat.number and not in_hand(view, zone)]
    counts += [count(pen.say(zone.label), zone.count, 1) for zone in zones if hidden(zone)]
    marks = [pen.say(marker) for marker in seat.markers]
    if seat.suit and seat.suit != seat.name:
        marks.append(f"plays {seat.suit}")
    lines = pen.hang(start, [*counts, *(Text(mark, ACCENT) for mark in marks)], indent)
    for zone in zones:
        if not hidden(zone) and zone.count:
            label = ink(f"{pen.say(zone.label)}: ", FAINT)
            first, *rest = contents(zone, pen)
            lines += pen.hang(Text(), [label.append_text(first), *rest], indent)
    return lines


def hidden(zone: Zone) -> bool:
    """Only the number of cards is to be seen."""
    return zone.layout in ("fan", "pile") and not any(card.face for card in zone.cards)


def counted(counter: Counter, view: View, pen: Pen) -> Text:
    """A counter, as wide as the widest of the same name, so that columns align."""
    values = [other.value for other in view.counters if other.label == counter.label]
    return count(pen.say(counter.label), counter.value, max(len(str(value)) for value in values))


def count(label: str, value: int, width: int) -> Text:
    return ink(f"{label} ", FAINT).append(f"{value:>{width}}")


def choices(view: View, pen: Pen) -> list[Text]:
    """The permitted actions, numbered; then the cards that can't be used as one might wish, and why."""
    targets = [target_name(view, action, pen) for action in view.actions]
    rows = [
        (target, pen.say(action.label), "" if action.text == target else action.text)
        for action, target in zip(view.actions, targets, strict=True)
    ]
    abouts = [pen.say(action.about) for action in view.actions]
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    indent = INDENT + sum(width + 3 for width in widths if width)
    room = pen.width - indent
    beside = room >= LEAST_COLUMNS or all(len(about) <= room for about in abouts)
    lines = []
    for number, (row, about) in enumerate(zip(rows, abouts, strict=True), 1):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True) if width]
        start = ink(f"{number:>{INDENT - 2}}  ", ACCENT).append("   ".join(cells).rstrip())
        if not about:
            lines.append(start)
        elif beside:
            lines += pen.prose(about, FAINT, indent, start)
        else:
            lines += [start, *pen.prose(about, FAINT, INDENT)]
    reasons: dict[Message, list[str]] = {}
    for card in (card for zone in view.zones for card in zone.cards):
        if card.why_not:
            reasons.setdefault(card.why_not, []).append(card_name(card))
    if reasons:
        lines.append(Text())
    told = (f"{', '.join(cards)}: {pen.say(reason)}." for reason, cards in reasons.items())
    return [*lines, *(line for text in told for line in pen.prose(text, indent=INDENT))]


def card_name(card: Card) -> str:
    """Red 7, without its pips."""
    return f"{card.face.suit} {card.face.rank}".strip() if card.face else ""


def target_name(view: View, action: Action, pen: Pen) -> str:
    """What an action is done with: a card, or a zone."""
    cards = {card.id: card_name(card) or pen.say(zone.label) for zone in view.zones for card in zone.cards}
    zones = {zone.id: pen.say(zone.label) for zone in view.zones}
    return cards.get(action.target) or zones.get(action.target, "")
