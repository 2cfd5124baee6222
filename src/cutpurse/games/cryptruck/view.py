"""What a seat sees of Cryptruck, what it may do, and why not."""

from collections.abc import Iterator
from functools import cache

from cutpurse.core.bits import lowest, members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Card, Counter, Face, Own, Pip, Seat, View, Zone
from cutpurse.games.cryptruck import rules
from cutpurse.games.cryptruck.log import blocks_message, gain, reason, trick_won
from cutpurse.games.cryptruck.names import COLOUR_NAMES, NAMES, card_name, notation, trump_message
from cutpurse.games.cryptruck.options import BuyerIs
from cutpurse.games.cryptruck.rules_cards import WHITES, alike, colour_of, join, rank_of, same_kind
from cutpurse.games.cryptruck.rules_history import buyer_of, card_led, leader_of, unseen_by
from cutpurse.games.cryptruck.rules_scoring import blocks_in, worth
from cutpurse.kit import zones
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.ranking import everybody
from cutpurse.kit.tricks import NOBODY


def own(s: StandIn, seat: int) -> Own:
    """Its hand and gifts, and on its turn what is asked of it."""
    known = own_hand(s, seat), given_zone(s, seat)
    if not on_turn(s, seat):
        return Own(zones=known)
    actions = tuple(button(s, action) for action in members(rules.legal(s)))
    return Own(zones=known, prompt=own_prompt(s), actions=actions)


def on_turn(s: StandIn, seat: int) -> bool:
    return bool(s.phase <= rules.PLAY and seat == s.actor)


def public(s: StandIn) -> View:
    return View(
        game="cryptruck",
        seat=None,
        stage=stage(s),
        turn=s.actor if s.phase <= rules.PLAY else None,
        over=s.phase == rules.ENDED,
        prompt=prompt(s),
        seats=tuple(Seat(number=i, name=NAMES[i], markers=markers(s, i)) for i in range(s.seats)),
        zones=(*in_the_middle(s), *in_front_of_seats(s)),
        counters=tuple(counter for i in range(s.seats) for counter in counters(s, i)),
        round_over=between_rounds(s),
    )


def stage(s: StandIn) -> tuple[Message, ...]:
    if s.phase == rules.ENDED:
        return (msg("the-end"),)
    number = msg("round-of", round=s.rounds if between_rounds(s) else s.rounds + 1, of=rules.ROUNDS)
    if s.phase in (rules.SCORE, rules.NEW_ROUND):
        return (number,)
    return number, msg("stage-trick-of", trick=s.trick + 1, of=rules.TRICKS)


def between_rounds(s: StandIn) -> bool:
    return bool(s.phase == rules.NEW_ROUND and s.rounds)


# Prompts


def prompt(s: StandIn) -> Message:
    """What is asked of the seat on turn, as far as all may know: not whether it can follow."""
    if s.phase == rules.ENDED:
        return msg("sentence", text=reason(s))
    if s.phase == rules.REVEAL:
        return msg("prompt-reveal", seat=s.actor)
    if s.phase == rules.DECLARE:
        return msg("prompt-asked", seat=s.actor, card=card_name(s.offered), terms=terms(s))
    if s.phase == rules.GIVE:
        return msg("prompt-give", seat=s.actor, seat2=s.seller[s.trick], card=card_name(s.offered))
    if s.phase == rules.PLAY:
        return msg("prompt-lead" if s.led == NO_CARD else "prompt-play", seat=s.actor)
    if s.phase == rules.RESOLVE:
        return trick_won(s)
    return msg("round-over", round=s.rounds) if between_rounds(s) else msg("one-moment")


def terms(s: StandIn) -> Message:
    """What a yes would mean, after what the others have said."""
    text = msg("first-yes" if s.buyer_is == BuyerIs.FIRST else "last-yes", seat=s.seller[s.trick])
    if s.buyer != NOBODY:
        text = msg("so-far", text=text, seat=s.buyer)
    return msg("last-asked", text=text) if nobody_else_asked(s) else text


def nobody_else_asked(s: StandIn) -> bool:
    """Whether nobody can answer after this seat, whatever it says."""
    answered = s.wanting | 1 << s.actor | 1 << s.seller[s.trick]
    if s.buyer_is != BuyerIs.OUTBIDDING:  # there a yes asks again who has declined
        answered |= s.declined
    return bool(answered == everybody(s.seats))


