"""How fast the engine is, beside a loop in C and beside OpenSpiel, all in one run."""

import os
import tempfile
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from bench import follow_suit, ours, peers
from bench.machine import NO_GCC, NO_OPENSPIEL, machine
from bench.measure import Progress, Rate, Spread, counter, in_turn, time_python
from bench.results import Limit, Results, Row, figure
from cutpurse import games

ROUNDS = 7
SECONDS = 0.3  # for one candidate in one round
STARTS = 5  # how often what takes no time to speak of is started, and
COMPILES = 2  # how often what takes long

WHOLE = "Whole random games, one core"
STEPS = "Random games driven from Python, one decision at a time"
START = "Starting"
NOTES = {
    WHOLE: "Deals are included. Ours are drawn from ChaCha20, those in C from the smallest generator that will do. Of"
    " OpenSpiel only the call of evaluate_bots is timed.",
    STEPS: "Deals are included. OpenSpiel's are made by calls from Python, a card a call: beside it are all its calls."
    " Each of ours is a decision.",
    START: "Wall time of whole processes, Python's own start included; beside it the least processor time, which tells"
    " more on a machine that others use, too. Compiled is what playing and simulating needs; what programs"
    " call (begin, act, redeal, observe, broken_law) is compiled when it is first called.",
}
LUCRE = "Lucre"  # the game beside which others' games are put

LEAST_WHOLE = {"lucre": 20e6, "dirty_money": 10e6, "cryptruck": 10e6, "village": 5e6}  # decisions/s, where the loop in
USUAL_C = 60e6  # C runs at this speed
LEAST_SHARE = 0.5  # of C, aimed for
LEAST_STEPS = 500e3
LEAST_TIMES = 10  # faster than OpenSpiel's whole games
MOST_COMPILING, MOST_LOADING, MOST_HELP = 15.0, 1.0, 0.3  # seconds

HELP = "import sys; sys.argv = ['cutpurse', '--help']; from cutpurse.cli import main; main()"
COMPILE = """
import sys
from cutpurse import games
from cutpurse.bots.warm import warm
warm(games.load(sys.argv[1]), ["rules"], print)
"""
LOAD = """
import sys
from cutpurse import games
from cutpurse.bots.warm import compile_call, rules_calls
for call in rules_calls(games.load(sys.argv[1])):
    compile_call(*call)
"""


