"""Makes a font without unused weights and letters."""

import io
from collections.abc import Collection
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, TTLibError
from fontTools.varLib.instancer import instantiateVariableFont

from showfloor.errors import ToolError

FEATURES: Final = ("ccmp", "kern", "locl", "mark", "mkmk", "tnum")
"""Accents, spacing, letters of single languages, figures of one width."""

UNUSED: Final = ("MVAR", "STAT", "gasp")
"""Tables for programs that offer fonts by name, and for screens of few pixels."""


def subset_font(
    source: bytes,
    name: str,
    letters: Collection[int] | None = None,
    weights: tuple[int, int] = (400, 700),
) -> bytes:
    """Return a variable font (WOFF2) with a range of its weights and the features of the shell.

    `letters` are the code points that remain; by default all. The same source gives the same bytes.

    Raises `ToolError`, which calls the font `name`, if the source is no such font.
    """
    try:
        font = _reduced(TTFont(io.BytesIO(source), recalcTimestamp=False), letters)
        subset = instantiateVariableFont(font, {"wght": weights})
    except (TTLibError, KeyError, ValueError) as error:
        raise ToolError(
            f"The font {name} cannot be read: {error}",
            why="pages are set in it, and its unused weights are left out.",
            fix="install the packages again: `rm -rf node_modules`, then `make setup`.",
        ) from error
    subset.flavor = "woff2"
    return _saved(subset)


def _reduced(font: TTFont, letters: Collection[int] | None) -> TTFont:
    options = Options(layout_features=list(FEATURES), hinting=False, notdef_outline=True)
    known = font.getBestCmap().keys()
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=known if letters is None else known & {*letters})
    subsetter.subset(font)
    for table in UNUSED:
        if table in font:
            del font[table]
    # Tables that were not loaded yet still refer to removed glyphs.
    font.flavor = None
    return TTFont(io.BytesIO(_saved(font)), recalcTimestamp=False)


def _saved(font: TTFont) -> bytes:
    content = io.BytesIO()
    font.save(content)
    return content.getvalue()
