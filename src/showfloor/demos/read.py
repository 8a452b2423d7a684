"""Reads a demo, with the files that its entries import, and the `Root.tsx` around it."""

import os
import posixpath
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from showfloor.config import read_text
from showfloor.demos.imports import SCRIPTS, Import, find_imports, package_of
from showfloor.demos.source import (
    ENTRY,
    DemoRequest,
    DemoSource,
    Entry,
    SourceFile,
    VariantSource,
    find_entries,
)
from showfloor.demos.stories import Stories
from showfloor.demos.syntax import default_export, nesting_error, nesting_error_in, parse_tsx
from showfloor.demos.usage import Use, find_uses
from showfloor.errors import SourceError, SourcesError, raise_all

TSX = ".tsx"
ASSETS = (".css", ".json")


def read_demo(request: DemoRequest, *, lenient: bool = False) -> DemoSource:
    """Read a demo in all its stylings and check what it imports.

    Raises `SourceError` or `SourcesError`; the demo's path in an error is that of its file. With
    `lenient`, mistakes in its code are no error.
    """
    entries = find_entries(request)
    path = entries[0].stories or entries[0].path
    variants = tuple(_read_variant(request, entry, lenient) for entry in entries)
    given = {prop for one in variants for use in one.uses for prop in use.props}
    return DemoSource(
        id=request.id,
        name=request.name,
        family=request.family,
        path=f"pages/{request.id}" if path.endswith(f"/{ENTRY}") else path,
        subjects=request.subjects,
        named=tuple(sorted(request.named & given)),
        stories=request.stories,
        variants=variants,
    )


def _read_variant(request: DemoRequest, entry: Entry, lenient: bool) -> VariantSource:
    reader = _Reader(request, entry)
    reader.read()
    raise_all([] if lenient else reader.errors)
    return VariantSource(
        styling=entry.styling,
        module=entry.module,
        files=tuple(reader.files.values()),
        packages=tuple(sorted(reader.packages)),
        uses=tuple(reader.uses),
        imports=tuple(sorted(reader.imports)),
    )


class _Reader:
    """Follows a demo's imports."""

    def __init__(self, request: DemoRequest, entry: Entry) -> None:
        self.request = request
        self.entry = entry
        self.files: dict[str, SourceFile] = {}
        self.packages: set[str] = set()
        self.uses: list[Use] = []
        self.imports: set[str] = set()
        self.errors: list[SourceError] = []

    def read(self) -> None:
        waiting = [self.entry.path]
        while waiting:
            path = waiting.pop(0)
            if path not in self.files:
                file = self.open(path)
                self.errors += [
                    SourceError(
                        f"has the same name as {other.path}, which belongs to the same demo",
                        path=file.path,
                        why="readers copy all files of a demo into one folder",
                        fix="rename one of the two",
                    )
                    for other in self.files.values()
                    if other.name == file.name
                ]
                self.files[path] = file
                waiting += self.follow(file)

    def open(self, path: str) -> SourceFile:
        root = self.request.root
        name = posixpath.basename(path)
        if path == self.entry.path and (stories := self.entry.stories):
            return SourceFile(name=name, path=path, text=self.story_in(stories), stories=stories)
        if path == self.entry.path and name == ENTRY:
            name = f"{self.request.name}.tsx"
        return SourceFile(name=name, path=path, text=read_text(root / path, root))

    def story_in(self, path: str) -> str:
        """Return the code of the demo that a story of a file is."""
        root = self.request.root
        name = self.request.name
        try:
            stories = Stories(read_text(root / path, root), path)
            if name in stories.names:
                return stories.code(name)
        except RecursionError:
            raise self.request.error(
                f'the story "{name}" of {path} is made of itself',
                why="a demo is the component that a story draws",
                fix="write its arguments, and what draws it, without itself",
            ) from None
        near = get_close_matches(name, stories.names, n=1)
        known = f'"{near[0]}"' if near else f"one of {', '.join(stories.names)}"
        raise self.request.error(
            f'the story "{name}" is not in {path}',
            why="a demo is written from what that file exports",
            fix=f"write {known}" if stories.names else "export a story",
        )

    def follow(self, file: SourceFile) -> list[str]:
        """Return the siblings that a file imports, and note its packages and mistakes."""
        code = _code_of(file)
        if code.error:
            raise SourcesError([code.error])
        if file.path == self.entry.path and not code.is_exported:
            self.errors.append(
                SourceError(
                    "has no default export",
                    path=file.path,
                    why="the default export is the component that is shown",
                    fix='write "export default function Name() { ... }"',
                )
            )
        self.uses += code.uses
        siblings = []
        for use in code.imports:
            try:
                if use.is_sibling:
                    siblings.append(self.existing(use, use.named))
                elif use.is_shared(self.request.family):
                    siblings.append(self.existing(use, use.named))
                    self.shorten(use)
                else:
                    self.packages.add(package_of(use, self.request.packages, self.request.family))
                    if not use.is_type:
                        self.imports.add(use.specifier)
            except SourceError as error:
                self.errors.append(self.in_stories(file, use, error) if file.stories else error)
        return siblings

    def in_stories(self, file: SourceFile, use: Import, error: SourceError) -> SourceError:
        """Return an error of a written demo at that import in its file of stories."""
        root = self.request.root
        written = find_imports(parse_tsx(read_text(root / file.stories, root)), file.stories)
        line = next((one.line for one in written if one.specifier == use.specifier), None)
        fix = f"{error.fix}, or import it from its package" if use.is_sibling else error.fix
        return SourceError(error.what, path=file.stories, line=line, why=error.why, fix=fix)

    def existing(self, use: Import, named: str) -> str:
        candidates = [named] if named.endswith(ASSETS) else [named + end for end in SCRIPTS]
        for path in candidates:
            if os.path.isfile(self.request.root / path):
                return path
        where = "beside it" if use.is_sibling else f"in {posixpath.dirname(named)}"
        raise use.error(
            f'imports "{use.specifier}", which does not exist',
            why="the demo could not run",
            fix=f"create {' or '.join(map(posixpath.basename, candidates))} {where}",
        )

    def shorten(self, use: Import) -> None:
        """Write in the file what a reader's copy imports, which has shared files beside it."""
        file = self.files[use.path]
        beside = f"./{posixpath.basename(use.specifier)}"
        text = file.text.replace(f"'{use.specifier}'", f"'{beside}'")
        self.files[use.path] = replace(file, text=text)


