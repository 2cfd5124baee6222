"""Who plays whom in a round of a tournament: a pure function of the order of the players and of who has met.

The first aim is that nobody meets the same people again while that can be avoided, the second (Swiss) that people
with about as many points meet. Small fields are searched through; in larger ones players change places between tables
for as long as that makes it better.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import factorial
from typing import TypeAlias

Group: TypeAlias = tuple[int, ...]
Groups: TypeAlias = tuple[Group, ...]
Met: TypeAlias = Mapping[tuple[int, int], int]  # how often two players have met, the lower number first
Cost: TypeAlias = tuple[int, int]

MOST_TRIED = 6_000  # ways to divide a field that is searched through


def pair(order: Sequence[int], size: int, met: Met, *, swiss: bool) -> Groups:
    """Everybody at one table of that size; `order` has the best first, and so have the tables."""
    assert len(order) % size == 0
    place = {player: at for at, player in enumerate(order)}

    def cost(group: Group) -> Cost:
        pairs = list(combinations(group, 2))
        again = sum(met.get((min(one, other), max(one, other)), 0) for one, other in pairs)
        return again, sum(abs(place[one] - place[other]) for one, other in pairs) if swiss else 0

    found = search(tuple(order), size, cost) if ways(len(order), size) <= MOST_TRIED else improve(order, size, cost)
    by_place = (tuple(sorted(group, key=place.__getitem__)) for group in found)
    return tuple(sorted(by_place, key=lambda group: place[group[0]]))


def ways(players: int, size: int) -> int:
    """In how many ways so many players can be divided."""
    tables = players // size
    return factorial(players) // (int(factorial(size) ** tables) * factorial(tables))


def search(players: Group, size: int, cost: Callable[[Group], Cost]) -> Groups:
    """The best of all ways; the first of them, where several are."""
    return min(divisions(players, size), key=lambda groups: total(groups, cost))


def divisions(players: Group, size: int) -> Iterator[Groups]:
    if not players:
        yield ()
        return
    first, *others = players
    for chosen in combinations(others, size - 1):
        rest = tuple(player for player in others if player not in chosen)
        for groups in divisions(rest, size):
            yield ((first, *chosen), *groups)


def total(groups: Groups, cost: Callable[[Group], Cost]) -> Cost:
    costs = [cost(group) for group in groups]
    return sum(again for again, _ in costs), sum(spread for _, spread in costs)


def improve(order: Sequence[int], size: int, cost: Callable[[Group], Cost]) -> Groups:
    """The better of two beginnings, each made better by exchanging two players for as long as that helps."""
    tables = len(order) // size
    neighbours = [list(order[at : at + size]) for at in range(0, len(order), size)]
    mixed = [list(order[at::tables]) for at in range(tables)]
    results = [exchanged(groups, cost) for groups in (neighbours, mixed)]
    return min(results, key=lambda groups: total(groups, cost))


def exchanged(groups: list[list[int]], cost: Callable[[Group], Cost]) -> Groups:
    costs = [cost(tuple(group)) for group in groups]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(groups)), 2):
            for i, j in product(range(len(groups[one])), range(len(groups[other]))):
                before = plus(costs[one], costs[other])
                exchange(groups, one, i, other, j)
                new = cost(tuple(groups[one])), cost(tuple(groups[other]))
                if plus(*new) < before:
                    costs[one], costs[other] = new
                    better = True
                else:
                    exchange(groups, one, i, other, j)
    return tuple(map(tuple, groups))


def exchange(groups: list[list[int]], one: int, i: int, other: int, j: int) -> None:
    groups[one][i], groups[other][j] = groups[other][j], groups[one][i]


def plus(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def seated(group: Group, sat: Mapping[tuple[int, int], int]) -> Group:
    """The same players by seat, so that they sit where they have sat least often; `sat` counts by player and seat."""

    def often(seats: Group) -> tuple[int, int]:
        counts = [sat.get((player, seat), 0) for seat, player in enumerate(seats)]
        return max(counts), sum(counts)

    return min(permutations(group), key=often)
