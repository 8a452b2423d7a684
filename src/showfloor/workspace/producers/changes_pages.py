"""Pages about what changed between versions of a product, made from its histories."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import ClassVar, Final, NamedTuple, Self

import msgspec

from showfloor.config import Family, SiteConfig
from showfloor.fingerprint import digest_of, engine_code, key_of
from showfloor.history import FOLDER
from showfloor.model.api_changes import ApiChangesData
from showfloor.model.base import Model
from showfloor.model.blocks import Block
from showfloor.model.page import Page
from showfloor.navigation import NavEntry, TreeSource, flatten
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageBody, PageFacts, PageLines, PageRecord
from showfloor.workspace.producers.api_reference import ApiPages
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.read_pages import store_blocks
from showfloor.workspace.reference.changes_body import ChangesBody, Update, changes_body
from showfloor.workspace.reference.declaration_text import ApiText
from showfloor.workspace.reference.part_links import PartPlaces
from showfloor.workspace.reference.version_changes import ProductChanges, major_of

SCRIPT: Final = "changes"


class FamilyChanges(Model, frozen=True, kw_only=True):
    """The pages of one family, stored between updates."""

    key: str
    """Changes with everything that the pages show."""
    data: str
    """Site path of the file with all changes; empty if there are no versions to compare."""
    records: tuple[PageRecord, ...]


class ChangesState(Model, frozen=True, kw_only=True):
    """State of the pages between updates."""

    families: dict[str, FamilyChanges] = {}


class _Tables(NamedTuple):
    """A family with histories."""

    family: Family
    packages: tuple[str, ...]
    """Packages that have a table."""
    digests: tuple[str, ...]
    """Of the tables."""


@dataclass(frozen=True, kw_only=True, eq=False)
class ChangesPages(Producer):
    """Makes the records of these pages; histories are read for changed families only."""

    name: ClassVar[str] = "changes"

    inputs: Inputs
    config: SiteConfig
    tables: Mapping[str, _Tables] = field(default_factory=dict)
    """By family; empty in a site without histories."""
    guides: Sequence[PageFacts] = ()
    """Pages that guide through an update."""
    api: ApiPages | None = None
    known: ChangesState = field(default_factory=ChangesState)

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Make no pages."""
        return cls(inputs=sources.inputs, config=sources.config)

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Find the families with histories; `records` raises the errors of reading these."""
        return cls(
            inputs=sources.inputs,
            config=sources.config,
            tables=dict(_tables(sources)),
            guides=tuple(page for page in sources.pages if page.front_matter.migration),
            api=sources.earlier.of(ApiPages),
            known=sources.state.of_producer(cls.name, ChangesState()),
        )

    def state(self) -> ChangesState:
        """Return the pages of all families."""
        return ChangesState(families=dict(self.families))

    def origin_of(self, route: str) -> str | None:
        """Return the `family.toml` that gives a page its route."""
        families = (one.family for one in self.tables.values())
        return next((one.path for one in families if route.startswith(one.changes)), None)

    def trees(self, trees: Mapping[str, TreeSource]) -> Mapping[str, TreeSource]:
        """Return the navigation with an entry next to the guides, or in the API reference."""
        title = self.config.messages["changes.nav"]
        filled = dict(trees)
        for family in (one.family for one in self.tables.values()):
            tree = filled.get(family.tree)
            if tree is not None and self.families[family.id].records:
                guides = {one.route for one in self.guides if one.family == family.id}
                entry = NavEntry(pathname=family.changes, title=title)
                filled[family.tree] = _with_entry(tree, entry, guides)
        return filled

    def frame(self, frame: Page, page: PageFacts) -> Page:
        """Return a page with the script that shows other versions, and its styles."""
        return msgspec.structs.replace(frame, script=SCRIPT) if self._makes(page) else frame

    def blocks(self, page: PageFacts) -> tuple[Block, ...] | None:
        """Return the blocks of one of the pages."""
        if not self._makes(page):
            return None
        family = page.family or ""
        update = next(one for one in self._updates(family) if one.route == page.route)
        return self._body(family, update, self.families[family].data).blocks

    @cached_property
    def families(self) -> Mapping[str, FamilyChanges]:
        """The pages of each family; those of unchanged ones are as in the last update."""
        return {family: self._family(family) for family in self.tables}

    @cached_property
    def records(self) -> dict[str, PageRecord]:
        """Record of every page, by file and route."""
        records = (record for one in self.families.values() for record in one.records)
        return {f"{record.facts.path} {record.facts.route}": record for record in records}

    def data(self, family: str) -> bytes:
        """Return all changes of a family as JSON."""
        changes = self._changes(family)
        return msgspec.json.encode(ApiChangesData(versions=changes.versions, entries=changes.all()))

    def _makes(self, page: PageFacts) -> bool:
        family = self.tables.get(page.family or "")
        return page.generated and family is not None and page.path == family.family.path

    def _family(self, family: str) -> FamilyChanges:
        key = self._key(family)
        before = self.known.families.get(family)
        if before is not None and before.key == key:
            return before
        if len(self._changes(family).versions) < 2:
            return FamilyChanges(key=key, data="", records=())
        route = self.tables[family].family.changes
        data = f"{route}{digest_of(self.data(family))}.json"
        records = tuple(self._record(family, one, data) for one in self._updates(family))
        return FamilyChanges(key=key, data=data, records=records)

    def _key(self, family: str) -> str:
        tables = self.tables[family]
        one = tables.family
        guides = [(page.route, page.front_matter, page.named) for page in self.guides]
        places = self._api.reference.of_family(family)
        rows = [(place.href, place.name, place.package, place.digest) for place in places]
        messages = sorted(self.config.messages.items())
        shown = (one.card.name, one.changes, one.path, one.pins, one.settings.history)
        return key_of(
            engine_code(), shown, tables.digests, guides, rows, messages, self._api.links_key
        )

    @property
    def _api(self) -> ApiPages:
        assert self.api is not None
        return self.api

    @cached_property
    def _read(self) -> dict[str, ProductChanges]:
        return {}

    def _changes(self, family: str) -> ProductChanges:
        if family not in self._read:
            packages = self.tables[family].packages
            places = PartPlaces(self._api.reference.of_family(family), self._anchors, self.guides)
            histories = [self._api.source.histories[package] for package in packages]
            text = ApiText(own_page=self._api.own.page_of)
            self._read[family] = ProductChanges(histories, places.links, text)
        return self._read[family]

    @cached_property
    def _anchors(self) -> Mapping[str, frozenset[str]]:
        """Ids of each page of the reference, by route."""
        facts = (record.facts for record in self._api.records.values())
        return {one.route: frozenset(one.anchors) for one in facts}

    def _updates(self, family: str) -> Iterator[Update]:
        """Yield the update of the main page, and those of the others."""
        versions = self._changes(family).versions
        newest = {major_of(version): version for version in versions}
        route = self.tables[family].family.changes
        *_, older, newer = versions[0], *newest.values()
        yield Update(route, older, newer, is_main=True)
        for (major, older), (next_major, newer) in combinations(newest.items(), 2):
            path = f"{route}v{major}-to-v{next_major}/"
            yield Update(path, older, newer, is_main=False)

    def _body(self, family: str, update: Update, data: str) -> ChangesBody:
        return changes_body(
            self._changes(family),
            update,
            [*self._updates(family)],
            product=self.tables[family].family.card.name,
            messages=self.config.messages,
            data=data,
        )

    def _record(self, family: str, update: Update, data: str) -> PageRecord:
        body = self._body(family, update, data)
        key = key_of("changes", body.blocks)
        store_blocks(self.inputs, key, body.blocks)
        facts = PageFacts(
            path=self.tables[family].family.path,
            family=family,
            route=update.route,
            front_matter=body.matter,
            headings=body.headings,
            anchors=body.anchors,
            links=body.links,
        )
        lines = PageLines(links=(1,) * len(body.links))
        return PageRecord(facts=facts, body=PageBody(key=key, lines=lines))


def _tables(sources: Sources) -> Iterator[tuple[str, _Tables]]:
    """Yield the families with histories: those of the packages that they document."""
    reference = sources.earlier.of(ApiPages).reference
    for family in sources.config.families.values():
        own = {pin.name for pin in family.pins} - {*family.settings.companions}
        documented = {place.package for place in reference.of_family(family.id)} or own
        files = {name: f"{FOLDER}/{name}.csv" for name in sorted(documented)}
        found = {name: sources.files[file] for name, file in files.items() if file in sources.files}
        if family.settings.history and found:
            yield family.id, _Tables(family, tuple(found), tuple(found.values()))


def _with_entry(tree: TreeSource, entry: NavEntry, guides: set[str]) -> TreeSource:
    """Return a tree with an entry in the first group that has a guide or the API reference."""
    if any(one.pathname == entry.pathname for one in flatten(tree.items)):
        return tree

    def is_place(item: NavEntry) -> bool:
        return any(child.pathname in guides for child in item.children)

    groups = [*filter(is_place, tree.items), *(one for one in tree.items if one.reference)]
    if not groups:
        return msgspec.structs.replace(tree, items=(*tree.items, entry))
    group = msgspec.structs.replace(groups[0], children=(entry, *groups[0].children))
    items = tuple(group if item is groups[0] else item for item in tree.items)
    return msgspec.structs.replace(tree, items=items)
