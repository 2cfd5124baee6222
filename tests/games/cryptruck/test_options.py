"""The gaps in the rule sheet of Cryptruck: our rulings, and the options that change them."""

import pytest

from cutpurse.core.errors import OptionError
from cutpurse.core.match import Match

from .builder import GAME, NAMES, WORDS, as_seed, dealt, lay_out

HANDS = {"Ada": "Blue 5, Blue 1", "Bram": "Blue 4, Green 5", "Cleo": "Green 2, Red 6"}


# The auction in every trick


def test_by_default_the_winner_leads_a_card_of_choice() -> None:  # CRY-A01, CRY-19
    assert lay_out(HANDS, tricks=4, lead="Bram").may == ["Blue 4", "Green 5"]


def test_in_every_trick_the_winner_reveals_a_card() -> None:  # CRY-A01
    table = lay_out(HANDS, tricks=4, lead="Bram", taken={"Cleo": ""}, auction="every_trick")
    assert table.may == ["reveal Blue 4", "reveal Green 5"]
    table.play("Bram: reveal Blue 4", "Cleo: decline", "Ada: want", "Ada: give Blue 1")
    assert table.hand("Bram") == "Blue 1, Green 5"
    assert table.cards("trick") == ["Blue 4"]
    assert table.turn == "Bram"
    table.play("Bram: Blue 1", "Cleo: Green 2")
    assert table.taken("Ada") == "Blue 1, Blue 4, Green 2"
    assert (table.turn, table.may) == ("Ada", ["reveal Blue 5"])


def test_the_last_card_is_sold_for_the_last_card() -> None:  # CRY-A01
    hands = {"Ada": "Blue 5", "Bram": "Blue 4", "Cleo": "Red 6"}
    table = lay_out(hands, tricks=5, auction="every_trick")
    table.play("Ada: reveal Blue 5", "Bram: want", "Cleo: decline")
    assert table.may == ["give Blue 4"]
    table.play("Bram: give Blue 4", "Cleo: Red 6", "Ada: Blue 4")
    assert "Cleo wins trick 6 with Red 6: 2 blocks, 2 in all." in table.news()


def test_players_are_told_that_the_sources_differ() -> None:  # CRY-A01
    assert "listing" in str(WORDS.find("option-auction"))
    assert "auction=every_trick" in GAME.how_to_play()
    assert "We can't tell which is meant" in GAME.how_to_play()


# Dealers


def next_dealer(ruling: str, points: tuple[int, ...] = (), winner: str = "Cleo", dealer: str = "Ada") -> str:
    """Who deals after a round in which only the first of these took cards."""
    table = lay_out(tricks=6, taken={winner: ""}, lead=winner, dealer=dealer, points=points, next_dealer=ruling)
    return NAMES[table.match.state.dealer]


def test_the_deal_passes_to_the_left() -> None:  # CRY-A02
    assert [next_dealer("left", dealer=dealer) for dealer in NAMES[:3]] == ["Bram", "Cleo", "Ada"]


def test_the_winner_of_the_last_trick_may_deal() -> None:  # CRY-A02
    assert [next_dealer("winner", winner=winner) for winner in NAMES[:3]] == ["Ada", "Bram", "Cleo"]


@pytest.mark.parametrize(
    ("points", "dealer", "who"), [((4, 4, 0), "Ada", "Bram"), ((0, 4, 0), "Cleo", "Ada"), ((4, 4, 0), "Bram", "Ada")]
)
def test_the_lowest_may_deal(points: tuple[int, ...], dealer: str, who: str) -> None:  # CRY-A02
    """Cleo takes all blocks; of those who are level the first from the dealer's left deals."""
    assert next_dealer("lowest", points, dealer=dealer) == who


def test_the_dealer_may_be_drawn_at_random() -> None:  # CRY-A02, CRY-A03
    dealers = [played(seed, next_dealer="random", first_dealer=1) for seed in range(40)]
    assert {first for first, _, _ in dealers} == {"Ada"}
    assert {second for _, second, _ in dealers} == {third for _, _, third in dealers} == {"Ada", "Bram", "Cleo"}


def played(seed: int, **options: object) -> list[str]:
    """The dealers of a game's three rounds."""
    match = Match(GAME, options=options, seed=as_seed(seed))
    while match.turn is not None:
        match.play(match.legal[0])
    return [NAMES[int(str(line.message.args["seat"]))] for line in match.log() if line.message.key == "deals"]


@pytest.mark.parametrize(("chosen", "seats", "who"), [(2, 3, "Bram"), (5, 5, "Elsa"), (4, 3, "Ada")])
def test_the_first_dealer_may_be_chosen(chosen: int, seats: int, who: str) -> None:  # CRY-A03
    assert {dealt(seed, seats, first_dealer=chosen).turn for seed in range(10)} == {who}
    with pytest.raises(OptionError):
        dealt(first_dealer=6)


# Declarations


def test_the_first_yes_may_end_it() -> None:  # CRY-A04
    table = lay_out({"Ada": "Blue 5"}, seats=4, buyer_is="first")
    table.play("Ada: reveal Blue 5", "Bram: decline", "Cleo: want")
    assert table.turn == "Cleo"
    assert table.may[0].startswith("give")


def test_all_others_may_outbid_until_no_new_yes_comes() -> None:  # CRY-A04
    table = lay_out({"Ada": "Blue 5"}, seats=4, buyer_is="outbidding").play("Ada: reveal Blue 5")
    asked = []
    for answer in ("decline", "decline", "want", "decline", "want", "decline"):
        asked.append(table.turn)
        table.play(f"{table.turn}: {answer}")
    assert asked == ["Bram", "Cleo", "Dov", "Bram", "Cleo", "Bram"]
    assert (table.turn, table.may[0][:4]) == ("Cleo", "give")


