"""The laws that every game keeps, and a rule of this one."""

import cutpurse
from cutpurse.check.run import Settings, check


def test_nothing_is_wrong_with_the_game():
    report = check("hearts", Settings(games=2, quick=True), lambda text: None)
    assert not report.faults, [f"{fault.place}: {fault.what}" for fault in report.faults]


def test_after_all_have_passed_three_cards_the_two_of_clubs_is_led():
    match = cutpurse.new_match("hearts", seed=bytes(32))
    for _ in range(4 * 3):
        match.play(match.legal[0])
    assert match.legal == [0]
    assert match.state.hand[match.turn] & 1
