"""What a seat of The Village sees."""

from collections.abc import Sequence

from msgspec.structs import replace

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, copy
from cutpurse.core.view import Action as Button
from cutpurse.core.view import Card, Counter, Face, Own, Seat, View, Zone
from cutpurse.games.village.log import reason
from cutpurse.games.village.names import NAMES, PROFESSIONS, card_name
from cutpurse.games.village.options import Betting
from cutpurse.games.village.rules_cards import deck_size, hand_limit, hand_size, is_winning
from cutpurse.games.village.rules_day import fewest_chips, is_first_lap, largest_wager, most_chips, sealed_wager
from cutpurse.games.village.rules_night import must_expose
from cutpurse.games.village.rules_reckoning import courtyard_leader
from cutpurse.games.village.rules_table import KINDS, NONE, PUBLIC, SEATS, TURNS, Action, Phase
from cutpurse.games.village.view_actions import POWERS, buttons
from cutpurse.games.village.view_why_not import why_not
from cutpurse.games.village.worlds import known
from cutpurse.kit.zones import pile, row, slot, zone


def own(s: StandIn, seat: int) -> Own:
    """Its hand, what it has seen of others, and on its turn what it may do."""
    on_turn = s.phase <= Phase.SHOWING and seat == s.actor
    actions = buttons(s) if on_turn else ()
    uses_courtyard = any(action.target.startswith("courtyard") for action in actions)
    picking = bool(actions) and s.phase == Phase.PICKING
    known = [other for other in range(SEATS) if other == seat or s.seen[seat][(other - seat) % SEATS - 1] or picking]
    return Own(
        zones=(*([courtyard(s, actions)] * uses_courtyard), *(hand(s, other, seat, actions) for other in known)),
        counters=tuple(own_counters(s, seat, seat)) if sealed_wager(s, seat) else (),
        actions=actions,
        prompt=prompt(s) if on_turn and in_secret(s) else None,
        turn=on_turn and in_secret(s),
    )


def public(s: StandIn) -> View:
    chooses = s.phase <= Phase.SHOWING and not in_secret(s)
    return View(
        game="village",
        seat=None,
        stage=stage(s),
        turn=s.actor if chooses else None,
        over=s.phase == Phase.ENDED,
        prompt=secret_prompt(s) if in_secret(s) else prompt(s),
        seats=tuple(place(s, number) for number in range(SEATS)),
        zones=(*middle(s), *(hand(s, other, None) for other in range(SEATS))),
        counters=counters(s, None),
        round_over=s.phase == Phase.DAWN,
        mood="day" if s.phase in (Phase.DRAFT, Phase.DEAL_HANDS, Phase.WAGER, Phase.NIGHTFALL) else "night",
    )


def in_secret(s: StandIn) -> bool:
    """Whether hidden choices are being collected: who has made one, or is asked, must not show."""
    return bool(s.phase == Phase.SHOWING or (s.phase == Phase.WAGER and s.betting == Betting.SEALED))


def asked(s: StandIn) -> tuple[int, ...]:
    """The seats whose hidden choice is still open: wagers from the Dealer on, then who shows a winning hand."""
    if not in_secret(s):
        return ()
    if s.phase == Phase.SHOWING:
        return tuple((s.actor + i) % SEATS for i in range(SEATS - s.asked))
    later = [(s.dealer + lap) % SEATS for lap in range(s.asked + 1, SEATS)]
    return (s.actor, *(seat for seat in later if can_wager(s, seat)))


def can_wager(s: StandIn, seat: int) -> bool:
    """Whether a seat will be asked for a wager in the first lap; whoever has too little is passed over."""  # VIL-A04
    first = copy(s)
    first.adding = 0  # which concerns the seat on turn
    fewest, most = fewest_chips(first, seat), most_chips(first, seat)
    return bool(0 < fewest <= most)


