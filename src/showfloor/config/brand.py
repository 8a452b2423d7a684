"""The `[brand]` table of `site.toml`: logo, mark, favicon, color and fonts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from showfloor.config.colors import Rgb, chroma_and_hue, contrast, from_hex, from_oklch
from showfloor.config.logo import load_logo
from showfloor.config.schema import Settings
from showfloor.config.text_file import read_text
from showfloor.config.toml import TomlFile, read_toml
from showfloor.errors import SourceError
from showfloor.model.page import Brand, Logo
from showfloor.model.product import Accent

LOGO_HEIGHT: Final = 24
"""Of a logo in the header, in CSS pixels."""
LOGO_WIDTH: Final = 240
"""The widest logo at that height: a phone's header has space for it."""

SVG: Final = re.compile(r"<svg\b([^>]*)>")
VIEW_BOX: Final = re.compile(r'\bviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')

PACKAGE: Final = "@fontsource"
"""What names of packages with fonts begin with."""

LEAST: Final = 4.5
"""Contrast of the brand color to each surface: it is a color of text."""

# Lightness and chroma of the surfaces in `tokens.css`; a test compares them.
SURFACES: Final = {
    "light": (("neutral-1", 0.994, 0.001), ("neutral-2", 0.98, 0.002), ("neutral-3", 0.962, 0.003)),
    "dark": (("neutral-1", 0.175, 0.006), ("neutral-2", 0.205, 0.007), ("neutral-3", 0.235, 0.008)),
}
SOFT: Final = {"light": (0.965, 0.1), "dark": (0.24, 0.22)}
"""Lightness of `--accent-soft`, and the share that it has of the chroma of the light color."""


class _Pair(Settings, frozen=True, kw_only=True):
    """A value for each color scheme."""

    light: str
    dark: str


class BrandSettings(Settings, frozen=True, kw_only=True):
    """The fields of the table."""

    logo: str | _Pair | None = None
    """Site path of an SVG file of `public/`, in place of the title in the header."""
    mark: str | None = None
    """An SVG file of the site, beside the title."""
    favicon: str | None = None
    """Site path of a file of `public/`."""
    color: _Pair | None = None
    """Colors of links and of what is chosen, such as `#0b57d0`."""
    text_font: str | None = None
    """Name of a style sheet in `fonts/`, or of an installed package of Fontsource."""
    code_font: str | None = None

    @property
    def accent(self) -> Accent | None:
        """Return the accent that its light color gives."""
        light = from_hex(self.color.light) if self.color else None
        if light is None:
            return None
        chroma, hue = chroma_and_hue(light)
        return Accent(hue=hue, chroma=chroma)

    @property
    def fonts(self) -> tuple[tuple[str, str], ...]:
        """Return the fields of fonts with the names that they have."""
        named = (("text-font", self.text_font), ("code-font", self.code_font))
        return tuple((field, name) for field, name in named if name is not None)

    @property
    def logos(self) -> tuple[str, ...]:
        """Return the path of the logo in each color scheme, the light one first."""
        if isinstance(self.logo, _Pair):
            return self.logo.light, self.logo.dark
        return () if self.logo is None else (self.logo, self.logo)


def load_brand(settings: BrandSettings | None, root: Path) -> Brand | None:
    """Return what pages show of the settings, which `bad_brand` has found right."""
    if settings is None:
        return None
    logo = None
    if settings.logos:
        light, dark = settings.logos
        width, height = _size(root, light) or (1, 1)
        scaled = round(LOGO_HEIGHT * width / height)
        logo = Logo(light=light, dark=dark, width=scaled, height=LOGO_HEIGHT)
    return Brand(
        logo=logo,
        mark=load_logo(root / settings.mark, root) if settings.mark else None,
        favicon=settings.favicon,
    )


def font_sheet(name: str, root: Path, node_modules: Path) -> Path:
    """Return the style sheet of a font: of the site, or of a package."""
    if name.startswith(PACKAGE):
        return node_modules / name / "index.css"
    return root / "fonts" / f"{name}.css"


def missing_packages(
    settings: BrandSettings | None, root: Path, node_modules: Path
) -> Iterator[SourceError]:
    """Yield a mistake for each font whose package is not installed."""
    for field, name in settings.fonts if settings else ():
        if name.startswith(PACKAGE) and not font_sheet(name, root, node_modules).is_file():
            yield read_toml(root / "site.toml", root).error(
                f'the package "{name}" is not installed',
                ("brand", field),
                why="pages are set in its font",
                fix=f"run `npm install --save-exact {name}`, or name another font",
            )


