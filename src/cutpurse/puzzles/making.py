"""Makes puzzles from the bots' own games.

A game between weak and middling bots is played to its end; then its decisions are looked at in random order. What a few
quick bots agree on is no puzzle. A short search looks for a choice that is far ahead of all others; a long one then has
to say the same from several worlds of the seat, each with random numbers of its own: so the answer follows from what
the seat knows. A game gives one puzzle at most. The seed and the number of the game decide all of it.
"""

import hashlib
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import count
from math import hypot
from random import Random

from cutpurse import games
from cutpurse.arena.workers import spread
from cutpurse.bots import make
from cutpurse.bots.calibration import chance
from cutpurse.bots.explain import action_of, reasons, what_follows
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import ActionValue, SearchResult
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.puzzles.grading import choices, failure, stars, tries
from cutpurse.puzzles.puzzle import Puzzle, Value

PLAYERS = ("greedy", "casual@1", "casual@40", "sharp@100", "sharp@200")
QUICK = (("greedy", 1), ("casual@1", 2), ("casual@40", 1))  # who must not all agree, and how often each is asked
FEWEST_CHOICES = 3
ADVISER = "expert"
SHORT = "sharp"
LAST = 10  # times the iterations of the long searches: those of the last ones
EASIEST = 0.03  # of tries that fail; what everybody finds is no puzzle
HOPELESS = 0.05  # a chance to win up to which no other choice may have more: such an answer would look wrong
USUAL_SHARE = 0.5  # of all puzzles, that have the same number of stars or are of the same kind
MOST_PASSED = 1  # puzzles in a row that are passed over because there are enough of their kind


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How much is searched, and what is clear enough."""

    short: int = 400  # iterations of the first look
    long: int = 10_000  # iterations of the searches that confirm
    worlds: int = 3  # from which they have to say the same
    last: int = LAST * 10_000  # iterations of the last searches: they play finals for which long ones have no time
    short_gap: float = 0.07  # of the value, by which the best leads the next
    gap: float = 0.05
    errors: float = 4.0  # standard errors by which it leads


@dataclass(frozen=True)
class Making:
    """The work of making: a job is the number of a game."""

    game: str
    seed: bytes
    settings: Settings

    @contextmanager
    def begin(self) -> Iterator[Callable[[int], Puzzle | None]]:
        game = games.load(self.game)
        yield lambda number: make_puzzle(game, self.seed, number, self.settings)


def make_puzzles(
    making: Making, wanted: int, found: Sequence[Puzzle], threads: int | None = 1
) -> Generator[tuple[int, Puzzle | None]]:
    """Look through games until there are so many puzzles, with those found before: each game and its puzzle, if any.

    They come in the order of the games, however many processes make them: so the seed decides which they are.
    """
    variety = Variety(found)
    due = variety.kept[-1].deal + 1 if variety.kept else 0
    waiting: dict[int, Puzzle | None] = {}
    results = spread(making, iter(count(due)), threads)
    try:
        while len(variety.kept) < wanted:
            number, puzzle = next(results)
            waiting[number] = puzzle
            while due in waiting and len(variety.kept) < wanted:
                ready = waiting.pop(due)
                yield due, ready if ready and variety.takes(ready) else None
                due += 1
    finally:
        results.close()


class Variety:
    """The puzzles that are kept: not too many alike, where there are others."""

    def __init__(self, found: Sequence[Puzzle]) -> None:
        self.kept = list(found)
        self.passed = 0

    def takes(self, puzzle: Puzzle) -> bool:
        """Whether to keep one more. What there is enough of is passed over, but only so often."""
        stars = sum(other.stars == puzzle.stars for other in self.kept)
        kind = sum(other.kind == puzzle.kind for other in self.kept)
        if max(stars, kind) > USUAL_SHARE * (len(self.kept) + 1) and self.passed < MOST_PASSED:
            self.passed += 1
            return False
        self.passed = 0
        self.kept.append(puzzle)
        return True


def make_puzzle(game: Game, seed: bytes, number: int, settings: Settings) -> Puzzle | None:
    """The puzzle of a game, if there is one."""
    luck = Random(hashlib.sha256(seed + f"/{game.name}/{number}".encode()).digest())
    match = play(game, luck)
    steps = looked_at(match, luck)
    return next(filter(None, (puzzle_at(match, step, number, luck, settings) for step in steps)), None)


def looked_at(match: Match, luck: Random) -> list[int]:
    """The steps after which somebody had a choice, in the order they are looked at: seldom questions may come first."""
    by_prompt: dict[str, list[int]] = {}
    for step in range(len(match.frames) - 1):
        if match.had_choice(step + 1):
            frame = match.frames[step]
            by_prompt.setdefault(match.game.view(frame.state, frame.turn).prompt.key, []).append(step)
    groups = list(by_prompt.values())
    luck.shuffle(groups)
    for steps in groups:
        luck.shuffle(steps)
    return [step for steps in groups for step in steps]


def play(game: Game, luck: Random) -> Match:
    """A whole game between bots that are drawn for each seat."""
    match = Match(game, seats=luck.choice(game.seats), seed=luck.randbytes(32))
    rng, bots = fast_rng(luck.getrandbits(40)), [make(luck.choice(PLAYERS)) for _ in range(match.seats)]
    while match.turn is not None:
        match.play(bots[match.turn].choose(Position.of(match, rng)))
    return match


def puzzle_at(match: Match, step: int, number: int, luck: Random, settings: Settings) -> Puzzle | None:
    """The decision after a step, if it makes a puzzle."""
    first = luck.getrandbits(40)
    position = Position.of(match, fast_rng(first), step)
    if sum(not position.is_pointless(action) for action in position.legal) < FEWEST_CHOICES:
        return None
    if len({choice for name, n in QUICK for choice in choices(match, step, name, range(first, first + n))}) < 2:
        return None
    glance = level(SHORT, Budget(iterations=settings.short)).think(position)
    if not clear(glance, settings.short_gap, settings.errors / 2):
        return None
    found = confirm(match, step, first, settings)
    if found is None or found[0].chosen != glance.chosen:
        return None
    tried = tries(match, step, first)
    failing = failure(tried, glance.chosen)
    if failing < EASIEST:
        return None
    puzzle = written(match, step, number, found, tried, failing)
    return puzzle if convinces(puzzle) and holds(match, puzzle, settings, step) else None


def convinces(puzzle: Puzzle) -> bool:
    """Whether there is something to say for the answer, and what is shown of it does not speak against it."""
    answer, *others = [value.chance or 0.0 for value in puzzle.values]
    return bool(puzzle.reasons or puzzle.then) and (answer > HOPELESS or answer >= max(others))


def holds(match: Match, puzzle: Puzzle, settings: Settings, step: int | None = None) -> bool:
    """Whether far longer searches, in worlds of their own, still find the answer clearly best."""
    for world in range(settings.worlds):
        position = Position.of(match, fast_rng(int(puzzle.id, 16) + world), step)
        result = level(ADVISER, Budget(iterations=settings.last)).think(position)
        if result.chosen != puzzle.answer or not clear(result, settings.gap / 2, settings.errors):
            return False
    return True


def confirm(match: Match, step: int, first: int, settings: Settings) -> list[SearchResult] | None:
    """Long searches from several worlds of the seat that all say the same, clearly; None if they do not."""
    told = match.game.view(match.frames[step].state, match.frames[step].turn)
    found: list[SearchResult] = []
    for world in range(settings.worlds):
        position = Position.of(match, fast_rng(first + 1000 + world), step)
        result = level(ADVISER, Budget(iterations=settings.long)).think(position)
        same = position.view == told and (not found or result.chosen == found[0].chosen)
        if not same or not clear(result, settings.gap, settings.errors):
            return None
        found.append(result)
    return found


def clear(result: SearchResult, gap: float, errors: float) -> bool:
    """Whether the chosen action is the best one by far, of all: a pointless one that looks better would be a doubt."""
    best, second = two_best(result)
    ahead = best.value - second.value
    return (
        result.chosen == best.action
        and ahead >= gap
        and ahead >= errors * hypot(best.error, second.error)
        and ahead > 0
    )


def two_best(result: SearchResult) -> list[ActionValue]:
    return sorted(result.actions, key=lambda each: each.value, reverse=True)[:2]


def written(
    match: Match,
    step: int,
    number: int,
    found: Sequence[SearchResult],
    tried: dict[str, dict[str, float]],
    failing: float,
) -> Puzzle:
    """A puzzle as it is kept."""
    result = found[0]
    actions = tuple(frame.action for frame in match.frames[: step + 1] if frame.action is not None)
    position = Position.of(match, fast_rng(number), step)
    gaps = [best.value - second.value for best, second in map(two_best, found)]
    told = f"{match.game.name} {match.seats} {match.seed.hex()} {actions}"
    return Puzzle(
        id=hashlib.sha256(told.encode()).hexdigest()[:12],
        deal=number,
        seats=match.seats,
        seed=match.seed.hex(),
        actions=actions,
        seat=result.seat,
        kind=f"{position.view.prompt.key} {action_of(position.view, result.chosen).label.key}",
        answer=result.chosen,
        stars=stars(failing),
        gap=round(min(gaps), 4),
        values=tuple(value_of(each, result.seat, match.game) for each in result.actions),
        tried=tried,
        reasons=reasons(position, result.chosen),
        then=what_follows(result, position),
    )


def value_of(found: ActionValue, seat: int, game: Game) -> Value:
    likely = chance(game.name, "stronger", found.win_share)
    return Value(
        action=found.action,
        value=round(min(1.0, max(0.0, found.value)), 4),
        chance=None if likely is None else round(likely, 4),
        score=round(found.scores[seat], 2),
    )


def made_with(settings: Settings, version: str) -> dict[str, str | int | float]:
    """What a file says of how its puzzles were made."""
    return {"version": version, "search": ADVISER, **asdict(settings)}
