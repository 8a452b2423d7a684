"""Which pages stand for all: one of every kind, and those of a change.

What kinds there are, the pages say themselves: all classes and attributes that the shell and the
site's components have names for, and what every product has of pages, are on some page of the
sample. A new part of a page is in the sample as soon as a page has it. Of pages that have the same
parts the light ones are taken: how long a visit takes grows with the page.
"""

import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from showfloor.config import load_site_config
from showfloor.model.demo import page_of_demo
from showfloor.sources import pages_in, read_page, scan
from support.browser.page_visit import SEVERAL, all_routes, framed_demos, markup_of
from support.places import PROJECT

SHELL: Final = (PROJECT / "web" / "src", PROJECT / "site" / "components")
SELECTOR = re.compile(r"\.([a-z][\w-]*)")
ATTRIBUTE = re.compile(r"\sdata-[a-z-]+")
CLASSES = re.compile(r'\sclass="([^"]*)"')
PRODUCT = re.compile(r'name="docs:productId" content="([^"]*)"')

HEAVY: Final = 400_000
"""Characters of a page that is seen in one styling; `make sweep` sees it in the others."""
ARRIVAL: Final = 100_000
"""What a page costs before its own markup does, in characters: each takes a browser 0.6 s, and
0.6 s more for 100,000 characters."""
STYLINGS: Final = 3
MOST_CHANGED: Final = 12
"""A change of more pages than that is swept."""
MAIN: Final = ("origin/HEAD", "origin/main", "main")
"""What a change is compared with: the first of these that there is."""


def samples_of_pages(dist: Path) -> tuple[Sequence[str], Sequence[str]]:
    """Return the addresses of the pages that stand for all, and of some that have every part.

    These are for a second reader, who sees no kind of page that the first has not seen.
    """
    markup = {route: markup_of(dist, route) for route in all_routes(dist)}
    parts = _parts_of(markup)
    return _sample(markup, _marks(markup, parts)), _sample(markup, parts)


def _sample(markup: Mapping[str, str], marks: Mapping[str, set[str]]) -> Sequence[str]:
    costs = {route: cost_of(html) for route, html in markup.items()}
    return sorted({*cover(marks, costs), *(set(changed_pages()) & set(markup))})


def sample_of_demos(dist: Path) -> Sequence[str]:
    """Return the addresses of the framed demos that stand for all."""
    markup = {route: markup_of(dist, route) for route in framed_demos(dist)}
    changed = set(changed_pages())
    touched = {route for route in markup if page_of_demo(route) in changed}
    costs = {route: cost_of(html) for route, html in markup.items()}
    return sorted({*cover(_marks(markup, _parts_of(markup)), costs), *touched})


def seen_in_all_stylings(markup: Mapping[str, str], changed: Sequence[str]) -> Sequence[str]:
    """Return the pages of which every styling is seen: those that changed, and the lightest one.

    `make sweep` sees all pages so. Of heavy pages, one styling stands for the others.
    """
    several = [
        route for route, html in markup.items() if SEVERAL.search(html) and not is_heavy(html)
    ]
    lightest = sorted(several, key=lambda route: len(markup[route]))[:1]
    return sorted({*lightest, *(set(changed) & set(several))})


def cost_of(html: str) -> int:
    """Return what a visit of a page costs, measured by its markup."""
    stylings = STYLINGS if SEVERAL.search(html) and not is_heavy(html) else 1
    return (ARRIVAL + len(html)) * stylings


def is_heavy(html: str) -> bool:
    """Tell whether one styling of a page stands for the others."""
    return len(html) > HEAVY


def cover(
    marks: Mapping[str, set[str]], costs: Mapping[str, int], first: Sequence[str] = ()
) -> Sequence[str]:
    """Return few and cheap routes that together have all marks, those in `first` among them."""
    chosen = list(first)
    left = set[str]().union(*marks.values()).difference(*(marks[route] for route in first))
    while left:
        chosen.append(max(sorted(marks), key=lambda route: len(marks[route] & left) / costs[route]))
        left -= marks[chosen[-1]]
    return chosen


def shared_out(costs: Mapping[str, int], parts: int) -> Sequence[Sequence[str]]:
    """Share routes out to parts that cost about the same: the dearest first, to the cheapest."""
    shares: list[list[str]] = [[] for _ in range(parts)]
    for route in sorted(costs, key=lambda route: (-costs[route], route)):
        min(shares, key=lambda share: sum(costs[one] for one in share)).append(route)
    return shares


def changed_pages() -> Sequence[str]:
    """Return the routes of pages with a file that is not as on the main branch.

    Without git, or without a main branch to compare with, there are none.
    """
    touched = set(_touched("site/pages"))
    config = load_site_config(PROJECT / "site")
    stamps = scan(config.root).stamps
    routes = [
        read_page(config, path, digest=stamps[path].digest, beside=beside).route
        for path, beside in pages_in(stamps)[0].items()
        for folder in [f"site/{path.rpartition('/')[0]}"]
        if touched & {f"site/{path}", *(f"{folder}/{name}" for name in beside)}
    ]
    return routes[:: -(-len(routes) // MOST_CHANGED) or 1]


def _touched(folder: str) -> Iterator[str]:
    """Yield the files of a folder that differ from the main branch, or that git does not know."""
    base = next((found for name in MAIN if (found := _git("merge-base", "HEAD", name))), None)
    if base is not None:
        yield from _git("diff", "--name-only", base[0], "--", folder)
        yield from _git("ls-files", "--others", "--exclude-standard", "--", folder)


def _git(*words: str) -> list[str]:
    """Return the lines of an answer of git; none where there is no git, history or such a name."""
    try:
        done = subprocess.run(
            ["git", *words], cwd=PROJECT, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


def _marks(markup: Mapping[str, str], parts: Mapping[str, set[str]]) -> Mapping[str, set[str]]:
    """Return the parts of each page, and what kind of page of which product it is."""
    return {route: {_kind(route, html), *parts[route]} for route, html in markup.items()}


def _parts_of(markup: Mapping[str, str]) -> Mapping[str, set[str]]:
    """Return what of the shell is on each page."""
    named = _named()
    return {route: _used(html) & named for route, html in markup.items()}


def _used(html: str) -> set[str]:
    words = (word for match in CLASSES.finditer(html) for word in match[1].split())
    return {*words, *(attribute.strip() for attribute in ATTRIBUTE.findall(html))}


def _kind(route: str, html: str) -> str:
    product = PRODUCT.search(html)
    parts = [name for name in ("data-island", "data-api") if name in html]
    if SEVERAL.search(html) and not is_heavy(html):
        parts.append("in several stylings")
    return " ".join([route.split("/")[1], product[1] if product else "", *parts])


def _named() -> set[str]:
    """Return the classes of the shell's style sheets, and the attributes that it uses."""
    files = [file for folder in SHELL for file in folder.rglob("*.*")]
    texts = {file: file.read_text("utf-8") for file in files if file.suffix != ".woff2"}
    sheets = (text for file, text in texts.items() if file.suffix == ".css")
    classes = {name for text in sheets for name in SELECTOR.findall(text)}
    return classes | {name for text in texts.values() for name in re.findall("data-[a-z-]+", text)}
