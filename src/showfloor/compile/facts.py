"""From records to the facts that the checks look at."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import PurePath

from showfloor.compile.frames import tree_of
from showfloor.compile.record import PageRecord
from showfloor.config import Family, SiteConfig
from showfloor.demos import demo_files
from showfloor.model import (
    DemoFact,
    FamilyFacts,
    LinkFact,
    PageFacts,
    SiteFacts,
)
from showfloor.model.page import is_found
from showfloor.navigation import TreeSource, tree_facts
from showfloor.sources import archive_path, projects_in

__all__ = ["site_facts"]


def site_facts(
    config: SiteConfig,
    records: Iterable[PageRecord],
    trees: Iterable[TreeSource],
    files: Collection[str],
    drawn: Mapping[str, Sequence[str]],
    catalogs: Mapping[str, tuple[LinkFact, ...]],
) -> SiteFacts:
    """Return all facts of a site.

    `files` are its paths, relative to its folder, and `drawn` the anchors, by route, of what pages
    have without its being written in them; `catalogs` is where their cards lead, by file.
    """
    records = tuple(records)
    return SiteFacts(
        pages=tuple(_page_facts(one, config, drawn.get(one.raw.route, ())) for one in records),
        trees=tuple(tree_facts(tree) for tree in trees),
        families=tuple(_family_facts(family) for family in config.families.values()),
        default_tree=config.site.default_tree,
        redirects=config.redirects,
        ads=config.ads.links,
        catalogs=dict(catalogs),
        anchor_moves=config.anchor_moves,
        published=config.published,
        fonts=tuple(PurePath(file).stem for file in files if file.startswith("fonts/")),
        public=tuple(file.removeprefix("public") for file in files if file.startswith("public/")),
        projects=tuple(
            archive_path(one.raw.route, name)
            for one in records
            for name in projects_in(one.raw.beside)
        ),
    )


def _page_facts(record: PageRecord, config: SiteConfig, drawn: Sequence[str]) -> PageFacts:
    raw, document = record.raw, record.document
    return PageFacts(
        route=raw.route,
        path=raw.path,
        title=raw.front_matter.title,
        description=raw.front_matter.description,
        family=raw.family,
        tree=tree_of(record, config),
        found=is_found(raw.front_matter.robots),
        # Posts stand in their lists, not in a navigation.
        navigation=raw.front_matter.navigation and raw.front_matter.date is None,
        anchors=(
            *(heading.id for heading in document.headings),
            *(demo.name for demo in document.demos),
            *document.anchors,
            *drawn,
        ),
        links=(
            *(LinkFact(href=link.href, line=link.line) for link in document.links),
            *(LinkFact(href=image.src, line=image.line) for image in document.images),
        ),
        fonts=raw.front_matter.fonts,
        demos=tuple(DemoFact(name=demo.name, line=demo.line) for demo in document.demos),
        demo_files=tuple(demo_files(raw.beside, (demo.source for demo in record.demos))),
    )


def _family_facts(family: Family) -> FamilyFacts:
    return FamilyFacts(
        id=family.id,
        path=family.path,
        start=family.card.href,
        tree=family.tree,
        versions=tuple(version.href for version in family.card.versions),
        popular=family.popular,
    )
