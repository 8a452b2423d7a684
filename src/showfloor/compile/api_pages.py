"""Pages of the API reference, as records like those of pages that somebody wrote."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

from showfloor.compile.api_blocks import ApiBody, api_body
from showfloor.compile.api_index import index_body
from showfloor.compile.api_links import hrefs_of, with_known_links
from showfloor.compile.api_uses import ApiUses
from showfloor.compile.digest import key_of
from showfloor.compile.inputs import Inputs
from showfloor.compile.record import PageRecord
from showfloor.compile.records import keep_blocks
from showfloor.compile.reference import ApiPlace, ReferenceMap, ReferenceSource
from showfloor.markdown import Document, LinkUse
from showfloor.model import ApiEntry, Block, PageLink
from showfloor.sources import FrontMatter, RawPage

__all__ = ["ApiPages"]

TITLE_LIMIT = 70
DESCRIPTION_LIMIT = 160


@dataclass(frozen=True, slots=True, kw_only=True)
class ApiPages:
    """Makes the records of a reference's pages, and their blocks again where those are lost."""

    inputs: Inputs
    reference: ReferenceMap
    source: ReferenceSource
    messages: Mapping[str, str]
    uses: ApiUses
    routes: Container[str]
    """Of all pages, those of the reference too."""

    def records(self, known: Mapping[str, PageRecord]) -> dict[str, PageRecord]:
        """Return the record of every page, by its family's `api.toml` and route.

        `known` are those of the last time; one is taken while nothing that it says has changed.
        Raises what reading the reference raises.
        """
        records: dict[str, PageRecord] = {}
        messages = key_of(sorted(self.messages.items()))
        for route, places in self._pages().items():
            name = f"families/{places[0].family}/api.toml {route}"
            digest = self._digest(route, places, messages)
            before = known.get(name)
            same = before is not None and before.raw.digest == digest
            records[name] = before if before and same else self._record(route, places, digest)
        return records

    def makes(self, record: PageRecord) -> bool:
        """Tell whether a page is one of the reference."""
        return record.generated and record.raw.path.endswith("/api.toml")

    def blocks(self, record: PageRecord) -> tuple[Block, ...]:
        """Return the blocks of a page anew, and keep them."""
        blocks = self._body(record.raw.route).blocks
        keep_blocks(self.inputs, record.key, blocks)
        return blocks

    def entries(self, route: str) -> list[ApiEntry]:
        """Return what a page documents, with links to pages that exist alone.

        Raises what reading the reference raises.
        """
        family = self._listed_at(route)
        if family is not None:
            found = self.source.reference.entries[family]
        else:
            found = self.source.by_route[route]
        return [with_known_links(entry, self.routes) for entry in found]

    def uses_of(self, entry: ApiEntry) -> tuple[PageLink, ...]:
        """Return the demos that use an entry."""
        href = f"{entry.route}#{entry.anchor}" if entry.anchor else entry.route
        return self.uses.get(href, ())

    def _listed_at(self, route: str) -> str | None:
        """Return the family whose entries a page lists, if it is such a page."""
        indexes = self.reference.indexes.items()
        return next((family for family, index in indexes if index == route), None)

    def _pages(self) -> dict[str, list[ApiPlace]]:
        """Return the entries that each page is about."""
        pages: dict[str, list[ApiPlace]] = {}
        for place in self.reference.places:
            pages.setdefault(place.route, []).append(place)
        for family, route in self.reference.indexes.items():
            pages[route] = self.reference.of_family(family)
        return pages

    def _digest(self, route: str, places: Iterable[ApiPlace], messages: str) -> str:
        shown = [(place.digest, self.uses.get(place.href, ())) for place in places]
        return key_of(self.inputs.engine, route, shown, messages)

    def _record(self, route: str, places: list[ApiPlace], digest: str) -> PageRecord:
        body = self._body(route)
        is_index = self._listed_at(route) is not None
        raw = RawPage(
            path=f"families/{places[0].family}/api.toml",
            folder="",
            family=places[0].family,
            route=route,
            front_matter=self._index_matter(places) if is_index else self._matter(places),
            body="",
            body_line=1,
            digest=digest,
        )
        # The key is that of the content, so that a page is drawn again only when it looks other.
        key = key_of("api", raw.front_matter.title, raw.front_matter.description, body)
        keep_blocks(self.inputs, key, body.blocks)
        document = Document(
            blocks=(),
            headings=body.headings,
            anchors=body.anchors,
            links=tuple(LinkUse(href=href, line=1) for href in dict.fromkeys(body.links)),
        )
        return PageRecord(key=key, raw=raw, document=document, demos=(), generated=True)

    def _body(self, route: str) -> ApiBody:
        family = self._listed_at(route)
        if family is not None:
            return index_body(self.reference.of_family(family), self.messages)
        entries = self.entries(route)
        uses = {entry.slug: self.uses_of(entry) for entry in entries}
        body = api_body(entries, self.messages, uses=uses, routes=self.routes)
        hrefs = sorted(set().union(*map(hrefs_of, entries)))
        return ApiBody(
            blocks=body.blocks,
            headings=body.headings,
            anchors=body.anchors,
            links=(*body.links, *hrefs),
        )

    def _matter(self, places: list[ApiPlace]) -> FrontMatter:
        names = _listed([place.name for place in places])
        title = self.messages["api.title"].replace("{names}", names)
        text = self.messages["api.description"].replace("{names}", names)
        text = text.replace("{package}", f"{places[0].package} {places[0].version}")
        return FrontMatter(title=title, description=text[:DESCRIPTION_LIMIT])

    def _index_matter(self, places: list[ApiPlace]) -> FrontMatter:
        count = str(len(places))
        return FrontMatter(
            title=self.messages["api.index"],
            description=self.messages["api.index.description"].replace("{count}", count),
        )


def _listed(names: list[str]) -> str:
    """Return names as a list of messages, the last ones left out where a title has no room."""
    while len(text := ", ".join(names)) > TITLE_LIMIT - 10:
        names = names[:-1]
    return text
