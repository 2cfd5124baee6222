"""A whole match as readable text, with everything that every seat and a spectator sees change from step to step."""

import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.view import Action, Card, View

SPECTATOR = "spectator"
Say = Callable[[Message], str]


def card_text(card: Card, say: Say) -> str:
    """Red 7*2 (the Purse); a back is [], a face shows its pips."""
    text = "[]" if card.face is None else f"{card.face.suit} {card.face.rank}".strip()
    if card.face is not None:
        text += "".join(f"*{pip.count}" for pip in card.face.pips)
    notes = [note for note in (", ".join(map(say, card.badges)), card.why_not and say(card.why_not)) if note]
    return text + (f" ({'; '.join(notes)})" if notes else "")


def lines_of(view: View, say: Say) -> dict[str, str]:
    """A view as lines, each with a name of its own."""
    owners: dict[int | None, str] = {seat.number: f" of {seat.name}" for seat in view.seats}
    turn = owners[view.turn].removeprefix(" of ") if view.turn is not None else "-"
    lines = {"stage": ", ".join(map(say, view.stage)), "turn": turn, "prompt": say(view.prompt)}
    if view.mood:
        lines["mood"] = view.mood
    for seat in view.seats:
        lines[f"seat {seat.name}"] = ", ".join((seat.suit, *map(say, seat.markers)))
    for zone in view.zones:
        hidden = zone.count - len(zone.cards)
        cards = [card_text(card, say) for card in zone.cards] + [f"+{hidden}"] * (hidden > 0)
        lines[f"{zone.id} is"] = f"{say(zone.label)}{owners.get(zone.seat, '')} [{zone.layout}]"
        lines[zone.id] = ", ".join(cards) or "-"
    for counter in view.counters:
        lines[f"{counter.id} is"] = f"{say(counter.label)}{owners.get(counter.seat, '')}"
        lines[counter.id] = str(counter.value) + (f" ({say(counter.reason)})" if counter.reason else "")
    if view.actions:
        lines["may"] = "; ".join(action_text(action, say) for action in view.actions)
    return lines


def action_text(action: Action, say: Say) -> str:
    """10 up = Face up @hand.0.10 [u] (highest so far)."""
    target = f" @{action.target}" if action.target else ""
    amount = "" if action.number is None else f"#{action.number}"
    marks = "".join(f" [{mark}]" for mark in (action.key, amount, "grave" * action.grave) if mark)
    about = f" ({say(action.about)})" if action.about else ""
    return f"{action.text} = {say(action.label)}{target}{marks}{about}"


def all_lines(match: Match, at: int) -> dict[str, dict[str, str]]:
    """What every viewer sees after a step: line -> viewer -> text."""
    seen: dict[str, dict[str, str]] = {}
    for seat in (None, *range(match.seats)):
        viewer = SPECTATOR if seat is None else match.game.seat_names[seat]
        say = partial(match.game.words().say, viewer=seat)
        for name, text in lines_of(match.game.view(match.frames[at].state, seat), say).items():
            seen.setdefault(name, {})[viewer] = text
    return seen


def changes(
    before: Mapping[str, dict[str, str]], now: Mapping[str, dict[str, str]], viewers: list[str]
) -> Iterator[str]:
    """The lines that somebody sees anew or no longer; viewers who see the same are named together."""
    for name in [*now, *(name for name in before if name not in now)]:
        by_text: dict[str | None, list[str]] = {}
        for viewer in viewers:
            text = now.get(name, {}).get(viewer)
            if text != before.get(name, {}).get(viewer):
                by_text.setdefault(text, []).append(viewer)
        for text, who in by_text.items():
            told = "all" if who == viewers else ", ".join(who)
            yield f"  {told} | {name}" + (" | gone" if text is None else f" | {text}")


def playthrough(match: Match) -> str:
    game, say = match.game, match.game.words().say
    viewers = [SPECTATOR, *game.seat_names[: match.seats]]
    options = [f"{option.name}={option.write(match.options[option.name])}" for option in game.options]
    out = [f"{game.title}, rules version {match.rules}, seed {match.seed.hex()}"]
    out += textwrap.wrap(" ".join(options), 118, initial_indent="  ", subsequent_indent="  ")
    seen: dict[str, dict[str, str]] = {}
    for number, frame in enumerate(match.frames):
        if frame.seat is not None and frame.action is not None:
            step = f"{game.seat_names[frame.seat]}: {game.notation(match.frames[number - 1].state, frame.action)}"
        else:
            step = "the table" if number else "the deal"
        out += ["", f"{number}. {step}"]
        for line in match.told(number) if number else ():
            to = "" if line.seats is None else f" (to {', '.join(game.seat_names[seat] for seat in line.seats)})"
            out.append(f"  “{say(line.message)}”{to}")
        now = all_lines(match, number)
        out += changes(seen, now, viewers)
        seen = now
    assert match.outcome is not None
    out += ["", f"{say(match.outcome.reason)}. Ranks {match.outcome.ranks}, scores {match.outcome.scores}."]
    return "\n".join(out) + "\n"


def play(game: Game, options: Mapping[str, object], luck: int, *, greedy: bool) -> Match:
    match, rng = Match(game, options=options, seed=luck.to_bytes(32, "big")), fast_rng(luck)
    while match.turn is not None:
        match.play(int(loop.greedy_at(match.states, 0, rng)) if greedy else pick(rng, loop.legal_at(match.states, 0)))
    return match
