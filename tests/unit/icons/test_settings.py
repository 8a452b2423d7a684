from pathlib import Path

import pytest

from showfloor.errors import SourceError
from showfloor.icons import FamilyIcons, IconShapes, icon_set_of, load_family_icons, mistakes_in

PLAIN = 'package = "@acorn/icons"\n[[styles]]\nid = "Plain"\nlabel = "Plain"\n'
SHAPES = IconShapes(view_box="0 0 24 24", icons={"OakLeaf": "", "Elm": ""})


def load(root: Path, text: str) -> FamilyIcons:
    folder = root / "families" / "acorn"
    folder.mkdir(parents=True)
    (folder / "icons.toml").write_text(text)
    return load_family_icons(folder, root)


def mistakes(root: Path, text: str) -> list[str]:
    family = load(root, text)
    return [str(error) for error in mistakes_in(family, icon_set_of(family.settings, SHAPES))]


def test_a_set_without_a_plain_style_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load(tmp_path, PLAIN + 'suffix = "Plain"\n')
    assert str(caught.value) == (
        "families/acorn/icons.toml:5: the first style has a suffix\n"
        "  why: names without a suffix need a style too, and pages begin with it\n"
        '  fix: begin with the plain style: [[styles]] with "id" and "label"'
    )


def test_icons_come_from_a_package(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load(tmp_path, PLAIN.replace("@acorn/icons", "../../icons"))
    assert str(caught.value) == (
        'families/acorn/icons.toml:1: "../../icons" is not the name of a package\n'
        "  why: installed packages are found by their names\n"
        '  fix: write a name such as "react" or "@scope/name"'
    )


def test_a_featured_icon_has_to_exist(tmp_path: Path) -> None:
    assert mistakes(tmp_path, 'featured = ["OakLeaves"]\n' + PLAIN) == [
        'families/acorn/icons.toml:1: @acorn/icons has no icon "OakLeaves"\n'
        "  why: names are written as the package has them, without the ending of a style\n"
        '  fix: write "OakLeaf", or remove it'
    ]


def test_synonyms_belong_to_names_and_words_that_exist(tmp_path: Path) -> None:
    text = PLAIN + '[words]\noka = "tree"\n[names]\nElm = "tree"\nPine = "tree"\n'
    assert mistakes(tmp_path, text) == [
        'families/acorn/icons.toml:9: @acorn/icons has no icon "Pine"\n'
        "  why: names are written as the package has them, without the ending of a style\n"
        "  fix: correct the name, or remove it",
        'families/acorn/icons.toml:6: no icon has the word "oka" in its name\n'
        "  why: its synonyms would lead nowhere\n"
        '  fix: write "oak", or remove the line',
    ]


def test_icons_that_are_taken_have_to_exist_and_the_featured_be_among_them(tmp_path: Path) -> None:
    text = 'only = ["Elm", "Pine"]\nfeatured = ["OakLeaf"]\n' + PLAIN
    assert mistakes(tmp_path, text) == [
        'families/acorn/icons.toml:1: @acorn/icons has no icon "Pine"\n'
        "  why: names are written as the package has them, without the ending of a style\n"
        "  fix: correct the name, or remove it",
        'families/acorn/icons.toml:2: "OakLeaf" is featured, and not taken\n'
        '  why: "only" names the icons that are taken of the package\n'
        '  fix: name it there too, or remove it from "featured"',
    ]
