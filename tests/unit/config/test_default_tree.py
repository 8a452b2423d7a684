import pytest

from showfloor.config.default_tree import find_default_tree
from showfloor.errors import SourceError

TREES = ["elm", "oak"]


def test_the_setting_of_a_site_comes_first() -> None:
    assert find_default_tree("elm", ["default", *TREES], {"oak"}) == "elm"


def test_the_file_of_that_name_is_the_default() -> None:
    assert find_default_tree(None, ["default", *TREES], {"oak"}) == "default"


def test_the_only_navigation_is_the_default() -> None:
    assert find_default_tree(None, ["elm"], {"elm", "oak"}) == "elm"
    assert find_default_tree(None, ["elm"], set()) == "elm"


def test_the_navigation_of_the_only_family_is_the_default() -> None:
    assert find_default_tree(None, TREES, {"oak"}) == "oak"
    assert find_default_tree(None, [], {"oak"}) == "oak"


def test_a_site_without_any_has_a_default() -> None:
    assert find_default_tree(None, [], set()) == "default"
    assert find_default_tree(None, [], {*TREES}) == "default"


def test_none_of_several_is_the_default() -> None:
    with pytest.raises(SourceError) as caught:
        find_default_tree(None, TREES, {*TREES})
    assert str(caught.value) == (
        "site.toml: the site has 2 navigations, and none is the default\n"
        "  why: pages that belong to no family, such as the home page and the search, show the "
        "default navigation\n"
        "  fix: set default-tree to one of elm, oak, or write navigation/default.toml"
    )
