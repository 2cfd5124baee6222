"""All choose at the same time: nobody waits for anybody, nobody learns anything, and the match comes out the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse import games
from cutpurse.check.walks import asked_in
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.errors import IllegalAction
from cutpurse.core.game import Game
from cutpurse.core.message import msg
from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.table import events
from cutpurse.server.table.matches import played, record_of, table_from
from cutpurse.server.table.my_tables import describe
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import TableState
from cutpurse.server.table.table import Table
from tests.contract.walks import every_game, lucks, matches

from .house import PEOPLE, VIEWERS, House, coin, lucre, sealed

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


def test_a_state_is_all_that_the_log_needs() -> None:
    """Nothing in it asks who may do what: that is for commands."""
    assert not {"move", "take_back", "sit"} & set(vars(TableState))
