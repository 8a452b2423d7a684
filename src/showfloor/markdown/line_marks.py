"""Marked lines of a code block: which ones, and how."""

import re
from collections.abc import Mapping

from showfloor.errors import SourceError
from showfloor.markdown.arguments import HIGHLIGHT
from showfloor.markdown.place import Place

__all__ = ["MARKS", "diff_marks", "given_marks"]

RANGE = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?", re.ASCII)


MARKS = {HIGHLIGHT: "highlight", "ins": "ins", "del": "del"}
"""Options of a code block, and the mark that each gives to lines such as `1,3-5`."""


def given_marks(options: Mapping[str, str], count: int, place: Place) -> dict[int, str]:
    """Return the mark of each line that the options name, in a block of `count` lines."""
    marks: dict[int, str] = {}
    for key, mark in MARKS.items():
        lines = _read_lines(options[key], count, place) if key in options else set()
        if twice := lines & marks.keys():
            raise place.error(
                f"line {min(twice)} of the code block is marked twice",
                why="a line is highlighted, added or removed, and shown in one color",
                fix="name it in one of {}, ins={} and del={} only",
            )
        marks |= dict.fromkeys(lines, mark)
    return marks


def diff_marks(source: str) -> dict[int, str]:
    """Return the marks that the lines of a diff give themselves."""
    kinds = {"+": "ins", "-": "del"}
    return {
        number: kinds[line[0]]
        for number, line in enumerate(source.split("\n"), start=1)
        if line[:1] in kinds and not line.startswith(("+++", "---"))
    }


def _read_lines(text: str, count: int, place: Place) -> set[int]:
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
