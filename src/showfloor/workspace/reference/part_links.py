"""Links of a part of an API: to its row in the reference, and to guides that name it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final

from showfloor.history import ENTRY_KINDS, HistoryKind
from showfloor.model.api_changes import ApiGuideLink
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.reference.entry_ids import part_id
from showfloor.workspace.reference.reference_map import ApiPlace

IDS: Final[Mapping[HistoryKind, str]] = {
    "prop": "prop",
    "parameter": "parameters",
    "return-value": "return-value",
    "slot": "slot",
    "class": "classes",
    "css-variable": "css-variable",
}
"""Kinds of rows, as their ids name them."""


class PartPlaces:
    """Finds the links of parts of a family's API.

    `anchors` are the ids of each page, by route, and `guides` the pages about updates.
    """

    def __init__(
        self,
        places: Iterable[ApiPlace],
        anchors: Mapping[str, frozenset[str]],
        guides: Sequence[PageFacts],
    ) -> None:
        self._places = {(place.package, place.name): place for place in places}
        self._anchors = anchors
        self._guides = guides

    def links(
        self, package: str, entry: str, kind: HistoryKind, name: str
    ) -> tuple[str | None, tuple[ApiGuideLink, ...]]:
        """Return the row of a part, if it has one, and the sections of guides that name it."""
        return self._row(package, entry, kind, name), tuple(self._sections(package, entry, name))

    def _row(self, package: str, entry: str, kind: HistoryKind, name: str) -> str | None:
        place = self._places.get((package, entry))
        if place is None or kind in ENTRY_KINDS:
            return place.href if place else None
        anchor = part_id(place.slug, IDS.get(kind, kind), name)
        known = anchor in self._anchors.get(place.route, ())
        return f"{place.route}#{anchor}" if known else None

    def _sections(self, package: str, entry: str, name: str) -> Iterator[ApiGuideLink]:
        for page in self._guides:
            migration = page.front_matter.migration
            anchor = _section(page, entry, name)
            if migration and package in page.front_matter.packages and anchor is not None:
                yield ApiGuideLink(
                    older=int(migration.from_),
                    newer=int(migration.to),
                    href=f"{page.route}#{anchor}" if anchor else page.route,
                )


def _section(page: PageFacts, entry: str, name: str) -> str | None:
    """Return the section that names a part, if the page names its entry too.

    Several entries may have a part of that name: only sections in that of the entry count.
    """
    of_entry, of_part = page.named.get(entry or name), page.named.get(name)
    if of_entry is None or of_part is None:
        return None
    return of_part if of_part in _inside(page, of_entry) else of_entry


def _inside(page: PageFacts, anchor: str) -> list[str]:
    """Return the ids of a section and of those inside it."""
    levels = {heading.id: heading.level for heading in page.headings}
    ids = [*levels]
    if anchor not in levels:
        return ids
    start = ids.index(anchor)
    inside = takewhile(lambda one: levels[one] > levels[anchor], ids[start + 1 :])
    return [anchor, *inside]
