"""A page of a site: facts, frame, body, and the values that producers add to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from showfloor.fingerprint import key_of
from showfloor.model import Block, Model, Page
from showfloor.workspace.page_record import DemoBody, DemoFacts, PageBody, PageFacts


class Fill(Model, frozen=True):
    """A value that a producer adds to an author's page; it is part of the page's content key."""

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks of a page with this value added."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class SitePage:
    """A page without its blocks, which most pages of a build never need."""

    frame: Page
    """The page without blocks and demos."""
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
        """Key of everything that the page shows; all outputs of its content are cached under it."""
        fills = [(type(fill).__name__, fill) for fill in self.fills]
        return key_of(self.frame, self.body.key, fills)

    def fill(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks of the page's file with the additions of producers."""
        for fill in self.fills:
            blocks = fill.apply(blocks)
        return blocks
