"""Serves games while they are written: after an edit the server starts anew, if all games can still be loaded.

This process loads no game itself. One process serves; another tries what was edited, before the first is ended.
"""

import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib.metadata import entry_points
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, TypeAlias

from cutpurse import games
from cutpurse.server.live.parent import end_with_parent

INTERVAL = 1.0  # seconds between two looks at the files
PATIENCE = 30.0  # seconds for a server to end
OURS = ("games", "kit", "words")  # the folders of our own that games are made from

Files: TypeAlias = Mapping[Path, tuple[int, int]]
"""Files, each with its time and size."""


def serve_edited(serve: Callable[..., None], say: Callable[[str], None], **how: Any) -> int:
    """Run `serve(**how)` in a process, and again after each edit, until we are told to end; the exit code."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    serving: SpawnProcess | None = None
    try:
        while True:
            places = sources()
            files = look(places)  # before they are loaded: a further edit meanwhile is not missed
            if can_load(say):
                end(serving)
                serving = start(while_asked, serve, how)
                how["open_browser"] = False  # once is enough
            elif serving is None:
                say("Nothing is served until that is edited.")
            while (edited := changed(files, look(places))) is None:
                if serving and not serving.is_alive():
                    return serving.exitcode or 0
                time.sleep(INTERVAL)
            say(f"{edited} has been edited")
    except KeyboardInterrupt:
        return 0
    finally:
        end(serving)


def sources() -> list[Path]:
    """Files and folders that games are made from. No game is imported: that might fail."""
    home = Path(games.__file__).parents[1]
    return [home / name for name in OURS] + [path for point in entry_points(group=games.GROUP) for path in of(point)]


def of(point: Any) -> Iterator[Path]:
    """Where another package's game is."""
    spec = find_spec(point.module.partition(".")[0])
    for path in (spec.submodule_search_locations or [spec.origin or ""]) if spec else ():
        yield Path(path)


def look(places: Iterable[Path]) -> Files:
    """What there is, save for what Python makes itself."""
    found: dict[Path, tuple[int, int]] = {}
    for place in places:
        for file in place.rglob("*") if place.is_dir() else [place]:
            with suppress(OSError):  # it is being written anew, or gone
                if file.parent.name != "__pycache__" and file.is_file():
                    found[file] = file.stat().st_mtime_ns, file.stat().st_size
    return found


def changed(before: Files, after: Files) -> Path | None:
    """A file that is new, gone or different."""
    return next((file for file in {**before, **after} if before.get(file) != after.get(file)), None)


def start(work: Callable[..., None], *args: Any) -> SpawnProcess:
    process = get_context("spawn").Process(target=work, args=args)
    process.start()
    return process


def end(process: SpawnProcess | None) -> None:
    """Let a server end as if it were told to; what takes too long is ended at once."""
    if process and process.is_alive():
        process.terminate()
        process.join(PATIENCE)
        process.kill()


def can_load(say: Callable[[str], None]) -> bool:
    """Whether all games can be loaded; if not, it is said why."""
    trial = start(load_all, say)
    trial.join()
    return trial.exitcode == 0


def load_all(say: Callable[[str], None]) -> None:
    for name in games.names():
        try:
            game = games.load(name)
            for language in game.languages:
                game.words(language)
        except Exception as error:
            say(f"{name} can't be loaded: {place_of(error)}: {type(error).__name__}: {error}")
            sys.exit(1)


def place_of(error: Exception) -> str:
    """File and line of an error, in a game rather than in what it calls."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if any(Path(frame.filename).is_relative_to(place) for place in sources())]
    within = [frame for frame in own if Path(frame.filename) != Path(games.__file__)]
    return "{0.filename}, line {0.lineno}".format((within or frames)[-1])


def while_asked(serve: Callable[..., None], how: dict[str, Any]) -> None:
    """Serve until we are told to end, or whoever has started us is gone."""
    end_with_parent()
    serve(**how)
