"""The games for OpenSpiel: `import cutpurse.envs.openspiel`, then `pyspiel.load_game("cutpurse_lucre")`.

Every installed game is registered as a Python game when this module is imported. Parameters are `players`, the game's
options (lists with semicolons, for a comma ends a parameter), and

- `rules`: the version of the rules, by default the current one;
- `deals`: among how many deals chance chooses; 0 is 2**32 of them;
- `seed`: another number has other deals;
- `zero_sum`: what seats win is told less the mean, so that it adds up to 0.

Chance is explicit, and all of it comes first: it chooses the number of a deal, and that decides all that is ever
drawn. What nobody has seen may be decided before. So a state follows from its history, and is written down with it; a
node for each card would take code for every game, and of sampled chance OpenSpiel can't write down Python games.
Usually a deal is chosen in four nodes of 256 outcomes. With `deals=N` there is one node of N outcomes: such a game is
small enough to walk through all of it, if its options are.

The information state is what a seat has known and done at each of its decisions, and knows now: its string is a hash of
all that. Its tensor holds what the seat knows now and its own latest actions.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from cutpurse import bots, games
from cutpurse.bots.position import Position
from cutpurse.core.chance import fast_rng, next_fast
from cutpurse.core.contract import OVER
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.game import Game
from cutpurse.core.options import Number, Option, Switch, Value
from cutpurse.core.state import copy_states
from cutpurse.envs.drawing import seen_by, text
from cutpurse.envs.extras import need
from cutpurse.envs.played import RECENT, Played, hashed

need("pyspiel", "openspiel")
import pyspiel  # noqa: E402

PREFIX = "cutpurse_"
MOST_DEALS = 100_000


def register(game: Game) -> str:
    """Let OpenSpiel know a game; the name that it has there."""
    name = PREFIX + game.name
    if name not in pyspiel.registered_names():
        # A class: OpenSpiel lets go of it when Python has ended already, and must not be the last to do so.
        pyspiel.register_game(type_of(game, {}), type(f"SpielGame_{game.name}", (SpielGame,), {"game": game}))
    return name


def type_of(game: Game, settings: Mapping[str, Any]) -> Any:
    """What OpenSpiel wants to know of a game."""
    kinds = pyspiel.GameType
    zero_sum = settings.get("zero_sum")
    return kinds(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


def parameters_of(game: Game) -> dict[str, Any]:
    """All parameters with their defaults."""
    options = {option.name: parameter(option, option.default) for option in game.options}
    return {"players": game.seats[0], "rules": game.version, "deals": 0, "seed": 0, "zero_sum": False} | options


def parameter(option: Option, value: Value) -> Any:
    """An option's value as OpenSpiel keeps it. In a text a comma would end it, and digits would be a number."""
    if isinstance(option, Switch):
        return bool(value)
    if isinstance(option, Number):
        return value
    text = option.write(value).replace(",", ";")
    return f'"{text}"' if text.isdecimal() else text


