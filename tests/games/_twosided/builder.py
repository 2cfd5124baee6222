"""Tables of Lucre and COIN: a game under way, laid out in a line or two, and played on in words.

    table = lucre_table("Blue 3", "Red 7", hands={"Yellow": [7, 4, 9, 2]})
    table.play("Red: wealth 5", "Red: 4 up")

Only what a test is about is named; the other cards of each deck are put where the counts of the game want them, in
rising order.
"""

from collections.abc import Mapping, Sequence

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from cutpurse.core.state import StandIn, States
from cutpurse.games._twosided.rules import DEALT, NOBODY, PRIZES, SEATS, VALUES, owner_of, prize_card, value_of
from cutpurse.games.coin import rules as coin_rules
from cutpurse.games.lucre import rules as lucre_rules

from .. import builder
from ..steps import greedy_choice

LUCRE, COIN = games.load("lucre"), games.load("coin")

Cards = Mapping[str, Sequence[int]]  # values by the name of the seat
Named = Mapping[str, Sequence[str]]  # "Red 7" by the name of the seat


class Table(builder.Table):
    """A table of Lucre or COIN."""

    def hand(self, name: str) -> list[int]:
        return [int(card.face.rank) for card in self.zone(f"hand.{self.seat(name)}", name).cards if card.face]

    def deck(self, name: str) -> list[int]:
        """The cards of a deck, the next to be drawn first: nobody at the table may see this."""
        return deck_of(self.match.state, self.seat(name))

    @property
    def hoards(self) -> dict[str, str]:
        """What lies in each Wealth or Bank, as everybody sees it: "Blue 10, Red 7, 2 backs"."""
        return {name: self.cards(f"hoard.{seat}") for seat, name in enumerate(self.game.seat_names)}


def lucre_table(
    *purses: str,
    hands: Cards | None = None,
    decks: Cards | None = None,
    wealth: Cards | None = None,
    won: Named | None = None,
    to_come: Sequence[str] = (),
    **options: object,
) -> Table:
    """Lucre in the round of the last of these purses, its lead to add to the Wealth; with none, before the swap.

    `hands` after the draw, the card just drawn last; `decks` from the top; `wealth` own cards face up, the others lie
    face down; `won` who has which of the earlier purses, the others are set aside; `to_come` the next purses.
    """
    before = lucre_rules.REVEAL if purses else lucre_rules.SWAP
    states = lay_out(LUCRE, options, before, purses, to_come, hands or {}, decks or {}, wealth or {}, won or {})
    return started(LUCRE, states, options)


def lucre_end(
    *,
    wealth: Cards | None = None,
    last: Mapping[str, int] | None = None,
    won: Named | None = None,
    first_game: Mapping[str, tuple[int, int]] | None = None,
    **options: object,
) -> Table:
    """Lucre after the 8th round, before scoring: own cards face up in the Wealth, the card left in the hand.

    With the coins and cards of all seats in a `first_game` this is the play-off of those that led in it.
    """
    states = lay_out_end(LUCRE, options, lucre_rules.SCORE, wealth or {}, last or {}, won or {})
    if first_game:
        ranking = [coins << 6 | cards for coins, cards in (first_game[name] for name in LUCRE.seat_names)]
        states["first_game"] = ranking
        states["tied"] = sum(1 << seat for seat, rank in enumerate(ranking) if rank == max(ranking))
    return started(LUCRE, states, options)


def coin_table(
    *tricks: str,
    hands: Cards | None = None,
    decks: Cards | None = None,
    banks: Cards | None = None,
    won: Named | None = None,
    to_come: Sequence[str] = (),
    **options: object,
) -> Table:
    """COIN in the Trick of the last of these Trick cards, its Colour to bank a card; see `lucre_table`."""
    states = lay_out(
        COIN, options, coin_rules.REVEAL, tricks, to_come, hands or {}, decks or {}, banks or {}, won or {}
    )
    return started(COIN, states, options)


def coin_end(
    *,
    banks: Cards | None = None,
    last: Mapping[str, int] | None = None,
    won: Named | None = None,
    points: Mapping[str, int] | None = None,
    deciding: bool = False,
    **options: object,
) -> Table:
    """COIN after the 8th Trick of a Round, before scoring; with `points` the second Round, `deciding` the extra one."""
    states = lay_out_end(COIN, options, coin_rules.SCORE, banks or {}, last or {}, won or {})
    for name, total in (points or {}).items():
        states["total"][0, COIN.seat_names.index(name)] = total
    states["rounds"], states["extra_round"] = bool(points), deciding
    return started(COIN, states, options)


def started(game: Game, states: States, options: Mapping[str, object]) -> Table:
    """A match that begins with this state; the cards turned up are still to be revealed by the rules."""
    match = Match(game, options=options, seed=bytes(32))
    match.frames = [Frame(states)]
    assert loop.broken_law_at(states, 0) == 0, "the table is not a possible one"
    table = Table(match)
    if states["phase"][0] == game.rules[0].REVEAL:
        table.step()
    return table


