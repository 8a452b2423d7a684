"""Asks the search that runs in browsers what it finds."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from showfloor.model.encoded_address import path_of
from showfloor.node import NodeProgram, NodePrograms

PROGRAM: Final = NodeProgram(
    name="search",
    # Many short-lived objects: with less memory, Node copies the index again and again.
    options=("--min-semi-space-size=256", "--max-semi-space-size=256"),
    seconds=300,
    failed="The search cannot be asked: {reason}",
    why="It ranks pages in browsers, and in Node to check them.",
    fix="Run `npm ci` in {engine}.",
)

FIRST_RESULTS: Final = 3
"""A page must be among so many for each of its terms."""
LOOKED_AT: Final = 50


class BrowserQuery(NamedTuple):
    """A query, and where its reader is."""

    text: str
    product: str | None
    """Id of a family; nothing on pages of the whole site."""
    page: str = ""
    """Route of the page that the reader is on; empty for none."""


def browser_finds(
    programs: NodePrograms,
    files: Mapping[str, bytes],
    queries: Iterable[BrowserQuery],
    *,
    grouped: bool = False,
) -> list[list[str]]:
    """Return the addresses that each query finds, the best first; raises `ToolError`.

    `files` are those of a symbol index, by site path. With `grouped` addresses have the order of
    the dialog's rows.
    """
    question = {
        "files": {path: msgspec.Raw(content) for path, content in files.items()},
        "queries": [query._asdict() for query in queries],
        "grouped": grouped,
    }
    return programs.ask(PROGRAM, question, list[list[str]])


def place_of(route: str, found: Sequence[str]) -> int | None:
    """Return the place (from 1) at which a page, or a part of it, is found.

    Nothing where it is not among the first fifty.
    """
    places = (place for place, href in enumerate(found[:LOOKED_AT], 1) if path_of(href) == route)
    return next(places, None)
