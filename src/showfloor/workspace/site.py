"""A whole site, the part from which its frontend is bundled, and the facts that checks take."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import PurePath
from typing import TypeVar

import msgspec

from showfloor.config import SiteConfig
from showfloor.config.announcements import ANNOUNCEMENTS
from showfloor.config.site import SETTINGS
from showfloor.demos import DemoSource, demo_files
from showfloor.markdown import Section
from showfloor.model.blocks import Block
from showfloor.model.demo import Demo
from showfloor.model.navigation import NavTree
from showfloor.model.page import Page, ShellModel
from showfloor.model.page_facts import CheckedPage, FamilyFacts, LinkFact, SiteFacts
from showfloor.model.redirects import Redirect
from showfloor.model.work import Work
from showfloor.navigation import TreeSource, tree_facts
from showfloor.sources import archive_path, projects_in
from showfloor.workspace.banner import banner_links
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.join import Joined
from showfloor.workspace.page_demos import fetch_demo
from showfloor.workspace.page_record import SitePage
from showfloor.workspace.page_trees import tree_of
from showfloor.workspace.producers import Catalogs, Producer, Producers
from showfloor.workspace.read_pages import (
    cached_blocks,
    cached_sections,
    read_document,
    store_blocks,
)

P = TypeVar("P", bound=Producer)


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontendSources:
    """The sources from which a site's frontend is bundled."""

    config: SiteConfig
    producers: Producers
    """Their pages may still be in the making."""
    demos: Sequence[DemoSource]
    """All of them, without their text, in the order of pages."""
    stamps: Mapping[str, str]
    """Digest of every source file, by path relative to the site's folder."""

    def made_by(self, producer: type[P]) -> P:
        """Return a producer by its class."""
        return self.producers.of(producer)


@dataclass(frozen=True, kw_only=True)
class Site:
    """Everything that a site is made of, before anything is rendered."""

    inputs: Inputs
    config: SiteConfig
    joined: Joined
    """The results of all pages together; the same object while the facts of all are equal."""
    pages: Mapping[str, SitePage]
    """By route."""
    built_in_pages: Mapping[str, SitePage]
    """Pages that every site has and no list names, by route."""
    producers: Producers
    stamps: dict[str, str]
    """Digest of every source file, by path relative to the site's folder."""

    @property
    def shell(self) -> ShellModel:
        """What all pages share."""
        return self.joined.shell

    @property
    def trees(self) -> tuple[NavTree, ...]:
        """The navigation."""
        return self.joined.trees

    def made_by(self, producer: type[P]) -> P:
        """Return a producer by its class."""
        return self.producers.of(producer)

    def page(self, route: str) -> Page:
        """Return a whole page by its route."""
        return self.complete(self.pages[route])

    def blocks(self, page: SitePage) -> tuple[Block, ...]:
        """Return the blocks of a page: those of its file and those that producers add."""
        return page.fill(self._blocks_of_file(page))

    def sections(self, page: SitePage) -> tuple[Section, ...]:
        """Return the sections of a page that somebody wrote."""
        cached = cached_sections(self.inputs, page.body.key)
        if cached is not None:
            return cached
        return read_document(self.config, page.facts, page.body).sections

    def demo(self, page: SitePage, index: int) -> Demo:
        """Return the whole model of one of a page's demos."""
        source, body = page.facts.demos[index].source, page.body.demos[index]
        return fetch_demo(self.inputs, self.config, page.facts, source, body.key)

    def complete(self, page: SitePage) -> Page:
        """Return a page with all its props: blocks and demos from the cache or else its files."""
        demos = (self.demo(page, index) for index in range(len(page.facts.demos)))
        return msgspec.structs.replace(
            page.frame,
            translations=self.shell.messages,
            blocks=self.blocks(page),
            demos={demo.id: demo for demo in demos},
        )

    def with_release_pages(self, works: Sequence[Work]) -> "Site":
        """Return the site with the pages about a release, which bundles the `works` of others.

        Raises `SourceError` if an author has written a page at the address of one of them.
        """
        pages = dict(self.pages)
        for producer in self.producers:
            pages |= {page.route: page for page in producer.pages_of_release(works, self.pages)}
        return replace(self, pages=pages)

    @property
    def redirects(self) -> tuple[Redirect, ...]:
        """The redirects of a release, in order of precedence."""
        return tuple(row.redirect for row in self.config.redirects)

    @cached_property
    def facts(self) -> SiteFacts:
        """The facts that the checks take."""
        pages = [page for page in self.pages.values() if page.facts.path]
        added_anchors = {
            page.route: [
                anchor for producer in self.producers for anchor in producer.anchors(page.frame)
            ]
            for page in pages
        }
        links = self.made_by(Catalogs).links
        sources = self.joined.tree_sources
        return _site_facts(self.config, pages, sources, self.stamps, added_anchors, links)

    @property
    def frontend_sources(self) -> FrontendSources:
        """The sources of the frontend."""
        return FrontendSources(
            config=self.config,
            producers=self.producers,
            demos=tuple(demo.source for page in self.pages.values() for demo in page.facts.demos),
            stamps=self.stamps,
        )

    def _blocks_of_file(self, page: SitePage) -> tuple[Block, ...]:
        key = page.body.key
        cached = cached_blocks(self.inputs, key)
        if cached is not None:
            return cached
        generated = (producer.blocks(page.facts) for producer in self.producers)
        blocks = next((one for one in generated if one is not None), None)
        if blocks is None:
            blocks = read_document(self.config, page.facts, page.body).blocks
        store_blocks(self.inputs, key, blocks)
        return blocks


def _site_facts(
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
        families=tuple(
            FamilyFacts(
                id=family.id,
                path=family.path,
                start=family.card.href,
                tree=family.tree,
                versions=tuple(version.href for version in family.card.versions),
                popular=family.settings.popular,
                design=family.settings.design,
            )
            for family in config.families.values()
        ),
        default_tree=config.default_tree,
        redirects=config.redirects,
        own_addresses=config.own_addresses,
        ads=config.ads.links,
        catalogs=dict(catalogs),
        settings={SETTINGS: config.links, ANNOUNCEMENTS: tuple(banner_links(config))},
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
        anchors=(
            *(heading.id for heading in facts.headings),
            *(demo.name for demo in facts.demos),
            *facts.anchors,
            *added_anchors,
        ),
        links=tuple(LinkFact(href=href, line=line) for href, line in links),
        fonts=facts.front_matter.fonts,
        demos=tuple(demo.name for demo in facts.demos),
        demo_files=tuple(
            demo_files(facts.beside, (demo.source for demo in facts.demos), config.site.styling_ids)
        ),
    )
