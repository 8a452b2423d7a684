"""`addresses.lock`: every path and anchor that the site has published and keeps.

    /acorn/leaf/
      Autumn
      size
      leaf-classes-* leaf-css-AcornLeaf-*
        root
        green

An address is a line: a path at its start, below it the anchors of the page. Where several begin the
same, it is before them with a `*`; where all of these begin in several ways, all ways do.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

from showfloor.config.text_file import read_text, site_path
from showfloor.errors import SourceError
from showfloor.model.page_facts import PublishedPage

LINE: Final = re.compile(r"(  |    )?(\S+(?: \S+)*)")
FEWEST: Final = 3
"""Anchors that begin the same and are worth a line for it."""


def load_addresses(path: Path, root: Path) -> dict[str, PublishedPage]:
    """Read the lock; no file means that nothing is promised. Raises `SourceError`."""
    if not path.exists():
        return {}
    return _pages(read_text(path, root), site_path(path, root))


def addresses_text(addresses: Mapping[str, Iterable[str]]) -> str:
    """Return the lock of these paths and their anchors, the same for the same addresses."""
    lines = [line for path in sorted(addresses) for line in (path, *_below(addresses[path]))]
    return "".join(f"{line}\n" for line in lines)


# A site that is being written is read at every change, and this file changes rarely.
@lru_cache(maxsize=2)
def _pages(text: str, place: str) -> dict[str, PublishedPage]:
    pages: dict[str, PublishedPage] = {}
    ways: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        match = LINE.fullmatch(line)
        if match is None or (match[1] and not pages) or (match[1] == "    " and not ways):
            raise SourceError(
                f'"{line.strip()}" is no address here',
                path=place,
                line=number,
                why="the addresses below it could not be told from others",
                fix="take the file from the last commit, then run `showfloor addresses --write`",
            )
        if match[1] is None:
            pages[line] = page = PublishedPage(line=number, anchors={})
        elif match[1] == "    ":
            page.anchors.update((way + match[2], number) for way in ways)
            continue
        elif line.endswith("*"):
            ways = [way.removesuffix("*") for way in match[2].split(" ")]
            continue
        else:
            page.anchors[match[2]] = number
        ways = []
    return pages


def _below(anchors: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a page's anchors: single ones, then those with others."""
    by_way: dict[str, list[str]] = {}
    for anchor in sorted(set(anchors)):
        way, dash, name = anchor.rpartition("-")
        by_way.setdefault(way + dash if name else "", []).append(name or anchor)
    groups = {way: tuple(names) for way, names in by_way.items() if way and len(names) >= FEWEST}
    alone = [way + name for way, names in by_way.items() if way not in groups for name in names]
    yield from (f"  {anchor}" for anchor in sorted(alone))
    same = sorted(groups, key=lambda way: (groups[way], way))
    for names, ways in groupby(same, groups.__getitem__):
        yield f"  {' '.join(f'{way}*' for way in ways)}"
        yield from (f"    {name}" for name in names)
