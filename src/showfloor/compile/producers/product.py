"""What a producer is: it makes pages that nobody wrote, or parts of pages that somebody did.

A producer is a subclass of `Product` in a file of this folder, and its line in the list of
`showfloor.compile.producers`. It overrides what concerns it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import ClassVar, Self, TypeVar

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory, State
from showfloor.compile.record import PageRecord
from showfloor.config import SiteConfig
from showfloor.model import Block, Model, Page, Work
from showfloor.navigation import TreeSource
from showfloor.sources import Stamp

__all__ = ["Nothing", "Product", "Products", "Sources"]

P = TypeVar("P", bound="Product")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sources:
    """What producers make their pages from."""

    inputs: Inputs
    config: SiteConfig
    stamps: Mapping[str, Stamp]
    """Of every source file, by path relative to the site's folder."""
    reading: Future[dict[str, PageRecord]]
    """Reads the pages that somebody wrote; what packages say is read at the same time."""
    memory: Memory
    """What the last compile left."""
    earlier: "Products" = field(default_factory=lambda: Products())
    """Of the producers that stand before this one in the list."""

    @property
    def records(self) -> Mapping[str, PageRecord]:
        """Of the pages that somebody wrote, by path; waits for them, and raises their mistakes."""
        return self.reading.result()

    def known(self, producer: "type[Product]", empty: State) -> State:
        """Return what a producer kept of the last compile."""
        return self.memory.state(producer.name, empty)


class Nothing(Model, frozen=True):
    """What is kept by producers that need nothing from one compile for the next."""


class Product:
    """What one producer made in one compile. As it stands here, it makes nothing."""

    name: ClassVar[str]
    """Tells its memory and its records apart from those of others."""
    alone: ClassVar[bool] = False
    """Whether it asks for nothing that others made, and so may be made in a thread beside them."""

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make what the sources ask for.

        Raises `SourcesError` with the mistakes of all its sources, and `ToolError` where a
        package cannot be read.
        """
        raise NotImplementedError

    @classmethod
    def sketched(cls, sources: Sources) -> Self:
        """Make what can be made without asking a program, for pages that are shown until then."""
        return cls.produce(sources)

    def state(self) -> Model:
        """Return what is kept for the next compile."""
        return Nothing()

    def records(self) -> Mapping[str, PageRecord]:
        """Return those of its pages, by where these come from; they are checked as others."""
        return {}

    def own_pages(self) -> Sequence[CompiledPage]:
        """Return pages that no navigation, list or search holds."""
        return ()

    def news(self) -> Sequence[str]:
        """Return what is new since the last compile, for whoever builds."""
        return ()

    def origin_of(self, route: str) -> str | None:
        """Return `path:line` of what makes one of its pages."""
        return None

    def trees(self, trees: Mapping[str, TreeSource]) -> Mapping[str, TreeSource]:
        """Return the navigation with its own entries; raises `SourcesError` for repeated ones."""
        return trees

    def frame(self, frame: Page, record: PageRecord) -> Page:
        """Return a page, of anybody's, with what this has to say of it."""
        return frame

    def anchors(self, frame: Page) -> Sequence[str]:
        """Return the ids that a page has by this, without their being written in it."""
        return ()

    def blocks(self, record: PageRecord) -> tuple[Block, ...] | None:
        """Return the blocks of one of its pages made anew and kept; nothing for any other page."""
        return None

    def fills(self, page: CompiledPage) -> bool:
        """Tell whether a page, of anybody's, has blocks of this in it."""
        return False

    def fill(self, page: CompiledPage, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks of a page, of anybody's, with its own in their places."""
        return blocks

    def pages_of_release(
        self, works: Sequence[Work], pages: Mapping[str, CompiledPage]
    ) -> Iterable[CompiledPage]:
        """Return pages about a release: known once its scripts are bundled, from `works` of others.

        Raises `SourceError` where one of the site's `pages` has the address of one of them.
        """
        return ()


class Products:
    """What all producers made, each to be asked for by its class."""

    def __init__(self, made: Iterable[Product] = ()) -> None:
        self._made = {type(product): product for product in made}

    def __iter__(self) -> Iterator[Product]:
        return iter(self._made.values())

    def of(self, producer: type[P]) -> P:
        """Return what one producer made; raises `KeyError` for one that is not in the list."""
        made = self._made[producer]
        assert isinstance(made, producer)
        return made
