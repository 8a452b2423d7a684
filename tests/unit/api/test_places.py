import pytest

from showfloor.api import ApiSettings, PackageSettings
from showfloor.api.request import place_of, slug_of


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Leaf", "leaf"),
        ("TextField", "text-field"),
        ("NoSsr", "no-ssr"),
        ("ChartsXAxis", "charts-x-axis"),
        ("useTextField", "use-text-field"),
        ("DayPicker2", "day-picker2"),
        ("TabsX.List", "tabs-x-list"),
    ],
)
def test_slugs_are_in_kebab_case(name: str, slug: str) -> None:
    assert slug_of(name) == slug


def settings(**fields: object) -> ApiSettings:
    return ApiSettings(packages={"kit": PackageSettings()}, **fields)  # type: ignore[arg-type]


def test_an_entry_has_a_page_of_its_own() -> None:
    assert place_of(settings(), "acorn-kit", "OakLeaf") == ("/acorn-kit/api/oak-leaf/", None)


def test_the_route_can_be_another() -> None:
    found = place_of(settings(route="/x/{family}/{slug}/"), "acorn-kit", "Leaf")
    assert found == ("/x/acorn-kit/leaf/", None)


def test_entries_that_share_a_page_have_anchors() -> None:
    pages = {"/leaves/": ("Leaf", "OakLeaf")}
    assert place_of(settings(pages=pages), "acorn-kit", "OakLeaf") == ("/leaves/", "oak-leaf")
