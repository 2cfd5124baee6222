"""The page in German: nothing English is left on it, nothing is cut off, and the language changes at once."""

import re

import pytest
from playwright.sync_api import expect

from cutpurse import games
from tests.contract.walks import OWN
from tests.web.browsing import PHONE
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, sit_down
from tests.web.scenes import SCENES

# All that is read or heard on the page now: texts, names of things, what stands in empty fields.
READ = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element.checkVisibility() || element.closest('script, style, svg.symbols, select, .suitname')) continue;
        const told = ['aria-label', 'title', 'placeholder'];
        found.push(...(node instanceof Element ? told.map(name => node.getAttribute(name)) : [node.textContent]));
    }
    return [...new Set(found.filter(Boolean).map(text => text.replace(/\\s+/g, ' ').trim()))];
}"""

# Words that don't fit where they stand: on a button, in a heading, in a table.
CUT = """() => [...document.querySelectorAll('button, a.btn, h1, h2, h3, th, td, label, .caps, .tag, .prompt p')]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
    .filter(one => !one.matches('.plaque, .card, .box, .bar h1') && getComputedStyle(one).display !== 'inline')
    .map(one => `${one.className || one.tagName}: ${one.innerText.slice(0, 40)}`)"""

# The same in both languages: names of games, people, languages and symbols, and words that German has as well.
SAME = re.compile(
    r"""[^A-Za-z]*|[A-Z]|\d[ab]|[a-z]+-[a-z]+-\d+|Enter|Esc|Space|Home|End
    |Cutpurse|Lucre|COIN|Dirty\ Money|The\ Village|Cryptruck|Deutsch|English|Ada|Bram|Cleo|Dora|Emil|Guest\ \d+
    |High\ Card|Start|Name|Bots?|Code|QR|Chips(\ \d+)?|West|Hand|Bank|Orange""",
    re.VERBOSE,
)
FOREIGN = [games.load(name).words().find("tagline") for name in games.names() if name not in OWN]  # may be English
PAGES = ["lobby", "lobby-again", "waiting", "review", "replay-lucre", "result-lucre", "spectator"]
TABLES = [name for name in SCENES if name.startswith("table-")]

CHOOSE = """language => localStorage.setItem('cutpurse.settings',
    JSON.stringify({...JSON.parse(localStorage.getItem('cutpurse.settings')), language}))"""


@pytest.mark.parametrize("name", [*PAGES, *TABLES])
def test_nothing_english_is_left(invite: Invite, name: str) -> None:
    person = invite(PHONE)
    SCENES[name](person)
    person.page.wait_for_load_state("networkidle")
    english = person.page.evaluate(READ)
    person.page.evaluate(CHOOSE, "de")
    person.page.reload()
    person.page.wait_for_function("document.documentElement.lang === 'de'")
    person.page.wait_for_load_state("networkidle")
    german = person.page.evaluate(READ)
    assert len(german) > 5
    same = [text for text in german if text in english and not SAME.fullmatch(text)]
    assert [text for text in same if text.rstrip(".") not in FOREIGN] == []
    assert person.page.evaluate(CUT) == []
    assert person.sideways == 0
    person.page.set_viewport_size({"width": 1280, "height": 800})
    assert person.page.evaluate(CUT) == []


def test_the_language_changes_at_once(invite: Invite) -> None:
    person = invite()
    sit_down(person, "lucre")
    person.page.locator(OFFERED).first.wait_for()
    prompt = person.page.locator(".prompt")
    expect(prompt).to_contain_text("Choose a card to put beneath your deck")
    person.page.get_by_role("button", name="Table").click()
    person.page.get_by_label("Language").select_option("de")
    expect(prompt).to_contain_text("Schieb eine Karte unter deinen Stapel")
    person.page.get_by_label("Sprache").select_option("en")
    expect(prompt).to_contain_text("Choose a card to put beneath your deck")
