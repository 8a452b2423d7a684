"""Lines that begin and end a code block: ` ``` ` and `~~~`."""

import re

from showfloor.errors import SourceError
from showfloor.markdown.place import Place

__all__ = ["ends_code", "opening_fence", "unclosed_code"]

OPENING = re.compile(r"(`{3,})[^`]*$|(~{3,})")


def opening_fence(line: str) -> str:
    """Return the marks with which a line begins a code block, or an empty string."""
    match = OPENING.match(line)
    return (match[1] or match[2]) if match else ""


def ends_code(line: str, fence: str) -> bool:
    """Whether a line ends the code block that `fence` began."""
    return line.startswith(fence) and not line.strip(fence[0])


def unclosed_code(line: str, place: Place) -> SourceError:
    """Return the error for a code block that begins with `line` and has no end."""
    fence = opening_fence(line)
    return place.error(
        f"the code block {line} is never closed",
        why="everything after it would be code",
        fix=f"write {fence} on a line of its own where it ends",
    )
