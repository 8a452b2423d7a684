"""The colours of a picture: those of the family, from OKLCH to what a PNG holds."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from showfloor.model import Accent

__all__ = ["STEPS", "Colour", "Palette", "palette_of"]

Colour = tuple[int, int, int]

STEPS: Final = 4
"""Shades from the ground to a colour, both included, for the edges of letters."""

NEUTRAL: Final = Accent(hue=255, chroma=0.03)


class Palette(NamedTuple):
    """What a picture is drawn with; light, since it stands on the pages of others."""

    ground: Colour
    ink: Colour
    quiet: Colour
    accent: Colour
    soft: Colour

    def ramps(self) -> list[int]:
        """Return the colours of a PNG: a ramp from the ground to each of the others."""
        colours: list[int] = []
        for colour in self[1:]:
            for step in range(STEPS):
                colours += _between(self.ground, colour, step / (STEPS - 1))
        return colours


@lru_cache(maxsize=64)
def palette_of(accent: Accent | None) -> Palette:
    """Return the colours of a family, as its pages have them in the light scheme."""
    hue, chroma = (accent or NEUTRAL).hue, (accent or NEUTRAL).chroma
    return Palette(
        ground=_srgb(0.994, 0.001, hue),
        ink=_srgb(0.22, 0.012, hue),
        quiet=_srgb(0.45, 0.012, hue),
        accent=_srgb(0.5, chroma * 0.95, hue),
        soft=_srgb(0.93, chroma * 0.2, hue),
    )


def _between(start: Colour, end: Colour, share: float) -> list[int]:
    return [round(a + (b - a) * share) for a, b in zip(start, end, strict=True)]


def _srgb(lightness: float, chroma: float, hue: float) -> Colour:
    """Return a colour of OKLCH (CSS Color 4, 9.4) in sRGB, cut off at its bounds."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _encoded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _encoded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _encoded(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


def _encoded(linear: float) -> int:
    value = 12.92 * linear if linear <= 0.0031308 else 1.055 * max(linear, 0) ** (1 / 2.4) - 0.055
    return round(255 * min(max(value, 0.0), 1.0))
