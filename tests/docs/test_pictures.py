"""The pictures of figures: they show what was measured."""

from xml.etree import ElementTree

from docs.reliability import FIGURES, PICTURE, draw, read


def test_the_picture_of_chances_shows_what_was_measured() -> None:
    games = read(FIGURES.read_text(encoding="utf-8"))
    assert list(games) == ["COIN", "Cryptruck", "Dirty Money", "Lucre", "The Village"]
    for lines in games.values():
        assert [line.kind for line in lines] == ["greedy", "stronger"]
        assert all(len(line.points) == 10 for line in lines)
    assert PICTURE.read_text(encoding="utf-8") == draw(games), "run python docs/reliability.py"


def test_kinds_of_opponents_differ_by_more_than_their_colour() -> None:
    drawn = ElementTree.fromstring(PICTURE.read_text(encoding="utf-8"))
    squares = list(drawn.iter("{http://www.w3.org/2000/svg}g"))
    assert len(squares) == 5
    for square in squares:
        assert len(square.findall("{*}circle")) == len(square.findall("{*}rect")) == 10
        assert len([path for path in square.findall("{*}path") if path.get("stroke-dasharray")]) == 1
