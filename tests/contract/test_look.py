"""What games tell of themselves: suits and pips that screens can draw, tips for beginners, rules with pictures."""

import re
from collections.abc import Iterator
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.drawings import drawings_of
from cutpurse.core.game import Game
from cutpurse.core.look import STANDARD_LOOK
from cutpurse.core.match import Match
from cutpurse.core.view import View
from cutpurse.server.http.manual import make_manual, read_cards
from tests.contract.walks import every_game, matches

SHEET = (Path(__file__).parents[2] / "web" / "src" / "sheet.svg").read_text(encoding="utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([\w-]+)"', SHEET))
MOST_GAMES = 20  # after which a tip that has not been shown never will be


@every_game
def test_suits_can_be_told_apart_and_drawn(game: Game) -> None:
    look = game.looks()
    for told in ("name", "letter", "colour", "symbol"):
        values = [getattr(suit, told).lower() for suit in look.suits if told != "symbol" or suit.symbol]
        assert len(set(values)) == len(values), told
    drawn = drawings_of(game.package)
    assert drawn.faults == ()
    named = [f"s-{suit.symbol}" for suit in look.suits if suit.symbol] + [suit.pip for suit in look.suits if suit.pip]
    named += [*look.pips.values(), *look.courts.values(), *(name for name in (look.back, look.mat) if name)]
    assert set(named) <= SYMBOLS | drawn.symbols.keys()


def test_the_standard_deck_and_the_house_can_be_drawn() -> None:
    suits = {f"s-{suit.symbol}" for suit in STANDARD_LOOK.suits}
    assert suits | {*STANDARD_LOOK.courts.values(), STANDARD_LOOK.back, STANDARD_LOOK.mat} <= SYMBOLS
    assert {"b-house", "m-house"} <= SYMBOLS  # of a game that names none


@every_game
@given(data=st.data())
def test_all_that_is_to_be_drawn_has_a_look(game: Game, data: st.DataObject) -> None:
    match, look = data.draw(matches(game)), game.looks()
    suits = {suit.name.lower() for suit in look.suits}
    for viewer in (None, *range(match.seats)):
        view = match.view(viewer)
        faces = [card.face for zone in view.zones for card in zone.cards if card.face]
        assert {(face.suit or face.rank).lower() for face in faces} <= suits
        assert {seat.suit.lower() for seat in view.seats} - {""} <= suits
        pips = {pip.kind for face in faces for pip in face.pips} | {counter.pip for counter in view.counters}
        assert pips - {""} <= set(look.pips)
        for seat in view.seats:
            assert len([counter for counter in view.counters if counter.seat == seat.number]) >= look.large


@every_game
@given(data=st.data())
def test_in_a_trick_one_card_wins_and_says_so(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for zone in match.view(None).zones:
        cards = [card for card in zone.cards if card.face]
        if zone.layout == "trick" and cards:
            assert len([card for card in cards if card.winning and card.badges]) == 1


@every_game
def test_tips_are_short_and_each_has_its_moment(game: Game) -> None:
    assert all(0 < len(game.words().find(tip.key) or "") <= 160 for tip in game.tips)
    assert len({tip.when for tip in game.tips}) == len({tip.key for tip in game.tips}) == len(game.tips)
    waiting = {tip.when for tip in game.tips}
    for luck in range(MOST_GAMES):
        if waiting:
            for first, view, said in seen_by_all(play(game, luck)):
                waiting -= {when for when in waiting if is_time(when, view, said, first=first)}
    assert not waiting


def play(game: Game, luck: int) -> Match:
    """A whole game with the options that people find; each third one without sense, for what sensible bots avoid."""
    rng = fast_rng(luck)
    match = Match(game, seats=game.seats[luck % len(game.seats)], seed=luck.to_bytes(32, "big"))
    while match.turn is not None:
        sensible = luck % 3 < 2
        match.play(int(loop.greedy_at(match.states, 0, rng)) if sensible else pick(rng, loop.legal_at(match.states, 0)))
    return match


def seen_by_all(match: Match) -> Iterator[tuple[bool, View, list[str]]]:
    """What each seat is shown and told, step by step."""
    for number, frame in enumerate(match.frames):
        told = match.told(number) if number else ()
        for seat in range(match.seats):
            said = [line.message.key for line in told if line.visible_to(seat)]
            yield number == 0, match.game.view(frame.state, seat), said


def is_time(when: str, view: View, said: list[str], *, first: bool) -> bool:
    """Whether a tip is to be shown now."""
    what, _, named = when.partition(":")
    if what == "action":
        return any(action.label.key == named for action in view.actions)
    if what == "log":
        return named in said
    if what == "zone":
        return any(zone.id == named and zone.count for zone in view.zones)
    if what == "why":
        return any(card.why_not for zone in view.zones for card in zone.cards)
    assert what == "start"
    return first


@every_game
def test_the_rules_are_sections_and_their_pictures_can_be_drawn(game: Game) -> None:
    manual = make_manual(game, "en")
    assert (manual.name, manual.title) == (game.name, game.title)
    assert manual.sections[0].title == ""
    assert all(section.title for section in manual.sections[1:])
    assert all("<" in section.html for section in manual.sections)
    pictures = re.findall(r"^ *```cards\n(.*?)^ *```$", game.how_to_play(), re.MULTILINE | re.DOTALL)
    rows = [line.strip() for picture in pictures for line in picture.splitlines()]
    assert all(read_cards(row, game.looks()) for row in rows)
    assert sum(section.html.count("<figure data-cards=") for section in manual.sections) == len(rows)
    assert not any("style=" in section.html for section in manual.sections), "which the page does not take"
