"""A site as far as it is known before all of it was read: what single pages can be shown with.

Every page has its title and its place; the text and the demos of a page are read when somebody
asks for it. What programs read of packages is left out.
"""

from concurrent.futures import Future
from dataclasses import replace

from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory
from showfloor.compile.pipeline import join_site, site_config
from showfloor.compile.producers import Sources, sketch_all
from showfloor.compile.record import PageRecord
from showfloor.compile.records import page_records
from showfloor.compile.site import Site
from showfloor.errors import ShowfloorError
from showfloor.markdown import Document
from showfloor.navigation import load_trees
from showfloor.sources import RawPage, pages_in, read_page, scan

__all__ = ["Sketch"]


class Sketch:
    """The sources as they were when it was begun. `site` may be asked for while a page is added."""

    def __init__(self, inputs: Inputs) -> None:
        """Read what all pages share; raises a `ShowfloorError` where that holds a mistake."""
        self._inputs = inputs
        self._config = site_config(inputs)
        self._files = scan(inputs.root)
        self._trees = load_trees(inputs.root)
        stamps = self._files.stamps
        self._beside = pages_in(stamps)[0]
        raws = [
            read_page(self._config, path, digest=stamps[path].digest, beside=beside)
            for path, beside in self._beside.items()
        ]
        self._paths = {raw.route: raw.path for raw in raws}
        self._records = {raw.path: _bare(raw) for raw in raws}
        self._drawn = self._join(self._records)

    @property
    def site(self) -> Site:
        """The site with the pages that were added; another object where there are more."""
        return self._drawn

    def add(self, route: str) -> bool:
        """Read a page with its demos; return whether it can be shown as it will be.

        Pages with a mistake cannot, nor those that somebody made of what packages say.
        """
        path = self._paths.get(route)
        if path is None:
            return route in self._drawn.own_pages
        if not self._records[path].key:
            try:
                record = self._read(path)
            except ShowfloorError:  # told with all others, once the whole site is compiled
                return False
            self._records = {**self._records, path: record}
            self._drawn = self._join(self._records)
        return not self._records[path].document.icons

    def _read(self, path: str) -> PageRecord:
        stamps, folder = self._files.stamps, path.rpartition("/")[0]
        own = [path, *(f"{folder}/{name}" for name in self._beside[path])]
        files = replace(self._files, stamps={name: stamps[name] for name in own}, errors=())
        return page_records(self._inputs, self._config, files, {})[path]

    def _join(self, records: dict[str, PageRecord]) -> Site:
        sources = Sources(
            inputs=self._inputs,
            config=self._config,
            stamps=self._files.stamps,
            reading=_done(records),
            memory=Memory(),
        )
        products = sketch_all(sources)
        pages = dict(records)
        for product in products:
            pages |= product.records()
        return join_site(self._inputs, self._config, self._trees, self._files, pages, products)


def _bare(raw: RawPage) -> PageRecord:
    """Return a page without all that takes long to read; it has no key."""
    return PageRecord(key="", raw=raw, document=Document(blocks=()), demos=())


def _done(records: dict[str, PageRecord]) -> Future[dict[str, PageRecord]]:
    reading: Future[dict[str, PageRecord]] = Future()
    reading.set_result(records)
    return reading
