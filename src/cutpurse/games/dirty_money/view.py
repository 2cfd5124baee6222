"""What a seat sees of Dirty Money, what it may do, and why not."""

from collections.abc import Iterator

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Action, Counter, Face, Own, Pip, Seat, View, Zone
from cutpurse.games.dirty_money.log import reason, trick_taken
from cutpurse.games.dirty_money.names import NAMES, card_name, lead_suit_name, notation, worth_message
from cutpurse.games.dirty_money.options_deck import NO_CARD, RANKS, SUIT_NAMES
from cutpurse.games.dirty_money.rules import (
    CLEANER,
    DEAL,
    ENDED,
    PLAY,
    SCORE,
    TAKE,
    coins_of,
    holds_cleaner,
    legal,
    out_of_it,
    prints_of,
    trick_loot,
    whole_deck,
    worth,
)
from cutpurse.kit import zones
from cutpurse.kit.tricks import NOBODY


def own(s: StandIn, seat: int) -> Own:
    """Its hand, and on its turn what is asked of it."""
    hand = (own_hand(s, seat),)
    if s.phase != PLAY or seat != s.actor:
        return Own(zones=hand)
    return Own(zones=hand, prompt=own_prompt(s), actions=tuple(button(s, card) for card in members(legal(s))))


def public(s: StandIn) -> View:
    trick = zones.trick(s.lead, s.trick[: s.seats], s.trick_winner, lambda card: face(s, card))
    return zones.public(
        s,
        "dirty_money",
        stage=stage(s),
        prompt=prompt(s),
        seats=tuple(place(s, seat) for seat in range(s.seats)),
        zones=(trick, *out_of_the_round(s), *in_front_of_seats(s)),
        counters=tuple(counters(s)),
        round_over=s.phase == DEAL and s.scored > 0,
    )


def place(s: StandIn, seat: int) -> Seat:
    out = msg("busted") if s.phase == ENDED and out_of_it(s) >> seat & 1 else None
    return Seat(number=seat, name=NAMES[seat], markers=markers(s, seat), out=out)


def markers(s: StandIn, seat: int) -> tuple[Message, ...]:
    found = [msg("lead")] if s.phase in (PLAY, TAKE) and seat == s.lead else []
    return tuple([*found, msg("cleaner")] if holds_cleaner(s, seat) else found)


def stage(s: StandIn) -> tuple[Message, ...]:
    if s.phase == ENDED:
        return (msg("the-end"),)
    number = s.scored + (s.scored == 0 or s.phase != DEAL)
    extra = s.extra_round and s.phase != DEAL
    name = msg("deciding-round") if extra else msg("round-of", round=number, of=s.rounds)
    if s.phase not in (PLAY, TAKE):
        return (name,)
    return name, msg("stage-trick-of", trick=trick_number(s), of=tricks(s))


