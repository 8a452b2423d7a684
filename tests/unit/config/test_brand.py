"""The brand of a site: what is made of the settings, and how contrast is measured."""

import re
from pathlib import Path

import pytest

from showfloor.config import load_site_config
from showfloor.config.brand import SURFACES
from showfloor.config.colors import chroma_and_hue, contrast, from_hex, from_oklch
from showfloor.model.page import Logo
from support.site.tiny_site import TINY

TOKENS = Path(__file__).parents[3] / "web" / "src" / "styles" / "tokens.css"
SURFACE = re.compile(
    r"--(neutral-[123]): light-dark\(\s*oklch\(([\d.]+)% ([\d.]+) [^)]*\)\),"
    r"\s*oklch\(([\d.]+)% ([\d.]+) "
)


def test_a_logo_is_as_wide_as_its_view_box_says() -> None:
    brand = load_site_config(TINY).brand
    assert brand is not None
    assert brand.logo == Logo(light="/logo.svg", dark="/logo-dark.svg", width=96, height=24)
    assert brand.favicon == "/favicon.svg"
    assert brand.mark is not None
    assert brand.mark.startswith("<svg")


def test_a_site_without_a_brand_has_none(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text('title = "Oak"\n')
    assert load_site_config(tmp_path).brand is None


def test_contrast_is_measured_against_the_surfaces_of_the_shell() -> None:
    found = {
        (scheme, name): (round(float(row[place]) / 100, 3), float(row[place + 1]))
        for row in SURFACE.findall(TOKENS.read_text())
        for name in row[:1]
        for scheme, place in (("light", 1), ("dark", 3))
    }
    known = {
        (scheme, name): (lightness, chroma)
        for scheme, rows in SURFACES.items()
        for name, lightness, chroma in rows
    }
    assert known == found


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#166534", "#166534", 1.0)],
)
def test_contrast_is_that_of_wcag(one: str, other: str, expected: float) -> None:
    first, second = from_hex(one), from_hex(other)
    assert first is not None
    assert second is not None
    assert contrast(first, second) == pytest.approx(expected, abs=0.01)


def test_a_color_goes_to_oklch_and_back() -> None:
    color = from_hex("#d9480f")
    assert color is not None
    chroma, hue = chroma_and_hue(color)
    assert from_oklch(0.6017, chroma, hue) == pytest.approx(color, abs=0.01)


@pytest.mark.parametrize("text", ["green", "#fff", "#12345g", "rgb(0 0 0)", ""])
def test_other_notations_are_no_colors(text: str) -> None:
    assert from_hex(text) is None