def run(progress: Progress | None = None) -> Results:
    """Measure everything; about four minutes."""
    here, names = machine(), games.names()
    spiel = peers.GAMES if peers.openspiel_version() else ()
    measured = 2 + 2 * len(names) + 2 * len(spiel)
    done = counter(progress, ROUNDS * measured + (COMPILES + STARTS) * len(names) + STARTS)
    with tempfile.TemporaryDirectory(prefix="cutpurse-bench-") as folder:
        rows = [*whole_games(Path(folder), done), *one_at_a_time(done), *starting(Path(folder), done)]
    return Results(
        title="Speed of the engine",
        date=date.today().isoformat(),
        taken=f"the best and the worst of {ROUNDS} rounds, all candidates in turn",
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def whole_games(folder: Path, done: Callable[[], None]) -> list[Row]:
    """Inside compiled code: C, the same game in our rules, our games, OpenSpiel's games in its C++."""
    c, same = "a game in C", "same in our rules"
    mine = {game.title: game for game in map(games.load, games.names())}
    rates: dict[str, Rate] = {same: ours.whole_games(follow_suit.template())}
    rates |= {title: ours.whole_games(ours.template(game, 2)) for title, game in mine.items()}
    if peers.gcc_version():
        rates[c] = peers.c_loop(folder)
    spiel = openspiel_games()
    rates |= {label: peers.openspiel_whole_games(name) for label, name in spiel.items()}
    found = in_turn(rates, ROUNDS, SECONDS, done)
    base = found[c].best if c in found else None
    rows = [figure(WHOLE, c, found.get(c), missing=NO_GCC)]
    for title in (same, *mine):
        share = found[title].best / base if base else None
        beside = (f"{share:.0%} of C",) if share else ()
        limits = limits_of(mine[title].name, found[title].best, base) if title in mine else ()
        rows.append(figure(WHOLE, title, found[title], ratio=share, beside=beside, limits=limits))
    for label in spiel:
        times = found[LUCRE].best / found[label].best
        limits = (Limit(text=f"at least {LEAST_TIMES}x", met=times >= LEAST_TIMES),)
        rows.append(figure(WHOLE, label, found[label], ratio=times, beside=(f"{LUCRE} {times:.1f}x",), limits=limits))
    return rows if spiel else [*rows, figure(WHOLE, "OpenSpiel", None, missing=NO_OPENSPIEL)]


def openspiel_games() -> dict[str, str]:
    """Its games by what we call them here; none if it is not installed."""
    return {f"OpenSpiel {name}": name for name in peers.GAMES} if peers.openspiel_version() else {}


def limits_of(game: str, rate: float, c: float | None) -> tuple[Limit, ...]:
    """What the game is to reach where C runs at its usual speed, less on a slower machine; for Lucre half of C, too."""
    if game not in LEAST_WHOLE:
        return ()
    least = LEAST_WHOLE[game] * (min(1, c / USUAL_C) if c else 1)
    floor = Limit(text=f"at least {least / 1e6:.0f} M/s", met=rate >= least)
    half = Limit(text="aim: half of C", met=rate >= LEAST_SHARE * c) if c and game == "lucre" else None
    return (floor, half) if half else (floor,)


def one_at_a_time(done: Callable[[], None]) -> list[Row]:
    """Driven from Python: list what is permitted, carry one out."""
    mine = {game.title: ours.from_python(game) for game in map(games.load, games.names())}
    spiel = {label: peers.openspiel_from_python(name) for label, name in openspiel_games().items()}
    found = in_turn(mine | {label: rate for label, (rate, _) in spiel.items()}, ROUNDS, SECONDS, done)
    rows = []
    for title in mine:
        limits = [Limit(text=f"at least {LEAST_STEPS / 1e6} M/s", met=found[title].best >= LEAST_STEPS)]
        if spiel:
            ahead = found[title].best > max(found[label].best for label in spiel)
            limits.append(Limit(text="beats OpenSpiel", met=ahead))
        rows.append(figure(STEPS, title, found[title], limits=tuple(limits) if title == LUCRE else ()))
    for label, (_, calls_per_decision) in spiel.items():
        times = found[LUCRE].best / found[label].best
        calls = found[label].best * calls_per_decision() / 1e6
        beside = (f"{LUCRE} {times:.1f}x", f"{calls:.2f} M calls/s")
        rows.append(figure(STEPS, label, found[label], ratio=times, beside=beside))
    return rows if spiel else [*rows, figure(STEPS, "OpenSpiel", None, missing=NO_OPENSPIEL)]


def starting(folder: Path, done: Callable[[], None]) -> list[Row]:
    """Whole processes: a game's first compile, its loading from the cache, and the help text."""
    rows = []
    for game in map(games.load, games.names()):
        compiling = [timed(COMPILE, game.name, folder / f"cache-{game.name}-{i}", done) for i in range(COMPILES)]
        loading = [timed(LOAD, game.name, folder / f"cache-{game.name}-0", done) for _ in range(STARTS)]
        rows.append(duration(f"{game.title}: first compile", compiling, MOST_COMPILING))
        rows.append(duration(f"{game.title}: load from the cache", loading, MOST_LOADING))
    helping = [timed(HELP, "", folder / "cache", done) for _ in range(STARTS)]
    return [*rows, duration("cutpurse --help", helping, MOST_HELP)]


def timed(code: str, word: str, cache: Path, done: Callable[[], None]) -> tuple[float, float]:
    environment = os.environ | {"CUTPURSE_CACHE": str(cache), "CUTPURSE_INTERPRETED": "0"}
    seconds = time_python(code, word, environment=environment)
    done()
    return seconds


def duration(name: str, rounds: Sequence[tuple[float, float]], most: float) -> Row:
    spread = Spread.of_times([seconds for seconds, _ in rounds])
    beside = (f"{min(busy for _, busy in rounds):.2f} s",)
    limits = (Limit(text=f"under {most:g} s", met=spread.best < most),)
    return figure(START, name, spread, unit="s", beside=beside, limits=limits)
