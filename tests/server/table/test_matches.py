"""What remains of a match, and who may see what of it."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cutpurse
from cutpurse import bots
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.server.table import events
from cutpurse.server.table import matches as records
from cutpurse.server.table.events import AnyEvent, Settings
from cutpurse.server.table.matches import RECORD, Played, Step, Viewer, may_see
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table
from tests.contract.walks import every_game, matches

from ..tables import ADA, BEN, ENTROPY, SECRET

OTHER_SECRET, OTHER_ENTROPY = bytes([5] * 32), bytes([6] * 16)


class House:
    """A table that keeps its log."""

    def __init__(self, bots: tuple[str, ...] = ("", "greedy", "", "sharp"), **settings: object) -> None:
        self.table = Table()
        self.log: list[AnyEvent] = []
        fields: dict[str, object] = {"game": "lucre", "seats": 4, "bots": bots}
        agreed = Settings(**fields | settings)  # type: ignore[arg-type]
        self.happen([events.Opened(by=ADA, settings=agreed), events.Prepared(secret=SECRET)])

    def happen(self, news: Sequence[AnyEvent]) -> None:
        for event in news:
            self.table.apply(event)
            self.log.append(events.decode(events.encode(event)))

    def sit(self, person: str, name: str) -> None:
        self.happen(self.table.sit(person, name, None, 0.0))

    def begin(self) -> None:
        """Ada and Ben sit down and are ready."""
        if self.table.seat_of(ADA) is None:
            self.sit(ADA, "Ada; the first")
            self.sit(BEN, "Ben")
        self.happen(self.table.ready(ADA, ENTROPY, 0.0))
        self.happen(self.table.ready(BEN, OTHER_ENTROPY, 0.0))

    def play(self, most: int = 10_000) -> None:
        """Everybody plays as greedy would."""
        rng = fast_rng(1)
        while self.table.open_seats and most:
            seat = self.table.open_seats[0]
            action = bots.choose("greedy", self.table.question(seat), rng)
            self.happen([events.Moved(seat=seat, action=action, by="bot")])
            most -= 1

    def played(self, number: int = 1) -> Played:
        return records.played(self.log, number)


@pytest.fixture
def finished() -> House:
    house = House()
    house.begin()
    house.play()
    return house


@pytest.fixture
def unfinished() -> House:
    house = House()
    house.begin()
    house.play(20)
    return house


# Who may see what.


@pytest.mark.parametrize(("over", "hands_after"), [(False, True), (False, False), (True, False)])
def test_else_everybody_sees_what_they_have_seen_themselves_and_what_all_have(over: bool, hands_after: bool) -> None:
    allowed = {
        viewer: [what for what in (RECORD, None, 0, 1) if may_see(viewer, what, over=over, hands_after=hands_after)]
        for viewer in (None, 0, 1)
    }
    assert allowed == {None: [None], 0: [None, 0], 1: [None, 1]}


def test_during_the_match_the_rest_is_refused(unfinished: House) -> None:
    found = unfinished.played()
    for refused in (lambda: records.record_of(found, 0), lambda: records.replay_of(found, 0, 2)):
        with pytest.raises(Refused, match="only your own view of this match can be seen until it is over") as told:
            refused()
        assert told.value.code == "not_now"
    with pytest.raises(Refused, match="counted when the match is over"):
        records.statistics_of(found)


def test_after_a_match_that_hides_its_hands_the_rest_is_refused() -> None:
    house = House(hands_after=False)
    house.begin()
    house.play()
    found = house.played()
    for refused in (lambda: records.record_of(found, 0), lambda: records.replay_of(found, 0, 2)):
        with pytest.raises(Refused, match="keeps all hands hidden") as told:
            refused()
        assert told.value.code == "not_yours"
    own = list(records.replay_of(found, 0, 0))
    assert own[-1].view.over
    assert {step.view.seat for step in own} == {0}
    assert {step.by for step in own if step.action} == {0}
    assert records.statistics_of(found).accounts[0].total == found.match.scores[0]


def test_no_seat_is_taken_to_see_what_it_had() -> None:
    """After a match that hides its hands; for the next one it is free."""
    house = House(hands_after=False)
    house.begin()
    house.play()
    for seat, person in ((1, "person-eve"), (1, BEN)):
        with pytest.raises(Refused, match="before the next match is prepared"):
            house.table.sit(person, "Eve", seat, 0.0)
    house.happen(house.table.leave(BEN, 0.0))
    with pytest.raises(Refused, match="before the next match is prepared"):
        house.table.sit("person-eve", "Eve", None, 0.0)
    house.happen(house.table.sit(BEN, "Ben", 2, 0.0))  # whose cards those were
    house.happen(house.table.rematch(BEN, False, OTHER_SECRET, 0.0))
    house.happen(house.table.sit("person-eve", "Eve", 1, 0.0))
    assert house.played(1).seat_of("person-eve") is None


# Records.


def test_each_match_of_a_table_can_be_found(finished: House) -> None:
    finished.happen(finished.table.rematch(ADA, True, OTHER_SECRET, 0.0))
    finished.begin()
    finished.play(30)
    first, second = finished.played(1), finished.played(2)
    assert first.match.over
    assert not second.match.over
    assert len(second.match.actions) == 30
    assert (first.seat_of(ADA), first.seat_of(BEN), first.seat_of("stranger"), first.seat_of("")) == (0, 2, None, None)
    assert (second.seat_of(ADA), second.seat_of(BEN)) == (1, 3)
    assert second.proof
    assert second.proof.keeps_to_commitment
    assert second.proof.seed == second.match.seed
    for number in (0, 3, -1):
        with pytest.raises(Refused, match=f"there is no match {number} at this table") as told:
            finished.played(number)
        assert told.value.code == "not_found"


def test_who_leaves_during_the_match_leaves_name_and_entropy_behind() -> None:
    house = House()
    house.begin()
    house.play(10)
    house.happen(house.table.leave(BEN, 1.0))
    house.happen(house.table.sit("person-cy", "Cy", 2, 1.0))
    house.happen(house.table.sit("person-di", "Di", 3, 1.0))
    house.play()
    house.happen(house.table.leave(ADA, 2.0))
    found = house.played()
    assert found.players == ("Ada, the first", "greedy", "Ben, then Cy", "sharp, then Di")
    assert found.people == (ADA, "", "person-cy", "person-di")
    assert found.proof
    assert found.proof.seed == found.match.seed


def test_what_was_taken_back_is_not_in_the_record() -> None:
    house = House()
    house.begin()
    house.happen(house.table.move(ADA, "keep", 1, "a", 1.0))
    house.happen(house.table.take_back(ADA, 1.0))
    assert house.played().match.actions == []


# Replays.


def text_of(steps: list[Step]) -> str:
    return b"".join(records.encode(steps)).decode()


@pytest.mark.parametrize("eyes", [None, 0, 3])
def test_an_open_match_is_seen_step_by_step_with_any_eyes(finished: House, eyes: Viewer) -> None:
    found = finished.played()
    steps = list(records.replay_of(found, None, eyes))
    match = found.match
    assert [step.step for step in steps] == list(range(len(match.frames)))
    assert [step.by for step in steps] == [frame.seat for frame in match.frames]
    assert [step.view for step in steps] == [match.game.view(frame.state, eyes) for frame in match.frames]
    assert tuple(line for step in steps for line in step.lines) == match.view(eyes).log
    again = cutpurse.new_match("lucre", seed=match.seed)
    for step in steps:
        if step.action:
            again.play(step.action, step.by)
    assert again.outcome == match.outcome


def test_an_unfinished_match_is_seen_with_own_eyes(unfinished: House) -> None:
    found = unfinished.played()
    for eyes in (0, None):
        steps = list(records.replay_of(found, 0, eyes))
        assert [step.step for step in steps] == list(range(len(steps)))
        assert tuple(line for step in steps for line in step.lines) == found.match.view(eyes).log
        assert steps[-1].view == found.match.game.view(found.match.state, eyes)
        written = text_of(steps)
        for secret in (found.match.seed, SECRET, ENTROPY, OTHER_ENTROPY):
            assert secret.hex() not in written


@every_game
@given(data=st.data())
def test_a_partial_replay_tells_what_the_view_tells(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    eyes = data.draw(st.sampled_from([None, *range(match.seats)]))
    steps = list(records.partial(match, eyes))
    lines = tuple(line for step in steps for line in step.lines)
    if match.over:
        assert lines == tuple(line.message for line in match.log() if line.visible_to(eyes))
    else:
        assert lines == match.view(eyes).log  # also where memory is strict
    assert steps[-1].view == match.game.view(match.state, eyes)
    assert all(step.by == eyes for step in steps if step.action)


def test_where_memory_is_strict_nobody_may_look_back() -> None:
    match, rng = cutpurse.new_match("dirty_money", options={"strict_memory": "on"}, seed=bytes(32)), fast_rng(1)
    shown = []
    while match.turn is not None:
        shown.append(len(list(records.partial(match, 0))))
        match.play(bots.choose("greedy", match, rng))
    assert max(shown) <= 7  # the trick before, and this one
    assert len(list(records.partial(match, 0))) == len(match.frames)


def lucre(*actions: str) -> Match:
    match = cutpurse.new_match("lucre", seed=bytes(32))
    for action in actions:
        match.play(action)
    return match


@pytest.mark.parametrize("eyes", [None, 1, 3])
def test_what_others_do_in_secret_leaves_no_gap(eyes: Viewer) -> None:
    """All swap at the same time: how many cards Blue has put beneath its deck is not told before all have."""
    assert len(lucre("keep").frames) != len(lucre("swap 5", "keep").frames)
    kept, swapped = (list(records.partial(match, eyes)) for match in (lucre("keep"), lucre("swap 5", "swap 7")))
    assert text_of(kept) == text_of(swapped)
    assert text_of(list(records.partial(lucre("swap 5", "keep"), 0))) != text_of(
        list(records.partial(lucre("keep"), 0))
    )


# Records that somebody brings.


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Game: chess\nRules: 1\nSeed: 0\n", "record-error"),
        ("x" * 200_001, "record-too-large"),
        ("é" * 100_001, "record-too-large"),
        (f"Game: lucre\nRules: 1\nSeed: {'0' * 64}\n\n" + "Blue: keep\n" * 2001, "match-too-long"),
    ],
    ids=["game", "letters", "bytes", "moves"],
)
def test_what_is_wrong_with_it_is_told(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        records.import_record(text)
    assert (refused.value.code, refused.value.message.key) == ("bad_input", key)
