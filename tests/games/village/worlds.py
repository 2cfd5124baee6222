"""All worlds of The Village that agree with what a seat has seen, found by brute force.

A world is an order of the whole deck, and the answers that others have given in secret. Everything that the unseen
cards can be is tried: the hands dealt, and each card drawn since. What was done is done again by the engine, and a
world is kept if all was legal and the seat was shown and told the same. That knows nothing of the code that redeals,
and works for decks in which nearly all cards are alike.

Worlds that differ only in the order of a hand's first six cards, or of the cards that nobody has drawn, are one kind
of world, and it weighs as much as there are such orders.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import permutations, product
from math import factorial, prod

import numpy as np

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.contract import TABLE
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.options import Numbers
from cutpurse.core.state import StandIn, States, thaw
from cutpurse.games.village.rules_table import DEALT, KINDS, SEATS
from cutpurse.games.village.view import in_secret

LUCKY = 200  # tries at a step with luck: one card of eight, or one order of two, has come up by then
LOOKED_AT = 9  # of so many steps the whole view is compared once

VILLAGE = games.load("village")
UNEVEN: Game = replace(  # also with decks that no table may choose, but whose orders can be listed
    VILLAGE,
    options=tuple(replace(option, low=0) if isinstance(option, Numbers) else option for option in VILLAGE.options),
)


def count_orders(cards: Sequence[int]) -> int:
    """In how many orders these professions can lie."""
    return factorial(len(cards)) // prod(map(factorial, Counter(cards).values()))


def deals_of(cards: Sequence[int], hands: int) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal so many hands from these cards; cards and hands are counted by profession."""
    if hands == 0:
        yield []
        return
    for hand in product(*(range(min(count, DEALT) + 1) for count in cards)):
        if sum(hand) == DEALT:
            left = [count - dealt for count, dealt in zip(cards, hand, strict=True)]
            yield from ([hand, *others] for others in deals_of(left, hands - 1))


@dataclass(frozen=True)
class Step:
    """A world after a step, and how it came there."""

    number: int
    states: States
    action: int | None = None
    before: "Step | None" = None

    @cached_property
    def state(self) -> StandIn:
        return thaw(self.states)


