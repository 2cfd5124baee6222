"""What an action means in The Village: the cards it collects, whom it helps, who is hoarding, the chips at stake."""

from cutpurse.core.compiling import rule
from cutpurse.games.village.greedy import (
    chance_of_winning,
    greedy,
    openly_held,
    too_early,
    use_to_others,
)
from cutpurse.games.village.options import Betting
from cutpurse.games.village.rules_cards import (
    courtyard_size,
    deck_size,
    hand_limit,
    hand_size,
    own_cards,
    sole_most,
    winning_count,
)
from cutpurse.games.village.rules_day import sealed_wager
from cutpurse.games.village.rules_table import COURTYARD_ROOM, HANDFUL, KINDS, NONE, SEATS, TURNS, Action, Phase
from cutpurse.kit.describing import part

FEW_CARDS = 12  # in the deck: soon everybody loses

SITUATION = (
    "phase: wager",
    "phase: turn",
    "phase: trade",
    "phase: discard",
    "phase: turn outward",
    "phase: show a hand",
    "own cards of its profession, of 7",
    "of these still missing, of 6",
    "turns complete this Night, of 8",
    "has drawn or traded in this turn",
    "cards in the deck, of 12, as far as these are few",
    "End Pot over the chips at the start",
    "Daily Pot over the chips at the start",
    "chips ahead of the best other seat over the chips at the start",
    "has the Token",
    "own profession in the Courtyard, of 4",
)
MEANING = (
    "what greedy does",
    "draws",
    "draws two",
    "takes the refuse",
    "ends the turn",
    "gives a card in a trade",
    "takes a card in a trade",
    "discards",
    "makes somebody stumble",
    "accuses",
    "turns a card outward",
    "shows the hand",
    "own cards of its profession it adds on average, of 2",
    "chance of a winning hand after it",
    "completes the hand in the first turn of the Night",
    "cards more than the hand may hold after it, of 2",
)
CARD = (
    "the card is of the own profession",
    "the card lies open",
    "cards of its profession in the hand, of 6",
    "its use to another, of 6",
    "the card is buried in the refuse",
    "own profession has the most in the Courtyard after it",
    "another has the most in the Courtyard after it",
)
TARGET = (
    "chance that the target has a winning hand",
    "cards the target has collected openly, of 6",
    "target's failed accusations and other public cards, of 6",
    "the chance times both pots, over the chips at the start",
)
WAGER = (
    "chips put out over the chips at the start",
    "own wager after it, of 20",
    "the wager is the sole largest after it",
    "the wager is level with the largest after it",
    "chips that the largest wager is ahead before it, of 20",
)
FEATURES = (*SITUATION, *MEANING, *CARD, *TARGET, *WAGER)


@rule
def features(s, seat, action, out):
    describe_situation(s, seat, out)
    at = len(SITUATION)
    card = at + len(MEANING)
    target = card + len(CARD)
    out[at] = greedy(s, 0) == action
    if s.phase == Phase.WAGER:
        describe_wager(s, seat, action, out, target + len(TARGET))
    elif s.phase == Phase.TURN:
        if Action.DRAW <= action <= Action.END_TURN:
            out[at + 1 + action - Action.DRAW] = 1
            describe_hand(s, seat, action, out, at)
        elif action >= Action.ACCUSE:
            out[at + 9] = 1
            describe_target(s, seat, (seat + 1 + action - Action.ACCUSE) % SEATS, out, target)
        elif action >= Action.STUMBLE:
            out[at + 8] = 1
            describe_target(s, seat, (seat + 1 + action - Action.STUMBLE) % SEATS, out, target)
        else:
            out[at + 5] = 1
            describe_card(s, seat, action - Action.GIVE, NONE, out, card)
            describe_hand(s, seat, action, out, at)
    elif s.phase == Phase.TRADE:
        out[at + 6] = 1
        kind = action - Action.TAKE
        describe_card(s, seat, s.given, kind, out, card)
        out[card] = kind == s.profession[seat]
        describe_hand(s, seat, action, out, at)
    elif s.phase == Phase.DISCARDING or s.phase == Phase.STUMBLED:
        out[at + 7] = 1
        describe_card(s, seat, action - Action.DISCARD, NONE, out, card)
        describe_hand(s, seat, action, out, at)
    elif s.phase == Phase.EXPOSING:
        out[at + 10] = 1
        kind = action - Action.EXPOSE
        out[card], out[card + 2] = kind == s.profession[seat], part(cards_of(s, seat, kind), 6)
    else:
        out[at + 11] = action == Action.REVEAL


