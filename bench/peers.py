"""What we measure ourselves against: a loop in C, and OpenSpiel."""

import shutil
import subprocess
import time
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from random import Random, random
from typing import Any

from bench.measure import Clock, Rate

GAMES = ("hearts", "spades", "oh_hell", "euchre")  # OpenSpiel's trick-taking games that deal card by card
SEARCHED = {  # those that its search can play, with as many tricks as are usual
    "hearts": "hearts",
    "oh_hell": "oh_hell(players=4,num_tricks_fixed=10)",
    "euchre": "euchre",
}
EXPLORE = 1.4  # of its search: UCT's constant
SIMULATIONS = 10_000  # of its search, for one move: it thinks for about as long as ours
ROLLOUTS = 200  # to see how long they are


def gcc_version() -> str | None:
    """The compiler's name and version; None if it is not installed."""
    gcc = shutil.which("gcc")
    if not gcc:
        return None
    told = subprocess.run([gcc, "--version"], capture_output=True, text=True, check=True).stdout
    return told.partition("\n")[0]


def c_loop(folder: Path) -> Rate:
    """The follow-suit game in C, built into the folder."""
    program = folder / "follow_suit"
    source = Path(__file__).with_name("follow_suit.c")
    flags = ("-std=c11", "-O3", "-march=native")
    subprocess.run(["gcc", *flags, "-o", str(program), str(source)], check=True, capture_output=True)
    seeds = iter(range(1, 1_000_000))

    def rate(seconds: float) -> float:
        command = [str(program), str(next(seeds)), str(seconds)]
        decisions, spent, _ = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        return int(decisions) / float(spent)

    return rate


def openspiel_version() -> str | None:
    """None if it is not installed."""
    try:
        import pyspiel  # noqa: F401

        return metadata.version("open_spiel")
    except ImportError:
        return None


def openspiel_whole_games(name: str, clock: Clock = time.perf_counter) -> Rate:
    """Random games inside its C++. Only that call is timed; what decisions it took is counted after it."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(1, 1 << 31))

    def rate(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            state, seed = game.new_initial_state(), next(seeds)
            start = clock()
            pyspiel.evaluate_bots(state, bots, seed)
            spent += clock() - start
            decisions += sum(step.player >= 0 for step in state.full_history())
        return decisions / spent

    return rate


def openspiel_from_python(name: str, clock: Clock = time.perf_counter) -> tuple[Rate, Callable[[], float]]:
    """Random games driven from Python, and how many calls it takes for each decision.

    The chance draws of these games are uniform, so that they are made in the quickest way there is, like an action.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    counted = {"decisions": 0, "calls": 0}

    def rate(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            start = clock()
            state = game.new_initial_state()
            finish(state)
            spent += clock() - start
            history = state.full_history()
            decisions += sum(step.player >= 0 for step in history)
            counted["calls"] += len(history)
        counted["decisions"] += decisions
        return decisions / spent

    return rate, lambda: counted["calls"] / counted["decisions"]


def finish(state: Any) -> None:
    """Play at random to the end."""
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])


def openspiel_search(name: str) -> tuple[Rate, float]:
    """Simulations of its IS-MCTS in C++ from the first decision with a choice, and how many decisions each makes.

    Each simulation draws a world, goes down the tree and ends with one random rollout.
    """
    import pyspiel

    state = first_choice(pyspiel.load_game(SEARCHED[name]))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 2), EXPLORE, SIMULATIONS)

    def rate(seconds: float) -> float:
        simulations, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            bot.step(state)
            simulations += SIMULATIONS
        return simulations / spent

    return rate, decisions_to_the_end(state)


def first_choice(game: Any) -> Any:
    """A state in which a player has a choice for the first time, the same on every run."""
    state, luck = game.new_initial_state(), Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def decisions_to_the_end(state: Any) -> float:
    """How many decisions follow on average, at random."""
    before, total = len(state.full_history()), 0
    for _ in range(ROLLOUTS):
        rollout = state.clone()
        finish(rollout)
        total += sum(step.player >= 0 for step in rollout.full_history()[before:])
    return total / ROLLOUTS
