import pytest

from showfloor.config.values import is_https, is_site_path

PATHS = ["/", "/a/", "/a/b-c/", "/a.b/", "/.a/", "/.../"]
OTHER_TEXTS = ["", "a/", "/a", "//a/", "/a//b/", "/a b/", "/a/?b/", "/a/#b/"]
STEPS = ["/../", "/./", "/a/../", "/a/./b/", "/../../a/"]
ADDRESSES = ["https://a.example", "https://a.example/b?c=d#e"]
OTHER_ADDRESSES = ["http://a.example/", "https://", "https://a", "https://u@a.example"]


@pytest.mark.parametrize("href", [*PATHS, *OTHER_TEXTS, *STEPS])
def test_site_paths_have_a_slash_at_both_ends_and_no_steps(href: str) -> None:
    assert is_site_path(href) == (href in PATHS)


@pytest.mark.parametrize("href", [*ADDRESSES, *OTHER_ADDRESSES])
def test_https_addresses_have_a_host(href: str) -> None:
    assert is_https(href) == (href in ADDRESSES)
