"""The playgrounds of pages."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.config import SiteConfig
from showfloor.errors import SourceError, collect_errors, raise_all
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.api import ApiEntry
from showfloor.model.base import Model
from showfloor.model.blocks import Block, Prose
from showfloor.model.page import Page
from showfloor.model.playground import PlaygroundBlock
from showfloor.playground import (
    FamilyPlayground,
    load_family_playground,
    mistakes_in,
    playground_of,
)
from showfloor.workspace.page_record import Fill, PageFacts
from showfloor.workspace.producers.api_reference import ApiPages
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.reference.reference_map import ReferenceMap

PLAYGROUND_FILE = "/playground.toml"


class Subject(Model, frozen=True, kw_only=True):
    """The component that a page has a playground of."""

    route: str
    folder: str
    """Of the page, below the site's pages."""
    family: str
    name: str


class PlaygroundMap(Model, frozen=True, kw_only=True):
    """The playgrounds of all pages."""

    key: str = ""
    """Changes with everything from which they are made."""
    blocks: dict[str, PlaygroundBlock] = {}
    """By the route of the page."""
    folders: dict[str, str] = {}
    """Folder of the page by the key of the block."""
    missing: dict[str, str] = {}
    """The reason why a component has none, by `<family>/<component>`."""


class PlaygroundFill(Fill, frozen=True, kw_only=True):
    """The playground of a page."""

    playground: PlaygroundBlock

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks with the playground after the first paragraph of the page."""
        match blocks:
            case [Prose(html=html), *below] if html.startswith("<p>"):
                lead, end, more = html.partition("</p>")
                rest = [Prose(html=more.lstrip())] if more else []
                return (Prose(html=lead + end), self.playground, *rest, *below)
        return (self.playground, *blocks)


@dataclass(frozen=True, eq=False)
class Playgrounds(Producer):
    """Makes the playgrounds of pages, and adds each to its page."""

    name: ClassVar[str] = "playgrounds"

    playground_map: PlaygroundMap

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make all of them, or reuse those of the last update if nothing has changed.

        Raises `SourcesError` with the mistakes of all `playground.toml`, and the errors of reading
        the reference.
        """
        return cls(_read(sources, sources.state.of_producer(cls.name, PlaygroundMap())))

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Make none, because they are made from the reference."""
        return cls(PlaygroundMap())

    def with_folders(self) -> Iterator[tuple[PlaygroundBlock, str]]:
        """Yield every playground with the folder of its page."""
        for block in self.playground_map.blocks.values():
            yield block, self.playground_map.folders[block.key]

    def state(self) -> PlaygroundMap:
        """Return all playgrounds."""
        return self.playground_map

    def anchors(self, frame: Page) -> tuple[str, ...]:
        """Return the id of a playground."""
        return ("playground",) if frame.route in self.playground_map.blocks else ()

    def fill(self, page: PageFacts) -> PlaygroundFill | None:
        """Return the playground of a page that has one."""
        block = self.playground_map.blocks.get(page.route)
        return PlaygroundFill(playground=block) if block else None


def _read(sources: Sources, known: PlaygroundMap) -> PlaygroundMap:
    files = {path: d for path, d in sources.files.items() if path.endswith(PLAYGROUND_FILE)}
    if not files:
        return PlaygroundMap()
    api = sources.earlier.of(ApiPages)
    named = {path.split("/")[1] for path in files}
    subjects = list(_subjects(sources.pages, api.reference, named))
    key = key_of(engine_code(), api.reference.key, files, subjects)
    if key == known.key:
        return known
    families = _families(sources.config, files)
    entries = {
        family: {entry.name: entry for entry in api.source.declared.entries.get(family, ())}
        for family in families
    }
    raise_all(
        error for name, family in families.items() for error in mistakes_in(family, entries[name])
    )
    return _playground_map(key, subjects, families, entries)


def _subjects(
    pages: Iterable[PageFacts], reference: ReferenceMap, families: set[str]
) -> Iterator[Subject]:
    """Yield the first documented component of each page, a component once."""
    documented = {
        (place.family, place.name) for place in reference.places if place.kind == "component"
    }
    for page in pages:
        if page.family is None or page.family not in families:
            continue
        names = page.front_matter.components
        if name := next((one for one in names if (page.family, one) in documented), None):
            documented.discard((page.family, name))
            yield Subject(route=page.route, folder=page.folder, family=page.family, name=name)


def _families(config: SiteConfig, files: Iterable[str]) -> dict[str, FamilyPlayground]:
    found: dict[str, FamilyPlayground] = {}
    errors: list[SourceError] = []
    for path in sorted(files):
        name = path.split("/")[1]
        with collect_errors(errors):
            if family := load_family_playground(config.root / "families" / name, config.root):
                found[name] = family
    raise_all(errors)
    return found


def _playground_map(
    key: str,
    subjects: Iterable[Subject],
    families: Mapping[str, FamilyPlayground],
    entries: Mapping[str, Mapping[str, ApiEntry]],
) -> PlaygroundMap:
    blocks: dict[str, PlaygroundBlock] = {}
    folders: dict[str, str] = {}
    missing: dict[str, str] = {}
    for one in subjects:
        known = entries[one.family]
        found = playground_of(families[one.family], known[one.name], known)
        if isinstance(found, str):
            missing[f"{one.family}/{one.name}"] = found
        else:
            blocks[one.route] = found
            folders[found.key] = one.folder
    return PlaygroundMap(key=key, blocks=blocks, folders=folders, missing=missing)
