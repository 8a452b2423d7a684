import io

import pytest
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from PIL import ImageFont

from showfloor.errors import ToolError
from showfloor.frontend.font_subset import subset_font
from support.places import ENGINE_MODULES

# One worker runs them: each would make what they share.
pytestmark = pytest.mark.xdist_group("light-fonts")

PACKAGES = ENGINE_MODULES / "@fontsource-variable"
NAMES = (
    "inter/files/inter-latin-wght-normal.woff2",
    "jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
)
TEXT = "Über 1,024 façades: Øl, “quotes”; if (a !== b) return 'x';"


@pytest.fixture(scope="module", params=NAMES)
def fonts(request: pytest.FixtureRequest) -> tuple[bytes, bytes]:
    """Return a font as a package has it, and as the shell serves it."""
    source = (PACKAGES / request.param).read_bytes()
    return source, subset_font(source, request.param)


def test_a_font_loses_at_least_two_fifths_of_its_bytes_and_no_letter(
    fonts: tuple[bytes, bytes],
) -> None:
    source, light = fonts
    assert len(light) < 0.6 * len(source)
    assert _opened(light).getBestCmap().keys() == _opened(source).getBestCmap().keys()


def test_a_font_keeps_the_letters_that_are_asked_for_and_their_spacing() -> None:
    source = (PACKAGES / NAMES[0]).read_bytes()
    light = subset_font(source, "inter", {*range(0x20, 0x7F), 0x2019, 0x4E00})
    assert _opened(light).getBestCmap().keys() == {*range(0x20, 0x7F), 0x2019}
    plain = "AVATAR, To. Yes?"
    assert _width(light, 400, plain) == pytest.approx(_width(source, 400, plain), rel=0.002)


@pytest.mark.parametrize("weight", [400, 550, 700])
def test_text_is_as_wide_as_before(fonts: tuple[bytes, bytes], weight: int) -> None:
    before, after = (_width(font, weight) for font in fonts)
    assert after == pytest.approx(before, rel=0.002)


def test_lines_are_as_high_as_before(fonts: tuple[bytes, bytes]) -> None:
    before, after = (_opened(font)["hhea"] for font in fonts)
    assert (after.ascent, after.descent, after.lineGap) == (
        before.ascent,
        before.descent,
        before.lineGap,
    )


def test_only_the_weights_of_the_shell_are_left(fonts: tuple[bytes, bytes]) -> None:
    [axis] = _opened(fonts[1])["fvar"].axes
    assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", 400, 700)


def test_the_same_font_gives_the_same_bytes() -> None:
    source = (PACKAGES / NAMES[1]).read_bytes()
    assert subset_font(source, "mono") == subset_font(source, "mono")


def test_what_is_no_font_is_named_with_the_way_to_fix_it() -> None:
    with pytest.raises(ToolError) as caught:
        subset_font(b"<!doctype html>", "inter-latin-wght-normal.woff2")
    assert str(caught.value) == (
        "The font inter-latin-wght-normal.woff2 cannot be read: "
        "Not a TrueType or OpenType font (bad sfntVersion)\n"
        "  why: pages are set in it, and its unused weights are left out.\n"
        "  fix: install the packages again: `rm -rf node_modules`, then `make setup`."
    )


def test_a_font_of_one_weight_is_named() -> None:
    font = instantiateVariableFont(_opened((PACKAGES / NAMES[1]).read_bytes()), {"wght": 400})
    content = io.BytesIO()
    font.save(content)
    with pytest.raises(ToolError, match="font mono cannot be read: it has no range of weights"):
        subset_font(content.getvalue(), "mono")


def _opened(font: bytes) -> TTFont:
    return TTFont(io.BytesIO(font))


def _width(font: bytes, weight: int, text: str = TEXT) -> float:
    drawn = ImageFont.truetype(io.BytesIO(font), 200)
    drawn.set_variation_by_axes([weight])
    return drawn.getlength(text)
