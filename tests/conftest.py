"""Settings for all tests: how much Hypothesis tries, and the flag that rewrites the golden playthroughs."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from cutpurse.core import compiling
from cutpurse.core.compiling import INTERPRETED

# The same examples on every run and on every machine. `HYPOTHESIS_PROFILE=deep` looks further, and anew each time;
# `few` is for `make check`.
# Rules that are not compiled take a hundred times as long: with CUTPURSE_INTERPRETED=1 fewer examples are tried, and a
# failure is told as it was found.
COMMON: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large]}
FOUND = (Phase.explicit, Phase.generate)
settings.register_profile("quick", derandomize=True, database=None, max_examples=40, **COMMON)
settings.register_profile("few", settings.get_profile("quick"), max_examples=6)
settings.register_profile("deep", max_examples=1000, **COMMON)
settings.register_profile("interpreted", settings.get_profile("quick"), max_examples=6, phases=FOUND)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "interpreted" if INTERPRETED else "quick"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write tests/golden anew instead of comparing with it"
    )


@pytest.fixture(autouse=True)
def compiled() -> None:
    """No test inherits a game that another one has interpreted."""
    compiling._interpreted.clear()


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Also where the shell that runs the tests has them ignore it, as `nohup make test &` does."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
