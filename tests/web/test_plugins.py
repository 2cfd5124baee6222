"""Games of other packages look as good as our own: with a standard deck, own drawings, or nothing at all."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from cutpurse.core.look import STANDARD_RANKS, STANDARD_SUITS
from cutpurse.core.paint import Mat, channels, contrast, theme_of
from tests.server.server_process import Running
from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, RESULT, play_on, play_past
from tests.web.plugins import installed, sit_with_bots
from tests.web.test_layout import CLIPPED, faults


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("plugins")
    database = f"sqlite:///{folder / 'tables.db'}"
    with Running(database, folder / "log", environment=installed(folder)) as server:
        yield server


def held(person: Person) -> list[str]:
    """The cards of the hand as they lie there, from left to right: Hearts Q."""
    expect(person.page.locator(OFFERED).first).to_be_visible()
    faces: list[str] = person.page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.face)")
    return faces


def test_a_hand_is_sorted_as_its_game_ranks_cards(invite: Invite) -> None:
    person = invite(sort="suit")
    sit_with_bots(person, "whist")
    deck = [f"{suit.name} {rank}" for suit in STANDARD_SUITS for rank in STANDARD_RANKS]
    by_suit = held(person)
    assert len(by_suit) == 13
    assert by_suit == sorted(by_suit, key=deck.index)
    person = invite(sort="rank")
    sit_with_bots(person, "whist")
    by_rank = held(person)
    assert by_rank == sorted(by_rank, key=lambda face: (STANDARD_RANKS.index(face.split()[1]), deck.index(face)))


def test_without_a_look_suits_lie_together_and_court_cards_are_high(invite: Invite) -> None:
    person = invite(sort="suit")
    sit_with_bots(person, "bare")
    cards = [face.split() for face in held(person)]
    assert cards == sorted(cards, key=lambda card: (card[0], STANDARD_RANKS.index(card[1])))


def test_number_cards_are_counted_and_court_cards_have_their_letter(invite: Invite) -> None:
    """On each card as many symbols of its suit as its rank says."""
    person = invite()
    person.open("/rules/whist")
    cards = person.page.locator("figure .card")
    expect(cards).to_have_count(8)
    expect(person.page.get_by_role("img", name="Diamonds K, highest")).to_be_visible()  # the game's words are here
    drawn = cards.evaluate_all("""cards => cards.map(card => ({
        name: card.getAttribute('aria-label'),
        rank: card.querySelector('.rank')?.textContent,
        letter: card.querySelector('.counted .initial')?.textContent,
        symbols: [...card.querySelectorAll('.counted use')].map(use => use.getAttribute('href')),
        blank: [...card.querySelectorAll('use')].some(use => !document.querySelector(use.getAttribute('href'))),
    }))""")
    by_name = {card["name"]: card for card in drawn}
    assert by_name["Spades 10"]["symbols"] == ["#s-spade"] * 10
    assert by_name["Hearts 7"]["symbols"] == ["#s-heart"] * 7
    assert by_name["Hearts Q"]["symbols"] == ["#c-queen", "#s-heart"]
    assert [by_name[name]["letter"] for name in ("Spades J", "Hearts Q", "Diamonds K, highest")] == ["J", "Q", "K"]
    assert by_name["Clubs A"]["symbols"] == []  # one large symbol
    assert not any(card["blank"] for card in drawn)


def test_court_cards_have_the_letters_of_the_language(invite: Invite) -> None:
    person = invite(language="de")
    person.open("/rules/whist")
    queen = person.page.get_by_role("img", name="Herz Dame")
    expect(queen.locator(".rank")).to_have_text("D")
    expect(queen.locator(".counted .initial")).to_have_text("D")


def test_a_suit_without_a_symbol_is_known_by_its_letter(invite: Invite) -> None:
    """Nobody has said how the suits of this game look: no card is blank, and no two suits look the same."""
    person = invite()
    sit_with_bots(person, "bare")
    faces = held(person)
    letters = person.page.locator(".hand .face .emblem").all_text_contents()
    assert letters == [face[0] for face in faces]
    colours = person.page.locator(".hand .paper").evaluate_all("papers => papers.map(paper => paper.dataset.suit)")
    suits = {face.split()[0] for face in faces}
    assert len({*zip(letters, colours, strict=True)}) == len(set(colours)) == len(suits)
    crests = person.page.locator(".plaque .crest").all_text_contents()
    assert sorted(crest.strip() for crest in crests) == ["E", "N", "S", "W"]


def test_a_game_without_a_look_has_the_houses_mat_and_back(invite: Invite) -> None:
    person = invite()
    sit_with_bots(person, "bare")
    held(person)
    assert person.page.locator(".well > .emblem use").get_attribute("href") == "#m-house"
    assert person.page.locator(".opps .is-back use").first.get_attribute("href") == "#b-house"
    assert person.page.evaluate("!!document.querySelector('#m-house') && !!document.querySelector('#b-house')")


DRAWN = """() => ({
    missing: [...document.querySelectorAll('main use')].map(use => use.getAttribute('href').slice(1))
        .filter(id => !document.getElementById(id)),
    symbols: [...new Set([...document.querySelectorAll('.hand .emblem, .well > .emblem, .is-back svg')]
        .map(one => one.querySelector('use')?.getAttribute('href') ?? one.textContent.trim()))],
    scripts: document.querySelectorAll('svg script').length,
})"""


def test_a_game_brings_its_own_drawings(invite: Invite) -> None:
    """Suits, back and mat are its own; what can't be used is told by its letter, and nothing of it runs."""
    person = invite(sort="suit")
    sit_with_bots(person, "moons")
    suits = {face.split()[0] for face in held(person)}
    expect(person.page.locator("#own-moons-s-moon")).to_have_count(1)
    drawn = person.page.evaluate(DRAWN)
    expected = {"Moons": "#own-moons-s-moon", "Suns": "#own-moons-s-sun", "Comets": "C", "Waves": "#s-wave"}
    assert {*drawn["symbols"]} == {expected[suit] for suit in suits} | {"#own-moons-b-moons", "#own-moons-m-moons"}
    assert (drawn["missing"], drawn["scripts"]) == ([], 0)
    assert person.page.title() != "mine"