def own_prompt(s: StandIn) -> Message:
    if s.phase != rules.PLAY or s.led == NO_CARD:
        return prompt(s)
    follow = rules.to_follow(s, s.led)
    if not follow:  # CRY-A06
        return msg("prompt-free")
    if follow & s.hand[s.actor]:
        return msg("prompt-follow-trump") if any_trump(s) else msg("prompt-follow", suit=suit_led(s))
    return msg("prompt-no-trump") if any_trump(s) else msg("prompt-void", suit=suit_led(s))


def any_trump(s: StandIn) -> bool:
    """Whether the card led must be followed with any trump, not with one colour."""
    follow = rules.to_follow(s, s.led)
    return bool(follow & WHITES and follow != WHITES)


def suit_led(s: StandIn) -> str:
    return COLOUR_NAMES[colour_of(s.led)]


# Beside each seat


def markers(s: StandIn, seat: int) -> tuple[Message, ...]:
    found = [msg("dealer")] if seat == s.dealer and s.turned != NO_CARD else []
    if s.phase in (rules.PLAY, rules.RESOLVE) and seat == leader_of(s, s.trick):
        found.append(msg("lead"))
    if s.phase in (rules.REVEAL, rules.DECLARE, rules.GIVE, rules.LEAD) and seat == s.seller[s.trick]:
        found.append(msg("revealing"))  # who will lead is not settled yet
    if s.wanting >> seat & 1:
        found.append(msg("gets-it-so-far" if s.phase == rules.DECLARE and s.buyer == seat else "wants-it"))
    if s.declined >> seat & 1:
        found.append(msg("does-not-want-it"))
    return tuple(found)


def counters(s: StandIn, seat: int) -> list[Counter]:
    blocks, points = blocks_in(s, s.taken[seat]).bit_count(), worth(s, s.taken[seat])
    told = msg("blocks-worth", blocks=blocks_message(s, seat), points=points) if s.turned != NO_CARD else None
    total, of_rounds = s.total[seat], msg("of-complete-rounds")
    return [
        Counter(id=f"points.{seat}", label=msg("points"), value=total, seat=seat, reason=of_rounds),
        Counter(id=f"blocks.{seat}", label=msg("blocks"), value=blocks, seat=seat, pip="block", reason=told),
    ]


# What lies on the table


def in_the_middle(s: StandIn) -> tuple[Zone, ...]:
    return trump_zone(s), undealt_zone(s), offer_zone(s), trick_zone(s), given_zone(s, NOBODY)


def in_front_of_seats(s: StandIn) -> Iterator[Zone]:
    for seat in range(s.seats):
        taken = zones.faces(f"taken.{seat}", s.taken[seat], lambda card: face(s, card))
        yield zones.hidden_hand(seat, s.hand[seat].bit_count())
        yield zones.zone(f"taken.{seat}", msg("taken"), "tuck", taken, seat)


def face(s: StandIn, card: int) -> Face:
    return card_face(card, bool(blocks_in(s, 1 << card)))


@cache
def card_face(card: int, block: bool) -> Face:
    pips = (Pip(kind="block", count=1),) if block else ()
    return Face(rank=str(rank_of(card)), suit=COLOUR_NAMES[colour_of(card)], pips=pips)


def trump_zone(s: StandIn) -> Zone:
    trump = msg("trump-is", trump=trump_message(s))
    return zones.slot("trump", msg("turned-up"), s.turned, lambda card: face(s, card), trump)


def undealt_zone(s: StandIn) -> Zone:
    """The second card that was not dealt: hidden, at least as long as the round goes on."""
    shown = s.show_undealt and s.phase in (rules.NEW_ROUND, rules.ENDED)
    return zones.slot("undealt", msg("not-dealt"), s.aside, lambda card: face(s, card) if shown else None)


def offer_zone(s: StandIn) -> Zone:
    badge = msg("nobody-wants-it-yet")
    if s.phase != rules.DECLARE:
        badge = msg("leads-it", seat=s.actor)
    elif s.wanting:
        badge = msg("wanted-by", seats=tuple(members(s.wanting)))
    return zones.slot("offer", msg("revealed"), s.offered, lambda card: face(s, card), badge)


def trick_zone(s: StandIn) -> Zone:
    cards = [s.played[seat][s.trick] for seat in range(s.seats)] if s.laid else []
    return zones.trick(
        leader_of(s, s.trick) if cards else NOBODY,
        cards,
        s.winning,
        lambda card: face(s, card),
        lambda seat: (msg("trump"),) if seat != s.winning and rules.trumps(s) >> cards[seat] & 1 else (),
    )


