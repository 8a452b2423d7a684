"""Pages that every site has without writing them: not found, offline, search.

They have no file and no family, and are in no navigation.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final, Self

import msgspec

from showfloor.fingerprint import key_of
from showfloor.model import Block, NavPlace, Page, ProductIdentity, Prose
from showfloor.sources import FrontMatter
from showfloor.workspace.page_record import PageBody, PageFacts
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.read_pages import store_blocks
from showfloor.workspace.site_page import SitePage


def clicks(category: str, action: str, label: str | None = None) -> str:
    """Return the attributes with which analytics count clicks on a link, a space before each.

    `{href}` in a label stands for the address. `web/src/model/analytics.ts` lists the categories
    and actions.
    """
    fields = {"category": category, "action": action, "label": label}
    return "".join(
        f' data-analytics-event-{name}="{value}"' for name, value in fields.items() if value
    )


EMPTY = Page(
    route="",
    title="",
    description="",
    family=None,
    tree="",
    identity=ProductIdentity(product_id=None, category_id=None),
    place=NavPlace(),
    contents=(),
    blocks=(),
    edit_href=None,
    source_path="",
    canonical=None,
    robots="noindex",
)
"""The fields that these pages have in common."""


def built_in_page(sources: Sources, frame: Page, blocks: tuple[Block, ...] = ()) -> SitePage:
    """Return a page of this frame and these blocks."""
    facts = PageFacts(
        path="",
        route=frame.route,
        front_matter=FrontMatter(title=frame.title, description=frame.description),
    )
    config = sources.config
    frame = msgspec.structs.replace(
        frame, tree=config.default_tree, user_language=config.site.language
    )
    key = key_of(frame, blocks)
    store_blocks(sources.inputs, key, blocks)
    return SitePage(frame=frame, facts=facts, body=PageBody(key=key))


@dataclass(frozen=True, eq=False)
class BuiltInPage(Producer):
    """A producer of one built-in page."""

    page: SitePage

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make the page."""
        frame, blocks = cls.content(sources.config.messages)
        return cls(built_in_page(sources, frame, blocks))

    @classmethod
    def content(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return the frame and the blocks of the page, with messages of the interface."""
        raise NotImplementedError

    def built_in_pages(self) -> tuple[SitePage, ...]:
        """Return the page."""
        return (self.page,)


NOT_FOUND: Final = "/404.html"


class NotFoundPage(BuiltInPage):
    """Makes `/404.html`, the page for unknown addresses."""

    @classmethod
    def content(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return the frame and the blocks of the page."""
        frame = msgspec.structs.replace(
            EMPTY,
            route=NOT_FOUND,
            title=messages["notFound.title"],
            description=messages["notFound.text"],
            script="notFound",
        )
        return frame, ()


OFFLINE: Final = "/offline.html"

# The worker adds links to the pages that it has to the list.
OFFLINE_HTML = '<p>{text}</p><ul data-kept{kept}></ul><p><a href=""{again}>{retry}</a></p>'


class OfflinePage(BuiltInPage):
    """Makes `/offline.html`, which the offline worker shows instead of a page that it lacks."""

    @classmethod
    def content(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return the frame and the blocks of the page."""
        title = messages["offline.title"]
        text = messages["offline.text"]
        html = OFFLINE_HTML.format(
            text=escape(text),
            retry=escape(messages["offline.retry"]),
            kept=clicks("offline", "open", "{href}"),
            again=clicks("offline", "retry"),
        )
        frame = msgspec.structs.replace(
            EMPTY, route=OFFLINE, title=title, description=text, layout="home"
        )
        return frame, (Prose(html=html),)


SEARCH: Final = "/search/"


class SearchPage(BuiltInPage):
    """Makes `/search/`; its script shows the results of a query."""

    @classmethod
    def content(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return the frame and the blocks of the page."""
        frame = msgspec.structs.replace(
            EMPTY,
            route=SEARCH,
            title=messages["search.title"],
            description=messages["search.text"],
            script="search",
            robots=None,
        )
        return frame, ()
