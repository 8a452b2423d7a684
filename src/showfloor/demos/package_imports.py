"""Packages that the code of a site around its demos imports: providers, specimens, components."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from showfloor.config import read_text
from showfloor.demos.imports import Import, find_imports, package_in
from showfloor.demos.syntax import parse_tsx

__all__ = ["imported_packages"]

ENDINGS: Final = ("", ".tsx", ".ts", "/index.tsx", "/index.ts")
SCRIPTS: Final = (".tsx", ".ts")


def imported_packages(root: Path, entries: Iterable[str]) -> dict[str, str]:
    """Return the packages that files import as values, each with the first file that does.

    Files that these import are followed. `entries` are relative to the site's folder, `root`, as
    are the files that are returned. What only the bundler knows, such as an alias, is no package
    that is installed. Raises `SourceError` where a file cannot be read.
    """
    found: dict[str, str] = {}
    waiting = list(entries)
    seen = set(waiting)
    for path in waiting:  # it grows
        for use in find_imports(parse_tsx(read_text(root / path, root)), path):
            if use.is_type:
                continue
            if package := package_in(use.specifier):
                found.setdefault(package, path)
            elif (file := _file(root, use)) is not None and file not in seen:
                seen.add(file)
                waiting.append(file)
    return found


def _file(root: Path, use: Import) -> str | None:
    files = (f"{use.named}{ending}" for ending in ENDINGS)
    return next((f for f in files if f.endswith(SCRIPTS) and os.path.isfile(root / f)), None)
