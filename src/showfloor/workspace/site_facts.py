"""The facts of a site that the checks take, made from the facts of its pages."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import PurePath

from showfloor.config import Family, SiteConfig
from showfloor.config.announcements import ANNOUNCEMENTS
from showfloor.config.site import SETTINGS
from showfloor.demos import demo_files
from showfloor.model import (
    CheckedPage,
    FamilyFacts,
    LinkFact,
    SiteFacts,
)
from showfloor.navigation import TreeSource, tree_facts
from showfloor.sources import archive_path, projects_in
from showfloor.workspace.banner import banner_links
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.page_trees import tree_of
from showfloor.workspace.site_page import SitePage


def site_facts(
    config: SiteConfig,
    pages: Sequence[SitePage],
    trees: Iterable[TreeSource],
    files: Collection[str],
    added_anchors: Mapping[str, Sequence[str]],
    catalogs: Mapping[str, tuple[LinkFact, ...]],
) -> SiteFacts:
    """Return all facts of a site.

    `files` are the paths of its files, relative to its folder; `added_anchors` are the anchors that
    producers add to pages, by route; `catalogs` are the links of catalog cards, by file.
    """
    return SiteFacts(
        stylings=config.site.styling_ids,
        pages=tuple(_checked(one, config, added_anchors.get(one.facts.route, ())) for one in pages),
        trees=tuple(tree_facts(tree) for tree in trees),
        families=tuple(_family_facts(family) for family in config.families.values()),
        default_tree=config.default_tree,
        redirects=config.redirects,
        ads=config.ads.links,
        catalogs=dict(catalogs),
        settings=dict(_links_of_settings(config)),
        anchor_moves=config.anchor_moves,
        published=config.published,
        fonts=tuple(PurePath(file).stem for file in files if file.startswith("fonts/")),
        public=tuple(file.removeprefix("public") for file in files if file.startswith("public/")),
        projects=tuple(
            archive_path(one.facts.route, name)
            for one in pages
            for name in projects_in(one.facts.beside)
        ),
    )


def _links_of_settings(config: SiteConfig) -> Iterable[tuple[str, tuple[LinkFact, ...]]]:
    yield SETTINGS, config.links
    yield ANNOUNCEMENTS, tuple(banner_links(config))


def _checked(page: SitePage, config: SiteConfig, added_anchors: Sequence[str]) -> CheckedPage:
    """Return the facts of a page with the lines that messages name."""
    facts, lines = page.facts, page.body.lines
    links = zip((*facts.links, *facts.images), (*lines.links, *lines.images), strict=True)
    return CheckedPage(
        route=facts.route,
        path=facts.path,
        title=facts.title,
        description=facts.front_matter.description,
        family=facts.family,
        tree=tree_of(facts, config),
        found=facts.is_found,
        # Posts are in their lists, not in a navigation.
        navigation=facts.front_matter.navigation and facts.front_matter.date is None,
        anchors=_anchors(facts, added_anchors),
        links=tuple(LinkFact(href=href, line=line) for href, line in links),
        fonts=facts.front_matter.fonts,
        demos=tuple(demo.name for demo in facts.demos),
        demo_files=tuple(
            demo_files(facts.beside, (demo.source for demo in facts.demos), config.site.styling_ids)
        ),
    )


def _anchors(page: PageFacts, added_anchors: Sequence[str]) -> tuple[str, ...]:
    headings = (heading.id for heading in page.headings)
    return (*headings, *(demo.name for demo in page.demos), *page.anchors, *added_anchors)


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
