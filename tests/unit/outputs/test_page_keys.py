"""What has a page rendered again: entries of its navigation, and what is around its demos."""

from pathlib import Path

from showfloor.outputs.page_keys import PageKeys, RenderContext
from support.site.bare_assets import BARE_ASSETS
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at

SEED = "/acorn-kit/part-seed/"
GROUP = """
[[items]]
pathname = "shops"
title = "Shops"

[[items.children]]
pathname = "https://nuts.example/"
title = "Nut shop"
"""


def keys_at(root: Path) -> dict[str, str]:
    site = compile_at(root)
    keys = PageKeys(RenderContext(site, BARE_ASSETS, "frontend"))
    return {route: keys.of(page) for route, page in site.pages.items()}


def changed(root: Path, tree: str, old: str, new: str) -> set[str]:
    """Return the routes of the pages that another title of an entry has rendered again."""
    return edited(root, root / "navigation" / f"{tree}.toml", old, new)


def edited(root: Path, file: Path, old: str, new: str) -> set[str]:
    """Return the routes of the pages that another text in a file has rendered again."""
    before = keys_at(root)
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return {route for route, key in keys_at(root).items() if key != before[route]}


def test_a_page_of_a_family_is_rendered_again_for_a_link_of_its_footer(tmp_path: Path) -> None:
    assert SEED in changed(copy_tiny(tmp_path), "default", "Seed shop", "Shop of seeds")


def test_a_page_is_not_rendered_again_for_an_entry_of_another_tree(tmp_path: Path) -> None:
    found = changed(copy_tiny(tmp_path), "acorn-kit", "More parts", "Other parts")
    assert found == {"/acorn-kit/", SEED, "/acorn-kit/part-branch/"}


def test_what_is_in_a_group_of_the_default_tree_is_in_no_footer(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    with (root / "navigation" / "default.toml").open("a", encoding="utf-8") as tree:
        tree.write(GROUP)
    assert changed(root, "default", "Nut shop", "Shop of nuts") == {"/", "/about/"}


def test_a_page_with_demos_is_rendered_again_for_what_only_the_server_runs(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    provider = root / "families/acorn-kit/Provider.tsx"
    found = edited(root, provider, "export default", "// For the server.\nexport default")
    assert SEED in found
    assert "/about/" not in found


def test_a_page_is_rendered_again_for_the_selector_of_a_color_scheme(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    settings = root / "families/acorn-kit/family.toml"
    scheme = '[color-scheme]\ndark = ".dark"\n\n[paths]'
    assert SEED in edited(root, settings, "[paths]", scheme)
