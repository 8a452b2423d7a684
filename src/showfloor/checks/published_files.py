"""Pages and files that would be published where another file is, or where no file can be."""

from collections.abc import Iterator
from typing import Final

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model import CheckedPage, SiteFacts
from showfloor.model.encoded_address import NOT_PORTABLE

__all__ = ["FOLDERS_OF_THE_ENGINE", "OF_THE_ENGINE", "check_published_files"]

OF_THE_ENGINE: Final = frozenset(
    {
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


def check_published_files(facts: SiteFacts, _routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each page or file that no release could have."""
    owners = {
        f"{page.route.rstrip('/')}/{name}".casefold(): page.path
        for page in facts.pages
        for name in ("index.html", "index.md")
    }
    for page in facts.pages:
        if NOT_PORTABLE.search(page.route):
            yield _not_portable(page)
    for path in facts.public:
        if NOT_PORTABLE.search(path):
            yield _not_portable_file(path)
        elif path in OF_THE_ENGINE or path.startswith(FOLDERS_OF_THE_ENGINE):
            yield _taken(path, "every release has a file of its own there")
        elif owner := owners.get(path.casefold()):
            yield _taken(path, f"{owner} is published there")
        else:
            owners[path.casefold()] = f"public{path}"


def _taken(path: str, why: str) -> SourceError:
    return SourceError(
        f"{path} is published already", path=f"public{path}", why=why, fix="rename the file"
    )


def _not_portable_file(path: str) -> SourceError:
    return SourceError(
        f"{path} cannot be written on Windows",
        path=f"public{path}",
        why="a release can be built and served on every system",
        fix='use no < > : " | ? *, no dot or space at the end, no name like CON or NUL',
    )


def _not_portable(page: CheckedPage) -> SourceError:
    return SourceError(
        f"{page.route} cannot be written on Windows",
        path=page.path,
        why="a release can be built and served on every system",
        fix="rename the folder, or set a route; names such as CON or NUL are those of devices",
    )
