"""Makes a font without unused weights and letters."""

import io
from collections.abc import Collection
from typing import Final

import uharfbuzz
from fontTools.ttLib import TTFont, TTLibError

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
        font = uharfbuzz.Face(_converted(source, None))
        return _converted(_reduced(font, letters, weights), "woff2")
    except (TTLibError, ValueError, RuntimeError) as error:
        raise ToolError(
            f"The font {name} cannot be read: {error}",
            why="pages are set in it, and its unused weights are left out.",
            fix="install the packages again: `rm -rf node_modules`, then `make setup`.",
        ) from error


def _reduced(
    font: uharfbuzz.Face, letters: Collection[int] | None, weights: tuple[int, int]
) -> bytes:
    """Return a part of a font as TrueType or OpenType."""
    wanted = uharfbuzz.SubsetInput()
    wanted.flags = uharfbuzz.SubsetFlags.NO_HINTING | uharfbuzz.SubsetFlags.NOTDEF_OUTLINE
    known = {*font.unicodes}
    wanted.unicode_set.update(known if letters is None else known & {*letters})
    wanted.layout_feature_tag_set.clear()
    wanted.layout_feature_tag_set.update(map(_tag, FEATURES))
    wanted.drop_table_tag_set.update(map(_tag, UNUSED))
    if not wanted.set_axis_range(font, "wght", *weights, None):
        raise ValueError("it has no range of weights")
    return bytes(uharfbuzz.subset(font, wanted).blob.data)


def _converted(font: bytes, flavor: str | None) -> bytes:
    """Return a font in another format: WOFF2, or without compression."""
    opened, content = TTFont(io.BytesIO(font), recalcTimestamp=False), io.BytesIO()
    opened.flavor = flavor
    opened.save(content)
    return content.getvalue()


def _tag(name: str) -> int:
    return int.from_bytes(name.encode("ascii"), "big")
