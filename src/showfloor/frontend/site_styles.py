"""The style sheets that a site adds to those of the shell: its brand, and its `styles.css`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from showfloor.config import SiteConfig
from showfloor.config.brand import font_sheet

STYLES: Final = "styles.css"
"""In the site's folder."""
FAMILY: Final = re.compile(r"font-family:([^;}]+)")
SUBSTITUTES: Final = {
    "text-font": ("--font-text", "system-ui, sans-serif"),
    "code-font": ("--font-code", "ui-monospace, monospace"),
}
"""The token of each font, and the fonts until it arrives."""


HEADER: Final = 99
"""The layer of the header, where no theme sets it: below dialogs of libraries."""


def site_styles(config: SiteConfig, node_modules: Path) -> str:
    """Return a style sheet with the tokens of the site.

    The `styles.css` of the site is in a layer above those of the shell.
    """
    rules = [*_layers(config), *_colors(config), *_fonts(config, node_modules)]
    sheet = config.root.resolve() / STYLES
    lines = [f'@import "{sheet.as_posix()}" layer(site);'] if sheet.is_file() else []
    if rules:
        lines += ["@layer tokens {", *rules, "}"]
    return "".join(f"{line}\n" for line in lines)


def font_sheets(config: SiteConfig, node_modules: Path) -> list[Path]:
    """Return the style sheets of the fonts of text and code."""
    fonts = config.site.brand.fonts if config.site.brand else ()
    return [font_sheet(name, config.root.resolve(), node_modules) for _, name in fonts]


def font_family(config: SiteConfig, field: str, node_modules: Path) -> str | None:
    """Return the family of the font in a field of the brand, if it is set."""
    fonts = dict(config.site.brand.fonts) if config.site.brand else {}
    if field not in fonts:
        return None
    sheet = font_sheet(fonts[field], config.root.resolve(), node_modules)
    family = FAMILY.search(sheet.read_text(encoding="utf-8"))
    return family[1].strip(" \n\"'") if family else None


def _layers(config: SiteConfig) -> Iterator[str]:
    if config.site.measures is None:
        yield f"  :root {{ --layer-header: {HEADER}; }}"


def _fonts(config: SiteConfig, node_modules: Path) -> Iterator[str]:
    for field, (token, substitutes) in SUBSTITUTES.items():
        if family := font_family(config, field, node_modules):
            yield f'  :root {{ {token}: "{family}", {substitutes}; }}'


def _colors(config: SiteConfig) -> Iterator[str]:
    """Yield the accent of pages without a family, and of families without an accent."""
    brand = config.site.brand
    if brand is None or brand.color is None or brand.accent is None:
        return
    pair, accent = brand.color, brand.accent
    plain = [f'[data-family="{card.id}"]' for card in config.cards if not card.accent]
    color = f"light-dark({pair.light}, {pair.dark})"
    yield f"  {', '.join([':root:not([data-family])', *plain])} {{"
    yield f"    --accent-hue: {accent.hue:.1f};"
    yield f"    --accent-chroma: {accent.chroma:.3f};"
    for token in ("text", "solid", "line"):
        yield f"    --accent-{token}: {color};"
    yield "  }"
