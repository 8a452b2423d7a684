"""Facts of a small site without mistakes, for checks to be given one mistake each."""

from typing import Any

import msgspec

from showfloor.checks import Check
from showfloor.checks.known_addresses import Routes
from showfloor.model.page_facts import (
    CheckedPage,
    FamilyFacts,
    LinkFact,
    NavFact,
    SiteFacts,
    TreeFacts,
)
from showfloor.model.redirects import RedirectRow


def page(route: str, **fields: Any) -> CheckedPage:
    """A page that differs from the others in title and description."""
    name = route.strip("/") or "home"
    facts = CheckedPage(
        route=route,
        path=f"pages/{name}/index.md",
        title=name,
        description=f"About {name}.",
        family=None,
        tree="default",
    )
    return msgspec.structs.replace(facts, **fields)


def link(href: str) -> CheckedPage:
    """The page `/seed/` with this link in line 7."""
    return page("/seed/", links=(LinkFact(href=href, line=7),))


SITE = SiteFacts(
    stylings=("system", "tailwind", "css"),
    pages=(
        page("/"),
        page(
            "/acorn/part-oak/",
            family="acorn",
            tree="acorn",
            anchors=("leaves", "Grove"),
            demos=("Grove",),
            demo_files=("Grove.tsx",),
        ),
    ),
    trees=(
        TreeFacts(id="default", path="navigation/default.toml", entries=()),
        TreeFacts(
            id="acorn",
            path="navigation/acorn.toml",
            entries=(
                NavFact(pathname="parts", line=2, kind="group"),
                NavFact(pathname="/acorn/part-oak/", line=6, kind="page"),
                NavFact(pathname="https://a.example/", line=10, kind="external"),
            ),
        ),
    ),
    families=(
        FamilyFacts(
            id="acorn",
            path="families/acorn/family.toml",
            start="/acorn/part-oak/",
            tree="acorn",
            versions=("/acorn/part-oak/", "https://v1.a.example/"),
        ),
    ),
    default_tree="default",
    redirects=(RedirectRow(source="/oak/", target="/acorn/part-oak/#leaves", status=301, line=2),),
    public=("/leaf.svg",),
)


def site(*pages: CheckedPage, **fields: Any) -> SiteFacts:
    """The small site with further pages, which are outside the navigation, or other facts."""
    outside = (msgspec.structs.replace(extra, navigation=False) for extra in pages)
    return msgspec.structs.replace(SITE, pages=(*SITE.pages, *outside), **fields)


def redirects(*rows: tuple[str, str]) -> SiteFacts:
    """The small site with these redirects, the first in line 2."""
    return site(
        redirects=tuple(
            RedirectRow(source=source, target=target, status=301, line=line)
            for line, (source, target) in enumerate(rows, 2)
        )
    )


def mistakes(check: Check, facts: SiteFacts) -> list[str]:
    """The whole texts of what a check finds."""
    return [str(error) for error in check(facts, Routes(facts))]
