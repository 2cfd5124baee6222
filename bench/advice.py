"""How often advice contradicts itself: what it says will follow, and what the same bot then says of it.

Positions come from games of greedy players. Where an explanation names a next action, the chosen one is played, and the
same adviser is asked about the position that follows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random

from bench.machine import machine
from bench.measure import Progress
from bench.results import Limit, Results, Row
from cutpurse import bots
from cutpurse.bots.explain import explain
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match

ADVISER, BUDGET = "expert", Budget(iterations=6000)
ASKED = 1 / 4  # of all choices
MOST_COSTLY = 0.03

FOLLOWED = "Advice followed by what it says comes next"
NOTES = {
    FOLLOWED: "Of all positions where advice was asked, in how many it named a next action; of these, how many the same"
    " bot called costly at the next step, against the best it saw there."
}


@dataclass(frozen=True, kw_only=True)
class Followed:
    """What became of the advice in one position."""

    named: bool  # a next action
    costly: bool = False  # is what the same bot calls that one later


def run(games: Sequence[Game], positions: int, progress: Progress) -> Results:
    here, rows = machine(), []
    for number, game in enumerate(games, 1):
        rows.append(row(game.title, list(follow(game, positions))))
        progress(number, len(games))
    return Results(
        title="Advice",
        date=date.today().isoformat(),
        taken=f"{ADVISER} with {BUDGET} iterations, in games of greedy players, at one choice in {round(1 / ASKED)}",
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def follow(game: Game, positions: int) -> Iterator[Followed]:
    """Ask in so many positions, of as many games as it takes."""
    luck = Random(game.name)
    rng, bot = fast_rng(luck.getrandbits(40)), bots.make("greedy")
    while True:
        match = Match(game, seats=luck.choice(game.seats), seed=luck.randbytes(32))
        while not match.over:
            position = Position.of(match, rng)
            if len(position.legal) > 1 and luck.random() < ASKED:
                yield ask(match, position)
                positions -= 1
                if not positions:
                    return
            match.play(bot.choose(position))


def ask(match: Match, position: Position) -> Followed:
    """What advice names to follow, and how the same bot grades that when it comes to it; the match stays as it is."""
    result = level(ADVISER, BUDGET).think(position)
    if result.then is None:
        return Followed(named=False)
    match.play(result.chosen)
    after = Position.of(match, position.rng)
    told = explain(level(ADVISER, BUDGET).think(after), after, "greedy")
    match.take_back()
    return Followed(
        named=True, costly=any(each.action == result.then and each.grade == "costly" for each in told.actions)
    )


def row(name: str, found: Sequence[Followed]) -> Row:
    named = sum(each.named for each in found)
    share = sum(each.costly for each in found) / named if named else 0.0
    return Row(
        part=FOLLOWED,
        name=name,
        unit="share",
        figures={"named": named / len(found), "costly": share},
        beside=(f"{len(found):,} positions, {named:,} named",),
        limits=(Limit(text=f"under {MOST_COSTLY:.0%} costly", met=share < MOST_COSTLY),),
    )
