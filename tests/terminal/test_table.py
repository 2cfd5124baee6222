"""Any view can be drawn: one of a game that does not exist, and those of every game there is."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.text import Text

from cutpurse.check.walks import redealt
from cutpurse.core.game import Game
from cutpurse.core.message import Message, msg
from cutpurse.core.state import thaw
from cutpurse.core.view import Action, Card, Counter, Face, Pip, Seat, View, Zone
from cutpurse.terminal.pen import ASCII, UNICODE, WORDS, Pen
from cutpurse.terminal.table import choices, table
from tests.contract.walks import every_game, lucks, matches


def told(text: str) -> Message:
    return msg("plain-text", text=text)


def card(place: str, suit: str, rank: str, coins: int = 0, **more: object) -> Card:
    made = Card(id=place, face=Face(rank=rank, suit=suit, pips=(Pip(kind="coin", count=coins),)))
    return replace(made, **more)


HAND = Zone(
    id="hands.1",
    label=told("Your hand"),
    layout="fan",
    seat=1,
    count=2,
    cards=(
        card("hand.a", "Jewels", "4", 2, actions=(7,)),
        card("hand.b", "Junk", "9", 1, why_not=told("Ann has played 9")),
    ),
)
VIEW = View(
    game="heist",
    seat=1,
    stage=(told("Night 2 of 3"),),
    turn=1,
    over=False,
    prompt=told("Play a card."),
    seats=(
        Seat(number=0, name="Ann", suit="Jewels", markers=(told("Dealer"),)),
        Seat(number=1, name="Bob", suit="Bob"),
    ),
    zones=(
        Zone(id="loot", label=told("Loot"), layout="row", cards=(card("loot.0", "Art", "Ace", 3),), count=1),
        Zone(id="stock", label=told("Stock"), layout="pile", cards=(Card(id="stock.top"),), count=12),
        Zone(id="trash", label=told("Trash"), layout="pile", cards=(card("trash.top", "Junk", "2"),), count=5),
        Zone(id="gone", label=told("Gone"), layout="row", cards=(), count=0),
        Zone(
            id="trick",
            label=told("Trick"),
            layout="trick",
            cards=(card("trick.0", "Junk", "9", 1, seat=0, badges=(told("highest"),)), Card(id="trick.1", seat=1)),
            count=2,
        ),
        Zone(id="hands.0", label=told("Hand"), layout="fan", seat=0, cards=(Card(id="h.0"), Card(id="h.1")), count=2),
        Zone(
            id="yard.0",
            label=told("Yard"),
            layout="grid",
            seat=0,
            cards=(card("y.0", "Art", "3"), Card(id="y.1")),
            count=2,
        ),
        HAND,
        Zone(id="yard.1", label=told("Yard"), layout="grid", seat=1, cards=(), count=0),
    ),
    counters=(
        Counter(id="night", label=told("Nights left"), value=1),
        Counter(id="score.0", label=told("Score"), value=7, seat=0),
        Counter(id="score.1", label=told("Score"), value=12, seat=1),
    ),
    actions=(
        Action(id=7, text="play 4", label=told("Play"), about=told("loses to the 9"), target="hand.a"),
        Action(id=9, text="pass", label=told("Pass")),
        Action(id=10, text="take", label=told("Take all"), about=told("costs 5"), target="loot"),
    ),
)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_game_nobody_has_written_is_drawn() -> None:
    assert plain(table(VIEW, Pen(), "Heist")) == [
        "Heist · Night 2 of 3 · you are Bob",
        "",
        "  Nights left   1",
        "  Loot          Art Ace ●●●",
        "  Stock         12",
        "  Trash         5   top Junk 2",
        "  Trick         Ann: Junk 9 ● (highest)   Bob: face down",
        "",
        "  Ann         Score  7   Hand 2   Dealer   plays Jewels",
        "              Yard: Art 3   1 face down",
        "▸ Bob (you)   Score 12",
        "",
        "  Your hand     Jewels 4 ●●   Junk 9 ●",
        "",
    ]


def test_choices_are_numbered_named_and_explained() -> None:
    assert plain(choices(VIEW, Pen())) == [
        "   1  Jewels 4   Play       play 4   loses to the 9",
        "   2             Pass       pass",
        "   3  Loot       Take all   take     costs 5",
        "",
        "      Junk 9: Ann has played 9.",
    ]


def test_in_a_narrow_window_what_follows_goes_below() -> None:
    assert plain(choices(VIEW, Pen(45))) == [
        "   1  Jewels 4   Play       play 4",
        "      loses to the 9",
        "   2             Pass       pass",
        "   3  Loot       Take all   take",
        "      costs 5",
        "",
        "      Junk 9: Ann has played 9.",
    ]


def test_an_empty_middle_is_shown_until_the_end() -> None:
    bare = replace(VIEW, zones=(Zone(id="trick", label=told("Trick"), layout="trick", cards=()),))
    assert "  Trick         empty" in plain(table(bare, Pen(), "Heist"))
    assert not any("Trick" in line for line in plain(table(replace(bare, over=True), Pen(), "Heist")))


@every_game
@given(data=st.data())
def test_every_view_shows_its_faces_numbers_and_choices(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from([None, *range(match.seats)]))
    view = match.view(seat)
    signs = data.draw(st.sampled_from([UNICODE, ASCII, WORDS]))
    pen = Pen(data.draw(st.integers(40, 100)), signs, game.words(), seat)
    drawn = " ".join(" ".join(plain(table(view, pen, game.title))).split())
    for suit, rank in view.faces():
        assert f" {rank or suit} " in f"{drawn} ".replace(",", " ")  # a card without pips, in words, ends in a comma
    for counter in view.counters:
        assert pen.say(counter.label) in drawn
    offered = " ".join(" ".join(plain(choices(view, pen))).split())
    for number, action in enumerate(view.actions, 1):
        assert f"{number} " in offered
        assert action.text in offered
        assert pen.say(action.about) in offered
    for zone in view.zones:
        assert all(pen.say(held.why_not) in offered for held in zone.cards)
    assert not game.words().gaps


@every_game
@given(data=st.data(), luck=lucks)
def test_nothing_drawn_tells_what_a_seat_cannot_know(game: Game, data: st.DataObject, luck: int) -> None:
    states = data.draw(matches(game)).states
    for seat in range(states["seats"][0]):
        seen, other = (game.view(thaw(world), seat) for world in (states, redealt(states, seat, luck)))
        pen = Pen(words=game.words(), viewer=seat)
        assert table(seen, pen, "") == table(other, pen, "")
        assert choices(seen, pen) == choices(other, pen)
