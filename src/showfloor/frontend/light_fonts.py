"""Fonts without what no page shows: the weights, letters and alternates that nothing asks for.

The files of the packages hold every weight and, for code, a drawing of each ligature. Both are of
no use here, and a first visit waits for fonts longer than for anything else.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from showfloor.errors import ToolError
from showfloor.fingerprint import engine_code, key_of

if TYPE_CHECKING:
    from showfloor.build_paths import BuildPaths

__all__ = ["lighten_fonts"]

SHEETS: Final = "src/styles"
"""The folder of the shell's style sheets that name them, below the frontend's."""
SITE_SHEETS: Final = "families"
"""The folder of those of demos, below the site's."""

FOLDER: Final = ".cache/showfloor/fonts"
"""Below the installed packages: what is made of them lives as long as they do."""

PACKAGES: Final = "@fontsource-variable"
RULE: Final = re.compile(r"@font-face\s*\{([^}]*)\}")
ASKED: Final = re.compile(r"""url\(["']@fonts/(([\w-]+)(?:\.[\w-]+)?\.woff2)["']\)""")
"""A name, which is that of a package's file, perhaps with a word for some of its letters."""

LETTERS: Final = re.compile(r"unicode-range:([^;]*);")
WEIGHTS: Final = re.compile(r"font-weight:\s*(\d+)\s+(\d+);")
SPAN: Final = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", re.IGNORECASE)

OF_TEXT: Final = (400, 700)
"""From running text to what is bold: for rules that name no weights."""

RESERVED: Final = re.compile(r"\bwith\s+reserved\s+font\s+names?\b", re.IGNORECASE)
"""How the Open Font License declares one; its conditions speak of them in other words."""


def lighten_fonts(paths: "BuildPaths") -> None:
    """Write the fonts that style sheets name under `@fonts/` to a cache below the packages.

    It takes seconds, so a font whose source is the same as last time is left as it is. Builds that
    run at once may do the same work, and none reads what another has half written.

    Raises `ToolError` for a font that no installed package has, for one whose license keeps its
    name for the unchanged files, and for one that cannot be read.
    """
    folder = paths.node_modules / FOLDER
    _make_folder(folder)
    for font in _asked(paths):
        place = _find(paths.node_modules, font.source, font.sheet)
        _check_name_is_free(place.parents[1], font.sheet)
        source = place.read_bytes()
        made, stamp = folder / font.name, folder / f"{font.name}.digest"
        if _read(stamp) == _stamp(font, source, _read(made)):
            continue
        light = _lightened(source, font)
        _replace(made, light)
        _replace(stamp, _stamp(font, source, light))


class _Font(NamedTuple):
    """What a rule of a style sheet asks for."""

    sheet: str
    """Its path, which begins with the name of the frontend's folder or the site's."""
    name: str
    source: str
    """Name of a package's file."""
    letters: tuple[tuple[int, int], ...]
    """First and last code points of the spans that are kept; none for all."""
    weights: tuple[int, int]
    """The lightest and the boldest that it is asked for."""


def _asked(paths: "BuildPaths") -> Iterator[_Font]:
    for root, folder in ((paths.web, SHEETS), (paths.site, SITE_SHEETS)):
        for sheet in sorted((root / folder).rglob("*.css")):
            place = f"{root.name}/{sheet.relative_to(root).as_posix()}"
            for rule in RULE.findall(sheet.read_text(encoding="utf-8")):
                yield from _of_rule(rule, place)


def _of_rule(rule: str, sheet: str) -> Iterator[_Font]:
    ranges, weights = LETTERS.search(rule), WEIGHTS.search(rule)
    spans = SPAN.findall(ranges[1]) if ranges else ()
    letters = tuple((int(first, 16), int(last or first, 16)) for first, last in spans)
    lightest, boldest = map(int, weights.groups()) if weights else OF_TEXT
    for name, stem in ASKED.findall(rule):
        yield _Font(sheet, name, f"{stem}.woff2", letters, (lightest, boldest))


def _lightened(source: bytes, font: _Font) -> bytes:
    # Imported only where it is needed: its library takes a third of a second.
    from showfloor.frontend.font_subset import lighten

    letters = {letter for first, last in font.letters for letter in range(first, last + 1)}
    return lighten(source, font.source, letters or None, font.weights)


def _make_folder(folder: Path) -> None:
    for place in (folder.parent, folder):
        if os.path.lexists(place) and not place.is_dir():
            place.unlink()
    folder.mkdir(parents=True, exist_ok=True)


def _replace(file: Path, content: bytes) -> None:
    if file.is_dir():
        shutil.rmtree(file)
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as temporary:
        temporary.write(content)
    Path(temporary.name).replace(file)


def _find(node_modules: Path, name: str, sheet: str) -> Path:
    found = sorted((node_modules / PACKAGES).glob(f"*/files/{name}"))
    if not found:
        raise ToolError(
            f"No installed package has the font {name}.",
            why=f"{sheet} sets pages in it.",
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


def _stamp(font: _Font, source: bytes, light: bytes | None) -> bytes:
    """Return what stands beside a font: of what it was made, and what it holds."""
    # Fonts are compressed with brotli: fontTools imports it where it is installed.
    made_from = key_of(engine_code(), source, font.letters, font.weights)
    return f"{made_from} {key_of(light)}".encode("ascii")
