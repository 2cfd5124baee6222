"""The greedy player of Cryptruck: positions in which one choice is clearly right, and whole games against luck."""

import numpy as np
import pytest

from cutpurse.core import loop
from cutpurse.core.chance import fast_rng

from ..steps import greedy_choice
from .builder import GAME, Table, lay_out


def choice(table: Table) -> str:
    return greedy_choice(table.match)


def cleo_last(hand: str, *played: str, taken: dict[str, str] | None = None, turned: str = "Red 2") -> Table:
    """Cleo plays last to these cards of Ada and Bram; she holds what she has left in the round."""
    tricks = 6 - len(hand.split(", "))
    table = lay_out(
        {"Ada": played[0], "Bram": played[1], "Cleo": hand},
        tricks=tricks,
        taken={"Bram": ""} | (taken or {}),
        turned=turned,
    )
    if tricks == 0:
        table.play(f"Ada: reveal {played[0]}", "Bram: decline", "Cleo: decline")
    else:
        table.play(f"Ada: {played[0]}")
    return table.play(f"Bram: {played[1]}")


LAST: dict[str, tuple[str, tuple[str, str], dict[str, str], str]] = {  # Cleo's hand, the trick, what was taken
    "with no block she ducks": ("Blue 2, Blue 6", ("Blue 4", "Blue 3"), {}, "Blue 2"),
    "and ducks as high as she can": ("Blue 1, Blue 2, Green 1", ("Blue 5", "Blue 4"), {}, "Blue 2"),
    "a trick without a block does no harm, and the 6 is gone": ("Blue 6, Blue 4", ("Blue 2", "Blue 1"), {}, "Blue 6"),
    "the third block in a third colour": (
        "Blue 6, Blue 1",
        ("Blue 5", "Blue 2"),
        {"Cleo": "Red 3, Green 4, Green 1"},
        "Blue 6",
    ),
    "not the fourth": ("Blue 6, Blue 1", ("Blue 5", "Blue 2"), {"Cleo": "Red 3, Green 4, White 3"}, "Blue 1"),
    "three colours at once in the last trick": ("White 3", ("Blue 5", "Green 4"), {}, "White 3"),
    "who has very many takes more": (
        "Blue 6, Blue 1",
        ("Blue 5", "Blue 4"),
        {"Cleo": "Red 3, Red 4, Red 5, Green 3, Green 4, Green 5, White 3, White 3"},
        "Blue 6",
    ),
}


@pytest.mark.parametrize("why", LAST)
def test_who_plays_last_knows_what_the_trick_brings(why: str) -> None:
    hand, played, taken, right = LAST[why]
    assert choice(cleo_last(hand, *played, taken=taken)) == right


def test_a_rival_with_three_blocks_gets_a_fourth() -> None:
    """Neither card can win: the block goes to Ada, for whom it is one too many."""
    three = {"Ada": "Green 3, Blue 3, White 3"}
    assert choice(cleo_last("Green 4, Green 2", "Blue 6", "Blue 1", taken=three | {"Cleo": "Green 1"})) == "Green 4"


def test_a_low_hand_leads_low() -> None:
    hands = {"Ada": "Blue 1, Green 6, Green 1", "Bram": "Blue 2"}
    assert choice(lay_out(hands, tricks=3, taken={"Bram": ""})) in ("Blue 1", "Green 1")


NINE_POINTS = {"Cleo": "", "Bram": "Blue 3, Green 4, White 3"}


def offered(card: str, hand: str) -> Table:
    """Ada reveals a card late in the round; Bram, with nine points to lose, is asked."""
    table = lay_out({"Ada": card, "Bram": hand}, tricks=4, taken=NINE_POINTS, auction="every_trick")
    return table.play(f"Ada: reveal {card}")


def test_a_lead_that_loses_is_bought_and_the_dangerous_card_given_away() -> None:
    table = offered("Blue 1", "Red 6, Green 1")
    assert choice(table) == "want"
    assert choice(table.play("Bram: want", "Cleo: decline")) == "give Red 6"


def test_nobody_who_is_content_buys_a_lead_that_wins() -> None:
    assert choice(offered("Red 6", "Blue 1, Green 1")) == "decline"


@pytest.mark.parametrize(("seats", "share"), [(3, 0.48), (4, 0.36), (5, 0.30)])
@pytest.mark.parametrize("auction", ["first_trick", "every_trick"])
def test_greedy_clearly_beats_random_players(seats: int, share: float, auction: str) -> None:
    """One greedy player wins well over its fair share, 33, 25 or 20 %, against players who do anything."""
    games = 3000
    states = GAME.template(GAME.complete_options({"auction": auction}), seats, 2)
    kinds = np.array([loop.GREEDY] + [loop.RANDOM] * (seats - 1), np.int64)
    standings, points = np.zeros((games, 6), np.int64), np.zeros((games, 6), np.int64)
    loop.play_games(states, 0, games, kinds, fast_rng(3), standings, points)
    won = 0.0
    for game, row in enumerate(standings[:, :seats]):
        best = row == row.max()
        won += best[-game % seats] / best.sum()
    assert won / games > share
