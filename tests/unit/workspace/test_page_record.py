"""What the key of a page is made of, and what is put between its blocks."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from showfloor.demos import DemoSource
from showfloor.model.blocks import Block, Prose
from showfloor.sources import FrontMatter
from showfloor.workspace import DemoBody, DemoFacts, Fill, PageBody, PageFacts, SitePage
from showfloor.workspace.producers.built_in_pages import EMPTY

TEXT = Prose(html="<p>Oaks.</p>")


class Before(Fill, frozen=True):
    """A text that begins a page."""

    html: str

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        return (Prose(html=self.html), *blocks)


class After(Fill, frozen=True):
    """A text that ends one."""

    html: str

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        return (*blocks, Prose(html=self.html))


def demo_facts(name: str) -> DemoFacts:
    source = DemoSource(
        id=name, name=name, family="acorn", path=name, subjects=frozenset(), variants=()
    )
    return DemoFacts(source=source)


def demo_body(key: str) -> DemoBody:
    return DemoBody(key=key, line=3, code="preview")


PAGE = SitePage(
    frame=EMPTY,
    facts=PageFacts(
        path="pages/oak/index.md",
        route="/oak/",
        front_matter=FrontMatter(title="Oak", description="On oaks."),
        demos=(demo_facts("Leaf"), demo_facts("Bark")),
    ),
    body=PageBody(key="blocks", demos=(demo_body("leaf"), demo_body("bark"))),
    fills=(Before(html="<p>First.</p>"),),
)


def with_body(page: SitePage, key: str, *demos: str) -> SitePage:
    return replace(page, body=PageBody(key=key, demos=tuple(map(demo_body, demos))))


CHANGES: dict[str, Callable[[SitePage], SitePage]] = {
    "the frame": lambda page: replace(page, frame=msgspec.structs.replace(page.frame, title="Ash")),
    "the blocks": lambda page: with_body(page, "others", "leaf", "bark"),
    "a fill": lambda page: replace(page, fills=(Before(html="<p>Second.</p>"),)),
    "the kind of a fill": lambda page: replace(page, fills=(After(html="<p>First.</p>"),)),
    "one fill more": lambda page: replace(page, fills=(*page.fills, After(html=""))),
    "no fill": lambda page: replace(page, fills=()),
}


def test_all_that_a_page_shows_is_in_its_key() -> None:
    keys = {change(PAGE).content_key for change in CHANGES.values()} | {PAGE.content_key}
    assert len(keys) == len(CHANGES) + 1
    assert with_body(PAGE, "blocks", "leaf", "bark").content_key == PAGE.content_key


def test_what_a_page_does_not_show_is_not_in_its_key() -> None:
    moved = msgspec.structs.replace(PAGE.body, digest="of other text", demos=PAGE.body.demos)
    lower = tuple(msgspec.structs.replace(demo, line=9) for demo in moved.demos)
    other = replace(PAGE, body=msgspec.structs.replace(moved, demos=lower))
    assert other.content_key == PAGE.content_key


def test_fills_are_put_into_a_page_one_after_the_other() -> None:
    page = replace(PAGE, fills=(Before(html="1"), Before(html="2"), After(html="3")))
    assert page.fill((TEXT,)) == (Prose(html="2"), Prose(html="1"), TEXT, Prose(html="3"))

    assert replace(PAGE, fills=()).fill((TEXT,)) == (TEXT,)


def test_each_demo_has_its_facts_and_its_body() -> None:
    names = [(facts.name, body.key) for facts, body in PAGE.demos]
    assert names == [("Leaf", "leaf"), ("Bark", "bark")]
