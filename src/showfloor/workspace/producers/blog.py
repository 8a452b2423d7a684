"""A site's blog: its posts in order, and the pages that list them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, Self

import msgspec

from showfloor.config import BlogSettings
from showfloor.config.blog import FILE
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.blocks import Block, Prose
from showfloor.model.navigation import Crumb, NavPlace, PageLink
from showfloor.model.page import Page
from showfloor.model.post import Post, PostEntry, PostListBlock
from showfloor.sources import FrontMatter
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageBody, PageFacts, PageLines, PageRecord
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.read_pages import store_blocks


class ListPage(NamedTuple):
    """One page of a list."""

    route: str
    title: str
    description: str
    blocks: tuple[Block, ...]
    links: tuple[str, ...]


@dataclass(frozen=True, kw_only=True, eq=False)
class Blog(Producer):
    """Makes the records of lists, and completes the frames of posts and lists."""

    inputs: Inputs
    settings: BlogSettings | None = None
    entries: Sequence[PostEntry] = ()
    """The newest first."""
    lists: Mapping[str, ListPage] = field(default_factory=dict)
    """By route."""
    feeds: tuple[PageLink, ...] = ()

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Read the posts among the pages; without settings there is no blog."""
        inputs, settings = sources.inputs, sources.config.blog
        if settings is None:
            return cls(inputs=inputs)
        entries = [_entry(settings, page) for page in sources.pages if settings.holds(page.folder)]
        entries.sort(key=lambda entry: entry.title)
        entries.sort(key=lambda entry: entry.post.date, reverse=True)
        messages = sources.config.messages
        pages = (
            one
            for posts in _lists(settings, entries, messages)
            for one in _pages_of(posts, settings.per_page, messages)
        )
        return cls(
            inputs=inputs,
            settings=settings,
            entries=entries,
            lists={one.route: one for one in pages},
            feeds=(
                PageLink(title="Atom", href=f"{settings.route}atom.xml"),
                PageLink(title="RSS", href=f"{settings.route}rss.xml"),
            ),
        )

    @cached_property
    def records(self) -> dict[str, PageRecord]:
        """Record of every list, by file and route."""
        return {f"{FILE} {one.route}": self._record(one) for one in self.lists.values()}

    def blocks(self, page: PageFacts) -> tuple[Block, ...] | None:
        """Return the blocks of a list."""
        return self.lists[page.route].blocks if page.path == FILE else None

    def frame(self, frame: Page, page: PageFacts) -> Page:
        """Return a post or a list with its place and feeds, and the date and authors of a post."""
        replace = msgspec.structs.replace
        if frame.route in self.lists:
            return replace(frame, place=self._place(frame), feeds=self.feeds)
        at = self._places.get(frame.route)
        if at is None:
            return frame
        place = self._place(frame, self.entries[at + 1 : at + 2], self.entries[max(at - 1, 0) : at])
        return replace(frame, post=self.entries[at].post, place=place, feeds=self.feeds)

    @cached_property
    def _places(self) -> dict[str, int]:
        """Index of each post among the entries, by route."""
        return {entry.href: at for at, entry in enumerate(self.entries)}

    def _place(
        self, frame: Page, older: Sequence[PostEntry] = (), newer: Sequence[PostEntry] = ()
    ) -> NavPlace:
        return NavPlace(
            breadcrumbs=tuple(self._crumbs(frame)),
            previous=next(map(_link, older), None),
            next=next(map(_link, newer), None),
        )

    def _crumbs(self, frame: Page) -> Iterator[Crumb]:
        if self.settings is not None and frame.route != self.settings.route:
            yield Crumb(title=self.settings.title, href=self.settings.route)
            yield Crumb(title=frame.title, href=frame.route)

    def _record(self, one: ListPage) -> PageRecord:
        # The list of all posts is the one that a navigation may hold.
        first = self.settings is not None and one.route == self.settings.route
        matter = FrontMatter(
            title=one.title, description=one.description, layout="wide", navigation=first
        )
        key = key_of("blog", engine_code(), one.title, one.description, one.blocks)
        store_blocks(self.inputs, key, one.blocks)
        facts = PageFacts(path=FILE, route=one.route, front_matter=matter, links=one.links)
        lines = PageLines(links=(1,) * len(one.links))
        return PageRecord(facts=facts, body=PageBody(key=key, lines=lines))


