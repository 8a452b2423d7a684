"""Colors: hexadecimal and OKLCH to sRGB, and the contrast of two."""

import math
import re
from typing import Final

Rgb = tuple[float, float, float]
"""Red, green and blue from 0 to 1, linear."""

HEX: Final = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", re.IGNORECASE)


def from_hex(text: str) -> Rgb | None:
    """Return the color of `#rrggbb`, or `None` for any other text."""
    match = HEX.fullmatch(text)
    if match is None:
        return None
    red, green, blue = (_linear(int(part, 16) / 255) for part in match.groups())
    return red, green, blue


def from_oklch(lightness: float, chroma: float, hue: float) -> Rgb:
    """Return a color of OKLCH (CSS Color 4, 9.4), cut off at the bounds of sRGB."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _bounded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _bounded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _bounded(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


def chroma_and_hue(color: Rgb) -> tuple[float, float]:
    """Return chroma and hue (in degrees) of a color in OKLCH."""
    red, green, blue = color
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast of two colors (WCAG 2), 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(color: Rgb) -> float:
    red, green, blue = color
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(encoded: float) -> float:
    return encoded / 12.92 if encoded <= 0.04045 else ((encoded + 0.055) / 1.055) ** 2.4


def _bounded(part: float) -> float:
    return min(max(part, 0.0), 1.0)
