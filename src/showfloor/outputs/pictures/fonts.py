"""The shell's own font, from the files that browsers get: a part of the alphabet each."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import ImageFont

__all__ = ["FONTS", "Fonts"]

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
        """How wide a text of a size and a weight is, in pixels."""

    def _width(self, text: str, size: int, weight: int) -> float:
        return sum(font.getlength(run) for font, run in self.runs(text, size, weight))

    def runs(
        self, text: str, size: int, weight: int
    ) -> Iterator[tuple[ImageFont.FreeTypeFont, str]]:
        """Yield the parts of a text, each with its font; letters that none has are left out."""
        for alphabet, letters in groupby(text, self._alphabet):
            if alphabet is not None:
                yield self._font(alphabet, size, weight), "".join(letters)

    def knows(self, text: str) -> bool:
        """Tell whether most of a text can be drawn."""
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
