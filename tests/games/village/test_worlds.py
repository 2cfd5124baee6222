"""Redealing in The Village is exact: every order of the deck that agrees with what a seat has seen is as likely."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice, permutations
from typing import Any, TypeAlias

import numpy as np
import pytest
from scipy.stats import chisquare

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw
from cutpurse.games.village import worlds_drawing
from cutpurse.games.village.rules_table import DEALT, SEATS, Phase

from .builder import LETTERS, village
from .worlds import UNEVEN, VILLAGE, Knower, in_every_order, in_order, without_luck

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
POSITIONS = 2  # for each case
DECKS = [(20, 8, 0, 0), (20, 5, 2, 1), (20, 4, 4, 0), (4, 20, 6, 0), (3, 20, 3, 2)]  # nearly all alike

Wanted: TypeAlias = Callable[[Match, int], bool]


def redeals(states: States, viewer: int, count: int, redeal: Callable[..., None] = loop.redeal_at) -> States:
    batch, rng = np.repeat(states, count), fast_rng(count)
    for i in range(count):
        redeal(batch[i : i + 1], 0, viewer, rng)
    return batch


def compare(drawn: Mapping[Any, int], weights: Mapping[Any, int]) -> None:
    """Only things with a weight were drawn, as often as they weigh, and all that should have come up by now."""
    assert set(drawn) <= set(weights)
    share = sum(drawn.values()) / sum(weights.values())
    assert all(weights[one] * share < -np.log(SURPRISING) for one in set(weights) - set(drawn))
    expected: list[float] = []
    found: list[int] = []
    few, of_few = 0.0, 0
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
        sorts.setdefault(match.game.notation(match.state, action).split()[0], []).append(action)
    if len(sorts) > 1:
        sorts.pop(spared, None)
    match.play(chance.choice(sorts[chance.choice(sorted(sorts))]))


def games_of(
    game: Game, options: dict[str, object], spared: str, actions: int, known: Iterable[int]
) -> Iterator[Match]:
    """Matches after any number of actions, when the cards are dealt; first those that are known to be of use."""
    for number in chain(known, range(4000)):
        chance = random.Random(number)
        match = Match(game, options={"cards": chance.choice(DECKS)} | options, seed=chance.randbytes(32))
        for _ in range(chance.randint(2, actions)):
            if match.turn is not None:
                play_somehow(match, chance, spared=spared)
        if match.state.bottom:
            yield match


def knowers(case: "Case") -> Iterator[Knower]:
    """Seats in positions with few worlds."""
    few = {"chips": 10, "limit": 5, "deck_out": "night"}
    for match in games_of(UNEVEN, few | case.options, case.spared, case.actions, case.known):
        for viewer in range(SEATS):
            knower = Knower(match, len(match.frames) - 1, viewer)
            if knower.rare <= case.rare and case.wanted(match, viewer):
                yield knower
                break


def anything(match: Match, viewer: int) -> bool:
    return bool(match.state.turns >= 3)


def told(key: str) -> Wanted:
    """All have been told something of that kind."""
    return lambda match, viewer: any(line.message.key == key for line in match.log())


def cleared(match: Match, viewer: int) -> bool:
    """Others were accused in vain, not by the seat itself."""
    s = match.state
    return bool(s.penalties[viewer] == 0 and sum(s.penalties) >= 2 and sum(s.received) > SEATS * DEALT)


def shown(match: Match, viewer: int) -> bool:
    """Somebody has shown the seat a hand, and has drawn since."""
    s = match.state
    seen = s.seen[viewer]
    return any(0 < seen[i] < s.received[(viewer + 1 + i) % SEATS] for i in range(SEATS - 1))


def shown_twice(match: Match, viewer: int) -> bool:
    """Somebody has shown the seat a hand before and after a draw."""
    sights = set()
    for number in range(1, len(match.frames)):
        for line in match.told(number):
            if line.message.key == "holds" and line.visible_to(viewer):
                seat = line.message.args["seat"]
                sights.add((seat, match.frames[number].state.received[seat]))
    return len(sights) > len({seat for seat, _ in sights})


def shamed(match: Match, viewer: int) -> bool:
    return sum(sum(match.state.public[seat]) for seat in range(SEATS) if seat != viewer) >= 2


def after_a_night(match: Match, viewer: int) -> bool:
    return bool(match.state.night > 0)


def answers(match: Match, viewer: int) -> bool:
    """Others have said in secret whether they show a hand, one of them with a choice."""
    s = match.state
    asked = [(s.dealer + i) % SEATS for i in range(s.asked)]
    majority = s.profession.index(list(s.cards).index(max(s.cards)))
    return bool(s.phase == Phase.SHOWING and majority in asked and majority != viewer)


def wagers(match: Match, viewer: int) -> bool:
    return bool(match.state.phase == Phase.WAGER and match.state.asked >= 2)


def burnt(match: Match, viewer: int) -> bool:
    return bool(match.state.bottom < sum(match.state.cards))


@dataclass(frozen=True)
class Case:
    """Options, and positions with few worlds."""

    wanted: Wanted
    options: dict[str, object] = field(default_factory=dict)
    spared: str = ""  # what is not done, so that the position is reached
    rare: int = 3
    actions: int = 50  # at most
    known: tuple[int, ...] = ()  # numbers of games with such positions, to find them sooner


CASES = {
    "anything": Case(anything, known=(13, 34)),
    "cleared by others": Case(cleared, known=(34, 421)),  # VIL-31
    "a hand shown": Case(shown, {"accusations": "each"}, known=(34, 634)),  # VIL-30, VIL-41
    "a hand shown twice": Case(shown_twice, rare=5, known=(61, 71)),
    "public cards": Case(shamed, {"expose_at_once": "on"}, rare=5, known=(1, 2)),  # VIL-34
    "public cards by luck": Case(shamed, {"random_exposure": "on"}, known=(34, 37)),  # VIL-A20
    "stumbled": Case(told("loses-card"), spared="accuse", known=(510, 808)),  # VIL-22
    "stumbled by luck": Case(
        told("makes-lose-card"), {"stumble_card": "random"}, "accuse", known=(808, 1051)
    ),  # VIL-A13
    "picked unseen": Case(
        told("picks-card"), {"stumble_card": "blind", "stumble_redraw": "on"}, "accuse", known=(58, 415)
    ),
    "discards by luck": Case(
        told("discards-at-random"), {"random_discards": "on", "second_draw": "on"}, "accuse", known=(245, 412)
    ),  # VIL-A12
    "winning hands are shown": Case(after_a_night, {"must_reveal": "on"}, "accuse", known=(117, 236)),  # VIL-A16
    "answers at the end of a Night": Case(answers, spared="accuse", rare=5, known=(57, 63)),
    "answers of a Hill that needs seven": Case(
        answers, {"hill_needs_seven": "on"}, "accuse", 5, known=(57, 63)
    ),  # VIL-A17
    "sealed wagers": Case(wagers, {"betting": "sealed"}, actions=3, known=(34, 245)),  # VIL-A04
    "a card burnt": Case(burnt, {"burn": "on"}, "draw", known=(245, 1006)),  # VIL-A24
    "professions chosen": Case(anything, {"draft": "on"}, known=(33, 34)),  # VIL-A03
}


@pytest.mark.parametrize("label", CASES)
def test_every_kind_of_world_comes_up_as_often_as_it_weighs(label: str) -> None:
    compared = 0
    for knower in knowers(CASES[label]):
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


def small_knowers() -> Iterator[tuple[Knower, list[bytes]]]:
    """Seats with so few worlds that each of them can be counted, and these worlds."""
    for knower in knowers(Case(anything, {"cards": (20, 5, 1, 1)})):
        kinds = knower.kinds_of_worlds()
        if 200 <= sum(kinds.values()) <= 2000 and len(kinds) > 3:
            layout = knower.match.states.dtype
            yield knower, [world for kind in kinds for world in in_every_order(kind, layout, knower.viewer)]


def test_every_order_of_the_deck_comes_up_equally_often() -> None:
    for knower, worlds in islice(small_knowers(), 3):
        drawn = without_luck(redeals(knower.frames[-1].states, knower.viewer, 40 * len(worlds)))
        compare(Counter(bytes(one) for one in drawn), Counter(worlds))


def test_the_exact_sum_draws_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are drawn by rejection, and if that fails too often from the sum over all of them: here at once."""
    monkeypatch.setattr(worlds_drawing, "TRIES", 0)
    for knower in islice((knower for knower in knowers(Case(anything)) if not knower.match.state.drawn), 2):
        weights = knower.kinds_of_worlds()
        drawn = redeals(knower.frames[-1].states, knower.viewer, 20 * len(weights), interpreted(loop.redeal_at))
        compare(Counter(in_order(drawn[i : i + 1], knower.viewer) for i in range(len(drawn))), weights)


