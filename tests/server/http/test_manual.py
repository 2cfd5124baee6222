"""How to play, as the page gets it."""

import json
import re
from html import unescape
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.look import Look, Suit
from cutpurse.core.words import Words
from cutpurse.server.http.manual import make_manual, read_cards

LOOK = Look(
    suits=(
        Suit(name="Red", letter="R", colour="red", symbol="knife"),
        Suit(name="Old Gold", letter="G", colour="yellow", symbol="bell"),
    ),
    pips={"coin": "p-coin", "print": "p-print"},
)


def game_with(text: str, german: str = "") -> Game:
    """A game that has only rules."""
    made = SimpleNamespace(
        name="toy",
        title="Toy",
        options=(),
        words=lambda: Words("en", ["credits = Nobody"]),
        how_to_play=lambda language="en": {"en": f"{text}\n\nNobody", "de": german}.get(language, ""),
        looks=lambda: LOOK,
    )
    return cast("Game", made)


def figures(html: str) -> list[Any]:
    return [json.loads(unescape(data)) for data in re.findall(r'<figure data-cards="([^"]*)"></figure>', html)]


def test_a_text_falls_into_sections() -> None:
    manual = make_manual(
        game_with("# Toy *soldiers*\n\nShort.\n\n## Play\n\n- Draw.\n\n### Twice\n\n## End\n\nOver."), "en"
    )
    assert manual.title == "Toy *soldiers*"
    assert [(section.title, section.html) for section in manual.sections] == [
        ("", "<p>Short.</p>\n"),
        ("Play", "<ul>\n<li>Draw.</li>\n</ul>\n<h3>Twice</h3>\n"),
        ("End", "<p>Over.</p>\n<p>Nobody</p>\n"),
    ]


def test_cards_are_data_for_the_page() -> None:
    text = "```cards\nred 12, 3 coins, 1 print (highest) | Old Gold 3 | Red | back (asleep)\nRed 1\n```"
    [section] = make_manual(game_with(text), "en").sections
    first, second = figures(section.html)
    assert [(card.get("face"), [badge["args"]["text"] for badge in card.get("badges", [])]) for card in first] == [
        (
            {"rank": "12", "suit": "Red", "pips": [{"kind": "coin", "count": 3}, {"kind": "print", "count": 1}]},
            ["highest"],
        ),
        ({"rank": "3", "suit": "Old Gold"}, []),
        ({"rank": "", "suit": "Red"}, []),
        (None, ["asleep"]),
    ]
    assert [card["face"]["rank"] for card in second] == ["1"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Red 3 | Green 4", "“Green 4” is not a card: the suits are Red, Old Gold"),
        ("Red 3, 2 stars", "“stars” are not on cards: there are coin, print"),
        ("Red 3 (a", "“Red 3 (a” is not a card; cards look like “Blue 12, 3 coins (highest)” or “back”"),
        ("", "“” is not a card; cards look like “Blue 12, 3 coins (highest)” or “back”"),
    ],
)
def test_what_is_no_card_is_named_and_stays_text(line: str, reason: str) -> None:
    with pytest.raises(CutpurseError) as error:
        read_cards(line, LOOK)
    assert str(error.value) == reason
    [section] = make_manual(game_with(f"```cards\n{line}\n```"), "en").sections
    assert figures(section.html) == []
    assert '<pre><code class="language-cards">' in section.html


def test_html_in_a_text_is_text_and_links_lead_to_pages_only() -> None:
    [section] = make_manual(game_with("<script>a</script> [x](javascript:alert) **b**\n\n```\n<i>\n```"), "en").sections
    assert "<script" not in section.html
    assert "<i>" not in section.html
    assert "href" not in section.html
    assert "<strong>b</strong>" in section.html


def test_a_translation_goes_first_where_there_is_one() -> None:
    game = game_with("# Toy", "# Spielzeug\n\n## Ende\n\nAus.\n")
    assert make_manual(game, "de").title == "Spielzeug"
    assert make_manual(game, "fr").title == "Toy"
