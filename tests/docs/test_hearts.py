"""The worked example of the documentation: Hearts in fewer than 500 lines, by its rules, with exact worlds.

What a seat knows is read off the plays of the match by the printed rules, not off the state.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from cutpurse.arena.tournament import ArenaSettings, make_setup, run_arena
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.state import States, freeze, thaw
from cutpurse.kit.deck import STANDARD
from tests.contract.walks import EXAMPLES, HEARTS
from tests.installing import install

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
HEART, QUEEN, FIRST = 2, 49, 0
PENALTY = {*range(26, 39), QUEEN}
PASS, PLAY = 0, 1


def as_set(names: str) -> int:
    """A set of cards from suits' initials and ranks: C2 SQ."""
    suits = {name[0]: name for name in STANDARD.suits}
    return sum(1 << STANDARD.card(f"{suits[name[0]]} {name[1:]}") for name in names.split())


def test_it_is_a_worked_example_of_fewer_than_500_lines() -> None:
    files = [*Path(EXAMPLES / "hearts" / "src").rglob("*.py")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < 500


def test_its_own_tests_pass(tmp_path: Path) -> None:
    """As if it were installed, and without compiling anything."""
    install(tmp_path, "hearts = hearts:GAME", package="hearts")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    environment = os.environ | {"PYTHONPATH": path, "CUTPURSE_INTERPRETED": "1"}
    command = [sys.executable, "-m", "pytest", "-q", str(EXAMPLES / "hearts" / "tests")]
    ended = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "2 passed" in ended.stdout


# The rules


def table(hands: list[str], *, phase: int = PLAY, deals: int = 3, **fields: Any) -> States:
    """Hands as given; North leads, if it is time to play. In the fourth deal nobody passes."""
    states = Match(HEARTS, seed=bytes(32)).states.copy()
    s = thaw(states)
    s.hand, s.phase, s.deals, s.step = [as_set(hand) for hand in hands], phase, deals, (1, 3, 2, 0)[deals % 4]
    s.actor = s.lead = 0
    s.left, s.passed, s.gone = 4, [0] * 4, 0
    s.tricks = 13 - s.hand[0].bit_count()
    for field, value in fields.items():
        setattr(s, field, value)
    freeze(s, states)
    return states


def names(cards: int) -> str:
    return " ".join(f"{name[0]}{name.split()[1]}" for name in STANDARD.names(cards))


def play(states: States, cards: str) -> States:
    for name in cards.split():
        assert loop.legal_at(states, 0) & as_set(name), name
        loop.play_at(states, 0, members(as_set(name))[0])
        while loop.turn_at(states, 0) == -1 and thaw(states).phase == 3:
            loop.advance_at(states, 0)
    return states


CLUBS = "C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK CA"
DIAMONDS, HEARTS_, SPADES = CLUBS.replace("C", "D"), CLUBS.replace("C", "H"), CLUBS.replace("C", "S")


def test_the_two_of_clubs_is_led_and_no_points_come_to_the_first_trick() -> None:
    hands = [CLUBS, DIAMONDS.replace("DA", "HA"), HEARTS_.replace("HA", "SQ"), SPADES.replace("SQ", "DA")]
    states = table(hands)
    assert names(loop.legal_at(states, 0)) == "C2"
    play(states, "C2")
    assert names(loop.legal_at(states, 0)) == names(as_set(DIAMONDS) & ~as_set("DA"))
    play(states, "D5")
    assert loop.legal_at(states, 0) == as_set(hands[2]), "who has nothing but points may play them"


def test_hearts_are_led_only_when_they_are_broken_or_nothing_else_is_left() -> None:
    hands = ["C5 H3 H9", "C6 D2 D3", "C7 D4 D5", "H4 SA SK"]
    assert names(loop.legal_at(table(hands), 0)) == "C5"
    assert names(loop.legal_at(table(hands, broken=1), 0)) == "C5 H3 H9"
    assert names(loop.legal_at(table(["H3 H9", "C6 D2", "C7 D4", "H4 SA"]), 0)) == "H3 H9"
    assert thaw(play(table(hands), "C5 C6 C7 H4")).broken == 1


def test_the_trick_goes_to_the_highest_of_the_suit_led_and_its_points_with_it() -> None:
    s = thaw(play(table(["C5 D2", "C9 D3", "HA D4", "SQ DA"]), "C5 C9 HA SQ"))
    assert (s.actor, s.points) == (1, [0, 14, 0, 0])
    assert s.taken[1] == as_set("C5 C9 HA SQ")


@pytest.mark.parametrize(("moon", "total"), [(1, [26, 0, 26, 26]), (0, [0, 26, 0, 0])])
def test_whoever_takes_all_points_shoots_the_moon(moon: int, total: list[int]) -> None:
    states = table(["", "", "", ""], phase=4, points=[0, 26, 0, 0], moon=moon, target=1)
    loop.advance_at(states, 0)
    assert (thaw(states).total, loop.turn_at(states, 0)) == (total, -2)


def test_cards_go_left_right_across_and_then_stay() -> None:
    match, seen = Match(HEARTS, options={"target": 100}, seed=bytes(32)), []
    rng = Random(1)
    while match.turn is not None and match.state.deals < 4:
        match.play(rng.choice(match.legal))
        before, frame = match.frames[-2].state, match.frames[-1]
        if frame.action is None and before.phase == 2:
            gets = [seat for seat in range(4) if frame.state.hand[seat] & before.passed[0]]
            seen.append(gets)
    assert seen == [[1], [3], [2]]


def test_a_match_ends_when_somebody_has_the_target_and_the_fewest_win() -> None:
    match, rng = Match(HEARTS, options={"target": 60}, seed=bytes(32)), Random(2)
    while match.turn is not None:
        assert max(match.state.total) < 60
        match.play(rng.choice(match.legal))
    assert max(match.scores) >= 60
    assert match.outcome is not None
    assert match.outcome.winners == tuple(i for i in range(4) if match.scores[i] == min(match.scores))


@pytest.mark.parametrize(("better", "worse"), [("sharp@300", "greedy"), ("greedy", "random")])
def test_who_looks_ahead_beats_greedy_who_beats_chance(better: str, worse: str) -> None:
    """In the arena, one of them against three: matches of a single deal, their cards and all luck fixed."""
    setup = make_setup(HEARTS, bots=[better, worse], options={"target": 1}, seed=bytes(32))
    (difference,) = run_arena(setup, ArenaSettings(deals=8, threads=1)).differences
    assert (difference.better, difference.worse, difference.sure) == (better, worse, True)


# Worlds


@dataclass(frozen=True)
class Known:
    """What a seat knows of the others' hands."""

    unseen: frozenset[int]
    sizes: dict[int, int]
    pinned: dict[int, frozenset[int]]  # cards known to be in a hand
    barred: dict[int, frozenset[int]]  # cards known not to be there


def known_by(match: Match, seat: int) -> Known:
    """Go through the plays of this deal, trick by trick."""
    first = max(i for i in range(len(match.frames)) if i == 0 or reshuffled(match, i))
    start, passed = match.frames[first].state, dict[int, set[int]]()
    own, gone, trick = set(members(start.hand[seat])), set[int](), list[int]()
    barred: dict[int, set[int]] = {other: set() for other in range(4)}
    tricks, broken = 0, False
    for frame in match.frames[first + 1 :]:
        card = frame.action
        if card is None or frame.seat is None:
            trick, tricks = [], tricks + (len(trick) == 4)
        elif not frame.state.gone and frame.state.step and frame.state.phase != PLAY:
            passed.setdefault(frame.seat, set()).add(card)
        else:
            if trick and card // 13 != trick[0] // 13:
                barred[frame.seat] |= set(range(trick[0] // 13 * 13, trick[0] // 13 * 13 + 13))
            if tricks == 0 and card in PENALTY:
                barred[frame.seat] |= set(range(52)) - PENALTY
            if not trick and card // 13 == HEART and not broken:
                barred[frame.seat] |= {other for other in range(52) if other // 13 != HEART}
            broken |= card // 13 == HEART
            trick.append(card)
            gone.add(card)
    to, giver = (seat + start.step) % 4, (seat - start.step) % 4
    pinned: dict[int, set[int]] = {other: set() for other in range(4)}
    if start.step and match.state.gone:
        own = own - passed[seat] | passed[giver]
        pinned[to] = passed[seat] - gone
    if match.state.phase == PLAY and not gone:
        pinned[match.state.lead].add(FIRST)
    others = [other for other in range(4) if other != seat]
    return Known(
        unseen=frozenset(set(range(52)) - own - gone),
        sizes={other: match.state.hand[other].bit_count() for other in others},
        pinned={other: frozenset(pinned[other]) for other in others},
        barred={other: frozenset(barred[other]) for other in others},
    )


def reshuffled(match: Match, i: int) -> bool:
    return bool(match.frames[i].states["words"][0] != match.frames[i - 1].states["words"][0])


def worlds(known: Known) -> Iterator[tuple[int, ...]]:
    """Every way to deal the unseen cards to the others."""
    one, two, three = known.sizes
    for first in hands(known, one, known.unseen):
        for second in hands(known, two, known.unseen - first):
            third = known.unseen - first - second
            if known.pinned[three] <= third and not third & known.barred[three]:
                yield tuple(sum(1 << card for card in hand) for hand in (first, second, third))


def hands(known: Known, seat: int, left: frozenset[int]) -> Iterator[frozenset[int]]:
    if known.pinned[seat] <= left:
        free = left - known.pinned[seat] - known.barred[seat]
        for rest in combinations(sorted(free), known.sizes[seat] - len(known.pinned[seat])):
            yield frozenset(rest) | known.pinned[seat]


def drawn(states: States, seat: int, count: int) -> list[tuple[int, ...]]:
    batch, rng = np.repeat(states, count), fast_rng(count)
    for i in range(count):
        loop.redeal_at(batch[i : i + 1], 0, seat, rng)
    return list(map(tuple, np.delete(batch["hand"], seat, axis=1).tolist()))


def late_positions(target: int) -> Iterator[tuple[Match, int, Known, list[tuple[int, ...]]]]:
    """Positions with few worlds, some of them in the first deal, some in the fourth."""
    for seed in range(1000):
        luck = Random(seed)
        match = Match(HEARTS, options={"target": target}, seed=seed.to_bytes(32, "big"))
        while match.turn is not None:
            match.play(luck.choice(match.legal))
            s = match.state
            if s.phase == PLAY and 9 <= s.tricks <= 11 and luck.random() < 0.1:
                seat = luck.randrange(4)
                known = known_by(match, seat)
                every = list(worlds(known))
                if 6 <= len(every) <= 1500:
                    yield match, seat, known, every
                    break


@pytest.mark.parametrize(("target", "positions"), [(1, 12), (100, 8)])
def test_every_deal_comes_up_equally_often(target: int, positions: int) -> None:
    pinned = 0
    for match, seat, known, every in islice(late_positions(target), positions):
        found = Counter(drawn(match.states, seat, 40 * len(every)))
        assert set(found) == set(every)
        assert chisquare(list(found.values())).pvalue > SURPRISING
        assert tuple(match.state.hand[other] for other in known.sizes) in found
        pinned += any(known.pinned.values())
    assert pinned, "some seat knew where a card lay that it had passed"


def test_before_the_first_lead_all_know_who_has_the_two_of_clubs() -> None:
    match, rng = Match(HEARTS, seed=bytes(32)), Random(5)
    while match.state.phase != PLAY:
        match.play(rng.choice(match.legal))
    leader = match.state.lead
    for seat in {0, 1, 2, 3} - {leader}:
        known = known_by(match, seat)
        place = list(known.sizes).index(leader)
        share = Counter(card for hands in drawn(match.states, seat, 4000) for card in members(hands[place]))
        free = len(known.unseen - set().union(*known.pinned.values()))
        size = 13 - len(known.pinned[leader])
        assert all(share[card] == 4000 for card in known.pinned[leader])
        likely = [share[card] for card in known.unseen - set().union(*known.pinned.values())]
        assert chisquare(likely).pvalue > SURPRISING
        assert sum(likely) == 4000 * size * (free > 0)


def test_points_in_the_first_trick_show_that_the_hand_has_nothing_else() -> None:
    """East had thirteen of the fourteen cards with points: which one it lacks is as likely any that nobody has seen."""
    east = HEARTS_.replace("H7", "SQ")
    states = table([CLUBS, east, DIAMONDS, SPADES.replace("SQ", "H7")])
    play(states, "C2 H2")
    found = Counter(hands[1] for hands in drawn(states, 2, 2600))  # of North, East and West
    left = [card for card in sorted(PENALTY) if card != 26]
    assert set(found) == {sum(1 << card for card in hand) for hand in combinations(left, 12)}
    assert len(found) == comb(13, 12)
    assert chisquare(list(found.values())).pvalue > SURPRISING


def test_a_heart_led_before_hearts_are_broken_shows_a_hand_of_hearts() -> None:
    states = table(["H3 H9", "C6 D2", "H10 D4", "H4 SA"])
    s = thaw(states)
    s.played = [STANDARD.all & ~sum(s.hand), 0, 0, 0]
    s.taken = [s.played[0], 0, 0, 0]
    freeze(s, states)
    play(states, "H3")
    for hands in drawn(states, 2, 200):
        assert hands[0] in (as_set("H9"), as_set("H4"))
