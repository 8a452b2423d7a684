from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.icons import NodeIconReader
from support.places import TOOLS
from support.site.memory_cache import MemoryCache
from support.site.workplace import PROGRAMS

PACKAGE = """
const { createElement } = require("react");
const icon = (viewBox, d) => () => createElement("svg", { viewBox }, createElement("path", { d }));
exports.Oak = icon("0 0 24 24", "M1 2");
exports.Elm = icon("0 0 32 32", "M3 4");
exports.Yew = icon("0 0 24 24", "M5 6");
exports.Text = () => createElement("p", null, "no shape");
exports.helper = () => "no component";
"""


def reader(project: Path, cache: MemoryCache | None = None) -> NodeIconReader:
    return NodeIconReader(PROGRAMS, project, cache or MemoryCache())


@pytest.fixture
def project(tmp_path: Path) -> Path:
    packages = tmp_path / "node_modules"
    (packages / "acorn-icons").mkdir(parents=True)
    (packages / "acorn-icons" / "index.js").write_text(PACKAGE)
    (packages / "acorn-icons" / "package.json").write_text('{"name": "acorn-icons"}')
    for name in ("react", "react-dom"):
        (packages / name).symlink_to(TOOLS / name)
    return tmp_path


def test_what_draws_an_svg_is_an_icon(project: Path) -> None:
    shapes = reader(project).read("acorn-icons", ["1"])
    assert shapes.view_box == "0 0 24 24"
    assert shapes.icons == {
        "Oak": '<path d="M1 2"></path>',
        "Elm": '<svg viewBox="0 0 32 32"><path d="M3 4"></path></svg>',
        "Yew": '<path d="M5 6"></path>',
    }


def test_a_known_version_is_not_read_again(project: Path) -> None:
    cache = MemoryCache()
    before = reader(project, cache).read("acorn-icons", ["1"])
    (project / "node_modules" / "acorn-icons" / "index.js").write_text("exports.Ash = 1;")
    assert reader(project, cache).read("acorn-icons", ["1"]) == before


def test_a_package_without_icons_is_explained(project: Path) -> None:
    with pytest.raises(ToolError) as caught:
        reader(project).read("react", ["1"])
    assert str(caught.value).startswith("The icons of react cannot be read: ")
    assert str(caught.value).endswith(
        "\n  why: The page that shows them is made of their shapes."
        "\n  fix: Run `npm ci` in the folder of the site's package.json, and look whether"
        " icons.toml names the package as npm does."
    )
