"""Old addresses that lead to new ones, by the rows of a release.

A language in front of an address is taken off where there is something without it.
"""

from collections.abc import Container, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import unquote

from showfloor.model.address import path_of, quote_address, quote_path
from showfloor.model.redirects import Redirect, RedirectMatch, RedirectTable, with_parts
from showfloor.model.release import NO_LANGUAGES, Languages

__all__ = ["Redirects", "Target", "with_query"]

PASSING: Final = (302, 307)
MOVED: Final = 301


class Target(NamedTuple):
    """Where a reader is sent."""

    location: str
    """An address without characters that do not belong into one."""
    status: int

    @property
    def path(self) -> str:
        """The site path that it leads to, decoded; the whole address where that is elsewhere."""
        return unquote(path_of(self.location))

    @property
    def leaves(self) -> bool:
        """Whether it leads out of the site."""
        return not self.location.startswith("/")

    @property
    def with_slash(self) -> "Target":
        """The same with a slash at the end of its path."""
        path = path_of(self.location)
        return Target(f"{path}/{self.location[len(path) :]}", self.status)


class Redirects:
    """All redirects of a release. The first row that matches counts."""

    def __init__(
        self,
        rows: Sequence[Redirect],
        languages: Languages = NO_LANGUAGES,
    ) -> None:
        self._languages = languages
        self._table = RedirectTable(rows)
        self._quoted = cache(quote_address)  # of targets: as many as there are rows

    def follow(self, path: str, pages: Container[str]) -> Target | None:
        """Return where a reader ends who begins at an old address, in one step.

        A row comes before a language that is taken off. `pages` are the paths of all that is there.
        """
        return self._way(path, pages) or self._without_language(path, pages)

    def _without_language(self, path: str, pages: Container[str]) -> Target | None:
        """Return what there is without the language; a wrong address stays one, at once."""
        rest = self._languages.without(path)
        if rest is None:
            return None
        for place in (rest, f"{rest}/"):
            if place in pages:
                return Target(quote_path(place), MOVED)
        target = self._way(rest, pages)
        return target if target and (target.leaves or target.path in pages) else None

    def _way(self, path: str, pages: Container[str]) -> Target | None:
        """Follow the rows from an address on.

        A row may lead to other rows, such as one for a whole folder. The way ends at a page,
        outside of the site, or where it comes round. One step that may change again makes the
        whole way one that may.
        """
        target = self._step(path, pages)
        seen = {path}
        while target is not None and target.path not in pages and target.path not in seen:
            seen.add(target.path)
            following = self._step(target.path, pages)
            if following is None:
                break
            target = Target(following.location, max(target.status, following.status, key=_passes))
        return target

    def _step(self, path: str, pages: Container[str]) -> Target | None:
        """Follow one row. A wildcard takes the end of an address as it was asked for."""
        target = self.find(path)
        if target is None or target.leaves or target.path in pages:
            return target
        return target.with_slash if f"{target.path}/" in pages else target

    def find(self, path: str) -> Target | None:
        """Return where an address leads, if it is an old one."""
        match = self._table.match(path)
        return None if match is None else self._target(match)

    def _target(self, match: RedirectMatch[Redirect]) -> Target:
        row, parts = match
        address = self._quoted(row.target)
        if parts:
            address = with_parts(address, lambda name: _part(name, parts))
        if not row.leaves:
            # Two slashes at the start would lead to another host.
            address = "/" + address.lstrip("/")
        return Target(address, row.status)


def with_query(location: str, query: str) -> str:
    """Return an address with a reader's query, before its fragment and after its own query."""
    if not query:
        return location
    address, mark, fragment = location.partition("#")
    joint = "&" if "?" in address else "?"
    return f"{address}{joint}{query}{mark}{fragment}"


def _part(name: str, parts: Mapping[str, str]) -> str:
    return quote_path(parts[name]) if name in parts else f":{name}"


def _passes(status: int) -> bool:
    """Tell whether a browser has to ask again each time."""
    return status in PASSING
