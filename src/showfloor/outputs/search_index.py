"""The index of names for the search, made again only for products in which a name changed."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Final

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.fingerprint import engine_files, key_of
from showfloor.model.page import Page, is_found
from showfloor.model.product import FamilyCard
from showfloor.model.site_file import SiteFile
from showfloor.model.symbol_index import (
    SearchEntry,
    SearchIcons,
    SearchIndex,
    SearchPage,
    SearchProduct,
)
from showfloor.navigation import flatten
from showfloor.outputs.output import BuildContext
from showfloor.outputs.search_full_text import text_base
from showfloor.outputs.search_shards import PageShards
from showfloor.search import (
    INDEX,
    RANKING,
    Guide,
    compact,
    search_guides,
    search_members,
    search_pages,
    shard_path,
    words,
)
from showfloor.workspace import ApiNames, ApiPages, ErrorPages, Icons, PageFacts, Site

WHOLE_PAGES: Final = 1_200
"""The most pages that the index holds itself; beyond, the largest products are split."""

FIRST_PAGES: Final = 5
"""First pages of a split product, which the index holds too."""

NAMED_BY: Final = 2
"""The most pages that can be about one component or type. If more list it, none is about it."""


def search_index(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the index of names, and its shards."""
    return SearchFiles(context.site, context.cache, context.texts).files()


