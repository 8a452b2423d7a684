"""Code of Node programs: a module with all that it imports, directly or not."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.fingerprint.keys import digest_of, digest_of_file, key_of
from showfloor.fingerprint.node_packages import versions_above

__all__ = ["ProgramFiles", "folder_code", "program_code", "program_files"]

SPECIFIER: Final = re.compile(
    r"""(?: \bfrom\s* | \bimport\s* | \bimport\(\s* | \brequire(?:\.resolve)?\(\s* )
        (?P<quote>["'])(?P<name>[^"'\s]+)(?P=quote)
      | \bnew\ URL\(\s* ["'](?P<place>[^"'\s]+)["'] ,\s* import\.meta\.url""",
    re.VERBOSE,
)
NOT_RUN: Final = ("*", "/*", "//", "import type ", "export type ")
"""Beginnings of comments, in which types are imported, and imports of types alone."""

PACKAGE: Final = re.compile(r"((?:@[\w.-]+/)?[\w-][\w.-]*)(?:/[^$]*)?")

ENDINGS: Final = ("", ".ts", ".tsx", ".mts", ".mjs", ".js", "/index.ts", "/index.mjs", "/index.js")
COMPILED: Final = {".js": ".ts", ".mjs": ".mts", ".jsx": ".tsx"}
"""How TypeScript may name a module that it is compiled from."""

CODE: Final = (".mjs", ".js", ".cjs", ".ts", ".mts", ".tsx", ".jsx")
TEST: Final = ".test."


class ProgramFiles(NamedTuple):
    """What a Node program is made of."""

    files: dict[Path, str]
    """Digest of each of its own files."""
    packages: frozenset[str]
    """Names of the packages that they import."""


def program_code(entry: Path) -> str:
    """Return a fingerprint of a Node program: of its modules, and of all packages that it loads.

    `entry` is the module that is run. What it imports is followed, also out of its folder. The
    version of Node is not part of it.
    """
    files, packages = program_files(entry)
    versions = versions_above(entry.parent, packages)
    told = sorted((os.path.relpath(file, entry.parent), digest) for file, digest in files.items())
    return key_of(told, versions)


def folder_code(folder: Path) -> str:
    """Return a fingerprint of all files in a folder, tests left out.

    This is for code of which a bundler decides what is reached.
    """
    return key_of(sorted(_digests_below(str(folder), "")))


def program_files(entry: Path) -> ProgramFiles:
    """Return the files of a program and the packages that they import."""
    files: dict[Path, str] = {}
    packages: set[str] = set()
    waiting = [entry]
    while waiting:
        file = waiting.pop()
        if file in files or not file.is_file():
            continue
        content = file.read_bytes()
        files[file] = digest_of(content)
        if file.suffix in CODE:
            for name in _specifiers(content.decode()):
                if name.startswith("."):
                    waiting += _found(Path(os.path.normpath(file.parent / name)))
                elif package := PACKAGE.fullmatch(name):
                    packages.add(package[1])
    return ProgramFiles(files, frozenset(packages))


def _specifiers(text: str) -> Iterator[str]:
    """Yield what a module imports, or finds beside itself."""
    for line in text.split("\n"):
        if "import" in line or "from" in line or "require" in line:
            yield from _named(line)


def _named(line: str) -> Iterator[str]:
    if not line.lstrip().startswith(NOT_RUN):
        for found in SPECIFIER.finditer(line):
            place = found["place"]
            yield found["name"] or (place if place.startswith(".") else f"./{place}")


def _found(place: Path) -> Iterator[Path]:
    compiled = COMPILED.get(place.suffix)
    names = [f"{place}{ending}" for ending in ENDINGS]
    names += [str(place.with_suffix(compiled))] if compiled else []
    found = next((name for name in names if os.path.isfile(name)), None)
    if found is not None:
        yield Path(found)


def _digests_below(folder: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the path of each file below a folder, with its digest."""
    if not os.path.isdir(folder):
        return
    for entry in os.scandir(folder):
        if entry.name == "__pycache__":
            continue
        if entry.is_dir():
            yield from _digests_below(entry.path, f"{name}{entry.name}/")
        elif TEST not in entry.name:
            yield f"{name}{entry.name}", digest_of_file(entry.path)
