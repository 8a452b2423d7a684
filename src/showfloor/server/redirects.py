"""Old addresses that lead to new ones, by the rows of a release.

A language in front of an address is taken off where there is something without it.
"""

from collections.abc import Container, Sequence
from typing import Final

from showfloor.model.encoded_address import quote_path
from showfloor.model.redirects import Redirect, RedirectTable, Target
from showfloor.model.release import NO_LANGUAGES, Languages

__all__ = ["Redirects", "with_query"]

MOVED: Final = 301


class Redirects:
    """All redirects of a release. The first row that matches counts."""

    def __init__(
        self,
        rows: Sequence[Redirect],
        languages: Languages = NO_LANGUAGES,
    ) -> None:
        self._languages = languages
        self._table = RedirectTable(rows)

    def follow(self, path: str, pages: Container[str]) -> Target | None:
        """Return where a reader ends who begins at an old address, in one step.

        A row comes before a language that is taken off. `pages` are the paths of all that is there:
        nobody is sent to anything else of the site.
        """
        if self._table.match(path) is not None:
            return self._table.follow(path, pages)
        rest = self._languages.without(path)
        if rest is None:
            return None
        for place in (rest, f"{rest}/"):
            if place in pages:
                return Target(quote_path(place), MOVED)
        return self._table.follow(rest, pages)


def with_query(location: str, query: str) -> str:
    """Return an address with a reader's query, before its fragment and after its own query."""
    if not query:
        return location
    address, mark, fragment = location.partition("#")
    joint = "&" if "?" in address else "?"
    return f"{address}{joint}{query}{mark}{fragment}"
