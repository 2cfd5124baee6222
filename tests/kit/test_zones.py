from cutpurse.core.message import msg
from cutpurse.core.view import Card, Face, View
from cutpurse.kit import zones
from cutpurse.kit.deck import STANDARD


def test_a_hand_is_backs_to_others_and_cards_to_its_seat() -> None:
    hidden = zones.hidden_hand(2, 3)
    assert (hidden.id, hidden.seat, hidden.count, [card.face for card in hidden.cards]) == ("hand.2", 2, 3, [None] * 3)
    own = zones.hand(2, 0b110, STANDARD.face, 0b010, lambda card: None if card == 1 else msg("no"))
    assert (own.id, own.count) == ("hand.2", 2)
    assert [(card.id, card.actions, card.why_not) for card in own.cards] == [
        ("hand.2.1", (1,), None),
        ("hand.2.2", (), msg("no")),
    ]
    actions = zones.on_cards(2, 0b010, msg("play-card"), STANDARD.name)
    assert [(action.id, action.text, action.target) for action in actions] == [(1, "Clubs 3", "hand.2.1")]


def test_a_trick_is_in_the_order_of_play_with_the_lead_and_the_best_card_marked() -> None:
    zone = zones.trick(2, [5, -1, 3, 7], 3, STANDARD.face, lambda seat: (msg("trump"),) * (seat == 0))
    assert (zone.layout, zone.count) == ("trick", 3)
    assert [(card.seat, card.badges, card.winning) for card in zone.cards] == [
        (2, (msg("led"),), False),
        (3, (msg("winning"),), True),
        (0, (msg("trump"),), False),
    ]


def test_a_pile_shows_at_most_its_top_card() -> None:
    face = Face(rank="7", suit="Clubs")
    assert zones.pile("deck", msg("deck"), 5).cards == (Card(id="deck.top"),)
    assert zones.pile("deck", msg("deck"), 5, top=face).cards == (Card(id="deck.top", face=face),)
    assert zones.pile("deck", msg("deck"), 0).cards == ()


def test_rows_and_counters() -> None:
    row = zones.row("shown", msg("shown"), *zones.faces("shown", 0b101, STANDARD.face), seat=1)
    assert (row.layout, row.seat, row.count, row.cards[1].id) == ("row", 1, 2, "shown.2")
    first, second = zones.counters("coins", [3, 4], pip="coin", reason=msg("why"))
    assert (first.id, first.label, first.value, first.seat, first.pip) == ("coins.0", msg("coins"), 3, 0, "coin")
    assert (second.value, second.reason) == (4, msg("why"))


def test_a_seat_sees_its_own_zones_instead_of_those_of_the_same_name() -> None:
    seats = zones.seats(("North", "South"), {1: (msg("lead"),)})
    public = View(
        game="g",
        seat=None,
        stage=(),
        turn=None,
        over=False,
        prompt=msg("one-moment"),
        seats=seats,
        zones=(zones.hidden_hand(0, 2), zones.hidden_hand(1, 2)),
        counters=(),
    )
    seen = zones.seen_by(1, public, [zones.own_hand(1, [Card(id="hand.1.0")])], prompt=msg("your-turn"))
    assert (seen.seat, seen.prompt) == (1, msg("your-turn"))
    assert [zone.label for zone in seen.zones] == [msg("hand"), msg("your-hand")]
    assert [seat.markers for seat in seen.seats] == [(), (msg("lead"),)]


def test_lines_of_the_log_are_for_all_or_for_one() -> None:
    assert [line.seats for line in zones.lines(msg("a"), msg("b"))] == [None, None]
    assert zones.told_to(2, msg("a")).seats == (2,)
