"""The redirects of a release: its table of old addresses, and the languages of addresses."""

from collections.abc import Container, Sequence
from typing import Final

from showfloor.model.encoded_address import quote_path
from showfloor.model.redirects import Redirect, RedirectTable, Target
from showfloor.model.release import NO_LANGUAGES, Languages

MOVED: Final = 301


class ReleaseRedirects:
    """All redirects of a release. The first row that matches applies."""

    def __init__(self, rows: Sequence[Redirect], languages: Languages = NO_LANGUAGES) -> None:
        self._languages = languages
        self._table = RedirectTable(rows)

    def follow(self, path: str, pages: Container[str]) -> Target | None:
        """Return the target of an old address, if it has one.

        If no row matches, a language at the start of the path is removed. `pages` are the paths
        that can be served; of this site, only they can be a target.
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
    """Return an address with another query: after the one it has, and before its fragment."""
    if not query:
        return location
    address, mark, fragment = location.partition("#")
    joint = "&" if "?" in address else "?"
    return f"{address}{joint}{query}{mark}{fragment}"
