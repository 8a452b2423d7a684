import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from showfloor.model.product import Accent
from showfloor.outputs.picture_rendering import (
    FONTS,
    HEIGHT,
    WIDTH,
    Fonts,
    PictureText,
    palette_of,
    render_picture,
)
from support.places import ENGINE_MODULES

FOUND = Fonts(ENGINE_MODULES / FONTS)
BLUE = palette_of(Accent(hue=255, chroma=0.17))
LEAF = PictureText("Leaf", "Acorn Kit", "Parts", "What grows on a branch.")
LONG = "Customizing every part of the date range picker and its panel of shortcuts"


def drawn(text: PictureText) -> tuple[int, int, int, int]:
    """Return the box of what is written: what differs from a picture of nothing."""
    both = (render_picture(one, BLUE, FOUND) for one in (text, PictureText(".", ".", "", "")))
    box = ImageChops.difference(
        *(Image.open(io.BytesIO(one)).convert("RGB") for one in both)
    ).getbbox()
    assert box is not None
    return box


def test_a_picture_is_small_and_has_the_size_that_others_ask_for() -> None:
    content = render_picture(LEAF, BLUE, FOUND)
    with Image.open(io.BytesIO(content)) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    assert len(content) < 20_000
    assert render_picture(LEAF, BLUE, FOUND) == content
    other = palette_of(Accent(hue=42, chroma=0.16))
    assert render_picture(LEAF, other, FOUND) != content


def test_colors_are_those_of_style_sheets() -> None:
    # Computed by a browser: oklch(50% 0.1615 255), oklch(22% 0.012 255).
    assert (BLUE.accent, BLUE.ink) == ((6, 97, 188), (23, 27, 32))


@pytest.mark.parametrize("title", ["Leaf", LONG, LONG * 3, "unstable_createStrictModeTheme" * 4])
def test_words_stay_beside_the_shape_and_above_the_bar(title: str) -> None:
    left, top, right, bottom = drawn(PictureText(title, "Acorn Kit", "Parts", LONG * 3))
    assert left >= 70
    assert top >= 70
    assert right <= WIDTH - 250
    assert bottom <= HEIGHT - 12


def test_letters_of_other_alphabets_come_from_their_own_files() -> None:
    assert FOUND.knows("Ångström łódź Привет Ελλάδα")
    assert len({font.path for font, _ in FOUND.runs("aŁП", 20, 400)}) == 3


def test_the_product_stands_for_a_title_without_letters_at_hand() -> None:
    assert not FOUND.knows("أزرار وقوائم")
    unknown = PictureText("أزرار وقوائم", "Acorn Kit", "", "")
    assert render_picture(unknown, BLUE, FOUND) == render_picture(
        PictureText("Acorn Kit", "Acorn Kit", "", ""), BLUE, FOUND
    )


@settings(max_examples=25)
@given(title=st.text(max_size=200), text=st.text(max_size=300))
def test_any_words_can_be_drawn(title: str, text: str) -> None:
    assert render_picture(PictureText(title, "Acorn", "", text), BLUE, FOUND).startswith(b"\x89PNG")
