import pytest

from showfloor.model.base_path import base_of, origin_of, with_base, without_base


@pytest.mark.parametrize(
    ("url", "base", "origin"),
    [
        (None, "/", None),
        ("https://a.example", "/", "https://a.example"),
        ("https://a.example/docs", "/docs/", "https://a.example"),
        ("https://a.example:8000/a/docs", "/a/docs/", "https://a.example:8000"),
    ],
)
def test_the_address_of_a_site_has_an_origin_and_a_base(
    url: str | None, base: str, origin: str | None
) -> None:
    assert (base_of(url), origin_of(url)) == (base, origin)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/", "/docs/"),
        ("/oak/#leaf", "/docs/oak/#leaf"),
        ("/docs/", "/docs/docs/"),
        ("//b.example/", "//b.example/"),
        ("https://b.example/", "https://b.example/"),
    ],
)
def test_only_site_paths_get_the_base(address: str, expected: str) -> None:
    assert with_base("/docs/", address) == expected
    assert with_base("/", address) == address


@pytest.mark.parametrize(
    ("path", "expected"), [("/docs/", "/"), ("/docs/oak/", "/oak/"), ("/docsy/", "/docsy/")]
)
def test_paths_below_the_base_become_site_paths(path: str, expected: str) -> None:
    assert without_base("/docs/", path) == expected
    assert without_base("/", path) == path
