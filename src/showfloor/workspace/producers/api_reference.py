"""Pages of the API reference, as records like those of authors' pages."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from textwrap import shorten
from typing import ClassVar, Self
from urllib.parse import quote

import msgspec

from showfloor.config import SiteConfig
from showfloor.errors import SourceError
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.api import ApiEntry, ApiSize
from showfloor.model.base import Model
from showfloor.model.blocks import Block
from showfloor.model.own_addresses import OwnAddresses
from showfloor.model.page import EntryLink, Page
from showfloor.model.redirects import RedirectTable
from showfloor.navigation import TreeSource
from showfloor.sources import FrontMatter
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageBody, PageFacts, PageLines, PageRecord
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.read_pages import store_blocks
from showfloor.workspace.reference.demo_uses import (
    ApiUses,
    FrequentProps,
    find_frequent_props,
    find_uses_of_api,
)
from showfloor.workspace.reference.entry_blocks import ApiBody, api_body
from showfloor.workspace.reference.entry_lists import (
    index_body,
    trees_with_reference,
    unstable_pages,
    with_unstable,
)
from showfloor.workspace.reference.guides import ApiGuides, find_guides, guide_mistakes
from showfloor.workspace.reference.reference_map import (
    ApiPlace,
    ReferenceMap,
    ReferenceSource,
    Sizes,
    hrefs_of,
    read_map,
    source_of,
    with_known_links,
)

TITLE_LIMIT = 70
DESCRIPTION_LIMIT = 160


class ApiState(Model, frozen=True, kw_only=True):
    """State of the reference between updates."""

    reference: ReferenceMap = ReferenceMap()
    """The place of each entry."""
    sizes: dict[str, dict[str, ApiSize]] = {}
    """Size of the import of each entry, by family and slug."""
    records: dict[str, PageRecord] = {}
    """Of its pages."""


@dataclass(frozen=True, kw_only=True, eq=False)
class ApiPages(Producer):
    """Makes the records of the reference's pages, and their blocks if the cache has lost them."""

    name: ClassVar[str] = "api-reference"

    inputs: Inputs
    config: SiteConfig
    reference: ReferenceMap
    source: ReferenceSource
    uses: ApiUses
    frequent: FrequentProps
    guides: ApiGuides
    mistakes: tuple[SourceError, ...]
    """Entries of which several pages may be the guide."""
    unstable: frozenset[str]
    """Routes of pages whose first component has an unstable import only."""
    routes: frozenset[str]
    """Routes of all pages, those of the reference included."""
    known: ApiState

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Find the entries of all families; raises the errors of reading the reference."""
        inputs, config, files = sources.inputs, sources.config, sources.files
        known = sources.state.of_producer(cls.name, ApiState())
        source = ReferenceSource(inputs, config, files)
        reference = read_map(inputs, files, config, known.reference, source)
        if reference.key != known.reference.key:
            _ = source.measuring  # runs in a thread while other producers run
        return cls._of(sources, reference, source)

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Make a reference without entries; reads no declarations."""
        source = ReferenceSource(sources.inputs, sources.config, sources.files)
        return cls._of(sources, ReferenceMap(), source)

    @classmethod
    def _of(cls, sources: Sources, reference: ReferenceMap, source: ReferenceSource) -> Self:
        pages = sources.pages
        guides = find_guides(reference, pages)
        return cls(
            inputs=sources.inputs,
            config=sources.config,
            reference=reference,
            source=source,
            uses=find_uses_of_api(reference, pages, guides),
            frequent=find_frequent_props(reference, pages),
            guides=guides,
            mistakes=tuple(guide_mistakes(reference, pages)),
            unstable=unstable_pages(reference, pages),
            routes=frozenset(
                (
                    *(page.route for page in pages),
                    *(place.route for place in reference.places),
                    *reference.indexes.values(),
                )
            ),
            known=sources.state.of_producer(cls.name, ApiState()),
        )

    def state(self) -> ApiState:
        """Return the places of entries, their sizes, and the records."""
        return ApiState(
            reference=self.reference,
            sizes={family: dict(sizes) for family, sizes in self._sizes.items()},
            records=self.records,
        )

    def origin_of(self, route: str) -> str | None:
        """Return the line of an `api.toml` that makes a page."""
        return source_of(self.config.root, self.reference, route)

    def trees(self, trees: Mapping[str, TreeSource]) -> Mapping[str, TreeSource]:
        """Return the navigation with the reference, and with unstable pages marked."""
        filled = trees_with_reference(trees, self.reference, self.config)
        return {name: with_unstable(tree, self.unstable) for name, tree in filled.items()}

    def frame(self, frame: Page, page: PageFacts) -> Page:
        """Return a page with links to the entries that it names, their issues and their design."""
        entries = self._links.get(frame.family or "", {})
        links = tuple(entries[name] for name in page.documented if name in entries)
        if not links:
            return frame
        family = self.config.families[frame.family or ""]
        issues = family.settings.issues and family.settings.issues.replace(
            "{name}", quote(links[0].title)
        )
        return msgspec.structs.replace(
            frame, api_links=links, issues=issues, design=family.settings.design
        )

    def anchors(self, frame: Page) -> tuple[str, ...]:
        """Return the id of the list of those links."""
        return ("api-pages",) if frame.api_links else ()

    @cached_property
    def _links(self) -> dict[str, dict[str, EntryLink]]:
        """The entry of each name, by family."""
        found: dict[str, dict[str, EntryLink]] = {}
        for place in self.reference.places:
            link = EntryLink(title=place.name, href=place.href, source=place.source)
            found.setdefault(place.family, {})[place.name] = link
        return found

    @cached_property
    def own(self) -> OwnAddresses:
        """Finds pages of this site at addresses that it replaces."""
        redirects = RedirectTable(self.config.redirects)
        return OwnAddresses(self.config.own_addresses, redirects, self.routes)

    @cached_property
    def links_key(self) -> str:
        """The digest of what decides where links of descriptions lead: to existing pages only."""
        redirects = [(row.source, row.target) for row in self.config.redirects]
        return key_of(sorted(self.routes), self.config.own_addresses, redirects)

    @cached_property
    def _sizes(self) -> Sizes:
        if not self.inputs.measures_imports:
            return {}
        known = self.known.sizes if self.reference.key == self.known.reference.key else {}
        documented = {place.family for place in self.reference.places}
        return known if documented <= known.keys() else self.source.measuring.result()

    @cached_property
    def records(self) -> dict[str, PageRecord]:
        """Record of every page, by its family's `api.toml` and route.

        Unchanged records of the last update are reused. Waits for the sizes of imports; raises the
        errors of reading the reference and of measuring.
        """
        records: dict[str, PageRecord] = {}
        shared = key_of(sorted(self.config.messages.items()), self.links_key)
        for route, places in self._pages().items():
            name = f"families/{places[0].family}/api.toml {route}"
            digest = self._digest(route, places, shared)
            before = self.known.records.get(name)
            same = before is not None and before.body.digest == digest
            records[name] = before if before and same else self._record(route, places, digest)
        return records

    def makes(self, page: PageFacts) -> bool:
        """Return whether a page belongs to the reference."""
        return page.path.endswith("/api.toml")

    def blocks(self, page: PageFacts) -> tuple[Block, ...] | None:
        """Return the blocks of a page of the reference."""
        return self._body(page.route).blocks if self.makes(page) else None

    def entries(self, route: str) -> list[ApiEntry]:
        """Return the entries that a page documents, with links to existing pages only.

        Raises the errors of reading the reference.
        """
        family = self._listed_at(route)
        if family is not None:
            found = self.source.reference.entries[family]
        else:
            found = sorted(self.source.by_route[route], key=lambda one: self._order(_href(one)))
        return [with_known_links(entry, self.routes) for entry in found]

    def _order(self, href: str) -> int:
        """Return the place of an entry on a page of several: as its guide documents them."""
        guide = self.guides.get(href)
        return len(self.reference.places) if guide is None else guide.order

    def _listed_at(self, route: str) -> str | None:
        """Return the family whose entries a page lists, if it is such a page."""
        indexes = self.reference.indexes.items()
        return next((family for family, index in indexes if index == route), None)

    def _pages(self) -> dict[str, list[ApiPlace]]:
        """Return the entries of each page, by route."""
        pages: dict[str, list[ApiPlace]] = {}
        for place in self.reference.places:
            pages.setdefault(place.route, []).append(place)
        for places in pages.values():
            places.sort(key=lambda place: self._order(place.href))
        for family, route in self.reference.indexes.items():
            pages[route] = self.reference.of_family(family)
        return pages

    def _digest(self, route: str, places: Iterable[ApiPlace], shared: str) -> str:
        shown = [
            (
                place.digest,
                self.uses.get(place.href, ()),
                self.frequent.get(place.href, ()),
                self.guides.get(place.href),
                self._sizes.get(place.family, {}).get(place.slug),
                self.source.history_digest(place.package),
            )
            for place in places
        ]
        return key_of(engine_code(), route, shown, shared)

    def _record(self, route: str, places: list[ApiPlace], digest: str) -> PageRecord:
        body = self._body(route)
        is_index = self._listed_at(route) is not None
        links = tuple(dict.fromkeys(body.links))
        facts = PageFacts(
            path=f"families/{places[0].family}/api.toml",
            family=places[0].family,
            route=route,
            front_matter=self._index_matter(places) if is_index else self._matter(places),
            headings=body.headings,
            anchors=body.anchors,
            links=links,
        )
        # The key depends on the content alone, so that an equal page is not rendered again.
        key = key_of("api", body.blocks)
        store_blocks(self.inputs, key, body.blocks)
        lines = PageLines(links=(1,) * len(links))
        return PageRecord(facts=facts, body=PageBody(key=key, digest=digest, lines=lines))

    def _body(self, route: str) -> ApiBody:
        family = self._listed_at(route)
        if family is not None:
            return index_body(self.reference.of_family(family), self.config.messages)
        entries = self.entries(route)
        body = api_body(
            entries,
            self.config.messages,
            uses={entry.slug: self.uses.get(_href(entry), ()) for entry in entries},
            guides={one.slug: guide for one in entries if (guide := self.guides.get(_href(one)))},
            routes=self.routes,
            frequent={entry.slug: self.frequent.get(_href(entry), ()) for entry in entries},
            own_page=self.own.page_of,
        )
        hrefs = sorted(set().union(*map(hrefs_of, entries)))
        return msgspec.structs.replace(body, links=(*body.links, *hrefs))

    def _matter(self, places: list[ApiPlace]) -> FrontMatter:
        names = _listed([place.name for place in places])
        title = self._group_title(places) or self.config.messages["api.title"].replace(
            "{names}", names
        )
        # Hooks have no slots and no classes.
        hooks = all(place.kind == "hook" for place in places)
        text = self.config.messages["api.description.hooks" if hooks else "api.description"]
        text = text.replace("{names}", names)
        text = text.replace("{package}", f"{places[0].package} {places[0].version}")
        return FrontMatter(
            title=title, description=shorten(text, DESCRIPTION_LIMIT, placeholder=" …")
        )

    def _group_title(self, places: list[ApiPlace]) -> str | None:
        """Return the title of a page with several entries of one kind that have the same guide."""
        titles = {guide.title for one in places if (guide := self.guides.get(one.href))}
        if len(places) < 2 or len(titles) != 1 or len({one.kind for one in places}) != 1:
            return None
        return self.config.messages[f"api.title.{places[0].kind}"].replace("{title}", titles.pop())

    def _index_matter(self, places: list[ApiPlace]) -> FrontMatter:
        count = str(len(places))
        return FrontMatter(
            title=self.config.messages["api.index"],
            description=self.config.messages["api.index.description"].replace("{count}", count),
        )


def _href(entry: ApiEntry) -> str:
    return f"{entry.route}#{entry.anchor}" if entry.anchor else entry.route


def _listed(names: list[str]) -> str:
    """Return names separated by commas, without the last ones if a title would be too long."""
    while len(text := ", ".join(names)) > TITLE_LIMIT - 10:
        names = names[:-1]
    return text
