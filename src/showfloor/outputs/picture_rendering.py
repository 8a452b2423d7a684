"""The picture of a page for links on other sites: its text in 1200 x 630 pixels, as PNG."""

import io
import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from showfloor.config.colors import from_oklch
from showfloor.model.product import Accent

Color = tuple[int, int, int]

STEPS: Final = 4
"""Shades from the background to a color, both included, for the edges of letters."""

NEUTRAL: Final = Accent(hue=255, chroma=0.03)


class Palette(NamedTuple):
    """The colors of a picture: light, since other sites show it."""

    background: Color
    ink: Color
    quiet: Color
    accent: Color
    soft: Color

    def ramps(self) -> list[int]:
        """Return the colors of a PNG: a ramp from the background to each of the others."""
        colors: list[int] = []
        for color in self[1:]:
            for step in range(STEPS):
                colors += _between(self.background, color, step / (STEPS - 1))
        return colors


@lru_cache(maxsize=64)
def palette_of(accent: Accent | None) -> Palette:
    """Return the colors of a family, as its pages have them in the light scheme."""
    hue, chroma = (accent or NEUTRAL).hue, (accent or NEUTRAL).chroma
    return Palette(
        background=_srgb(0.994, 0.001, hue),
        ink=_srgb(0.22, 0.012, hue),
        quiet=_srgb(0.45, 0.012, hue),
        accent=_srgb(0.5, chroma * 0.95, hue),
        soft=_srgb(0.93, chroma * 0.2, hue),
    )


def _between(start: Color, end: Color, share: float) -> list[int]:
    return [round(a + (b - a) * share) for a, b in zip(start, end, strict=True)]


def _srgb(lightness: float, chroma: float, hue: float) -> Color:
    """Return a color of OKLCH in sRGB."""
    red, green, blue = (_encoded(part) for part in from_oklch(lightness, chroma, hue))
    return red, green, blue


def _encoded(linear: float) -> int:
    return round(
        255 * (12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055)
    )


FONTS: Final = "@fontsource-variable/inter/files"
"""Folder of the files, below the installed packages."""

ALPHABETS: Final = ("latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek")
NO_CHARACTER: Final = "\uffff"


class Fonts:
    """Fonts of every size and weight, and which of them has a letter."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._font = lru_cache(maxsize=64)(self._load)
        self._alphabet = cache(self._find)
        self.width = lru_cache(maxsize=20_000)(self._width)
        """Width of a text of a size and a weight, in pixels."""

    def _width(self, text: str, size: int, weight: int) -> float:
        return sum(font.getlength(run) for font, run in self.runs(text, size, weight))

    def runs(
        self, text: str, size: int, weight: int
    ) -> Iterator[tuple[ImageFont.FreeTypeFont, str]]:
        """Yield the parts of a text, each with its font; letters without a font are left out."""
        for alphabet, letters in groupby(text, self._alphabet):
            if alphabet is not None:
                yield self._font(alphabet, size, weight), "".join(letters)

    def knows(self, text: str) -> bool:
        """Return whether most letters of a text have a font."""
        letters = [letter for letter in text if not letter.isspace()]
        return sum(self._alphabet(letter) is not None for letter in letters) * 2 > len(letters)

    def _load(self, alphabet: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
        font = ImageFont.truetype(self._folder / f"inter-{alphabet}-wght-normal.woff2", size)
        font.set_variation_by_axes([weight])
        return font

    def _find(self, letter: str) -> str | None:
        return next((one for one in ALPHABETS if self._has(one, letter)), None)

    def _has(self, alphabet: str, letter: str) -> bool:
        if letter == " ":
            return True
        font = self._font(alphabet, 20, 400)
        drawn, none = font.getmask(letter), font.getmask(NO_CHARACTER)
        return (drawn.size, bytes(drawn)) != (none.size, bytes(none))


WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that sites show."""

MARGIN: Final = 80
COLUMN: Final = 790
"""Width of the text; beside it is the shape."""

OVERHANG: Final = 8
"""Space for letters that reach out of their line."""

SHAPE: Final = 250
BAR: Final = 12

TITLE_SIZES: Final = (92, 80, 68, 56, 44)
TITLE_LINES: Final = 3
TEXT_SIZE: Final = 32
TEXT_LINES: Final = 3
INK, QUIET, ACCENT, SOFT = range(4)


class PictureText(NamedTuple):
    """The texts of a picture."""

    title: str
    place: str
    """The product."""
    section: str
    """The section of the product with the page; may be empty."""
    text: str


class Line(NamedTuple):
    """A line of one size and weight, with its position."""

    text: str
    left: float
    baseline: float
    size: int
    weight: int


def render_picture(text: PictureText, palette: Palette, fonts: Fonts) -> bytes:
    """Return a picture as PNG.

    Its pixels are shades between the background and one of four colors: sixteen colors in all, so
    that two pixels take a byte and the file is small and quickly made.
    """
    title = _title(text, fonts)
    lines = {
        ACCENT: [Line(text.place, MARGIN, MARGIN + 32, 34, 700)],
        INK: title,
        QUIET: [*_section(text, fonts), *_text(text.text, title[-1].baseline, fonts)],
    }
    image = _shape().copy()
    for color, several in lines.items():
        for line in several:
            _write(image, line, color, fonts)
    image.putpalette(palette.ramps())
    file = io.BytesIO()
    image.save(file, "PNG", bits=4, compress_level=4)
    return file.getvalue()


