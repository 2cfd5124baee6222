"""Games played, or replayed, in compiled code, with a row for each decision."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from cutpurse.core.chance import pick, reseed
from cutpurse.core.compiling import copy_state, entry
from cutpurse.core.contract import OVER, deal, greedy, legal, play, scores, standing
from cutpurse.core.loop import RANDOM, run_table
from cutpurse.envs.stepping import observe_into
from cutpurse.kit.rows import Row, write_set

GIVEN = -1  # who moves for a seat, beside the bots of `core.loop`: the row has its action already


@entry
def note_game(states, kinds, shift, rng, action, seat, mask, observation, ranks, points):
    """Play one game in `states[1]`, from the template in `states[0]`; how many decisions it took, a row for each.

    Seat `q` is moved by `kinds[(q + shift) % seats]`, with the same luck as in `core.loop.play_games`. Where actions
    are given, the game in `states[0]` is dealt already.
    """
    copy_state(states, 1, 0)
    s = states[1]
    if kinds[0] != GIVEN:
        reseed(s, rng)
        deal(s)
    row, mover, known, width = 0, run_table(s), mask.shape[1], observation.shape[1]
    masks, observations = Row(mask.reshape(-1), 0), Row(observation.reshape(-1), 0)
    while mover != OVER:
        bits = legal(s)
        kind = kinds[(mover + shift) % s.seats]
        if kind != GIVEN:
            action[row] = pick(rng, bits) if kind == RANDOM else greedy(s, rng)
        seat[row] = mover
        write_set(Row(masks, row * known), known, bits)
        observe_into(s, mover, Row(observations, row * width), width)
        play(s, action[row])
        row += 1
        mover = run_table(s)
    standing(s, ranks)
    scores(s, points)
    return row
