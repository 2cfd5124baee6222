"""What each seat earned and from what: it adds up in every game, and agrees with what was told at the table."""

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cutpurse
from cutpurse import bots
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.ledger import AT_FIRST, Statistics, statistics
from cutpurse.core.match import Match
from tests.contract.walks import EXAMPLE, every_game, matches, seeds


def played(game: str, seed: bytes = bytes(32), seats: int | None = None, bot: str = "greedy", **options: str) -> Match:
    match, rng = cutpurse.new_match(game, options=options, seats=seats, seed=seed), fast_rng(1)
    while match.turn is not None:
        match.play(bots.choose(bot, match, rng))
    return match


def told(match: Match, pattern: str) -> Iterator[re.Match[str]]:
    """Every line of the log that has this in it."""
    return filter(None, (re.search(pattern, line.text) for line in match.log()))


def booked(match: Match, cause: str) -> dict[str, int]:
    """What a cause has brought each seat, by name; nothing is left out."""
    seats = statistics(match).by_cause().get(cause, (0,) * match.seats)
    return {name: amount for name, amount in zip(match.game.seat_names, seats, strict=False) if amount}


def summed(pairs: Iterator[tuple[str, int]]) -> dict[str, int]:
    sums: Counter[str] = Counter()
    for name, amount in pairs:
        sums[name] += amount
    return {name: amount for name, amount in sums.items() if amount}


@every_game
@given(data=st.data())
def test_all_that_is_booked_adds_up_to_the_scores(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    found = statistics(match)
    assert tuple(account.total for account in found.accounts) == match.scores
    for sums in (found.by_cause(), found.by_part()):
        assert tuple(map(sum, zip(*sums.values(), strict=True))) == match.scores or not (sums or any(match.scores))
    assert all(entry.amount and entry.stage and entry.cause for entry in found.entries)


@every_game
@given(data=st.data())
def test_our_games_name_every_cause(game: Game, data: st.DataObject) -> None:
    """Whatever is not named is booked under a sentence of the log."""
    if game is not EXAMPLE:
        assert not [cause for cause in statistics(data.draw(matches(game))).by_cause() if cause.endswith(".")]


def test_a_game_that_names_no_causes_is_booked_as_it_was_told() -> None:
    match = Match(EXAMPLE, seats=3, seed=bytes(32))
    while match.turn is not None:
        match.play(match.legal[0])
    wins = [(line.text, line.text.split()[0]) for line in match.log() if " takes " in line.text]
    names = EXAMPLE.seat_names
    assert [(entry.cause, names[entry.seat], entry.amount) for entry in statistics(match).entries] == [
        (text, name, 1) for text, name in wins
    ]


@every_game
@given(data=st.data())
def test_it_is_plain_data(game: Game, data: st.DataObject) -> None:
    found = statistics(data.draw(matches(game)))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Statistics) == found


# Beside what was told at the table.


@given(seeds)
def test_lucre(seed: bytes) -> None:
    match = played("lucre", seed)
    pieces = re.compile(r"(\d+) on fronts, (\d+) face down, (\d+) Purses? won")
    counters = {
        account.name: pieces.fullmatch(counter.reason)
        for account in statistics(match).accounts
        for counter in account.counters
        if counter.label == "Coins"
    }
    causes = statistics(match).by_cause()
    fronts = ("cards added as Lead", "Purses", "highest cards", "lowest cards", "last cards")
    for seat, name in enumerate(match.game.seat_names):
        parts = counters[name]
        assert parts
        assert sum(causes[cause][seat] for cause in fronts if cause in causes) == int(parts[1])
        assert causes.get("face-down cards", [0] * 4)[seat] == int(parts[2])
    takes = Counter(found[1] for found in told(match, r"(\w+) is highest with \d+ and takes"))
    entries = statistics(match).entries
    assert takes == Counter(match.game.seat_names[entry.seat] for entry in entries if entry.cause == "Purses")
    assert takes == Counter(match.game.seat_names[entry.seat] for entry in entries if entry.cause == "highest cards")


def test_the_coins_of_one_round_of_lucre() -> None:
    """A 2 and a 12 have three coins, a 4 and an 8 have one, and so has every back."""
    match = cutpurse.new_match("lucre", options={"mulligan": "off", "coins": "estimated"}, seed=bytes(32))
    assert next(match.log()).text == "Round 1: the Purse is Red 8 (1 coin); Red leads."
    for action in ("wealth 2", "4 up", "12 up", "5 up", "7 down"):
        match.play(action)
    names = match.game.seat_names
    assert [(names[entry.seat], entry.cause, entry.amount) for entry in statistics(match).entries] == [
        ("Red", "cards added as Lead", 3),
        ("Yellow", "Purses", 1),
        ("Yellow", "highest cards", 3),
        ("Red", "lowest cards", 1),
        ("Blue", "face-down cards", 1),
        ("Green", "face-down cards", 1),
    ]
    assert statistics(match).by_part() == {"Round 1 of 8": (1, 1, 4, 4)}


