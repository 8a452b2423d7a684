"""Finds a demo's entries: the files that it starts from.

- `Name.tsx`: one file, which may import others beside it
- `Name/index.tsx`: a folder of its own
- `Name/<styling>/index.tsx`: a folder for each styling of the site
"""

import os
import re
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from showfloor.demos.source import DemoRequest, DemoSource
from showfloor.errors import SourceError

ENTRY = "index.tsx"
DEMO = re.compile(r"([^/]+)(?:\.tsx|/(?:([^/]+)/)?index\.tsx)")


class Entry(NamedTuple):
    """The file that a demo starts from in one styling."""

    styling: str
    module: str
    """Key of the module: the demo's id, with the styling where there are several."""
    path: str
    """Relative to the site's folder."""


def find_entries(request: DemoRequest) -> list[Entry]:
    """Return the demo's entries in the order of the stylings; raises `SourceError`."""
    base = f"pages/{request.id}"
    folder = request.root / base
    plain = request.stylings[0] if request.stylings else ""
    found = [
        *_entry(request, plain, request.id, f"{base}.tsx"),
        *_entry(request, plain, request.id, f"{base}/{ENTRY}"),
    ]
    styled = [
        entry
        for styling in request.stylings
        for entry in _entry(
            request, styling, f"{request.id}/{styling}", f"{base}/{styling}/{ENTRY}"
        )
    ]
    if len(found) + bool(styled) > 1:
        raise _ambiguous(request, [*found, *styled])
    if not found and (unknown := _unknown_stylings(folder, request.stylings)):
        raise _no_styling(f"{base}/{unknown[0]}", unknown[0], request.stylings)
    if not found and not styled:
        raise _empty(base, request.stylings) if os.path.isdir(folder) else _missing(request)
    return found or styled


def demo_names(beside: Iterable[str], stylings: Collection[str]) -> list[str]:
    """Return the names of the demos among the files beside a page, given relative to its folder."""
    return sorted({name for path in beside if (name := _name(path, stylings))})


def demo_files(
    beside: Iterable[str], sources: Iterable[DemoSource], stylings: Collection[str]
) -> list[str]:
    """Return the demos among the files beside a page as they are on disk: `Name.tsx` or `Name`.

    `sources` are the demos that the page shows; what those import is not a demo of its own.
    """
    helpers = {path.rpartition("/")[2] for source in sources for path in source.helpers}
    found = {name: path for path in beside if (name := _name(path, stylings))}
    files = (path if path == f"{name}.tsx" else name for name, path in found.items())
    return sorted(file for file in files if file not in helpers)


def _name(path: str, stylings: Collection[str]) -> str | None:
    """Return the name of the demo that a file beside a page is the entry of, if it is one."""
    match = DEMO.fullmatch(path)
    return match[1] if match and (match[2] is None or match[2] in stylings) else None


def _unknown_stylings(folder: Path, stylings: tuple[str, ...]) -> list[str]:
    """Return the folders of entries that are named like no styling."""
    return sorted({path.parent.name for path in folder.glob(f"*/{ENTRY}")}.difference(stylings))


def _entry(request: DemoRequest, styling: str, module: str, path: str) -> list[Entry]:
    return [Entry(styling, module, path)] if os.path.isfile(request.root / path) else []


def _missing(request: DemoRequest) -> SourceError:
    folder = request.root / "pages" / request.folder
    files = (path.relative_to(folder).as_posix() for path in folder.rglob("*.tsx"))
    names = demo_names(files, request.stylings)
    near = get_close_matches(request.name, names, n=1)
    there = f"; the demos there are {', '.join(names)}" if names else ""
    return request.error(
        f'the demo "{request.name}" is not beside the page',
        why=f"neither {request.name}.tsx nor {request.name}/{ENTRY} is in pages/{request.folder}",
        fix=f'write "{near[0]}"' if near else f"create one of the two, or correct the name{there}",
    )


def _no_styling(path: str, name: str, stylings: Iterable[str]) -> SourceError:
    known = ", ".join(stylings)
    return SourceError(
        f'the site has no styling "{name}"',
        path=path,
        why=f"the stylings of site.toml are {known}" if known else "site.toml has no [[stylings]]",
        fix="rename the folder, or add the styling to site.toml",
    )


def _empty(base: str, stylings: Iterable[str]) -> SourceError:
    styled = " or ".join(f"{styling}/{ENTRY}" for styling in stylings)
    return SourceError(
        f"the folder has no {ENTRY}",
        path=base,
        why="a demo starts from it",
        fix=f"create {ENTRY}{styled and f', or {styled}'}",
    )


def _ambiguous(request: DemoRequest, entries: list[Entry]) -> SourceError:
    return request.error(
        f'the demo "{request.name}" is there in more than one form',
        why=f"only one of them would be shown: {', '.join(entry.path for entry in entries)}",
        fix="keep one form: a file, a folder, or a folder for each styling",
    )
