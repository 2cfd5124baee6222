"""Why an action is not permitted in The Village."""

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.village.names import MEANINGS, PROFESSIONS, card_name, notation, on_the_left
from cutpurse.games.village.rules import legal
from cutpurse.games.village.rules_cards import courtyard_size, deck_size, hand_cards, hand_size
from cutpurse.games.village.rules_day import fewest_chips, is_first_lap, largest_wager, most_chips
from cutpurse.games.village.rules_night import may_draw
from cutpurse.games.village.rules_table import COFFER, HANDFUL, KINDS, RAKE, STEEPLE, Action, Phase


def why_not(s: StandIn, action: int) -> Message | None:
    """Why the seat on turn may not do this; None if it may."""
    if not notation(s, action):
        return msg("no-such-action-now")
    if legal(s) >> action & 1:
        return None
    verb, number = MEANINGS[action]
    if s.phase == Phase.WAGER:
        return why_no_wager(s, verb, number + 1)
    if s.phase == Phase.TURN:
        return why_not_in_turn(s, verb, number)
    if s.phase == Phase.DRAFT:
        return msg("profession-taken")
    if s.phase == Phase.SHOWING:
        return msg("no-winning-hand", seat=s.actor)
    if s.phase == Phase.TRADE:
        there = s.courtyard[number] > 0
        return msg("not-for-its-like") if there else msg("not-in-courtyard", suit=PROFESSIONS[number])
    if s.phase == Phase.PICKING:
        return msg("no-such-card", seat=s.victim)
    return msg("not-in-hand", seat=s.actor, card=card_name(number))


def why_no_wager(s: StandIn, verb: Action, chips: int) -> Message:
    seat, fewest, most = s.actor, fewest_chips(s, s.actor), most_chips(s, s.actor)
    if verb == Action.STAND:
        return msg("more-chips-must-follow") if s.adding else msg("first-wager-is-due")
    if verb == Action.PUT_MORE or chips > most:
        by_limit = msg("most-by-limit", seat=seat, chips=most, limit=s.limit)
        return by_limit if most < s.stack[seat] else msg("most", seat=seat, chips=most)
    if fewest > HANDFUL or not is_first_lap(s):
        return msg("takes-more-to-match", chips=fewest, largest=largest_wager(s))
    return msg("first-wager-is-larger", chips=fewest)


def why_not_in_turn(s: StandIn, verb: Action, number: int) -> Message:
    seat = s.actor
    if verb in (Action.DRAW, Action.DRAW_TWO):
        return why_no_draw(s, verb == Action.DRAW_TWO)
    if verb == Action.TAKE_REFUSE:
        return why_no_refuse(s)
    if verb == Action.GIVE:
        return why_no_trade(s, number)
    if verb == Action.ACCUSE:
        late = s.accuse_first and s.drawn + s.traded + s.took > 0
        return msg("accusations-come-first") if late else msg("has-accused", seat=seat)
    if verb == Action.STUMBLE:
        return msg("has-no-cards", seat=on_the_left(s, number)) if s.token == seat else msg("has-no-token", seat=seat)
    return msg("draw-or-trade-comes-first")


def why_no_draw(s: StandIn, two: bool) -> Message:
    if two and s.profession[s.actor] != RAKE:
        return msg("only-the-rake-draws-two")
    if two and s.second_draw:
        return msg("rake-draws-one-by-one")
    if not may_draw(s, s.actor) or (two and s.drawn):
        return msg("has-already-traded", seat=s.actor) if s.traded else msg("has-already-drawn", seat=s.actor)
    return msg("deck-is-empty") if deck_size(s) == 0 else msg("deck-has-one-card")


def why_no_refuse(s: StandIn) -> Message:
    if s.profession[s.actor] != STEEPLE:
        return msg("only-the-steeple-takes-refuse")
    if s.took:
        return msg("has-taken-refuse", seat=s.actor)
    return msg("refuse-needs-draw-or-trade") if s.refused else msg("refuse-is-empty")


def why_no_trade(s: StandIn, card: int) -> Message:
    seat = s.actor
    if s.drawn and not (s.draw_and_trade and s.profession[seat] == COFFER):
        return msg("has-drawn", seat=seat)
    if not hand_cards(s, seat) >> card & 1 or not hand_size(s, seat):
        return msg("not-in-hand", seat=seat, card=card_name(card))
    if courtyard_size(s) == 0:
        return msg("courtyard-is-empty")
    if not s.like_for_like and s.courtyard[card % KINDS] == courtyard_size(s):
        return msg("only-its-like-is-there")
    return msg("has-traded-enough", seat=seat)
