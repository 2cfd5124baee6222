"""Tables for the rule tests: a game under way, laid out in a line or two, and played on in words.

    table = lucre_table("Blue 3", "Red 7", hands={"Yellow": [7, 4, 9, 2]})
    table.play("Red: wealth 5", "Red: 4 up")

Only what a test is about is named; the other cards of each deck are put where the counts of the game want them, in
rising order. A table plays through `Match`, so compiled, and takes each step once more interpreted: both must agree.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.contract import TABLE
from cutpurse.core.game import Game, Outcome
from cutpurse.core.match import Frame, Match
from cutpurse.core.options import Value
from cutpurse.core.state import StandIn, States
from cutpurse.core.view import Counter, Line, View, Zone
from cutpurse.games._twosided.rules import DEALT, PRIZES, SEATS, VALUES
from cutpurse.games.coin import rules as coin_rules
from cutpurse.games.lucre import rules as lucre_rules

from .steps import check_steps

LUCRE, COIN = games.load("lucre"), games.load("coin")

Cards = Mapping[str, Sequence[int]]  # values by the name of the seat
Named = Mapping[str, Sequence[str]]  # "Red 7" by the name of the seat


class Table:
    """A match that stands at any point of a game, with what a test wants to know of it in words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.first_news = len(match.frames)

    # What happens

    def play(self, *moves: str) -> "Table":
        """Carry out moves as a record writes them, "Blue: 10 up", each with the table's own steps after it."""
        self.first_news = len(self.match.frames)
        for move in moves:
            name, _, action = move.partition(": ")
            self.match.play(action, self.seat(name))
        self.check_steps()
        return self

    def step(self) -> "Table":
        """One step of the table itself."""
        self.first_news = len(self.match.frames)
        states = self.match.states.copy()
        loop.advance_at(states, 0)
        self.match.frames.append(Frame(states))
        self.check_steps()
        return self

    def settle(self) -> "Table":
        """The table's own steps, until a seat has to act or the game is over."""
        first = len(self.match.frames)
        while loop.turn_at(self.match.states, 0) == TABLE:
            self.step()
        self.first_news = first
        return self

    def play_until(self, stage: str, choose: str = "down") -> "Table":
        """Play on, each seat its first action whose words end like this (else its first), until the stage begins so."""
        while not self.view(None).stage.startswith(stage):
            self.play(next((move for move in self.moves if move.endswith(choose)), self.moves[0]))
        return self

    def check_steps(self) -> None:
        check_steps(self.match, self.first_news)

    # What is to be seen

    @property
    def turn(self) -> str:
        """The name of the seat to act."""
        return "" if self.match.turn is None else self.game.seat_names[self.match.turn]

    @property
    def may(self) -> list[str]:
        """What the seat on turn may do, in words."""
        return [self.game.describe(self.match.state, action) for action in self.match.legal]

    @property
    def moves(self) -> list[str]:
        """The same as moves of a record."""
        return [f"{self.turn}: {action}" for action in self.may]

    def why_not(self, action: str) -> str:
        return self.game.why_not(self.match.state, self.game.parse(self.match.state, action))

    def hand(self, name: str) -> list[int]:
        return [int(card.face.rank) for card in self.zone(f"hand.{self.seat(name)}", name).cards if card.face]

    def deck(self, name: str) -> list[int]:
        """The cards of a deck, the next to be drawn first: nobody at the table may see this."""
        s, seat = self.match.state, self.seat(name)
        return list(s.deck[seat][s.top[seat] : s.bottom[seat]])

    @property
    def hoards(self) -> dict[str, str]:
        """What lies in each Wealth or Bank, as everybody sees it: "Blue 10, Red 7, 2 backs"."""
        return {name: self.cards(f"hoard.{seat}") for seat, name in enumerate(self.game.seat_names)}

    def cards(self, zone: str, viewer: str | None = None) -> str:
        """The faces to be seen in a zone, and how many backs."""
        cards = self.zone(zone, viewer).cards
        faces = [f"{card.face.suit} {card.face.rank}" for card in cards if card.face]
        backs = len(cards) - len(faces)
        return ", ".join(faces + ([f"{backs} {'back' if backs == 1 else 'backs'}"] if backs else []))

    def zone(self, zone: str, viewer: str | None = None) -> Zone:
        return next(found for found in self.view(viewer).zones if found.id == zone)

    def zones(self, viewer: str | None = None) -> list[str]:
        return [zone.id for zone in self.view(viewer).zones]

    def counter(self, counter: str) -> Counter:
        return next(found for found in self.view(None).counters if found.id == counter)

    def view(self, viewer: str | None) -> View:
        return self.match.view(None if viewer is None else self.seat(viewer))

    def news(self, viewer: str | None = None) -> list[str]:
        """What the last `play` or `step` told a seat, or everybody."""
        seat = None if viewer is None else self.seat(viewer)
        return [line.text for line in self._news() if line.visible_to(seat)]

    def secrets(self, name: str) -> list[str]:
        """What the last `play` or `step` told this seat and nobody else."""
        return [line.text for line in self._news() if line.seats == (self.seat(name),)]

    def _news(self) -> list[Line]:
        return [line for i in range(self.first_news, len(self.match.frames)) for line in self.match.told(i)]

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome

    @property
    def winners(self) -> list[str]:
        return [self.game.seat_names[seat] for seat in self.outcome.winners]

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.game.seat_names, self.match.scores, strict=False))

    def seat(self, name: str) -> int:
        return self.game.seat_names.index(name)


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
    settled: dict[str, Value] = game.settle_options(options)
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
    states["prize"][0] = [owner << 4 | value for owner, value in prizes]
    for i, prize in enumerate(prizes):
        if prize in takers:
            states["taker"][0, i] = game.seat_names.index(takers[prize]) + 1


# Whole games, and what to ask of them


def as_seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def random_game(game: Game, number: int, **options: object) -> Match:
    """A whole game of random moves."""
    match = Match(game, options=options, seed=as_seed(number))
    chance = random.Random(number)
    while not match.over:
        match.play(chance.choice(match.legal))
    return match


def steps(match: Match) -> Iterator[tuple[Frame, Frame]]:
    """Each step as the frames before and after it."""
    return pairwise(match.frames)


def legal_words(game: Game, frame: Frame) -> list[str]:
    return [game.describe(frame.state, action) for action in members(loop.legal_at(frame.states, 0))]


def hand_sizes(s: StandIn) -> list[int]:
    return [hand.bit_count() for hand in s.hand]


def deck_sizes(s: StandIn) -> list[int]:
    return [bottom - top for top, bottom in zip(s.top, s.bottom, strict=True)]


def prize_deck(table: Table) -> list[str]:
    """All eight Purse or Trick cards in their order, which nobody at the table knows."""
    return [f"{table.game.seat_names[prize >> 4]} {prize & 15}" for prize in table.match.state.prize]
