"""What hints say of actions in The Village, and what no bot does."""

from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.settings import Budget
from cutpurse.core.chance import fast_rng

from ..steps import because
from .builder import Village, village


def suggested(table: Village) -> str:
    position = Position.of(table.match, fast_rng(1))
    return position.notation(level("expert", Budget(iterations=400)).think(position).chosen)


def test_an_own_card_in_the_courtyard_is_a_reason_to_trade() -> None:
    table = village(hands={"North": "HHHSCR"}, courtyard="HR")
    assert because(table.match, "give Steeple") == ["a Hill lies in the Courtyard, and 3 of 6 are in the hand"]
    assert because(table.match, "give Hill") == []  # which would be no gain
    table.do("give Steeple")
    assert because(table.match, "take Hill") == ["makes 4 of the 6 Hill cards needed"]


def test_nobody_accuses_in_the_first_turn_to_have_a_look() -> None:
    table = village(hands={"North": "HHHSCR"})
    for name in ("East", "South", "West"):
        assert because(table.match, f"accuse {name}")[0].startswith(f"{name} is unlikely to hold six")
        assert Position.of(table.match, fast_rng(1)).is_pointless(table.game.parse(table.state, f"accuse {name}"))
    assert not suggested(table).startswith("accuse")


def test_a_hand_that_was_seen_is_not_accused_again() -> None:
    table = village(hands={"North": "HHHSCR"})
    table.do("accuse West")
    while not (table.turn == "North" and "accuse West" in table.may):
        table.do(next(action for action in ("end turn", *table.may) if action in table.may))
    assert not suggested(table).startswith("accuse West")
