"""All choose at the same time: nobody waits for anybody, nobody learns anything, and the match comes out the same."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.check.walks import asked_in
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.errors import IllegalAction
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.server.live.messages import Told
from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Clock, Given, Settings
from cutpurse.server.table.matches import played, record_of, table_from
from cutpurse.server.table.my_tables import describe
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import TableState
from cutpurse.server.table.table import Table
from tests.contract.walks import every_game, lucks, matches

from ..tables import SECRET

PEOPLE = ("ada", "ben", "cleo", "dora")
VIEWERS = (None, 0, 1, 2, 3)

read = msgspec.json.Decoder(Told).decode


class House:
    """A table with four people, the log of it, and what everybody is told."""

    def __init__(self, game: str, moves: Sequence[int] = (), seed: bytes = bytes(32), **settings: Any) -> None:
        self.table, self.log = Table(), list[AnyEvent]()
        self.streams = {viewer: Stream(viewer) for viewer in VIEWERS}
        self.told: dict[int | None, list[Told]] = {viewer: [] for viewer in VIEWERS}
        agreed = Settings(game=game, seats=4, bots=settings.pop("bots", ("",) * 4), **settings)
        given = Given(seed=seed, actions=tuple(moves), rules=games.load(game).version) if moves else None
        self.happen([events.Opened(by="ada", settings=agreed), events.Prepared(secret=SECRET, given=given)])
        for seat, person in enumerate(PEOPLE):
            if not agreed.bots[seat]:
                self.happen(self.table.sit(person, person.title(), seat, 0.0))
        for seat, person in enumerate(PEOPLE):
            if not agreed.bots[seat]:
                self.happen(self.table.ready(person, bytes([seat]) * 16, 0.0))

    def happen(self, news: Sequence[AnyEvent]) -> None:
        for event in news:
            self.table.apply(event)
            self.log.append(event)
            told = News(self.table, event)
            for viewer, stream in self.streams.items():
                self.told[viewer] += map(read, stream.take(told))

    def do(self, seat: int, *actions: str, at: float = 1.0) -> None:
        for action in actions:
            self.happen(self.table.move(PEOPLE[seat], action, 1, "", at))

    def back(self, seat: int, at: float = 2.0) -> None:
        self.happen(self.table.take_back(PEOPLE[seat], at))

    def news(self, viewer: int | None) -> list[Told]:
        """What a viewer was told since this was asked last."""
        told, self.told[viewer] = self.told[viewer], []
        return told

    def hear_all(self) -> None:
        for viewer in VIEWERS:
            self.news(viewer)

    def texts(self, seat: int) -> list[str]:
        """What a seat may do now."""
        return [action.text for action in self.table.seen_by(seat).actions]

    def choosing(self, viewer: int | None = None) -> list[int]:
        """The seats that a viewer sees choosing."""
        seats = self.table.seen_by(viewer).seats
        return [seat.number for seat in seats if msg("choosing") in seat.markers]

    def chosen(self, seat: int) -> None:
        """A seat does the last thing it may until it has chosen."""
        while seat in self.table.open_seats:
            self.do(seat, self.texts(seat)[-1])


def lucre() -> House:
    house = House("lucre")
    house.hear_all()
    return house


def coin() -> House:
    """After the first trick, when all may exchange."""
    match, rng = Match(games.load("coin"), seed=bytes(32)), fast_rng(1)
    while not match.asked:
        match.play(int(loop.greedy_at(match.states, 0, rng)))
    house = House("coin", match.actions)
    house.hear_all()
    return house


def sealed() -> House:
    house = House("village", options={"betting": "sealed"})
    house.hear_all()
    return house


# Everybody is asked


def test_everybody_is_asked_at_once() -> None:
    house = lucre()
    for seat in range(4):
        view = house.table.seen_by(seat)
        assert view.turn == seat
        assert view.actions[-1].text == "keep"
        assert view.prompt.key == "all-choose"
    beside = house.table.seen_by(None)
    assert (beside.turn, beside.actions, beside.prompt) == (None, (), msg("everyone-may-swap"))
    assert house.table.open_seats == (0, 1, 2, 3)


def test_whoever_has_chosen_waits_and_the_match_with_them() -> None:
    house = lucre()
    hand = house.table.seen_by(3)
    first, second, _ = house.texts(3)[:3]
    house.do(3, first, second)
    view = house.table.seen_by(3)
    assert (view.turn, view.actions) == (None, ())
    assert view.prompt == msg("choice-made", action=msg("swap-value", value=int(second.split()[1])))
    (held,) = [zone for zone in view.zones if zone.id == "hand.3"]
    assert [msg("your-choice") in card.badges for card in held.cards] == [True, False]  # one lies beneath the deck
    assert not any(card.actions for zone in view.zones for card in zone.cards)
    assert hand.faces() != view.faces() or len(hand.faces()) == len(view.faces())
    assert house.table.playing.actions == []
    with pytest.raises(Refused, match="others are still choosing") as refused:
        house.table.move(PEOPLE[3], "keep", 1, "", 1.0)
    assert refused.value.code == "not_your_turn"


def test_when_all_have_chosen_it_is_played_in_the_order_of_the_rules() -> None:
    house, match = lucre(), House("lucre").table.playing.fork()
    choices = {seat: house.texts(seat)[: seat % 3] + (["keep"] if seat % 3 < 2 else []) for seat in range(4)}
    for seat in (2, 0, 3, 1):
        house.do(seat, *choices[seat])
    for seat in range(4):
        for text in choices[seat]:
            match.play(text, seat)
    assert house.table.playing.actions == match.actions
    assert house.table.playing.states.tobytes() == match.states.tobytes()
    assert house.table.together is None
    for viewer in VIEWERS:
        assert house.table.view(viewer) == match.view(viewer)


def test_an_exchange_takes_a_seat_two_actions_at_its_own_pace() -> None:
    house = coin()
    size = len(house.table.seen_by(2).faces())
    house.do(2, "exchange")
    assert len(house.table.seen_by(2).faces()) == size + 1  # it has drawn, though seats 0 and 1 have not chosen
    assert house.texts(2)[0].startswith("bury")
    assert house.table.seen_by(1).turn == 1
    house.do(2, house.texts(2)[0])
    assert 2 not in house.table.open_seats
    for seat in (0, 3, 1):
        house.do(seat, "keep")
    assert house.table.together is None
    assert msg("exchanged", seats=(2,)) in house.table.view(0).log


def test_a_log_gives_the_same_table_everywhere() -> None:
    """In the middle of it and afterwards, as a restart or another worker reads it."""
    house = coin()
    for seat, text in ((3, "exchange"), (1, "keep"), (0, "exchange")):
        house.do(seat, text)
        again = table_from(events.decode(events.encode(event)) for event in house.log)
        assert again.open_seats == house.table.open_seats
        for viewer in VIEWERS:
            assert again.view(viewer) == house.table.view(viewer)
            stream, log = Stream(viewer), Table()
            for event in house.log:
                log.apply(event)
                stream.take(News(log, event))
            assert stream.n == house.streams[viewer].n
            assert stream.picture(log) == house.streams[viewer].picture(house.table)


def test_a_log_from_before_means_the_same() -> None:
    """Then the server asked one seat after the other, and a person alone could take back what bots had chosen."""
    house = House("lucre", bots=("", "greedy", "greedy", "greedy"))
    keep = house.table.playing.game.parse(house.table.playing.state, "keep")
    swap = house.table.question(0).legal[0]
    old = [
        *house.log,
        *(events.Moved(at=2.0, seat=seat, action=keep) for seat in (0, 1, 2)),
        *[events.TookBack(at=3.0, seat=0)] * 2,
        events.TookBack(at=3.0, seat=0, practice=True),
        events.Moved(at=4.0, seat=0, action=swap),
        *(events.Moved(at=4.0, seat=seat, action=keep) for seat in range(4)),
    ]
    table = table_from(old)
    assert table.playing.actions == [swap, keep, keep, keep, keep]
    assert table.undone.practice == 1


def test_a_log_that_breaks_the_rules_is_not_played() -> None:
    house = lucre()
    house.chosen(1)
    for event in (events.Moved(seat=1, action=39), events.Moved(seat=0, action=20)):
        with pytest.raises(IllegalAction):
            table_from([*house.log, event])


def test_a_move_that_is_sent_twice_counts_once() -> None:
    house = lucre()
    house.happen(house.table.move(PEOPLE[2], "keep", 1, "same", 1.0))
    assert house.table.move(PEOPLE[2], "keep", 1, "same", 2.0) == []
    house.back(2)
    assert house.table.move(PEOPLE[2], "keep", 1, "same", 3.0) == []  # it was done, and undone
    house.happen(house.table.move(PEOPLE[2], "keep", 1, "another", 3.0))
    assert 2 not in house.table.open_seats


def test_a_record_and_its_replay_are_as_ever() -> None:
    house = lucre()
    for seat in (3, 2, 1, 0):
        house.chosen(seat)
    while house.table.open_seats:
        house.chosen(house.table.open_seats[0])
    found = played(house.log, 1)
    text = record_of(found).to_text()
    assert [line.partition(":")[0] for line in text.splitlines() if line.endswith(": keep")] == [
        "Blue",
        "Green",
        "Red",
        "Yellow",
    ]


def test_my_tables_tell_whose_turn_it_is_and_no_more() -> None:
    house = sealed()
    seat = next(seat for seat in range(4) if seat != house.table.playing.turn)
    before = describe("id", house.table, PEOPLE[0 if seat else 1])
    assert before is not None
    assert before.your_turn
    house.do(seat, "put 3", at=50.0)
    assert describe("id", house.table, PEOPLE[0 if seat else 1]) == before  # nor when somebody chose
    mine = describe("id", house.table, PEOPLE[seat])
    assert mine is not None
    assert not mine.your_turn


# What others are told


def test_who_still_chooses_is_shown_where_everybody_may_know() -> None:
    for house in (lucre(), coin()):
        assert house.choosing() == [0, 1, 2, 3]
        house.chosen(2)
        for viewer in VIEWERS:
            assert house.choosing(viewer) == [seat for seat in (0, 1, 3) if seat != viewer]
        (told,) = house.news(0)
        assert told.change is not None
        assert (told.by, told.lines, told.step, told.choice, told.banks) == (None, (), False, True, ())
        assert not told.change.zones
        assert not told.change.counters


def test_how_many_steps_it_took_tells_nobody_anything() -> None:
    """Whoever looks on is told the same of an exchange, which takes two actions, and of none."""
    for viewer in (None, 0, 1, 3):
        heard = []
        for actions in (1, 2):
            house = coin()
            if actions == 2:
                house.do(2, "exchange")
                assert house.news(viewer) == []
            house.do(2, "keep" if actions == 1 else house.texts(2)[0])
            heard.append((house.news(viewer), house.streams[viewer].picture(house.table)))
        assert heard[0] == heard[1]


def test_where_it_is_a_secret_nobody_is_told_anything() -> None:
    house = sealed()
    pictures = {viewer: house.streams[viewer].picture(house.table) for viewer in VIEWERS}
    house.do(2, "put 7")
    assert house.news(2)
    for viewer in (None, 0, 1, 3):
        assert house.news(viewer) == []
        assert house.streams[viewer].picture(house.table) == pictures[viewer]
        assert house.choosing(viewer) == []


def test_bots_show_no_sign_of_choosing() -> None:
    """How long a bot takes may tell how many actions it took."""
    house = House("lucre", bots=("", "", "greedy", "greedy"))
    assert house.choosing() == [0, 1]
    house.happen(house.table.step_in(1, 1.0))
    assert house.choosing() == [0]
    assert house.news(None)[-2].change is not None  # all are told, with the board that follows
    house.happen(house.table.come_back(PEOPLE[1], 2.0))
    assert house.choosing() == [0, 1]


def test_all_is_told_when_all_have_chosen() -> None:
    house = lucre()
    first, second = house.texts(1)[:2]
    house.do(1, first, second)
    (step, done) = house.news(1)
    assert [(told.by, told.step, told.choice) for told in (step, done)] == [(1, True, True)] * 2
    assert [line.key for line in step.lines] == ["puts-beneath"]  # what a seat has seen itself
    assert done.lines == ()
    for seat in (0, 2, 3):
        house.do(seat, "keep")
    *_, opened, revealed = house.news(1)
    assert [line.key for line in opened.lines] == ["puts-beneath", "draws", "cards-swapped"]
    assert [line.key for line in revealed.lines][:1] == ["round-begins"]
    assert opened.by is None
    *_, beside, _ = house.news(None)
    assert [line.key for line in beside.lines] == ["cards-swapped"]


@every_game
@given(data=st.data())
def test_what_is_told_line_by_line_is_the_log(game: Game, data: st.DataObject) -> None:
    """Whoever chooses first: changes and lines lead to what a newcomer is shown, and the match is as legal as ever."""
    if game.seats != (4,) or game.name not in games.names():
        return
    match, rng = data.draw(matches(game)), fast_rng(data.draw(lucks) % 2**62)
    if match.turn is None or not match.actions:
        return
    options = game.write_options(match.options)
    house = House(game.name, match.actions, match.seed, options=options)
    heard = {viewer: list(house.table.view(viewer).log) for viewer in VIEWERS}
    house.hear_all()
    for _ in range(12):
        if not house.table.open_seats:
            break
        seat = pick(rng, sum(1 << seat for seat in house.table.open_seats))
        action = pick(rng, loop.legal_at(house.table.question(seat).states, 0))
        house.happen(house.table.move(PEOPLE[seat], int(action), 1, "", 1.0))
        for viewer in VIEWERS:
            heard[viewer] += [line for told in house.news(viewer) for line in told.lines]
            if not match.options.get("strict_memory"):
                assert tuple(heard[viewer]) == house.table.view(viewer).log
            assert house.streams[viewer]._shown == house.table.shown_to(viewer)


@every_game
@given(data=st.data())
def test_what_others_choose_changes_no_byte(game: Game, data: st.DataObject) -> None:
    """What a seat is sent until it has chosen itself is the same whatever others choose, and in how many actions."""
    match, lucks_drawn = data.draw(matches(game)), data.draw(st.tuples(lucks, lucks))
    then = next(iter(reversed([*asked_in(match)])), None)
    if then is None or not then.actions or game.name not in games.names():
        return
    options, viewer = game.write_options(match.options), data.draw(st.sampled_from(then.asked))
    order = data.draw(st.permutations([seat for seat in then.asked if seat != viewer]))
    sent = []
    for luck in lucks_drawn:
        house, rng = House(game.name, then.actions, match.seed, options=options), fast_rng(luck % 2**62)
        for seat in order:
            while seat in house.table.open_seats:
                action = pick(rng, loop.legal_at(house.table.question(seat).states, 0))
                house.happen(house.table.move(PEOPLE[seat], int(action), 1, "", 1.0))
        sent.append(
            (house.told[viewer], house.streams[viewer].picture(house.table), house.table.question(viewer).legal)
        )
    assert sent[0] == sent[1]


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


def test_a_state_is_all_that_the_log_needs() -> None:
    """Nothing in it asks who may do what: that is for commands."""
    assert not {"move", "take_back", "sit"} & set(vars(TableState))
