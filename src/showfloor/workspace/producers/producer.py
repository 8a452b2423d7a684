"""What a producer is: it makes pages that nobody wrote, or parts of pages that somebody did.

A producer is a subclass of `Producer` in a file of this folder, and its line in the list of
`showfloor.workspace.producers`. It overrides what concerns it. It is given the facts of pages and
never their bodies; what it adds to somebody's page is a value.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, Self, TypeVar

from showfloor.config import SiteConfig
from showfloor.errors import ShowfloorError
from showfloor.model import Block, Model, Page, Work
from showfloor.navigation import TreeSource
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageFacts, PageLines, PageRecord
from showfloor.workspace.site_page import Fill, SitePage
from showfloor.workspace.state import WorkspaceState

__all__ = ["NoState", "PagesRead", "Producer", "Producers", "Sources"]

P = TypeVar("P", bound="Producer")


class PagesRead(NamedTuple):
    """What producers may know of the pages that somebody wrote."""

    facts: tuple[PageFacts, ...]
    lines: Mapping[str, PageLines]
    """By the path of the page: for messages."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Sources:
    """What producers make their pages from; equal sources give equal results."""

    inputs: Inputs
    config: SiteConfig
    files: Mapping[str, str]
    """Digest of every source file that belongs to no page, by path."""
    packages: str
    """A key of the installed packages."""
    read: Callable[[], PagesRead]
    """Waits for the pages that somebody wrote, and raises their mistakes; what packages declare is
    read at the same time."""
    state: WorkspaceState
    """What the last update left; saves work, and changes no result."""
    earlier: "Producers" = field(default_factory=lambda: Producers())
    """The producers before this one in the list."""

    @property
    def pages(self) -> tuple[PageFacts, ...]:
        """Facts of the pages that somebody wrote; waits for them, and raises their mistakes."""
        return self.read().facts

    def lines_of(self, page: PageFacts) -> PageLines:
        """Return the lines of a page that messages name."""
        return self.read().lines[page.path]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sources):
            return NotImplemented
        return self._compared == other._compared

    def __hash__(self) -> int:
        raise TypeError("sources are compared, not looked up")

    @property
    def _compared(self) -> tuple[object, ...]:
        try:
            pages: object = self.pages
        except ShowfloorError:
            pages = object()  # pages with mistakes are equal to no others
        earlier = tuple(self.earlier)
        return (self.inputs, self.config, self.files, self.packages, earlier, pages)


class NoState(Model, frozen=True):
    """State of producers that need nothing from one update for the next."""


class Producer:
    """What one producer made in one update. This base makes nothing."""

    name: ClassVar[str]
    """Tells its state and its records apart from those of others."""
    alone: ClassVar[bool] = False
    """Whether it asks for nothing that others made, and so may run in a thread beside them."""

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make what the sources ask for.

        Raises `SourcesError` with the mistakes of all its sources, and `ToolError` where a
        package cannot be read.
        """
        raise NotImplementedError

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Make what needs no program, for pages that are shown until the programs have answered."""
        return cls.produce(sources)

    def state(self) -> Model:
        """Return what is kept for the next update."""
        return NoState()

    def records(self) -> Mapping[str, PageRecord]:
        """Return those of its pages, by where these come from; they are checked as others."""
        return {}

    def built_in_pages(self) -> Sequence[SitePage]:
        """Return pages that no navigation, list or search holds."""
        return ()

    def notices(self) -> Sequence[str]:
        """Return what the person who builds should know of it."""
        return ()

    def origin_of(self, route: str) -> str | None:
        """Return `path:line` of what makes one of its pages."""
        return None

    def trees(self, trees: Mapping[str, TreeSource]) -> Mapping[str, TreeSource]:
        """Return the navigation with its own entries; raises `SourcesError` for repeated ones."""
        return trees

    def frame(self, frame: Page, page: PageFacts) -> Page:
        """Return the frame of any page with what this has to say of it."""
        return frame

    def anchors(self, frame: Page) -> Sequence[str]:
        """Return the ids that a page has by this, though its file does not name them."""
        return ()

    def blocks(self, page: PageFacts) -> tuple[Block, ...] | None:
        """Return the blocks of one of its generated pages again; nothing for any other page."""
        return None

    def fill(self, page: PageFacts) -> Fill | None:
        """Return what this puts into a page that somebody wrote, if anything."""
        return None

    def pages_of_release(
        self, works: Sequence[Work], pages: Mapping[str, SitePage]
    ) -> Iterable[SitePage]:
        """Return pages about a release: known once its scripts are bundled, from `works` of others.

        Raises `SourceError` where one of the site's `pages` has the address of one of them.
        """
        return ()


class Producers:
    """What all producers made, each to be asked for by its class."""

    def __init__(self, made: Iterable[Producer] = ()) -> None:
        self._made = {type(producer): producer for producer in made}

    def __iter__(self) -> Iterator[Producer]:
        return iter(self._made.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Producers) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def of(self, producer: type[P]) -> P:
        """Return what one producer made; raises `KeyError` for one that is not in the list."""
        made = self._made[producer]
        assert isinstance(made, producer)
        return made
