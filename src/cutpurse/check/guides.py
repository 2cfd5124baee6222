"""A guided first game can be played: from its deal every action is legal, and all that it tells and shows is there."""

from collections.abc import Iterator

from cutpurse.check.broken import require
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.guide import Guide
from cutpurse.core.guided import Guided, Scene, guided
from cutpurse.core.view import View

LONGEST = 240  # characters that are told at once, in any language


def guides_lead_to_their_end(game: Game) -> None:
    """A guided first game is legal from its deal, shows what is there, has words for all, and ends."""
    if game.guide is None:
        return
    last = game.guide.steps[-1]
    require(any(step.play for step in game.guide.steps), "the guide never lets the learner play")
    require(not last.play and not last.then, "the guide: its last step is to be read only, for nothing follows it")
    try:
        found = guided(game)
    except CutpurseError as error:
        require(False, str(error))  # which is told as what it is
    for scene in found.scenes:
        targets_are_there(scene)
        others_are_answered(game.guide, scene)
    words_are_short(game, found)


def targets_are_there(scene: Scene) -> None:
    lost = set(scene.at) - set(targets(scene.view))
    told = f"step {scene.step + 1} of the guide points at {', '.join(sorted(lost))}, which the view does not have"
    require(not lost, told)


def targets(view: View) -> Iterator[str]:
    """All that can be pointed at."""
    for zone in view.zones:
        yield zone.id
        yield from (card.id for card in zone.cards)
    yield from (counter.id for counter in view.counters)
    yield from (f"seat.{seat.number}" for seat in view.seats)


def others_are_answered(guide: Guide, scene: Scene) -> None:
    """Where something else is permitted than what goes on, there are words for it."""
    accepted = set(guide.steps[scene.step].play)
    others = {action.text for action in scene.view.actions} - accepted if accepted else set()
    named = f"step {scene.step + 1} of the guide"
    require(not others or scene.other, f"{named} has no `other`, but {min(others, default='')} is permitted, too")
    require(others or not scene.other, f"{named} has `other`, but nothing else is permitted")


def words_are_short(game: Game, found: Guided) -> None:
    messages = {message.key for scene in found.scenes for message in (scene.say, scene.other) if message}
    for language in game.languages:
        words = game.words(language)
        for key in sorted(messages):
            text = words.find(key) or ""
            told = f"words/{language}.ftl: {key} of the guide has {len(text)} characters; 1 to {LONGEST} are possible"
            require(0 < len(text) <= LONGEST, told)
