"""What figures depend on beside the code."""

import os
import platform
from pathlib import Path

import numba

from bench import peers

NO_GCC = "gcc is not installed; with it (Debian: apt install gcc) this is measured, too"
NO_OPENSPIEL = "OpenSpiel is not installed; `make bench` installs it (or: pip install open-spiel)"


def stolen_time() -> tuple[float, float]:
    """What the host has taken from this machine's cores since it runs, and all of their time; 0 where none tells."""
    stat = Path("/proc/stat")
    ticks = [float(word) for word in stat.read_text().split("\n")[0].split()[1:]] if stat.exists() else []
    return (ticks[7], sum(ticks[:8])) if len(ticks) > 7 else (0.0, 0.0)


def taken_since(before: tuple[float, float]) -> dict[str, str]:
    """What part of their time the host has taken from the cores, since `stolen_time` gave these."""
    stolen, passed = (now - then for now, then in zip(stolen_time(), before, strict=True))
    return {"taken from the cores by the host meanwhile": f"{stolen / max(1.0, passed):.0%}"}


def machine() -> dict[str, str]:
    """The processor, how busy it is, and the versions of what runs on it."""
    info = Path("/proc/cpuinfo")
    models = [line for line in info.read_text().splitlines() if line.startswith("model name")] if info.exists() else []
    return {
        "processor": f"{models[0].partition(':')[2].strip() if models else platform.machine()}, {os.cpu_count()} cores",
        "Python": f"{platform.python_version()}, Numba {numba.__version__}",
        "C": peers.gcc_version() or NO_GCC,
        "OpenSpiel": peers.openspiel_version() or NO_OPENSPIEL,
        "busy processes before the run": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
    }
