"""Posts of a blog: the head of one, and lists of them."""

from showfloor.model.base import Model
from showfloor.model.navigation import PageLink


class Post(Model, frozen=True, kw_only=True):
    """Facts about a post."""

    date: str
    """`2026-11-20`."""
    minutes: int
    """How long it takes to read."""
    authors: tuple[PageLink, ...]
    """With the lists of their posts."""
    tags: tuple[PageLink, ...] = ()


class PostEntry(Model, frozen=True, kw_only=True):
    """A post in a list."""

    title: str
    href: str
    description: str
    post: Post


class PostListBlock(Model, tag="posts", frozen=True, kw_only=True):
    """Posts, the newest first."""

    entries: tuple[PostEntry, ...]
    topics: tuple[PageLink, ...] = ()
    """All tags, where the list is of all posts."""
    page: int = 1
    pages: int = 1
    newer: str | None = None
    """Route of the list before this one."""
    older: str | None = None
