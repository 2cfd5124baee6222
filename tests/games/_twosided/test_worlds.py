"""Redealing is exact: each world that agrees with what a seat knows comes up, equally often, and no other."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, islice, permutations, product
from math import factorial
from typing import Any, TypeAlias

import numpy as np
import pytest
from scipy.stats import chisquare

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import below, fast_rng, pick
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn, States
from cutpurse.games._twosided.rules import DOWN, UP
from cutpurse.games.coin import rules as coin
from cutpurse.games.lucre import rules as lucre
from tests.games._twosided.worlds import VALUES, Answer, Knower, as_set

FACE_UP = (1 << DOWN) - (1 << UP)
POSITIONS = 3  # for each case
SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
ASKING = (coin.OFFER, coin.BURY)

Wanted: TypeAlias = Callable[[StandIn], bool]
Cases: TypeAlias = Mapping[str, tuple[dict[str, object], Wanted]]


def redeals(states: States, seat: int, count: int) -> States:
    """Many worlds of the seat, without the state of their shuffles."""
    batch, rng = np.repeat(states, count), fast_rng(count)
    for i in range(count):
        loop.redeal_at(batch[i : i + 1], 0, seat, rng)
    batch["seed"], batch["block"], batch["words"] = 0, 0, 0
    return batch


def positions(name: str, options: dict[str, object], wanted: Wanted) -> Iterator[Match]:
    """Positions in games where cards are mostly played face up when they can be, so that little is hidden."""
    for number in range(1000):
        match, rng = Match(games.load(name), options=options, seed=number.to_bytes(32, "big")), fast_rng(number)
        while match.turn is not None:
            if wanted(match.state) and below(rng, 3) == 0:  # some of each game
                yield match
            legal = loop.legal_at(match.states, 0)
            match.play(pick(rng, (below(rng, 8) and legal & FACE_UP) or legal))


def late(*phases: int, trick: int = 7) -> Wanted:
    return lambda s: s.trick == trick and s.phase in phases


def all_buried_two(s: StandIn) -> bool:
    return s.trick == 6 and s.phase in (lucre.WEALTH, lucre.MIDDLE) and all(end == VALUES + 2 for end in s.bottom)


# Options, and positions with few worlds: all of them are listed and counted.
LUCRE_LATE: Cases = {
    "wealth": ({}, late(lucre.WEALTH)),
    "middle": ({}, late(lucre.MIDDLE)),
    "last round": ({}, late(lucre.MIDDLE, trick=8)),
    "no swaps": ({"mulligan": "off"}, late(lucre.MIDDLE, lucre.WEALTH)),
    "one of two buried cards drawn": ({"buried_order": "random"}, late(lucre.WEALTH, lucre.MIDDLE)),
    "lead card down": ({"lead_card_down": "on"}, late(lucre.MIDDLE, trick=8)),
}
COIN_LATE: Cases = {
    "bank": ({}, late(coin.BANK, trick=8)),
    "middle": ({}, late(coin.MIDDLE)),
    "exchange": ({}, late(*ASKING)),
    "burying": ({}, late(coin.BURY)),
    "forced": ({"exchange": "forced"}, late(*ASKING)),
    "openly in turn": ({"exchange_order": "turn"}, late(*ASKING)),
    "shuffled": ({"after_burying": "shuffle"}, late(*ASKING)),
    "shuffled, middle": ({"after_burying": "shuffle"}, late(coin.MIDDLE)),
    "shuffled, forced": ({"after_burying": "shuffle", "exchange": "forced"}, late(*ASKING)),
    "shuffled, openly": ({"after_burying": "shuffle", "exchange_order": "turn"}, late(*ASKING)),
}

# Positions with too many worlds to list: each seat's part in them is listed and counted.
LUCRE_EARLIER: Cases = {
    "middle": ({}, late(lucre.MIDDLE, trick=6)),
    "buried in a random order": ({"buried_order": "random"}, all_buried_two),
    "lead card down": ({"lead_card_down": "on"}, late(lucre.MIDDLE, trick=7)),
}
COIN_EARLIER: Cases = {
    "exchange": ({}, late(*ASKING, trick=6)),
    "forced": ({"exchange": "forced"}, late(*ASKING, trick=6)),
    "shuffled": ({"after_burying": "shuffle"}, late(*ASKING, trick=6)),
    "shuffled, forced": ({"after_burying": "shuffle", "exchange": "forced"}, late(*ASKING, trick=6)),
    "shuffled, bank": ({"after_burying": "shuffle"}, late(coin.BANK, trick=6)),
}


def each(lucre_cases: Cases, coin_cases: Cases) -> pytest.MarkDecorator:
    cases = [("lucre", *case) for case in lucre_cases.values()]
    cases += [("coin", options | {"target": "round"}, wanted) for options, wanted in coin_cases.values()]
    ids = [f"lucre, {label}" for label in lucre_cases] + [f"coin, {label}" for label in coin_cases]
    return pytest.mark.parametrize(("name", "options", "wanted"), cases, ids=ids)


@each(LUCRE_LATE, COIN_LATE)
def test_every_world_comes_up_equally_often(name: str, options: dict[str, object], wanted: Wanted) -> None:
    """LUC-34..36, LUC-A11, LUC-E05, COI-A04, COI-A10, COI-E04."""
    knowers = (Knower(match, number % match.seats) for number, match in enumerate(positions(name, options, wanted)))
    small = (knower for knower in knowers if 20 <= knower.how_many() <= 1000)
    compared = 0
    for knower in islice(small, POSITIONS):
        worlds = knower.worlds()
        assert len(worlds) == knower.how_many()
        drawn = redeals(knower.match.states, knower.seat, 40 * len(worlds))
        compare(Counter(map(bytes, drawn.reshape(-1, 1))), dict.fromkeys(worlds, 1))
        compared += 1
    assert compared == POSITIONS


def compare(drawn: Counter[Any], weights: Mapping[Any, int]) -> None:
    """Exactly the things with a weight were drawn, as often as they weigh."""
    assert set(drawn) == set(weights)
    share = drawn.total() / sum(weights.values())
    if len(drawn) > 1:
        assert chisquare(list(drawn.values()), [weights[part] * share for part in drawn]).pvalue > SURPRISING


def parts(states: States, seat: int) -> Iterator[tuple[Any, ...]]:
    """A seat's part in each state: where its cards are, what it has answered, what it remembers."""
    fields = [states[name][:, seat].tolist() for name in ("hand", "down", "middle", "top", "bottom")]
    fields.append(list(map(bytes, states["deck"][:, seat])))
    if "remembered" in (states.dtype.names or ()):
        fields += [states["remembered"][:, seat].tolist(), (states["exchanged"] >> seat & 1).tolist()]
    if states["actor"][0] == seat:
        fields.append(states["phase"].tolist())
    return zip(*fields, strict=True)


