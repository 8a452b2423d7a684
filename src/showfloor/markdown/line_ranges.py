"""Lines of a code block, written like `1,3-5`."""

import re

from showfloor.errors import SourceError
from showfloor.markdown.place import Place

__all__ = ["read_lines"]

RANGE = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?", re.ASCII)


def read_lines(text: str | None, count: int, place: Place) -> set[int]:
    """Return the lines that `text` names in a block of `count` lines; none if it is `None`."""
    if text is None:
        return set()
    return {line for part in text.split(",") for line in _read_range(part.strip(), count, place)}


def _read_range(part: str, count: int, place: Place) -> range:
    match = RANGE.fullmatch(part)
    if match is None:
        raise _bad_range(part, "it is neither a line nor a range of lines", place)
    first = int(match[1])
    last = int(match[2] or first)
    if first < 1 or last < first:
        raise _bad_range(part, "lines are counted from 1, and a range goes upwards", place)
    if last > count:
        raise _bad_range(part, f"the code block ends with line {count}", place)
    return range(first, last + 1)


def _bad_range(part: str, why: str, place: Place) -> SourceError:
    return place.error(
        f'the code block cannot mark the lines "{part}"',
        why=why,
        fix="write lines and ranges of the block, such as {1,3-5}",
    )
