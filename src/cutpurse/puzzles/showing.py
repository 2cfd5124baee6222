"""What is told of a puzzle: before a guess nothing but what its seat knows, and everything after it."""

from collections.abc import Mapping

from cutpurse.bots.explain import label
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain
from cutpurse.core.record import Record
from cutpurse.core.view import View
from cutpurse.puzzles.puzzle import Collection, Puzzle, Value


class PuzzleListed(Plain, frozen=True, kw_only=True):
    """A puzzle that can be tried."""

    id: str
    stars: int  # 1 to 5: how often weaker bots fail
    players: int


class PuzzleShown(Plain, frozen=True, kw_only=True):
    """What the seat to act knows."""

    id: str
    stars: int
    players: int
    view: View


class PuzzleHint(Plain, frozen=True, kw_only=True):
    """Two choices, of which one is right."""

    id: str
    actions: tuple[int, ...]
    labels: tuple[Message, ...]  # of these


class PuzzleChoice(Plain, frozen=True, kw_only=True):
    """What could have been done, and what is thought of it."""

    action: int
    label: Message
    value: float  # what the search maximises, 0 to 1
    chance: float | None  # to win; None where the game tells none
    score: float  # to expect in the end
    bots: Mapping[str, float]  # how often each weaker bot takes it


class Solution(Plain, frozen=True, kw_only=True):
    """Whether a guess was right, and why."""

    id: str
    right: bool
    answer: int
    label: Message
    reasons: tuple[Message, ...]  # in the game's own terms
    then: Message | None  # what follows
    gap: float  # of the value, to the next choice
    choices: tuple[PuzzleChoice, ...]  # the answer first, then by chance and score
    failed: Mapping[str, float]  # how often each weaker bot is wrong
    record: str  # the match so far, as text: to play on,
    step: int  # from its last one


def listed(collection: Collection | None) -> list[PuzzleListed]:
    puzzles = collection.puzzles.values() if collection else ()
    return [PuzzleListed(id=puzzle.id, stars=puzzle.stars, players=puzzle.seats) for puzzle in puzzles]


def shown(puzzle: Puzzle, match: Match) -> PuzzleShown:
    """Of the match, which has come to the puzzle, the view of the seat to act; nothing else."""
    return PuzzleShown(id=puzzle.id, stars=puzzle.stars, players=puzzle.seats, view=match.view(puzzle.seat))


def hint(puzzle: Puzzle, match: Match) -> PuzzleHint:
    """The right choice beside the wrong one that weaker bots take most often, in no telling order."""
    view = match.game.view(match.state, puzzle.seat)
    wrong = [value.action for value in puzzle.values if value.action != puzzle.answer]
    tempting = max(wrong, key=lambda action: sum(shares.get(str(action), 0.0) for shares in puzzle.tried.values()))
    left = sorted((puzzle.answer, tempting))
    return PuzzleHint(id=puzzle.id, actions=tuple(left), labels=tuple(label(view, action) for action in left))


def solution(puzzle: Puzzle, match: Match, guess: int) -> Solution:
    """What is told of a guess; IllegalAction if it is none."""
    match.check(guess)
    view = match.game.view(match.state, puzzle.seat)
    return Solution(
        id=puzzle.id,
        right=guess == puzzle.answer,
        answer=puzzle.answer,
        label=label(view, puzzle.answer),
        reasons=puzzle.reasons,
        then=puzzle.then,
        gap=puzzle.gap,
        choices=tuple(
            PuzzleChoice(
                action=value.action,
                label=label(view, value.action),
                value=value.value,
                chance=value.chance,
                score=value.score,
                bots={
                    bot: shares[str(value.action)]
                    for bot, shares in puzzle.tried.items()
                    if str(value.action) in shares
                },
            )
            for value in in_order(puzzle, match.game)
        ),
        failed=puzzle.failed(),
        record=Record(match=match).to_text(),
        step=len(match.frames) - 1,
    )


def in_order(puzzle: Puzzle, game: Game) -> list[Value]:
    """The answer, then the others by what is shown of them: the chance, or the value where none is told; the score."""

    def rank(value: Value) -> tuple[bool, float, float]:
        worth = value.value if value.chance is None else value.chance
        return value.action == puzzle.answer, worth, game.better(value.score)

    return sorted(puzzle.values, key=rank, reverse=True)
