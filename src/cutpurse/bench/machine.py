"""What figures depend on beside the code."""

import os
import platform
from pathlib import Path

import numba

from cutpurse.bench import peers

NO_GCC = "gcc is not installed; with it (Debian: apt install gcc) this is measured, too"
NO_OPENSPIEL = "OpenSpiel is not installed; `make bench` installs it (or: pip install open-spiel)"


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
