"""A simple player of Lucre that never throws coins away."""

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.greedy import best_for_middle, best_to_spare, mean_prize, unopened, worth_kept
from cutpurse.games._twosided.rules import ASIDE, PASS, action_with
from cutpurse.games.lucre.rules import SWAP, WEALTH

BACK = 1  # coins on a back
FOREIGN = 0  # a Purse of another Guild is worth no more than its coins
ENOUGH = 2  # coins a card must promise to be worth a place in the first hand


@rule
def greedy(s, rng):
    me = s.actor
    if s.phase == SWAP:
        return swap_or_keep(s, me)
    if s.phase == WEALTH:
        return action_with(ASIDE, best_to_spare(s, me, BACK, FOREIGN, s.lead_card_down == 0))
    return best_for_middle(s, me, BACK, FOREIGN, True)  # LUC-29: the last card shows


@rule
def swap_or_keep(s, me):
    """Put the poorest card beneath the deck, unless it promises enough."""
    card = best_to_spare(s, me, BACK, FOREIGN, False)
    promised = worth_kept(s, card, BACK, mean_prize(s, FOREIGN), unopened(s, me))
    return action_with(ASIDE, card) if promised < ENOUGH else PASS
