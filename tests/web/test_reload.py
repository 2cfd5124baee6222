"""Somebody writes a game and looks at it: what was edited shows on the page, which is left alone."""

import secrets
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.edited_game import EditedGame
from tests.server.server_process import Running
from tests.web.browsing import Person
from tests.web.playing import OFFERED


def test_an_edited_game_shows_on_the_page(browser: Browser, tmp_path: Path) -> None:
    game, database = EditedGame(tmp_path), f"sqlite:///{tmp_path / 'tables.db'}"
    more = ("--no-limits", "--reload")
    with Running(database, tmp_path / "log", more=more, environment=game.environment) as server:
        person = Person.new(browser, server.url)
        person.introduce("Ada")
        table = person.ask("/api/tables", game="high_card", seats=2, bots=["", "greedy"], pace=0)["id"]
        person.ask(f"/api/tables/{table}/do", do="sit", seat=0)
        person.ask(f"/api/tables/{table}/do", do="ready", entropy=secrets.token_hex(16))
        person.open(f"/t/{table}")
        expect(person.page.get_by_text("Play a card.").first).to_be_visible()
        game.edit("words/en.ftl", "[yes] Play a card.", "[yes] Choose one of yours.")
        expect(person.page.get_by_text("Choose one of yours.").first).to_be_visible()
        game.edit("view.py", '"prompt-play"', '"play"')
        expect(person.page.get_by_text("Choose one of yours.")).to_have_count(0)
        expect(person.page.locator(OFFERED).first).to_be_visible()
        person.heard.forgive_lost_lines()
        assert not person.heard.complaints
        person.close()