class SearchFiles:
    """Makes the index and its shards.

    `texts` are the folders with full text, by product; without them names alone are found. With
    more pages than `whole_pages` the largest products are split.
    """

    def __init__(
        self,
        site: Site,
        cache: DiskCache,
        texts: Mapping[str, Sequence[str]] | None = None,
        whole_pages: int = WHOLE_PAGES,
    ) -> None:
        self._site = site
        self._api = site.made_by(ApiPages)
        self._errors_of = site.made_by(ErrorPages)
        self._icons = site.made_by(Icons)
        self._texts = texts or {}
        self._whole_pages = whole_pages
        self._cache = cache
        self._version = engine_files()

    def files(self) -> Iterator[SiteFile]:
        """Yield the index and all shards."""
        for shards in self._shards.values():
            yield from shards.values()
        for split in self._split.values():
            yield from split.files()
        yield SiteFile(path=INDEX, content=self._index())

    @cached_property
    def _families(self) -> dict[str, FamilyCard | None]:
        """The listed families by id, then `None` for the pages of the site itself."""
        return {card.id: card for card in self._site.shell.families if card.listed} | {"": None}

    def _index(self) -> bytes:
        index = SearchIndex(
            language=self._site.config.site.language,
            ranking=RANKING,
            text_base=text_base(self._texts),
            products=tuple(map(self._product, self._families)),
        )
        return msgspec.json.encode(index)

    def _product(self, id: str) -> SearchProduct:
        family = self._families[id]
        shards = {kind: file.path for kind, file in self._shards[id].items()}
        split = self._split.get(id)
        guides = self._offered(id) if split else self._guides.get(id, [])
        rows = {guide.page.route: row for row, guide in enumerate(guides)}
        return SearchProduct(
            id=id,
            name=family.name if family else "",
            status=self._status(family),
            weight=self._weight(family),
            words=tuple(self._words(id)),
            pages=search_pages(guides, family),
            popular=tuple(rows[route] for route in self._popular(id) if route in rows),
            shards=split.directory if split else None,
            entries=tuple(self._entries(id)),
            errors=() if id else tuple(self._errors()),
            guides=shards.get("guides"),
            members=shards.get("members"),
            icons=shards.get("icons"),
            texts=tuple(self._texts.get(id, ())),
        )

    def _status(self, family: FamilyCard | None) -> str:
        status = family.status if family else None
        return self._site.config.messages[f"status.{status.kind}"] if status else ""

    def _weight(self, family: FamilyCard | None) -> float:
        if family is None or not family.listed:
            return 0
        chosen = self._site.config.families[family.id].settings.search_weight
        listed = [one for one in self._families.values() if one and one.listed]
        return 1 / (listed.index(family) + 1) if chosen is None else chosen

    def _popular(self, family: str) -> Sequence[str]:
        known = self._site.config.families.get(family)
        return known.settings.popular if known else ()

    def _offered(self, family: str) -> Sequence[Guide]:
        """Return the pages of a split product that are offered before typing."""
        popular, guides = self._popular(family), self._guides[family]
        first = guides[:FIRST_PAGES]
        return [*first, *(one for one in guides[FIRST_PAGES:] if one.page.route in popular)]

    def _words(self, family: str) -> list[str]:
        known = self._site.config.families.get(family)
        names = [pin.name for pin in known.pins] if known else []
        return list(dict.fromkeys(word for name in names for word in words(name)))

    @cached_property
    def _shards(self) -> dict[str, dict[str, SiteFile]]:
        """The shards of each product by their kind, by the id of the product."""
        return {id: dict(self._shards_of(id)) for id in self._families}

    def _shards_of(self, id: str) -> Iterator[tuple[str, SiteFile]]:
        if (guides := self._guides.get(id, [])) and id not in self._split:
            key = self._guides_key(id, guides)
            yield _shard("guides", id, key, partial(self._guides_shard, id, guides))
        if places := self._api.reference.of_family(id):
            key = key_of(self._version, "members", [(place.href, place.digest) for place in places])
            yield _shard("members", id, key, partial(self._members_shard, id))
        icons = self._icons.icon_map
        if id in icons.routes:
            key = key_of(self._version, icons.routes[id], icons.keys[id])
            yield _shard("icons", id, key, partial(self._icons_shard, id))

    def _guides_key(self, id: str, guides: Sequence[Guide]) -> str:
        return key_of(self._guides_reference_key(id), [_guide_key(guide) for guide in guides])

    @cached_property
    def _split(self) -> Mapping[str, PageShards]:
        """The products with too many pages for the index, by id."""
        left = sum(len(guides) for guides in self._guides.values())
        split: dict[str, PageShards] = {}
        for id in sorted(self._families, key=lambda one: -len(self._guides.get(one, ()))):
            if left <= self._whole_pages:
                break
            left -= len(self._guides.get(id, ()))
            split[id] = self._page_shards(id)
        return split

    def _page_shards(self, id: str) -> PageShards:
        family = self._families[id]
        # With frequent words in it, most edits of a page would change the file with all pages. The
        # full text finds them.
        guides = [guide._replace(frequent_words=()) for guide in self._guides.get(id, ())]
        titles = [guide.page.title for guide in guides]
        named = (family.name, family.href) if family else ()
        key = key_of(self._guides_key(id, guides), titles, named)
        return PageShards(
            self._cache,
            id,
            key,
            lambda: (search_pages(guides, family), search_guides(guides, self._props(id)).pages),
        )

    def _icons_shard(self, family: str) -> bytes:
        icons = self._icons.of_family(family)[1].icons
        shard = SearchIcons(
            address=f"{self._icons.icon_map.routes[family]}?selected=",
            names=tuple(icon.name for icon in icons),
            synonyms=tuple(_synonyms(icon.name, icon.words) for icon in icons),
        )
        return msgspec.json.encode(shard)

    def _guides_reference_key(self, family: str) -> str:
        """Return a key of the API entries that the shard of guides is made from."""
        named = {name for guide in self._guides[family] for name in guide.documents}
        places = self._api.reference.of_family(family)
        about = [(place.name, place.digest) for place in places if place.name in named]
        return key_of(self._version, "guides", about)

    def _guides_shard(self, family: str, guides: Sequence[Guide]) -> bytes:
        return msgspec.json.encode(search_guides(guides, self._props(family)))

    def _props(self, family: str) -> dict[str, tuple[str, ...]]:
        """Return the names of props, by component."""
        entries = self._api.source.declared.entries.get(family, ())
        return {
            entry.name: tuple(prop.name for prop in entry.props if prop.origin.kind != "system")
            for entry in entries
        }

    def _members_shard(self, family: str) -> bytes:
        entries = self._api.source.declared.entries[family]
        types = (
            (name, row)
            for row, entry in enumerate(entries)
            for name in ApiNames(entry).opened_types()
        )
        return msgspec.json.encode(search_members(entries, types))

    @cached_property
    def _guides(self) -> Mapping[str, list[Guide]]:
        """The pages of each product, without those of API entries."""
        documented = {place.route for place in self._api.reference.places}
        documented.update(link.href for link in self._errors_of.links())
        found: dict[str, list[Guide]] = {}
        shared, titled = self._names_of_many_pages(), self._titled_names()
        for page in self._site.pages.values():
            frame, facts = page.frame, page.facts
            if frame.route not in documented and is_found(frame.robots):
                names = [n for n in facts.documented if (frame.family, n) not in shared]
                types = [n for n in _types(facts) if (frame.family, n) not in shared]
                phrases = [text for text in facts.phrases if compact(text) not in titled]
                guide = _guide(frame, facts)._replace(documents=names, types=types, phrases=phrases)
                found.setdefault(frame.family or "", []).append(guide)
        entries = ((tree.id, node) for tree in self._site.trees for node in flatten(tree.items))
        order = {(tree, node.pathname): number for number, (tree, node) in enumerate(entries)}
        for guides in found.values():
            guides.sort(
                key=lambda guide: order.get((guide.page.tree, guide.page.route), len(order))
            )
        return found

    def _names_of_many_pages(self) -> set[tuple[str | None, str]]:
        """Return the names, each with its family, that too many pages list."""
        pages = [page.facts for page in self._site.pages.values()]
        documented = Counter((one.family, name) for one in pages for name in one.documented)
        types = Counter((one.family, name) for one in pages for name in _types(one))
        return {name for name, count in (documented | types).items() if count > NAMED_BY}

    def _titled_names(self) -> set[str]:
        """Return the names that are the title of a page or an entry, each as one word."""
        titles = (page.frame.title for page in self._site.pages.values())
        names = (place.name for place in self._api.reference.places)
        return {compact(name) for name in (*titles, *names)}

    def _errors(self) -> Iterator[SearchPage]:
        """Yield the pages of errors, which belong to the site itself."""
        for link, code in zip(self._errors_of.links(), self._errors_of.codes, strict=True):
            yield SearchPage(title=link.title, route=link.href, also=(code.message,), documents=())

    def _entries(self, family: str) -> Iterator[SearchEntry]:
        for place in self._api.reference.of_family(family):
            yield SearchEntry(
                name=place.name,
                kind=place.kind,
                href=place.href,
                slug=place.slug,
                deprecated=place.deprecated,
            )


def _types(facts: PageFacts) -> Sequence[str]:
    """Return the types by whose names a page is found; none for a page of low rank."""
    return () if facts.front_matter.search == "low" else facts.augmented


def _shard(kind: str, product: str, key: str, make: Callable[[], bytes]) -> tuple[str, SiteFile]:
    # Thorough compression would slow down each edit.
    path = shard_path(kind, product, key)
    return kind, SiteFile(path=path, key=f"{kind} {key}", content=make, immutable=True, quick=True)


def _guide(frame: Page, facts: PageFacts) -> Guide:
    """Return a page as a guide, without the fields that depend on other pages."""
    matter = facts.front_matter
    return Guide(
        frame,
        keywords=matter.keywords,
        asked=matter.synonyms,
        augmented=facts.augmented,
        demos=[demo.name for demo in facts.demos],
        frequent_words=facts.frequent_words,
        low=matter.search == "low",
    )


def _guide_key(guide: Guide) -> str:
    """Return a key of the fields of a page in a shard."""
    page = guide.page
    return key_of(page.route, page.description, page.contents, guide[1:])


def _synonyms(name: str, words_of_icon: Iterable[str]) -> str:
    in_name = {*words(name)}
    return " ".join(word for word in words_of_icon if word not in in_name)
