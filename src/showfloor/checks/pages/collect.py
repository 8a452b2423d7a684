"""The findings of pages, and which of them stop a build."""

from collections.abc import Sequence
from typing import Final

from showfloor.checks.known_addresses import Routes
from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.placeholders import placeholder_mistakes
from showfloor.checks.pages.text_findings import Background, background_of, text_findings
from showfloor.checks.pages.topics import Topics, read_topics, topic_findings
from showfloor.errors import SourceError, SourcesError
from showfloor.workspace import Site, SitePage

__all__ = ["ALWAYS_MISTAKES", "findings_of", "held_mistakes", "is_held"]

ALWAYS_MISTAKES: Final = frozenset({"name", "placeholder"})
"""Kinds of findings that are mistakes on every page."""


def is_held(page: SitePage) -> bool:
    """Tell whether the findings of a page are mistakes."""
    return bool(page.facts.front_matter.terms)


def findings_of(
    background: Background, page: SitePage, topics: Topics, routes: Routes
) -> Sequence[Finding]:
    """Return all findings of a page that somebody wrote."""
    route = page.route
    open_topics = topic_findings(topics.get(route, ()), routes.pages[route], routes)
    return [*text_findings(background, page), *open_topics]


def held_mistakes(site: Site, routes: Routes) -> list[SourceError]:
    """Return the findings that are mistakes, and what is wrong with files of topics.

    Those are all findings of pages that are held to all checks, and of any page that somebody wrote
    names that do not exist, and placeholders.
    """
    try:
        topics = read_topics(site)
    except SourcesError as several:
        return list(several.errors)
    background = background_of(site)
    written = [page for page in site.pages.values() if not page.facts.generated]
    found = [
        one.error
        for page in written
        for one in findings_of(background, page, topics, routes)
        if is_held(page) or one.kind in ALWAYS_MISTAKES
    ]
    return [*found, *placeholder_mistakes(site)]
