"""The lobby as somebody finds it who comes for the first time."""

import pytest
from playwright.sync_api import expect

from cutpurse import games
from tests.contract.walks import OWN
from tests.web.conftest import Invite


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1280, 800)])
def test_a_newcomer_is_shown_where_to_start(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size)
    person.context.add_init_script("localStorage.removeItem('cutpurse.newtable')")
    person.open("/")
    chosen = person.page.locator(".box[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("Start here")
    expect(chosen).to_contain_text(next(game.title for game in map(games.load, OWN) if game.starter))
    expect(chosen).to_be_in_viewport()
    assert person.sideways == 0


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1280, 800)])
def test_every_game_is_described(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size)
    person.open("/")
    for name in OWN:
        words = games.load(name).words().find("tagline")
        line = person.page.locator(".shelf p").filter(has_text=words)
        line.scroll_into_view_if_needed()
        expect(line).to_be_in_viewport()