def stage(s: StandIn) -> tuple[Message, ...]:
    if s.phase == Phase.ENDED:
        return (msg("the-end"),)
    if s.phase in (Phase.DRAFT, Phase.DEAL_HANDS):
        return (msg("choosing-professions") if s.draft else msg("setting-up"),)
    number = s.night + 1
    if s.phase in (Phase.WAGER, Phase.NIGHTFALL):
        return msg("day", day=number), msg("wagers")
    if s.turns == TURNS:
        return (msg("end-of-night", night=number),)
    return msg("night", night=number), msg("turn-of", turn=s.turns + 1, of=TURNS)


def place(s: StandIn, seat: int) -> Seat:
    markers = [msg("dealer")] if seat == s.dealer else []
    if s.token == seat:
        markers.append(msg("stumble-token"))
    if s.phase == Phase.SHOWDOWN and s.revealed >> seat & 1:
        markers.append(msg("shows-winning-hand"))
    number = s.profession[seat]
    if number == NONE:
        return Seat(number=seat, name=NAMES[seat], markers=tuple(markers))
    suit = PROFESSIONS[number]
    role = msg("profession", suit=suit, power=POWERS[number])
    return Seat(number=seat, name=NAMES[seat], suit=suit, role=role, markers=tuple(markers))


# Cards


FACES = tuple(Face(rank="", suit=name) for name in PROFESSIONS)


def middle(s: StandIn) -> list[Zone]:
    """The deck on one side, the refuse pile on the other, the Courtyard between."""
    first = 0 if s.spread_refuse else max(0, s.refused - 1)
    shown = [Card(id=f"refuse.{i}", face=FACES[s.refuse[i]]) for i in range(first, s.refused)]
    refuse = zone("refuse", msg("refuse-pile"), "row" if s.spread_refuse else "pile", shown)
    aside = slot("aside", msg("to-be-discarded"), s.aside, lambda kind: FACES[kind])
    found = [pile("deck", msg("deck"), deck_size(s)), courtyard(s), replace(refuse, count=s.refused)]
    return [*found, aside] if aside.count else found


def used_by(actions: Sequence[Button], target: str) -> tuple[int, ...]:
    """What is done with a card; an action belongs to the first of those that look the same, and is shared by them."""
    return tuple(action.id for action in actions if action.target == target)


def courtyard(s: StandIn, actions: Sequence[Button] = ()) -> Zone:
    kinds = [kind for kind in range(KINDS) for _ in range(s.courtyard[kind])]
    cards = [
        Card(
            id=f"courtyard.{i}",
            face=FACES[kind],
            actions=used_by(actions, f"courtyard.{kinds.index(kind)}"),
            why_not=why_not(s, Action.TAKE + kind) if actions else None,
        )
        for i, kind in enumerate(kinds)
    ]
    return row("courtyard", msg("courtyard"), *cards)


def hand(s: StandIn, seat: int, viewer: int | None, actions: Sequence[Button] = ()) -> Zone:
    """A hand: what the viewer knows of it face up, first what only the holder sees, then what is turned outward."""
    own, size = seat == viewer, hand_size(s, seat)
    knower = NONE if viewer is None else viewer
    hidden = s.hidden[seat] if own else known(s, knower, seat) if size else (0,) * KINDS
    held: list[int] = []
    for kind in range(KINDS):
        held += [kind] * hidden[kind]
    for kind in range(KINDS):
        held += [kind + PUBLIC] * s.public[seat][kind]
    trading = own and any(Action.GIVE <= action.id < Action.TAKE for action in actions)
    cards = [
        Card(
            id=f"hand.{seat}.{i}",
            face=FACES[card % KINDS],
            badges=(msg("public"),) if card >= PUBLIC else () if own else (msg("known"),),
            actions=used_by(actions, f"hand.{seat}.{held.index(card)}"),
            why_not=why_not(s, Action.GIVE + card) if trading else None,
        )
        for i, card in enumerate(held)
    ]
    cards += [Card(id=f"hand.{seat}.{i}") for i in range(len(cards), size)]
    return zone(f"hand.{seat}", msg("your-hand" if own else "hand"), "fan", cards, seat)


