"""Pairing: everybody plays each round, and meets the same people again only where that can't be avoided."""

from collections import Counter
from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.server.table.pairing import MOST_TRIED, divisions, pair, seated, ways

Fields = tuple[int, int]


@st.composite
def fields(draw: st.DrawFn, most: int = 24) -> tuple[list[int], int, Counter[tuple[int, int]]]:
    """Players in some order, the size of the tables, and who has met."""
    size = draw(st.integers(2, 6))
    tables = draw(st.integers(1, max(1, most // size)))
    order = draw(st.permutations(range(size * tables)))
    met: Counter[tuple[int, int]] = Counter()
    if len(order) > 1:
        twos = st.sampled_from(list(combinations(range(size * tables), 2)))
        met.update(draw(st.lists(twos, max_size=40)))
    return list(order), size, met


def meetings(groups: tuple[tuple[int, ...], ...], met: Counter[tuple[int, int]]) -> int:
    return sum(met[two] for group in groups for two in combinations(sorted(group), 2))


@settings(max_examples=60, deadline=None)
@given(fields(), st.booleans())
def test_everybody_plays_once_at_a_full_table(
    field: tuple[list[int], int, Counter[tuple[int, int]]], swiss: bool
) -> None:
    order, size, met = field
    groups = pair(order, size, met, swiss=swiss)
    assert sorted(player for group in groups for player in group) == sorted(order)
    assert {len(group) for group in groups} == {size}
    assert groups == pair(order, size, met, swiss=swiss)


@settings(max_examples=40, deadline=None)
@given(fields(most=9), st.booleans())
def test_nobody_meets_again_who_need_not(field: tuple[list[int], int, Counter[tuple[int, int]]], swiss: bool) -> None:
    order, size, met = field
    fewest = min(meetings(groups, met) for groups in divisions(tuple(order), size))
    assert meetings(pair(order, size, met, swiss=swiss), met) == fewest


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 6), st.integers(1, 8), st.randoms())
def test_in_a_swiss_round_those_meet_who_stand_side_by_side(size: int, tables: int, draw: object) -> None:
    order = list(range(size * tables))
    draw.shuffle(order)  # type: ignore[attr-defined]
    groups = pair(order, size, {}, swiss=True)
    assert groups == tuple(tuple(order[at : at + size]) for at in range(0, len(order), size))


def test_round_after_round_of_a_large_field() -> None:
    """Sixteen at four tables can play five rounds in which nobody meets twice; we find at least two."""
    met: Counter[tuple[int, int]] = Counter()
    for number in range(5):
        groups = pair(range(16), 4, met, swiss=False)
        assert number > 1 or meetings(groups, met) == 0
        met.update(two for group in groups for two in combinations(sorted(group), 2))
    assert max(met.values()) <= 2


def test_a_large_field_is_not_searched_through() -> None:
    assert ways(8, 4) == 35 == sum(1 for _ in divisions(tuple(range(8)), 4))
    assert ways(64, 4) > MOST_TRIED
    groups = pair(range(64), 4, Counter(combinations(range(8), 2)), swiss=True)
    assert meetings(groups, Counter(combinations(range(8), 2))) == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=20))
def test_seats_are_taken_in_turn(size: int, before: list[tuple[int, int]]) -> None:
    sat = Counter((player, seat) for player, seat in before if player < size and seat < size)
    group = tuple(range(size))
    found = seated(group, sat)
    assert sorted(found) == list(group)
    most = max(sat[player, seat] for seat, player in enumerate(found))
    assert most == min(max(sat[player, seat] for seat, player in enumerate(seats)) for seats in permutations(group))


def test_in_as_many_rounds_as_seats_everybody_has_had_each_seat() -> None:
    sat: Counter[tuple[int, int]] = Counter()
    for _ in range(4):
        sat.update((player, seat) for seat, player in enumerate(seated((0, 1, 2, 3), sat)))
    assert set(sat.values()) == {1}
    assert len(sat) == 16
