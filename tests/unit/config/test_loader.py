from pathlib import Path

import pytest

from showfloor.config import load_site_config
from showfloor.config.loader import find_default_tree
from showfloor.errors import SourceError, SourcesError
from showfloor.model.product import Accent, Version
from showfloor.model.redirects import RedirectRow
from support.site.tiny_site import TINY, copy_tiny


def mistakes(root: Path) -> list[str]:
    with pytest.raises(SourcesError) as caught:
        load_site_config(root)
    return [str(error) for error in caught.value.errors]


def test_a_site_is_read_whole() -> None:
    config = load_site_config(TINY)
    assert config.site.title == "Tiny site"
    assert [rule.id for rule in config.site.rules] == ["acorn-kit", "oak-{name}"]
    assert config.messages["site.skip"] == "Skip to content"
    assert config.redirects[0] == RedirectRow(
        source="/old-seed/", target="/acorn-kit/part-seed/", status=301, line=2
    )


def test_a_family_has_its_card() -> None:
    family = load_site_config(TINY).families["acorn-kit"]
    assert family.id == "acorn-kit"
    assert family.tree == "acorn-kit"
    assert family.settings.paths == {"components": "/acorn-kit/part-{page}/"}
    assert family.card.name == "Acorn Kit"
    assert family.card.accent == Accent(hue=60, chroma=0.12)
    assert family.card.versions == (
        Version(text="v2.1.0", href="/acorn-kit/", current=True),
        Version(text="v1", href="https://v1.acorn.example/"),
    )
    assert family.card.logo.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24')


def test_families_are_in_their_order(tmp_path: Path) -> None:
    site = copy_tiny(tmp_path)
    for name, order in (("zelkova", 0), ("birch", 1), ("cedar", 100)):
        folder = site / "families" / name
        folder.mkdir()
        text = (TINY / "families/acorn-kit/family.toml").read_text()
        (folder / "family.toml").write_text(text.replace("order = 1", f"order = {order}"))
        (folder / "logo.svg").write_text((TINY / "families/acorn-kit/logo.svg").read_text())
    assert list(load_site_config(site).families) == ["zelkova", "acorn-kit", "birch", "cedar"]


def test_all_mistakes_of_all_files_are_reported(tmp_path: Path) -> None:
    site = copy_tiny(tmp_path)
    (site / "site.toml").write_text("title = 3\n")
    (site / "redirects.csv").write_text("from,to\n")
    (site / "families/acorn-kit/logo.svg").write_text("leaf")
    assert [text.splitlines()[0] for text in mistakes(site)] == [
        "families/acorn-kit/logo.svg: not a mark of 24 by 24 that uses currentColor",
        "redirects.csv:1: the first line is not from,to,status",
        'site.toml:1: "title" is a whole number',
    ]


def test_a_folder_without_a_site_is_named(tmp_path: Path) -> None:
    assert mistakes(tmp_path)[0].startswith("site.toml: the file is missing")


def test_redirects_are_optional(tmp_path: Path) -> None:
    site = copy_tiny(tmp_path)
    (site / "redirects.csv").unlink()
    assert load_site_config(site).redirects == ()


TREES = ["elm", "oak"]


@pytest.mark.parametrize(
    ("chosen", "names", "trees", "default"),
    [
        pytest.param("elm", ["default", *TREES], {"oak"}, "elm", id="the setting of the site"),
        pytest.param(None, ["default", *TREES], {"oak"}, "default", id="the file of that name"),
        pytest.param(None, ["elm"], {*TREES}, "elm", id="the only navigation"),
        pytest.param(None, ["elm"], set(), "elm", id="the only navigation, without families"),
        pytest.param(None, TREES, {"oak"}, "oak", id="that of the only family"),
        pytest.param(None, [], {"oak"}, "oak", id="that of the only family, without files"),
        pytest.param(None, [], set(), "default", id="nothing"),
        pytest.param(None, [], {*TREES}, "default", id="families without files"),
    ],
)
def test_the_default_navigation_is(
    chosen: str | None, names: list[str], trees: set[str], default: str
) -> None:
    assert find_default_tree(chosen, names, trees) == default


def test_none_of_several_is_the_default() -> None:
    with pytest.raises(SourceError) as caught:
        find_default_tree(None, TREES, {*TREES})
    assert str(caught.value) == (
        "site.toml: the site has 2 navigations, and none is the default\n"
        "  why: pages that belong to no family, such as the home page and the search, show the "
        "default navigation\n"
        "  fix: set default-tree to one of elm, oak, or write navigation/default.toml"
    )
