"""Tables of The Village, laid out in a line or two; see `tests.games.builder`, whose `Table` plays them on.

    table = village(hands={"East": "HHHHHS"}, courtyard="SR", deck="H", turn="East")
    table.do("draw", "end turn", "discard Steeple")

A card is its first letter. North is the Hill, East the Steeple, South the Coffer and West the Rake, and North deals,
unless a test says otherwise; cards it does not name are dealt out in the order H, S, C, R, H, …
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import set_seed
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import msg
from cutpurse.core.state import StandIn, freeze, thaw
from cutpurse.games.village.rules import lay_table
from cutpurse.games.village.rules_day import start_day
from cutpurse.games.village.rules_table import DEALT, KINDS, NONE, SEATS, Phase

from ..builder import Table, as_seed

VILLAGE = games.load("village")
NAMES = VILLAGE.seat_names
LETTERS = "HSCR"
PUBLIC = msg("public")


class Village(Table):
    """A table of The Village, with what lies on it as letters."""

    def do(self, *actions: str) -> "Village":
        """What follows one after the other, whoever's turn it is; `news` tells of all of it."""
        first = len(self.match.frames)
        for action in actions:
            self.play(f"{self.turn}: {action}")
        self.first_news = first
        return self

    def wager(self, *chips: int) -> "Village":
        """Wagers in the order in which they are asked for; 0 stands."""
        return self.do(*(f"put {number}" if number else "stand" for number in chips))

    def end_night(self, *names: str) -> "Village":
        """Pass all turns that are left, and answer; these players show their hands."""
        while self.turn and "end turn" in self.may:
            self.do("end turn")
        first = self.first_news
        while "conceal" in self.may:
            self.do("reveal" if self.turn in names else "conceal")
        self.first_news = first
        return self

    @property
    def state(self) -> StandIn:
        return self.match.state

    def held(self, name: str) -> str:
        """A hand as it is: hidden cards, then those turned outward."""
        seat = self.seat(name)
        hidden, public = letters(self.state.hidden[seat]), letters(self.state.public[seat])
        return f"{hidden}+{public}" if public else hidden

    def seen(self, name: str, viewer: str | None) -> str:
        """A hand as a viewer sees it: known cards, public ones, a dash for each of the others."""
        cards = self.zone(f"hand.{self.seat(name)}", viewer).cards
        known = [card.face.suit[0] for card in cards if card.face and PUBLIC not in card.badges]
        public = [card.face.suit[0] for card in cards if card.face and PUBLIC in card.badges]
        backs = "-" * sum(card.face is None for card in cards)
        return "".join(known) + backs + ("+" + "".join(public) if public else "")

    @property
    def courtyard(self) -> str:
        return letters(self.state.courtyard)

    @property
    def refuse(self) -> str:
        """From the bottom."""
        return "".join(LETTERS[kind] for kind in self.state.refuse[: self.state.refused])

    @property
    def cards_left(self) -> str:
        """The deck, from the top: nobody may see this."""
        return "".join(LETTERS[kind] for kind in self.state.deck[self.state.top : self.state.bottom])

    @property
    def pots(self) -> tuple[int, int]:
        """End Pot and Daily Pot."""
        return self.state.end_pot, self.state.daily_pot

    @property
    def stacks(self) -> list[int]:
        return list(self.state.stack)

    @property
    def token(self) -> str:
        name: str = NAMES[self.state.token] if self.state.token != NONE else ""
        return name

    @property
    def dealer(self) -> str:
        name: str = NAMES[self.state.dealer]
        return name


def letters(numbers: Sequence[int]) -> str:
    return "".join(letter * number for letter, number in zip(LETTERS, numbers, strict=True))


def village(
    *,
    hands: Mapping[str, str] | None = None,
    taken: Mapping[str, str] | None = None,
    public: Mapping[str, str] | None = None,
    deck: str = "",
    left: int | None = None,
    courtyard: str = "",
    refuse: str = "",
    professions: str = "HSCR",
    dealer: str = "North",
    turn: str = "",
    second: bool = False,
    day: bool = False,
    token: str = "",
    pots: tuple[int, int] = (0, 0),
    stacks: Sequence[int] | None = None,
    wagers: Sequence[int] = (0, 0, 0, 0),
    night: int = 0,
    seed: int = 0,
    rules: int | None = None,
    **options: object,
) -> Village:
    """A Night, `turn` to move (the Dealer, unless said; the `second` time), or a `day`, before the first wager.

    `taken` are hand cards that were taken openly, `public` those turned outward for as many failed accusations;
    `deck` the next cards, `left` how many there are in all; with `stacks` all other chips are in the End Pot;
    `wagers` are what was put out this Day, for a Night.
    """
    match = Match(VILLAGE, options=options, seed=bytes(32), rules=rules)
    states = VILLAGE.template(match.options, SEATS, rules=rules)
    set_seed(states, 0, as_seed(seed))
    s = thaw(states)
    lay_table(s)
    s.wager = list(wagers)
    s.profession = [LETTERS.index(letter) for letter in professions]
    s.dealer, s.night = NAMES.index(dealer), night
    cards = Cards(s, hands or {}, taken or {}, deck + courtyard + refuse)
    put_middle(s, cards, deck, left, courtyard, refuse)
    for seat, name in enumerate(NAMES):
        put_hand(s, seat, cards, (taken or {}).get(name, ""), (public or {}).get(name, ""))
    put_chips(s, pots, stacks)
    if day:
        start_day(s)
    else:
        s.actor = NAMES.index(turn or dealer)
        s.turns = (s.actor - s.dealer) % SEATS + SEATS * second
        s.token = NAMES.index(token) if token else NONE
        s.phase = Phase.TURN
    freeze(s, states)
    match.frames = [Frame(states)]
    assert loop.broken_law_at(states, 0) == 0, "the table is not a possible one"
    return Village(match)


