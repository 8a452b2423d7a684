"""What is remembered of a page between builds, so that an unchanged page is never read."""

from showfloor.demos import DemoSource
from showfloor.markdown import Document
from showfloor.model import Model
from showfloor.sources import RawPage

__all__ = ["DemoRecord", "PageRecord"]


class DemoRecord(Model, frozen=True, kw_only=True):
    """A demo that a page shows, without its code."""

    key: str
    """Names the demo's whole model in the cache; changes with any of its files."""
    source: DemoSource
    """With empty files: only their places are kept."""
    made_with: str
    """Changes with the program that derives its JavaScript, and with the packages it imports."""


class PageRecord(Model, frozen=True, kw_only=True):
    """A page without its text and blocks, which wait in the cache under `key`."""

    key: str
    """Changes with the page, with any file beside it, with its family and with what reads it."""
    raw: RawPage
    """With an empty body."""
    document: Document
    """With no blocks."""
    demos: tuple[DemoRecord, ...]
    generated: bool = False
    """Whether nobody wrote it: its blocks cannot be read from a file again."""
