"""The Village in words: what may be done, what is waited for, what has happened."""

from collections.abc import Callable

import pytest

from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match

from ..builder import random_game
from .builder import NAMES, VILLAGE, Village, village

# Actions in words


@pytest.mark.parametrize("number", range(3))
def test_what_may_be_done_is_read_as_it_is_written(number: int) -> None:
    match = random_game(VILLAGE, number, stumble_card="blind", accusations="each", ante=2)
    phases = set()
    for frame in match.frames:
        texts: dict[str, int] = {}
        for action in range(VILLAGE.actions):
            if text := VILLAGE.describe(frame.state, action):
                assert text not in texts
                texts[text] = action
                assert VILLAGE.parse(frame.state, f" {text.upper()} ".replace(" ", "  ")) == action
        phases.add(frame.state.phase)
    assert len(phases) > 8


def test_words_of_another_phase_are_refused_with_examples() -> None:
    with pytest.raises(IllegalAction, match="“draw” is not an action here; actions look like stand, put 7, put 14"):
        village(day=True).play("North: draw")
    with pytest.raises(
        IllegalAction, match="“put 1” is not an action here; actions look like draw, give coffer, stumble"
    ):
        village().play("North: put 1")


REFUSALS: dict[str, tuple[Callable[[], Village], str, str]] = {
    "too many chips": (lambda: village(day=True, stacks=(4, 50, 50, 50)), "put 5", "North can put out no more than 4"),
    "over the limit": (
        lambda: village(day=True, limit=5),
        "put 6",
        "North can put out no more than 5, as the limit is 5",
    ),
    "no handfuls": (
        lambda: village(day=True),
        "put 20 and more",
        "North can put out no more than 20, as the limit is 20",
    ),
    "no such card to give": (
        lambda: village(hands={"North": "HHHHSS"}, courtyard="H"),
        "give Rake",
        "North has no Rake in hand",
    ),
    "no such public card": (lambda: village(courtyard="H"), "give public Hill", "North has no public Hill in hand"),
    "no such card to take": (
        lambda: village(courtyard="H").do("give Hill"),
        "take Rake",
        "there is no Rake in the Courtyard",
    ),
    "no such card to discard": (
        lambda: village(hands={"East": "SSSSSS"}, deck="S", turn="East").do("draw", "end turn"),
        "discard Rake",
        "East has no Rake in hand",
    ),
    "no such card to expose": (
        lambda: village(hands={"East": "SSSSSR"}, public={"East": "R"}, turn="East").do("accuse West", "end turn"),
        "expose Rake",
        "East has no Rake in hand",
    ),
    "the stumbled player's cards": (
        lambda: village(hands={"East": "SSSSSR"}, token="North").do("stumble East"),
        "discard Hill",
        "East has no Hill in hand",
    ),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_what_is_refused_says_why(case: str) -> None:
    lay_out, action, reason = REFUSALS[case]
    table = lay_out()
    assert table.why_not(action) == reason
    with pytest.raises(IllegalAction, match=f"{action} is not permitted: {reason}"):
        table.do(action)


def test_each_action_says_what_would_follow() -> None:
    table = village(
        hands={"East": "SSSHCR"}, public={"East": "R"}, courtyard="HC", refuse="S", token="East", turn="East"
    )
    assert {action.text: (action.label, action.about, action.target) for action in table.view("East").actions} == {
        "draw": ("Draw a card", "unseen, from the deck", "deck"),
        "take refuse": ("Take the Steeple", "the Steeple's power: from the refuse pile", "refuse"),
        "end turn": ("End your turn", "", ""),
        "give Hill": ("Trade", "for a card of the Courtyard", "hand.1.0"),
        "give Steeple": ("Trade", "for a card of the Courtyard", "hand.1.1"),
        "give Coffer": ("Trade", "for a card of the Courtyard", "hand.1.4"),
        "give public Rake": ("Trade", "for a card of the Courtyard", "hand.1.5"),
        "stumble South": ("Stumble South", "loses a card; this uses up the Token", "seat.2"),
        "stumble West": ("Stumble West", "loses a card; this uses up the Token", "seat.3"),
        "stumble North": ("Stumble North", "loses a card; this uses up the Token", "seat.0"),
        "accuse South": ("Accuse South", "right: you win; wrong: you show a card", "seat.2"),
        "accuse West": ("Accuse West", "right: you win; wrong: you show a card", "seat.3"),
        "accuse North": ("Accuse North", "right: you win; wrong: you show a card", "seat.0"),
    }
    assert table.view("North").actions == ()
    table.do("give public Rake")
    assert [(action.label, action.about, action.target) for action in table.view("East").actions] == [
        ("Take", "for your public Rake", "courtyard.0"),
        ("Take", "for your public Rake", "courtyard.1"),
    ]


def test_a_card_says_what_may_be_done_with_it() -> None:
    table = village(hands={"South": "CCCCHR"}, deck="C", turn="South", courtyard="HHH").do("draw", "end turn")
    actions = {action.id: action for action in table.view("South").actions}
    buttons = [[actions[use].text for use in card.actions] for card in table.zone("hand.2", "South").cards]
    assert buttons == [["discard Hill"], *[["discard Coffer"]] * 5, ["discard Rake"]]
    assert {action.about for action in actions.values()} == {"goes to the Courtyard"}
    full = village(deck="C", turn="South", courtyard="HHHH").do("draw", "end turn")
    assert {action.about for action in full.view("South").actions} == {"goes to the refuse pile"}


@pytest.mark.parametrize(
    ("left", "deck_out", "draw", "draw_two"),
    [
        (3, "last_card", "unseen, from the deck", "the Rake's power"),
        (2, "last_card", "unseen, from the deck", "the last of the deck: everybody would lose"),
        (1, "last_card", "the last of the deck: everybody would lose", None),
        (1, "night", "unseen, from the deck", None),
        (1, "no_card", "unseen, from the deck", None),
        (0, "no_card", "there is none left: everybody would lose", None),
    ],
)
def test_a_draw_that_loses_the_game_says_so(left: int, deck_out: str, draw: str, draw_two: str | None) -> None:
    table = village(left=left, deck_out=deck_out, turn="West")
    about = {action.text: action.about for action in table.view("West").actions}
    assert (about["draw"], about.get("draw two")) == (draw, draw_two)


def test_a_wager_says_what_it_comes_to() -> None:  # VIL-A04
    table = village(day=True).wager(3)
    assert [action.about for action in table.view("East").actions][1:4] == [
        "2 in all",
        "3 in all, level with the largest",
        "4 in all, the largest",
    ]
    table.wager(5, 1, 1)
    assert [(action.label, action.about) for action in table.view("North").actions][:3] == [
        ("Stand", "your wager stays at 3"),
        ("Put out 2", "5 in all, level with the largest"),
        ("Put out 3", "6 in all, the largest"),
    ]
    sealed = village(day=True, betting="sealed").wager(3)
    assert {action.about for action in sealed.view("East").actions} == {f"{chips} in all" for chips in range(1, 21)}


def test_at_the_end_of_a_night_the_choice_says_what_it_means() -> None:  # VIL-A16
    table = village(hands={"North": "HHHHHH"}, turn="West", second=True).do("end turn")
    assert [(action.label, action.about) for action in table.view("North").actions] == [
        ("Show your hand", "you win a share of the End Pot"),
        ("Conceal your hand", "the End Pot may grow, if nobody accuses you"),
    ]
    table.do("conceal")
    assert [(action.label, action.about) for action in table.view("East").actions] == [("Nothing to show", "")]


# Prompts and the stage

PROMPTS: dict[str, tuple[Callable[[], Village], str, str]] = {
    "a first wager": (lambda: village(day=True), "Your wager for the Stumble Token.", "North wagers."),
    "a later one": (
        lambda: village(day=True).wager(3, 5, 1, 1),
        "The largest wager is 5, yours is 3: stand, or put out more?",
        "North wagers.",
    ),
    "a turn": (lambda: village(), "Your turn: draw or trade. The Hill may hold seven cards.", "It is North's turn."),
    "a trade": (
        lambda: village(courtyard="H").do("give Hill"),
        "Which card of the Courtyard do you take?",
        "North trades a Hill.",
    ),
    "discards": (lambda: village(turn="West").do("draw two", "end turn"), "Discard 2 cards.", "West discards."),
    "a stumble": (
        lambda: village(token="North").do("stumble East"),
        "You stumble: which card do you lose?",
        "East stumbles.",
    ),
    "a blind pick": (
        lambda: village(token="North", stumble_card="blind").do("stumble East"),
        "Pick a card of East's hand.",
        "North picks a card.",
    ),
    "a public card": (
        lambda: village().do("accuse East", "end turn"),
        "Choose a card to turn outward.",
        "North turns a card outward.",
    ),
    "sealed wagers": (
        lambda: village(day=True, betting="sealed"),
        "Your wager for the Stumble Token.",
        "Everyone wagers in secret.",
    ),
    "no winning hand": (
        lambda: village(turn="West", second=True).do("end turn"),
        "You have no winning hand to show.",
        "The Night is over: who shows a winning hand?",
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
    assert table.view(table.turn).prompt == you
    assert {table.view(name).prompt for name in (None, *NAMES) if name != table.turn} == {others}


def test_at_the_end_the_prompt_says_how_it_ended() -> None:
    table = village(hands={"West": "RRRRRR"}).do("accuse West")
    view = table.view(None)
    assert (view.stage, view.over, view.turn) == ("The end", True, None)
    assert view.prompt == "North wins, having accused West, who was hoarding a winning hand."


def test_the_winners_are_named_with_their_hands() -> None:  # VIL-28
    hands = {"North": "HHHHHHR", "West": "RRRRRR"}
    table = village(hands=hands, turn="West", second=True).end_night("North", "West")
    assert table.outcome.reason == "North with 6 Hills and 1 Rake and West with 6 Rakes share the win"


# Markers and counters


def test_markers_say_who_deals_and_who_has_the_token() -> None:  # VIL-13, VIL-25
    seats = village(dealer="South", token="West").view(None).seats
    assert [seat.markers for seat in seats] == [(), (), ("Dealer",), ("Stumble Token",)]


def test_counters_tell_of_chips_pots_and_penalties() -> None:  # VIL-15, VIL-33, VIL-41
    table = village(pots=(9, 4), public={"East": "HS"}, courtyard="HHR")
    view = table.view(None)
    found = {counter.id: (counter.label, counter.value, counter.reason) for counter in view.counters}
    assert found["pot.end"] == ("End Pot", 9, "for a winning hand")
    assert found["pot.daily"] == ("Daily Pot", 4, "Hill has the most cards in the Courtyard")
    assert found["chips.0"] == ("Chips", 47, "")
    assert found["shame.1"] == ("False accusations", 2, "cards to be kept public")
    assert "shame.0" not in found
    assert village(courtyard="HR").counter("pot.daily").reason == "nobody has the most cards"


# The log


def test_a_turn_is_told_step_by_step() -> None:  # VIL-18..22, VIL-32
    hands = {"North": "HHHSSC", "East": "SSSHCR", "West": "RRRHSC"}
    table = village(hands=hands, refuse="S", courtyard="C", deck="H", token="East", turn="East")
    table.do("stumble North", "discard Coffer", "give Rake", "take Coffer", "end turn")
    assert table.news() == [
        "East makes North stumble.",
        "North loses a Coffer to the refuse pile.",
        "East offers a Rake.",
        "East trades a Rake for a Coffer.",
    ]
    table.do("draw", "end turn", "discard Hill", "accuse East", "end turn", "expose Hill")
    assert table.news() == [
        "South draws a card.",
        "South discards a Hill to the Courtyard.",
        "West accuses East of hoarding.",
        "East has no winning hand: West must keep a card turned outward.",
        "West turns a Hill outward for all to see.",
    ]


def test_the_end_of_a_night_is_told() -> None:  # VIL-25..27
    table = village(courtyard="HHS", pots=(4, 6), turn="West", second=True).end_night()
    assert table.news() == [
        "West passes.",
        "The Night ends. Nobody shows a winning hand.",
        "North wins the Daily Pot of 6: the Hill has the most cards in the Courtyard.",
        "Day 2 begins; West is the Dealer.",
    ]
    table = village(courtyard="HS", pots=(4, 6), turn="West", second=True).end_night()
    assert table.news()[2] == "No profession has the most cards in the Courtyard: the Daily Pot stays at 6."


def test_a_split_pot_is_told() -> None:  # VIL-28, VIL-A18
    hands = {"North": "HHHHHH", "West": "RRRRRR"}
    table = village(hands=hands, pots=(11, 0), turn="West", second=True, odd_chips="pot")
    table.end_night("North", "West")
    assert table.news()[-4:] == [
        "The Daily Pot is empty.",
        "North wins 5 chips and has 53.",
        "West wins 5 chips and has 52.",
        "What can't be shared stays in the pot: 1 chip.",
    ]


@pytest.mark.parametrize("stumble_card", ["random", "blind"])
def test_a_card_lost_by_luck_is_told(stumble_card: str) -> None:  # VIL-A13
    table = village(token="North", hands={"East": "SSSSSS"}, stumble_card=stumble_card).do("stumble East")
    if stumble_card == "blind":
        table.do("pick hidden")
        assert table.news() == ["North picks a Steeple of East: it goes to the refuse pile."]
    else:
        assert table.news() == ["North makes East stumble. A Steeple is lost."]


def test_wagers_are_told() -> None:  # VIL-12, VIL-A05
    table = village(day=True, limit="none").do("put 20 and more", "put 5", "put 20 and more", "put 1", "put 1")
    assert table.news() == [
        "North puts out 20 chips and goes on.",
        "North wagers 25 chips.",
        "East puts out 20 chips and goes on.",
        "East wagers 21 chips.",
        "South wagers 1 chip.",
    ]
    table.do("put 1", "stand", "put 4")
    assert table.news() == ["West wagers 1 chip.", "North stands at 25.", "East matches with 4 chips to 25."]


# The whole table


def test_a_table_laid_open_shows_everything() -> None:  # VIL-41
    table = village(
        hands={"North": "HHHSSC"},
        public={"North": "C"},
        courtyard="HR",
        refuse="CS",
        deck="RH",
        left=4,
        pots=(9, 4),
        token="West",
        night=2,
    )
    laid_open = VILLAGE.words.lay_open(table.state)
    assert laid_open["deck"][:2] == ["Rake", "Hill"]
    assert len(laid_open["deck"]) == 4
    assert laid_open["courtyard"] == ["Hill", "Rake"]
    assert laid_open["refuse"][-2:] == ["Coffer", "Steeple"]
    assert len(laid_open["refuse"]) == 80 - 24 - 2 - 4
    assert (laid_open["end_pot"], laid_open["daily_pot"], laid_open["token"]) == (9, 4, "West")
    assert (laid_open["dealer"], laid_open["nights"], laid_open["burnt"]) == ("North", 2, [])
    assert laid_open["seats"]["North"] == {
        "profession": "Hill",
        "hidden": ["Hill", "Hill", "Hill", "Steeple", "Steeple"],
        "public": ["Coffer"],
        "chips": 47,
        "wager": 0,
        "failed_accusations": 1,
        "shows_a_winning_hand": False,
    }


def test_burnt_cards_are_laid_open_with_the_rest() -> None:  # VIL-A24
    table = village(burn=True, deck="HSC", left=3).end_night()
    laid_open = VILLAGE.words.lay_open(table.state)
    assert (laid_open["deck"], laid_open["burnt"]) == (["Hill", "Steeple"], ["Coffer"])


def test_two_discards_in_random_order_are_told_together() -> None:  # VIL-A12
    table = village(turn="West", courtyard="HSC", random_discards=True).do("draw two", "end turn")
    table.do("discard Hill", "discard Coffer")
    told = "West discards a Hill and a Coffer, in random order: {} to the Courtyard, {} to the refuse pile."
    assert table.news()[0] == "West lays aside a Hill."
    assert table.news()[1] in (told.format("Hill", "Coffer"), told.format("Coffer", "Hill"))
    assert (table.courtyard, table.refuse) in (("HHSC", "C"), ("HSCC", "H"))


@pytest.mark.parametrize(("shared", "where"), [(False, "joins the End Pot"), (True, "is shared by all")])
def test_what_becomes_of_an_unwon_daily_pot_is_told(shared: bool, where: str) -> None:  # VIL-A15
    table = village(hands={"North": "HHHHHH"}, pots=(4, 4), turn="West", second=True, daily_shared=shared)
    assert f"Nobody has won the Daily Pot of 4: it {where}." in table.end_night("North").news()


def test_the_last_night_is_told() -> None:  # VIL-A24
    assert village(night=29).end_night().news()[-2:] == [
        "The Night is over.",
        "30 Nights have passed: everybody loses, and all have 50 chips again.",
    ]


def test_a_hand_that_is_shown_has_a_marker() -> None:  # VIL-24
    table = village(hands={"East": "SSSSSS"}, turn="West", second=True).end_night("East")
    shown = [table.match.view(None, at).seats[1].markers for at in range(len(table.match.frames))]
    assert [markers for markers in shown if markers] == [("shows a winning hand",)]


def test_professions_are_chosen_by_what_they_can_do() -> None:  # VIL-A03, VIL-37..40
    table = Village(Match(VILLAGE, options={"draft": True}, seed=bytes(32)))
    assert {action.label: action.about for action in table.view(table.turn).actions} == {
        "Hill": "may hold seven cards",
        "Steeple": "may also take the top card of the refuse pile",
        "Coffer": "may trade twice",
        "Rake": "may draw two cards",
    }
    table.do("choose Rake")
    assert table.news() == [f"{NAMES[table.state.dealer]} chooses the Rake."]


def test_a_card_that_can_t_be_traded_says_why() -> None:  # VIL-19
    table = village(hands={"North": "HHSSCR"}, courtyard="HH", like_for_like=False)
    assert [card.why_not for card in table.zone("hand.0", "North").cards] == [
        *["a card is not traded for its like, and there is no other"] * 2,
        *[""] * 4,
    ]
    mixed = village(hands={"North": "HHSSCR"}, courtyard="HSS", like_for_like=False).do("give Steeple")
    assert [(card.why_not, len(card.actions)) for card in mixed.zone("courtyard", "North").cards] == [
        ("", 1),
        *[("a card is not traded for its like", 0)] * 2,
    ]
    assert not any(card.why_not for card in mixed.zone("courtyard", "East").cards)


def test_wagers_are_amounts_and_what_can_t_be_mended_is_marked() -> None:
    amounts = {action.text: action.number for action in village(day=True, limit=50).view("North").actions}
    assert amounts == {**{f"put {chips}": chips for chips in range(1, 21)}, "put 20 and more": None}
    assert grave(village(left=3)) == {"accuse East", "accuse South", "accuse West"}
    assert "draw" in grave(village(left=1))


def grave(table: Village) -> set[str]:
    return {action.text for action in table.view("North").actions if action.grave}


def test_the_mood_follows_day_and_night() -> None:
    assert village(day=True).view("North").mood == "day"
    assert Match(VILLAGE, options={"draft": True}, seed=bytes(32)).view(0).mood == "day"
    assert village().view("North").mood == "night"


def test_a_card_picked_blind_is_a_public_one_or_a_seat() -> None:  # VIL-A13
    hands, public = {"East": "SSSSHR"}, {"East": "HR"}
    table = village(hands=hands, public=public, token="North", stumble_card="blind").do("stumble East")
    targets = {action.text: action.target for action in table.view("North").actions}
    assert targets["pick hidden"] == "seat.1"
    cards = {card.id: card for card in table.zone("hand.1", "North").cards}
    for profession in ("Hill", "Rake"):
        card = cards[targets[f"pick public {profession}"]]
        assert card.face is not None
        assert (card.face.suit, card.badge, len(card.actions)) == (profession, "public", 1)