def _entry(settings: BlogSettings, page: PageFacts) -> PostEntry:
    matter, route = page.front_matter, settings.route
    return PostEntry(
        title=matter.title,
        href=page.route,
        description=matter.description,
        post=Post(
            date=matter.date.isoformat() if matter.date else "",
            minutes=page.minutes,
            authors=tuple(
                PageLink(title=settings.authors[name].name, href=f"{route}authors/{name}/")
                for name in matter.authors
            ),
            tags=tuple(
                PageLink(title=settings.tags[name].title, href=f"{route}tags/{name}/")
                for name in matter.tags
            ),
        ),
    )


def _link(entry: PostEntry) -> PageLink:
    return PageLink(title=entry.title, href=entry.href)


class _PostList(NamedTuple):
    """A whole list, before it is cut into pages."""

    route: str
    title: str
    about: str
    entries: Sequence[PostEntry]
    topics: tuple[PageLink, ...] = ()


def _lists(
    settings: BlogSettings, entries: Sequence[PostEntry], messages: Mapping[str, str]
) -> Iterator[_PostList]:
    """Yield every list: of all posts, of each tag, of each author."""
    route = settings.route
    used = {tag.href: tag for entry in entries for tag in entry.post.tags}
    topics = tuple(sorted(used.values(), key=lambda tag: tag.title.lower()))
    yield _PostList(route, settings.title, settings.description, entries, topics)
    for name, tag in settings.tags.items():
        href = f"{route}tags/{name}/"
        found = [e for e in entries if any(one.href == href for one in e.post.tags)]
        yield _PostList(href, messages["blog.tag"].replace("{tag}", tag.title), tag.about, found)
    for name, author in settings.authors.items():
        href = f"{route}authors/{name}/"
        found = [e for e in entries if any(one.href == href for one in e.post.authors)]
        title = messages["blog.author"].replace("{name}", author.name)
        yield _PostList(href, title, author.about, found)


def _pages_of(posts: _PostList, per_page: int, messages: Mapping[str, str]) -> Iterator[ListPage]:
    """Yield every page of a list; one without posts has none."""
    starts = range(0, len(posts.entries), per_page)
    routes = [
        posts.route,
        *(f"{posts.route}page/{number}/" for number in range(2, len(starts) + 1)),
    ]
    for index, start in enumerate(starts):
        block = PostListBlock(
            entries=tuple(posts.entries[start : start + per_page]),
            topics=posts.topics if index == 0 else (),
            page=index + 1,
            pages=len(starts),
            newer=routes[index - 1] if index else None,
            older=routes[index + 1] if index + 1 < len(starts) else None,
        )
        part = ""
        if index:
            part = messages["blog.page"].replace("{page}", str(index + 1))
            part = part.replace("{pages}", str(len(starts)))
        yield _page(posts, routes[index], block, part)


def _page(posts: _PostList, route: str, block: PostListBlock, part: str) -> ListPage:
    description = f"{posts.about} {part}." if part else posts.about
    title = f"{posts.title} ({part})" if part else posts.title
    about = posts.about.replace("&", "&amp;").replace("<", "&lt;")
    blocks: tuple[Block, ...] = (Prose(html=f"<p>{about}</p>"), block)
    links: list[str] = []
    for entry in block.entries:
        links.append(entry.href)
        links += [link.href for link in (*entry.post.authors, *entry.post.tags)]
    return ListPage(route, title, description, blocks, tuple(links))
