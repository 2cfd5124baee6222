"""Redealing in The Village is exact: every order of the deck that agrees with what a seat has seen is as likely."""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import islice
from typing import TypeAlias

import numpy as np
import pytest
from scipy.stats import chisquare

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn, States
from cutpurse.games.village import worlds as drawing
from cutpurse.games.village.state import KINDS, SEATS, SHOWING, TURN, WAGER

from .deduction import Deduction
from .worlds import UNEVEN, VILLAGE, Knower, in_every_order, in_order, without_luck

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
POSITIONS = 2  # for each case
DECKS = [(20, 8, 0, 0), (20, 5, 2, 1), (20, 4, 4, 0), (4, 20, 6, 0), (3, 20, 3, 2)]  # nearly all alike

Wanted: TypeAlias = Callable[[StandIn, int], bool]


def redeals(states: States, viewer: int, count: int, redeal: Callable[..., None] = loop.redeal_at) -> States:
    batch, rng = np.repeat(states, count), fast_rng(count)
    for i in range(count):
        redeal(batch[i : i + 1], 0, viewer, rng)
    return batch


def compare(drawn: Mapping[Hashable, int], weights: Mapping[Hashable, int]) -> None:
    """Only things with a weight were drawn, as often as they weigh, and all that should have come up by now."""
    assert set(drawn) <= set(weights)
    share = sum(drawn.values()) / sum(weights.values())
    assert all(weights[one] * share < -np.log(SURPRISING) for one in set(weights) - set(drawn))
    expected, found, few, of_few = [], [], 0.0, 0
    for one in sorted(weights, key=lambda one: weights[one]):  # what is rare is taken together
        few, of_few = few + weights[one] * share, of_few + drawn.get(one, 0)
        if few >= 5:
            expected, found, few, of_few = [*expected, few], [*found, of_few], 0.0, 0
    if len(expected) > 1:
        expected[-1], found[-1] = expected[-1] + few, found[-1] + of_few
        assert chisquare(found, expected).pvalue > SURPRISING


def play_somehow(match: Match, chance: random.Random, *, spared: str = "") -> None:
    """One action: first of which sort, then which; so that what is rarely possible happens often."""
    sorts: dict[str, list[int]] = {}
    for action in match.legal:
        sorts.setdefault(match.game.describe(match.state, action).split()[0], []).append(action)
    if len(sorts) > 1:
        sorts.pop(spared, None)
    match.play(chance.choice(sorts[chance.choice(sorted(sorts))]))


def games_of(game: Game, options: dict[str, object], first: int, *, spared: str = "") -> Iterator[Match]:
    """Matches at the end of a stretch of any length."""
    for number in range(first, first + 4000):
        chance = random.Random(number)
        cards = {"cards": chance.choice(DECKS)} if game is UNEVEN else {}
        match = Match(game, options=cards | options, seed=chance.randbytes(32))
        for _ in range(chance.randint(2, 50)):
            if match.turn is not None:
                play_somehow(match, chance, spared=spared)
        yield match


def knowers(options: dict[str, object], wanted: Wanted, *, rare: int, spared: str = "") -> Iterator[Knower]:
    """Seats in positions with few worlds."""
    few = {"chips": 10, "limit": 5, "deck_out": "night"}
    for match in games_of(UNEVEN, few | options, 0, spared=spared):
        for viewer in range(SEATS):
            if match.state.bottom and wanted(match.state, viewer):
                knower = Knower(match, len(match.frames) - 1, viewer)
                if knower.rare <= rare:
                    yield knower
                    break


def others(viewer: int) -> list[int]:
    return [seat for seat in range(SEATS) if seat != viewer]


def anything(s: StandIn, viewer: int) -> bool:
    return bool(s.turns >= 3)


def cleared(s: StandIn, viewer: int) -> bool:
    """Others were accused in vain, not by the seat itself."""
    return s.penalties[viewer] == 0 and sum(s.penalties) >= 2


def shown(s: StandIn, viewer: int) -> bool:
    """Somebody has shown the seat a hand, and has drawn since."""
    seen = s.seen[viewer]
    return any(0 < seen[i] < s.received[(viewer + 1 + i) % SEATS] for i in range(SEATS - 1))


def shamed(s: StandIn, viewer: int) -> bool:
    return sum(sum(s.public[seat]) for seat in others(viewer)) >= 2


def stumbled(s: StandIn, viewer: int) -> bool:
    return s.phase == TURN and s.refused > 0 and sum(s.wager) > 0 and s.token == 0


def after_a_night(s: StandIn, viewer: int) -> bool:
    return bool(s.night > 0)


def answers(s: StandIn, viewer: int) -> bool:
    """Others have said in secret whether they show a hand."""
    return s.phase == SHOWING and s.asked >= 2


def wagers(s: StandIn, viewer: int) -> bool:
    return s.phase == WAGER and s.asked == 2


def burnt(s: StandIn, viewer: int) -> bool:
    return bool(s.bottom < sum(s.cards))


CASES: dict[str, tuple[dict[str, object], Wanted]] = {
    "anything": ({}, anything),
    "cleared by others": ({}, cleared),  # VIL-31
    "a hand shown": ({"accusations": "each"}, shown),  # VIL-30, VIL-41
    "public cards": ({"expose_at_once": "on"}, shamed),  # VIL-34
    "public cards by luck": ({"random_exposure": "on"}, shamed),  # VIL-A20
    "stumbled": ({}, stumbled),  # VIL-22
    "stumbled by luck": ({"stumble_card": "random"}, stumbled),  # VIL-A13
    "stumbled, a card picked unseen": ({"stumble_card": "blind", "stumble_redraw": "on"}, stumbled),
    "discards by luck": ({"random_discards": "on", "second_draw": "on"}, anything),  # VIL-A12
    "winning hands are shown": ({"must_reveal": "on", "accuse_first": "on"}, after_a_night),  # VIL-A16
    "answers at the end of a Night": ({}, answers),
    "answers of a Hill that needs seven": ({"hill_needs_seven": "on"}, answers),  # VIL-A17
    "sealed wagers": ({"betting": "sealed", "limit": 5}, wagers),  # VIL-A04
    "a card burnt": ({"burn": "on", "deck_out": "no_card"}, burnt),  # VIL-A24
    "professions chosen": ({"draft": "on"}, anything),  # VIL-A03
}


@pytest.mark.parametrize("label", CASES)
def test_every_kind_of_world_comes_up_as_often_as_it_weighs(label: str) -> None:
    options, wanted = CASES[label]
    spared = "draw" if label == "a card burnt" else "accuse" if wanted is after_a_night else ""
    compared = 0
    for knower in knowers(options, wanted, rare=3, spared=spared):
        weights = knower.kinds_of_worlds()
        now, viewer = knower.frames[-1].states, knower.viewer
        assert in_order(now, viewer) in weights
        if len(weights) > 3:
            drawn = redeals(now, viewer, 50 * len(weights))
            compare(Counter(in_order(drawn[i : i + 1], viewer) for i in range(len(drawn))), weights)
            compared += 1
        if compared == POSITIONS:
            return
    pytest.fail("too few positions")
