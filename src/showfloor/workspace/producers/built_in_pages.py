"""Pages that every site has without writing them: not found, offline, search, notices.

They have no file and no family, and are in no navigation.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Final, Self

import msgspec

from showfloor.config import SiteConfig, product_identity
from showfloor.errors import SourceError
from showfloor.fingerprint import key_of
from showfloor.markdown.tokens import slug
from showfloor.model.blocks import Block, Heading, Prose
from showfloor.model.navigation import NavPlace
from showfloor.model.page import Contents, Page
from showfloor.model.product import ProductIdentity
from showfloor.model.release import NOTICES
from showfloor.model.work import Work
from showfloor.sources import FrontMatter
from showfloor.workspace.page_record import PageBody, PageFacts, SitePage
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.read_pages import store_blocks


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
OFFLINE_HTML = '<p>{text}</p><ul data-kept{opens}></ul><p><a href=""{again}>{retry}</a></p>'


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
            opens=clicks("offline", "open", "{href}"),
            again=clicks("offline", "retry"),
        )
        frame = msgspec.structs.replace(
            EMPTY, route=OFFLINE, title=title, description=text, layout="home"
        )
        return frame, (Prose(html=html),)


SEARCH: Final = "/search/"


class SearchResultsPage(BuiltInPage):
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


SPDX: Final = "https://spdx.org/licenses/"
SPDX_ID: Final = re.compile(r"[A-Za-z0-9.-]+")
OWN_LICENSE: Final = re.compile(r"(?:SEE LICENSE IN |UNLICENSED$)")
"""Declarations of packages with a license of their own."""
OPEN: Final = clicks("notices", "open")


@dataclass(frozen=True, eq=False)
class NoticesPage(Producer):
    """Makes the page once the scripts of a release are bundled."""

    sources: Sources

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Store the sources until the works are known."""
        return cls(sources)

    def pages_of_release(
        self, works: Sequence[Work], pages: Mapping[str, SitePage]
    ) -> tuple[SitePage, ...]:
        """Return the page of `works`.

        Raises `SourceError` if an author has written a page at its address.
        """
        if written := pages.get(NOTICES):
            raise SourceError(
                f"the address {NOTICES} is taken",
                path=written.facts.path,
                why="a build makes a page there, which lists the works of others with their "
                "licenses",
                fix="give the page another address",
            )
        return (_page(self.sources, works),)


def _page(sources: Sources, works: Sequence[Work]) -> SitePage:
    messages, settings = sources.config.messages, sources.config.site
    blocks = tuple(_blocks(works, sources.config))
    frame = msgspec.structs.replace(
        EMPTY,
        route=NOTICES,
        title=messages["notices.title"],
        description=messages["notices.description"],
        identity=product_identity(NOTICES, settings.rules, settings.languages.left_out),
        contents=tuple(
            Contents(id=block.id, text=block.text, level=block.level)
            for block in blocks
            if isinstance(block, Heading)
        ),
        canonical=settings.url + NOTICES if settings.url else None,
        robots=None,
    )
    return built_in_page(sources, frame, blocks)


def _blocks(works: Sequence[Work], config: SiteConfig) -> Iterator[Block]:
    messages = config.messages
    text = messages["notices.text"]
    yield Prose(html=f"<p>{escape(text)}</p>")
    other = messages["notices.own"]
    for title, group in _by_license(works, other):
        yield Heading.of_text(2, slug(title), title)
        yield Prose(html="".join(_notices(group, messages)))


def _by_license(works: Sequence[Work], other: str) -> Iterator[tuple[str, list[Work]]]:
    """Yield the works of each license, the license with most works first."""

    def title(work: Work) -> str:
        return other if work.license is None or OWN_LICENSE.match(work.license) else work.license

    groups = [(name, list(group)) for name, group in groupby(sorted(works, key=title), title)]
    yield from sorted(groups, key=lambda group: (group[0] == other, -len(group[1]), group[0]))


def _notices(works: Iterable[Work], messages: Mapping[str, str]) -> Iterator[str]:
    """Yield a notice for each text, with all the works that have it word for word."""
    by_text: dict[tuple[tuple[str, ...], bool], list[Work]] = {}
    for work in works:
        by_text.setdefault((work.texts, work.standard), []).append(work)
    for (texts, _), sharing in by_text.items():
        names = ", ".join(f"<bdi>{escape(f'{w.name} {w.version}')}</bdi>" for w in sharing)
        notes = "".join(f"<p>{note}</p>" for note in _notes(sharing, messages))
        shown = "".join(f"<pre>{escape(text, quote=False)}</pre>" for text in texts)
        summary = f"<summary{OPEN}>{names}</summary>"
        yield f'<details class="s-license">{summary}{notes}{shown}</details>'


def _notes(works: Sequence[Work], messages: Mapping[str, str]) -> Iterator[str]:
    """Yield notes in HTML."""
    if any(work.changed for work in works):
        yield escape(messages["notices.changed"])
    if any(work.standard for work in works):
        yield escape(messages["notices.standard"])
    for name in sorted({work.license for work in works if work.license and not work.texts}):
        shown = escape(name)
        if SPDX_ID.fullmatch(name):
            shown = f'<a href="{SPDX}{name}.html">{shown}</a>'
        yield f"{escape(messages['notices.no-text'])} {shown}"
