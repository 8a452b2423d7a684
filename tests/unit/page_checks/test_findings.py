"""Which findings stop a build, and what is kept of them, on the tiny site."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from showfloor.checks import mistakes_of
from showfloor.model.api import ApiEntry, ApiType
from showfloor.page_checks import (
    CheckContext,
    documented_mistakes,
    findings_of,
    page_mistakes,
)
from showfloor.workspace import ApiPages, Site, Workspace
from showfloor.workspace.producers import Producers
from showfloor.workspace.reference.reference_map import ReferenceMap
from support.site.installed_packages import link_packages
from support.site.invented_api import entry, prop
from support.site.invented_place import place
from support.site.tiny_site import copy_tiny
from support.site.workplace import MemoryCaches, inputs_at

SEED = "/acorn-kit/part-seed/"
TERMS = "terms: [plant a seed, count the days, seed growth, acorn seed]\n"
HIDDEN = "::demo DayCounter code=hidden\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_tiny(tmp_path / "site")


def compiled(root: Path, caches: MemoryCaches | None = None) -> Site:
    return Workspace(inputs_at(root, caches)).update()


def found(site: Site, route: str = SEED) -> Sequence[str]:
    return [one.what for one in findings_of(CheckContext(site), site.pages[route])]


def write(
    root: Path, *, terms: str = "", more: str = "", demo: str = "::demo DayCounter\n"
) -> None:
    page = root / "pages/acorn-kit/components/seed/index.md"
    text = page.read_text().replace("title: Seed\n", f"title: Seed\n{terms}") + more
    page.write_text(text.replace("::demo DayCounter\n", demo))


def test_findings_on_a_page_without_terms_stop_nothing(root: Path) -> None:
    write(root, demo=HIDDEN)
    site = compiled(root)
    assert found(site) == ["the demo DayCounter shows no code"]
    assert mistakes_of(site) == []


def test_findings_on_a_page_with_terms_are_mistakes(root: Path) -> None:
    write(root, terms=TERMS, demo=HIDDEN)
    assert [str(error) for error in mistakes_of(compiled(root))] == [
        "pages/acorn-kit/components/seed/index.md:9: the demo DayCounter shows no code\n"
        "  why: readers copy what they see, and leave a page whose demos hide it\n"
        "  fix: make it short enough for an excerpt, or write code=expanded"
    ]


def test_a_page_is_looked_at_again_only_when_it_changes(root: Path) -> None:
    caches = MemoryCaches()
    kept = caches.kind("findings").entries
    for route in (SEED, "/about/"):
        found(compiled(root, caches), route)
    assert len(kept) == 2
    write(root, demo=HIDDEN)
    for route in (SEED, "/about/"):
        found(compiled(root, caches), route)
    assert len(kept) == 3


def test_a_page_is_looked_at_again_only_when_names_of_its_family_change(root: Path) -> None:
    caches = MemoryCaches()
    kept = caches.kind("findings").entries
    site = compiled(root, caches)

    def look(key: str, *entries: ApiEntry) -> None:
        told = documented(site, key, *entries)
        findings_of(CheckContext(told), told.pages[SEED])

    leaf = entry(prop("size"), name="Leaf")
    look("first", leaf)
    look("another tag", leaf)
    assert len(kept) == 1
    look("another name", entry(prop("size"), name="Twig"))
    assert len(kept) == 2


def documented(site: Site, key: str, *entries: ApiEntry) -> Site:
    """The site as if the reference of its family had these entries."""
    source: Any = SimpleNamespace(reference=SimpleNamespace(entries={"acorn-kit": entries}))
    places = (place(one.name, package=one.package, version=one.version) for one in entries)
    reference = ReferenceMap(key=key, places=tuple(places))
    api = replace(site.made_by(ApiPages), reference=reference, source=source)
    return replace(site, producers=Producers((api,)))


def test_pages_that_nobody_wrote_are_not_looked_at(root: Path) -> None:
    caches = MemoryCaches()
    write(root, terms=TERMS)
    mistakes_of(compiled(root, caches))
    assert len(caches.kind("findings").entries) == len(list(root.glob("pages/**/index.md")))


def test_a_value_that_does_not_exist_is_a_mistake_on_any_page(root: Path) -> None:
    write(root, more='\nA `Seed` with `size="smal"` is light.\n')
    choice = ApiType(text="'small'", kind="choice", choices=("'small'", "'large'"))
    seed = entry(prop("size", type=choice), name="Seed")
    found = page_mistakes(documented(compiled(root), "any", seed))
    assert [str(error) for error in found] == [
        "pages/acorn-kit/components/seed/index.md:18: `size` cannot be 'smal'\n"
        "  why: the type of `size` of `Seed` allows 'small', 'large'\n"
        "  fix: did you mean 'small'?"
    ]


def test_a_default_that_is_wrong_is_a_mistake_on_any_page(root: Path) -> None:
    write(root, more="\n`size` is `small` by default.\n")
    seed = entry(prop("size", default="'large'"), name="Seed")
    (found,) = page_mistakes(documented(compiled(root), "any", seed))
    assert found.what == "'small' is not the default of `size`"


def names_of(root: Path, names: str, *, terms: str = TERMS) -> list[str]:
    """Return what is wrong with the page of the seed when it documents these components."""
    page = root / "pages/acorn-kit/components/seed/index.md"
    text = page.read_text().replace("components: [Seed]\n", f"components: [{names}]\n{terms}")
    page.write_text(text)
    link_packages(root.parent / "node_modules")
    kit = root.parent / "node_modules" / "acorn-kit"
    kit.joinpath("Bark").mkdir(parents=True, exist_ok=True)
    kit.joinpath("index.d.ts").write_text("export * from './parts';\nexport { a as Twig };\n")
    kit.joinpath("parts.d.ts").write_text("export declare function useSap(): void;\n")
    site = documented(compiled(root), "any", entry(name="Seed"))
    inputs = replace(site.inputs, node_modules=root.parent / "node_modules")
    found = documented_mistakes(replace(site, inputs=inputs))
    return [str(error) for error in found if "/seed/" in error.place]


def test_a_name_that_neither_the_reference_nor_a_package_has_is_a_mistake(root: Path) -> None:
    assert names_of(root, "Seed, Bark, Twig, useSap, useSaps, Moss") == [
        "pages/acorn-kit/components/seed/index.md:4: no package of the page exports useSaps\n"
        "  why: it lists acorn-kit\n"
        "  fix: did you mean useSap?",
        "pages/acorn-kit/components/seed/index.md:4: no package of the page exports Moss\n"
        "  why: it lists acorn-kit\n"
        "  fix: correct the name, or list its package",
    ]


def test_a_page_that_documents_something_lists_terms_as_others_of_its_product_do(
    root: Path,
) -> None:
    assert names_of(root, "Seed", terms="") == []
    start = root / "pages/acorn-kit/getting-started/overview/index.md"
    start.write_text(start.read_text().replace("description:", f"{TERMS}description:", 1))
    assert names_of(root, "Seed", terms="") == [
        "pages/acorn-kit/components/seed/index.md:1: "
        "the page documents components or hooks and lists no terms\n"
        "  why: other pages of the product do: terms say what searches must find a page, and hold"
        " it to all checks of pages\n"
        '  fix: add "terms" to the front matter: four to twelve searches of readers'
    ]
