"""From the facts of pages to what the checks look at."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import PurePath

from showfloor.config import Family, SiteConfig
from showfloor.demos import demo_files
from showfloor.model import (
    CheckedPage,
    DemoFact,
    FamilyFacts,
    LinkFact,
    SiteFacts,
)
from showfloor.navigation import TreeSource, tree_facts
from showfloor.sources import archive_path, projects_in
from showfloor.workspace.join import tree_of
from showfloor.workspace.page_record import PageFacts, PageRecord

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
        pages=tuple(_checked(one, config, drawn.get(one.facts.route, ())) for one in records),
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
            archive_path(one.facts.route, name)
            for one in records
            for name in projects_in(one.facts.beside)
        ),
    )


def _checked(record: PageRecord, config: SiteConfig, drawn: Sequence[str]) -> CheckedPage:
    """Return a page as checks see it: facts with the lines that messages name."""
    page, lines = record.facts, record.body.lines
    links = zip((*page.links, *page.images), (*lines.links, *lines.images), strict=True)
    return CheckedPage(
        route=page.route,
        path=page.path,
        title=page.title,
        description=page.front_matter.description,
        family=page.family,
        tree=tree_of(page, config),
        found=page.is_found,
        # Posts are in their lists, not in a navigation.
        navigation=page.front_matter.navigation and page.front_matter.date is None,
        anchors=anchors_of(page, drawn),
        links=tuple(LinkFact(href=href, line=line) for href, line in links),
        fonts=page.front_matter.fonts,
        demos=tuple(DemoFact(name=demo.name) for demo in page.demos),
        demo_files=tuple(demo_files(page.beside, (demo.source for demo in page.demos))),
    )


def anchors_of(page: PageFacts, drawn: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the ids of a page; `drawn` are those that producers add."""
    headings = (heading.id for heading in page.headings)
    return (*headings, *(demo.name for demo in page.demos), *page.anchors, *drawn)


def _family_facts(family: Family) -> FamilyFacts:
    return FamilyFacts(
        id=family.id,
        path=family.path,
        start=family.card.href,
        tree=family.tree,
        versions=tuple(version.href for version in family.card.versions),
        popular=family.popular,
        design=family.design,
    )
