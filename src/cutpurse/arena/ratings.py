"""OpenSkill ratings: the Plackett-Luce model on the whole ranking of each game."""

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating


class Ratings:
    """What each bot's strength is thought to be, one game after another. All begin at 25.

    A bot does not change while it is measured, so that nothing is added to the doubt between games (`tau`).
    """

    def __init__(self, lineup: Sequence[str]) -> None:
        self.lineup = lineup
        self.model = PlackettLuce(tau=0.0)
        self.rated: dict[str, PlackettLuceRating] = {name: self.model.rating(name=name) for name in lineup}

    def count(self, ranks: Sequence[int]) -> None:
        """Learn from a game. A bot in several seats is rated in each, and takes the mean."""
        seats = [[self.rated[name]] for name in self.lineup]
        found = self.model.rate(seats, ranks=[float(rank) for rank in ranks])
        for name in self.rated:
            own = [rating for (rating,), other in zip(found, self.lineup, strict=True) if other == name]
            mu, sigma = (sum(getattr(rating, part) for rating in own) / len(own) for part in ("mu", "sigma"))
            self.rated[name] = self.model.rating(name=name, mu=mu, sigma=sigma)
