"""OpenSkill ratings: the Plackett-Luce model on the whole ranking of each game."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating


def rate(
    model: PlackettLuce, before: Mapping[str, PlackettLuceRating], players: Sequence[str], ranks: Sequence[int]
) -> dict[str, PlackettLuceRating]:
    """Ratings after a game. A player in several seats is rated in each, and takes the mean."""
    after = model.rate([[before[player]] for player in players], ranks=[float(rank) for rank in ranks])
    found = {}
    for player in before:
        own = [rating for (rating,), other in zip(after, players, strict=True) if other == player]
        mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
        found[player] = model.rating(name=player, mu=mu, sigma=sigma)
    return found
