import pytest

from showfloor.config import load_site_config
from showfloor.errors import SourceError
from showfloor.sources import place_in_site, repeated_routes
from support.site.tiny_site import TINY

CONFIG = load_site_config(TINY)


@pytest.mark.parametrize(
    ("folder", "family", "route"),
    [
        ("home", None, "/"),
        ("about", None, "/about/"),
        ("acorn-kit/parts", "acorn-kit", "/acorn-kit/parts/"),
        ("acorn-kit/guides/growing", "acorn-kit", "/acorn-kit/guides/growing/"),
        ("acorn-kit/components/seed", "acorn-kit", "/acorn-kit/part-seed/"),
        ("acorn-kit/guides/theme/colours", "acorn-kit", "/acorn-kit/guides/theme/colours/"),
    ],
)
def test_the_folder_gives_family_and_route(folder: str, family: str | None, route: str) -> None:
    assert place_in_site(CONFIG, folder) == (family, route)


def test_a_folder_of_no_family_is_an_unknown_product() -> None:
    with pytest.raises(SourceError) as caught:
        place_in_site(CONFIG, "oak/components/leaf")
    assert str(caught.value) == (
        'pages/oak/components/leaf/index.md: "oak" is not a known product\n'
        "  why: a page in pages/oak/ needs families/oak/family.toml; there are: acorn-kit\n"
        "  fix: correct the folder's name, or add the family"
    )


@pytest.mark.parametrize("name", ["Seed", "seed_case", "seed.v1", "-seed", "two--parts"])
def test_a_route_is_lower_case_words(name: str) -> None:
    with pytest.raises(SourceError) as caught:
        place_in_site(CONFIG, f"acorn-kit/components/{name}")
    assert str(caught.value) == (
        f'pages/acorn-kit/components/{name}: the folder "{name}" cannot be part of a route\n'
        "  why: routes are lower case, so that an address has one spelling\n"
        "  fix: use letters a-z, digits and single hyphens"
    )


def test_two_pages_with_one_route_name_each_other() -> None:
    places = [("/a/", "pages/a/index.md"), ("/b/", "pages/b/index.md"), ("/a/", "pages/c/index.md")]
    assert [str(error) for error in repeated_routes(places)] == [
        "pages/c/index.md: the route /a/ is taken by pages/a/index.md\n"
        "  why: two pages cannot have one address\n"
        "  fix: rename one of the folders, or give one of the pages its own route"
    ]