class _Code(NamedTuple):
    """What a file of a demo says by itself."""

    error: SourceError | None = None
    """That it is nested too deeply."""
    is_exported: bool = False
    """Whether it has a default export, or mistakes that its compiler reports."""
    uses: tuple[Use, ...] = ()
    imports: tuple[Import, ...] = ()


# Demos of a product share data files: most of them were read for another demo just before.
@lru_cache(maxsize=256)
def _code_of(file: SourceFile) -> _Code:
    if not file.is_script:
        return _Code(error=nesting_error(file.text, file.path))
    tree = parse_tsx(file.text)
    # One tree serves for both.
    is_tsx = file.path.endswith(TSX)
    error = nesting_error_in(tree, file.path) if is_tsx else nesting_error(file.text, file.path)
    if error:
        return _Code(error=error)
    is_exported = tree.has_error or default_export(tree) is not None
    return _Code(None, is_exported, find_uses(tree), tuple(find_imports(tree, file.path)))


ROOT: Final = "Root.tsx"


class RootSource(NamedTuple):
    """The `Root.tsx` of a family, checked."""

    file: SourceFile
    packages: tuple[str, ...]
    """Packages that it imports, sorted."""


def read_root(root: Path, family: str, packages: frozenset[str]) -> RootSource:
    """Read the file of a family, which may import `packages`; raises `SourceError`."""
    path = f"families/{family}/{ROOT}"
    file = SourceFile(name=ROOT, path=path, text=read_text(root / path, root))
    if error := nesting_error(file.text, path):
        raise error
    tree = parse_tsx(file.text)
    if not (tree.has_error or default_export(tree)):
        raise SourceError(
            "has no default export",
            path=path,
            why="projects of demos put the demo into the component that it exports",
            fix='write "export default function Root({ children }: RootProps) { ... }"',
        )
    found = {_package(use, packages, family) for use in find_imports(tree, path)}
    return RootSource(file, tuple(sorted(found)))


def _package(use: Import, packages: frozenset[str], family: str) -> str:
    if use.specifier.startswith("."):
        raise use.error(
            f'imports "{use.specifier}", which no project has',
            why="of a family's files, projects of demos get this one alone",
            fix="write what it needs in it",
        )
    return package_of(use, packages, family)
