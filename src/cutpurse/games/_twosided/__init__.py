"""What Lucre and COIN share; not a game."""


def turned_prize(value: int, chairs: int, seats: int) -> int:
    """A prize when everybody moves by so many chairs: sixteen values an owner; nothing at all stays nothing."""
    return ((value >> 4) + chairs) % seats << 4 | value & 15 if value else 0
