"""The base of all producers, which make pages that no author wrote, or parts of authors' pages.

A producer is a subclass of `Producer` in a file of this folder, and a line in the list of
`showfloor.workspace.producers`. It overrides the methods that it needs. It takes the facts of pages
and never their bodies; its addition to an author's page is a value.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, NamedTuple, Self, TypeVar

from showfloor.config import SiteConfig
from showfloor.errors import ShowfloorError
from showfloor.model.base import Model
from showfloor.model.blocks import Block
from showfloor.model.page import Page
from showfloor.model.work import Work
from showfloor.navigation import TreeSource
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import Fill, PageFacts, PageLines, PageRecord, SitePage
from showfloor.workspace.state import WorkspaceState

P = TypeVar("P", bound="Producer")


class AuthoredPages(NamedTuple):
    """The part of authors' pages that producers may use."""

    facts: tuple[PageFacts, ...]
    lines: Mapping[str, PageLines]
    """By the path of the page, for messages."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Sources:
    """The sources of producers; equal sources give equal results."""

    inputs: Inputs
    config: SiteConfig
    files: Mapping[str, str]
    """Digest of every source file that belongs to no page, by path."""
    packages: str
    """A key of the installed packages."""
    read: Callable[[], AuthoredPages]
    """Waits for the authors' pages, which are read at the same time as packages, and raises their
    mistakes."""
    state: WorkspaceState
    """State of the last update; it saves work and changes no result."""
    earlier: "Producers" = field(default_factory=lambda: Producers())
    """The producers before this one in the list."""

    @property
    def pages(self) -> tuple[PageFacts, ...]:
        """Facts of the authors' pages; waits for them, and raises their mistakes."""
        return self.read().facts

    def lines_of(self, page: PageFacts) -> PageLines:
        """Return the lines of a page, for messages."""
        return self.read().lines[page.path]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sources):
            return NotImplemented
        return self._compared == other._compared

    @property
    def _compared(self) -> tuple[object, ...]:
        try:
            pages: object = self.pages
        except ShowfloorError:
            pages = object()  # pages with mistakes are equal to no others
        earlier = tuple(self.earlier)
        return (self.inputs, self.config, self.files, self.packages, earlier, pages)


class Producer:
    """The result of one producer in one update. This base makes nothing."""

    name: ClassVar[str] = ""
    """Key of its state, if it stores any."""
    independent: ClassVar[bool] = False
    """Whether it uses no result of other producers, so that it may run at the same time."""

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make the result from the sources.

        Raises `SourcesError` with the mistakes of all its sources, and `ToolError` where a
        package cannot be read.
        """
        raise NotImplementedError

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Make the result without programs, for pages that are shown until programs answer."""
        return cls.produce(sources)

    def state(self) -> Model | None:
        """Return the state to store for the next update, if there is any."""
        return None

    @cached_property
    def records(self) -> Mapping[str, PageRecord]:
        """Records of its pages, by the file and route of each; they are checked too."""
        return {}

    def built_in_pages(self) -> Sequence[SitePage]:
        """Return pages that are in no navigation, list or search."""
        return ()

    def origin_of(self, route: str) -> str | None:
        """Return `path:line` of the source of one of its pages."""
        return None

    def trees(self, trees: Mapping[str, TreeSource]) -> Mapping[str, TreeSource]:
        """Return the navigation with its entries added; raises `SourcesError` for repeated ones."""
        return trees

    def frame(self, frame: Page, page: PageFacts) -> Page:
        """Return the frame of any page with the additions of this producer."""
        return frame

    def anchors(self, frame: Page) -> Sequence[str]:
        """Return the ids that this producer adds to a page."""
        return ()

    def blocks(self, page: PageFacts) -> tuple[Block, ...] | None:
        """Return the blocks of one of its generated pages; `None` for any other page."""
        return None

    def fill(self, page: PageFacts) -> Fill | None:
        """Return the addition of this producer to an author's page, if there is one."""
        return None

    def pages_of_release(
        self, works: Sequence[Work], pages: Mapping[str, SitePage]
    ) -> Iterable[SitePage]:
        """Return pages about a release, made from the `works` of others once scripts are bundled.

        Raises `SourceError` if one of the site's `pages` has the address of one of them.
        """
        return ()


class Producers:
    """The results of all producers, by their classes."""

    def __init__(self, producers: Iterable[Producer] = ()) -> None:
        self._producers = {type(producer): producer for producer in producers}

    def __iter__(self) -> Iterator[Producer]:
        return iter(self._producers.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Producers) and tuple(self) == tuple(other)

    def of(self, producer: type[P]) -> P:
        """Return the result of one producer; raises `KeyError` if it is not in the list."""
        result = self._producers[producer]
        assert isinstance(result, producer)
        return result
