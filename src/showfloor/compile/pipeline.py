"""The steps from a site's folder to a compiled site."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Final, Self

from showfloor import __version__
from showfloor.compile.bundled import Bundled
from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.demos import prepare_demos
from showfloor.compile.facts import site_facts
from showfloor.compile.frames import frame_page, tree_of
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory
from showfloor.compile.producers import Catalogs, Products, Sources, produce_all
from showfloor.compile.published import published_at
from showfloor.compile.record import DemoRecord, PageRecord
from showfloor.compile.records import page_records
from showfloor.compile.site import Site
from showfloor.config import Family, SiteConfig, check_pins, load_site_config
from showfloor.demos import DemoSource, deep_code
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.model import NavNode, NavPlace, NavTree, Page, PageLink, ShellModel
from showfloor.navigation import TreeSource, load_trees, places_of_tree, resolve_titles
from showfloor.sources import Scan, Stamp, repeated_routes, scan

__all__ = ["compile_site", "join_site", "site_config"]

VERSIONS: Final = "/versions/"
"""Route of the page of all versions."""

BUNDLED: Final = ("components/", "families/", "fonts/")
"""Folders whose code only the bundler reads; demos are read with their pages."""


def compile_site(
    inputs: Inputs,
    memory: Memory | None = None,
    *,
    begin: Callable[[Bundled], None] | None = None,
) -> tuple[Site, Memory]:
    """Compile the site below `inputs.root`; unchanged pages are taken from `memory`.

    `begin` is given what the frontend is bundled from as soon as that is known: seconds before the
    site is, where imports have to be measured. It may still turn out that the site has mistakes.
    Returns the site and the memory for the next time. Raises `SourcesError` with the mistakes
    of all files. What only the whole site shows is left to `showfloor.checks`.
    """
    memory = memory or Memory()
    config = site_config(inputs)
    files = _with_code(inputs.root, scan(inputs.root, memory.stamps), memory.stamps)
    same = memory.trees and memory.still_has("navigation/", files)
    trees = memory.trees if same else load_trees(inputs.root)
    with _DemosBeside() as demos:
        records, products = _records_and_products(inputs, config, files, memory, demos)
        if begin is not None:
            begin(_bundled(config, files, records.values(), products))
        demos.wait()
    pages = dict(records)
    for product in products:
        pages |= product.records()
    _check_routes(pages.values(), products)
    return join_site(inputs, config, trees, files, pages, products), Memory(
        stamps=files.stamps,
        records=records,
        trees=trees,
        states={product.name: product.state() for product in products},
    )


def site_config(inputs: Inputs) -> SiteConfig:
    """Return what the files around the pages say; raises `SourceError` or `SourcesError`."""
    config = published_at(inputs.url, load_site_config(inputs.root))
    if problems := check_pins(config, inputs.node_modules):
        raise SourcesError(problems)
    return config


def _records_and_products(
    inputs: Inputs, config: SiteConfig, files: Scan, memory: Memory, demos: "_DemosBeside"
) -> tuple[dict[str, PageRecord], Products]:
    """Read the pages, and what packages say beside them: that is done by programs of their own.

    Raises the mistakes of pages before those of producers.
    """
    with ThreadPoolExecutor(1, "pages") as thread:
        reading = thread.submit(
            page_records, inputs, config, files, memory.records, prepare=demos.prepare
        )
        sources = Sources(
            inputs=inputs, config=config, stamps=files.stamps, reading=reading, memory=memory
        )
        try:
            products = produce_all(sources)
        except ShowfloorError:
            reading.result()
            demos.wait()
            raise
        return reading.result(), products


class _DemosBeside:
    """Prepares demos in a thread: neither the bundler nor what packages say waits for them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "demos")
        self._jobs: list[Future[None]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._thread.shutdown(cancel_futures=True)

    def prepare(
        self, inputs: Inputs, records: Sequence[DemoRecord], sources: Sequence[DemoSource]
    ) -> None:
        """Begin to prepare demos."""
        self._jobs.append(self._thread.submit(prepare_demos, inputs, records, sources))

    def wait(self) -> None:
        """Wait until they are prepared; raises what `prepare_demos` raises."""
        for job in self._jobs:
            job.result()


def _bundled(
    config: SiteConfig, files: Scan, records: Iterable[PageRecord], products: Products
) -> Bundled:
    return Bundled(
        config=config,
        products=products,
        demos=tuple(demo.source for record in records for demo in record.demos),
        stamps={path: stamp.digest for path, stamp in files.stamps.items()},
    )


def _with_code(root: Path, files: Scan, known: Mapping[str, Stamp]) -> Scan:
    """Return the files with what is wrong with the code among them that changed."""
    changed = [
        path
        for path, stamp in files.stamps.items()
        if path.startswith(BUNDLED) and (path not in known or known[path].digest != stamp.digest)
    ]
    return replace(files, errors=(*files.errors, *deep_code(root, changed)))


def _check_routes(records: Iterable[PageRecord], products: Products) -> None:
    def line_of(route: str) -> str | None:
        origins = (product.origin_of(route) for product in products)
        return next((origin for origin in origins if origin is not None), None)

    pages = sorted((record.raw.route, record.raw.path) for record in records)
    if repeated := repeated_routes(pages, line_of):
        raise SourcesError(repeated)


def join_site(
    inputs: Inputs,
    config: SiteConfig,
    sources: Mapping[str, TreeSource],
    files: Scan,
    records: Mapping[str, PageRecord],
    products: Products,
) -> Site:
    """Return the site that all these make together; raises the mistakes of its navigation."""
    titles = {r.raw.route: r.raw.front_matter.title for r in records.values()}
    for product in products:
        sources = product.trees(sources)
    trees = {name: resolve_titles(source, titles) for name, source in sources.items()}
    places = _places(config, records.values(), trees)
    pages = dict(_pages(config, records.values(), places, products))
    drawn = {route: _anchors(page.frame, products) for route, page in pages.items()}
    own = (page for product in products for page in product.own_pages())
    return Site(
        inputs=inputs,
        config=config,
        shell=_shell(inputs, config, trees, titles),
        trees=tuple(trees.values()),
        facts=site_facts(
            config,
            records.values(),
            sources.values(),
            files.stamps,
            drawn,
            products.of(Catalogs).links,
        ),
        pages=pages,
        own_pages={page.frame.route: page for page in own},
        products=products,
        stamps={path: stamp.digest for path, stamp in files.stamps.items()},
    )


def _places(
    config: SiteConfig, records: Iterable[PageRecord], trees: Mapping[str, NavTree]
) -> dict[str, dict[str, NavPlace]]:
    """Return the places of the pages of each tree. A page has one in its own tree alone."""
    own = {record.raw.route: tree_of(record, config) for record in records}
    return {
        name: places_of_tree(
            tree,
            _product(config, name),
            elsewhere={route for route, page_tree in own.items() if page_tree != name},
        )
        for name, tree in trees.items()
    }


def _anchors(frame: Page, products: Products) -> list[str]:
    return [anchor for product in products for anchor in product.anchors(frame)]


def _pages(
    config: SiteConfig,
    records: Iterable[PageRecord],
    places: Mapping[str, Mapping[str, NavPlace]],
    products: Products,
) -> Iterable[tuple[str, CompiledPage]]:
    for record in records:
        frame = frame_page(record, config, places.get(tree_of(record, config), {}))
        for product in products:
            frame = product.frame(frame, record)
        yield frame.route, CompiledPage(frame, record)


def _product(config: SiteConfig, tree: str) -> PageLink | None:
    """Return the product that the breadcrumbs of a tree's pages begin with."""
    family = next((f for f in config.families.values() if f.tree == tree), None)
    return _start_of(family) if family else None


def _start_of(family: Family) -> PageLink:
    return PageLink(title=family.card.name, href=family.card.href)


def _shell(
    inputs: Inputs, config: SiteConfig, trees: Mapping[str, NavTree], routes: Container[str]
) -> ShellModel:
    return ShellModel(
        title=config.site.title,
        families=config.cards,
        site_links=_site_links(trees.get(config.site.default_tree)),
        messages=config.messages,
        all_versions=VERSIONS if VERSIONS in routes else None,
        repository=config.site.repository,
        fonts_host=config.site.fonts_host,
        issue=config.site.issue,
        announcement=config.announcements[0].id if config.announcements else None,
        version=__version__,
        dev=inputs.dev,
    )


def _site_links(tree: NavTree | None) -> tuple[NavNode, ...]:
    """Return the entries of a tree that are no groups."""
    return tuple(node for node in tree.items if not node.children) if tree else ()
