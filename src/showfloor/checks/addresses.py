"""Addresses that are gone, taken twice, or answered by the server itself."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from showfloor.checks.anchors import fits, moved_to
from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model.encoded_address import NOT_PORTABLE, OF_THE_SERVER
from showfloor.model.page_facts import CheckedPage, PublishedPage, SiteFacts

WHY_LOST: Final = "it was published: links and bookmarks lead to it"
MOST_LOST: Final = 5
"""Lost anchors of one page that are named one by one."""

OF_THE_ENGINE: Final = frozenset(
    {
        "/.nojekyll",
        "/404.html",
        "/_headers",
        "/_redirects",
        "/anchors.json",
        "/llms-full.txt",
        "/llms.txt",
        "/offline.html",
        "/robots.txt",
        "/routes.json",
        "/sitemap.xml",
        "/sw.js",
    }
)
"""Files that every release has, or that some settings add."""
FOLDERS_OF_THE_ENGINE: Final = ("/_assets/", "/_sandbox/", "/_search/", "/_themes/")


def check_addresses(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each recorded address that is gone and leads nowhere else."""
    for path, published in facts.published.items():
        page = routes.pages.get(path)
        if page is not None:
            yield from _lost_anchors(facts, page, published)
        elif not routes.exists(path) and routes.moved(path) is None:
            target = routes.nearest(path) or "/its/new/address/"
            yield SourceError(
                f"{path} is gone",
                path=facts.published_path,
                line=published.line,
                why=WHY_LOST,
                fix="bring it back, or lead on from it in"
                f" {facts.redirects_path}: {path},{target},301",
            )


def unrecorded(facts: SiteFacts) -> dict[str, list[str]]:
    """Return the anchors that the lock lacks, by path; none of them where a path is new too."""
    found: dict[str, list[str]] = {}
    for page in facts.pages:
        published = facts.published.get(page.route)
        known = published.anchors if published else {}
        new = [anchor for anchor in dict.fromkeys(page.anchors) if anchor not in known]
        if new or published is None:
            found[page.route] = new
    found |= {path: [] for path in facts.files if path not in facts.published}
    return found


def _lost_anchors(
    facts: SiteFacts, page: CheckedPage, published: PublishedPage
) -> Iterator[SourceError]:
    gone = published.anchors.keys() - set(page.anchors)
    if not gone:
        return
    moves = [move for move in facts.anchor_moves if fits(move.page, page.route)]
    lost = [
        anchor
        for anchor in sorted(gone, key=published.anchors.__getitem__)
        if moved_to(moves, page.route, anchor, page.anchors) is None
    ]
    for anchor in lost[:MOST_LOST]:
        yield _lost_anchor(facts, page, anchor, published.anchors[anchor])
    if more := lost[MOST_LOST:]:
        yield SourceError(
            f"{page.route} has lost more of its anchors: {len(more)}",
            path=facts.published_path,
            line=published.anchors[more[0]],
            why="they were published: links and bookmarks lead to them",
            fix=f"if all went the same way, one row of {facts.anchor_moves_path} with * is enough",
        )


def _lost_anchor(facts: SiteFacts, page: CheckedPage, anchor: str, line: int) -> SourceError:
    near = get_close_matches(anchor, page.anchors, n=1, cutoff=0.5)
    row = f"{page.route},{anchor},{near[0] if near else 'top'}"
    return SourceError(
        f"{page.route} has lost its anchor #{anchor}",
        path=facts.published_path,
        line=line,
        why=WHY_LOST,
        fix=f"{_restore(page, anchor)}say in {facts.anchor_moves_path} where to go instead: {row}",
    )


def _restore(page: CheckedPage, anchor: str) -> str:
    """Describe how an anchor comes back to its page."""
    if not page.path.endswith(".md"):
        return ""  # a generated page changes with its package
    if anchor[0].isupper():
        return f"bring the demo back to {page.path}, or "
    return f"give a heading of {page.path} this id, as in {{#{anchor}}}, or "


def check_published_files(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each page or file that no release could have."""
    owners = {
        f"{page.route.rstrip('/')}/{name}".casefold(): page.path
        for page in facts.pages
        for name in ("index.html", "index.md")
    }
    for page in facts.pages:
        if NOT_PORTABLE.search(page.route):
            yield SourceError(
                f"{page.route} cannot be written on Windows",
                path=page.path,
                why="a release can be built and served on every system",
                fix="rename the folder, or set a route; names such as CON or NUL are those of "
                "devices",
            )
    for path in facts.public:
        if NOT_PORTABLE.search(path):
            yield SourceError(
                f"{path} cannot be written on Windows",
                path=f"public{path}",
                why="a release can be built and served on every system",
                fix='use no < > : " | ? *, no dot or space at the end, no name like CON or NUL',
            )
        elif path in OF_THE_ENGINE or path.startswith(FOLDERS_OF_THE_ENGINE):
            yield _published_already(path, "every release has a file of its own there")
        elif owner := owners.get(path.casefold()):
            yield _published_already(path, f"{owner} is published there")
        else:
            owners[path.casefold()] = f"public{path}"


def _published_already(path: str, why: str) -> SourceError:
    return SourceError(
        f"{path} is published already", path=f"public{path}", why=why, fix="rename the file"
    )


def check_server_paths(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each of them: nobody would ever see it."""
    for page in facts.pages:
        if page.route in OF_THE_SERVER:
            yield _server_answers(page.route, page.path, 1)
    for path in facts.public:
        if path in OF_THE_SERVER:
            yield _server_answers(path, f"public{path}", None)
    for row in facts.redirects:
        if row.source in OF_THE_SERVER:
            yield _server_answers(row.source, facts.redirects_path, row.line)


def _server_answers(address: str, path: str, line: int | None) -> SourceError:
    return SourceError(
        f"{address} is an address of the server",
        path=path,
        line=line,
        why="it answers there itself, those who watch over it or assistants",
        fix="choose another address",
    )
