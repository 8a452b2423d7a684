import msgspec
import pytest

from showfloor.icons import IconShapes, block_of, icon_files, icon_set_of
from showfloor.icons.icon_set import split_name
from showfloor.icons.settings import IconSettings, SizeSettings, StyleSettings

SETTINGS = IconSettings(
    package="@acorn/icons",
    styles=(
        StyleSettings(id="Plain", label="Plain"),
        StyleSettings(id="Sharp", label="Sharp", suffix="Sharp"),
    ),
    featured=("Oak",),
    imports=("import {name} from '{package}/{name}';",),
    sizes=(SizeSettings(label="Small", pixels=20, code="<{name} small />"),),
    words={"leaf": "foliage green"},
    names={"Oak": "tree"},
)
SHAPES = IconShapes(
    view_box="0 0 24 24",
    icons={"LeafFall": "<a/>", "LeafFallSharp": "<b/>", "Oak": "<c/>", "ElmSharp": "<d/>"},
)
ICONS = icon_set_of(SETTINGS, SHAPES)


# The same pairs are asked of the browser's code in web/src/icons/iconNames.test.ts.
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("DeleteForever", "delete forever"),
        ("ThreeDRotation", "three d rotation"),
        ("SignalWifi4Bar", "signal wifi 4 bar"),
        ("AddIcCall", "add ic call"),
        ("X", "x"),
    ],
)
def test_a_name_is_split_into_words(name: str, words: str) -> None:
    assert " ".join(split_name(name)) == words


def test_components_of_one_image_are_one_icon_in_several_styles() -> None:
    icons = {icon.name: icon.shapes for icon in ICONS.icons}
    assert icons["LeafFall"] == {"Plain": "<a/>", "Sharp": "<b/>"}
    assert icons["Elm"] == {"Sharp": "<d/>"}


def test_featured_icons_come_first_and_the_rest_by_name() -> None:
    assert [icon.name for icon in ICONS.icons] == ["Oak", "Elm", "LeafFall"]


def test_an_icon_has_the_words_of_its_name_then_those_for_the_same() -> None:
    words = {icon.name: icon.words for icon in ICONS.icons}
    assert words["LeafFall"] == ("leaf", "fall", "foliage", "green")
    assert words["Oak"] == ("oak", "tree")


def test_a_page_holds_the_featured_icons_and_counts_the_rest() -> None:
    block = block_of("acorn", SETTINGS, ICONS, "/_assets/icons/acorn-1/")
    assert block.count == 4
    assert [(style.id, style.count) for style in block.styles] == [("Plain", 2), ("Sharp", 2)]
    assert [(icon.name, icon.svg) for icon in block.featured] == [("Oak", "<c/>")]
    assert block.imports == ("import {name} from '@acorn/icons/{name}';",)


def test_browsers_get_names_first_and_images_by_style() -> None:
    files = dict(icon_files(SETTINGS, ICONS))
    assert sorted(files) == ["Plain-0.json", "Sharp-0.json", "names.json", "names.txt"]
    assert msgspec.json.decode(files["names.json"]) == {
        "shard": 96,
        "names": ["Oak", "Elm", "LeafFall"],
        "styles": [1, 2, 3],
        "words": ["tree", "", "foliage green"],
    }
    assert msgspec.json.decode(files["Sharp-0.json"]) == ["", "<d/>", "<b/>"]


def test_readers_without_scripts_get_a_plain_list() -> None:
    text = dict(icon_files(SETTINGS, ICONS))["names.txt"].decode()
    assert text == "ElmSharp\nLeafFall\nLeafFallSharp\nOak\n"