def _title(text: PictureText, fonts: Fonts) -> list[Line]:
    """Return the title, or the product if the fonts lack its letters."""
    title = text.title if fonts.knows(text.title) else text.place
    for size in TITLE_SIZES:
        lines = _wrapped(title, size, 700, fonts)
        if len(lines) <= TITLE_LINES and " ".join(lines) == title:
            break
    step = round(size * 1.12)
    first = MARGIN + 110 + size
    return [
        Line(line, MARGIN - size * 0.04, first + step * number, size, 700)
        for number, line in enumerate(_cut(lines, TITLE_LINES))
    ]


def _section(text: PictureText, fonts: Fonts) -> list[Line]:
    if not text.section or not fonts.knows(text.section):
        return []
    left = MARGIN + fonts.width(text.place, 34, 700) + 20
    return [Line(text.section, left, MARGIN + 32, 34, 400)]


def _text(text: str, below: float, fonts: Fonts) -> list[Line]:
    step = round(TEXT_SIZE * 1.45)
    fitting = int((HEIGHT - BAR - MARGIN / 2 - below - 24) // step)
    if not fonts.knows(text):
        return []
    lines = _cut(_wrapped(text, TEXT_SIZE, 400, fonts), min(TEXT_LINES, fitting))
    return [
        Line(line, MARGIN, below + 24 + step * (number + 1), TEXT_SIZE, 400)
        for number, line in enumerate(lines)
    ]


def _wrapped(text: str, size: int, weight: int, fonts: Fonts) -> list[str]:
    """Return a text in lines; a word that is wider than the column is broken."""
    lines: list[str] = []
    left = 0.0
    space = fonts.width(" ", size, weight)
    for word in (part for one in text.split() for part in _parts(one, size, weight, fonts)):
        width = fonts.width(word, size, weight)
        if lines and left + space + width <= COLUMN:
            lines[-1] = f"{lines[-1]} {word}"
            left += space + width
        else:
            lines.append(word)
            left = width
    return lines


def _parts(word: str, size: int, weight: int, fonts: Fonts) -> Iterator[str]:
    """Yield a word in parts that fit into a line."""
    while fonts.width(word, size, weight) > COLUMN:
        count = _fitting(word, size, weight, fonts)
        yield word[:count]
        word = word[count:]
    yield word


def _fitting(word: str, size: int, weight: int, fonts: Fonts) -> int:
    """Return how many letters of a word fit into a line."""
    count = len(word)
    while count > 1 and fonts.width(word[:count], size, weight) > COLUMN:
        count -= 1
    return count


def _cut(lines: Sequence[str], most: int) -> list[str]:
    if len(lines) <= most:
        return list(lines)
    shortened = list(lines[:most])
    if shortened:
        shortened[-1] = f"{shortened[-1].rpartition(' ')[0] or shortened[-1][:-1]}…"
    return shortened


def _write(image: Image.Image, line: Line, color: int, fonts: Fonts) -> None:
    """Write a line into the image; boxes of lines overlap, their letters do not."""
    top, left = round(line.baseline - line.size), round(line.left) - OVERHANG
    box = Image.new("L", (COLUMN + 3 * OVERHANG, round(line.size * 1.3)))
    draw = ImageDraw.Draw(box)
    start = line.left - left
    for font, run in fonts.runs(line.text, line.size, line.weight):
        draw.text((start, line.size), run, fill=255, font=font, anchor="ls")
        start += font.getlength(run)
    box = box.crop((0, 0, math.ceil(start) + OVERHANG, box.height))
    image.paste(box.point(_shades(color)), (left, top), box.point(_ink_mask()))


@cache
def _shades(color: int) -> list[int]:
    """Return the place in the ramp of a color for each gray of a layer."""
    ramp = [round(gray * (STEPS - 1) / 255) for gray in range(256)]
    return [color * STEPS + shade if shade else 0 for shade in ramp]


@cache
def _ink_mask() -> list[int]:
    """Return the mask of the pixels that are no background."""
    return [255 if shade else 0 for shade in _shades(INK + 1)]


@cache
def _shape() -> Image.Image:
    """Return the shapes of all pictures: two quarters of a circle, and a bar below."""
    times = 4  # rendered larger, for smooth edges
    big = Image.new("L", (WIDTH * times, HEIGHT * times))
    draw = ImageDraw.Draw(big)
    draw.pieslice(_box(WIDTH - SHAPE, -SHAPE, times), 90, 180, fill=255)
    draw.pieslice(_box(WIDTH - 2 * SHAPE, HEIGHT - BAR - SHAPE, times), 270, 360, fill=255)
    shape = big.resize((WIDTH, HEIGHT), Image.Resampling.BOX).point(_shades(SOFT))
    accent = ACCENT * STEPS + STEPS - 1
    ImageDraw.Draw(shape).rectangle((0, HEIGHT - BAR, WIDTH, HEIGHT), fill=accent)
    return shape


def _box(left: int, top: int, times: int) -> tuple[int, int, int, int]:
    """Return the box of a circle of which a quarter is as large as the shape."""
    return (left * times, top * times, (left + 2 * SHAPE) * times, (top + 2 * SHAPE) * times)
