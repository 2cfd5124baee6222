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


def test_what_another_leaves_in_the_courtyard_is_a_reason_to_take_it() -> None:
    table = village(hands={"North": "HHHSCR"}, courtyard="SSR").do("give Coffer")
    assert because(table.match, "take Steeple") == ["Steeple no longer has the most in the Courtyard then"]
    assert because(table.match, "take Rake") == ["no Rake is left in the Courtyard for West"]
    table = village(hands={"North": "HHHSCR"}, courtyard="SCR", pots=(4, 3)).do("give Rake")
    stays = "no profession alone has the most in the Courtyard then, so the Daily Pot of 3 stays"
    assert because(table.match, "take Rake") == [stays]
    assert because(table.match, "take Coffer") == ["no Coffer is left in the Courtyard for South"]


def test_what_a_trade_does_in_the_courtyard_is_a_reason_to_give() -> None:
    table = village(hands={"North": "HHHSCR"}, courtyard="SSR", pots=(4, 3))
    able = "after a trade for a Steeple, Steeple no longer has the most in the Courtyard"
    assert because(table.match, "give Coffer")[0] == able
    assert because(table.match, "give Hill") == [
        "with it 1 Hill card lies in the Courtyard, where the most win the Daily Pot of 3"
    ]
    table = village(hands={"North": "HHHSCR"}, courtyard="HHS", pots=(4, 3))
    assert because(table.match, "give Hill") == ["Hill has the most in the Courtyard then, for the Daily Pot of 3"]


def test_a_hand_that_is_not_complete_is_accused_in_vain() -> None:
    vain = "with only 5 of the 6 Hill cards needed, any accusation of this hand fails"
    almost = village(hands={"North": "HHHHHS", "South": "CCCCSS"}, taken={"South": "CCCC"}, courtyard="CR", second=True)
    assert because(almost.match, "end turn") == [vain]
    full = village(hands={"North": "HHHHHH"}, courtyard="CCR", second=True)
    assert because(full.match, "give Hill")[0] == vain
    last = village(hands={"West": "RRRRRR"}, courtyard="CCS", turn="West", second=True)
    assert "accusation" not in because(last.match, "give Rake")[0]  # nobody can accuse any more in this Night


def test_a_card_of_the_refuse_pile_can_be_traded() -> None:
    table = village(hands={"East": "SSSSHR"}, courtyard="SC", refuse="C", turn="East")
    assert because(table.match, "take refuse") == ["can be traded for a Steeple from the Courtyard"]
    table.do("draw")
    assert because(table.match, "take refuse") == []


def test_where_a_discard_goes_is_a_reason() -> None:
    table = village(hands={"East": "SSSHRR"}, courtyard="HHR", deck="R", turn="East", pots=(4, 3)).do(
        "draw", "end turn"
    )
    assert because(table.match, "discard Hill")[0] == "Hill has the most in the Courtyard anyway"
    assert because(table.match, "discard Rake")[0] == "Hill no longer has the most in the Courtyard then"
    full = village(hands={"East": "SSSHRR"}, courtyard="HHRR", deck="R", turn="East").do("draw", "end turn")
    buried = "it goes to the refuse pile, where only the Steeple can take it"
    assert because(full.match, "discard Steeple")[0] == because(full.match, "discard Hill")[0] == buried


def test_a_card_that_tells_nothing_else_is_not_needed() -> None:
    table = village(hands={"North": "HHHHSCR"}, taken={"East": "SS"}, courtyard="HHRR", deck="R")
    table.do("draw", "end turn")
    assert because(table.match, "discard Steeple") == ["a Steeple does not count for this hand"]


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