def test_sealed_wagers_may_be_of_several_handfuls() -> None:  # VIL-A04
    """Who has wagered may have put out anything; who is wagering may have put out none, one or two handfuls so far."""
    match = Match(VILLAGE, options={"betting": "sealed", "limit": 50}, seed=bytes(32))
    first = match.state.dealer
    second, viewer = (first + 1) % SEATS, (first + 2) % SEATS
    match.play("put 7")
    weights = {(one, other): 1 for one in range(1, 51) for other in (0, 20, 40)}
    for _ in range(2):  # also when the second player is amid the wager
        drawn = redeals(match.states, viewer, 6000)
        assert (drawn["adding"] == (drawn["wager"][:, second] > 0)).all()
        assert (drawn["stack"] + drawn["wager"] == 50).all()
        compare(Counter(map(tuple, drawn["wager"][:, [first, second]].tolist())), weights)
        match.play("put 20 and more")


def any_options(chance: random.Random) -> dict[str, object]:
    return {option.name: option.sample(chance) for option in VILLAGE.options if chance.random() < 0.4}


def long_game(number: int) -> tuple[Match, random.Random]:
    """A game with any options, after any number of actions."""
    chance = random.Random(number)
    match = Match(VILLAGE, options=any_options(chance), seed=chance.randbytes(32))
    for _ in range(int(5 * 40 ** chance.random())):
        if match.turn is not None:
            play_somehow(match, chance)
    return match, chance