def lay_out(
    game: Game,
    options: Mapping[str, object],
    phase: int,
    turned_up: Sequence[str],
    to_come: Sequence[str],
    hands: Cards,
    decks: Cards,
    up: Cards,
    won: Named,
) -> States:
    """A state before the last of the cards turned up is revealed; the last card of each hand is still to be drawn."""
    past = max(0, len(turned_up) - 1)
    prizes = [card(game, name) for name in (*turned_up, *to_come)]
    states = blank(game, options, phase, past)
    for seat, name in enumerate(game.seat_names):
        led = sum(owner == seat for owner, _ in prizes[:past])
        pool = Pool(name, prizes, seat, hands.get(name, ()), decks.get(name, ()), up.get(name, ()))
        held = pool.take(hands.get(name, ()), 4 - led if turned_up else 3, exactly=True)
        drawn = [held.pop()] if turned_up else []
        hoard = pool.take(up.get(name, ()), led + past)
        prizes += [(seat, value) for value in pool.take((), 2 - sum(owner == seat for owner, _ in prizes))]
        deck = drawn + pool.take(decks.get(name, ()), VALUES - DEALT - past - len(drawn))
        put_seat(states, seat, held, hoard, up.get(name, ()), deck)
    put_prizes(game, states, prizes, won)
    return states


def lay_out_end(
    game: Game, options: Mapping[str, object], phase: int, up: Cards, last: Mapping[str, int], won: Named
) -> States:
    """A state in which all eight prizes are decided, decks are empty and each hand holds one card."""
    prizes = [card(game, name) for names in won.values() for name in names]
    states = blank(game, options, phase, PRIZES)
    for seat, name in enumerate(game.seat_names):
        held = [last[name]] if name in last else []
        pool = Pool(name, prizes, seat, held, up.get(name, ()))
        prizes += [(seat, value) for value in pool.take((), 2 - sum(owner == seat for owner, _ in prizes))]
        hoard = pool.take(up.get(name, ()), PRIZES + 2)
        put_seat(states, seat, pool.take(held, 1), hoard, up.get(name, ()), [])
    put_prizes(game, states, prizes, won)
    return states


class Pool:
    """The cards of one deck that a test has not named, to be dealt out in rising order."""

    def __init__(self, name: str, prizes: list[tuple[int, int]], seat: int, *places: Sequence[int]) -> None:
        named = [value for owner, value in prizes if owner == seat] + [value for place in places for value in place]
        if len(set(named)) < len(named):
            raise ValueError(f"a card of {name} is in two places: {sorted(named)}")
        self.name = name
        self.left = [value for value in range(1, VALUES + 1) if value not in named]

    def take(self, given: Sequence[int], size: int, exactly: bool = False) -> list[int]:
        """The given cards, and others up to this size."""
        if len(given) > size or (exactly and given and len(given) < size):
            raise ValueError(f"{self.name} has {size} cards here, not {len(given)}")
        more = size - len(given)
        taken, self.left = self.left[:more], self.left[more:]
        return [*given, *taken]


def card(game: Game, name: str) -> tuple[int, int]:
    """The seat and the value of "Red 7"."""
    suit, value = name.split()
    return game.seat_names.index(suit), int(value)


def blank(game: Game, options: Mapping[str, object], phase: int, trick: int) -> States:
    settled = game.complete_options(options)
    states = game.template(settled, SEATS)
    states["phase"], states["trick"] = phase, trick
    states["played"] = SEATS if trick else 0
    states["top"], states["bottom"] = DEALT + trick, VALUES
    return states


def put_seat(
    states: States, seat: int, hand: Sequence[int], hoard: Sequence[int], up: Sequence[int], deck: Sequence[int]
) -> None:
    states["hand"][0, seat] = sum(1 << value for value in hand)
    states["up"][0, seat] = sum(1 << value for value in up)
    states["down"][0, seat] = sum(1 << value for value in hoard if value not in up)
    top = int(states["top"][0, seat])
    states["deck"][0, seat, top : top + len(deck)] = deck


def put_prizes(game: Game, states: States, prizes: Sequence[tuple[int, int]], won: Named) -> None:
    takers = {card(game, name): seat for seat, names in won.items() for name in names}
    states["prize"][0] = [prize_card(owner, value) for owner, value in prizes]
    states["taker"][0] = NOBODY
    for i, prize in enumerate(prizes):
        if prize in takers:
            states["taker"][0, i] = game.seat_names.index(takers[prize])


def deck_of(s: StandIn, seat: int) -> list[int]:
    return list(s.deck[seat][s.top[seat] : s.bottom[seat]])


def choice(table: Table) -> str:
    """What greedy does."""
    return greedy_choice(table.match)


def plays(names: tuple[str, ...], middle: tuple[str, ...]) -> list[str]:
    """Moves to the middle, one of each seat."""
    return [f"{name}: {card}" for name, card in zip(names, middle, strict=True)]


def hand_sizes(s: StandIn) -> list[int]:
    return [hand.bit_count() for hand in s.hand]


def deck_sizes(s: StandIn) -> list[int]:
    return [bottom - top for top, bottom in zip(s.top, s.bottom, strict=True)]


def prize_deck(table: Table) -> list[str]:
    """All eight Purse or Trick cards in their order, which nobody at the table knows."""
    return [f"{table.game.seat_names[owner_of(prize)]} {value_of(prize)}" for prize in table.match.state.prize]
