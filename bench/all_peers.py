"""Ours beside all peers, in one run on one core: batches, one decision at a time from Python, whole games."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import date

from bench import kuhn, ours
from bench.machine import machine
from bench.measure import Clock, Progress, Rate, Spread, counter, in_turn
from bench.peer_loops import aec_rate
from bench.peer_processes import PACKAGES, rates_of
from bench.results import Limit, Results, Row, figure
from cutpurse import games
from cutpurse.core.game import Game

ROUNDS = 9
SECONDS = 0.25  # for one candidate in one round

MASKS = "Batches with masks, no observations"
SEEN = "Batches with masks and the mover's observation"
STEPS = "One decision at a time, from Python"
PETTINGZOO = "PettingZoo's interface, with masks and observations"
WHOLE = "Whole random games"
SMALLEST = "kuhn_poker"  # of the peers' games; `bench.kuhn` is the same game in our rules
LARGER = (
    " Peers' games differ from ours: kuhn_poker has three cards, at most three decisions and observations of 7 truth"
    " values, leduc_holdem six cards and observations of 34, which is as small as games get;"
    " OpenSpiel's four deal 24 to 52 cards and are about as large as ours; doudizhu and uno are larger, with whole"
    " hands of cards as actions. Ours have dozens of decisions in a game, and 34 to 62 actions; how many numbers an"
    " observation has stands beside the figures."
)
ALIKE = (
    " To tell what a library costs, and not a game, Kuhn poker is there in rules of ours, too, in the very same batch:"
    " that row is held to being ahead of Pgx's. Our five games write 22 to 172 times as many numbers as Pgx in"
    " kuhn_poker, and are held to being ahead of leduc_holdem, the larger of its two games, which is far smaller than"
    " any of ours; how they do beside kuhn_poker is told all the same."
)
NOTES = {
    MASKS: "Decisions per second: 2,048 games in a batch; each step takes an action for every game, chosen at random"
    " from what is permitted (which counts, too), deals anew where a game has ended, and writes all masks. Pgx, on"
    " the same core, has masks and observations in every step, batches of three sizes, and its own auto-reset;"
    " 64 steps with their random actions are one compiled call there, so that Python's part does not count.",
    SEEN: "The same, and what the seat to move knows is written." + LARGER + ALIKE,
    STEPS: "List what is permitted, carry one out. RLCard makes an observation in each step, the others don't."
    " OpenSpiel's chance events are calls, too, and no decisions.",
    PETTINGZOO: "The loop of its documentation: last(), a random action from the mask, step().",
    WHOLE: "Inside compiled code, or C++, with nothing but the result.",
}
LEAST_MASKS, LEAST_SEEN = 15e6, 4e6
HELD = ("lucre", "cryptruck")  # to these limits
LEAST_TIMES = 10  # our environments for PettingZoo beside its own


def run(progress: Progress | None = None) -> Results:
    """Measure everything; about five minutes, and as long for compiling when it is first done."""
    here = machine()
    mine = [*map(games.load, games.names())]
    batched = [*mine, kuhn.GAME]
    with ExitStack() as stack:
        stack.enter_context(one_core())
        peers = {library: stack.enter_context(rates_of(library)) for library in PACKAGES}
        parts = {
            MASKS: by_title(batched, lambda game, clock: ours.batch(game, None, clock)) | peers["pgx"],
            SEEN: by_title(batched, lambda game, clock: ours.batch(game, "uint8", clock), ", uint8")
            | by_title(mine, lambda game, clock: ours.batch(game, "float32", clock), ", float32")
            | peers["pgx"],
            STEPS: by_title(mine, ours.from_python) | having(peers["openspiel"], "Python loop") | peers["rlcard"],
            PETTINGZOO: by_title(mine, our_aec) | peers["pettingzoo"],
            WHOLE: by_title(mine, lambda game, clock: ours.whole_games(ours.template(game, 2), clock))
            | having(peers["openspiel"], "C++"),
        }
        done = counter(progress, ROUNDS * sum(map(len, parts.values())))
        rows = [
            row
            for part, rates in parts.items()
            for row in rows_of(part, batched, in_turn(rates, ROUNDS, SECONDS, done))
        ]
    return Results(
        title="Ours beside all peers",
        date=date.today().isoformat(),
        taken=f"per second of one core's time, best and worst of {ROUNDS} rounds of {SECONDS} s, all of a part in turn",
        machine=here | {"peers": ", ".join(title for _, title in PACKAGES.values())},
        notes=NOTES,
        rows=tuple(rows),
    )


@contextmanager
def one_core() -> Iterator[None]:
    """This process, and those that it starts, on one core, where that can be had."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def by_title(mine: list[Game], rate: Callable[[Game, Clock], Rate], kind: str = "") -> dict[str, Rate]:
    return {game.title + kind: rate(game, time.process_time) for game in mine}


def having(rates: Mapping[str, Rate], word: str) -> dict[str, Rate]:
    return {name: rate for name, rate in rates.items() if word in name}


def our_aec(game: Game, _: Clock) -> Rate:
    """Our environment for PettingZoo."""
    from cutpurse.envs.pettingzoo import environments

    return aec_rate(environments()[f"{game.name}_v{game.version}"].env())


def rows_of(part: str, mine: list[Game], found: Mapping[str, Spread]) -> list[Row]:
    """What was found, ours first, each with its limits, and peers with how many times as fast our slowest is."""
    ours_by_name = {name: game for name in found for game in mine if name.startswith(game.title)}
    theirs = {name: spread for name, spread in found.items() if name not in ours_by_name}
    rows = [
        figure(
            part,
            name,
            found[name],
            limits=tuple(limits_of(part, name, game, found[name].best, theirs)),
            beside=(f"{game.observation_size:,} numbers",) if part == SEEN else (),
        )
        for name, game in ours_by_name.items()
    ]
    slowest = min(found[name].best for name, game in ours_by_name.items() if game is not kuhn.GAME)
    same = [found[name].best for name, game in ours_by_name.items() if game is kuhn.GAME]
    for name, spread in theirs.items():
        times = slowest / spread.best
        alike = [f"the same game in ours {rate / spread.best:,.1f}x" for rate in same if SMALLEST in name]
        rows.append(figure(part, name, spread, ratio=times, beside=(f"our slowest {times:,.1f}x", *alike)))
    return rows


def limits_of(part: str, name: str, game: Game, rate: float, theirs: Mapping[str, Spread]) -> Iterator[Limit]:
    if game.name in HELD and part == MASKS:
        yield Limit(text=f"at least {LEAST_MASKS / 1e6:.0f} M/s", met=rate >= LEAST_MASKS)
    if game.name in HELD and part == SEEN and "uint8" in name:
        yield Limit(text=f"at least {LEAST_SEEN / 1e6:.0f} M/s", met=rate >= LEAST_SEEN)
    if theirs and "float32" not in name:
        text, held = held_to(part, game)
        best = max(spread.best for peer, spread in theirs.items() if held(peer))
        yield Limit(text=text, met=rate >= (LEAST_TIMES if part == PETTINGZOO else 1) * best)


def held_to(part: str, game: Game) -> tuple[str, Callable[[str], bool]]:
    """What a row of ours must reach, and which of the peers' rows that is about."""
    if game is kuhn.GAME:
        return "ahead of Pgx's", lambda peer: SMALLEST in peer
    if part == SEEN:
        return f"ahead of every peer but {SMALLEST}", lambda peer: SMALLEST not in peer
    return f"{LEAST_TIMES}x every peer" if part == PETTINGZOO else "ahead of every peer", lambda peer: True
