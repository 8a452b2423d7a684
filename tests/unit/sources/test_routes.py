import pytest

from showfloor.config import load_site_config
from showfloor.errors import SourceError
from showfloor.sources import place_in_site
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


@pytest.mark.parametrize("name", ["Seed", "seed_case", "seed.v1", "-seed", "two--parts"])
def test_a_route_is_lower_case_words(name: str) -> None:
    with pytest.raises(SourceError) as caught:
        place_in_site(CONFIG, f"acorn-kit/components/{name}")
    assert caught.value.what == f'the folder "{name}" cannot be part of a route'
