"""The pages that list posts: all of them, those on a tag, those of an author."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from showfloor.config import BlogSettings
from showfloor.model import Block, PageLink, PostEntry, PostListBlock, Prose

__all__ = ["ListPage", "list_pages"]


class ListPage(NamedTuple):
    """One page of a list."""

    route: str
    title: str
    description: str
    blocks: tuple[Block, ...]
    links: tuple[str, ...]


class _List(NamedTuple):
    """A whole list, before it is cut into pages."""

    route: str
    title: str
    about: str
    entries: Sequence[PostEntry]
    topics: tuple[PageLink, ...] = ()


def list_pages(
    settings: BlogSettings, entries: Sequence[PostEntry], messages: Mapping[str, str]
) -> Iterator[ListPage]:
    """Yield every page of every list; tags and authors without posts have none."""
    for whole in _lists(settings, entries, messages):
        yield from _cut(whole, settings.per_page, messages)


def _lists(
    settings: BlogSettings, entries: Sequence[PostEntry], messages: Mapping[str, str]
) -> Iterator[_List]:
    route = settings.route
    used = {tag.href: tag for entry in entries for tag in entry.post.tags}
    topics = tuple(sorted(used.values(), key=lambda tag: tag.title.lower()))
    yield _List(route, settings.title, settings.description, entries, topics)
    for name, tag in settings.tags.items():
        href = f"{route}tags/{name}/"
        found = [e for e in entries if any(one.href == href for one in e.post.tags)]
        yield _List(href, messages["blog.tag"].replace("{tag}", tag.title), tag.about, found)
    for name, author in settings.authors.items():
        href = f"{route}authors/{name}/"
        found = [e for e in entries if any(one.href == href for one in e.post.authors)]
        title = messages["blog.author"].replace("{name}", author.name)
        yield _List(href, title, author.about, found)


def _cut(whole: _List, per_page: int, messages: Mapping[str, str]) -> Iterator[ListPage]:
    starts = range(0, len(whole.entries), per_page)
    routes = [
        whole.route,
        *(f"{whole.route}page/{number}/" for number in range(2, len(starts) + 1)),
    ]
    for index, start in enumerate(starts):
        block = PostListBlock(
            entries=tuple(whole.entries[start : start + per_page]),
            topics=whole.topics if index == 0 else (),
            page=index + 1,
            pages=len(starts),
            newer=routes[index - 1] if index else None,
            older=routes[index + 1] if index + 1 < len(starts) else None,
        )
        place = {"{page}": str(index + 1), "{pages}": str(len(starts))}
        yield _page(whole, routes[index], block, "" if index == 0 else _filled(messages, place))


def _page(whole: _List, route: str, block: PostListBlock, part: str) -> ListPage:
    description = f"{whole.about} {part}." if part else whole.about
    title = f"{whole.title} ({part})" if part else whole.title
    blocks: tuple[Block, ...] = (Prose(html=f"<p>{_escaped(whole.about)}</p>"), block)
    return ListPage(route, title, description, blocks, tuple(_links(block)))


def _filled(messages: Mapping[str, str], place: Mapping[str, str]) -> str:
    text = messages["blog.page"]
    for name, value in place.items():
        text = text.replace(name, value)
    return text


def _links(block: PostListBlock) -> Iterator[str]:
    for entry in block.entries:
        yield entry.href
        yield from (link.href for link in (*entry.post.authors, *entry.post.tags))


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
