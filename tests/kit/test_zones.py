from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.core.view import Card, Face, Own
from cutpurse.games import load
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
    assert [counter.reason for counter in zones.counters("coins", [3, 4], reason=[None, msg("most")])] == [
        None,
        msg("most"),
    ]


def test_what_everybody_sees_of_a_match() -> None:
    seats = zones.seats(("North", "South"), {1: (msg("lead"),)})
    hands = (zones.hidden_hand(0, 2), zones.hidden_hand(1, 2))
    match = Match(load("lucre"), seed=bytes(32))
    public = zones.public(
        match.state, "lucre", stage=(), prompt=msg("one-moment"), seats=seats, zones=hands, counters=()
    )
    assert (public.game, public.seat, public.turn, public.over) == ("lucre", None, 0, False)
    seen = public.with_own(1, Own(zones=(zones.own_hand(1, [Card(id="hand.1.0")]),), prompt=msg("your-turn")))
    assert (seen.seat, seen.turn, seen.prompt) == (1, 0, msg("your-turn"))
    assert [zone.label for zone in seen.zones] == [msg("hand"), msg("your-hand")]
    assert [seat.markers for seat in seen.seats] == [(), (msg("lead"),)]


def test_nobody_is_on_turn_when_the_game_is_over() -> None:
    match = Match(load("lucre"), seed=bytes(32))
    while not match.over:
        match.play(match.legal[0])
    over = zones.public(match.state, "lucre", stage=(), prompt=msg("the-end"), seats=(), zones=(), counters=())
    assert (over.turn, over.over) == (None, True)


def test_lines_of_the_log_are_for_all_or_for_one() -> None:
    assert [line.seats for line in zones.lines(msg("a"), msg("b"))] == [None, None]
    assert zones.told_to(2, msg("a")).seats == (2,)


def test_cards_that_are_alike_share_an_action() -> None:
    own = zones.hand(0, 0b110, STANDARD.face, 0b010, lambda card: msg(f"no-{card}"), action=lambda card: 1)
    assert [(card.actions, card.why_not) for card in own.cards] == [((1,), msg("no-1"))] * 2


def test_a_slot_holds_one_card_or_none() -> None:
    slot = zones.slot("trump", msg("turned-up"), 3, STANDARD.face, msg("trump"))
    assert slot.cards == (Card(id="trump.card", face=STANDARD.face(3), badges=(msg("trump"),)),)
    assert zones.slot("trump", msg("turned-up"), 3, lambda card: None).cards == (Card(id="trump.card"),)
    assert zones.slot("trump", msg("turned-up"), -1, STANDARD.face, msg("trump")).cards == ()