# Chips


def counters(s: StandIn, viewer: int | None) -> tuple[Counter, ...]:
    leader = courtyard_leader(s)
    goes_to = msg("leads-courtyard", suit=PROFESSIONS[leader]) if leader != NONE else msg("nobody-leads-courtyard")
    return (
        Counter(id="pot.end", label=msg("end-pot"), value=s.end_pot, pip="chip", reason=msg("for-a-winning-hand")),
        Counter(id="pot.daily", label=msg("daily-pot"), value=s.daily_pot, pip="chip", reason=goes_to),
        *(counter for seat in range(SEATS) for counter in own_counters(s, seat, viewer)),
    )


def own_counters(s: StandIn, seat: int, viewer: int | None) -> list[Counter]:
    sealed = 0 if seat == viewer else sealed_wager(s, seat)
    chips, wager, failed = s.stack[seat] + sealed, s.wager[seat] - sealed, s.penalties[seat]
    found = [
        Counter(id=f"chips.{seat}", label=msg("chips"), value=chips, seat=seat, pip="chip"),
        Counter(id=f"wager.{seat}", label=msg("wager"), value=wager, seat=seat, pip="chip"),
    ]
    if failed:
        label, shown = msg("false-accusations"), msg("kept-public")
        found.append(Counter(id=f"shame.{seat}", label=label, value=failed, seat=seat, reason=shown))
    return found


# Prompts

PROMPTS = {Phase.DRAFT: "prompt-draft", Phase.EXPOSING: "prompt-expose", Phase.STUMBLED: "prompt-stumble"}


def secret_prompt(s: StandIn) -> Message:
    """For those who must not know who is asked."""
    return msg("prompt-sealed") if s.phase == Phase.WAGER else msg("prompt-night-over")


def prompt(s: StandIn) -> Message:
    seat = s.actor
    if s.phase == Phase.ENDED:
        return msg("sentence", text=reason(s))
    if s.phase > Phase.SHOWING:
        return msg("night-is-over" if s.phase == Phase.DAWN else "one-moment")
    if s.phase in PROMPTS:
        return msg(PROMPTS[s.phase], seat=seat)
    if s.phase == Phase.WAGER:
        return wager_prompt(s)
    if s.phase == Phase.TURN:
        return turn_prompt(s)
    if s.phase == Phase.TRADE:
        return msg("prompt-trade", seat=seat, card=card_name(s.given))
    if s.phase == Phase.DISCARDING:
        return msg("prompt-discard", seat=seat, number=hand_size(s, seat) - hand_limit(s, seat))
    if s.phase == Phase.PICKING:
        return msg("prompt-pick", seat=seat, seat2=s.victim)
    return msg("prompt-show") if is_winning(s, seat) else msg("prompt-nothing-to-show")


def turn_prompt(s: StandIn) -> Message:
    """What may be done, what was done, and what will be owed."""
    seat = s.actor
    return msg(
        "prompt-turn",
        seat=seat,
        done="drawn" if s.drawn else "traded" if s.traded else "nothing",
        suit=PROFESSIONS[s.profession[seat]],
        power=POWERS[s.profession[seat]],
        excess=max(0, hand_size(s, seat) - hand_limit(s, seat)),
        outward="yes" if must_expose(s, seat) else "no",
        token="yes" if s.token == seat else "no",
    )


def wager_prompt(s: StandIn) -> Message:
    seat = s.actor
    if s.adding:
        return msg("prompt-wager-adding", seat=seat, wager=s.wager[seat])
    if is_first_lap(s):
        return msg("prompt-wager", seat=seat)
    return msg("prompt-wager-again", seat=seat, largest=largest_wager(s), wager=s.wager[seat])
