from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.icons import IconShapes
from showfloor.model.icons import IconSetBlock
from showfloor.workspace import Icons, Site, Workspace
from support.site.tiny_site import copy_tiny
from support.site.workplace import inputs_at, next_process

SEED = "pages/acorn-kit/components/seed/index.md"
ROUTE = "/acorn-kit/part-seed/"
SETTINGS = """
package = "acorn-icons"
featured = ["Oak"]
[[styles]]
id = "Plain"
label = "Plain"
[words]
oak = "tree"
"""


class InventedReader:
    """Knows one package, and counts how often it is asked."""

    fingerprint = "invented"

    def __init__(self) -> None:
        self.asked = 0

    def read(self, package: str, versions: Sequence[str]) -> IconShapes:
        self.asked += 1
        return IconShapes(view_box="0 0 24 24", icons={"Oak": "<path/>", "Elm": "<g/>"})


@pytest.fixture
def root(tmp_path: Path) -> Path:
    site = copy_tiny(tmp_path / "site")
    (site / "families/acorn-kit/icons.toml").write_text(SETTINGS)
    with (site / SEED).open("a") as page:
        page.write("\n::icons\n")
    return site


def compiled(root: Path) -> Site:
    return Workspace(replace(inputs_at(root), icons=InventedReader())).update()


def test_a_page_shows_the_icons_of_its_family_and_a_search_can_ask_for_all(root: Path) -> None:
    site = compiled(root)
    (block,) = (one for one in site.page(ROUTE).blocks if isinstance(one, IconSetBlock))
    assert (block.package, block.count) == ("acorn-icons", 2)
    assert [icon.name for icon in block.featured] == ["Oak"]
    assert block.data.startswith("/_assets/icons/acorn-kit-")
    oak, elm = site.made_by(Icons).of_family("acorn-kit")[1].icons
    assert (oak.name, oak.words, [*oak.shapes]) == ("Oak", ("oak", "tree"), ["Plain"])
    assert elm.name == "Elm"


def test_a_family_can_take_some_icons_of_a_package(root: Path) -> None:
    (root / "families/acorn-kit/icons.toml").write_text(f'only = ["Oak"]\n{SETTINGS}')
    site = compiled(root)
    assert site.made_by(Icons).icon_map.blocks["acorn-kit"].count == 1
    icons = site.made_by(Icons).of_family("acorn-kit")[1].icons
    assert [icon.name for icon in icons] == ["Oak"]


def test_the_package_is_not_asked_while_nothing_has_changed(root: Path) -> None:
    reader = InventedReader()
    workspace = Workspace(replace(inputs_at(root), icons=reader))
    first = workspace.update()
    for again in (workspace.update(), next_process(workspace).update()):
        assert again.made_by(Icons).icon_map == first.made_by(Icons).icon_map
    assert reader.asked == 1


def test_the_folder_of_the_files_changes_with_them(root: Path) -> None:
    before = compiled(root).made_by(Icons).icon_map.blocks["acorn-kit"].data
    (root / "families/acorn-kit/icons.toml").write_text(SETTINGS.replace('"tree"', '"wood"'))
    assert compiled(root).made_by(Icons).icon_map.blocks["acorn-kit"].data != before