def test_drawings_are_served_as_all_else_is(invite: Invite) -> None:
    person = invite()
    address = f"{person.url}/api/games/moons/drawings"
    answer = person.context.request.get(address)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "script" not in answer.text()
    assert "s-comet" not in answer.text()
    kept = person.context.request.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert kept.status == 304
    assert person.context.request.get(f"{person.url}/api/games/none/drawings").status == 404


COLOURS = """() => {
    const told = (one, name) => getComputedStyle(one).getPropertyValue(name).trim();
    const hex = colour => '#' + colour.match(/\\d+/g).slice(0, 3).map(n => (+n).toString(16).padStart(2, '0')).join('');
    return [...document.querySelectorAll('.hand .paper')].map(paper => ({
        suit: paper.dataset.suit,
        spine: hex(getComputedStyle(paper.querySelector('.spine')).backgroundColor),
        rank: hex(getComputedStyle(paper.querySelector('.rank')).color),
        emblem: hex(getComputedStyle(paper.querySelector('.emblem')).color),
        stock: told(paper, '--stock'),
    }));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_of_its_own_can_be_read(invite: Invite, theme: str) -> None:
    person = invite(theme=theme)
    sit_with_bots(person, "moons")
    held(person)
    mat: Mat = getattr(theme_of("#8a2f5a"), theme)
    red, green, blue = channels(mat.mat)
    expect(person.page.locator("body")).to_have_css("background-color", f"rgb({red}, {green}, {blue})")
    own = [paper for paper in person.page.evaluate(COLOURS) if paper["suit"].startswith("#")]
    assert own
    for paper in own:
        assert paper["spine"] == paper["suit"]
        assert contrast(paper["spine"], paper["rank"]) >= 4.5
        assert contrast(paper["stock"], paper["emblem"]) >= 4.5


def test_every_game_has_a_box_on_the_shelf(invite: Invite) -> None:
    """With a drawing of its own or with some of its cards, and nothing hangs out of it."""
    person = invite()
    person.introduce("Ada")
    person.open("/")
    expect(person.page.locator(".box")).to_have_count(11)
    expect(person.page.locator("#own-moons-a-moons")).to_have_count(1)
    moons = person.page.locator(".box[data-game=moons] > svg use")
    assert moons.get_attribute("href") == "#own-moons-a-moons"
    out = person.page.locator(".box .cards > span").evaluate_all("""cards => cards.filter(card => {
        const [inner, outer] = [card, card.closest('.box')].map(one => one.getBoundingClientRect());
        return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || !inner.width;
    }).length""")
    assert out == 0
    assert person.page.locator(".box[data-game=whist] .cards > span").count() == 3


def take_a_trick(person: Person, game: str) -> None:
    """Sit there until the last trick lies before one's own seat, and it is one's turn."""
    table = sit_with_bots(person, game)
    for _ in range(12):
        play_past(person, table, most=1)
        expect(person.page.locator(OFFERED).first).to_be_visible()
        if "last.0" in [zone["id"] for zone in person.ask(f"/api/tables/{table}")["picture"]["view"]["zones"]]:
            break
    expect(person.page.locator("[data-zone='last.0']")).to_have_count(1)


PHONES = [(390, 844), PHONE]


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_ones_own_row_is_seen(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size)
    take_a_trick(person, "whist")
    row = person.page.locator(".mine [data-zone='last.0']")
    expect(row).to_be_visible()
    expect(row).to_contain_text("Last trick")
    cards = row.locator(".card")
    expect(cards).to_have_count(4)
    hit = cards.evaluate_all("""cards => cards.map(card => {
        const {left, top, width, height} = card.getBoundingClientRect();
        return width >= 30 && card.contains(document.elementFromPoint(left + width / 4, top + height / 2));
    })""")
    assert hit == [True] * 4
    assert [fault for fault in faults(person, size) if "tag" not in fault] == []
    assert person.sideways == 0


@pytest.mark.parametrize("size", [DESKTOP, *PHONES, (844, 390)])
def test_several_large_counters_are_labelled(invite: Invite, size: tuple[int, int]) -> None:
    """Of every seat, also on a phone: a number alone says nothing where there are two."""
    person = invite(size)
    take_a_trick(person, "moons")
    labels = person.page.locator(".plaque .tally small")
    expect(labels).to_have_count(8)
    assert {*labels.all_text_contents()} == {"Tricks", "Honours"}
    assert labels.evaluate_all("all => all.every(one => one.checkVisibility() && one.scrollWidth <= one.clientWidth)")
    assert person.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_the_points_of_match_and_deal_are_seen_beside_the_lead(
    invite: Invite, size: tuple[int, int]
) -> None:
    """Of Hearts, also where the words are longer, and for whoever leads."""
    person = invite(size, language="de")
    table = sit_with_bots(person, "hearts")
    leads = person.page.locator(".mine .lead")
    for _ in range(20):
        play_past(person, table, most=1)
        expect(person.page.locator(OFFERED).first).to_be_visible()
        if leads.count():
            break
    expect(leads).to_be_visible()
    assert person.page.locator(".plaque .tally small").all_text_contents() == ["Punkte", "Dieses Spiel"] * 4
    covered = person.page.evaluate("""() => [...document.querySelectorAll('.mine .tally .count')].filter(count => {
        const [one, other] = [count, document.querySelector('.mine .lead')].map(each => each.getBoundingClientRect());
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }).length""")
    assert covered == 0
    assert person.sideways == 0


@pytest.mark.parametrize("game", ["hearts", "eight_tricks", "high_card"])
@pytest.mark.parametrize("size", [DESKTOP, PHONES[0]])
def test_the_examples_are_played_to_their_end(invite: Invite, game: str, size: tuple[int, int]) -> None:
    person = invite(size)
    table = sit_with_bots(person, game)
    play_past(person, table, most=2)
    play_on(person, Random(1), most=3)
    play_past(person, table)
    expect(person.page.locator(RESULT)).to_be_visible()
    assert person.sideways == 0
    assert person.heard.missing == []


def test_one_large_counter_needs_no_label(invite: Invite) -> None:
    person = invite(PHONE)
    take_a_trick(person, "whist")
    assert person.page.locator(".plaque .tally .count").count() == 4
    assert person.page.locator(".plaque .tally small").count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_without_german_a_game_is_told_in_english_and_nothing_fails(invite: Invite, size: tuple[int, int]) -> None:
    """Whoever reads German has German where there is some: of the page, and of the standard deck."""
    person = invite(size, language="de")
    take_a_trick(person, "whist")
    expect(person.page.locator(".prompt")).to_contain_text("Play a card.")
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    for path in ("/", "/rules/whist", "/rules/bare"):
        person.open(path)
        person.page.wait_for_load_state("networkidle")
    assert person.heard.missing == []


def test_catalogues_in_any_language_come_from_the_package(invite: Invite) -> None:
    person = invite()
    assert "atout" in person.ask("/api/games/whist/words/fr")
    assert person.context.request.get(f"{person.url}/api/games/lucre/words/fr").status == 404
    listed = {game["name"]: game["languages"] for game in person.ask("/api/games")}
    assert listed["whist"] == ["en", "fr"]
