import shutil
from pathlib import Path

import msgspec
import pytest

from showfloor.model.navigation import NavPlace, PageLink
from showfloor.sources import FrontMatter
from showfloor.workspace import PageFacts, Workspace
from showfloor.workspace.join import topic_of
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at, inputs_at

PAGE = "---\ntitle: Leaf desk\ndescription: A whole screen.\nnavigation: false\n---\n\nText.\n"


def place(tmp_path: Path, folder: str) -> NavPlace:
    """Return the place of a page that the navigation of the tiny site does not list."""
    root = copy_tiny(tmp_path / "site")
    file = root / "pages" / folder / "index.md"
    file.parent.mkdir(parents=True)
    file.write_text(PAGE)
    site = Workspace(inputs_at(root)).update()
    (found,) = (one for one in site.pages.values() if one.frame.title == "Leaf desk")
    return found.frame.place


def test_a_page_outside_the_navigation_is_below_the_one_above_it_or_has_no_place(
    tmp_path: Path,
) -> None:
    found = place(tmp_path, "acorn-kit/components/seed/desk")
    assert [crumb.title for crumb in found.breadcrumbs][-2:] == ["Seed", "Leaf desk"]
    assert found.breadcrumbs[-2].href == "/acorn-kit/part-seed/"
    assert found.parents
    assert (found.previous, found.next) == (None, None)
    assert place(tmp_path / "other", "desk") == NavPlace()


SEED = "/acorn-kit/part-seed/"
OVERVIEW = "/acorn-kit/"
HOME = "/"
BRANCH = "/acorn-kit/part-branch/"
ARTICLES = 'layouts = { components = "article"'


@pytest.mark.parametrize(
    ("settings", "matter", "layouts"),
    [
        ("", "", {SEED: "article", OVERVIEW: "article", HOME: "home"}),
        ("", "layout: wide", {SEED: "wide", OVERVIEW: "article", HOME: "home"}),
        ('layout = "wide"', "", {SEED: "wide", OVERVIEW: "wide", HOME: "home"}),
        ('layout = "wide"', "layout: article", {SEED: "article", OVERVIEW: "wide"}),
        ('layouts = { components = "wide" }', "", {SEED: "wide", OVERVIEW: "article"}),
        (f'layout = "wide"\n{ARTICLES} }}', "", {SEED: "article", OVERVIEW: "wide"}),
        (f'{ARTICLES}, "components/seed" = "wide" }}', "", {SEED: "wide", BRANCH: "article"}),
    ],
)
def test_the_layout_is_that_of_the_page_or_of_its_folder_or_of_its_family(
    tmp_path: Path, settings: str, matter: str, layouts: dict[str, str]
) -> None:
    root = copy_tiny(tmp_path / "site")
    page = root / "pages/acorn-kit/components/seed/index.md"
    page.write_text(page.read_text().replace("title: Seed", f"title: Seed\n{matter}", 1))
    family = root / "families" / "acorn-kit" / "family.toml"
    family.write_text(f"{settings}\n{family.read_text()}")
    site = Workspace(inputs_at(root)).update()
    assert {route: site.pages[route].frame.layout for route in layouts} == layouts


BLOG = 'title = "Rings"\ndescription = "Grow."\n[authors.ana]\nname = "Ana"\nabout = "Counts."\n'


def add_family(root: Path, name: str, more: str = "") -> None:
    """Write the settings of a family."""
    family = root / "families" / name
    family.mkdir()
    shutil.copy(root / "families" / "acorn-kit" / "logo.svg", family)
    settings = f'name = "{name}"\ntagline = "A kit"\nstart = "/about/"\n{more}'
    (family / "family.toml").write_text(settings)


def add_page(root: Path, folder: str, *fields: str) -> None:
    """Write a page."""
    page = root / "pages" / folder / "index.md"
    page.parent.mkdir(parents=True)
    page.write_text("\n".join(("---", "title: One", "description: A page.", *fields, "---", "")))


def test_a_page_knows_those_about_its_topic_in_other_products(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path / "site")
    add_family(root, "oak")
    add_family(root, "elm")
    before = compile_at(root).pages
    assert before[SEED].frame.same_topic == {}
    for folder in ("oak/components/seed", "elm/components/seed", "elm/components/root"):
        add_page(root, folder)
    frames = {route: page.frame for route, page in compile_at(root).pages.items()}
    assert [route for route in before if frames[route] != before[route].frame] == [SEED]
    others = {"elm": "/elm/components/seed/", "oak": "/oak/components/seed/"}
    assert frames[SEED].same_topic == others
    assert frames[others["oak"]].same_topic == {"acorn-kit": SEED, "elm": others["elm"]}
    assert frames["/elm/components/root/"].same_topic == frames["/about/"].same_topic == {}


def test_a_page_knows_none_in_a_product_that_is_not_listed(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path / "site")
    add_family(root, "oak", "listed = false\n")
    add_page(root, "oak/components/seed")
    frames = {route: page.frame for route, page in compile_at(root).pages.items()}
    assert frames[SEED].same_topic == {}
    assert frames["/oak/components/seed/"].same_topic == {"acorn-kit": SEED}


def test_a_post_has_the_topic_of_no_product(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path / "site")
    add_page(root, "acorn-kit/rings")
    (root / "blog.toml").write_text(BLOG)
    add_page(root, "blog/rings", "date: 2026-03-10", "authors: [ana]")
    assert compile_at(root).pages["/blog/rings/"].frame.same_topic == {}


@pytest.mark.parametrize("route", ["/oak/api/leaf/", "/oak/changes/"])
def test_generated_pages_have_a_topic_too(route: str) -> None:
    matter = FrontMatter(title="Leaf", description="A leaf.")
    facts = PageFacts(path="families/oak/api.toml", family="oak", route=route, front_matter=matter)
    other = msgspec.structs.replace(facts, family="elm", route=route.replace("oak", "elm"))
    assert topic_of(facts) == topic_of(other)


@pytest.mark.parametrize(
    ("folder", "fields", "found"),
    [
        ("components/seed", ("components: [Seed]",), True),
        ("components/seed", ("hooks: [useSeed]",), True),
        ("components/seed", (), False),
        ("getting-started/overview", ("components: [Seed]",), False),
    ],
)
def test_pages_that_document_a_component_lead_to_those_of_other_products(
    tmp_path: Path, folder: str, fields: tuple[str, ...], found: bool
) -> None:
    root = copy_tiny(tmp_path / "site")
    overview = root / "pages/acorn-kit/getting-started/overview/index.md"
    overview.write_text(overview.read_text().replace("---\n", "---\ncomponents: [Seed]\n", 1))
    add_family(root, "oak")
    add_page(root, f"oak/{folder}", *fields)
    frames = {route: page.frame for route, page in compile_at(root).pages.items()}
    (there,) = frames[f"/oak/{folder}/"].same_topic.values()
    back = PageLink(title="Acorn Kit", href=there)
    link = PageLink(title="oak", href=f"/oak/{folder}/")
    assert frames[there].also_in == ((link,) if found else ())
    assert frames[link.href].also_in == ((back,) if found else ())
