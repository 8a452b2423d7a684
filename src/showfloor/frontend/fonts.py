"""Writes the fonts of pages: those of installed packages without unused weights and letters.

A first visit waits for fonts longer than for anything else.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.build_paths import BuildPaths
from showfloor.errors import ToolError
from showfloor.file_system import replace_file
from showfloor.fingerprint import engine_code, key_of

SHELL_SHEETS: Final = "src/styles"
"""The folder of style sheets of the shell, below the frontend."""
DEMO_SHEETS: Final = "families"
"""The folder of style sheets of demos, below the site."""

PACKAGES: Final = "@fontsource-variable"
RULE: Final = re.compile(r"@font-face\s*\{([^}]*)\}")
FONT_URL: Final = re.compile(r"""url\(["']@fonts/(([\w-]+)(?:\.[\w-]+)?\.woff2)["']\)""")
"""The name of a file in a package, perhaps with a word for some of its letters."""

LETTERS: Final = re.compile(r"unicode-range:([^;]*);")
WEIGHTS: Final = re.compile(r"font-weight:\s*(\d+)\s+(\d+);")
SPAN: Final = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", re.IGNORECASE)

TEXT_WEIGHTS: Final = (400, 700)
"""From regular to bold: the weights of rules that name none."""

RESERVED: Final = re.compile(r"\bwith\s+reserved\s+font\s+names?\b", re.IGNORECASE)
"""The words in which a license declares a reserved name; the conditions of the Open Font License
use others."""


def write_fonts(paths: BuildPaths) -> None:
    """Write the fonts that style sheets name under `@fonts/` to the work folder.

    A font whose source has not changed is not written again. Several builds may do this at once.

    Raises `ToolError` for a font that no installed package has, for one whose license keeps its
    name for the unchanged files, and for one that cannot be read.
    """
    folder = paths.fonts
    _make_folder(folder)
    for font in _named_fonts(paths):
        file = _find(font)
        _check_name_is_free(file.parents[1], font.sheet)
        source = file.read_bytes()
        target, stamp = folder / font.name, folder / f"{font.name}.digest"
        if _read(stamp) == _stamp(font, source, _read(target)):
            continue
        subset = _subset(source, font)
        replace_file(target, subset)
        replace_file(stamp, _stamp(font, source, subset))


class _Font(NamedTuple):
    """A font that a rule of a style sheet names."""

    sheet: str
    """Its path, which begins with the folder name of the frontend or the site."""
    packages: Path
    """The packages of the frontend or the site."""
    name: str
    source: str
    """Name of a package's file."""
    letters: tuple[tuple[int, int], ...]
    """First and last code points of the spans that remain; empty for all."""
    weights: tuple[int, int]
    """The lightest and the boldest."""


def _named_fonts(paths: BuildPaths) -> Iterator[_Font]:
    for root, folder, packages in (
        (paths.web, SHELL_SHEETS, paths.engine_modules),
        (paths.site, DEMO_SHEETS, paths.node_modules),
    ):
        for sheet in sorted((root / folder).rglob("*.css")):
            place = f"{root.name}/{sheet.relative_to(root).as_posix()}"
            for rule in RULE.findall(sheet.read_text(encoding="utf-8")):
                yield from _fonts_of_rule(rule, place, packages)


def _fonts_of_rule(rule: str, sheet: str, packages: Path) -> Iterator[_Font]:
    ranges, weights = LETTERS.search(rule), WEIGHTS.search(rule)
    spans = SPAN.findall(ranges[1]) if ranges else ()
    letters = tuple((int(first, 16), int(last or first, 16)) for first, last in spans)
    lightest, boldest = map(int, weights.groups()) if weights else TEXT_WEIGHTS
    for name, stem in FONT_URL.findall(rule):
        yield _Font(sheet, packages, name, f"{stem}.woff2", letters, (lightest, boldest))


def _subset(source: bytes, font: _Font) -> bytes:
    # Its library takes long to import.
    from showfloor.frontend.font_subset import subset_font

    letters = {letter for first, last in font.letters for letter in range(first, last + 1)}
    return subset_font(source, font.source, letters or None, font.weights)


def _make_folder(folder: Path) -> None:
    for place in (folder.parent, folder):
        if os.path.lexists(place) and not place.is_dir():
            place.unlink()
    folder.mkdir(parents=True, exist_ok=True)


def _find(font: _Font) -> Path:
    found = sorted((font.packages / PACKAGES).glob(f"*/files/{font.source}"))
    if not found:
        raise ToolError(
            f"No installed package has the font {font.source}.",
            why=f"{font.sheet} sets pages in it.",
            fix=f"name a file of a package in node_modules/{PACKAGES}, or install the package.",
        )
    return found[0]


def _check_name_is_free(package: Path, sheet: str) -> None:
    license_file = package / "LICENSE"
    text = license_file.read_text(encoding="utf-8") if license_file.is_file() else ""
    if RESERVED.search(text):
        raise ToolError(
            f"The license of {PACKAGES}/{package.name} reserves the name of the font.",
            why="a changed font must not carry a reserved name, and pages get fonts that were made"
            " lighter.",
            fix=f"set pages in another font: {sheet} names them.",
        )


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except OSError:
        return None


def _stamp(font: _Font, source: bytes, subset: bytes | None) -> bytes:
    """Return the stamp of a font: keys of its source and of its own content."""
    made_from = key_of(engine_code(), source, font.letters, font.weights)
    return f"{made_from} {key_of(subset)}".encode("ascii")
