"""Addresses that are gone or taken."""

import msgspec
import pytest

from showfloor.checks import unrecorded
from showfloor.checks.addresses import check_addresses, check_published_files
from showfloor.model.page_facts import AnchorMove, PublishedPage, SiteFacts
from showfloor.model.redirects import RedirectRow
from support.site.small_site import SITE, mistakes, page, site

OAK = "/acorn/part-oak/"


def lost(facts: SiteFacts) -> list[str]:
    return mistakes(check_addresses, facts)


def test_addresses_that_are_there_are_kept() -> None:
    oak = PublishedPage(line=1, anchors={"leaves": 2, "Grove": 3})
    assert lost(site(published={OAK: oak, "/leaf.svg": PublishedPage(line=4)})) == []


def test_a_project_is_an_address_that_is_kept() -> None:
    with_project = site(projects=(f"{OAK}grove.zip",))
    assert unrecorded(with_project)[f"{OAK}grove.zip"] == []
    published = {f"{OAK}grove.zip": PublishedPage(line=1)}
    assert lost(site(projects=(f"{OAK}grove.zip",), published=published)) == []
    assert len(lost(site(published=published))) == 1


def test_a_page_may_go_where_a_redirect_leads_on() -> None:
    gone = {"/oak/": PublishedPage(line=1, anchors={"bark": 2})}
    assert lost(site(published=gone)) == []
    [mistake] = lost(site(published=gone, redirects=()))
    assert mistake.startswith("addresses.lock:1: /oak/ is gone\n")


def test_a_wildcard_does_not_stand_for_a_page_that_it_leads_to_nothing_for() -> None:
    gone = {"/old/part-oak/": PublishedPage(line=1), "/old/part-elm/": PublishedPage(line=2)}
    row = RedirectRow(source="/old/*", target="/acorn/:splat", status=301)
    [mistake] = lost(site(published=gone, redirects=(row,)))
    assert mistake.startswith("addresses.lock:2: /old/part-elm/ is gone\n")


def test_an_anchor_may_go_where_the_map_leads_on() -> None:
    published = {OAK: PublishedPage(line=1, anchors={"bark": 2})}
    moves = (AnchorMove(page=OAK, source="bark", target="leaves"),)
    assert lost(site(published=published, anchor_moves=moves)) == []
    [mistake] = lost(site(published=published))
    assert mistake.startswith(f"addresses.lock:2: {OAK} has lost its anchor #bark\n")


def test_what_nobody_wrote_cannot_be_given_an_id() -> None:
    facts = site(
        page("/api/", path="families/acorn/api.toml", anchors=("oak-prop-b",)),
        published={"/api/": PublishedPage(line=1, anchors={"oak-prop-a": 2})},
    )
    [mistake] = lost(facts)
    assert mistake.endswith(
        "  fix: say in anchors.csv where to go instead: /api/,oak-prop-a,oak-prop-b"
    )


def test_what_is_new_is_distinguished() -> None:
    published = {OAK: PublishedPage(line=1, anchors={"leaves": 2})}
    assert unrecorded(site(published=published)) == {"/": [], OAK: ["Grove"], "/leaf.svg": []}


WINDOWS = "  why: a release can be built and served on every system\n"


def public(*paths: str) -> list[str]:
    return mistakes(check_published_files, msgspec.structs.replace(SITE, public=paths))


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/_assets/app.js", "every release has a file of its own there"),
        ("/404.html", "every release has a file of its own there"),
        ("/acorn/part-oak/index.html", "pages/acorn/part-oak/index.md is published there"),
        ("/Acorn/part-oak/INDEX.md", "pages/acorn/part-oak/index.md is published there"),
        ("/LEAF.svg", "public/leaf.svg is published there"),
    ],
)
def test_no_file_takes_the_place_of_another(path: str, why: str) -> None:
    assert public("/leaf.svg", path) == [
        f"public{path}: {path} is published already\n  why: {why}\n  fix: rename the file"
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
