"""What each seat may see of Cryptruck, do and not do."""

import pytest

from .builder import lay_out

BUY = ("Ada: reveal Blue 5", "Bram: want", "Cleo: decline")


def test_reasons() -> None:
    table = lay_out({"Ada": "Blue 5", "Bram": "Green 6"}, seats=3)
    assert table.why_not("reveal Violet 1") == "Violet is not in play among 3"
    assert table.why_not("reveal Green 6") == "Ada does not hold Green 6"
    table.play("Ada: reveal Blue 5")
    assert table.why_not("want") == table.why_not("decline") == ""


def test_the_prompt_says_what_a_yes_means() -> None:
    table = lay_out({"Ada": "Blue 5"}).play("Ada: reveal Blue 5")
    asked = "Do you want Blue 5? The last yes gets it, gives Ada a card and leads it."
    assert table.prompt("Bram") == asked
    assert table.badges("offer") == ["nobody wants it yet"]
    assert table.prompt("Cleo") == "Bram is asked about Blue 5."
    table.play("Bram: want")
    assert table.prompt("Cleo") == f"{asked} So far that is Bram. You are the last to be asked."
    assert table.badges("offer") == ["wanted by Bram"]
    assert table.markers == ["Dealer, reveals", "gets it so far", ""]
    assert table.about("Cleo") == {"want": "you get it", "decline": ""}  # nobody speaks after her
    table.play("Cleo: decline")
    assert table.prompt("Bram") == "You get Blue 5 and lead it. Give Ada a card for it."
    assert table.markers == ["Dealer, reveals", "wants it", "does not want it"]
    table.play(f"Bram: {table.may[0]}")
    assert table.markers == ["Dealer", "Lead", ""]


@pytest.mark.parametrize(
    ("ruling", "answers", "last"),
    [
        ("last", ("decline", "decline"), True),
        ("last", ("want",), False),
        ("first", ("decline",), False),
        ("outbidding", ("want", "want"), True),
        ("outbidding", ("decline", "want"), False),  # a yes asks again who has declined
    ],
)
def test_the_last_to_be_asked_is_told_so(ruling: str, answers: tuple[str, ...], last: bool) -> None:  # CRY-A04
    table = lay_out({"Ada": "Blue 5"}, seats=4, buyer_is=ruling).play("Ada: reveal Blue 5")
    for answer in answers:
        table.play(f"{table.turn}: {answer}")
    assert table.prompt(table.turn).endswith("You are the last to be asked.") == last
    assert (table.about(table.turn)["want"] == "you get it") == (last or ruling == "first")


def test_the_prompt_says_when_nothing_need_follow() -> None:  # CRY-A06
    hands = {"Ada": "White 3, Blue 1", "Bram": "Green 1, White 3", "Cleo": "Blue 5, Green 5"}
    prompts = {
        ruling: lay_out(hands, tricks=4, white_led=ruling).play("Ada: White 3", "Bram: White 3").prompt("Cleo")
        for ruling in ("white", "trumps", "free")
    }
    assert prompts == {
        "white": "You have no white: play any card.",
        "trumps": "You have no trump: play any card.",
        "free": "Anything may follow white: play any card.",
    }


def test_a_gift_shows_until_it_comes_to_light() -> None:
    hands = {"Ada": "Blue 5", "Bram": "Green 6, Blue 1", "Cleo": "Blue 2"}
    table = lay_out(hands).play(*BUY, "Bram: give Green 6", "Cleo: Blue 2")
    assert (table.cards("given", "Bram"), table.badges("given", "Bram")) == (["Green 6"], ["Bram to Ada"])
    while table.cards("given", "Bram") and table.turn:
        table.play(f"{table.turn}: {table.may[-1]}")
    assert "Ada plays Green 6." in table.news() or "Ada leads Green 6." in table.news()


def test_whether_a_seat_can_follow_is_its_own_business() -> None:
    hands = {"Ada": "Red 4, Blue 1", "Bram": "Red 1, White 3", "Cleo": "Green 5, Green 1"}
    table = lay_out(hands, tricks=4).play("Ada: Red 4")
    assert (table.prompt("Bram"), table.prompt("Cleo")) == ("Follow with red.", "Bram plays a card.")
    table.play("Bram: Red 1")
    assert (table.prompt("Cleo"), table.prompt("Ada")) == ("You have no red: play any card.", "Cleo plays a card.")
