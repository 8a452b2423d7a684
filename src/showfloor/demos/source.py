"""A demo as a page names it, and as its author wrote it: not yet prepared for readers.

- `Name.tsx`: one file, which may import others beside it
- `Name/index.tsx`: a folder of its own
- `Name/<styling>/index.tsx`: a folder for each styling of the site
- `Button.stories.tsx`: a file of stories, of which one has the name
"""

import os
import re
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from showfloor.demos.usage import Use
from showfloor.errors import SourceError
from showfloor.model.base import Model


class DemoRequest(NamedTuple):
    """A demo as a page names it."""

    root: Path
    """The site's folder."""
    folder: str
    """The page's folder, relative to `pages/`."""
    name: str
    family: str
    packages: frozenset[str]
    """Packages that its family documents: the demo may import these besides React."""
    page: str
    """The page's file, relative to the site's folder."""
    line: int
    """Where the page names the demo."""
    subjects: frozenset[str] = frozenset()
    """Components that the page is about: the preview shows these where it cannot show all."""
    named: frozenset[str] = frozenset()
    """Props that its section of the page names: the preview shows as many as it can."""
    stylings: tuple[str, ...] = ()
    """The stylings of the site, by the names of their folders, in order."""
    stories: str = ""
    """Name, without its ending, of the file whose story of this name the demo is written from."""

    @property
    def id(self) -> str:
        """The demo's id, unique in the site."""
        return f"{self.folder}/{self.name}"

    def error(self, what: str, *, why: str, fix: str) -> SourceError:
        """Return an error at the place in the page."""
        return SourceError(what, path=self.page, line=self.line, why=why, fix=fix)


class SourceFile(Model, frozen=True, kw_only=True):
    """One file of a demo."""

    name: str
    """As a reader would save it: an `index.tsx` carries the demo's name."""
    path: str
    """Relative to the site's folder."""
    text: str
    stories: str = ""
    """Path of the stories that the engine has written it from: no such file exists."""

    @property
    def is_shared(self) -> bool:
        """Whether it lies beside its family, for demos of many pages."""
        return self.path.startswith("families/")

    @property
    def is_script(self) -> bool:
        """Whether it holds TypeScript, and so has a JavaScript form."""
        return self.name.endswith((".ts", ".tsx"))


class VariantSource(Model, frozen=True, kw_only=True):
    """A demo in one styling."""

    styling: str
    module: str
    """`<page folder>/<name>`, followed by the styling where there are several."""
    files: tuple[SourceFile, ...]
    """The entry first, then what it imports, in that order."""
    packages: tuple[str, ...]
    """Packages that the files import, sorted."""
    uses: tuple[Use, ...] = ()
    """The imports that the files use, of packages and of each other."""
    imports: tuple[str, ...]
    """The modules of these packages that they import, sorted, without imports of types."""

    @property
    def scripts(self) -> list[tuple[SourceFile, ...]]:
        """Each script with the files that it may be joined with: the entry with all others."""
        return [self.files, *((file,) for file in self.files[1:] if file.is_script)]


class DemoSource(Model, frozen=True, kw_only=True):
    """A demo in all its stylings."""

    id: str
    name: str
    family: str
    path: str
    """The entry, or the folder of a demo that has one, relative to the site's folder."""
    subjects: frozenset[str]
    """Components that its page is about."""
    named: tuple[str, ...] = ()
    """Props that its section of the page names and that its code gives, sorted."""
    stories: str = ""
    """As in its `DemoRequest`."""
    variants: tuple[VariantSource, ...]

    @property
    def paths(self) -> tuple[str, ...]:
        """Every file that the demo is made of, relative to the site's folder."""
        return tuple(file.path for variant in self.variants for file in variant.files)

    @property
    def helpers(self) -> tuple[str, ...]:
        """The files that an entry imports, relative to the site's folder."""
        return tuple(file.path for variant in self.variants for file in variant.files[1:])


ENTRY = "index.tsx"
DEMO = re.compile(r"([^/]+)(?:(?<!\.stories)\.tsx|/(?:([^/]+)/)?index\.tsx)")
STORIES = (".tsx", ".jsx", ".ts", ".js")
"""Endings of files of stories, in the order in which they are looked for."""


class Entry(NamedTuple):
    """The file that a demo starts from in one styling."""

    styling: str
    module: str
    """Key of the module: the demo's id, with the styling where there are several."""
    path: str
    """Relative to the site's folder."""
    stories: str = ""
    """Path of the stories that it is written from."""


def find_entries(request: DemoRequest) -> list[Entry]:
    """Return the demo's entries in the order of the stylings; raises `SourceError`."""
    base = f"pages/{request.id}"
    folder = request.root / base
    plain = request.stylings[0] if request.stylings else ""
    found = [
        *_entry(request, plain, request.id, f"{base}.tsx"),
        *_entry(request, plain, request.id, f"{base}/{ENTRY}"),
        *_story(request, plain),
    ]
    styled = [
        entry
        for styling in request.stylings
        for entry in _entry(
            request, styling, f"{request.id}/{styling}", f"{base}/{styling}/{ENTRY}"
        )
    ]
    if len(found) + bool(styled) > 1:
        raise request.error(
            f'the demo "{request.name}" is there in more than one form',
            why="only one of them would be shown: "
            + ", ".join(entry.stories or entry.path for entry in (*found, *styled)),
            fix="keep one form: a file, a folder, or a folder for each styling",
        )
    folders = {path.parent.name for path in folder.glob(f"*/{ENTRY}")}
    if not found and (unknown := sorted(folders.difference(request.stylings))):
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


def _entry(request: DemoRequest, styling: str, module: str, path: str) -> list[Entry]:
    return [Entry(styling, module, path)] if os.path.isfile(request.root / path) else []


def _story(request: DemoRequest, styling: str) -> Iterator[Entry]:
    """Yield the entry that is written from a story; raises `SourceError` where it has no file."""
    if not request.stories:
        return
    files = [f"pages/{request.folder}/{request.stories}{ending}" for ending in STORIES]
    there = next((file for file in files if os.path.isfile(request.root / file)), None)
    if there is None:
        raise request.error(
            f'the file of stories "{request.stories}" is not beside the page',
            why=f"the demo {request.name} is written from a story in it",
            fix=f"create {files[0]}, or correct the name before the #",
        )
    yield Entry(styling, request.id, f"pages/{request.id}.tsx", there)


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
