"""What the release that is served now holds, looked up by the names that readers use."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from showfloor.assistants.full_text import FullText
from showfloor.assistants.passages import Passage
from showfloor.decoding import decode_json
from showfloor.model.current_release import current_target
from showfloor.model.demo import DemoData
from showfloor.model.redirects import Target
from showfloor.model.release import ALTERNATE, Manifest
from showfloor.model.release_redirects import ReleaseRedirects
from showfloor.model.search_paths import INDEX
from showfloor.model.symbol_index import SearchEntry, SearchIndex
from showfloor.release.current import read_current
from showfloor.search import compact, heading_id

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
        self.folder = folder
        self._files = manifest.files
        self._full_text: FullText | None = None
        self._lock = Lock()
        self.pages = {
            path.removesuffix(ALTERNATE): path
            for path in manifest.files
            if path.endswith(f"/{ALTERNATE}")
        }
        """Path of a page's Markdown, by its route."""
        self._redirects = ReleaseRedirects(manifest.redirects, manifest.languages)
        self._places = manifest.routes.keys() | manifest.files.keys()

    def follow(self, path: str) -> Target | None:
        """Return where an old site path leads, if it leads anywhere; a page or file comes first."""
        if not self._places.isdisjoint({path, f"{path}/"}):
            return None
        return self._redirects.follow(path, self._places)

    def read(self, path: str) -> bytes:
        """Return the content of a site path that the release has; raises `OSError`."""
        return (self.folder / self._files[path].file).read_bytes()

    def text(self, path: str) -> str:
        """Return the text of a site path that the release has."""
        return self.read(path).decode()

    def markdown(self, route: str) -> str:
        """Return the Markdown of a page; an empty text where there is none."""
        path = self.pages.get(route)
        return "" if path is None else self.text(path)

    def place_of(self, route: str, passage: Passage) -> str:
        """Return the address of a passage of a page."""
        if not passage.heading:
            return route
        anchors = self.full_text.anchors.get(route, {}) if self.has_index else {}
        heading = passage.heading.replace("`", "")
        return f"{route}#{anchors.get(compact(heading)) or heading_id(heading)}"

    def entry_text(self, href: str, name: str) -> str:
        """Return the Markdown of an entry of the reference, which may share its page."""
        route, _, anchor = href.partition("#")
        text = self.markdown(route)
        parts = re.split(r"^(?=## )", text, flags=re.MULTILINE) if anchor else ()
        return next((part for part in parts if part.startswith(f"## {name}\n")), text)

    @cached_property
    def index(self) -> SearchIndex:
        """The names of products, pages and entries."""
        return decode_json(self.read(INDEX), SearchIndex)

    @property
    def full_text(self) -> FullText:
        """The search, which reads the index when it is first used."""
        with self._lock:  # it takes seconds, and several threads may ask for it
            if self._full_text is None:
                self._full_text = FullText(self.read, self.markdown)
            return self._full_text

    @property
    def has_index(self) -> bool:
        """Whether there is something to search in."""
        return INDEX in self._files

    @cached_property
    def products(self) -> Mapping[str, str]:
        """Names of the products by id, each with its status if it has one."""
        return {
            product.id: ", ".join(filter(None, (product.name, product.status.lower())))
            for product in self.index.products
            if product.id
        }

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


def anchor_in(address: str) -> str:
    """Return what follows the first # of an address."""
    return unquote(address.strip().partition("#")[2])


def path_in(address: str) -> str:
    """Return the site path in an address: whole or a path, of a page or of its Markdown."""
    try:
        path = unquote(urlsplit(address.strip()).path)
    except ValueError:  # brackets that are none of an IPv6 address
        return address
    return "/" + path.removesuffix(ALTERNATE).removesuffix("index.html").lstrip("/")


class PageStore:
    """Hands out the library of the current release, and the next one when that takes over."""

    def __init__(self, dist: Path) -> None:
        """Open the release that is served; raises `ReleaseError` when there is none."""
        self._dist = dist
        self._lock = Lock()
        self._library = self._open()

    def library(self) -> Library:
        """Return the library of the release that is served now; raises `ReleaseError`."""
        with self._lock:
            if self._library.folder.name != self._served_name():
                self._library = self._open()
            return self._library

    def full_text(self) -> FullText | None:
        """Return the search of the release that is served now, if it has one."""
        library = self.library()
        return library.full_text if library.has_index else None

    def _served_name(self) -> str:
        try:
            return current_target(self._dist).rpartition("/")[2]
        except OSError:
            return ""

    def _open(self) -> Library:
        folder, manifest, _ = read_current(self._dist)
        return Library(folder, manifest)
