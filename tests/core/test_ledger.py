"""What each seat earned and from what: it adds up in every game, and agrees with what was told at the table."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import cutpurse
from cutpurse.core.game import Game
from cutpurse.core.ledger import Statistics, statistics
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from tests.contract.walks import EXAMPLE, OWN, every_game, matches


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
    """Whatever is not named is booked under a message of the log."""
    match = data.draw(matches(game))
    if game.name in OWN:
        told = {line.message.key for line in match.log()}
        assert not [cause for cause in statistics(match).by_cause() if cause.key in told]


def test_a_game_that_names_no_causes_is_booked_as_it_was_told() -> None:
    match = Match(EXAMPLE, seats=3, seed=bytes(32))
    while match.turn is not None:
        match.play(match.legal[0])
    wins = [line.message for line in match.log() if line.message.key == "takes-round"]
    assert [(entry.cause, entry.seat, entry.amount) for entry in statistics(match).entries] == [
        (win, win.args["seat"], 1) for win in wins
    ]


@every_game
@given(data=st.data())
def test_it_is_plain_data(game: Game, data: st.DataObject) -> None:
    found = statistics(data.draw(matches(game)))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Statistics) == found


def test_the_coins_of_one_round_of_lucre() -> None:
    """A 2 and a 12 have three coins, a 4 and an 8 have one, and so has every back."""
    match = cutpurse.new_match("lucre", options={"mulligan": "off", "coins": "estimated"}, seed=bytes(32))
    say = match.game.words().say
    for action in ("wealth 2", "4 up", "12 up", "5 up", "7 down"):
        match.play(action)
    names = match.game.seat_names
    assert [(names[entry.seat], say(entry.cause), entry.amount) for entry in statistics(match).entries] == [
        ("Red", "cards added as Lead", 3),
        ("Yellow", "Purses", 1),
        ("Yellow", "highest cards", 3),
        ("Red", "lowest cards", 1),
        ("Blue", "face-down cards", 1),
        ("Green", "face-down cards", 1),
    ]
    assert statistics(match).by_part() == {msg("round-of", round=1, of=8): (1, 1, 4, 4)}
