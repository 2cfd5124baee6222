"""Options tuned towards targets: searched on some deals, shown on fresh ones.

Where there are few settings, all are tried; else Optuna's tree-structured Parzen estimator proposes them (Bergstra et
al., 2011). The best of many looks better than it is, by luck: so the table is made on deals that the search has not
seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import prod
from typing import TYPE_CHECKING, Any, TypeAlias

from cutpurse.arena.intervals import Interval
from cutpurse.arena.setup import Progress, Setup
from cutpurse.core.errors import CutpurseError, OptionError
from cutpurse.core.options import Option, Value
from cutpurse.lab.figures import column_of
from cutpurse.lab.metrics import BY_NAME, say, say_with_reach
from cutpurse.lab.samples import Estimate, difference, estimate, on_same_games, reach_of
from cutpurse.lab.study import Part, Run, Store, play_study
from cutpurse.lab.targets import Target, name_of

if TYPE_CHECKING:
    from rich.console import Console

Space: TypeAlias = Mapping[str, tuple[Option, Sequence[Value]]]

FORMAT = "cutpurse-lab-tuning"
USUAL = "as it is"
SHOWN = 5  # settings on the table
FRESH = 4  # times as many games for it


@dataclass(frozen=True, kw_only=True)
class Reached:
    """How near a setting has come to one target."""

    metric: str
    target: float
    value: float
    ci95: Interval | None
    nearer: float  # by how much it is nearer to the target than the base
    holds: bool  # whether the interval of the difference to the base says so, on fresh deals


@dataclass(frozen=True, kw_only=True)
class Setting:
    """Options, and what they reach."""

    name: str
    options: dict[str, str]
    distance: float  # 1 is as far as the base, 0 is on target; mean over targets
    searched: float  # the same on the deals of the search
    reached: tuple[Reached, ...]


@dataclass(frozen=True, kw_only=True)
class Missed:
    """A target that no setting has reached, and what came nearest on the deals of the search."""

    target: str
    metric: str
    nearest: str  # the setting
    value: float


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """What a search for better options has found."""

    game: str
    title: str
    lineup: tuple[str, ...]
    seed: str
    trials: int
    games: int  # of each trial
    fresh_games: int  # 0: it was stopped before, and all figures are of the deals of the search
    complete: bool
    targets: tuple[str, ...]
    missed: tuple[Missed, ...]
    settings: tuple[Setting, ...]  # the base first, then the best

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT} | asdict(self)


@dataclass(frozen=True, kw_only=True)
class Tried:
    """Options as they were on the deals of the search."""

    options: Mapping[str, Value]
    found: tuple[Estimate, ...]  # of each target's metric
    distance: float


@dataclass(frozen=True, kw_only=True)
class Search:
    """All that was tried."""

    base: Setup
    targets: Sequence[Target]
    games: int
    scales: Sequence[float]
    usual: Tried
    tried: tuple[Tried, ...]  # the best first
    store: Store
    complete: bool

    def named(self, options: Mapping[str, Value]) -> str:
        """What is different in these options."""
        write = self.base.game.write_options
        own, chosen = write(self.base.options), write(options)
        return ", ".join(f"{name}={value}" for name, value in chosen.items() if value != own[name]) or USUAL

    @property
    def missed(self) -> tuple[Missed, ...]:
        """The targets that nothing has reached."""
        found = []
        for number, target in enumerate(self.targets):
            figures = [(tried.found[number], tried) for tried in (self.usual, *self.tried)]
            if not any(target.near(figure.value, figure.ci95) for figure, _ in figures):
                figure, tried = min(figures, key=lambda pair: abs(pair[0].value - target.value))
                name = self.named(tried.options)
                found.append(Missed(target=target.text, metric=target.metric.name, nearest=name, value=figure.value))
        return tuple(found)


def search(
    base: Setup,
    targets: Sequence[Target],
    space: Space,
    *,
    trials: int,
    games: int,
    store: Store,
    cluster: str | None = None,
    threads: int | None = 1,
    progress: Progress | None = None,
) -> Search:
    """Try settings on the base's deals. Ctrl-C ends it with those that were tried."""
    optuna = load_optuna()
    tell = progress or (lambda done, total: None)
    scores: dict[tuple[str, ...], Tried] = {}
    start = play(base, games, store, threads, cluster)
    scales = [scale_of(start, base, target) for target in targets]
    written = base.game.write_options
    most = min(trials, size_of(space))

    def tried(part: Part, options: Mapping[str, Value]) -> Tried:
        found = tuple(estimate_of(part, base, target) for target in targets)
        return Tried(options=options, found=found, distance=distance(part, base, targets, scales))

    def attempt(trial: Any) -> float:
        chosen = {name: values[trial.suggest_int(name, 0, len(values) - 1)] for name, (_, values) in space.items()}
        try:
            options = base.game.complete_options(dict(base.options) | chosen, base.seats)
        except OptionError:
            raise optuna.TrialPruned from None  # so many can't play with these
        key = tuple(written(options).values())
        if key not in scores:
            scores[key] = tried(play(replace(base, options=options), games, store, threads, cluster), options)
        tell(trial.number + 1, most)
        return scores[key].distance

    complete = True
    try:
        study = optuna.create_study(sampler=sampler(optuna, space, trials, base.seed))
        study.optimize(attempt, n_trials=most, catch=())
    except KeyboardInterrupt:
        if not scores:
            raise
        complete = False
    if not scores:
        raise CutpurseError("none of these settings can be played by so many")
    return Search(
        base=base,
        targets=targets,
        games=games,
        scales=scales,
        usual=replace(tried(start, base.options), distance=1.0),
        tried=tuple(sorted(scores.values(), key=lambda found: found.distance)),
        store=store,
        complete=complete,
    )


