"""The Village: its seats and professions, what players can do, and the phases of a game."""

from enum import IntEnum

SEATS = 4
OTHERS = SEATS - 1
HILL, STEEPLE, COFFER, RAKE = range(4)  # the professions
KINDS = 4  # of cards: the professions
PUBLIC = KINDS  # a card in the hand is told by its profession, and if all can see it, by profession + PUBLIC
HAND_CARDS = 2 * KINDS  # that can be told apart
MOST_CARDS = 80
DEALT = 6  # also what a hand may hold; the Hill's may hold one more
COURTYARD_ROOM = 4
TURNS = 2 * SEATS  # of a Night
ROWS = MOST_CARDS - SEATS * DEALT + 1  # a hand receives at most one card less after the deal
HANDFUL = 20  # chips that are put out at once; more take several actions
NONE = -1  # no seat, no card, no profession


class Action(IntEnum):
    """What players do. Some stand for several actions, to which the next numbers belong."""

    STAND = 0
    PUT = 1  # one chip, two chips, … a handful
    PUT_MORE = 21  # a handful, and more to follow
    DRAW = 22
    DRAW_TWO = 23
    TAKE_REFUSE = 24
    END_TURN = 25
    GIVE = 26  # a hand card, the first half of a trade
    TAKE = 34  # a profession of the Courtyard, the second half
    DISCARD = 38  # a hand card
    STUMBLE = 46  # the player on the left, the next one, …
    ACCUSE = 49  # likewise
    EXPOSE = 52  # a hidden card, by profession
    REVEAL = 56
    CONCEAL = 57
    CHOOSE = 58  # a profession


ACTIONS = Action.CHOOSE + KINDS


class Phase(IntEnum):
    """What is to be done next: by a seat up to SHOWING, then by the table."""

    DRAFT = 0
    WAGER = 1
    TURN = 2
    TRADE = 3
    DISCARDING = 4
    EXPOSING = 5
    STUMBLED = 6
    PICKING = 7
    SHOWING = 8
    DEAL_HANDS = 9
    NIGHTFALL = 10
    JUDGE = 11
    SHOWDOWN = 12
    DAWN = 13
    RUN_OUT = 14
    ENDED = 15
