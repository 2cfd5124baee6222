"""Inputs at random do no harm; `make fuzz` sends a hundred thousand."""

import asyncio
import random

from ..fuzz import Fuzz
from ..server_process import Running

# Of 2,000 answers. On average there are 50, 33, 720 and 260 of them: luck alone does not bring it down to a tenth.
LEAST = {"ok": 5, "200": 3, "bad_input": 72, "400": 26}


def test_inputs_at_random_do_no_harm(server: Running) -> None:
    seed = random.randrange(1 << 30)
    fuzz = Fuzz(server, random.Random(seed))
    fuzz.prepare()
    asyncio.run(fuzz.run(2000))
    fuzz.check()
    for answer, least in LEAST.items():
        assert fuzz.answers[answer] > least, (seed, fuzz.answers)