def bad_brand(file: TomlFile, settings: BrandSettings | None, root: Path) -> Iterator[SourceError]:
    """Yield the mistakes in the table."""
    if settings is None:
        return
    yield from _bad_files(file, settings, root)
    for field, name in settings.fonts:
        if not name.startswith(PACKAGE) and not (root / "fonts" / f"{name}.css").is_file():
            yield file.error(
                f'the font "{name}" does not exist',
                ("brand", field),
                why="pages are set in it",
                fix=f"write fonts/{name}.css, or name an installed package such as"
                ' "@fontsource-variable/inter"',
            )
    if settings.color is not None:
        yield from _bad_colors(file, settings.color)


def _size(root: Path, path: str) -> tuple[float, float] | None:
    """Return width and height of an SVG file of `public/`, from its `viewBox`."""
    svg = SVG.search(read_text(root / "public" / path[1:], root))
    box = VIEW_BOX.search(svg[1]) if svg else None
    if box is None or not float(box[1]) or not float(box[2]):
        return None
    return float(box[1]), float(box[2])


def _bad_files(file: TomlFile, settings: BrandSettings, root: Path) -> Iterator[SourceError]:
    paths = [("logo", path) for path in dict.fromkeys(settings.logos)]
    if settings.favicon is not None:
        paths.append(("favicon", settings.favicon))
    for field, path in paths:
        if not path.startswith("/") or ".." in path or not (root / "public" / path[1:]).is_file():
            yield file.error(
                f'the file "{path}" does not exist',
                ("brand", field),
                why="pages load it from public/",
                fix=f'put it in public/ and write its path from there, such as "/{field}.svg"',
            )
        elif field == "logo":
            yield from _bad_logo(file, path, root)
    if settings.mark is not None and not (root / settings.mark).is_file():
        yield file.error(
            f'the file "{settings.mark}" does not exist',
            ("brand", "mark"),
            why="its shapes are part of every page",
            fix='write the path of an SVG file in the site\'s folder, such as "mark.svg"',
        )


def _bad_logo(file: TomlFile, path: str, root: Path) -> Iterator[SourceError]:
    size = _size(root, path) if path.endswith(".svg") else None
    if size is None:
        yield file.error(
            f'the logo "{path}" is not an SVG file with a viewBox',
            ("brand", "logo"),
            why="it is drawn sharp on every screen, and its size is known before it has loaded",
            fix='save it as SVG, with a viewBox such as "0 0 120 24"',
        )
    elif LOGO_HEIGHT * size[0] / size[1] > LOGO_WIDTH:
        yield file.error(
            f'the logo "{path}" is {LOGO_HEIGHT * size[0] / size[1]:.0f} px wide',
            ("brand", "logo"),
            why=f"at the height of {LOGO_HEIGHT} px that it has in the header, it may be"
            f" {LOGO_WIDTH} px wide",
            fix="leave out the space around it, or take a shorter form of it",
        )


def _bad_colors(file: TomlFile, pair: _Pair) -> Iterator[SourceError]:
    light, dark = from_hex(pair.light), from_hex(pair.dark)
    for text, color in ((pair.light, light), (pair.dark, dark)):
        if color is None:
            yield file.error(
                f'"{text}" is not a color',
                ("brand", "color"),
                why="its contrast is checked at build",
                fix='write it in hexadecimal, such as "#0b57d0"',
            )
    if light is not None and dark is not None:
        surfaces = dict(_surfaces(light))
        yield from _low_contrast(file, ("light", "darker"), (pair.light, light), surfaces["light"])
        yield from _low_contrast(file, ("dark", "lighter"), (pair.dark, dark), surfaces["dark"])


def _surfaces(light: Rgb) -> Iterator[tuple[str, dict[str, Rgb]]]:
    """Yield the surfaces of the shell in each color scheme, tinted by the light color."""
    chroma, hue = chroma_and_hue(light)
    for scheme, (lightness, share) in SOFT.items():
        plain = {name: from_oklch(light, gray, hue) for name, light, gray in SURFACES[scheme]}
        yield scheme, {**plain, "accent-soft": from_oklch(lightness, chroma * share, hue)}


def _low_contrast(
    file: TomlFile, words: tuple[str, str], color: tuple[str, Rgb], surfaces: dict[str, Rgb]
) -> Iterator[SourceError]:
    scheme, better = words
    text, rgb = color
    surface, found = min(
        ((name, contrast(rgb, surface)) for name, surface in surfaces.items()),
        key=lambda one: one[1],
    )
    if found < LEAST:
        yield file.error(
            f"the {scheme} color {text} has a contrast of {found:.2f} to --{surface}",
            ("brand", "color"),
            why=f"links are written in it, and text needs {LEAST} to be readable",
            fix=f"take a {better} color",
        )