def plain(parameter: Any) -> str:
    """What `parameter` has made, or somebody has written, as the option reads it."""
    return str(parameter).replace(";", ",").strip('"')


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options; `register` makes a class of its own for each game."""

    game: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        usual = parameters_of(game)
        settings = usual | dict(params or {})
        self.seats = game.check_seats(settings["players"])
        self.rules = game.check_version(settings["rules"])
        self.options = game.complete_options(
            {each.name: plain(settings[each.name]) for each in game.options}, self.seats
        )
        settings |= {option.name: parameter(option, self.options[option.name]) for option in game.options}
        self.seed, deals = settings["seed"], settings["deals"]
        if not 0 <= deals <= MOST_DEALS:
            raise CutpurseError(f"deals is a number up to {MOST_DEALS}, or 0 for 2**32 of them, not {deals!s:.20}")
        self.outcomes: int = deals or 256
        self.chance_nodes = 1 if deals else 4
        self.zero_sum = bool(settings["zero_sum"])
        even = 1 / self.seats if self.zero_sum else 0.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.outcomes,
            num_players=self.seats,
            min_utility=0.0 - even,
            max_utility=1.0 - even,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=game.most_decisions,
        )
        given = {name: value for name, value in settings.items() if value != usual.get(name)}
        super().__init__(type_of(game, settings), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: by its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes

    def deal(self, chosen: tuple[int, ...]) -> Played:
        """A new game: the deal that chance has chosen."""
        seed = hashlib.sha256(f"{self.seed}/{chosen}".encode()).digest()
        return Played(self.game, self.game.deal(self.options, self.seats, seed, self.rules))

    def state_of(self, position: Position) -> "SpielState":
        """A position of ours as a state, so that bots of OpenSpiel can play in our arena. Nobody remembers the past."""
        state = self.new_initial_state()
        state.played = Played(self.game, copy_states(position.states))
        return state

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        """What observes states for OpenSpiel."""
        if params:
            raise CutpurseError(f"observers take no parameters, such as {next(iter(params))}")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before it is dealt, a node of chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.chosen: tuple[int, ...] = ()  # by chance
        self.played: Played | None = None

    def current_player(self) -> int:
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.played.turn == OVER else self.played.turn

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.turn == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Python asks here; OpenSpiel's own way would come back to Python several times."""
        if self.played is None:
            return list(range(self.get_game().outcomes))
        return self.played.legal.copy() if player is None or player == self.played.turn else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.get_game().outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.played is not None:
            self.played.play(action)
            return
        game = self.get_game()
        if not 0 <= action < game.outcomes:
            raise IllegalAction(f"chance has the outcomes 0 to {game.outcomes - 1}, not {action!s:.20}")
        self.chosen = (*self.chosen, action)
        if len(self.chosen) == game.chance_nodes:
            self.played = game.deal(self.chosen)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.played is None:
            return f"deal {action}"
        return self.played.game.notation(self.played.stand_in, action) or f"action {action}"

    def returns(self) -> list[float]:
        """What each seat has won, when the game is over."""
        if self.played is None or not self.played.over:
            return [0.0] * self.num_players()
        shares = self.played.win_shares()
        mean = sum(shares) / len(shares) if self.get_game().zero_sum else 0.0
        return [share - mean for share in shares]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another world of a player, each equally likely."""
        if not 0 <= player < self.num_players():
            raise CutpurseError(f"players are 0 to {self.num_players() - 1}, not {player!s:.20}")
        world: SpielState = self.clone()
        if self.played is not None:
            world.played = self.played.redealt(player, int(sampler() * (1 << 53)))
        return world

    def position(self, rng: Any) -> Position:
        """What a bot of ours is given: the seat on turn and one of its worlds."""
        if self.played is None or self.played.over:
            raise CutpurseError("nobody is to move: the game is not dealt yet, or over")
        world = self.played.redealt(self.played.turn, int(next_fast(rng)))
        return Position(self.played.game, self.get_game().options, world.states, self.played.turn, rng, lambda: ())

    def __str__(self) -> str:
        return f"not dealt yet {self.chosen}" if self.played is None else self.played.drawing(text)


class Observer:
    """What a seat knows, or of that only what all know, or only what they don't, as numbers and as text."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise CutpurseError("an observer tells what one player knows, or what all know; not what each of them does")
        self.kind = kind
        self.whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        sizes = dict(game.game.observation) if self.whole else {}
        if self.whole and kind.perfect_recall:
            sizes |= {"own actions": RECENT}
        self.tensor = np.zeros(sum(sizes.values()), np.float32) if self.whole else None
        self.size = game.game.observation_size
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            assert self.tensor is not None
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat knows; before the deal that is nothing."""
        if self.tensor is None:
            return
        self.tensor[:] = 0
        played = state.played
        if played is None or player < 0:
            return
        self.tensor[: self.size] = played.observe(player)
        if self.kind.perfect_recall:
            recent = played.memory(player)[1]
            self.dict["own actions"][: len(recent)] = [(action + 1) / played.game.actions for action in recent]

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state as a hash, else what can be seen as text."""
        played = state.played
        if played is None:
            return "not dealt yet"
        if self.kind.perfect_recall and self.whole:
            chain, recent = played.memory(player)
            return (
                f"player {player}, {len(recent)} own actions, {hashed(chain, played.observe(player).tobytes()).hex()}"
            )
        if self.kind.public_info:
            return seen_by(played.game, played.stand_in, player if self.whole else None)
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return ""
        public = seen_by(played.game, played.stand_in, None).splitlines()
        own = seen_by(played.game, played.stand_in, player).splitlines()
        return "\n".join(line for line in own if line not in public)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of ours for OpenSpiel: `SpielBot("greedy")`, `SpielBot("sharp")`, `SpielBot("expert@100ms")`."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        super().__init__()
        if name.partition("@")[0] == bots.ORACLE:
            raise CutpurseError(f"{name} sees all cards, and a bot is given only what its seat knows")
        self.bot = bots.make(name)
        self.rng = fast_rng(secrets.randbits(63) if seed is None else seed)

    def step(self, state: SpielState) -> int:
        """It is given one of its seat's worlds, and nothing else of the state."""
        return int(self.bot.choose(state.position(self.rng)))

    def provides_policy(self) -> bool:
        return False

    def restart_at(self, state: SpielState) -> None:
        """It remembers nothing from one game to the next."""


for _name in games.names():
    register(games.load(_name))
