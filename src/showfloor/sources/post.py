"""Posts: pages in the blog's folder, which say when they were written, by whom and on what."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from showfloor.config import BlogSettings
from showfloor.config.blog import FILE
from showfloor.errors import SourceError
from showfloor.sources.front_matter import FrontMatter

__all__ = ["post_problems"]


def post_problems(
    blog: BlogSettings | None, folder: str, matter: FrontMatter, text: str, path: str
) -> Iterator[SourceError]:
    """Yield what is wrong with the fields of a post, or with those of one in another page."""
    place = _Place(text, path)
    if blog is None or not blog.holds(folder):
        yield from _of_no_post(matter, place)
        return
    if matter.date is None:
        yield place.error(
            "the post has no date",
            None,
            why="posts stand in the order of their dates, and feeds tell them",
            fix="add the day on which it is published, such as date: 2026-11-20",
        )
    if not matter.authors:
        yield place.error(
            "the post has no author",
            None,
            why="readers want to know who is speaking",
            fix=f"add authors: [...] with one or more of: {', '.join(blog.authors)}",
        )
    yield from _unknown("author", matter.authors, blog.authors, place)
    yield from _unknown("tag", matter.tags, blog.tags, place)


class _Place:
    """The text of a page, in which fields have lines."""

    def __init__(self, text: str, path: str) -> None:
        self._text = text
        self._path = path

    def error(self, what: str, field: str | None, *, why: str, fix: str) -> SourceError:
        found = field and re.search(rf"^{field}[ \t]*:", self._text, re.MULTILINE)
        line = self._text.count("\n", 0, found.start()) + 1 if found else 1
        return SourceError(what, path=self._path, line=line, why=why, fix=fix)


def _of_no_post(matter: FrontMatter, place: _Place) -> Iterator[SourceError]:
    given = {"date": matter.date, "authors": matter.authors, "tags": matter.tags}
    for field in (name for name, value in given.items() if value):
        yield place.error(
            f'"{field}" is a field of posts, and this page is none',
            field,
            why="nothing would show it",
            fix=f"remove it, or move the page into the folder that {FILE} names",
        )


def _unknown(
    kind: str, names: Iterable[str], known: Iterable[str], place: _Place
) -> Iterator[SourceError]:
    for name in names:
        if name not in known:
            near = get_close_matches(name, list(known), n=1)
            yield place.error(
                f'there is no {kind} "{name}"',
                f"{kind}s",
                why=f"each {kind} has a list of posts, with what {FILE} says above it",
                fix=f'write "{near[0]}"' if near else f"add [{kind}s.{name}] to {FILE}",
            )