@each(LUCRE_EARLIER, COIN_EARLIER)
def test_each_seats_part_comes_up_as_often_as_it_should(name: str, options: dict[str, object], wanted: Wanted) -> None:
    compared = 0
    for number, match in enumerate(islice(positions(name, options, wanted), 20)):
        knower = Knower(match, number % match.seats)
        order, first = next(iter(knower.owner_orders)), [holdings[0] for holdings in knower.holdings]
        for seat, holdings in enumerate(knower.holdings):
            if 100 <= len(holdings) <= 2000 or (seat == knower.seat and 1 < len(holdings) <= 2000):
                worlds = [knower.world(order, (*first[:seat], one, *first[seat + 1 :])) for one in holdings]
                weights = Counter(parts(np.concatenate(worlds), seat))
                compare(Counter(parts(redeals(match.states, knower.seat, 20 * len(holdings)), seat)), weights)
                compared += 1
        if compared >= 8:
            return
    pytest.fail("too few positions have parts that can be listed")


# Early on there are far too many worlds to list; what is compared is counted by hand.


def swapping(actor: int) -> Match:
    """Lucre amid the hidden swap: those before `actor` have chosen, it has put one card beneath its deck."""
    match = Match(games.load("lucre"), seed=bytes(32))
    for seat in range(actor):
        for _ in range(seat % 3):
            match.play(match.legal[0])
        if match.turn == seat:
            match.play("keep")
    match.play(match.legal[0])
    assert match.turn == actor
    return match


