"""What is told of a game of The Village: whole stretches of play, line by line."""

from .builder import village


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


def test_two_discards_in_random_order_are_told_together() -> None:  # VIL-A12
    table = village(turn="West", courtyard="HSC", random_discards=True).do("draw two", "end turn")
    table.do("discard Hill", "discard Coffer")
    told = "West discards a Hill and a Coffer, in random order: {} to the Courtyard, {} to the refuse pile."
    assert table.news()[0] == "West lays aside a Hill."
    assert table.news()[1] in (told.format("Hill", "Coffer"), told.format("Coffer", "Hill"))
    assert (table.courtyard, table.refuse) in (("HHSC", "C"), ("HSCC", "H"))


def test_the_winners_are_named_with_their_hands() -> None:  # VIL-28
    hands = {"North": "HHHHHHR", "West": "RRRRRR"}
    table = village(hands=hands, turn="West", second=True).end_night("North", "West")
    assert table.reason == "The win is shared: North with 6 Hills and 1 Rake and West with 6 Rakes"
    accused = village(hands={"West": "RRRRRR"}).do("accuse West")
    assert accused.prompt() == "North wins, having accused West, who was hoarding a winning hand."