def given_zone(s: StandIn, viewer: int) -> Zone:
    """Cards given for a bought one that the viewer knows of and that have not come to light since.

    A white that the receiver shows or passes on is taken for the one given: nobody can tell it from the other.
    """
    unseen, cards = unseen_by(s, viewer) if s.turned != NO_CARD else 0, []
    for trick in reversed(range(rules.TRICKS)):
        card = s.given[trick]
        if card != NO_CARD and (s.open_gift or viewer == buyer_of(s, trick)):
            here = unseen & same_kind(s, card)
            if here and not left_hand(s, viewer, s.seller[trick], same_kind(s, card), since=trick):
                unseen &= ~(1 << lowest(here))
                badge = msg("from-to", seat=buyer_of(s, trick), seat2=s.seller[trick])
                cards.append(Card(id=f"given.{trick}", face=face(s, card), badges=(badge,)))
    return zones.row("given", msg("given"), *reversed(cards))


def left_hand(s: StandIn, viewer: int, seat: int, kind: int, since: int) -> bool:
    """Whether a card of a kind has left a hand since it was given there, as far as the viewer knows."""
    cards = 0
    for trick in range(since, rules.TRICKS):
        if trick > since and seat == s.seller[trick] and card_led(s, trick) != NO_CARD:
            cards |= 1 << card_led(s, trick)
        if s.given[trick] != NO_CARD and seat == buyer_of(s, trick) and (s.open_gift or viewer == s.seller[trick]):
            cards |= 1 << s.given[trick]
        if s.played[seat][trick] != NO_CARD and seat != s.leader[trick]:
            cards |= 1 << s.played[seat][trick]
    return bool(cards & kind)


def own_hand(s: StandIn, seat: int) -> Zone:
    permitted = rules.legal(s) if on_turn(s, seat) else 0
    playing = on_turn(s, seat) and s.phase == rules.PLAY
    return zones.hand(
        seat,
        s.hand[seat],
        lambda card: face(s, card),
        permitted,
        why_not=lambda action: why_not(s, action) if playing else None,
        badges=lambda card: (msg("trump"),) if rules.trumps(s) >> card & 1 else (),
        action=lambda card: lowest(alike(s, 1 << card)),  # two whites share theirs
    )


# Actions


def button(s: StandIn, action: int) -> Action:
    text = notation(s, action)
    if action == rules.WANT:
        settled = s.buyer_is == BuyerIs.FIRST or nobody_else_asked(s)
        about = msg("you-get-it" if settled else "unless-overruled")
        return Action(id=action, text=text, label=msg("want"), about=about, key="w")
    if action == rules.DECLINE:
        return Action(id=action, text=text, label=msg("decline"), key="d")
    plays = "lead-card" if s.led == NO_CARD else "play-card"
    label = {rules.REVEAL: "reveal", rules.GIVE: "give", rules.PLAY: plays}[s.phase]
    target = f"hand.{s.actor}.{action}"
    return Action(id=action, text=text, label=msg(label), about=what_follows(s, action), target=target)


def what_follows(s: StandIn, card: int) -> Message | None:
    """What playing a card does, as far as everybody can see."""
    if s.phase != rules.PLAY:
        return None
    if s.led == NO_CARD:
        return msg("trump") if rules.trumps(s) >> card & 1 else None
    if rules.strength_of(s, card) < s.best:
        return msg("cannot-win")
    at_stake = gain(s, s.actor, join(rules.played_in(s, s.trick), 1 << card))
    return msg("would-win" if s.laid == s.seats - 1 else "wins-so-far", gain=at_stake)


def why_not(s: StandIn, action: int) -> Message | None:
    if not notation(s, action):
        return msg("no-such-action-now")
    if s.phase == rules.DECLARE or rules.legal(s) >> action & 1:
        return None
    card = card_name(action)
    if not rules.cards_in_play(s) >> action & 1:
        return msg("not-in-play", suit=COLOUR_NAMES[colour_of(action)], players=s.seats)
    if s.phase == rules.GIVE and action == s.offered:
        return msg("must-lead-it", seat=s.actor, card=card)
    if not s.hand[s.actor] >> action & 1:
        return msg("not-in-hand", seat=s.actor, card=card)
    led = card_name(s.led)
    return msg("must-follow-trump", card=led) if any_trump(s) else msg("must-follow", card=led, suit=suit_led(s))
