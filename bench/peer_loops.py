"""Random games in the libraries of others. Runs in an environment of its own for each: it needs nothing of ours.

    python -m bench.peer_loops pgx

A line of JSON says what can be measured; then each line of input, a name and how many seconds, is answered by a rate.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

from bench.measure import Rate

PGX_BATCHES = (1, 1_000, 10_000)
PGX_STEPS = 64  # in one compiled call, so that Python's part does not count


def timed(play: Callable[[], int]) -> Rate:
    """From something that plays for a while and tells how many decisions that took."""

    def rate(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += play()
        return decisions / spent

    return rate


def openspiel() -> Mapping[str, Rate]:
    """Trick-taking games, which are about as large as ours: inside its C++, and driven from Python."""
    from bench.peers import GAMES, openspiel_from_python, openspiel_whole_games

    whole = {f"{name}, whole games in C++": openspiel_whole_games(name, time.process_time) for name in GAMES}
    return whole | {f"{name}, Python loop": openspiel_from_python(name, time.process_time)[0] for name in GAMES}


def rlcard() -> Mapping[str, Rate]:
    """Its own loop, without agents: a state, which always has an observation, and a legal action at random."""
    import rlcard as library

    def game(name: str) -> Rate:
        env = library.make(name)

        def play() -> int:
            decisions = 0
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        return timed(play)

    return {name: game(name) for name in ("leduc-holdem", "limit-holdem", "uno", "doudizhu")}


def pettingzoo() -> Mapping[str, Rate]:
    """Its classic card games, by the loop of its documentation; the steps of agents that are done don't count."""
    from importlib import import_module

    names = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
    return {name: aec_rate(import_module(f"pettingzoo.classic.{name}").env()) for name in names}


def aec_rate(env: Any) -> Rate:
    """Of an AEC environment that has its mask in the observation."""
    return timed(lambda: aec_game(env))


def aec_game(env: Any) -> int:
    """One random game; how many decisions it took."""
    decisions = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
            decisions += 1
    return decisions


def pgx() -> Mapping[str, Rate]:
    """Its card games, vectorised and compiled, with its own auto-reset; its steps always make an observation."""
    return {
        f"{name}, batch of {size:,}": pgx_rate(name, size)
        for name in ("kuhn_poker", "leduc_holdem")
        for size in PGX_BATCHES
    }


def pgx_rate(name: str, size: int) -> Rate:
    import jax
    import pgx as library
    from jax import numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    step = auto_reset(env.step, env.init)

    def turn(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, stepping = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, chances, axis=-1)
        return (jax.vmap(step)(state, actions, jax.random.split(stepping, size)), key), None

    many = jax.jit(lambda carried: jax.lax.scan(turn, carried, length=PGX_STEPS)[0])

    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    carried = [jax.block_until_ready(many((first, jax.random.PRNGKey(1))))]

    def play() -> int:
        carried[0] = jax.block_until_ready(many(carried[0]))
        return size * PGX_STEPS

    return timed(play)


LIBRARIES = {"openspiel": openspiel, "rlcard": rlcard, "pettingzoo": pettingzoo, "pgx": pgx}


def main() -> None:
    rates = LIBRARIES[sys.argv[1]]()
    print(json.dumps(list(rates)), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(rates[name](seconds)), flush=True)


if __name__ == "__main__":
    main()
