"""A world that is rewound and played again is the same world: so a search may read what others did in it."""

from cutpurse.check.broken import difference, require
from cutpurse.check.walks import redealt, turn_of
from cutpurse.core.bits import has
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import TABLE, replayed, rewind
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn, copy, thaw
from cutpurse.core.view import View


def play_again(game: Game, world: StandIn, luck: int) -> StandIn | None:
    """A world, rewound and replayed up to now; None if the game can't do that."""
    rules, then = game.layout.bodies, copy(world)
    if not rewind(then, fast_rng(luck)):
        return None
    while True:
        if rules["turn"](then) == TABLE:
            rules["advance"](then)
            continue
        action = replayed(world, then)
        if action < 0:
            return then
        require(has(rules["legal"](then), action), f"replayed: action {action} was not permitted in the rewound world")
        rules["play"](then, action)


def seen(game: Game, s: StandIn) -> list[View]:
    """What everybody sees, hands included."""
    return [game.view(s, seat) for seat in range(s.seats)]


def rewound_worlds_are_the_same(match: Match, at: int, luck: int) -> None:
    """Rewound and replayed, a world looks the same to everybody."""
    game, states = match.game, match.frames[at].states
    seat = turn_of(states)
    if seat < 0:
        return
    world = thaw(redealt(states, seat, luck))
    then = play_again(game, world, luck)
    if then is not None:
        one, other = ([view.to_json() for view in seen(game, s)] for s in (then, world))
        apart = difference(one, other, "view")
        require(not apart, f"rewind: rewound and replayed, the world is another one: {apart}", at)
