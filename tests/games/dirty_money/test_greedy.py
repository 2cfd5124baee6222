"""The greedy player of Dirty Money: positions in which one card is clearly right, or clearly silly, and whole games."""

from typing import Any

import numpy as np
import pytest

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.match import Match
from cutpurse.core.state import copy, thaw
from cutpurse.games.dirty_money.greedy import LEAST, MOST_PRICE, PRICE, print_price

from ..steps import greedy_choice
from .builder import GAME, Heist, as_seed, heist

FILL = [f"{suit} {rank}" for suit in ("Paintings", "Artifacts", "Junk") for rank in (6, 7, 8)]


def choice(table: Heist) -> str:
    return greedy_choice(table.match)


def last(led: str, second: str, hand: list[str], **known: Any) -> Heist:
    """Fox leads, Magpie plays, Weasel is last and knows what each card does; all hold middling cards for later."""
    later = [card for card in FILL if card not in (led, second, *hand)]
    more = len(hand) - 1
    table = heist(Fox=[led, *later[:more]], Magpie=[second, *later[more : 2 * more]], Weasel=hand, **known)
    return table.play(f"Fox: {led}", f"Magpie: {second}")


def test_it_ducks_a_dirty_trick() -> None:
    table = last("Artifacts 3", "Artifacts 4", ["Artifacts 2", "Artifacts 5", "Junk 9"])
    assert choice(table) == "Artifacts 2"


def test_it_takes_a_rich_clean_trick() -> None:
    table = last("Paintings 3", "Paintings 4", ["Paintings 2", "Paintings 5", "Junk 9"])
    assert choice(table) == "Paintings 5"


def test_it_throws_its_dirtiest_card_on_anothers_trick() -> None:
    table = last("Paintings 9", "Paintings 10", ["Artifacts 1", "Junk 9", "Artifacts 14"])
    assert choice(table) == "Artifacts 1"
    cheap = last("Paintings 9", "Paintings 10", ["Junk 2", "Jewels 6", "Artifacts 14"])
    assert choice(cheap) == "Junk 2"  # a fingerprint and no coin


def test_it_does_not_feed_a_trick_that_a_cleaner_takes() -> None:
    """Thrown fingerprints are wiped off there: only the coins of a card count for the other."""
    table = heist(
        Fox=["Paintings 9", "Paintings 6"],
        Magpie=["cleaner", "Paintings 7"],
        Weasel=["Jewels 14", "Artifacts 14"],
    )
    table.play("Fox: Paintings 9", "Magpie: cleaner")
    assert choice(table) == "Artifacts 14"


def test_it_spends_its_cleaner_on_a_rich_dirty_trick_when_nobody_can_overrule_it() -> None:
    table = last("Jewels 14", "Jewels 13", ["Jewels 15", "Junk 9", "cleaner"])
    assert choice(table) == "cleaner"


def test_it_does_not_waste_its_cleaner_on_a_poor_trick() -> None:
    table = last("Junk 6", "Junk 7", ["Junk 2", "Junk 9", "Paintings 9", "cleaner"])
    assert choice(table) != "cleaner"
    clean = last("Paintings 3", "Paintings 4", ["Paintings 9", "Junk 9", "Paintings 10", "cleaner"])
    assert choice(clean) != "cleaner"


def test_it_does_not_keep_its_cleaner_for_a_worthless_last_trick() -> None:
    """Two cards are left; what the others still hold has no coins."""
    table = heist(Fox=["Jewels 14", "Junk 1"], Magpie=["Jewels 13", "Junk 2"], Weasel=["Junk 3", "cleaner"]).play(
        "Fox: Jewels 14", "Magpie: Jewels 13"
    )
    assert choice(table) == "cleaner"


def test_who_has_the_most_fingerprints_takes_no_more_of_them() -> None:
    trick = ("Jewels 6", "Jewels 7", ["Jewels 5", "Jewels 8", "Junk 9"])
    safe = last(*trick, prints={"Fox": 20, "Magpie": 20}, scored=1)
    danger = last(*trick, prints={"Weasel": 20, "Fox": 19}, scored=1)
    assert choice(safe) == "Jewels 8"  # nine coins
    assert choice(danger) == "Jewels 5"


def test_the_price_of_a_fingerprint_follows_danger_and_wealth() -> None:
    s = thaw(Match(GAME, seed=as_seed(1)).states)
    even = print_price(s, 0)
    assert even == PRICE

    def price(coins: list[int], prints: list[int]) -> float:
        twin = copy(s)
        twin.total_coins[:3], twin.total_prints[:3] = coins, prints
        return float(print_price(twin, 0))

    assert price([0, 0, 0], [30, 0, 0]) > even > price([0, 0, 0], [0, 30, 0])
    assert price([30, 0, 0], [0, 0, 0]) > even > price([0, 30, 0], [0, 0, 0])
    assert price([900, 0, 0], [900, 0, 0]) == MOST_PRICE
    assert price([0, 900, 0], [0, 900, 0]) == pytest.approx(PRICE * LEAST / 0.95)


def test_where_rounds_are_judged_one_by_one_earlier_fingerprints_do_not_matter() -> None:  # DIR-A13
    s = thaw(Match(GAME, options={"bust": "round"}, seed=as_seed(1)).states)
    s.total_prints[:3] = [50, 0, 0]
    assert print_price(s, 0) == PRICE


# Whole games


def share_of_wins(seats: int, games: int, **options: object) -> float:
    """How many games one greedy player wins against random ones; a shared win counts as its part."""
    states = GAME.template(GAME.complete_options(options), seats, 2)
    standings, points = np.zeros((games, MOST_SEATS), np.int64), np.zeros((games, MOST_SEATS), np.int64)
    kinds = np.array([loop.GREEDY] + [loop.RANDOM] * (seats - 1))
    loop.play_games(states, 0, games, kinds, fast_rng(seats), standings, points)
    table = standings[:, :seats]
    won = (table == table.max(1, keepdims=True)) & (table >= 0)
    parts = won / np.maximum(1, won.sum(1, keepdims=True))
    greedy_seat = -np.arange(games) % seats
    return float(parts[np.arange(games), greedy_seat].mean())


@pytest.mark.parametrize(("seats", "least"), [(3, 0.6), (4, 0.5), (5, 0.42), (6, 0.38)])
def test_it_wins_far_more_than_its_share_against_random_players(seats: int, least: float) -> None:
    assert share_of_wins(seats, 2000) > least


@pytest.mark.parametrize(
    "options",
    [
        {"variant": True, "deck": "48"},
        {"bust": "round", "rounds": 1},
        {"lead_cleaner": False, "cleaner_coins": 2, "rounds": 3},
    ],
    ids=str,
)
def test_it_does_under_other_rulings_too(options: dict[str, object]) -> None:
    for seats in GAME.seats:
        assert share_of_wins(seats, 1000, **options) > 1.4 / seats
