"""The laws that every game keeps, and a rule of this one."""

import cutpurse
from cutpurse.check.run import Settings, check


def test_nothing_is_wrong_with_the_game():
    report = check("eight_tricks", Settings(games=5, quick=True), lambda text: None)
    assert not report.faults, [f"{fault.place}: {fault.what}" for fault in report.faults]


def test_suits_are_followed():
    match = cutpurse.new_match("eight_tricks", seats=4, seed=bytes(32))
    while match.turn is not None:
        s = match.state
        held = [card for card in range(32) if s.hand[match.turn] >> card & 1]
        same = [card for card in held if card // 8 == s.trick[s.lead] // 8]
        assert match.legal == (same or held)
        match.play(match.legal[-1])
    assert sum(match.scores) == 8
