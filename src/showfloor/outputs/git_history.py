"""When each file of a site was changed last, as git remembers it."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.model.cache import Cache, recalled
from showfloor.model.page import is_found
from showfloor.sources.git_commit import ask_git, last_commit
from showfloor.workspace import Site, SitePage

__all__ = ["file_dates", "page_dates"]

COMMIT: Final = "\0"
LOG: Final = (
    *(
        "log",
        "--format=%x00%cd",
        "--date=iso-strict-local",
        "--name-only",
        "--no-renames",
        "--relative",
    ),
    *("--", "."),
)


def file_dates(root: Path, cache: Cache) -> dict[str, str]:
    """Return the time of the last commit of each file, in UTC, by its path below `root`.

    Empty where git does not know: without a git, outside a repository, and in a shallow clone,
    whose first commit would stand for all that it leaves out. One call tells the commit, and that
    is all while it is the same as in the last build.
    """
    head = last_commit(root)
    if head is None:
        return {}
    key = f"{root.resolve()} {head}"
    dates = recalled(cache, key, dict[str, str], decode_json)
    if dates is None:
        dates = _dates(ask_git(root, *LOG) or "")
        cache.put(key, msgspec.json.encode(dates))
    return dates


def page_dates(site: Site, dates: Mapping[str, str]) -> dict[str, str | None]:
    """Return when each page was changed last, by route; of no use to search engines is left out."""
    return {
        route: max((dates[file] for file in _files(page) if file in dates), default=None)
        for route, page in site.pages.items()
        if is_found(page.frame.robots)
    }


def _files(page: SitePage) -> Iterator[str]:
    """Yield the files that a page is made of; what nobody wrote changes with its packages."""
    facts = page.facts
    folder = facts.path.rpartition("/")[0]
    yield facts.path
    if facts.generated:
        yield f"{folder}/family.toml"
    else:
        yield from (f"{folder}/{name}" for name in facts.beside)


def _dates(log: str) -> dict[str, str]:
    """Return the first time that is told of each file: commits come the newest first."""
    dates: dict[str, str] = {}
    for commit in log.split(COMMIT)[1:]:
        time, *files = commit.split("\n")
        for file in files:
            if file:
                dates.setdefault(file, time)
    return dates
