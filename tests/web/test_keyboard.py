"""Whole games without a mouse, and what somebody hears who doesn't see them."""

from random import Random
from typing import Any

import pytest

from tests.contract.walks import OWN
from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import CARDS, OFFERED, on_turn, picture_of, play_on, said, sit_down

WHOLE = "lucre"  # of the other games some turns
SOME = 12
MOST_TABS = 60

# Where the focus is: whether it has a ring, is not covered, and can be used now.
FOCUS = """offered => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const style = getComputedStyle(at), box = at.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(8, box.width / 2), box.top + Math.min(16, box.height / 2)];
    return {
        ring: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none',
        seen: at.contains(document.elementFromPoint(x, y)),
        offered: at.matches(offered.replaceAll(':visible', '')),
        card: at.matches('button[data-card]'),
        name: at.ariaLabel || at.innerText,
    };
}"""
NAME = "one => one.ariaLabel || one.querySelector('.sr').textContent"


def focus(person: Person) -> dict[str, Any]:
    """Where the focus is; it must be somewhere, and visible."""
    found = person.page.evaluate(FOCUS, OFFERED)
    assert found, "the focus is lost"
    assert found["ring"], f"no ring around {found['name']}"
    assert found["seen"], f"{found['name']} has the focus and is covered"
    return dict(found)


def find_by_tab(person: Person, draw: Random) -> None:
    """Tab until something is offered; in a row of cards, arrows lead to those that are playable."""
    keyboard = person.page.keyboard
    for _ in range(MOST_TABS):
        at = person.page.evaluate(FOCUS, OFFERED)
        if at and at["card"]:
            for _ in range(draw.randrange(12)):
                keyboard.press("ArrowRight")
            for _ in range(25):
                if focus(person)["offered"]:
                    return
                keyboard.press("ArrowRight")
        elif at and at["offered"] and draw.random() < 0.7:
            return
        keyboard.press("Tab")
    raise AssertionError("nothing that is offered can be reached by Tab and arrows")


def act_by_keys(person: Person, draw: Random) -> None:
    """One turn: find something, enter it; a card with two meanings asks for one of them."""
    keyboard, moves = person.page.keyboard, person.heard.moves
    find_by_tab(person, draw)
    keyboard.press("Enter")
    person.page.wait_for_timeout(50)
    while person.heard.moves == moves:
        focus(person)
        keys = person.page.locator(".acts [data-action]:visible kbd").all_inner_texts()
        keyboard.press(draw.choice([key.lower() for key in keys if len(key) == 1] or ["Enter"]))
        person.page.wait_for_timeout(50)


@pytest.mark.parametrize("game", OWN)
def test_a_game_is_played_without_a_mouse(invite: Invite, game: str) -> None:
    person, draw = invite(), Random(game)
    sit_down(person, game)
    turns = 0
    while on_turn(person) and (game == WHOLE or turns < SOME):
        if turns:
            focus(person)  # where it was left, or where the next thing is to be done
        act_by_keys(person, draw)
        turns += 1
    if game == WHOLE:
        assert picture_of(person, person.page.url.rpartition("/")[2])["board"]["phase"] == "over"
        rematch = person.page.get_by_role("button", name="Rematch same seats")
        for _ in range(MOST_TABS):
            if rematch.evaluate("one => one === document.activeElement"):
                break
            person.page.keyboard.press("Tab")
        assert focus(person)["name"].startswith("Rematch")


def test_digits_choose_cards_and_escape_lets_go(invite: Invite) -> None:
    person = invite()
    sit_down(person, "lucre", options={"mulligan": "off"})
    assert on_turn(person)
    page = person.page
    labels = page.locator(".hand button.card").evaluate_all(f"all => all.map({NAME})")
    for number, label in enumerate(labels, 1):
        page.keyboard.press(str(number))
        assert focus(person)["name"].startswith(label.split(",")[0])
    page.keyboard.press("Escape")
    assert page.locator(".is-selected").count() == 0


def test_names_of_cards_tell_suit_rank_state_and_reason(invite: Invite) -> None:
    person = invite()
    table = sit_down(person, "dirty_money")
    reasons = 0
    draw = Random(7)
    while reasons == 0 and on_turn(person):
        cards = {card["id"]: card for zone in picture_of(person, table)["view"]["zones"] for card in zone["cards"]}
        for button in person.page.locator(".hand button.card").all():
            card, name = cards[button.get_attribute("data-card") or ""], button.evaluate(NAME)
            face, why = card["face"], said("dirty_money", filter(None, [card.get("why_not")]))
            assert name.startswith(f"{face['suit']} {face['rank']}".strip())
            assert ("not playable" not in name and "playable" in name) == bool(card.get("actions"))
            assert all(reason in name for reason in why)
            reasons += bool(why)
        if not reasons:
            play_on(person, draw, most=1)
    dim = person.page.locator(".hand button.card.is-dim").first
    dim.focus()
    person.page.keyboard.press("Enter")  # tried in vain, it says why
    told = person.page.locator(".hand [role=status]").inner_text()
    assert told
    assert told in dim.evaluate(NAME)
    assert person.page.locator(CARDS).count()


LISTEN = """
const spoken = window.spoken = [];
const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
new MutationObserver(changes => {
    for (const {target} of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region && region.textContent.trim()) spoken.push(region.textContent.trim());
    }
}).observe(document, {subtree: true, childList: true, characterData: true});
"""


def test_a_screen_reader_is_told_what_happens_and_what_to_do(invite: Invite) -> None:
    person, draw = invite(), Random(5)
    person.context.add_init_script(LISTEN)
    table = sit_down(person, "lucre", options={"mulligan": "off"})
    assert on_turn(person)
    first = len(picture_of(person, table)["view"]["log"])
    for _ in range(4):
        moves = person.heard.moves
        while person.heard.moves == moves:
            play_on(person, draw, most=1)
        assert on_turn(person)
        spoken = person.page.evaluate("window.spoken.join(' ')")
        view = picture_of(person, table)["view"]
        prompt, *told = said("lucre", [view["prompt"], *view["log"][first:]])
        assert prompt.partition(". ")[0].rstrip(".") in spoken
        assert [line for line in told if line not in spoken] == []
