"""Draws a picture of 1200 x 630: where a page belongs, its title, what it is about."""

import io
import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from showfloor.outputs.pictures.colors import STEPS, Palette
from showfloor.outputs.pictures.fonts import Fonts

__all__ = ["HEIGHT", "WIDTH", "PictureText", "draw_picture"]

WIDTH: Final = 1200
HEIGHT: Final = 630
"""What the places that show pictures agree on."""

MARGIN: Final = 80
COLUMN: Final = 790
"""Width of the text; beside it is the shape."""

OVERHANG: Final = 8
"""Room for letters that lean out of their line."""

SHAPE: Final = 250
BAR: Final = 12

TITLE_SIZES: Final = (92, 80, 68, 56, 44)
TITLE_LINES: Final = 3
TEXT_SIZE: Final = 32
TEXT_LINES: Final = 3
INK, QUIET, ACCENT, SOFT = range(4)


class PictureText(NamedTuple):
    """What stands in a picture."""

    title: str
    place: str
    """The product."""
    section: str
    """Where in it the page stands; may be empty."""
    text: str


class Line(NamedTuple):
    """A line of one size and weight, with its place."""

    text: str
    left: float
    baseline: float
    size: int
    weight: int


def draw_picture(text: PictureText, palette: Palette, fonts: Fonts) -> bytes:
    """Return a picture as PNG.

    Its pixels are shades between the ground and one of four colours: sixteen colours in all, so
    that two pixels take a byte and the file is small and quickly made.
    """
    title = _title(text, fonts)
    lines = {
        ACCENT: [Line(text.place, MARGIN, MARGIN + 32, 34, 700)],
        INK: title,
        QUIET: [*_section(text, fonts), *_text(text.text, title[-1].baseline, fonts)],
    }
    image = _shape().copy()
    for colour, several in lines.items():
        for line in several:
            _write(image, line, colour, fonts)
    image.putpalette(palette.ramps())
    file = io.BytesIO()
    image.save(file, "PNG", bits=4, compress_level=4)
    return file.getvalue()


def _title(text: PictureText, fonts: Fonts) -> list[Line]:
    """Return the title; where its letters are not at hand, the product stands for it."""
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
    room = int((HEIGHT - BAR - MARGIN / 2 - below - 24) // step)
    if not fonts.knows(text):
        return []
    lines = _cut(_wrapped(text, TEXT_SIZE, 400, fonts), min(TEXT_LINES, room))
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
    kept = list(lines[:most])
    if kept:
        kept[-1] = f"{kept[-1].rpartition(' ')[0] or kept[-1][:-1]}…"
    return kept


def _write(image: Image.Image, line: Line, colour: int, fonts: Fonts) -> None:
    """Write a line over what is there; boxes of lines overlap, their letters do not."""
    top, left = round(line.baseline - line.size), round(line.left) - OVERHANG
    box = Image.new("L", (COLUMN + 3 * OVERHANG, round(line.size * 1.3)))
    draw = ImageDraw.Draw(box)
    start = line.left - left
    for font, run in fonts.runs(line.text, line.size, line.weight):
        draw.text((start, line.size), run, fill=255, font=font, anchor="ls")
        start += font.getlength(run)
    box = box.crop((0, 0, math.ceil(start) + OVERHANG, box.height))
    image.paste(box.point(_shades(colour)), (left, top), box.point(_drawn()))


@cache
def _shades(colour: int) -> list[int]:
    """Return what each grey of a layer becomes: a place in the ramp of its colour."""
    ramp = [round(grey * (STEPS - 1) / 255) for grey in range(256)]
    return [colour * STEPS + shade if shade else 0 for shade in ramp]


@cache
def _drawn() -> list[int]:
    """Return the mask of what is not ground."""
    return [255 if shade else 0 for shade in _shades(INK + 1)]


@cache
def _shape() -> Image.Image:
    """Return what is the same in all pictures: two quarters of a circle, and a bar below."""
    times = 4  # drawn larger, for smooth edges
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
