"""Which page explains an entry of the reference, and what it says of it."""

import pytest
from msgspec.structs import replace

from showfloor.demos import DemoSource, Use, VariantSource
from showfloor.model.navigation import PageLink
from showfloor.sources import FrontMatter
from showfloor.workspace.page_record import DemoFacts, PageFacts
from showfloor.workspace.reference.demo_uses import find_frequent_props, find_uses_of_api
from showfloor.workspace.reference.guides import ApiGuide, find_guides, guide_mistakes
from showfloor.workspace.reference.reference_map import ReferenceMap
from support.site.invented_place import place


def page(title: str, lead: str, *components: str, demos: tuple[DemoFacts, ...] = ()) -> PageFacts:
    return PageFacts(
        path=f"pages/acorn-kit/{title}/index.md",
        family="acorn-kit",
        route=f"/acorn-kit/{title.lower()}/",
        front_matter=FrontMatter(title=title, description="", components=components),
        lead=lead,
        demos=demos,
    )


def demo(name: str, section: str) -> DemoFacts:
    uses = (Use(module="acorn", name="Seed"),)
    variant = VariantSource(
        styling="system", module=name, files=(), packages=(), imports=(), uses=uses
    )
    none: frozenset[str] = frozenset()
    source = DemoSource(
        id=name, name=name, family="acorn-kit", path=name, subjects=none, variants=(variant,)
    )
    return DemoFacts(section=section, source=source)


def html_of(name: str, *pages: PageFacts) -> str | None:
    one = place(name)
    guide = find_guides(ReferenceMap(places=(one,)), pages).get(one.href)
    return guide.html if guide else None


LEAD = (
    "A <code>Seed</code> waits. It is <em>small. Very</em> small. <code>Twig</code> is not, see"
    ' <a href="#bark">its bark</a>. Both grow.'
)


@pytest.mark.parametrize(
    ("name", "html"),
    [
        ("Seed", "A <code>Seed</code> waits."),
        (
            "Twig",
            "A <code>Seed</code> waits. It is <em>small. Very</em> small. <code>Twig</code> is"
            " not, see its bark.",
        ),
        ("Bark", ""),
        ("Leaf", None),
    ],
)
def test_an_introduction_is_taken_up_to_the_sentence_that_names_the_entry(
    name: str, html: str | None
) -> None:
    assert html_of(name, page("Seed", LEAD, "Seed", "Twig", "Bark")) == html


def test_an_introduction_is_about_the_first_component_without_its_name() -> None:
    assert html_of("Seed", page("Seeds", "They wait, e.g. for rain. Rarely.", "Seed")) == (
        "They wait, e.g. for rain."
    )


@pytest.mark.parametrize("code", ["&lt;Seed&gt;", "&lt;Seed /&gt;", "Seed()"])
def test_a_component_may_be_named_as_it_is_written(code: str) -> None:
    lead = f"A tree grows. It begins as a <code>{code}</code>. Then it rests."
    assert html_of("Seed", page("Tree", lead, "Tree", "Seed")) == (
        f"A tree grows. It begins as a <code>{code}</code>."
    )


REFERENCE = ReferenceMap(places=(place("Seed"),))


def test_the_page_that_documents_an_entry_alone_is_its_guide() -> None:
    pages = [page("Tree", "A tree.", "Seed", "Tree"), page("Seed", "A seed.", "Seed")]
    one, other = place("Seed"), place("Seed", "birch")
    reference = ReferenceMap(places=(one, other))
    assert find_guides(reference, pages) == {
        one.href: ApiGuide(title="Seed", href="/acorn-kit/seed/", html="A seed.", lead="A seed.")
    }
    assert list(guide_mistakes(reference, pages)) == []


def introducing(title: str, *names: str) -> PageFacts:
    one = page(title, f"About {title}.")
    return replace(one, front_matter=replace(one.front_matter, introduces=names))


def test_the_page_that_says_so_is_the_guide_of_what_others_document_too() -> None:
    pages = [
        page("Cells", "Cells.", "Seed"),
        introducing("Overview", "Seed", "Twig"),
        page("Rows", "Rows.", "Seed"),
    ]
    [guide] = find_guides(REFERENCE, pages).values()
    assert (guide.title, guide.html) == ("Overview", "About Overview.")
    assert list(guide_mistakes(REFERENCE, pages)) == []


def test_an_entry_that_several_pages_document_alike_needs_a_guide() -> None:
    pages = [page(title, "", "Seed", "Twig") for title in ("A", "B", "C", "D", "E")]
    [mistake] = guide_mistakes(REFERENCE, pages)
    assert str(mistake) == (
        "pages/acorn-kit/A/index.md:1: several pages document Seed: pages/acorn-kit/A/index.md,"
        " pages/acorn-kit/B/index.md, pages/acorn-kit/C/index.md and 2 more\n"
        "  why: the page of the reference opens with a sentence of its guide and links to it\n"
        '  fix: write "introduces: [Seed]" into the front matter of one of them'
    )
    [mistake] = guide_mistakes(REFERENCE, [introducing("A", "Seed"), introducing("B", "Seed")])
    assert str(mistake) == (
        "pages/acorn-kit/A/index.md:1: several pages introduce Seed: pages/acorn-kit/A/index.md,"
        " pages/acorn-kit/B/index.md\n"
        "  why: the page of the reference opens with a sentence of its guide and links to it\n"
        "  fix: leave Seed to one of them"
    )


def test_demos_are_listed_by_the_sections_that_they_are_in() -> None:
    demos = (demo("First", ""), demo("Second", "Rows"), demo("Third", "Rows"))
    [own] = find_uses_of_api(REFERENCE, [page("Seed", "", "Seed", demos=demos)], {}).values()
    assert own == (
        PageLink(title="Seed", href="/acorn-kit/seed/#First"),
        PageLink(title="Rows", href="/acorn-kit/seed/#Second"),
    )
    [others] = find_uses_of_api(REFERENCE, [page("Tree", "", "Tree", demos=demos)], {}).values()
    assert [link.title for link in others] == ["Tree", "Tree: Rows"]


def test_demos_of_the_guide_are_listed_first() -> None:
    pages = [
        page("Rows", "", "Seed", "Twig", demos=(demo("Long", "Rows"),)),
        page("Seed", "", "Seed", demos=(demo("First", ""),)),
    ]
    guides = find_guides(REFERENCE, pages)
    [links] = find_uses_of_api(REFERENCE, pages, guides).values()
    assert [link.href for link in links] == ["/acorn-kit/seed/#First", "/acorn-kit/rows/#Long"]


def given(name: str, *props: str) -> DemoFacts:
    """A demo that gives props to a seed."""
    one = demo(name, "")
    variants = tuple(
        replace(variant, uses=tuple(replace(use, props=props) for use in variant.uses))
        for variant in one.source.variants
    )
    return replace(one, source=replace(one.source, variants=variants))


def test_props_are_frequent_that_three_demos_give_and_of_many_the_most_frequent() -> None:
    demos = [given(str(number), "size", *["shell"] * (number < 2)) for number in range(3)]
    pages = [page("Seed", "", "Seed", demos=tuple(demos))]
    assert find_frequent_props(REFERENCE, pages) == {place("Seed").href: ("size",)}
    many = [f"prop{number}" for number in range(9)]
    demos = [given(str(number), *many, *many[:1]) for number in range(3)]
    pages = [page("Seed", "", demos=(*demos, given("last", *many[1:])))]
    assert find_frequent_props(REFERENCE, pages) == {place("Seed").href: tuple(many[1:])}
