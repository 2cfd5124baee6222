"""What is told of a game of COIN, and to whom."""

from .._twosided.builder import coin_end, coin_table

HANDS = {"Red": [10, 11, 3, 5], "Blue": [3, 6, 7, 12], "Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]}
TRICK = ("Red: bank 10", "Blue: 3 up", "Orange: 11 up", "Yellow: 1 up", "Red: 11 down")


def test_a_trick_is_told_as_it_was_played() -> None:  # COI-12, COI-19..21
    table = coin_table("Red 9", hands=HANDS).play(*TRICK)
    assert table.news()[3:] == [
        "Yellow plays 1 face up.",
        "Red plays a card face down.",
        "Orange is highest with 11 and takes Red 9.",
        "Yellow is lowest with 1; it stays face up.",
        "Red and Blue: one Gray Coin each, face down.",
    ]
    assert table.secrets("Red") == ["Your face-down card is the 11."]


def test_drawn_and_buried_cards_are_told_to_their_owner_only() -> None:  # COI-A03, COI-E04
    table = coin_table("Red 9", hands=HANDS, decks={"Red": [8]}).play(*TRICK)
    assert table.play("Red: exchange", "Red: bury 5").news() == []
    assert table.secrets("Red") == ["You draw the 8.", "You put the 5 beneath your deck."]


def test_every_point_of_a_round_is_told_with_its_reason() -> None:  # COI-26..29, COI-T02
    fronts = {name: [2, 3, 4, 5, 6, 7, 8, 9] for name in ("Red", "Orange", "Yellow")}
    table = coin_end(
        banks={"Blue": [2, 3, 4, 5, 7, 11, 12], **fronts},
        won={"Blue": ["Red 1", "Orange 1"], "Red": ["Red 13"]},
        points={"Blue": 30},
    ).step()
    assert table.news() == [
        "The last cards go face down into the Banks.",
        "Red: 16 Points (13 Coins on fronts, 3 Gray, 0 for foreign cards), 16 in all.",
        "Blue: 26 Points (16 Coins on fronts, 4 Gray, 2 for foreign cards, 4 for the most Gray Coins), 56 in all.",
        "Orange: 15 Points (12 Coins on fronts, 3 Gray, 0 for foreign cards), 15 in all.",
        "Yellow: 15 Points (12 Coins on fronts, 3 Gray, 0 for foreign cards), 15 in all.",
    ]


def test_the_lines_of_a_round_follow_the_rulings_on_gray_coins() -> None:  # COI-A05, COI-A07
    table = coin_end(banks={"Orange": [1, 4], "Yellow": [1, 4]}, gray_tie="split", gray_coins_score="off").step()
    assert table.news()[1::2] == [
        "Red: 5 Points (0 Coins on fronts, 0 for foreign cards, 5 for the most Gray Coins), 5 in all.",
        "Orange: 2 Points (2 Coins on fronts, 0 for foreign cards), 2 in all.",
    ]
    points = {"Red": 20, "Blue": 19, "Orange": 30, "Yellow": 30}
    table = coin_end(banks={"Orange": [1], "Yellow": [1]}, points=points, gray_tie="fewest").step()
    assert [line.partition(":")[0] for line in table.news() if "for the most Gray Coins" in line] == ["Blue"]


def test_a_new_round_is_announced() -> None:  # COI-31
    assert "Round 2 begins: every deck is shuffled anew." in coin_end().settle().news()


def test_the_end_says_who_won() -> None:  # COI-31
    table = coin_end(points={"Red": 44, "Blue": 48, "Orange": 47}).step()
    assert table.reason == "Blue wins with 70 Points to 69"
    assert table.news()[-1] == table.prompt() == "Blue wins with 70 Points to 69."
