"""Short matches for the tests of the arena."""

from collections.abc import Sequence
from typing import Any

from cutpurse import games
from cutpurse.arena.setup import Setup
from cutpurse.arena.tally import ArenaResult
from cutpurse.arena.tournament import ArenaSettings, make_setup, run_arena

SEED = bytes(range(32))
TIMED = ("ms_median", "ms_p99")


def planned(*bots: str, name: str = "lucre", **more: Any) -> Setup:
    return make_setup(games.load(name), bots=bots or ("greedy", "random"), **{"seed": SEED, **more})


def held(bots: Sequence[str] = ("greedy", "random"), deals: int = 4, name: str = "lucre", **more: Any) -> ArenaResult:
    """A match on one thread, if nothing else is said."""
    settings = ArenaSettings(
        deals=deals, threads=more.pop("threads", 1), until_significant=more.pop("until_significant", False)
    )
    run = {key: more.pop(key) for key in ("save", "progress") if key in more}
    setup = planned(*bots, name=name, save=run.get("save"), **more)
    return run_arena(setup, settings, **run)


def without_time(result: ArenaResult) -> dict[str, Any]:
    """All that the seed decides."""
    data = {key: value for key, value in result.to_json().items() if key not in ("seconds", "threads")}
    bots = [{key: value for key, value in bot.items() if key not in TIMED} for bot in data["bots"]]
    return data | {"bots": bots}
