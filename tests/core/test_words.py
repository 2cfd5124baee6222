import json
from pathlib import Path
from typing import Any

import pytest

from cutpurse.core.message import Message, msg
from cutpurse.core.words import Words, catalogue, common
from tests.catalogues import check_catalogues, keys_in_sources

VECTORS = json.loads((Path(__file__).parent / "words_vectors.json").read_text(encoding="utf-8"))
CORE = Path("src/cutpurse")


def vector_words() -> Words:
    return Words("de", VECTORS["catalogues"], VECTORS["seat_names"])


def message_from(data: dict[str, Any]) -> Message:
    def value(item: Any) -> Any:
        if isinstance(item, list):
            return tuple(value(part) for part in item)
        return message_from(item) if isinstance(item, dict) else item

    return Message(key=data["key"], args={name: value(item) for name, item in data.get("args", {}).items()})


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["text"])
def test_a_message_says_what_the_page_says(case: dict[str, Any]) -> None:
    assert vector_words().say(message_from(case["message"]), case.get("viewer")) == case["text"]


def test_what_has_no_words_is_a_gap() -> None:
    words = vector_words()
    assert words.say(msg("nobody-knows")) == "nobody-knows"
    words.say(msg("takes", seat=1))
    assert words.gaps == {"nobody-knows", "takes: Unknown external: card", "takes: Unknown external: coins"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hand = Hand\n\n# Tricks\ntakes { $seat } takes\n", 4),
        ("hand = Hand\n\ntakes = { $seat\n\n\ndeck = Deck\n", 3),
        ("takes = { YOU($seat) ->\n    [yes] You take\n    [no] { $seat } takes\n}\nhand = Hand\n", 4),
    ],
)
def test_what_can_not_be_read_is_told_with_file_and_line(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "words" / "en.ftl"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    source = catalogue(tmp_path, "en")
    assert source == text
    with pytest.raises(SyntaxError) as error:
        Words("en", [source])
    assert (error.value.filename, error.value.lineno) == (str(file), line)
    assert error.value.text == text.splitlines()[line - 1]


def test_common_words_fit_what_the_core_says() -> None:
    folders = ("core", "kit", "games", "puzzles", "server/http")
    check_catalogues("cutpurse", keys_in_sources(*(f"src/cutpurse/{folder}" for folder in folders)))


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert common("fr").say(msg("game-is-over")) == "the game is over"
    assert common("de").say(msg("game-is-over")) == "das Spiel ist vorbei"
