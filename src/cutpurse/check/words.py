"""The words of a game: whole games are told in all its languages without a gap."""

from collections.abc import Iterator

from cutpurse.check.broken import require
from cutpurse.check.views import all_messages
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.words import ENGLISH


def games_are_told_without_a_gap(match: Match, at: int, luck: int) -> None:
    """Whatever is said to anybody has words, in every language of the game."""
    for language in match.game.languages:
        words = match.game.words(language)
        for where, message, viewer in said(match, at):
            words.gaps.clear()
            text = words.say(message, viewer)
            gaps = sorted(words.gaps)
            require(not gaps, f"{where}: words/{language}.ftl has no words for {', '.join(gaps)}", at)
            neat = text and text == " ".join(text.split())
            require(neat, f"{where}: words/{language}.ftl says {text!r} for {message.key}, with spaces or nothing", at)


def said(match: Match, at: int) -> Iterator[tuple[str, Message, int | None]]:
    """All that is said after a step: where, what and to whom."""
    game, frame = match.game, match.frames[at]
    for viewer in (None, *range(match.seats)):
        yield from ((where, message, viewer) for where, message in all_messages(match.view(viewer, at)))
    if frame.turn >= 0:
        because = game.shows("because")
        for action in range(game.actions):
            if game.notation(frame.state, action):
                yield "action_name", game.action_name(frame.state, action), None
            if reason := game.why_not(frame.state, action):
                yield "why_not", reason, None
            elif because:
                yield from (("because", message, frame.turn) for message in because(frame.state, action))
    if at == len(match.frames) - 1 and match.outcome:
        yield "reason", match.outcome.reason, None


def introduction_has_words(game: Game) -> None:
    """What is told before a game has words."""
    require(ENGLISH in game.languages, f"there is no words/{ENGLISH}.ftl in {game.package}")
    for language in game.languages:
        words, home = game.words(language), f"words/{language}.ftl"
        words.gaps.clear()
        for key in ("tagline", "credits", *(tip.key for tip in game.tips)):
            require(words.find(key), f"{home} has no entry {key}")
        for option in game.options:
            key = f"option-{option.name}"
            require(words.find(key), f"{home} has no entry {key}, for the option {option.name}")
            for value in getattr(option, "names", ()):
                require(words.find(key, value), f"{home}: the entry {key} has no attribute .{value}")
        for suit in game.looks().suits:
            key = f"suit-{suit.name.replace(' ', '-')}"
            require(language == ENGLISH or words.find(key), f"{home} has no entry {key}, for the suit {suit.name}")
        require(not words.gaps, f"{home}: {', '.join(sorted(words.gaps))}")