@pytest.mark.parametrize(("actor", "viewer"), [(3, 0), (2, 3), (1, 2)])
def test_hidden_swaps_are_drawn_with_the_cards(actor: int, viewer: int) -> None:
    """A hand of three leaves ten cards to be laid out (two Purses, eight in the deck), a hand of two eleven."""
    batch = redeals(swapping(actor).states, viewer, 60_000)
    swapped = batch["bottom"] - VALUES
    done = {(k, as_set(hand)): 1 for k in (0, 1, 2) for hand in combinations(range(1, VALUES + 1), 3)}
    amid = {(0, as_set(hand)): factorial(10) for hand in combinations(range(1, VALUES + 1), 3)}
    amid |= {(1, as_set(hand)): factorial(11) for hand in combinations(range(1, VALUES + 1), 2)}
    for seat in set(range(actor + 1)) - {viewer}:
        drawn = Counter(zip(swapped[:, seat].tolist(), batch["hand"][:, seat].tolist(), strict=True))
        compare(drawn, amid if seat == actor else done)
    hidden = sorted(set(range(actor)) - {viewer})
    together = Counter(map(bytes, swapped[:, hidden]))  # one seat's choice tells nothing of another's
    compare(together, {bytes(choice): 1 for choice in product(range(3), repeat=len(hidden))})
    assert (swapped[:, actor + 1 :] == 0).all()


def test_at_the_start_every_card_may_be_anywhere() -> None:
    batch = redeals(Match(games.load("coin"), seed=bytes(32)).frames[0].states, 0, 60_000)
    owners = Counter(map(bytes, batch["prize"] >> 4))
    compare(owners, {bytes(order): 1 for order in set(permutations([0, 0, 1, 1, 2, 2, 3, 3]))})
    assert len(owners) == 2520  # LUC-37
    for value in (1, 7, 13):
        in_hand = (batch["hand"][:, 1] >> value & 1).astype(bool)
        in_deck = batch["deck"][:, 1] == value
        places = Counter(np.where(in_hand, 99, np.where(in_deck.any(1), in_deck.argmax(1), 0)).tolist())
        compare(places, {99: 3, 0: 2} | dict.fromkeys(range(5, 13), 1))  # hand, prizes, the places of the deck


EARLY = [{}, {"exchange": "forced"}, {"after_burying": "shuffle"}, {"after_burying": "shuffle", "exchange": "forced"}]


@pytest.mark.parametrize("options", EARLY, ids=str)
@pytest.mark.parametrize("trick", [1, 3, 5])
def test_hidden_exchanges_are_drawn_with_the_cards(options: dict[str, object], trick: int) -> None:
    asking = positions("coin", options | {"target": "round"}, late(*ASKING, trick=trick))
    for match in islice((match for match in asking if match.turn == 3), 2):
        knower = Knower(match, 0)
        batch = redeals(match.states, 0, 20_000)
        for seat in (1, 2, 3):
            weights = {(one.exchanged, one.buried, one.hand): ways(knower, seat, one) for one in knower.answers(seat)}
            hands = np.bitwise_count(batch["hand"][:, seat]).tolist()
            answered = [bool(one) for one in (batch["exchanged"] >> seat & 1).tolist()]
            compare(Counter(zip(answered, (batch["bottom"][:, seat] - VALUES).tolist(), hands, strict=True)), weights)


def ways(knower: Knower, seat: int, answer: Answer) -> int:
    """In how many ways the unseen cards can lie after an answer; the order within a hand does not matter."""
    down = knower.match.state.down[seat].bit_count()
    unseen = VALUES - len(knower.seen_by_all(seat))
    memories = sum(1 for _ in knower.memories(tuple(range(answer.deck)), answer))
    return factorial(unseen) // factorial(answer.hand) // factorial(down) * memories
