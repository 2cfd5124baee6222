"""What players of The Village are shown: what may be done, what is waited for, and why not."""

from collections.abc import Callable

import pytest

from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.message import msg

from ..builder import random_game
from .builder import NAMES, PUBLIC, VILLAGE, Village, village

# Actions


@pytest.mark.parametrize("number", range(3))
def test_what_may_be_done_is_read_as_it_is_written_and_named_alike_in_english(number: int) -> None:
    match = random_game(VILLAGE, number, stumble_card="blind", accusations="each", ante=2)
    phases = set()
    for frame in match.frames:
        texts: dict[str, int] = {}
        for action in range(VILLAGE.actions):
            if text := VILLAGE.notation(frame.state, action):
                assert text not in texts
                texts[text] = action
                assert VILLAGE.words().say(VILLAGE.action_name(frame.state, action)) == text
                assert VILLAGE.parse(frame.state, f" {text.upper()} ".replace(" ", "  ")) == action
        phases.add(frame.state.phase)
    assert len(phases) > 8


def test_words_of_another_phase_are_refused_with_examples() -> None:
    with pytest.raises(IllegalAction, match="“draw” is not an action here; actions look like stand, put 7, put 14"):
        village(day=True).play("North: draw")
    refused = "give public Hill is not permitted: North has no public Hill in hand"
    with pytest.raises(IllegalAction, match=refused):
        village(courtyard="H").play("North: give public Hill")


def test_each_action_belongs_to_a_card_a_pile_or_a_seat() -> None:
    table = village(
        hands={"East": "SSSHCR"}, public={"East": "R"}, courtyard="HC", refuse="S", token="East", turn="East"
    )
    assert {action.text: action.target for action in table.view("East").actions} == {
        "draw": "deck",
        "take refuse": "refuse",
        "end turn": "",
        "give Hill": "hand.1.0",
        "give Steeple": "hand.1.1",
        "give Coffer": "hand.1.4",
        "give public Rake": "hand.1.5",
        **{f"stumble {NAMES[seat]}": f"seat.{seat}" for seat in (2, 3, 0)},
        **{f"accuse {NAMES[seat]}": f"seat.{seat}" for seat in (2, 3, 0)},
    }
    assert table.view("North").actions == ()
    table.do("give public Rake")
    assert [(action.target, table.say(action.about)) for action in table.view("East").actions] == [
        ("courtyard.0", "for your public Rake"),
        ("courtyard.1", "for your public Rake"),
    ]


def test_a_card_says_what_may_be_done_with_it() -> None:
    table = village(hands={"South": "CCCCHR"}, deck="C", turn="South", courtyard="HHH").do("draw", "end turn")
    actions = {action.id: action for action in table.view("South").actions}
    buttons = [[actions[use].text for use in card.actions] for card in table.zone("hand.2", "South").cards]
    assert buttons == [["discard Hill"], *[["discard Coffer"]] * 5, ["discard Rake"]]
    assert {action.about for action in actions.values()} == {msg("about-to-courtyard")}
    full = village(deck="C", turn="South", courtyard="HHHH").do("draw", "end turn")
    assert {action.about for action in full.view("South").actions} == {msg("about-to-refuse")}


@pytest.mark.parametrize(
    ("left", "deck_out", "draw", "draw_two"),
    [
        (3, "last_card", "about-draw", "about-draw-two"),
        (2, "last_card", "about-draw", "warn-last-card"),
        (1, "last_card", "warn-last-card", None),
        (1, "night", "about-draw", None),
        (1, "no_card", "about-draw", None),
        (0, "no_card", "warn-no-card", None),
    ],
)
def test_a_draw_that_loses_the_game_says_so(left: int, deck_out: str, draw: str, draw_two: str | None) -> None:
    table = village(left=left, deck_out=deck_out, turn="West")
    about = {action.text: action.about.key for action in table.view("West").actions if action.about}
    assert (about["draw"], about.get("draw two")) == (draw, draw_two)


def test_a_wager_says_what_it_comes_to() -> None:  # VIL-A04
    table = village(day=True).wager(3)
    assert [table.say(action.about) for action in table.view("East").actions][1:4] == [
        "2 in all",
        "3 in all, level with the largest",
        "4 in all, the largest",
    ]
    table.wager(5, 1, 1)
    assert [(action.text, action.mark) for action in table.view("North").actions][:4] == [
        ("stand", ""),
        ("put 2", "match"),
        ("put 3", "raise"),
        ("put 4", ""),
    ]
    sealed = village(day=True, betting="sealed").wager(3)
    assert {sealed.say(action.about) for action in sealed.view("East").actions} == {
        f"{chips} in all" for chips in range(1, 21)
    }


def test_wagers_are_amounts_and_what_can_t_be_mended_is_marked() -> None:
    amounts = {action.text: action.number for action in village(day=True, limit=50).view("North").actions}
    assert amounts == {**{f"put {chips}": chips for chips in range(1, 21)}, "put 20 and more": None}
    assert grave(village(left=3)) == {"accuse East", "accuse South", "accuse West"}
    assert "draw" in grave(village(left=1))


def grave(table: Village) -> set[str]:
    return {action.text for action in table.view("North").actions if action.grave}