class Knower:
    """A seat at a moment of a match, and all worlds in which it would have seen the same."""

    def __init__(self, match: Match, at: int, viewer: int) -> None:
        self.match, self.at, self.viewer = match, at, viewer
        self.frames = match.frames[: at + 1]
        self.others = [seat for seat in range(SEATS) if seat != viewer]
        self.dealt = next(i for i, frame in enumerate(self.frames) if frame.state.bottom)
        self.secret_after = at  # the answers since this frame are hidden still
        if in_secret(self.frames[at].state):
            while self.secret_after > self.dealt and in_secret(self.frames[self.secret_after - 1].state):
                self.secret_after -= 1
        self.luck = np.random.default_rng(at)
        self.judged: dict[int, bool] = {}

    @cached_property
    def unseen(self) -> list[int]:
        """Cards that did not come to the seat, by profession."""
        s = self.frames[-1].state
        own = s.receipts[self.viewer][: s.received[self.viewer]]
        return [s.cards[kind] - own.count(kind) for kind in range(KINDS)]

    def kinds_of_worlds(self) -> dict[bytes, int]:
        """The states of all kinds of worlds, put in order and without their luck, and what they weigh."""
        steps = [Step(self.dealt, states) for states in self.deals()]
        for number in range(self.dealt + 1, self.at + 1):
            steps = [after for step in steps for after in self.after(step, number)]
        kept = [step for step in steps if self.seems_the_same(step)]
        return {in_order(self.complete(step), self.viewer): self.weight(step) for step in kept}

    @property
    def rare(self) -> int:
        """Unseen cards that are not of the commonest profession: what makes worlds differ."""
        return sum(self.unseen) - max(self.unseen)

    def deals(self) -> Iterator[States]:
        """The table after the deal, with all hands that the others may have been dealt."""
        for hands in deals_of(self.unseen, len(self.others)):
            states = self.frames[self.dealt].states.copy()
            for seat, hand in zip(self.others, hands, strict=True):
                states["receipts"][0, seat, :DEALT] = [kind for kind in range(KINDS) for _ in range(hand[kind])]
                states["hidden"][0, seat] = hand
            yield states

    def left(self, states: States) -> list[int]:
        """Unseen cards that nobody has drawn, by profession."""
        left = list(self.unseen)
        for seat in self.others:
            for kind in states["receipts"][0, seat, : states["received"][0, seat]]:
                left[kind] -= 1
        return left

    def after(self, step: Step, number: int) -> Iterator[Step]:
        """What the next step can lead to: with all cards that may be drawn, and all answers that are not known."""
        frame = self.frames[number]
        if loop.turn_at(step.states, 0) != (TABLE if frame.seat is None else frame.seat):
            return
        actions: list[int | None] = [frame.action]
        if frame.action is not None:
            secret = number > self.secret_after and frame.seat != self.viewer
            legal = members(loop.legal_at(step.states, 0))
            actions = [action for action in legal if secret or action == frame.action]
        for action in actions:
            for before in self.decks(step.states, number):
                after = self.carry_out(before, action, number)
                if after is not None:
                    yield Step(number, after, action, step)

    def decks(self, states: States, number: int) -> Iterator[States]:
        """The state before a step, with every card on top of the deck that may be drawn in it."""
        before, after = self.frames[number - 1].state, self.frames[number].state
        own = after.receipts[self.viewer][before.received[self.viewer] : after.received[self.viewer]]
        drawn = after.top - before.top
        left = self.left(states)
        for cards in [own] if own else product(range(KINDS), repeat=drawn):
            if own or all(cards.count(kind) <= left[kind] for kind in range(KINDS)):
                prepared = states.copy()
                prepared["deck"][0, before.top : after.top] = cards
                yield prepared

    def carry_out(self, before: States, action: int | None, number: int) -> States | None:
        """A world after a step. If luck has a part in it some luck must lead to what was seen."""
        words = [frame.states["words"][0] for frame in self.frames[number - 1 : number + 1]]
        for _ in range(LUCKY):
            after = before.copy()
            if action is None:
                loop.advance_at(after, 0)
            else:
                loop.play_at(after, 0, action)
            if words[0] == words[1] and after["words"][0] == before["words"][0]:
                return after
            if self.told(thaw(before), action, thaw(after)) == self.told_in_match(number):
                return after
            before["seed"], before["words"] = self.luck.integers(1 << 32, size=8), 0
        return None

    def told(self, before: StandIn, action: int | None, after: StandIn) -> list[object]:
        """What the seat is told of a step, and which cards it sees turned outward."""
        lines = self.match.game.log(before, action, after)
        return [*(line.message for line in lines if line.visible_to(self.viewer)), after.public]

    def told_in_match(self, number: int) -> list[object]:
        frame = self.frames[number]
        return self.told(self.frames[number - 1].state, frame.action, frame.state)

    def seems_the_same(self, step: Step) -> bool:
        """Whether the seat can't tell what has led here from what happened in the match."""
        if step.before is None:
            return self.looks_the_same(step)
        if id(step) not in self.judged:
            same = self.told(step.before.state, step.action, step.state) == self.told_in_match(step.number)
            looked_at = step.number % LOOKED_AT == 0 or step.number == self.at
            same = same and (not looked_at or self.looks_the_same(step))
            self.judged[id(step)] = same and self.seems_the_same(step.before)
        return self.judged[id(step)]

    def looks_the_same(self, step: Step) -> bool:
        seen, expected = step.state, self.frames[step.number].state
        return self.match.game.view(seen, self.viewer) == self.match.game.view(expected, self.viewer)

    def complete(self, step: Step) -> States:
        """The state with the cards in the deck that are left for it."""
        states, left = step.states.copy(), self.left(step.states)
        cards = [kind for kind in range(KINDS) for _ in range(left[kind])]
        top = states["top"][0]
        states["deck"][0, top : top + len(cards)] = cards
        return states

    def weight(self, step: Step) -> int:
        s = thaw(self.complete(step))
        hands = prod(count_orders(s.receipts[seat][:DEALT]) for seat in self.others)
        return hands * count_orders(s.deck[s.top : sum(s.cards)])


def without_luck(states: States) -> States:
    plain = states.copy()
    plain["seed"], plain["block"], plain["words"] = 0, 0, 0
    return plain


def in_order(states: States, viewer: int) -> bytes:
    """A state with those cards in order whose order makes no difference."""
    plain = without_luck(states)
    for seat in set(range(SEATS)) - {viewer}:
        plain["receipts"][0, seat, :DEALT].sort()
    plain["deck"][0, plain["top"][0] : plain["cards"][0].sum()].sort()
    return bytes(plain[0])


def in_every_order(kind: bytes, layout: np.dtype[np.void], viewer: int) -> Iterator[bytes]:
    """All worlds of a kind: one for every order of the deck, also where that of six cards dealt leaves no trace."""
    states = np.frombuffer(kind, layout).copy()
    top, end = states["top"][0], states["cards"][0].sum()
    dealt = [states["receipts"][0, seat, :DEALT].tolist() for seat in range(SEATS) if seat != viewer]
    deck = states["deck"][0, top:end]
    for *_, order in product(*(sorted(set(permutations(part))) for part in (*dealt, deck.tolist()))):
        deck[:] = order
        yield bytes(states[0])
