"""Lists and numbers in words."""

from collections.abc import Iterable


def listed(words: Iterable[str]) -> str:
    """Blue; Blue and Green; Blue, Green and Red."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
