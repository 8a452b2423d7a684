"""A page of a compiled site: facts, frame, body, and what producers put into it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from showfloor.fingerprint import key_of
from showfloor.model import Block, Model, Page
from showfloor.workspace.page_record import DemoBody, DemoFacts, PageBody, PageFacts

__all__ = ["Fill", "SitePage"]


class Fill(Model, frozen=True):
    """What a producer puts into somebody's page: data of which the page's key is made."""

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks of a page with this in its place."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class SitePage:
    """A page without its blocks, which most pages of a build never need."""

    frame: Page
    """The page as it is rendered, without blocks and demos."""
    facts: PageFacts
    body: PageBody
    fills: Sequence[Fill] = ()

    @property
    def route(self) -> str:
        """Site path of the page."""
        return self.frame.route

    @property
    def demos(self) -> list[tuple[DemoFacts, DemoBody]]:
        """Facts and body of each demo."""
        return list(zip(self.facts.demos, self.body.demos, strict=True))

    @cached_property
    def content_key(self) -> str:
        """A key of all that the page shows: whatever is made from its content is kept under it."""
        fills = [(type(fill).__name__, fill) for fill in self.fills]
        return key_of(self.frame, self.body.key, fills)

    def fill(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks of the page's file with what producers put between them."""
        for fill in self.fills:
            blocks = fill.apply(blocks)
        return blocks