def test_at_the_end_of_a_night_the_choice_says_what_it_means() -> None:  # VIL-A16
    table = village(hands={"North": "HHHHHH"}, turn="West", second=True).do("end turn")
    assert [action.label.key for action in table.view("North").actions] == ["label-reveal", "label-conceal"]
    table.do("conceal")
    (action,) = table.view("East").actions
    assert (action.label, action.about) == (msg("label-nothing-to-show"), None)


def test_a_card_that_can_t_be_traded_says_why() -> None:  # VIL-19
    table = village(hands={"North": "HHSSCR"}, courtyard="HH", like_for_like=False)
    none_else = msg("only-its-like-is-there")
    assert [card.why_not for card in table.zone("hand.0", "North").cards] == [none_else, none_else, *[None] * 4]
    mixed = village(hands={"North": "HHSSCR"}, courtyard="HSS", like_for_like=False).do("give Steeple")
    assert [(card.why_not, len(card.actions)) for card in mixed.zone("courtyard", "North").cards] == [
        (None, 1),
        *[(msg("not-for-its-like"), 0)] * 2,
    ]
    assert not any(card.why_not for card in mixed.zone("courtyard", "East").cards)


def test_a_card_picked_blind_is_a_public_one_or_a_seat() -> None:  # VIL-A13
    hands, public = {"East": "SSSSHR"}, {"East": "HR"}
    table = village(hands=hands, public=public, token="North", stumble_card="blind").do("stumble East")
    targets = {action.text: action.target for action in table.view("North").actions}
    assert targets["pick hidden"] == "seat.1"
    cards = {card.id: card for card in table.zone("hand.1", "North").cards}
    for profession in ("Hill", "Rake"):
        card = cards[targets[f"pick public {profession}"]]
        assert card.face is not None
        assert (card.face.suit, card.badges, len(card.actions)) == (profession, (PUBLIC,), 1)


# Prompts

PROMPTS: dict[str, tuple[Callable[[], Village], str, str]] = {
    "a later wager": (
        lambda: village(day=True).wager(3, 5, 1, 1),
        "The largest wager is 5, yours is 3: stand, or put out more?",
        "North wagers.",
    ),
    "a turn": (lambda: village(), "Your turn: draw or trade. The Hill may hold seven cards.", "It is North's turn."),
    "all that can be said of a turn": (
        lambda: village(token="West", turn="West").do("accuse North", "draw two"),
        "You have drawn. 2 cards will have to go. At the end you have to turn a card outward. "
        "You have the Stumble Token.",
        "It is West's turn.",
    ),
    "a trade": (
        lambda: village(courtyard="H").do("give Hill"),
        "Which card of the Courtyard do you take?",
        "North trades a Hill.",
    ),
    "a blind pick": (
        lambda: village(token="North", stumble_card="blind").do("stumble East"),
        "Pick a card of East's hand.",
        "North picks a card.",
    ),
    "sealed wagers": (
        lambda: village(day=True, betting="sealed"),
        "Your wager for the Stumble Token.",
        "Everyone wagers in secret.",
    ),
    "a winning hand": (
        lambda: village(hands={"North": "HHHHHH"}, turn="West", second=True).do("end turn"),
        "You have a winning hand: show it now?",
        "The Night is over: who shows a winning hand?",
    ),
}


@pytest.mark.parametrize("case", PROMPTS)
def test_the_seat_on_turn_and_the_others_are_told_what_is_waited_for(case: str) -> None:
    lay_out, you, others = PROMPTS[case]
    table = lay_out()
    assert table.prompt(table.turn) == you
    assert {table.prompt(name) for name in (None, *NAMES) if name != table.turn} == {others}


# Markers, counters, the mood


def test_markers_say_who_deals_and_who_has_the_token() -> None:  # VIL-13, VIL-25
    seats = village(dealer="South", token="West").view(None).seats
    assert [seat.markers for seat in seats] == [(), (), (msg("dealer"),), (msg("stumble-token"),)]


def test_a_hand_that_is_shown_has_a_marker() -> None:  # VIL-24
    table = village(hands={"East": "SSSSSS"}, turn="West", second=True).end_night("East")
    shown = [table.match.view(None, at).seats[1].markers for at in range(len(table.match.frames))]
    assert [markers for markers in shown if markers] == [(msg("shows-winning-hand"),)]


def test_counters_tell_of_chips_pots_and_penalties() -> None:  # VIL-15, VIL-33, VIL-41
    table = village(pots=(9, 4), public={"East": "HS"}, courtyard="HHR")
    found = {counter.id: counter.value for counter in table.view(None).counters}
    assert (found["pot.end"], found["pot.daily"], found["chips.0"], found["shame.1"]) == (9, 4, 47, 2)
    assert "shame.0" not in found
    assert table.counter("pot.daily").reason == msg("leads-courtyard", suit="Hill")
    assert village(courtyard="HR").counter("pot.daily").reason == msg("nobody-leads-courtyard")


def test_the_mood_follows_day_and_night() -> None:
    assert village(day=True).view("North").mood == "day"
    assert Match(VILLAGE, options={"draft": True}, seed=bytes(32)).view(0).mood == "day"
    assert village().view("North").mood == "night"
