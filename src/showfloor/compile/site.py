"""A compiled site: what all pages share, every page's frame, and the way to its blocks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from showfloor.compile.demos import fetch_demo
from showfloor.compile.inputs import Inputs
from showfloor.compile.record import PageRecord
from showfloor.compile.records import fetch_blocks
from showfloor.config import SiteConfig
from showfloor.demos import DemoSource
from showfloor.model import Page, ShellModel, SiteFacts

__all__ = ["CompiledPage", "Site"]


class CompiledPage(NamedTuple):
    """A page without its blocks and demos, which most pages of a build never need."""

    frame: Page
    record: PageRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Everything that a site is made of, before anything is drawn."""

    inputs: Inputs
    config: SiteConfig
    shell: ShellModel
    facts: SiteFacts
    pages: dict[str, CompiledPage]
    """By route."""
    stamps: dict[str, str]
    """Digest of every source file, by path relative to the site's folder."""

    def page(self, route: str) -> Page:
        """Return a whole page by its route."""
        return self.complete(self.pages[route])

    def complete(self, page: CompiledPage) -> Page:
        """Return a page with its blocks and demos, from the cache or else from its files."""
        frame, record = page
        demos = (fetch_demo(self.inputs, self.config, record.raw, demo) for demo in record.demos)
        return msgspec.structs.replace(
            frame,
            blocks=fetch_blocks(self.inputs, self.config, record),
            demos={demo.id: demo for demo in demos},
        )

    def demo_sources(self) -> Iterator[DemoSource]:
        """Yield the source of every demo, without its text, in the order of pages."""
        for page in self.pages.values():
            yield from (demo.source for demo in page.record.demos)
