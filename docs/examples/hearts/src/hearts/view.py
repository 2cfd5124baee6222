"""What a seat of Hearts sees, what it may do, and why not."""

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Own, View, Zone
from cutpurse.kit import zones
from cutpurse.kit.cards import NO_CARD, like
from cutpurse.kit.deck import STANDARD
from cutpurse.kit.passing import receiver_of, yet_to_pass
from cutpurse.kit.tricks import led
from hearts.log import TOGETHER, reason, trick_taken
from hearts.rules import CARDS, DEAL, EACH, ENDED, FIRST, PASS, PLAY, SEATS, TAKE, WIDTH, legal

NAMES = ("North", "East", "South", "West")


def own(s: StandIn, seat: int) -> Own:
    if s.phase > PLAY or seat != s.actor:
        return Own(zones=(own_hand(s, seat),))
    label = msg("pass-card" if s.phase == PASS else "lead-card" if led(s) == NO_CARD else "play-card")
    actions = zones.on_cards(seat, legal(s), label, lambda card: notation(s, card))
    return Own(zones=(own_hand(s, seat),), prompt=own_prompt(s), actions=actions)


def public(s: StandIn) -> View:
    return zones.public(
        s,
        "hearts",
        stage=stage(s),
        prompt=prompt(s),
        seats=zones.seats(NAMES, {s.lead: (msg("lead"),)} if s.phase in (PLAY, TAKE) else {}),
        zones=on_table(s),
        counters=(*zones.counters("points", s.total), *zones.counters("this-deal", s.points)),
        round_over=s.phase == DEAL,
    )


def stage(s: StandIn) -> tuple[Message, ...]:
    if s.phase == ENDED:
        return (msg("the-end"),)
    now = msg("deal", deal=s.deals + (s.phase != DEAL))
    return (now, msg("stage-trick-of", trick=s.tricks + 1, of=EACH)) if s.phase in (PLAY, TAKE) else (now,)


def prompt(s: StandIn) -> Message:
    if s.phase == PASS:
        return msg(TOGETHER[s.step])
    if s.phase == PLAY:
        return msg("prompt-lead" if led(s) == NO_CARD else "prompt-play", seat=s.actor)
    if s.phase == TAKE:
        return trick_taken(s)
    if s.phase == ENDED:
        return msg("sentence", text=reason(s))
    return msg("deal-over", deal=s.deals) if s.phase == DEAL else msg("one-moment")


def own_prompt(s: StandIn) -> Message:
    if s.phase == PASS:
        return msg("prompt-pass", seat=receiver_of(s, s.actor), n=s.passed[s.actor].bit_count() + 1)
    if led(s) == NO_CARD:
        return prompt(s)
    follows = s.hand[s.actor] & like(led(s), WIDTH)
    return msg("prompt-follow" if follows else "prompt-void", suit=STANDARD.suit_name(led(s)))


def on_table(s: StandIn) -> tuple[Zone, ...]:
    taken = [zones.pile(f"taken.{i}", msg("taken"), s.taken[i].bit_count(), i) for i in range(SEATS)]
    hands = [zones.hidden_hand(i, s.hand[i].bit_count()) for i in range(SEATS)]
    return (zones.trick(s.lead, s.trick, s.trick_winner, STANDARD.face), *hands, *taken)


def own_hand(s: StandIn, seat: int) -> Zone:
    """The own cards; those chosen to be passed are still among them."""
    on_turn = s.phase <= PLAY and seat == s.actor
    return zones.hand(
        seat,
        s.hand[seat],
        STANDARD.face,
        permitted=legal(s) if on_turn else 0,
        why_not=lambda card: why_not(s, card) if on_turn else None,
        badges=lambda card: (msg("to-be-passed"),) if not s.gone and s.passed[seat] >> card & 1 else (),
    )


def asked(s: StandIn) -> tuple[int, ...]:
    return yet_to_pass(s) if s.phase == PASS else ()


def notation(s: StandIn, action: int) -> str:
    if s.phase > PLAY or not 0 <= action < CARDS:
        return ""
    return f"pass {STANDARD.name(action)}" if s.phase == PASS else STANDARD.name(action)


def action_name(s: StandIn, action: int) -> Message:
    return msg("to-pass" if s.phase == PASS else "the-card", card=STANDARD.name(action))


def why_not(s: StandIn, action: int) -> Message | None:
    if not notation(s, action):
        return msg("no-such-action-now")
    if legal(s) >> action & 1:
        return None
    hand, suit = s.hand[s.actor], like(led(s), WIDTH) if led(s) != NO_CARD else 0
    if not hand >> action & 1:
        return msg("not-in-hand", seat=s.actor, card=STANDARD.name(action))
    if s.phase == PASS:
        return msg("chosen-already")
    if hand & suit and not suit >> action & 1:
        return msg("must-follow", suit=STANDARD.suit_name(led(s)))
    if hand >> FIRST & 1:
        return msg("must-lead-first")
    return msg("not-broken") if led(s) == NO_CARD else msg("no-points-in-first-trick")