def bounds(base: Setup, space: Space, trials: int, games: int) -> list[Run]:
    """As much as is played at most, with the base's options: in the search, and on fresh deals."""
    settings = 1 + min(trials, size_of(space))
    searched = Run(what="counted", setup=base, size=games * settings)
    return [searched, Run(what="fresh", setup=base, size=games * FRESH * min(1 + SHOWN, settings))]


def load_optuna() -> Any:
    try:
        import optuna
    except ImportError:
        raise CutpurseError("tuning needs Optuna: pip install 'cutpurse[lab]'") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    return optuna


def size_of(space: Space) -> int:
    """How many settings there are."""
    return prod(len(values) for _, values in space.values())


def sampler(optuna: Any, space: Space, trials: int, seed: bytes) -> Any:
    if size_of(space) <= trials:
        return optuna.samplers.GridSampler({name: range(len(values)) for name, (_, values) in space.items()}, seed=0)
    return optuna.samplers.TPESampler(seed=int.from_bytes(seed[:4], "little"))


def play(setup: Setup, games: int, store: Store, threads: int | None, cluster: str | None) -> Part:
    run = Run(what="counted", setup=setup, size=games)
    if not play_study([run], store, threads=threads, cluster=cluster):
        raise KeyboardInterrupt
    part = store.of(run)
    assert part
    return part


def estimate_of(part: Part, setup: Setup, target: Target) -> Estimate:
    column = column_of(part, setup, target.metric.name)
    found = estimate(column) if column else None
    if found is None:
        raise CutpurseError(f"{target.name} can't be measured in this game")
    return found


def scale_of(part: Part, setup: Setup, target: Target) -> float:
    """How far the base is from the target: that counts as 1, so that targets in different units weigh the same."""
    found = estimate_of(part, setup, target)
    noise = reach_of(found.ci95) if found.ci95 else 0.0
    return max(abs(found.value - target.value), noise, 0.01 * abs(target.value), 1e-9)


def distance(part: Part, setup: Setup, targets: Sequence[Target], scales: Sequence[float]) -> float:
    """The mean distance to the targets, squared so that no target is given up for the others."""
    pairs = zip(targets, scales, strict=True)
    parts = [((estimate_of(part, setup, target).value - target.value) / scale) ** 2 for target, scale in pairs]
    return float((sum(parts) / len(parts)) ** 0.5)


def settle(
    search: Search,
    *,
    cluster: str | None = None,
    threads: int | None = 1,
    progress: Progress | None = None,
) -> Tuning:
    """The base and the best settings on fresh deals, the best first.

    Ctrl-C ends it with the fresh deals that were played with all of them; if these are few, with the search's figures.
    """
    base, game, store = search.base, search.base.game, search.store
    others = [tried for tried in search.tried[:SHOWN] if search.named(tried.options) != USUAL]
    settings = [search.usual, *others]
    fresh = replace(base, seed=base.stream("fresh deals"))
    setups = [replace(fresh, options=tried.options) for tried in settings]
    runs = [Run(what="fresh", setup=setup, size=search.games * FRESH) for setup in setups]
    complete = play_study(runs, store, threads=threads, cluster=cluster, progress=progress)
    parts = on_same_deals([store.of(run) for run in runs])
    played = len(parts[0].tables["games"].games) if parts else 0
    is_fresh = played >= search.games
    if not is_fresh:
        parts = [
            play(replace(base, options=tried.options), search.games, store, threads, cluster) for tried in settings
        ]

    def setting(tried: Tried, part: Part) -> Setting:
        found = [reached(part, parts[0], base, target, is_fresh) for target in search.targets]
        return Setting(
            name=search.named(tried.options),
            options=game.write_options(tried.options),
            distance=distance(part, base, search.targets, search.scales),
            searched=tried.distance,
            reached=tuple(found),
        )

    usual, *rest = map(setting, settings, parts)
    return Tuning(
        game=game.name,
        title=game.title,
        lineup=tuple(base.lineup),
        seed=base.seed.hex(),
        trials=len(search.tried),
        games=search.games,
        fresh_games=played if is_fresh else 0,
        complete=search.complete and complete,
        targets=tuple(target.text for target in search.targets),
        missed=search.missed,
        settings=(usual, *sorted(rest, key=lambda other: other.distance)),
    )


