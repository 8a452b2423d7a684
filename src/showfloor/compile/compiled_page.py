"""A page of a compiled site."""

from typing import NamedTuple

from showfloor.compile.record import PageRecord
from showfloor.model import Page

__all__ = ["CompiledPage"]


class CompiledPage(NamedTuple):
    """A page without its blocks and demos, which most pages of a build never need."""

    frame: Page
    record: PageRecord