@pytest.mark.parametrize("tie", ["everyone", "nobody", "split", "fewest"])
@pytest.mark.parametrize("gray", ["on", "off"])
def test_coin(tie: str, gray: str) -> None:
    for number in range(5):
        match = played("coin", bytes([number] * 32), gray_tie=tie, gray_coins_score=gray)
        line = r"(\w+): \d+ Points \((\d+) Coins? on fronts(?:, (\d+) Gray)?, (\d+) for foreign cards(?:, (\d+) for)?"
        rounds = [found.groups("0") for found in told(match, line)]
        assert len(rounds) == 4 * len(statistics(match).by_part())
        columns = {2: "Gray Coins", 3: "foreign cards", 4: "the most Gray Coins"}
        for column, cause in columns.items():
            assert booked(match, cause) == summed((parts[0], int(parts[column])) for parts in rounds)
        fronts = [*booked(match, "Trick cards").items(), *booked(match, "own cards face up").items()]
        assert summed(iter(fronts)) == summed((parts[0], int(parts[1])) for parts in rounds)


@pytest.mark.parametrize("bust", ["end", "round"])
@pytest.mark.parametrize("seats", [3, 6])
def test_dirty_money(bust: str, seats: int) -> None:
    match = played("dirty_money", seats=seats, bust=bust, cleaner_coins="2")
    tricks = [
        (found[1], found[2] == "its cleaner", int(found[3]))
        for found in told(match, r"(\w+) takes the trick with (its cleaner|\w+ \d+): (\d+|no) coin")
        if found[3] != "no"
    ]
    by_cleaner = summed((name, coins) for name, cleaned, coins in tricks if cleaned)
    by_loot = summed((name, coins) for name, cleaned, coins in tricks if not cleaned)
    assert (booked(match, "tricks taken by cleaner"), booked(match, "tricks taken by loot")) == (by_cleaner, by_loot)
    assert booked(match, "busted") == summed(
        (found[1], -int(found[2])) for found in told(match, r"(\w+): (\d+) coins? lost")
    )
    assert bool(booked(match, "busted")) == (bust == "round")


@pytest.mark.parametrize("betting", ["laps", "sealed"])
@pytest.mark.parametrize("shared", ["on", "off"])
@pytest.mark.parametrize("end_pot_only", ["on", "off"])
def test_the_village(betting: str, shared: str, end_pot_only: str) -> None:
    for number in range(12):
        match = played(
            "village", bytes([number] * 32), betting=betting, daily_shared=shared, end_pot_only=end_pot_only, ante="3"
        )
        assert booked(match, AT_FIRST) == dict.fromkeys(match.game.seat_names, 50)
        pool = sum(int(found[1]) for found in told(match, r"The wagers, (\d+) chips?:"))
        assert sum(booked(match, "wagers").values()) == -pool
        won = summed((found[1], int(found[2])) for found in told(match, r"(\w+) wins (\d+) chips? and has"))
        assert won == booked(match, "the End Pot") | booked(match, "accusing a hoarder")
        daily = summed((found[1], int(found[2])) for found in told(match, r"(\w+) wins the Daily Pot of (\d+)"))
        for found in told(match, r"Nobody has won the Daily Pot of (\d+): it is shared by all"):
            share = [(name, int(found[1]) // 4) for name in match.game.seat_names]
            daily = summed(iter([*daily.items(), *share]))
        assert booked(match, "the Daily Pot") == daily


def test_when_all_lose_in_the_village_chips_are_shared_out_again() -> None:
    match = played("village", night_cap="1", bot="random")
    assert match.outcome
    assert not match.outcome.winners
    assert match.scores == (50, 50, 50, 50)
    assert booked(match, "all chips shared out again")


@pytest.mark.parametrize("seats", [3, 5])
def test_cryptruck(seats: int) -> None:
    for number in range(5):
        match = played("cryptruck", bytes([number] * 32), seats=seats)
        line = r"(\w+): (\d+) for (no|\d+) blocks?(?: in (\d+) colours?)?"
        rounds = [found.groups("1") for found in told(match, line)]
        assert len(rounds) == 3 * seats
        assert booked(match, "no blocks") == summed(
            (name, int(won)) for name, won, blocks, _ in rounds if blocks == "no"
        )
        assert booked(match, "blocks") == summed((name, int(n)) for name, _, n, _ in rounds if n != "no")
        more = summed((name, int(n) * (int(colours) - 1)) for name, _, n, colours in rounds if n != "no")
        assert booked(match, "several colours") == more