def tricks(s: StandIn) -> int:
    """How many tricks the round has: as many as the largest hand has cards."""
    loot = (whole_deck(s) & ~s.aside & ~s.shown).bit_count()
    return int(1 + -(-loot // s.seats))


def trick_number(s: StandIn) -> int:
    most: int = max(s.hand[seat].bit_count() + (s.trick[seat] != NO_CARD) for seat in range(s.seats))
    return tricks(s) + 1 - most


def prompt(s: StandIn) -> Message:
    """What is asked of the seat on turn, as far as all may know: not whether it can follow suit."""
    if s.phase == ENDED:
        return msg("sentence", text=reason(s))
    if s.phase == TAKE:
        return trick_taken(s)
    if s.phase == DEAL and s.scored:
        return msg("round-over", round=s.scored)
    if s.phase != PLAY:
        return msg("one-moment")
    if s.trick_winner == NOBODY:
        any_card = legal(s) == s.hand[s.actor]
        return msg("prompt-lead" if any_card else "prompt-lead-loot", seat=s.actor)
    return msg("prompt-play" if s.follow else "prompt-play-anything", seat=s.actor)


def own_prompt(s: StandIn) -> Message:
    if not s.follow:
        return prompt(s)
    if not s.hand[s.actor] & s.follow:
        return msg("prompt-void", suit=lead_suit_name(s))
    return msg("prompt-follow-or-clean" if holds_cleaner(s, s.actor) else "prompt-follow", suit=lead_suit_name(s))


# What lies on the table


def in_front_of_seats(s: StandIn) -> Iterator[Zone]:
    for seat in range(s.seats):
        yield zones.hidden_hand(seat, s.hand[seat].bit_count())
        yield loot_zone(s, seat)


def out_of_the_round(s: StandIn) -> list[Zone]:
    """Cards nobody plays in this round: removed or left over, unseen or open."""
    if s.phase == DEAL and not s.scored:
        return []
    shown = zones.faces("shown", s.shown, lambda card: face(s, card))
    found = [zones.pile("aside", msg("aside"), s.aside.bit_count()), zones.row("shown", msg("left-over"), *shown)]
    return [zone for zone in found if zone.count]


def own_hand(s: StandIn, seat: int) -> Zone:
    on_turn = s.phase == PLAY and seat == s.actor
    return zones.hand(
        seat,
        s.hand[seat],
        lambda card: face(s, card),
        permitted=legal(s) if on_turn else 0,
        why_not=lambda card: why_not(s, card) if on_turn else None,
    )


def loot_zone(s: StandIn, seat: int) -> Zone:
    """What a seat has taken; squeezed to spines, for coins and fingerprints are counted beside it. DIR-A12"""
    taken, name, label = s.taken[seat], f"loot.{seat}", msg("loot-this-round")
    if s.strict_memory:
        return zones.pile(name, label, taken.bit_count(), seat)
    return zones.zone(name, label, "tuck", zones.faces(name, taken, lambda card: face(s, card, pips=False)), seat)


def face(s: StandIn, card: int, *, pips: bool = True) -> Face:
    coins = Pip(kind="coin", count=coins_of(worth(s, card)))
    if card == CLEANER:
        return Face(rank="cleaner", suit="", pips=(coins,) if coins.count else ())
    prints = Pip(kind="fingerprint", count=prints_of(s.deck[card]))
    return Face(rank=str(card % RANKS + 1), suit=SUIT_NAMES[card // RANKS], pips=(coins, prints) if pips else ())


def counters(s: StandIn) -> list[Counter]:
    """Coins and fingerprints of each seat; those of this round only where the table may look them up. DIR-A12"""
    now = 0 if s.strict_memory else 1
    hidden = s.strict_memory and s.phase in (PLAY, TAKE, SCORE)
    coins_label, prints_label = ("earlier-coins", "earlier-prints") if hidden else ("coins", "prints")
    coins = [s.total_coins[seat] + now * s.coins[seat] for seat in range(s.seats)]
    prints = [s.total_prints[seat] + now * s.prints[seat] for seat in range(s.seats)]
    of_coins, of_prints = made_of(s, s.coins), made_of(s, s.prints)
    most = [msg("the-most", of=of) if n == max(prints) > 0 else of for n, of in zip(prints, of_prints, strict=True)]
    by_coins = zones.counters("coins", coins, msg(coins_label), "coin", of_coins)
    by_prints = zones.counters("prints", prints, msg(prints_label), "fingerprint", most)
    return [counter for pair in zip(by_coins, by_prints, strict=True) for counter in pair]


def made_of(s: StandIn, numbers: list[int]) -> list[Message]:
    """For each seat what it has of this round, or that only complete rounds are counted."""
    now = numbers[: s.seats]
    return [msg("of-complete-rounds") if s.strict_memory else msg("in-this-round", n=n) for n in now]


# Actions


def button(s: StandIn, card: int) -> Action:
    loot, cleaner = ("lead-card", "lead-cleaner") if s.trick_winner == NOBODY else ("play-card", "play-cleaner")
    label = msg(cleaner if card == CLEANER else loot)
    return Action(id=card, text=card_name(card), label=label, about=about(s, card), target=f"hand.{s.actor}.{card}")


def about(s: StandIn, card: int) -> Message:
    """What a card would do, as far as everybody can see."""
    leads, last = s.trick_winner == NOBODY, s.left == 1
    cleans = card == CLEANER
    loot = worth_message(trick_loot(s) + worth(s, card), cleaned=cleans)
    if leads and cleans and not last:
        return msg("takes-what-follows")
    if leads and not cleans:
        return loot
    if cleans or (s.follow >> card & 1 and card > s.trick[s.trick_winner]):
        return msg("would-take" if last else "wins-so-far", loot=loot)
    return msg("adds", loot=worth_message(worth(s, card)))


def why_not(s: StandIn, action: int) -> Message | None:
    if not notation(s, action):
        return msg("no-such-action-now")
    if legal(s) >> action & 1:
        return None
    hand = s.hand[s.actor]
    if action != CLEANER and s.deck[action] == NO_CARD:
        return msg("no-such-card", card=card_name(action))
    if not hand >> action & 1:
        if action == CLEANER:
            return msg("cleaner-gone", seat=s.actor)
        return msg("not-in-hand", seat=s.actor, card=card_name(action))
    if action == CLEANER:
        return msg("cleaner-not-led")
    return msg("must-follow-or-clean" if holds_cleaner(s, s.actor) else "must-follow", suit=lead_suit_name(s))
