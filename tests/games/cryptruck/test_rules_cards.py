"""The two whites are alike: nobody can tell one from the other, whatever they see."""  # CRY-E02

import random
from pathlib import Path

import pytest

from cutpurse import games
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.record import Record
from cutpurse.core.record_reader import read_record
from cutpurse.core.view import View

from .builder import GAME, as_seed, lay_out

WHITE_3, SECOND = 30, 31
OLD = Path(__file__).with_name("version_1.txt").read_text(encoding="utf-8")  # written when there were 3a and 3b


def test_two_whites_in_a_hand_are_one_choice() -> None:
    table = lay_out({"Ada": "White 3, White 3, Blue 5"}, tricks=3)
    assert table.may == ["Blue 5", "White 3"]
    whites = table.zone("hand.0", "Ada").cards[1:]
    assert [card.actions for card in whites] == [(WHITE_3,), (WHITE_3,)]
    table.play("Ada: White 3")
    assert table.hand("Ada") == "Blue 5, White 3"


def test_a_single_white_is_the_same_for_everybody() -> None:
    """Bram and Ada have one each; Bram gives his, and Ada plays one of her two."""
    hands = {"Ada": "Blue 5, White 3", "Bram": "White 3, Blue 1", "Cleo": "Blue 2, Blue 3"}
    table = lay_out(hands, tricks=4, taken={"Cleo": ""}, auction="every_trick")
    assert table.zone("hand.0", "Ada").cards[1].id == "hand.0.30"
    assert table.zone("hand.1", "Bram").cards[1].id == "hand.1.30"
    table.play("Ada: reveal Blue 5", "Bram: want", "Cleo: decline", "Bram: give White 3", "Cleo: Blue 2")
    assert table.cards("given", "Bram") == ["White 3"]
    table.play("Ada: White 3")
    assert table.cards("given", "Bram") == []  # he takes it for his
    assert table.cards("taken.0", "Bram") == ["Blue 2", "Blue 5", "White 3"]
    assert table.zone("taken.0").cards[2].id == "taken.0.30"


def test_of_two_whites_in_a_trick_one_was_led() -> None:
    table = lay_out({"Ada": "White 3", "Bram": "White 3", "Cleo": "Blue 1"}, tricks=5, turned="Red 1")
    table.play("Ada: White 3", "Bram: White 3")
    view = table.match.view(None, at=len(table.match.frames) - 1)
    trick = next(zone for zone in view.zones if zone.id == "trick")
    assert [[badge.key for badge in card.badges] for card in trick.cards] == [["led", "trump"], ["winning"]]


@pytest.mark.parametrize("number", range(12))
def test_version_1_was_the_same_game_with_names_for_the_whites(number: int) -> None:
    """A game is played by both versions: all see, hear and score the same, whichever white is played in the old one."""
    chance = random.Random(number)
    options = {option.name: option.sample(chance) for option in GAME.options if number % 3}
    seats = chance.choice(GAME.seats)
    old, new = (Match(GAME, options=options, seats=seats, seed=as_seed(number), rules=rules) for rules in (1, 2))
    while new.turn is not None:
        action = chance.choice(new.legal)
        twins = [one for one in old.legal if kind(one) == action]
        assert sorted({kind(one) for one in old.legal}) == new.legal
        old.play(chance.choice(twins))
        new.play(action)
        for seat in (None, *range(seats)):
            assert seen(old.view(seat)) == seen(new.view(seat))
    assert old.scores == new.scores


def kind(action: int) -> int:
    return WHITE_3 if action == SECOND else action


def seen(view: View) -> list[object]:
    """What people see, without the ids of cards; whether a white they gave has come to light, version 1 told them."""
    cards = [
        (zone.id, [(card.face, card.badges, card.why_not) for card in zone.cards])
        for zone in view.zones
        if zone.id != "given"
    ]
    told: tuple[Message, ...] = view.log
    return [view.stage, view.prompt, view.seats, view.counters, told, cards]


def test_a_record_of_version_1_replays_and_is_written_as_it_was() -> None:
    record = read_record(OLD, games.load)
    assert (record.match.rules, record.match.scores) == (1, (12, 20, 14))
    moves = [line for line in OLD.splitlines() if not line.startswith("#")]
    assert "Cleo: give White 3b" in moves
    written = Record(match=record.match).to_text().splitlines()
    assert [line for line in written if not line.startswith("#")] == moves
    assert "# Bram wins trick 2 with White 3: 2 blocks, 2 in all." in written  # remarks are in today's words


def test_both_whites_can_be_named_under_version_1_only() -> None:
    old = Match(GAME, seed=as_seed(0), rules=1)
    assert [GAME.parse(old.state, f"reveal White 3{twin}") for twin in "ab"] == [WHITE_3, SECOND]
    new = Match(GAME, seed=as_seed(0))
    assert GAME.parse(new.state, "reveal White 3") == WHITE_3
    assert GAME.notation(new.state, SECOND) == ""
