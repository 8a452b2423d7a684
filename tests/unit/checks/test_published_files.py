import msgspec
import pytest

from showfloor.checks.published_files import check_published_files
from support.site.small_site import SITE, mistakes, page, site

WINDOWS = "  why: a release can be built and served on every system\n"


def public(*paths: str) -> list[str]:
    return mistakes(check_published_files, msgspec.structs.replace(SITE, public=paths))


def test_the_small_site_can_be_published() -> None:
    assert mistakes(check_published_files, SITE) == []


@pytest.mark.parametrize("path", ["/sw.js", "/_headers", "/_assets/app.js", "/404.html"])
def test_no_file_takes_the_place_of_one_of_every_release(path: str) -> None:
    assert public(path) == [
        f"public{path}: {path} is published already\n"
        "  why: every release has a file of its own there\n"
        "  fix: rename the file"
    ]


@pytest.mark.parametrize("path", ["/acorn/part-oak/index.html", "/Acorn/part-oak/INDEX.md"])
def test_no_file_takes_the_place_of_a_page(path: str) -> None:
    [mistake] = public(path)
    assert mistake.startswith(f"public{path}: {path} is published already\n  why: pages/")


def test_names_of_files_differ_in_more_than_case() -> None:
    assert public("/leaf.svg", "/LEAF.svg") == [
        "public/LEAF.svg: /LEAF.svg is published already\n"
        "  why: public/leaf.svg is published there\n"
        "  fix: rename the file"
    ]


@pytest.mark.parametrize("route", ["/con/", "/acorn/nul/"])
def test_a_page_is_not_named_like_a_device(route: str) -> None:
    [mistake] = mistakes(check_published_files, site(page(route)))
    assert mistake == (
        f"pages{route}index.md: {route} cannot be written on Windows\n{WINDOWS}"
        "  fix: rename the folder, or set a route; names such as CON or NUL are those of devices"
    )


@pytest.mark.parametrize("path", ["/aux.svg", "/images/what?.svg", "/images/leaf."])
def test_a_file_has_a_name_that_every_system_takes(path: str) -> None:
    assert public(path) == [
        f"public{path}: {path} cannot be written on Windows\n{WINDOWS}"
        '  fix: use no < > : " | ? *, no dot or space at the end, no name like CON or NUL'
    ]
