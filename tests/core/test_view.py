"""Views as plain data, and their schema."""

import json

import jsonschema
import msgspec
import pytest
from msgspec.structs import fields, replace

from cutpurse.core.message import msg
from cutpurse.core.view import NOTHING, Action, Card, Counter, Face, Line, Own, Pip, Seat, View, Zone

SCHEMA = msgspec.json.schema(View)

FACE = Face(rank="7", suit="Red", pips=(Pip(kind="coin", count=2),))
VIEW = View(
    game="toy",
    seat=1,
    stage=(msg("round", round=1),),
    turn=1,
    over=False,
    prompt=msg("play-a-card"),
    seats=(Seat(number=0, name="Blue"), Seat(number=1, name="Red", suit="Red", markers=(msg("lead"),))),
    zones=(
        Zone(
            id="hand",
            label=msg("hand"),
            layout="fan",
            cards=(Card(id="hand.7", face=FACE, actions=(3,)),),
            seat=1,
            count=1,
        ),
        Zone(id="deck", label=msg("deck"), layout="pile", cards=(Card(id="deck.top"),), count=8),
    ),
    counters=(Counter(id="coins", label=msg("coins"), value=3, seat=1, pip="coin", reason=msg("on-fronts", n=3)),),
    actions=(Action(id=3, text="7 up", label=msg("face-up"), target="hand.7"),),
    log=(msg("plays", seat=0),),
)


def test_a_view_is_plain_data_that_fits_the_schema() -> None:
    plain = json.loads(json.dumps(VIEW.to_json()))
    jsonschema.validate(plain, SCHEMA, jsonschema.Draft202012Validator)
    assert plain["zones"][0]["cards"][0]["face"] == {
        "rank": "7",
        "suit": "Red",
        "pips": [{"kind": "coin", "count": 2}],
    }
    assert plain["zones"][1]["cards"][0]["face"] is None
    assert set(plain) == {field.name for field in fields(View)}


@pytest.mark.parametrize(
    ("field", "value"),
    [("seat", "1"), ("over", 0), ("prompt", None), ("zones", [{}]), ("turn", 1.5), ("log", [1]), ("stage", "Round 1")],
)
def test_the_schema_refuses_what_does_not_fit(field: str, value: object) -> None:
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(json.loads(json.dumps(VIEW.to_json() | {field: value})))


def test_the_schema_explains_every_part() -> None:
    definitions = SCHEMA["$defs"]
    assert set(definitions) == {"View", "Seat", "Zone", "Card", "Face", "Pip", "Counter", "Action", "Message"}
    assert all(part["description"].endswith(".") for part in definitions.values())


def test_faces_and_piles_are_found() -> None:
    assert VIEW.faces() == [("Red", "7")]
    assert VIEW.piles() == {"deck": 8}


def test_a_line_is_for_everybody_or_for_some() -> None:
    assert all(Line(message=msg("x")).visible_to(viewer) for viewer in (None, 0, 1))
    assert [Line(message=msg("x"), seats=(1,)).visible_to(viewer) for viewer in (None, 0, 1)] == [False, False, True]


def zone_named(name: str, count: int = 0) -> Zone:
    return Zone(id=name, label=msg("hand"), layout="fan", cards=(), count=count)


def test_what_is_a_seats_own_stands_in_its_place() -> None:
    zones = tuple(zone_named(name) for name in ("middle", "hand.0", "hand.1"))
    public = replace(VIEW, seat=None, zones=zones, counters=(Counter(id="coins.0", label=msg("coins"), value=3),))
    assert public.with_own(1, NOTHING) == replace(public, seat=1, actions=(), log=())
    own = Own(
        zones=(zone_named("hand.0", 5), zone_named("beneath.0")),
        counters=(Counter(id="coins.0", label=msg("coins"), value=4),),
        turn=True,
    )
    seen = public.with_own(0, own)
    assert [(zone.id, zone.count) for zone in seen.zones] == [
        ("middle", 0),
        ("hand.0", 5),
        ("beneath.0", 0),
        ("hand.1", 0),
    ]
    assert [counter.value for counter in seen.counters] == [4]
    assert (seen.turn, seen.prompt) == (0, public.prompt)
