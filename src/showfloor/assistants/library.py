"""What a release holds, looked up by the names that readers use."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from showfloor.assistants.full_text import FullText
from showfloor.decoding import decode_json
from showfloor.model import DemoData, SearchEntry, SearchIndex
from showfloor.model.release import ALTERNATE, Manifest
from showfloor.model.search_paths import INDEX

__all__ = ["DemoPlace", "EntryPlace", "Library"]

DEMO: Final = re.compile(r"(/(?:.+/)?)demos/([A-Z][A-Za-z0-9]*)/demo\.json")


class EntryPlace(NamedTuple):
    """An entry of the API reference, and the product that it belongs to."""

    entry: SearchEntry
    product: str
    """Id of its family."""


class DemoPlace(NamedTuple):
    """A demo, and the page that shows it."""

    page: str
    name: str

    @property
    def path(self) -> str:
        """Site path of its data."""
        return f"{self.page}demos/{self.name}/demo.json"


class Library:
    """The files of one release. Names are looked up in its manifest, never on the disk."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.digest = manifest.digest
        self._folder = folder
        self._files = manifest.files
        self.pages = {
            path.removesuffix(ALTERNATE): path
            for path in manifest.files
            if path.endswith(f"/{ALTERNATE}")
        }
        """Path of a page's Markdown, by its route."""

    def read(self, path: str) -> bytes:
        """Return the content of a site path that the release has; raises `OSError`."""
        return (self._folder / self._files[path].file).read_bytes()

    def text(self, path: str) -> str:
        """Return the text of a site path that the release has."""
        return self.read(path).decode()

    @cached_property
    def index(self) -> SearchIndex:
        """The names of products, pages and entries."""
        return decode_json(self.read(INDEX), SearchIndex)

    @cached_property
    def full_text(self) -> FullText:
        """The search, which reads the index when it is first used."""
        return FullText(self.read)

    @cached_property
    def products(self) -> Mapping[str, str]:
        """Names of the products by id."""
        return {product.id: product.name for product in self.index.products if product.id}

    @cached_property
    def demos(self) -> list[DemoPlace]:
        """All demos, page by page."""
        found = (DEMO.fullmatch(path) for path in sorted(self._files))
        return [DemoPlace(match[1], match[2]) for match in found if match]

    def demo(self, place: DemoPlace) -> DemoData:
        """Return a demo with its code."""
        return decode_json(self.read(place.path), DemoData)

    def entries(self) -> Iterator[EntryPlace]:
        """Yield the entries of the API reference, product by product."""
        for product in self.index.products:
            yield from (EntryPlace(entry, product.id) for entry in product.entries)


def route_of(address: str) -> str:
    """Return the route that an address means: whole or a path, of a page or of its Markdown."""
    try:
        path = unquote(urlsplit(address.strip()).path)
    except ValueError:  # brackets that are none of an IPv6 address
        return address
    folder = path.removesuffix(ALTERNATE).removesuffix("index.html").strip("/")
    return f"/{folder}/" if folder else "/"
