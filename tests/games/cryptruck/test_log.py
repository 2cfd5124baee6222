"""What is told of a round of Cryptruck."""

from .builder import lay_out


def test_three_blocks_have_a_message_of_their_own() -> None:
    """A beginner is given a tip then."""
    hands = {"Ada": "Blue 5", "Bram": "Yellow 4", "Cleo": "Blue 1", "Dov": "Blue 2"}
    for taken, key in (("Red 3", "wins-trick-has-three"), ("Red 1", "wins-trick")):
        table = lay_out(hands, tricks=5, taken={"Bram": "", "Ada": taken}, seats=4, turned="Red 6")
        table.play(*(f"{name}: {card}" for name, card in hands.items()))
        told = [line.message.key for line in table.match.log()]
        assert [one for one in told if one.startswith("wins-trick")] == [key]
