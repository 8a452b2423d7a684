"""Finds a demo's entries: the files that it starts from.

- `Name.tsx`: one file, which may import others beside it
- `Name/index.tsx`: a folder of its own
- `Name/{system,tailwind,css}/index.tsx`: a folder for each styling
"""

import os
import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple, get_args

from showfloor.demos.source import DemoRequest, DemoSource
from showfloor.errors import SourceError
from showfloor.model import Styling

__all__ = ["ENTRY", "Entry", "demo_files", "demo_names", "find_entries"]

ENTRY = "index.tsx"
STYLINGS: tuple[Styling, ...] = get_args(Styling)
DEMO = re.compile(rf"([^/]+)(?:\.tsx|/(?:(?:{'|'.join(STYLINGS)})/)?{re.escape(ENTRY)})")


class Entry(NamedTuple):
    """The file that a demo starts from in one styling."""

    styling: Styling
    module: str
    """Key of the module: the demo's id, with the styling where there are several."""
    path: str
    """Relative to the site's folder."""


def find_entries(request: DemoRequest) -> list[Entry]:
    """Return the demo's entries in the order of the stylings; raises `SourceError`."""
    base = f"pages/{request.id}"
    folder = request.root / base
    found = [
        *_entry(request, "system", request.id, f"{base}.tsx"),
        *_entry(request, "system", request.id, f"{base}/{ENTRY}"),
    ]
    styled = [
        entry
        for styling in STYLINGS
        for entry in _entry(
            request, styling, f"{request.id}/{styling}", f"{base}/{styling}/{ENTRY}"
        )
    ]
    if len(found) + bool(styled) > 1:
        raise _ambiguous(request, [*found, *styled])
    if not found and not styled:
        raise _empty(base) if os.path.isdir(folder) else _missing(request)
    return found or styled


def demo_names(beside: Iterable[str]) -> list[str]:
    """Return the names of the demos among the files beside a page, given relative to its folder."""
    return sorted({match[1] for path in beside if (match := DEMO.fullmatch(path))})


def demo_files(beside: Iterable[str], sources: Iterable[DemoSource]) -> list[str]:
    """Return the demos among the files beside a page as they are on disk: `Name.tsx` or `Name`.

    `sources` are the demos that the page shows; what those import is not a demo of its own.
    """
    helpers = {path.rpartition("/")[2] for source in sources for path in source.helpers}
    found = {match[1]: path for path in beside if (match := DEMO.fullmatch(path))}
    files = (path if path == f"{name}.tsx" else name for name, path in found.items())
    return sorted(file for file in files if file not in helpers)


def _entry(request: DemoRequest, styling: Styling, module: str, path: str) -> list[Entry]:
    return [Entry(styling, module, path)] if os.path.isfile(request.root / path) else []


def _missing(request: DemoRequest) -> SourceError:
    folder = request.root / "pages" / request.folder
    names = demo_names(path.relative_to(folder).as_posix() for path in folder.rglob("*.tsx"))
    near = get_close_matches(request.name, names, n=1)
    there = f"; the demos there are {', '.join(names)}" if names else ""
    return request.error(
        f'the demo "{request.name}" is not beside the page',
        why=f"neither {request.name}.tsx nor {request.name}/{ENTRY} is in pages/{request.folder}",
        fix=f'write "{near[0]}"' if near else f"create one of the two, or correct the name{there}",
    )


def _empty(base: str) -> SourceError:
    return SourceError(
        f"the folder has no {ENTRY}",
        path=base,
        why="a demo starts from it",
        fix=f"create {ENTRY}, or {' or '.join(f'{styling}/{ENTRY}' for styling in STYLINGS)}",
    )


def _ambiguous(request: DemoRequest, entries: list[Entry]) -> SourceError:
    return request.error(
        f'the demo "{request.name}" is there in more than one form',
        why=f"only one of them would be shown: {', '.join(entry.path for entry in entries)}",
        fix="keep one form: a file, a folder, or a folder for each styling",
    )