def test_outbidding_takes_ten_answers_at_most() -> None:  # CRY-A04, CRY-E01
    table = lay_out({"Ada": "Blue 5"}, seats=5, buyer_is="outbidding").play("Ada: reveal Blue 5")
    answers = 0
    while table.may == ["want", "decline"]:
        s = table.match.state
        last = (s.wanting | s.declined | 1).bit_count() == 4  # the last to be asked says yes, and all starts again
        table.play(f"{table.turn}: {'want' if last else 'decline'}")
        answers += 1
    assert answers == 10
    assert GAME.most_decisions == 3 * 6 * (1 + 10 + 1 + 4)


# White


@pytest.mark.parametrize(
    ("cards", "scores"),
    [
        ("Red 3, Blue 4, White 3", {"colour": 9, "block": 6, "nothing": 4}),
        ("White 3, White 3", {"colour": 2, "block": 2, "nothing": 5}),
        ("White 3", {"colour": 1, "block": 1, "nothing": 5}),
        ("White 3, Blue 3, Blue 4, Blue 5", {"colour": 4, "block": 4, "nothing": 3}),
    ],
)
def test_what_white_scores(cards: str, scores: dict[str, int]) -> None:  # CRY-A05
    taken = {"Bram": "", "Ada": cards}
    for ruling, points in scores.items():
        assert lay_out(taken=taken, tricks=6, turned="Green 1", white_scores=ruling).scores[0] == points


@pytest.mark.parametrize(
    ("ruling", "bram", "cleo"),
    [
        ("white", ["White 3"], ["Green 1", "Red 5"]),
        ("trumps", ["Red 6", "White 3"], ["Red 5"]),
        ("free", ["Blue 1", "Red 6", "White 3"], ["Green 1", "Red 5"]),
    ],
)
def test_what_follows_white(ruling: str, bram: list[str], cleo: list[str]) -> None:  # CRY-A06
    hands = {"Ada": "White 3, Blue 2, Blue 3", "Bram": "White 3, Red 6, Blue 1", "Cleo": "Red 5, Green 1"}
    table = lay_out(hands | {"Cleo": "Red 5, Green 1, Green 2"}, tricks=3, white_led=ruling).play("Ada: White 3")
    assert table.may == bram
    table.play("Bram: White 3")
    assert [card for card in table.may if card != "Green 2"] == cleo


def test_trumps_may_be_one_suit() -> None:  # CRY-A07
    hands = {"Ada": "Red 4, Blue 1", "Bram": "Red 1, White 3", "Cleo": "White 3, Green 1"}
    table = lay_out(hands, tricks=4, one_trump_suit="on").play("Ada: Red 4")
    assert table.may == ["Red 1", "White 3"]
    assert table.play("Bram: White 3").may == ["White 3"]
    assert table.why_not("Green 1") == "Red 4 is led and must be followed with a trump"


# Hidden cards


def test_a_gift_may_be_open() -> None:  # CRY-A08
    table = lay_out({"Ada": "Blue 5", "Bram": "Green 6"}, open_gift="on")
    table.play("Ada: reveal Blue 5", "Bram: want", "Cleo: decline", "Bram: give Green 6")
    assert "Bram gives Ada Green 6 for it." in table.news()
    assert table.cards("given", "Cleo") == table.cards("given") == ["Green 6"]
    assert table.cards("given", "Ada") == []  # she holds it


def test_a_card_must_be_revealed() -> None:  # CRY-A09
    assert all(action.startswith("reveal") for action in dealt(5).may)
    assert len(dealt(5).may) == 6


@pytest.mark.parametrize("shown", [True, False])
def test_the_second_undealt_card_may_be_shown_in_the_end(shown: bool) -> None:  # CRY-A10
    told = "The second card that was not dealt was Green 2."
    table = lay_out(tricks=6, turned="Green 1", undealt="Green 2", rounds=2, show_undealt=shown)
    assert (told in table.told()) == shown
    assert table.cards("undealt") == (["Green 2"] if shown else ["?"])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_colours_may_be_drawn_at_random(seats: int) -> None:  # CRY-A11
    fixed = {dealt(seed, seats).match.state.colours for seed in range(20)}
    assert fixed == {(1 << seats) - 1}
    drawn = {dealt(seed, seats, random_colours=True).match.state.colours for seed in range(80)}
    assert {colours.bit_count() for colours in drawn} == {seats}
    assert len(drawn) == {3: 10, 4: 5, 5: 1}[seats]


def test_five_points_may_need_a_trick() -> None:  # CRY-A12
    taken = {"Cleo": "", "Ada": "Red 1"}
    assert lay_out(taken=taken, tricks=6, turned="Green 1").scores[:2] == [5, 5]
    assert lay_out(taken=taken, tricks=6, turned="Green 1", trick_for_five="on").scores[:2] == [5, 0]


def test_the_name_is_that_of_the_sheet() -> None:  # CRY-A14
    assert GAME.title == "Cryptruck (クリプトリック)"
    assert "Cryptrick" in GAME.how_to_play()


def test_every_gap_has_its_option_or_none() -> None:
    settled = {option.settles for option in GAME.options}
    assert settled == {f"CRY-A{number:02}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12)}
    for option in GAME.options:
        assert option.settles in GAME.how_to_play()
        assert f"`{option.name}`" in GAME.how_to_play()
