"""Block rules for directives: `::leaf` lines, and `:::containers` with their closing line.

    ::name Arg key=value flag

    :::name Arg
    any blocks
    :::

A token's type is what the directive begins with, such as `::demo` or `:::info`; its `info` is
the rest of the line. A container inside another needs fewer colons than the outer one.
"""

import re
from typing import NamedTuple

from markdown_it.rules_block import StateBlock

from showfloor.errors import SourceError
from showfloor.markdown.place import Place

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


CLOSE = ":::"
"""Type of the token that ends a container."""

LEAF = re.compile(r"(::[A-Za-z][\w-]*)(?:\s(.*))?$")
CONTAINER = re.compile(r"(:{3,})(?:([A-Za-z][\w-]*)(?:\s(.*))?)?$")


def leaf(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Read `::name Arg key=value`."""
    if not _starts(state, start, "::"):
        return False
    match = LEAF.match(_line(state, start))
    if match is None:
        return False
    if not silent:
        token = state.push(match[1], "", 0)
        token.info = match[2] or ""
        token.map = [start, start + 1]
        state.line = start + 1
    return True


def container(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Read `:::name Arg` with everything up to a line of as many colons."""
    if not _starts(state, start, ":::"):
        return False
    if silent:
        return True
    opening = _opening(state, start)
    closing = _closing_line(state, opening, end)
    token = state.push(f":::{opening.name}", "", 1)
    token.info = opening.text
    token.map = [start, closing + 1]
    _read_content(state, start + 1, closing)
    state.push(CLOSE, "", -1)
    state.line = closing + 1
    return True


class Opening(NamedTuple):
    """The first line of a container."""

    line: int
    colons: int
    name: str
    text: str
    place: Place


def _starts(state: StateBlock, line: int, marker: str) -> bool:
    first = state.bMarks[line] + state.tShift[line]
    return state.src.startswith(marker, first) and not state.is_code_block(line)


def _line(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]].rstrip()


def _place(state: StateBlock, line: int) -> Place:
    start: Place = state.env["start"]
    return start.after(line)


def _opening(state: StateBlock, line: int) -> Opening:
    text = _line(state, line)
    match = CONTAINER.match(text)
    if match is None:
        raise _place(state, line).error(
            f'cannot read the container "{text}"',
            why="a container begins with three or more colons and its name, without a space",
            fix='write it like ":::info Optional title", or "\\:::" to show the colons',
        )
    colons, name, rest = match.groups(default="")
    if not name:
        raise _place(state, line).error(
            f'"{colons}" closes nothing',
            why="no container with as many colons is open here",
            fix="remove the line, or give the container that it should close as many colons",
        )
    return Opening(line, len(colons), name, rest, _place(state, line))


def _closing_line(state: StateBlock, opening: Opening, end: int) -> int:
    """Return the line that closes a container; code inside it may show directives."""
    number = opening.line
    while (number := number + 1) < end:
        text = _line(state, number)
        if text and state.sCount[number] < state.blkIndent:
            break
        if fence := opening_fence(text):
            number = _end_of_code(state, number, end, fence)
        elif _closes(state, opening, number):
            return number
    raise _unclosed(opening)


def _end_of_code(state: StateBlock, start: int, end: int, fence: str) -> int:
    for number in range(start + 1, end):
        if ends_code(_line(state, number), fence):
            return number
    raise unclosed_code(_line(state, start), _place(state, start))


def _closes(state: StateBlock, opening: Opening, number: int) -> bool:
    match = CONTAINER.match(_line(state, number)) if _starts(state, number, ":::") else None
    if match is None or len(match[1]) < opening.colons:
        return False
    if match[2]:
        raise _crossed(opening, match[1] + match[2], _place(state, number))
    if len(match[1]) > opening.colons:
        raise _unclosed(opening)
    return True


def _unclosed(opening: Opening) -> SourceError:
    colons = ":" * opening.colons
    return opening.place.error(
        f'the container "{colons}{opening.name}" is never closed',
        why="everything after it would belong to it",
        fix=f'write "{colons}" on a line of its own where it ends',
    )


def _crossed(opening: Opening, inner: str, place: Place) -> SourceError:
    colons = ":" * opening.colons
    longer = ":" * (len(inner) - len(inner.lstrip(":")) + 1)
    return opening.place.error(
        f'"{colons}{opening.name}" is still open where "{inner}" begins on line {place.line}',
        why="a container inside another needs fewer colons than the outer one",
        fix=f'write "{colons}" before line {place.line} to end it there, '
        f'or "{longer}{opening.name}" and "{longer}" to put the other one inside it',
    )


def _read_content(state: StateBlock, start: int, end: int) -> None:
    outer_end, outer_parent = state.lineMax, state.parentType
    # Without this, a paragraph could go on past the closing line.
    state.lineMax, state.parentType = end, "container"
    state.md.block.tokenize(state, start, end)
    state.lineMax, state.parentType = outer_end, outer_parent
