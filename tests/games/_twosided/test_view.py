"""Which faces a viewer of Lucre or COIN sees: those that lie open, and what the seat itself holds or put away."""

from typing import Any

import pytest

import cutpurse
from cutpurse.core.bits import members
from cutpurse.core.game import Game
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.names import MOST_DECKS, same_cards
from cutpurse.games._twosided.rules import SEATS, owner_of, value_of

from ..builder import random_game
from .builder import COIN, LUCRE, coin_table, lucre_table

HANDS = {"Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12], "Blue": [10, 9, 8, 12]}


def public_faces(s: StandIn) -> list[tuple[int, int]]:
    """Every face that lies open on the table, as seat and value."""
    faces = [(seat, value) for seat in range(SEATS) for value in members(s.up[seat])]
    faces += [(seat, s.middle[seat]) for seat in members(s.faces)]
    return faces + [(owner_of(prize), value_of(prize)) for prize in s.prize[: s.trick]]


def own_faces(s: StandIn, seat: int) -> list[tuple[int, int]]:
    """What a seat knows beside that: its hand, and what it put beneath its deck."""
    beneath = list(s.deck[seat][max(13, s.top[seat]) : s.bottom[seat]])
    if getattr(s, "after_burying", 0):
        beneath = members(s.remembered[seat])
        assert set(beneath) <= set(s.deck[seat][s.top[seat] : s.bottom[seat]])
    return [(seat, value) for value in members(s.hand[seat]) + beneath]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (LUCRE, {}),
        (LUCRE, {"unclaimed": "carry"}),
        (LUCRE, {"swap_order": "seat", "lead_card_down": "on"}),
        (COIN, {}),
        (COIN, {"unclaimed": "carry"}),
        (COIN, {"exchange_order": "turn"}),
        (COIN, {"after_burying": "shuffle", "exchange": "forced"}),
    ],
)
def test_a_view_shows_the_open_cards_and_the_own_ones(game: Game, options: dict[str, Any]) -> None:
    """LUC-13, LUC-33..35, LUC-A04, COI-08, COI-09, COI-24."""
    options |= {"target": "round"} if game is COIN else {}
    for frame in random_game(game, 1, **options).frames:
        s = frame.state
        for viewer in (None, *range(SEATS)):
            known = public_faces(s) + (own_faces(s, viewer) if viewer is not None else [])
            seen = game.view(s, viewer).faces()
            assert sorted(seen) == sorted((game.seat_names[seat], str(value)) for seat, value in known)


def test_highest_and_lowest_carry_a_badge() -> None:  # LUC-24, LUC-25, COI-19, COI-20
    lucre = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 10 up")
    badges = {card.id: [badge.key for badge in card.badges] for card in lucre.zone("middle").cards}
    assert badges == {"middle.0": ["highest"], "middle.2": [], "middle.3": ["lowest"]}


def test_not_even_its_owner_sees_a_face_down_card() -> None:  # LUC-33, COI-24
    lucre = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 12 down")
    coin = coin_table("Yellow 13", hands=HANDS).play("Yellow: bank 6", "Red: 12 down")
    assert lucre.cards("middle", "Red") == coin.cards("middle", "Red") == "1 back"
    lucre.play("Yellow: 2 up", "Blue: 10 up", "Green: 1 up")
    assert lucre.cards("hoard.2", "Red") == "Red 6, 1 back"


def test_tables_with_coins_of_their_own_take_no_memory_for_good() -> None:
    for number in range(MOST_DECKS + 20):
        coins = ",".join(str(1 + number // 3**place % 3) for place in range(13))
        cutpurse.new_match("lucre", seed=bytes(32), options={"coins": coins}).view(None)
    assert same_cards.cache_info().currsize <= MOST_DECKS
