"""Redealing is exact: each deal that agrees with what a seat has seen comes up equally often, and no other.

What a seat knows is read off the plays of the match by the printed rules, not off the state: the cards seen, how many
each hand still has, and who did not follow a suit that bound it. DIR-23, DIR-24, DIR-E04
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, islice
from math import factorial, prod
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.state import States

from .builder import GAME, as_seed

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
CLEANER, LOOT, WIDTH = 60, (1 << 60) - 1, 15
POSITIONS = 4  # for each case


@dataclass(frozen=True)
class Known:
    """What a seat knows of the others in the round that is being played."""

    unseen: frozenset[int]
    sizes: tuple[int, ...]  # loot cards in the hand of each other seat, then those aside
    voids: tuple[frozenset[int], ...]  # suits each place can't hold
    others: tuple[int, ...]


def known_by(match: Match, seat: int) -> Known:
    """Go through the plays of this round, trick by trick."""
    deal = max(i for i, frame in enumerate(match.frames) if i and frame.action is None and dealt(match, i))
    start, n = match.frames[deal].state, match.seats
    loot = {card for card in range(CLEANER) if match.frames[0].state.deck[card] >= 0}
    left_open = set(members(start.shown))
    voids: list[set[int]] = [set() for _ in range(n)]
    played: list[list[int]] = [[] for _ in range(n)]
    trick: list[int] = []
    for frame in match.frames[deal + 1 :]:
        if frame.action is None or frame.seat is None:
            trick = []  # it was taken
            continue
        if trick and CLEANER not in trick and frame.action != CLEANER and frame.action // WIDTH != trick[0] // WIDTH:
            voids[frame.seat].add(trick[0] // WIDTH)
        trick.append(frame.action)
        played[frame.seat].append(frame.action)
    hand = set(members(start.hand[seat]))
    seen = hand | left_open | {card for cards in played for card in cards}
    others = tuple(other for other in range(n) if other != seat)
    sizes = [start.hand[other].bit_count() - len(played[other]) - (CLEANER not in played[other]) for other in others]
    unseen = frozenset(loot - seen)
    aside = len(unseen) - sum(sizes)
    return Known(
        unseen=unseen,
        sizes=(*sizes, aside),
        voids=(*(frozenset(voids[other]) for other in others), frozenset()),
        others=others,
    )


def dealt(match: Match, i: int) -> bool:
    return bool(match.frames[i].states["words"][0] != match.frames[i - 1].states["words"][0])


def worlds(known: Known, place: int = 0, left: frozenset[int] | None = None) -> Iterator[tuple[int, ...]]:
    """Every way to deal the unseen cards, as sets: each place in turn takes any of what is left."""
    left = known.unseen if left is None else left
    if place == len(known.sizes) - 1:
        yield (sum(1 << card for card in left),)  # aside: anything
        return
    may = [card for card in sorted(left) if card // WIDTH not in known.voids[place]]
    for cards in combinations(may, known.sizes[place]):
        for rest in worlds(known, place + 1, left - set(cards)):
            yield (sum(1 << card for card in cards), *rest)


def drawn_worlds(states: States, known: Known, seat: int, count: int) -> list[tuple[int, ...]]:
    """Many redealt worlds; nothing but the unseen cards has changed in them."""
    batch, rng = np.repeat(states, count), fast_rng(count)
    for i in range(count):
        loop.redeal_at(batch[i : i + 1], 0, seat, rng)
    hands = [batch["hand"][:, other] & LOOT for other in known.others]
    found = list(zip(*(hand.tolist() for hand in hands), batch["aside"].tolist(), strict=True))
    plain = states.copy()
    for field in ("seed", "block", "words", "aside"):
        plain[field], batch[field] = 0, 0
    plain["hand"][:, known.others] &= 1 << CLEANER
    batch["hand"][:, known.others] &= 1 << CLEANER
    assert (batch == plain[0]).all()
    return found


def compare(drawn: Counter[Any], weights: Mapping[Any, int]) -> None:
    """Exactly the things with a weight were drawn, as often as they weigh."""
    assert set(drawn) <= {thing for thing, weight in weights.items() if weight}
    share = drawn.total() / sum(weights.values())
    things = [thing for thing, weight in weights.items() if weight]
    if len(things) > 1:
        assert chisquare([drawn[thing] for thing in things], [weights[thing] * share for thing in things]).pvalue > (
            SURPRISING
        )


def play_on(seed: int, seats: int, options: dict[str, object]) -> Iterator[Match]:
    """The positions of a game of random moves, in which cleaners are played early."""
    match, chance = Match(GAME, options=options, seats=seats, seed=as_seed(seed)), Random(seed)
    while match.turn is not None:
        yield match
        eager = CLEANER in match.legal and chance.random() < 0.3
        match.play(CLEANER if eager else chance.choice(match.legal))


def deals_without_voids(known: Known) -> int:
    return factorial(len(known.unseen)) // prod(map(factorial, known.sizes))


def late_positions(seats: int, options: dict[str, object]) -> Iterator[tuple[Match, int, Known, list[tuple[int, ...]]]]:
    """Positions with few worlds, fewer than they would be if nobody were known to be void."""
    for seed in range(500):
        chance = Random(seed)
        for match in play_on(seed, seats, options):
            seat = chance.randrange(seats)
            known = known_by(match, seat)
            if 50 <= deals_without_voids(known) <= 60_000 and chance.random() < 0.3:
                every = list(worlds(known))
                if 6 <= len(every) <= 1500 and len(every) < deals_without_voids(known):
                    yield match, seat, known, every
                    break


CASES: dict[str, tuple[int, dict[str, object]]] = {
    "three": (3, {}),
    "four": (4, {}),
    "six": (6, {}),
    "three, variant": (3, {"variant": True}),
    "four, variant": (4, {"variant": True}),
    "five, variant": (5, {"variant": True, "rounds": 1}),
    "five, three left over unseen": (5, {"deck": "48"}),
    "five, left over unseen and the variant": (5, {"deck": "48", "variant": True}),
    "five, three left over shown": (5, {"deck": "48", "uneven": "shown"}),
    "five, left over shown and the variant": (5, {"deck": "48", "uneven": "shown", "variant": True}),
    "five, left over to the first seats": (5, {"deck": "48", "uneven": "first"}),
    "four, left over to the first seats, variant": (4, {"deck": "48", "uneven": "first", "variant": True}),
    "three, cleaners not led": (3, {"lead_cleaner": False, "strict_memory": True}),
}


@pytest.mark.parametrize("case", CASES)
def test_every_deal_comes_up_equally_often(case: str) -> None:  # DIR-23, DIR-24, DIR-E04
    compared = 0
    for match, seat, known, every in islice(late_positions(*CASES[case]), POSITIONS):
        drawn = Counter(drawn_worlds(match.states, known, seat, 40 * len(every)))
        assert set(drawn) == set(every)
        compare(drawn, dict.fromkeys(every, 1))
        compared += 1
    assert compared == POSITIONS


def test_the_real_deal_is_one_of_them() -> None:
    for match, _, known, every in islice(late_positions(4, {"variant": True}), 10):
        s = match.state
        assert (*(s.hand[other] & LOOT for other in known.others), s.aside) in every


def test_before_the_first_deal_nothing_is_known() -> None:
    states = Match(GAME, seed=as_seed(1)).frames[0].states
    world = states.copy()
    loop.redeal_at(world, 0, 1, fast_rng(1))
    assert (world["aside"][0], world["hand"][0].tolist()) == (LOOT, [0] * 6)
    assert world["seed"].tolist() != states["seed"].tolist()


def test_when_all_is_played_only_the_cards_aside_are_left() -> None:  # DIR-24
    match = Match(GAME, options={"variant": True, "rounds": 1}, seed=as_seed(3))
    while match.turn is not None:
        match.play(match.legal[0])
    world = match.states.copy()
    loop.redeal_at(world, 0, 0, fast_rng(1))
    assert world["aside"][0] == match.states["aside"][0]
