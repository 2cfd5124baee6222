"""Work on many machines: a Ray cluster, whose processes may be lost at any time.

A job that was lost with its process is done again by another. Since a job alone decides its result, the results are
the same, bit for bit, as on one machine.
"""

import os
import re
import socket
from collections import Counter, deque
from collections.abc import Generator, Iterator
from typing import Any

from cutpurse import __version__
from cutpurse.arena.workers import Job, Result, Work
from cutpurse.core.errors import CutpurseError

LOCAL = "local"
LOOK_AGAIN = 5.0  # seconds, after which further machines of the cluster are put to work
ANSWERS = 10.0  # seconds, within which a cluster does
MOST_LOSSES = 5  # of one job: then it is the job's fault


def on_cluster(work: Work[Job, Result], jobs: Iterator[Job], address: str) -> Generator[tuple[Job, Result]]:
    """Do all jobs on the cluster at this address, `local` for one on this machine; results come as they are made."""
    ray = connect(address)
    team = Team(ray, work)
    waiting: deque[Any] = deque()  # jobs that were lost
    losses: Counter[str] = Counter()
    try:
        while True:
            team.fill()
            for actor in team.idle():
                job = waiting.popleft() if waiting else next(jobs, None)
                if job is None:
                    break
                team.give(actor, job)
            if not team.doing:
                return
            for job, answer in team.collect():
                if answer is not None:
                    yield job, answer[0]
                    continue
                losses[repr(job)] += 1
                if losses[repr(job)] == MOST_LOSSES:
                    raise CutpurseError(f"{MOST_LOSSES} processes of the cluster have broken down in one job, {job}")
                waiting.append(job)
    finally:
        team.end()
        ray.shutdown()


def connect(address: str) -> Any:
    """Ray, connected with a cluster; one of this machine's own ends with this process."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise CutpurseError("a cluster needs Ray: pip install 'cutpurse[cluster]'") from None
    if address != LOCAL:
        check_address(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    try:
        if address == LOCAL:
            ray.init(address="local", include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        told = str(error).partition("\n")[0]
        raise CutpurseError(
            f"no Ray cluster lets us in at {address!s:.100} ({told:.200}); is RAY_AUTH_TOKEN the cluster's?"
            " docs/cluster.md tells how it is set"
        ) from None
    # Ray tells of lost processes on standard output, amid our JSON; we do their work again and have nothing to tell.
    ray._private.worker.print_to_stdstream = lambda *_, **__: None
    return ray


def check_address(address: str) -> None:
    """CutpurseError if nobody answers there: Ray itself would try for minutes."""
    found = re.fullmatch(r"(?:ray://)?([^:/]+|\[[0-9a-fA-F:]+\]):(\d{1,5})", address)
    if not found:
        raise CutpurseError(
            f"{address!s:.100} is not the address of a cluster; write host:6379, ray://host:10001 or {LOCAL}"
        )
    try:
        socket.create_connection((found[1].strip("[]"), int(found[2])), timeout=ANSWERS).close()
    except (OSError, OverflowError) as error:
        told = getattr(error, "strerror", None) or str(error)
        raise CutpurseError(f"there is no Ray cluster at {address!s:.100} ({told}); see docs/cluster.md") from None


class Player:
    """A process of the cluster that is ready for jobs."""

    def __init__(self, work: Work[Any, Any], version: str) -> None:
        self.wrong = "" if version == __version__ else f"has Cutpurse {__version__}, not {version}"
        if not self.wrong:
            self.context = work.begin()
            self.do = self.context.__enter__()

    def run(self, job: Any) -> tuple[bool, Any]:
        """Whether it has worked, and what was made, or what went wrong."""
        if self.wrong:
            return False, f"a machine of the cluster {self.wrong}; install the same version everywhere"
        try:
            return True, self.do(job)
        except CutpurseError as error:
            return False, str(error)


class Team:
    """The processes of a cluster that work for us, one for each of its cores."""

    def __init__(self, ray: Any, work: Work[Any, Any]) -> None:
        self._ray = ray
        self._work = ray.put(work)  # sent once to each machine
        self._kind = ray.remote(num_cpus=1, max_restarts=0)(Player)
        self.actors: list[Any] = []
        self.doing: dict[Any, tuple[Any, Any]] = {}  # by what will be the answer: process and job

    def fill(self) -> None:
        """Start a process for each core that has none."""
        cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        while len(self.actors) < cores:
            self.actors.append(self._kind.remote(self._work, __version__))

    def idle(self) -> list[Any]:
        busy = [actor for actor, _ in self.doing.values()]
        return [actor for actor in self.actors if actor not in busy]

    def give(self, actor: Any, job: Any) -> None:
        self.doing[actor.run.remote(job)] = actor, job

    def collect(self) -> Iterator[tuple[Any, tuple[Any] | None]]:
        """What is ready now: the job, and what was made; None if it was lost with its process."""
        done, _ = self._ray.wait(list(self.doing), num_returns=1, timeout=LOOK_AGAIN)
        for reference in done:
            actor, job = self.doing.pop(reference)
            try:
                worked, answer = self._ray.get(reference)
            except (self._ray.exceptions.RayActorError, self._ray.exceptions.ObjectLostError):
                self.actors.remove(actor)
                yield job, None
                continue
            if not worked:
                raise CutpurseError(answer)
            yield job, (answer,)

    def end(self) -> None:
        """Leave the cluster as it was."""
        for actor in self.actors:
            self._ray.kill(actor)
