"""Links that lead nowhere, or not straight to their page."""

import re
from collections.abc import Iterator
from functools import cache, partial

from showfloor.checks.known_addresses import Routes, split_anchor
from showfloor.config.announcements import ADS
from showfloor.errors import SourceError
from showfloor.model.page_facts import SiteFacts

SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def check_links(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each link that does not lead straight to a page or public file."""
    problem_of = cache(partial(_problem, routes=routes))  # pages of a part share many links
    links_by_file = (
        *((page.path, page.links) for page in facts.pages),
        (ADS, facts.ads),
        *facts.catalogs.items(),
        *facts.settings.items(),
    )
    for path, links in links_by_file:
        for link in links:
            if problem := problem_of(link.href):
                what, why, fix = problem
                yield SourceError(what, path=path, line=link.line, why=why, fix=fix)


def _problem(href: str, routes: Routes) -> tuple[str, str, str] | None:
    """Return the problem of a link, why it is one, and the fix."""
    path, _ = split_anchor(href)
    if own := routes.own.page_of(href):
        return (
            f'the link "{href}" leaves the site for a page that it has',
            "readers would go on reading elsewhere, perhaps about another version",
            f'write "{own}"',
        )
    if routes.is_elsewhere(href) or routes.exists(path) or (not path and href):
        return None
    if scheme := SCHEME.match(href):
        return (
            f'the link "{href}" begins with "{scheme[0]}"',
            "such an address can run code in the page or start a program",
            "link to https://, http://, mailto: or tel:, or show the address as code, in backticks",
        )
    if not path.startswith("/"):
        return (
            f'the link "{href}" is relative',
            "pages may move, and a path from the root says the same everywhere",
            "write the path of the page from the root, with a slash at both ends",
        )
    if f"{path}/" in routes.pages:
        return (
            f'the link "{href}" lacks its last slash',
            "every click would take a redirect first",
            f'write "{path}/{href[len(path) :]}"',
        )
    if target := routes.moved(path):
        return (
            f'the link "{href}" is an old address',
            f"it is redirected to {target}, so every click would take longer",
            "link to the page itself",
        )
    nearest = routes.nearest(path)
    return (
        f'dead link "{href}"',
        "no page, file or redirect has this address",
        f'did you mean "{nearest}"?' if nearest else "correct the address, or remove the link",
    )
