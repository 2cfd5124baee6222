"""A tournament from its link to its final standings, on a phone and on a desktop."""

import secrets
from pathlib import Path

from playwright.sync_api import expect

from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite
from tests.web.playing import RESULT, picture_of
from tests.web.test_daily import faults

# Words of the names in the standings that are broken.
BROKEN = """() => [...document.querySelectorAll('table.figures tbody th')].flatMap(cell => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const words = [];
    while (texts.nextNode()) for (const {index, 0: word} of texts.currentNode.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (range.getClientRects().length > 1) words.push(word);
    }
    return words;
})"""


def join(person: Person, name: str) -> None:
    page = person.page
    person.press(page.get_by_role("button", name="Take part"))
    page.get_by_label("Name", exact=True).fill(name)
    person.press(page.get_by_role("dialog").get_by_role("button").last)
    expect(page.get_by_role("list", name="Who takes part")).to_contain_text(name)


def go_to_table(person: Person) -> str:
    """From the tournament's page; the table's id."""
    person.press(person.page.get_by_role("link", name="To your table"))
    person.page.locator("main.table").wait_for()
    expect(person.page.get_by_role("button", name="Undo")).to_have_count(0)
    return person.page.url.rpartition("/")[2]


def play_past(people: list[Person], table: str) -> None:
    """All play past their pages, to the end of the match."""
    while True:
        for person in people:
            picture = picture_of(person, table)
            if picture["board"]["phase"] == "over":
                return
            if actions := picture["view"]["actions"]:
                move = {"do": "move", "id": secrets.token_hex(4), "match": 1, "action": actions[0]["id"]}
                person.ask(f"/api/tables/{table}/do", **move)


def test_from_opening_to_the_final_standings(invite: Invite, tmp_path: Path) -> None:
    ada, ben = invite(PHONE), invite(DESKTOP)
    ada.open("/")
    ada.press(ada.page.get_by_role("link", name="Tournaments"))
    expect(ada.page.get_by_role("button", name="Open the tournament")).to_be_visible()
    assert faults(ada) == []
    ada.introduce("Ada")
    cup = str(ada.ask("/api/tournaments", game="lucre", rounds=2, bot="greedy", pace=0, pause=1)["id"])
    ada.open(f"/tournaments/{cup}")
    ada.press(ada.page.get_by_role("button", name="Take part"))
    expect(ada.page.get_by_role("list", name="Who takes part")).to_contain_text("Ada")
    ben.open(f"/tournaments/{cup}")
    join(ben, "Ben")
    expect(ben.page.get_by_role("button", name="Begin")).to_have_count(0)
    expect(ada.page.get_by_role("list", name="Who takes part")).to_contain_text("Ben")
    assert faults(ada) == []
    ada.press(ada.page.get_by_role("button", name="Begin"))
    for number in (1, 2):
        for person in (ada, ben):
            expect(person.page.get_by_role("status").filter(has_text=f"Round {number} of 2")).to_be_visible()
        table = go_to_table(ada)
        assert go_to_table(ben) == table
        play_past([ada, ben], table)
        for person in (ada, ben):
            expect(person.page.locator(RESULT)).to_be_visible()
            person.press(person.page.get_by_role("link", name="To the tournament"))
    for person in (ada, ben):
        expect(person.page.get_by_role("heading", name="Final standings")).to_be_visible()
        rows = person.page.locator("table.figures tbody tr")
        expect(rows).to_have_count(4)
        assert {name for name in ("Ada", "Ben") for row in rows.all_inner_texts() if name in row} == {"Ada", "Ben"}
        assert faults(person) == []
        assert person.page.evaluate(BROKEN) == []
    with ben.page.expect_download() as coming:
        ben.page.get_by_role("link", name="Download as CSV").click()
    coming.value.save_as(tmp_path / "standings.csv")
    lines = (tmp_path / "standings.csv").read_text().splitlines()
    assert lines[0].startswith("place,name")
    assert [line.split(",")[0] for line in lines[1:]] == [
        str(one["place"]) for one in ben.ask(f"/api/tournaments/{cup}")["standings"]
    ]
    ben.page.get_by_role("link", name="Replay, Round 1 of 2, Table 1").click()
    expect(ben.page.get_by_role("slider", name="Step")).to_be_visible()


def test_whoever_leaves_comes_back_for_the_next_round(invite: Invite) -> None:
    ada, ben = invite(PHONE), invite(DESKTOP)
    for person, name in ((ada, "Ada"), (ben, "Ben")):
        person.introduce(name)
    cup = str(ben.ask("/api/tournaments", game="lucre", rounds=2, bot="greedy", pace=0, pause=1)["id"])
    for person in (ada, ben):
        person.ask(f"/api/tournaments/{cup}/do", do="join", entropy="ab" * 16)
    ben.ask(f"/api/tournaments/{cup}/do", do="begin")
    ada.open(f"/tournaments/{cup}")
    page = ada.page
    leave, again = (page.get_by_role("button", name=name) for name in ("Leave the tournament", "Take part again"))
    table = page.get_by_role("link", name="To your table")
    ada.press(leave)
    expect(page.get_by_text("A bot plays on in your place")).to_be_visible()
    assert faults(ada) == []
    ada.press(page.get_by_role("button", name="No"))
    expect(table).to_be_visible()
    ada.press(leave)
    ada.press(leave)
    expect(page.get_by_text("You have left")).to_be_visible()
    expect(table).to_have_count(0)
    expect(leave).to_have_count(0)
    assert faults(ada) == []
    ada.press(again)
    expect(page.get_by_text("A bot still plays this round")).to_be_visible()
    expect(table).to_have_count(0)
    expect(again).to_have_count(0)
    play_past([ben], str(ben.ask(f"/api/tournaments/{cup}")["table"]))
    expect(page.get_by_role("status").filter(has_text="Round 2 of 2")).to_be_visible()
    go_to_table(ada)
    expect(page.locator("main.table .hand .card").first).to_be_visible()