def on_same_deals(parts: Sequence[Part | None]) -> list[Part]:
    """The games that all settings have played; nothing where one has played none."""
    tables = on_same_games([part.tables["games"] for part in parts if part])
    return [Part({"games": table}) for table in tables] if all(parts) else []


def reached(part: Part, usual: Part, base: Setup, target: Target, is_fresh: bool) -> Reached:
    """One target: the figure with its interval, and whether it is surely nearer than the base's."""
    columns = column_of(part, base, target.metric.name), column_of(usual, base, target.metric.name)
    assert columns[0]
    assert columns[1]
    found = estimate(columns[0], share=target.metric.unit == "share" and target.metric.name != "seat_advantage")
    before, apart = estimate(columns[1]), difference(columns[0], columns[1])
    assert found
    assert before
    assert apart
    nearer = abs(before.value - target.value) - abs(found.value - target.value)
    surely = apart.ci95 is not None and not apart.ci95[0] <= 0 <= apart.ci95[1]
    return Reached(
        metric=target.metric.name,
        target=target.value,
        value=found.value,
        ci95=found.ci95,
        nearer=nearer,
        holds=is_fresh and surely and nearer > 0,
    )


def print_tuning(tuning: Tuning, console: "Console") -> None:
    """The base and the best settings, with what they reach."""
    from rich import box
    from rich.table import Table

    stopped = "" if tuning.complete else ", stopped early"
    title = f"{tuning.title}, tuned for {', '.join(tuning.targets)}{stopped}"
    table = Table(title=title, title_style="bold", title_justify="left", box=box.SIMPLE)
    table.add_column("setting", style="cyan", overflow="fold")
    for target in tuning.targets:
        table.add_column(target, justify="right", no_wrap=True)
    table.add_column("distance", justify="right", no_wrap=True)
    for setting in tuning.settings:
        cells = [say_with_reach(BY_NAME[found.metric].unit, found.value, found.ci95) for found in setting.reached]
        table.add_row(setting.name, *cells, f"{setting.distance:.2f}")
    console.print(table)
    console.print(f"  {verdict(tuning)}")
    for missed in tuning.missed:
        console.print(f"  {say_missed(missed)}")
    searched = f"{tuning.trials} settings were tried on {tuning.games:,} games each"
    deals = f"{tuning.fresh_games:,} fresh deals each" if tuning.fresh_games else "these games"
    console.print(f"  {searched}; this table is of {deals}. Distance 1 is as it is.")
    console.print(f"  Seed {tuning.seed}", style="dim", soft_wrap=True)


def say_missed(missed: Missed) -> str:
    unit = BY_NAME[missed.metric].unit
    told = say(unit, missed.value) + ("" if unit == "share" else f" {unit}")
    return f"No setting that was tried reaches {missed.target}; the nearest is {missed.nearest}, with {told}."


def verdict(tuning: Tuning) -> str:
    """Whether anything was found that holds on fresh deals."""
    usual, *others = tuning.settings
    best = min(others, key=lambda setting: setting.distance, default=None)
    deals = "on fresh deals" if tuning.fresh_games else "on the deals of the search"
    if best is None or best.distance >= usual.distance:
        return f"No setting comes nearer to the targets {deals} than the options as they are."
    if not tuning.fresh_games:
        return f"{best.name} comes nearest {deals}. The best of many looks better than it is: try it on fresh deals."
    surely = [name_of(text) for text, found in zip(tuning.targets, best.reached, strict=True) if found.holds]
    if not surely:
        return f"{best.name} comes nearer, but not surely: play more games."
    return f"{best.name} is nearer to the target on fresh deals, surely in {', '.join(surely)}."
