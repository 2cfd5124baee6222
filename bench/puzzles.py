"""Whether the answers of puzzles hold: a search with ten times the iterations has to agree, in another world."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random

from bench.machine import machine
from bench.measure import Progress, counter
from bench.results import Limit, Results, Row
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.puzzles.making import ADVISER, two_best
from cutpurse.puzzles.puzzle import Collection, Puzzle, puzzles_of

MORE = 10  # times the budget that the answers were found with

AGREED = "Answers confirmed"
NOTES = {
    AGREED: f"Puzzles drawn at random of those that come with each game. A search with {MORE} times the iterations that"
    " confirmed each answer when it was made, from another world of the seat and with other random numbers: how often"
    " its best choice is the answer; and by how much the answer leads the next choice there, at least and on average,"
    " as a share of the value."
}


@dataclass(frozen=True, kw_only=True)
class Checked:
    """What a much longer search says of a puzzle."""

    puzzle: str
    agrees: bool
    gap: float  # by which the answer leads the best other choice; negative where it does not


def run(games: Sequence[Game], sample: int, progress: Progress) -> Results:
    here = machine()
    found = {game: collection for game in games if (collection := puzzles_of(game)) and collection.puzzles}
    done = counter(progress, sum(min(sample, len(collection.puzzles)) for collection in found.values()))
    rows = [row(game, collection, list(check(collection, sample, done))) for game, collection in found.items()]
    return Results(
        title="Puzzles",
        date=date.today().isoformat(),
        taken=f"{ADVISER} with {MORE} times the iterations that the puzzles were made with",
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def check(collection: Collection, sample: int, done: Callable[[], None] = lambda: None) -> Iterator[Checked]:
    """Search in so many puzzles, drawn at random but always the same."""
    puzzles = list(collection.puzzles.values())
    luck = Random(collection.game.name)
    for puzzle in luck.sample(puzzles, min(sample, len(puzzles))):
        yield check_one(collection, puzzle, luck.getrandbits(40))

        done()


def check_one(collection: Collection, puzzle: Puzzle, seed: int) -> Checked:
    position = Position.of(collection.match(puzzle), fast_rng(seed))
    iterations = round(MORE * int(collection.header.made["long"]))
    result = level(ADVISER, Budget(iterations=iterations)).think(position)
    best, second = two_best(result)
    values = {each.action: each.value for each in result.actions}
    other = second.value if best.action == puzzle.answer else best.value
    return Checked(
        puzzle=puzzle.id,
        agrees=puzzle.answer == best.action == result.chosen,
        gap=values[puzzle.answer] - other,
    )


def row(game: Game, collection: Collection, found: Sequence[Checked]) -> Row:
    wrong = [each.puzzle for each in found if not each.agrees]
    gaps = [each.gap for each in found]
    return Row(
        part=AGREED,
        name=game.title,
        unit="share",
        figures={
            "agreed": 1 - len(wrong) / len(found),
            "least lead": min(gaps),
            "mean lead": sum(gaps) / len(gaps),
        },
        beside=(
            f"{len(found)} of {len(collection.puzzles)} puzzles",
            f"{round(MORE * int(collection.header.made['long'])):,} iterations each",
        ),
        limits=(Limit(text="all agreed", met=not wrong),),
        note=f"not confirmed: {', '.join(wrong)}" if wrong else "",
    )