def test_redealing_never_fails_and_changes_nothing_that_is_seen() -> None:
    for number in range(1000, 1150):
        match, chance = long_game(number)
        for _ in range(4):
            at, viewer = chance.randrange(len(match.frames)), chance.randrange(SEATS)
            states = match.frames[at].states
            for _ in range(3):
                world = redeals(states, viewer, 1)
                assert loop.broken_law_at(world, 0) == 0
                assert (world["hidden"] >= 0).all()
            assert match.game.view(thaw(world), viewer) == match.game.view(match.frames[at].state, viewer)


@pytest.mark.parametrize("viewer", range(SEATS))
def test_cards_cleared_together_may_lie_in_any_order_below_the_one_that_shows(viewer: int) -> None:  # VIL-A22, VIL-A11
    table = village(courtyard="HHSR", refuse="CC", clear_courtyard=True).end_night()
    bottom, top = table.refuse[:-4], table.refuse[-1]
    hidden = "HHSR".replace(top, "", 1)
    orders = {bottom + "".join(order) + top for order in permutations(hidden)}
    drawn = redeals(table.match.states, viewer, 600)
    compare(Counter(map(refuse, drawn)), dict.fromkeys(orders, 1))


def test_a_card_that_has_shown_on_the_refuse_pile_stays_known() -> None:  # VIL-39, VIL-A22
    """The Steeple takes the top card of four, then others cover the next one."""
    table = village(courtyard="HSCR", clear_courtyard=True, turn="West", second=True, pots=(0, 4)).end_night()
    table.wager(1, 1, 1, 1).do("stand", "stand", "stand")
    while table.turn != "East":
        table.do("end turn")
    lying = table.refuse
    table.do("draw", "take refuse", "end turn")
    while table.may[0].startswith("discard"):
        table.do(table.may[0])
    orders = {"".join(order) + lying[-2] for order in permutations(lying[-4:-2])}
    drawn = redeals(table.match.states, 0, 200)
    start = len(lying) - 4
    compare(Counter(refuse(one)[start : start + 3] for one in drawn), dict.fromkeys(orders, 1))
    assert len({refuse(one)[:start] + refuse(one)[start + 3 :] for one in drawn}) == 1


@pytest.mark.parametrize("options", [{"rules": 1}, {"spread_refuse": True}])
def test_the_refuse_pile_is_known_where_its_order_is(options: dict[str, Any]) -> None:  # VIL-A11
    table = village(courtyard="HHSR", clear_courtyard=True, **options).end_night()
    assert set(map(refuse, redeals(table.match.states, 0, 50))) == {table.refuse}


def refuse(state: np.void) -> str:
    return "".join(LETTERS[kind] for kind in state["refuse"][: state["refused"]])
