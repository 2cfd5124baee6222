"""How fast the search is, beside OpenSpiel's in one run, and how well it keeps to its time."""

from collections.abc import Callable
from datetime import date

from bench import moves, ours, peers
from bench.machine import NO_OPENSPIEL, machine
from bench.measure import Progress, Spread, counter, in_turn
from bench.results import Limit, Results, Row, figure
from cutpurse import games
from cutpurse.bots.levels import LEVELS
from cutpurse.bots.search.settings import Settings

ROUNDS = 7
SECONDS = 0.3  # for one candidate in one round

# Random playouts, uniform worlds, no prior.
PLAIN = Settings(greedy_rate=0.0, greedy_prior=0.0, deal_playouts=1, depth=64, likely_worlds=False, stored_worlds=0)
USUAL, _ = LEVELS["sharp"]

LIKE = "Iterations a second on one core, with random playouts"
LEVEL = "Iterations a second on one core, as the levels search"
NOTES = {
    LIKE: "From the first decision with a choice: a world, down a tree, random play to the end. Our tree is of the"
    " seat's own moves, 8,192 nodes at most; theirs of all seats' moves. Ours try all candidate actions"
    " in each world. OpenSpiel's is ISMCTSBot in C++, with a new world and one random rollout each time; it can't"
    " play spades, and oh_hell has ten tricks here. Games differ in length: beside is how many times as many"
    " simulations Lucre makes, and of decisions within them.",
    LEVEL: "The same positions. Playouts follow the greedy rules and the others' cards fit what they have done, which"
    " takes longer and plays better; after a new deal an iteration may play several ends.",
    moves.PART: moves.NOTE,
    moves.LEVEL: moves.LEVEL_NOTE,
}
SETTINGS = {LIKE: PLAIN, LEVEL: USUAL}
LUCRE = "lucre"  # the game beside which others' games are put
LEAST = 300_000  # iterations/s there
LEAST_TIMES = 10  # as many as OpenSpiel


def run(progress: Progress | None = None) -> Results:
    """Measure everything; about four minutes."""
    here = machine()
    spiel = peers.SEARCHED if peers.openspiel_version() else {}
    rounds = ROUNDS * (len(SETTINGS) * len(games.names()) + len(spiel))
    turns = len(moves.SIDE_BY_SIDE) * sum(moves.turns(name, moves.MOVES) for name in moves.BOTS)
    done = counter(progress, rounds + turns + len(LEVELS))
    rows = [*speeds(done), *moves.measure(moves.MOVES, done), *moves.measure_levels(moves.MOVES, done)]
    return Results(
        title="The search: speed and time for a move",
        date=date.today().isoformat(),
        taken=f"of speeds the best and the worst of {ROUNDS} rounds, all candidates in turn",
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def speeds(done: Callable[[], None]) -> list[Row]:
    """Plain searches beside OpenSpiel's, and ours as the levels use it, all measured in turn."""
    mine = {name: games.load(name) for name in games.names()}
    rates = {
        f"{part}/{name}": ours.search(game, settings)
        for part, settings in SETTINGS.items()
        for name, game in mine.items()
    }
    spiel = {name: peers.openspiel_search(name) for name in peers.SEARCHED} if peers.openspiel_version() else {}
    found = in_turn(rates | {name: rate for name, (rate, _) in spiel.items()}, ROUNDS, SECONDS, done)
    rows = []
    for name, game in mine.items():
        spread, length = found[f"{LIKE}/{name}"], ours.decisions_per_game(game)
        limits = (Limit(text=f"at least {LEAST // 1000} k/s", met=spread.best >= LEAST),) if name == LUCRE else ()
        beside = (f"{length:.0f} decisions each",)
        rows.append(figure(LIKE, game.title, spread, unit="iterations/s", beside=beside, limits=limits))
    lucre, lucre_length = found[f"{LIKE}/{LUCRE}"], ours.decisions_per_game(mine[LUCRE])
    for name, (_, length) in spiel.items():
        rows.append(beside_lucre(name, found[name], length, lucre, lucre_length))
    if not spiel:
        rows.append(figure(LIKE, "OpenSpiel", None, missing=NO_OPENSPIEL))
    for name, game in mine.items():
        rows.append(figure(LEVEL, game.title, found[f"{LEVEL}/{name}"], unit="iterations/s"))
    return rows


def beside_lucre(name: str, found: Spread, length: float, lucre: Spread, lucre_length: float) -> Row:
    """A game of OpenSpiel, and how much faster we are in Lucre: in simulations, and in the decisions of all of them."""
    times = lucre.best / found.best
    return figure(
        LIKE,
        f"OpenSpiel {name}",
        found,
        unit="iterations/s",
        ratio=times,
        beside=(
            f"Lucre {times:.1f}x",
            f"{length:.0f} decisions each",
            f"Lucre {times * lucre_length / length:.1f}x by decisions",
        ),
        limits=(Limit(text=f"at least {LEAST_TIMES}x", met=times >= LEAST_TIMES),),
    )
