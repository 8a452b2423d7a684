"""How far a word is from what was typed (`distance.ts` does the same)."""

from typing import NamedTuple

__all__ = ["Distance", "distance"]

FAR = 99


class Distance(NamedTuple):
    """Letters to put in, take out, change or swap with their neighbour."""

    whole: int
    """To make what was typed of the word."""
    start: int
    """To make it of the beginning of the word that fits best."""


def distance(typed: str, word: str, most: int) -> Distance | None:
    """Return the distance by optimal string alignment, or nothing beyond `most`."""
    if len(word) < len(typed) - most:
        return None
    if sum(letter not in word for letter in typed) > most:
        return None
    # What is longer than that is not meant as a whole, and no beginning of it fits better.
    begin = word[: len(typed) + most]
    before: list[int] = []
    above = list(range(len(begin) + 1))
    for row in range(1, len(typed) + 1):
        here = _row(typed, begin, row, before, above)
        if min(here) > most:
            return None
        before, above = above, here
    start = min(above[max(len(typed) - most, 0) :], default=FAR)
    return None if start > most else Distance(above[-1] if begin == word else FAR, start)


def _row(typed: str, word: str, row: int, before: list[int], above: list[int]) -> list[int]:
    here = [row]
    letter = typed[row - 1]
    for column in range(1, len(word) + 1):
        changed = above[column - 1] + (letter != word[column - 1])
        steps = min(above[column] + 1, here[-1] + 1, changed)
        if (
            row > 1
            and column > 1
            and (letter, typed[row - 2])
            == (
                word[column - 2],
                word[column - 1],
            )
        ):
            steps = min(steps, before[column - 2] + 1)
        here.append(steps)
    return here