@rule
def describe_situation(s, seat, out):
    """The same for all actions of a decision."""
    out[0], out[1], out[2] = s.phase == Phase.WAGER, s.phase == Phase.TURN, s.phase == Phase.TRADE
    out[3] = s.phase == Phase.DISCARDING or s.phase == Phase.STUMBLED
    out[4], out[5] = s.phase == Phase.EXPOSING, s.phase == Phase.SHOWING
    if s.phase != Phase.DRAFT:
        own = own_cards(s, seat)
        out[6], out[7] = part(own, 7), part(winning_count(s, seat) - own, 6)
        out[15] = part(s.courtyard[s.profession[seat]], COURTYARD_ROOM)
    out[8], out[9] = part(s.turns, TURNS), s.drawn + s.traded > 0
    out[10] = part(deck_size(s), FEW_CARDS)
    out[11], out[12] = part(s.end_pot, s.chips), part(s.daily_pot, s.chips)
    most = -1_000_000
    for other in range(SEATS):
        if other != seat:
            most = max(most, int(s.stack[other] + sealed_wager(s, other)))
    out[13], out[14] = part(s.stack[seat] + sealed_wager(s, seat) - most, s.chips), s.token == seat


@rule
def cards_of(s, seat, kind):
    """How many cards of a profession a seat holds."""
    return s.hidden[seat][kind] + s.public[seat][kind]


@rule
def chance_to_draw(s, seat, kind):
    """The chance that a card this seat has not seen is of a profession."""
    left, unseen = s.cards[kind] - s.courtyard[kind] - cards_of(s, seat, kind), deck_size(s)
    for i in range(s.refused):
        left -= s.refuse[i] == kind
    for other in range(SEATS):
        if other != seat:
            left -= s.public[other][kind]
            unseen += hand_size(s, other)
            for each in range(KINDS):
                unseen -= s.public[other][each]
    return min(1.0, max(0.0, left / max(1, unseen)))


@rule
def describe_hand(s, seat, action, out, at):
    """What becomes of the hand."""
    own, more, chance = s.profession[seat], 0.0, 0.0
    missing, size = winning_count(s, seat) - own_cards(s, seat), hand_size(s, seat)
    if action == Action.DRAW or action == Action.DRAW_TWO:
        chance = chance_to_draw(s, seat, own)
        drawn = 1 + (action == Action.DRAW_TWO)
        more, size = drawn * chance, size + drawn
        if missing > drawn:
            chance = 0.0
        elif missing <= 0:
            chance = 1.0
        elif drawn == 2:
            chance = chance * chance if missing == 2 else 1 - (1 - chance) * (1 - chance)
    else:
        if action == Action.TAKE_REFUSE:
            more, size = (s.refuse[s.refused - 1] == own) + 0.0, size + 1
        elif s.phase == Phase.TRADE:
            more = (action - Action.TAKE == own) - (s.given % KINDS == own) + 0.0
        elif s.phase != Phase.TURN:
            more, size = -((action - Action.DISCARD) % KINDS == own) + 0.0, size - 1
        elif action != Action.END_TURN:
            more = -((action - Action.GIVE) % KINDS == own) + 0.0
        chance = 1.0 if more >= missing else 0.0
    out[at + 12], out[at + 13] = part(more, 2), chance
    out[at + 14] = s.turns < SEATS and more > 0 and too_early(s, seat)
    out[at + 15] = part(size - hand_limit(s, seat), 2)


@rule
def describe_card(s, seat, card, taken, out, at):
    """A card that goes, to the refuse or to the Courtyard, maybe for one that is taken there."""
    kind, own = card % KINDS, s.profession[seat]
    buried = s.phase == Phase.STUMBLED or (s.phase == Phase.DISCARDING and courtyard_size(s) == COURTYARD_ROOM)
    out[at], out[at + 1], out[at + 2] = kind == own, card >= KINDS, part(cards_of(s, seat, kind), 6)
    out[at + 3], out[at + 4] = part(use_to_others(s, seat, kind), 6), buried
    there = 0 if buried else 1
    leader = sole_most(
        (
            s.courtyard[0] + there * (kind == 0) - (taken == 0),
            s.courtyard[1] + there * (kind == 1) - (taken == 1),
            s.courtyard[2] + there * (kind == 2) - (taken == 2),
            s.courtyard[3] + there * (kind == 3) - (taken == 3),
        )
    )
    out[at + 5], out[at + 6] = leader == own, leader != NONE and leader != own


@rule
def describe_target(s, seat, other, out, at):
    """Whoever is accused or stumbles."""
    chance = chance_of_winning(s, seat, other)
    shown = s.public[other]
    out[at], out[at + 1] = chance, part(openly_held(s, other), 6)
    out[at + 2] = part(shown[0] + shown[1] + shown[2] + shown[3], 6)
    out[at + 3] = part(chance * (s.end_pot + s.daily_pot), s.chips)


@rule
def describe_wager(s, seat, action, out, at):
    """Chips put out, beside the largest wager; sealed ones of others nobody knows."""
    chips = 0 if action == Action.STAND else min(action - Action.PUT + 1, HANDFUL)
    largest, wager = 0, s.wager[seat] + chips
    if s.betting != Betting.SEALED:
        for other in range(SEATS):
            if other != seat:
                largest = max(largest, int(s.wager[other]))
    out[at], out[at + 1] = part(chips, s.chips), part(wager, HANDFUL)
    out[at + 2], out[at + 3] = wager > largest, wager == largest
    out[at + 4] = part(largest - s.wager[seat], HANDFUL)
