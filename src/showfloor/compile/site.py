"""A compiled site: what all pages share, every page's frame, and the way to its blocks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from showfloor.compile.api_pages import ApiPages
from showfloor.compile.blog import Blog
from showfloor.compile.demos import fetch_demo
from showfloor.compile.error_pages import ErrorPages
from showfloor.compile.icons import IconMap, icon_entries, with_icons
from showfloor.compile.inputs import Inputs
from showfloor.compile.playgrounds import PlaygroundMap, with_playground
from showfloor.compile.record import PageRecord
from showfloor.compile.records import kept_blocks, read_blocks
from showfloor.config import SiteConfig
from showfloor.demos import DemoSource
from showfloor.model import Block, IconEntry, Page, PlaygroundBlock, ShellModel, SiteFacts

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
    api: ApiPages
    """Writes the pages of the API reference."""
    errors: ErrorPages
    """Writes the pages of error codes."""
    playgrounds: PlaygroundMap
    icons: IconMap
    blog: Blog
    stamps: dict[str, str]
    """Digest of every source file, by path relative to the site's folder."""

    def page(self, route: str) -> Page:
        """Return a whole page by its route."""
        return self.complete(self.pages[route])

    def blocks(self, record: PageRecord) -> tuple[Block, ...]:
        """Return what a page says, from the cache or else from its file."""
        blocks = kept_blocks(self.inputs, record)
        return self._blocks_anew(record) if blocks is None else blocks

    def complete(self, page: CompiledPage) -> Page:
        """Return a page with its blocks and demos, from the cache or else from its files."""
        frame, record = page
        blocks = self.blocks(record)
        if playground := self.playgrounds.blocks.get(frame.route):
            blocks = with_playground(blocks, playground)
        if record.document.icons:
            blocks = with_icons(blocks, self.icons.blocks[frame.family or ""])
        demos = (fetch_demo(self.inputs, self.config, record.raw, demo) for demo in record.demos)
        return msgspec.structs.replace(
            frame,
            blocks=blocks,
            demos={demo.id: demo for demo in demos},
        )

    def _blocks_anew(self, record: PageRecord) -> tuple[Block, ...]:
        if self.errors.makes(record):
            return self.errors.blocks(record)
        if self.blog.makes(record):
            return self.blog.blocks(record)
        return self.api.blocks(record) if record.generated else read_blocks(self.config, record)

    def playground_folders(self) -> Iterator[tuple[PlaygroundBlock, str]]:
        """Yield every playground with the folder of its page."""
        for block in self.playgrounds.blocks.values():
            yield block, self.playgrounds.folders[block.key]

    def icon_entries(self) -> Iterator[IconEntry]:
        """Yield every icon that a page shows, with the words that it is found by."""
        return icon_entries(self.inputs, self.config, self.icons)

    def demo_sources(self) -> Iterator[DemoSource]:
        """Yield the source of every demo, without its text, in the order of pages."""
        for page in self.pages.values():
            yield from (demo.source for demo in page.record.demos)
