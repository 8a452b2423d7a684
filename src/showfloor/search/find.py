"""A search in Python over the files of a release, for tools that are not browsers."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from showfloor.decoding import decode_json
from showfloor.model import (
    SearchGuides,
    SearchIcons,
    SearchIndex,
    SearchMembers,
    SearchProduct,
    SearchShard,
    SymbolKind,
)
from showfloor.model.search_paths import INDEX
from showfloor.search.rank import Hit, Ranking
from showfloor.search.symbols import (
    Named,
    Symbol,
    icons_of,
    members_of,
    sections_of,
    symbols_of,
    told_of,
)

__all__ = ["Finder", "Found", "find"]

Read = Callable[[str], bytes]
"""Returns the content of a site path."""


class Found(NamedTuple):
    """Something that a query finds."""

    kind: SymbolKind
    name: str
    parent: str
    """What it is a part of, such as the component that has a prop; else empty."""
    product: str
    """Id of its family; empty for pages of the whole site."""
    href: str
    text: str
    """One line on what it is about; empty where there is none."""


class Finder:
    """The whole symbol index of a release, read once."""

    def __init__(self, read: Read) -> None:
        """Read the index; raises what `read` raises, and msgspec's errors for another format."""
        index = decode_json(read(INDEX), SearchIndex)
        read_products = [_read(read, product) for product in index.products]
        products = tuple(product for product, _ in read_products)
        self._index = msgspec.structs.replace(index, products=products)
        self._products = [product.id for product in products]
        guides = {number: of for number, (_, of) in enumerate(read_products) if of is not None}
        symbols = self._symbols(read, guides)
        self._ranking = Ranking(self._index, symbols, told_of(self._index, guides))

    def find(
        self, text: str, product: str | None = None, limit: int = 20, page: str = ""
    ) -> list[Found]:
        """Return what a query finds, the best first.

        What belongs to `product`, the id of a family, comes before the same of others, and `page`,
        the route that the reader is on, before pages that fit as well.
        """
        number = self._products.index(product) if product in self._products else -1
        return [self._found(hit) for hit in self._ranking.find(text, number, page)[:limit]]

    def everything(self) -> Iterator[Symbol]:
        """Yield all symbols of the index."""
        return self._ranking.symbols()

    def _symbols(self, read: Read, guides: dict[int, SearchGuides]) -> Iterator[Named]:
        index = self._index
        yield from symbols_of(index)
        for number, shard in guides.items():
            yield from sections_of(index, number, shard)
        for number, product in enumerate(index.products):
            if product.members:
                members = decode_json(read(product.members), SearchMembers)
                yield from members_of(index, number, members)
        for number, product in enumerate(index.products):
            if product.icons:
                icons = decode_json(read(product.icons), SearchIcons)
                yield from icons_of(index, number, icons)

    def _found(self, hit: Hit) -> Found:
        symbol, place = hit.symbol, hit.place
        return Found(
            kind=symbol.kind,
            name=symbol.name,
            parent=place.parent,
            product=self._products[symbol.product],
            href=place.href,
            text=symbol.text,
        )


def _read(read: Read, product: SearchProduct) -> tuple[SearchProduct, SearchGuides | None]:
    """Return a product with all of its pages, and what else is found of them."""
    if product.shards is not None:
        whole = decode_json(read(product.shards.whole), SearchShard)
        pages = msgspec.structs.replace(product, pages=whole.pages)
        return pages, SearchGuides(pages=whole.guides)
    if product.guides is None:
        return product, None
    return product, decode_json(read(product.guides), SearchGuides)


def find(read: Read, text: str, product: str | None = None, limit: int = 20) -> list[Found]:
    """Return what one query finds; whoever asks often keeps a `Finder`."""
    return Finder(read).find(text, product, limit)
