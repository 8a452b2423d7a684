"""The picture of a page, as other places show it beside a link to it."""

from showfloor.outputs.pictures.colors import Palette, palette_of
from showfloor.outputs.pictures.draw import HEIGHT, WIDTH, PictureText, draw_picture
from showfloor.outputs.pictures.fonts import FONTS, Fonts

__all__ = [
    "FONTS",
    "HEIGHT",
    "WIDTH",
    "Fonts",
    "Palette",
    "PictureText",
    "draw_picture",
    "palette_of",
]
