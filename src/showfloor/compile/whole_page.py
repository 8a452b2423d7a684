"""A page with all that stands on it: its blocks, its playground and its demos."""

import msgspec

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.demos import fetch_demo
from showfloor.compile.inputs import Inputs
from showfloor.config import SiteConfig
from showfloor.model import Block, Page, PlaygroundBlock, Prose

__all__ = ["complete_page", "with_playground"]


def complete_page(
    inputs: Inputs, config: SiteConfig, page: CompiledPage, blocks: tuple[Block, ...]
) -> Page:
    """Return a whole page with these blocks, its demos from the cache or else from their files."""
    frame, record = page
    demos = (fetch_demo(inputs, config, record.raw, demo) for demo in record.demos)
    return msgspec.structs.replace(frame, blocks=blocks, demos={demo.id: demo for demo in demos})


def with_playground(blocks: tuple[Block, ...], playground: PlaygroundBlock) -> tuple[Block, ...]:
    """Return a page's blocks with its playground: after the text that begins the page."""
    end = 0
    while end < len(blocks) and isinstance(blocks[end], Prose):
        end += 1
    return (*blocks[:end], playground, *blocks[end:])
