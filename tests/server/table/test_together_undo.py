"""All choose at the same time: what may be taken back until when, whose clock runs, and how a rematch begins."""

import pytest

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.server.table import events
from cutpurse.server.table.events import Clock
from cutpurse.server.table.refusals import Refused

from .house import PEOPLE, House, coin, lucre, read

# Taking back


def test_a_choice_may_be_taken_back_until_all_have_chosen() -> None:
    house = lucre()
    before = [house.table.view(seat) for seat in range(4)]
    house.do(1, "keep")
    house.do(0, "keep")
    house.back(1)
    seats: tuple[int, ...] = house.table.open_seats
    assert seats == (1, 2, 3)
    assert house.table.view(1).actions == before[1].actions
    for seat in seats:
        house.do(seat, "keep")
    with pytest.raises(Refused, match="this can't be taken back"):
        house.back(3)


def test_step_by_step_and_the_log_shows_it() -> None:
    house = lucre()
    first, second = house.texts(2)[:2]
    house.do(2, first, second)
    house.hear_all()
    house.back(2)
    assert house.texts(2)[0] == second
    assert [told.undone for told in house.news(2)] == [0]  # nothing was told of it
    house.back(2)
    assert [told.undone for told in house.news(2)] == [1]
    assert house.texts(2)[0] == first
    picture = read(house.streams[2].picture(house.table)).picture
    assert picture is not None
    assert [undone.line.key for undone in picture.undone] == ["puts-beneath"]
    assert picture.view is not None
    assert picture.view.log == ()
    with pytest.raises(Refused, match="nothing has been played"):
        house.back(2)


def test_what_has_shown_a_card_stays() -> None:
    house = coin()
    house.do(1, "exchange")
    with pytest.raises(Refused, match="a hidden card was drawn or shown since"):
        house.back(1)
    house.do(1, house.texts(1)[0])
    house.back(1)
    assert house.texts(1)[0].startswith("bury")


def test_what_was_done_before_stays_once_all_are_asked() -> None:
    """Whoever ended the Night might take that back; but not if others may have answered, which is a secret."""
    seat, luck = -1, 0
    while seat < 0:
        match, rng, luck = Match(games.load("village"), options={}, seed=bytes(32)), fast_rng(luck), luck + 1
        while not match.asked:
            match.play(pick(rng, loop.legal_at(match.states, 0)))
        seat = next((seat for seat in range(4) if not match.why_no_undo(seat)), -1)
    house = House("village", match.actions[:-1])
    house.happen(house.table.move(PEOPLE[seat], match.actions[-1], 1, "", 1.0))
    assert house.table.together
    for other in range(4):
        with pytest.raises(Refused, match="everybody has been asked to choose since"):
            house.table.take_back(PEOPLE[seat], 2.0)
        if other != seat:
            house.chosen(other)


def test_alone_it_goes_back_to_ones_last_decision() -> None:
    house = House("lucre", bots=("greedy", "", "greedy", "greedy"))
    keep = house.table.question(0).check("keep")
    for seat in (0, 2):
        house.happen([events.Moved(at=1.0, seat=seat, action=keep, by="bot")])
    house.do(1, "keep")
    house.back(1)
    assert [*house.table.open_seats] == [1, 3]  # what bots have chosen stays
    assert house.table.undone.practice == 0
    house.do(1, "keep")
    house.happen([events.Moved(at=1.0, seat=3, action=keep, by="bot")])
    assert house.table.together is None
    house.back(1)
    assert house.table.undone.practice == 1
    assert [*house.table.open_seats] == [1, 2, 3]
    assert house.table.playing.actions == [keep]


# Clocks


def test_everybody_has_their_own_time_from_when_all_were_asked() -> None:
    house = House("lucre", clock=Clock(move=30.0))
    house.do(2, house.texts(2)[0], at=10.0)
    assert [house.table.deadline(seat) for seat in range(4)] == [30.0] * 4
    house.chosen(2)
    with pytest.raises(Refused, match="your time is up"):
        house.back(2, at=31.0)
    house.back(2, at=29.0)


def test_a_bank_shows_what_others_have_used_only_when_all_have_chosen() -> None:
    house = House("lucre", clock=Clock(bank=60.0, increment=5.0))
    house.do(1, "keep", at=12.0)
    assert house.table.banks_seen_by(1) == (60.0, 53.0, 60.0, 60.0)
    assert house.table.banks_seen_by(0) == (60.0,) * 4
    house.back(1, at=14.0)
    assert house.table.banks_seen_by(1) == (60.0,) * 4
    for seat, at in ((3, 15.0), (1, 20.0), (0, 30.0), (2, 40.0)):
        house.do(seat, "keep", at=at)
    assert house.table.banks == [35.0, 45.0, 25.0, 50.0]
    assert house.table.turn_since == 40.0
    assert [told.banks for told in house.news(0) if told.banks][-1] == (35.0, 45.0, 25.0, 50.0)


def test_when_the_time_is_up_all_are_told() -> None:
    house = lucre()
    house.happen([*house.table.step_in(2, 30.0), events.Moved(at=30.0, seat=2, action=39, by="clock")])
    for viewer in (None, 1, 2):
        assert msg("time-up", seat=2) in [line for told in house.news(viewer) for line in told.lines]


# A match ends, another begins


def test_a_rematch_asks_anew() -> None:
    house = House("lucre")
    house.chosen(1)
    while house.table.open_seats:
        house.chosen(house.table.open_seats[0])
    assert house.table.over
    house.happen(house.table.rematch(PEOPLE[0], False, bytes(32), 2.0))
    assert house.table.together is None
    for seat, person in enumerate(PEOPLE):
        house.happen(house.table.ready(person, bytes([seat]) * 16, 3.0))
    assert house.table.open_seats == (0, 1, 2, 3)
    assert house.table.matches == 2
