"""One font without what no page shows of it."""

import io
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, TTLibError
from fontTools.varLib.instancer import instantiateVariableFont

from showfloor.errors import ToolError

__all__ = ["lighten"]

WEIGHTS: Final = (400, 700)
"""From running text to what is bold. Style sheets name no other."""

FEATURES: Final = ("ccmp", "kern", "locl", "mark", "mkmk", "tnum")
"""Accents, spacing, letters of single languages, figures of one width."""


def lighten(source: bytes, name: str) -> bytes:
    """Return a variable font (WOFF2) with the shell's weights and features, all letters kept.

    The same source gives the same bytes.

    Raises `ToolError` if the source is no such font; `name` is the one it is called by.
    """
    try:
        font = _without_alternates(TTFont(io.BytesIO(source), recalcTimestamp=False))
        light = instantiateVariableFont(font, {"wght": WEIGHTS})
    except (TTLibError, KeyError, ValueError) as error:
        raise ToolError(
            f"The font {name} cannot be read: {error}",
            why="pages are set in it, and its unused weights are left out.",
            fix="install the packages anew: `rm -rf node_modules`, then `make setup`.",
        ) from error
    light.flavor = "woff2"
    return _saved(light)


def _without_alternates(font: TTFont) -> TTFont:
    options = Options(layout_features=list(FEATURES), hinting=False, notdef_outline=True)
    letters = font.getBestCmap()
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    # Parts that were not loaded yet still know the glyphs that are gone.
    font.flavor = None
    return TTFont(io.BytesIO(_saved(font)), recalcTimestamp=False)


def _saved(font: TTFont) -> bytes:
    content = io.BytesIO()
    font.save(content)
    return content.getvalue()
