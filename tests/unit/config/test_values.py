import pytest

from showfloor.config.values import is_https, is_site_path


@pytest.mark.parametrize("href", ["/", "/a/", "/a/b-c/", "/a.b/", "/.a/", "/.../"])
def test_site_paths_have_a_slash_at_both_ends(href: str) -> None:
    assert is_site_path(href)


@pytest.mark.parametrize("href", ["", "a/", "/a", "//a/", "/a//b/", "/a b/", "/a/?b/", "/a/#b/"])
def test_other_texts_are_no_site_paths(href: str) -> None:
    assert not is_site_path(href)


@pytest.mark.parametrize("href", ["/../", "/./", "/a/../", "/a/./b/", "/../../a/"])
def test_a_site_path_stays_where_it_is(href: str) -> None:
    assert not is_site_path(href)


@pytest.mark.parametrize("href", ["https://a.example", "https://a.example/b?c=d#e"])
def test_https_addresses_have_a_host(href: str) -> None:
    assert is_https(href)


@pytest.mark.parametrize(
    "href", ["http://a.example/", "https://", "https://a", "https://u@a.example"]
)
def test_other_addresses_are_refused(href: str) -> None:
    assert not is_https(href)
