"""The bytes of a release that a reader of a page receives, each file in its smallest form."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from showfloor.model import Model
from showfloor.model.base_path import without_base
from showfloor.model.release import FileEntry
from showfloor.release.current import CurrentRelease
from showfloor.report.measures import MEASURES, SITE

KINDS: Final = tuple(one.field for one in MEASURES if one.section == "weights")

TAG: Final = re.compile(r"<(?:link|script)\b[^>]*>")
ISLAND: Final = re.compile(r'<[^<>]*\sdata-script="[^<>]*>')
ADDRESSES: Final = re.compile(r'\s(?:href|src|data-script|data-imports)="([^"]*)"')


class PageWeight(Model, frozen=True, kw_only=True):
    """The weight of a page, in bytes."""

    route: str
    family: str | None
    html: int
    styles: int
    """Of the style sheets before the first paint."""
    scripts: int
    """Of the scripts that are always loaded."""
    demos: int
    """Of the scripts that demos and playgrounds load in view, in their first styling."""

    @property
    def sizes(self) -> list[int]:
        """The weights in the order of `KINDS`."""
        return [getattr(self, kind) for kind in KINDS]


class Spread(Model, frozen=True, kw_only=True):
    """How the weights of pages are spread, in bytes."""

    median: int
    p90: int
    """Nine pages of ten weigh at most this."""
    heaviest: int
    page: str
    """Route of the heaviest page."""


def weigh_pages(release: CurrentRelease, families: Mapping[str, str | None]) -> list[PageWeight]:
    """Return the weights, the heaviest page first; `families` are those of pages, by route."""
    routes = (route for route in families if route in release.manifest.routes)
    found = (_weigh(release, route, families[route]) for route in routes)
    return sorted(found, key=lambda one: (-sum(one.sizes), one.route))


def spread_weights(pages: Iterable[PageWeight]) -> dict[str, dict[str, Spread]]:
    """Return the spread of each kind, by scope."""
    scopes: dict[str, list[PageWeight]] = {}
    for page in pages:
        for scope in filter(None, (SITE, page.family)):
            scopes.setdefault(scope, []).append(page)
    return {kind: {scope: _spread(some, kind) for scope, some in scopes.items()} for kind in KINDS}


def _spread(pages: list[PageWeight], kind: str) -> Spread:
    ordered = sorted((getattr(one, kind), one.route) for one in pages)
    last = len(ordered) - 1
    return Spread(
        median=ordered[last // 2][0],
        p90=ordered[last * 9 // 10][0],
        heaviest=ordered[last][0],
        page=ordered[last][1],
    )


def _weigh(release: CurrentRelease, route: str, family: str | None) -> PageWeight:
    files = release.manifest.files
    entry = files[release.manifest.routes[route]]
    html = (release.folder / entry.file).read_text(encoding="utf-8")

    def weight(tags: Iterable[str]) -> int:
        found = " ".join(found for tag in tags for found in ADDRESSES.findall(tag)).split()
        paths = {without_base(release.manifest.base, address) for address in found}
        return sum(_smallest(files[path]) for path in paths & files.keys())

    tags = TAG.findall(html)
    return PageWeight(
        route=route,
        family=family,
        html=_smallest(entry),
        styles=weight(tag for tag in tags if 'rel="stylesheet"' in tag and _is_needed(tag)),
        scripts=weight(tag for tag in tags if tag.startswith("<script") or "modulepreload" in tag),
        demos=weight(tag for tag in ISLAND.findall(html) if _is_first(tag)),
    )


def _is_needed(tag: str) -> bool:
    """Tell whether browsers use a style sheet from the start, in both directions."""
    return " disabled" not in tag and " data-rtl" not in tag


def _is_first(tag: str) -> bool:
    """Tell whether a demo is drawn in the first of its stylings."""
    return " data-styling=" not in tag or " data-first" in tag


def _smallest(entry: FileEntry) -> int:
    return min((entry.size, *entry.encodings.values()))
