"""Matches: playing, refusing, taking back, looking at what has happened."""

import pytest
from msgspec.structs import replace

import cutpurse
from cutpurse import games
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.errors import CutpurseError, IllegalAction, UndoRefused
from cutpurse.core.match import Match, covered
from cutpurse.core.message import msg
from cutpurse.core.view import Card, Face, View, Zone


def lucre(*moves: str, **options: object) -> Match:
    match = cutpurse.new_match("lucre", options=options, seed=bytes(32))
    for move in moves:
        match.play(move)
    return match


KEEP = ("keep",) * 4


def finished(match: Match) -> Match:
    rng = fast_rng(1)
    while match.turn is not None:
        match.play(pick(rng, sum(1 << action for action in match.legal)))
    return match


def test_a_match_begins_with_the_deal_and_the_first_seat_to_act() -> None:
    match = lucre()
    assert match.turn == 0
    assert not match.over
    assert match.outcome is None
    assert match.scores == (0, 0, 0, 0)
    assert match.actions == []
    assert len(match.frames) == 1
    assert [match.game.notation(match.state, action) for action in match.legal] == [
        "swap 5",
        "swap 7",
        "swap 8",
        "keep",
    ]


def test_a_seed_is_drawn_where_none_is_given() -> None:
    seeds = {Match(games.load("lucre")).seed for _ in range(3)}
    assert len(seeds) == 3
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seed": b"short"}, "a seed has 32 bytes, not 5"),
        ({"seats": 3}, "Lucre is played by 4, not by 3"),
        ({"options": {"purse": 1}}, "there is no option purse"),
    ],
)
def test_what_a_match_can_not_be_made_of_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(CutpurseError, match=message):
        Match(games.load("lucre"), **given)  # type: ignore[arg-type]


def test_the_tables_steps_follow_at_once_and_are_frames_of_their_own() -> None:
    match = lucre(*KEEP)
    assert [frame.action is None for frame in match.frames] == [True, False, False, False, False, True]
    assert [frame.seat for frame in match.frames] == [None, 0, 1, 2, 3, None]
    assert match.turn == 2
    assert match.game.words().say(match.told(5)[0].message) == "Round 1: the Purse is Red 8 (1 coin); Red leads."


@pytest.mark.parametrize(
    ("action", "seat", "message"),
    [
        ("keep", 1, "it is Blue's turn, not Green's"),
        ("keep", 9, "it is Blue's turn, not 9's"),
        ("keep", -1, "it is Blue's turn, not -1's"),
        ("fold", None, "“fold” is not an action here; actions look like swap 1, swap 5, swap 9"),
        ("swap 13", 0, "swap 13 is not permitted: Blue does not hold the 13"),
        (20, 0, "action 20 is not permitted: it is not an action of this phase"),
        (99, 0, "action 99 is not permitted: it is not an action of this phase"),
        (-1, 0, "action -1 is not permitted: it is not an action of this phase"),
    ],
)
def test_an_action_that_is_not_legal_is_refused(action: int | str, seat: int | None, message: str) -> None:
    match = lucre()
    with pytest.raises(IllegalAction) as refusal:
        match.play(action, seat)
    assert str(refusal.value) == message
    assert len(match.frames) == 1


def test_after_the_end_nothing_is_played() -> None:
    match = finished(lucre())
    assert match.over
    assert match.legal == []
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("keep")
    outcome = match.outcome
    assert outcome is not None
    assert match.view(None).prompt.args["text"] == outcome.reason


def test_a_choice_nobody_has_seen_can_be_taken_back() -> None:
    match = lucre()
    before = match.states.tobytes()
    match.play("swap 5")
    match.undo(0)
    assert match.states.tobytes() == before
    assert match.turn == 0


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ((), 0, "nothing has been played yet"),
        (("keep",), 1, "somebody else has acted since"),
        (("keep", "keep"), 0, "somebody else has acted since"),
        (("swap 5", "swap 7"), 0, "a hidden card was drawn or shown since"),
        (KEEP, 3, "a hidden card was drawn or shown since"),
        ((*KEEP, "wealth 2"), 2, "a hidden card was drawn or shown since"),
    ],
)
def test_the_undo_law(moves: tuple[str, ...], seat: int, reason: str) -> None:
    match = lucre(*moves)
    assert match.why_no_undo(seat) is not None
    with pytest.raises(UndoRefused, match=f"^this can't be taken back: {reason}$"):
        match.undo(seat)
    assert len(match.actions) == len(moves)


def test_a_shuffle_can_not_be_taken_back() -> None:
    match = lucre("swap 5", "swap 7", buried_order="random")
    assert match.why_no_undo(0) == msg("shuffled-since")


def test_for_practice_anything_can_be_taken_back() -> None:
    match = lucre(*KEEP, "wealth 2")
    match.take_back()
    match.take_back()
    assert match.turn == 3
    assert match.actions == lucre("keep", "keep", "keep").actions
    with pytest.raises(UndoRefused, match="there is nothing to take back"):
        lucre().take_back()


def test_a_view_carries_the_log_that_its_viewer_may_read() -> None:
    match = lucre("swap 5")
    assert match.view(0).log == (msg("puts-beneath", seat=0, value=5),)
    assert match.view(1).log == match.view(None).log == ()
    assert match.view(0, at=0).log == ()
    assert match.view(0, at=0).actions != match.view(0).actions


def test_strict_memory_shows_the_last_trick_only() -> None:
    open_log, strict = finished(lucre()).view(0).log, finished(lucre(strict_memory="on")).view(0).log
    assert 0 < len(strict) < 15 < len(open_log)
    assert open_log[-len(strict) :] == strict
    match = lucre(*KEEP, "wealth 2", strict_memory="on")
    assert match.game.words().say(match.view(0).log[-1]) == "Red adds 2 to its Wealth."


def refuse(size: int, top: str) -> View:
    """A view of nothing but a pile of open cards, of which the top one shows."""
    card = Card(id="refuse.top", face=Face(rank="", suit=top))
    pile = Zone(id="refuse", label=msg("refuse"), layout="pile", cards=(card,), count=size)
    return replace(lucre().view(None), zones=(pile,))


def test_a_card_on_a_pile_covers_the_one_beneath() -> None:
    """So that a second card of the same kind is seen to be another one: it was hidden, and shows now."""
    assert covered(refuse(2, "Hill"), refuse(3, "Hill")) == {("Hill", ""): 1}
    assert covered(refuse(2, "Hill"), refuse(2, "Hill")) == {}