class Cards:
    """All cards of a game: who holds what, what each has parted with, and what nobody has named yet.

    Every card came from the deck into some hand; what lies open, or was taken by another, was parted with.
    """

    def __init__(self, s: StandIn, hands: Mapping[str, str], taken: Mapping[str, str], named: str) -> None:
        self.own = [LETTERS[kind] for kind in s.profession]
        self.left = Counter({letter: s.cards[kind] for kind, letter in enumerate(LETTERS)})
        self.left.subtract("".join(hands.values()) + named)
        assert min(self.left.values()) >= 0, "there are not so many cards of a profession"
        self.dealt = 0
        self.hands = [hands[name] if name in hands else self.deal(DEALT) for name in NAMES]
        self.received = [
            list((Counter(hand) - Counter(taken.get(name, ""))).elements())
            for name, hand in zip(NAMES, self.hands, strict=True)
        ]
        self.parted: list[Counter[str]] = [Counter() for _ in NAMES]
        for cards in taken.values():
            self.part_with(cards)

    def deal(self, number: int) -> str:
        """Cards that nobody has named."""
        dealt = ""
        while len(dealt) < number:
            assert self.left.total() > 0, "there are not so many cards"
            letter = LETTERS[self.dealt % KINDS]
            self.dealt += 1
            if self.left[letter] > 0:
                self.left[letter] -= 1
                dealt += letter
        return dealt

    def part_with(self, cards: str) -> None:
        """Each came through a hand, not that of its collector, and if possible one that has not had six yet."""
        for card in cards:
            numbers = [len(received) for received in self.received]
            seat = min(range(SEATS), key=lambda i: (self.own[i] == card, numbers[i] >= DEALT, numbers[i]))
            self.received[seat].append(card)
            self.parted[seat][card] += 1

    @property
    def incomplete(self) -> bool:
        """Whether a hand has still to receive cards to have had six."""
        return min(len(received) for received in self.received) < DEALT


def put_middle(s: StandIn, cards: Cards, deck: str, left: int | None, courtyard: str, refuse: str) -> None:
    """The Courtyard, the refuse pile, with what else must lie beneath its cards, and the deck."""
    cards.part_with(courtyard + refuse)
    pile = refuse
    while cards.incomplete or (left is not None and len(deck) + sum(cards.left.values()) > left):
        beneath = cards.deal(1)
        cards.part_with(beneath)
        pile = beneath + pile
    s.courtyard = [courtyard.count(letter) for letter in LETTERS]
    s.refuse[: len(pile)] = [LETTERS.index(letter) for letter in pile]
    s.refused = len(pile)
    order = deck + cards.deal(sum(cards.left.values()))
    s.bottom = sum(s.cards)
    s.top = s.bottom - len(order)
    s.deck[s.top : s.bottom] = [LETTERS.index(letter) for letter in order]


def put_hand(s: StandIn, seat: int, cards: Cards, taken: str, public: str) -> None:
    """A hand that has received all its cards, then parted with some, then taken others, then turned some outward."""
    received = cards.received[seat]
    s.received[seat] = len(received)
    s.receipts[seat][: len(received)] = [LETTERS.index(letter) for letter in received]
    for kind, letter in enumerate(LETTERS):
        parted, shown = cards.parted[seat][letter], public.count(letter)
        s.public[seat][kind] = shown
        s.hidden[seat][kind] = cards.hands[seat].count(letter) - shown
        s.gained[seat][kind] = taken.count(letter) - parted
        s.least[seat][len(received) - DEALT][kind] = max(0, parted, shown - s.gained[seat][kind])
    s.penalties[seat] = len(public)


def put_chips(s: StandIn, pots: tuple[int, int], stacks: Sequence[int] | None) -> None:
    s.end_pot, s.daily_pot = pots
    rest = SEATS * s.chips - sum(pots)
    if stacks is None:
        stacks = [rest // SEATS + (seat < rest % SEATS) for seat in range(SEATS)]
    s.stack = list(stacks)
    s.end_pot += rest - sum(stacks)
