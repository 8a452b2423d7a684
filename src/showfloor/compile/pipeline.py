"""The steps from a site's folder to a compiled site."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from showfloor import __version__
from showfloor.compile.api_navigation import trees_with_reference
from showfloor.compile.api_pages import ApiPages
from showfloor.compile.api_sources import source_of
from showfloor.compile.api_uses import find_uses_of_api
from showfloor.compile.blog import Blog, read_blog
from showfloor.compile.error_pages import ErrorPages, read_error_pages
from showfloor.compile.facts import site_facts
from showfloor.compile.frames import drawn_anchors, frame_page, tree_of
from showfloor.compile.icons import IconMap, read_icons
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory
from showfloor.compile.playgrounds import PlaygroundMap, read_playgrounds
from showfloor.compile.record import PageRecord
from showfloor.compile.records import page_records
from showfloor.compile.reference import ReferenceMap, ReferenceSource, read_map
from showfloor.compile.site import CompiledPage, Site
from showfloor.config import Family, SiteConfig, check_pins, load_site_config
from showfloor.demos import deep_code
from showfloor.errors import SourcesError
from showfloor.model import NavPlace, NavTree, PageLink, ShellModel
from showfloor.navigation import TreeSource, load_trees, places_of_tree, resolve_titles
from showfloor.sources import Scan, Stamp, repeated_routes, scan

__all__ = ["compile_site"]

VERSIONS: Final = "/versions/"
"""Route of the page of all versions."""

BUNDLED: Final = ("components/", "families/", "fonts/")
"""Folders whose code only the bundler reads; demos are read with their pages."""


def compile_site(inputs: Inputs, memory: Memory | None = None) -> tuple[Site, Memory]:
    """Compile the site below `inputs.root`; unchanged pages are taken from `memory`.

    Returns the site and the memory for the next time. Raises `SourcesError` with the mistakes
    of all files. What only the whole site shows is left to `showfloor.checks`.
    """
    memory = memory or Memory()
    config = _published_at(inputs.url, load_site_config(inputs.root))
    if problems := check_pins(config, inputs.node_modules):
        raise SourcesError(problems)
    files = _with_code(inputs.root, scan(inputs.root, memory.stamps), memory.stamps)
    same = memory.trees and memory.still_has("navigation/", files)
    sources = memory.trees if same else load_trees(inputs.root)
    records = page_records(inputs, config, files, memory.records)
    api = _api_pages(inputs, config, files, records, memory.reference)
    api_records = api.records(memory.api_records)
    errors = read_error_pages(inputs, config)
    error_records = errors.records(memory.error_records)
    blog = read_blog(inputs, config, records)
    blog_records = blog.records()
    pages = {**records, **api_records, **error_records, **blog_records}
    _check_routes(pages.values(), config, api.reference)
    playgrounds = read_playgrounds(
        inputs,
        config,
        files.stamps,
        records.values(),
        (api.reference, api.source),
        memory.playgrounds,
    )
    icons = read_icons(inputs, config, files.stamps, records.values(), memory.icons)
    made = (api, errors, playgrounds, icons, blog)
    site = _join(inputs, config, sources, files, pages, made)
    return site, Memory(
        stamps=files.stamps,
        records=records,
        trees=sources,
        reference=api.reference,
        api_records=api_records,
        error_records=error_records,
        playgrounds=playgrounds,
        icons=icons,
    )


def _with_code(root: Path, files: Scan, known: Mapping[str, Stamp]) -> Scan:
    """Return the files with what is wrong with the code among them that changed."""
    changed = [
        path
        for path, stamp in files.stamps.items()
        if path.startswith(BUNDLED) and (path not in known or known[path].digest != stamp.digest)
    ]
    return replace(files, errors=(*files.errors, *deep_code(root, changed)))


def _api_pages(
    inputs: Inputs,
    config: SiteConfig,
    files: Scan,
    records: Mapping[str, PageRecord],
    known: ReferenceMap,
) -> ApiPages:
    source = ReferenceSource(inputs, config, files.stamps)
    reference = read_map(inputs, files.stamps, config, known, source)
    routes = {
        *(record.raw.route for record in records.values()),
        *(place.route for place in reference.places),
        *reference.indexes.values(),
    }
    return ApiPages(
        inputs=inputs,
        reference=reference,
        source=source,
        messages=config.messages,
        uses=find_uses_of_api(reference, records.values()),
        routes=routes,
    )


def _check_routes(
    records: Iterable[PageRecord], config: SiteConfig, reference: ReferenceMap
) -> None:
    def line_of(route: str) -> str | None:
        return source_of(config.root, reference, route)

    pages = sorted((record.raw.route, record.raw.path) for record in records)
    if repeated := repeated_routes(pages, line_of):
        raise SourcesError(repeated)


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
    made: tuple[ApiPages, ErrorPages, PlaygroundMap, IconMap, Blog],
) -> Site:
    api, errors, playgrounds, icons, blog = made
    titles = {r.raw.route: r.raw.front_matter.title for r in records.values()}
    sources = trees_with_reference(sources, api.reference, config)
    trees = {name: resolve_titles(source, titles) for name, source in sources.items()}
    places = _places(config, records.values(), trees)
    pages = dict(_pages(config, records.values(), places, _api_hrefs(api.reference), blog))
    drawn = {route: drawn_anchors(page.frame, playgrounds.blocks) for route, page in pages.items()}
    return Site(
        inputs=inputs,
        config=config,
        shell=_shell(inputs, config, trees.values(), titles),
        facts=site_facts(config, records.values(), sources.values(), files.stamps, drawn),
        pages=pages,
        api=api,
        errors=errors,
        playgrounds=playgrounds,
        icons=icons,
        blog=blog,
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


def _pages(
    config: SiteConfig,
    records: Iterable[PageRecord],
    places: Mapping[str, Mapping[str, NavPlace]],
    api: Mapping[str, Mapping[str, str]],
    blog: Blog,
) -> Iterable[tuple[str, CompiledPage]]:
    for record in records:
        hrefs = api.get(record.raw.family or "", {})
        around = places.get(tree_of(record, config), {})
        frame = blog.with_blog_details(frame_page(record, config, around, hrefs))
        yield frame.route, CompiledPage(frame, record)


def _api_hrefs(reference: ReferenceMap) -> dict[str, dict[str, str]]:
    """Return where each name is documented, by family."""
    found: dict[str, dict[str, str]] = {}
    for place in reference.places:
        found.setdefault(place.family, {})[place.name] = place.href
    return found


def _product(config: SiteConfig, tree: str) -> PageLink | None:
    """Return the product that the breadcrumbs of a tree's pages begin with."""
    family = next((f for f in config.families.values() if f.tree == tree), None)
    return _start_of(family) if family else None


def _start_of(family: Family) -> PageLink:
    return PageLink(title=family.card.name, href=family.card.href)


def _shell(
    inputs: Inputs, config: SiteConfig, trees: Iterable[NavTree], routes: Container[str]
) -> ShellModel:
    return ShellModel(
        title=config.site.title,
        families=tuple(family.card for family in config.families.values()),
        trees=tuple(trees),
        messages=config.messages,
        default_tree=config.site.default_tree,
        all_versions=VERSIONS if VERSIONS in routes else None,
        repository=config.site.repository,
        fonts_host=config.site.fonts_host,
        issue=config.site.issue,
        announcement=config.announcements[0].id if config.announcements else None,
        version=__version__,
        dev=inputs.dev,
    )
