"""The steps from a site's folder to a compiled site."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

import msgspec

from showfloor import __version__
from showfloor.compile.facts import site_facts
from showfloor.compile.frames import frame_page
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory
from showfloor.compile.record import PageRecord
from showfloor.compile.records import page_records
from showfloor.compile.site import CompiledPage, Site
from showfloor.config import Family, SiteConfig, check_pins, load_site_config
from showfloor.errors import SourcesError
from showfloor.model import NavPlace, NavTree, PageLink, ShellModel
from showfloor.navigation import TreeSource, load_trees, places_of_tree, resolve_titles
from showfloor.sources import Scan, scan

__all__ = ["compile_site"]


def compile_site(inputs: Inputs, memory: Memory | None = None) -> tuple[Site, Memory]:
    """Compile the site below `inputs.root`; unchanged pages are taken from `memory`.

    Returns the site and the memory for the next time. Raises `SourcesError` with the mistakes
    of all files. What only the whole site shows is left to `showfloor.checks`.
    """
    memory = memory or Memory()
    config = _published_at(inputs.url, load_site_config(inputs.root))
    if problems := check_pins(config, inputs.node_modules):
        raise SourcesError(problems)
    files = scan(inputs.root, memory.stamps)
    same = memory.trees and memory.still_has("navigation/", files)
    sources = memory.trees if same else load_trees(inputs.root)
    records = page_records(inputs, config, files, memory.records)
    site = _join(inputs, config, sources, files, records)
    return site, Memory(stamps=files.stamps, records=records, trees=sources)


def _published_at(url: str | None, config: SiteConfig) -> SiteConfig:
    if url is None:
        return config
    return replace(config, site=msgspec.structs.replace(config.site, url=url.rstrip("/")))


def _join(
    inputs: Inputs,
    config: SiteConfig,
    sources: Mapping[str, TreeSource],
    files: Scan,
    records: Mapping[str, PageRecord],
) -> Site:
    titles = {r.raw.route: r.raw.front_matter.title for r in records.values()}
    trees = {name: resolve_titles(source, titles) for name, source in sources.items()}
    places = {name: places_of_tree(tree, _product(config, name)) for name, tree in trees.items()}
    return Site(
        inputs=inputs,
        config=config,
        shell=_shell(inputs, config, trees.values()),
        facts=site_facts(config, records.values(), sources.values(), files.stamps),
        pages=dict(_pages(config, records.values(), places, titles)),
        stamps={path: stamp.digest for path, stamp in files.stamps.items()},
    )


def _pages(
    config: SiteConfig,
    records: Iterable[PageRecord],
    places: Mapping[str, Mapping[str, NavPlace]],
    titles: Mapping[str, str],
) -> Iterable[tuple[str, CompiledPage]]:
    for record in records:
        family = config.families.get(record.raw.family or "")
        tree = family.tree if family else config.site.default_tree
        frame = frame_page(record, config, places.get(tree, {}), titles)
        yield frame.route, CompiledPage(frame, record)


def _product(config: SiteConfig, tree: str) -> PageLink | None:
    """Return the product that the breadcrumbs of a tree's pages begin with."""
    family = next((f for f in config.families.values() if f.tree == tree), None)
    return _start_of(family) if family else None


def _start_of(family: Family) -> PageLink:
    return PageLink(title=family.card.name, href=family.card.href)


def _shell(inputs: Inputs, config: SiteConfig, trees: Iterable[NavTree]) -> ShellModel:
    return ShellModel(
        title=config.site.title,
        families=tuple(family.card for family in config.families.values()),
        trees=tuple(trees),
        words=config.words,
        default_tree=config.site.default_tree,
        repository=config.site.repository,
        version=__version__,
        dev=inputs.dev,
    )
