"""What a game tells of itself: suits and pips that screens can draw, tips for beginners, rules with pictures."""

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from cutpurse.check.broken import require
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.drawings import drawings_of
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.view import View
from cutpurse.server.http.manual import make_manual, read_cards

SYMBOL = re.compile(r'<symbol id=\\?"([\w-]+)')
MOST_GAMES = 20  # after which a tip that has not been shown never will be
LONGEST_TIP = 160


def known_symbols() -> frozenset[str]:
    """The symbols of the page, from its sheet where the sources are, else from the page as it was built."""
    sheet = Path(__file__).parents[3] / "web" / "src" / "sheet.svg"
    if sheet.is_file():
        return frozenset(SYMBOL.findall(sheet.read_text(encoding="utf-8")))
    assets = resources.files("cutpurse").joinpath("web", "assets")
    texts = [file.read_text(encoding="utf-8") for file in assets.iterdir() if file.name.endswith(".js")]
    return frozenset(name for text in texts for name in SYMBOL.findall(text))


def suits_can_be_drawn(game: Game) -> None:
    """Suits can be told apart, and their symbols are there."""
    look, drawn = game.looks(), drawings_of(game.package)
    require(not drawn.faults, f"drawings: {'; '.join(drawn.faults)}")
    symbols = known_symbols() | drawn.symbols.keys()
    for told in ("name", "letter", "colour", "symbol"):
        values = [getattr(suit, told).lower() for suit in look.suits if told != "symbol" or suit.symbol]
        twice = sorted({value for value in values if values.count(value) > 1})
        require(not twice, f"look: two suits have the same {told}, {', '.join(map(repr, twice))}")
    named = {f"the symbol of suit {suit.name}": f"s-{suit.symbol}" for suit in look.suits if suit.symbol}
    named |= {f"the pip of suit {suit.name}": suit.pip for suit in look.suits if suit.pip}
    named |= {f"the pip {kind}": symbol for kind, symbol in look.pips.items()}
    named |= {f"the court card {rank}": symbol for rank, symbol in look.courts.items()}
    named |= {what: symbol for what, symbol in (("the back", look.back), ("the mat", look.mat)) if symbol}
    for what, symbol in named.items():
        kin = ", ".join(sorted(name for name in symbols if name.startswith(symbol[:2])))
        require(symbol in symbols, f"look: {what} is {symbol!r}, which the page does not have; it has {kin}")


def all_that_is_drawn_has_a_look(match: Match, at: int, luck: int) -> None:
    """Faces, seats, pips and counters are of suits and kinds that the look knows."""
    look = match.game.looks()
    suits = {suit.name.lower() for suit in look.suits}
    for viewer in (None, *range(match.seats)):
        view = match.game.view(match.frames[at].state, viewer)
        faces = [card.face for zone in view.zones for card in zone.cards if card.face]
        unknown = {(face.suit or face.rank).lower() for face in faces} - suits
        unknown |= {seat.suit.lower() for seat in view.seats} - {""} - suits
        require(not unknown, f"look: there is no suit {', '.join(sorted(unknown))}, which the view shows", at)
        pips = {pip.kind for face in faces for pip in face.pips} | {counter.pip for counter in view.counters}
        unknown = pips - {""} - set(look.pips)
        require(not unknown, f"look: there is no pip {', '.join(sorted(unknown))}, which the view shows", at)
        for seat in view.seats:
            counters = [counter for counter in view.counters if counter.seat == seat.number]
            enough = len(counters) >= look.large
            require(enough, f"view: seat {seat.number} has {len(counters)} counters, less than `large` in its look", at)


def one_card_of_a_trick_wins(match: Match, at: int, luck: int) -> None:
    """In a trick one card wins, and says so."""
    for zone in match.game.view(match.frames[at].state, None).zones:
        cards = [card for card in zone.cards if card.face]
        if zone.layout == "trick" and cards:
            winning = [card.id for card in cards if card.winning and card.badges]
            told = f"view: in zone {zone.id} {len(winning)} cards are winning, with a badge, instead of one"
            require(len(winning) == 1, told, at)


def tips_have_their_moment(game: Game) -> None:
    """Tips are short, and each is shown some time."""
    for tip in game.tips:
        size = len(game.words().find(tip.key) or "")
        require(0 < size <= LONGEST_TIP, f"tips: {tip.key} has {size} characters; 1 to {LONGEST_TIP} are possible")
    different = len({tip.when for tip in game.tips}) == len({tip.key for tip in game.tips}) == len(game.tips)
    require(different, "tips: two have the same moment or the same words")
    waiting = {tip.when for tip in game.tips}
    for luck in range(MOST_GAMES):
        if waiting:
            for first, view, said in seen_by_all(example(game, luck)):
                waiting -= {when for when in waiting if is_time(when, view, said, first=first)}
    require(not waiting, f"tips: in {MOST_GAMES} games it was never time for {', '.join(sorted(waiting))}")


def example(game: Game, luck: int) -> Match:
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
    require(what == "start", f"tips: {when!r} is no moment; there are start, why, action:KEY, log:KEY and zone:ID")
    return first


def rules_can_be_drawn(game: Game) -> None:
    """The rules are sections, and their pictures of cards can be drawn."""
    manual = make_manual(game, "en")
    require((manual.name, manual.title) == (game.name, game.title), f"README.md: its title is not {game.title!r}")
    require(manual.sections[0].title == "", "README.md: it begins without a title")
    require(all(section.title for section in manual.sections[1:]), "README.md: a section has no title")
    require(all("<" in section.html for section in manual.sections), "README.md: a section is empty")
    pictures = re.findall(r"^ *```cards\n(.*?)^ *```$", game.how_to_play(), re.MULTILINE | re.DOTALL)
    rows = [line.strip() for picture in pictures for line in picture.splitlines()]
    for row in rows:
        require(read_cards(row, game.looks()), f"README.md: these cards can't be drawn: {row}")
    drawn = sum(section.html.count("<figure data-cards=") for section in manual.sections)
    require(drawn == len(rows), f"README.md: of {len(rows)} rows of cards {drawn} are drawn")
    styled = any("style=" in section.html for section in manual.sections)
    require(not styled, "README.md: it has a style of its own, which the page does not take")
