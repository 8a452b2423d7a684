"""Old addresses that lead to new ones: the rows of `redirects.csv`, in their order.

A source may end in `/*`, which stands for everything below it, and hold `:name` segments; the
target repeats them as `:splat` and `:name`. A slash at an address's end makes no difference.
A language in front of an address is taken off where there is something without it.
"""

import re
from collections.abc import Container, Mapping, Sequence
from typing import Final, NamedTuple
from urllib.parse import unquote

from showfloor.model.address import quote_address, quote_path
from showfloor.model.release import NO_LANGUAGES, Languages, Redirect

__all__ = ["Redirects", "Target", "with_query"]

PASSING: Final = (302, 307)
MOVED: Final = 301
NAME: Final = re.compile(r":([a-z]+)")
SUFFIX: Final = re.compile("[?#]")
"""Where the path of an address ends."""


class Target(NamedTuple):
    """Where a reader is sent."""

    location: str
    """An address without characters that do not belong into one."""
    status: int

    @property
    def path(self) -> str:
        """The site path that it leads to, decoded; the whole address where that is elsewhere."""
        return unquote(SUFFIX.split(self.location, maxsplit=1)[0])

    @property
    def leaves(self) -> bool:
        """Whether it leads out of the site."""
        return not self.location.startswith("/")

    @property
    def with_slash(self) -> "Target":
        """The same with a slash at the end of its path."""
        path = SUFFIX.split(self.location, maxsplit=1)[0]
        return Target(f"{path}/{self.location[len(path) :]}", self.status)


class Redirects:
    """All redirects of a release. The first row that matches counts."""

    def __init__(
        self,
        rules: Sequence[Redirect],
        languages: Languages = NO_LANGUAGES,
    ) -> None:
        self._languages = languages
        self._exact: dict[str, tuple[int, Redirect]] = {}
        self._patterns: list[tuple[int, re.Pattern[str], Redirect]] = []
        for row, rule in enumerate(rules):
            if rule.source.endswith("/*") or NAME.search(rule.source):
                self._patterns.append((row, _pattern(rule.source), rule))
            else:
                self._exact.setdefault(_bare(rule.source), (row, rule))

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
        exact = self._exact.get(_bare(path))
        for row, pattern, rule in self._patterns:
            if exact is not None and exact[0] < row:
                break
            if match := pattern.fullmatch(path):
                return _target(rule, match.groupdict(""))
        return None if exact is None else _target(exact[1], {})


def with_query(location: str, query: str) -> str:
    """Return an address with a reader's query, before its fragment and after its own query."""
    if not query:
        return location
    address, mark, fragment = location.partition("#")
    joint = "&" if "?" in address else "?"
    return f"{address}{joint}{query}{mark}{fragment}"


def _pattern(source: str) -> re.Pattern[str]:
    below = source.endswith("/*")
    path = _bare(source.removesuffix("/*"))
    named = NAME.sub(r"(?P<\1>[^/]+)", re.escape("" if path == "/" else path))
    return re.compile(named + ("(?:/(?P<splat>.*))?" if below else "/*"), re.DOTALL)


def _target(rule: Redirect, parts: Mapping[str, str]) -> Target:
    def part(name: re.Match[str]) -> str:
        return quote_path(parts[name[1]]) if name[1] in parts else name[0]

    address = NAME.sub(part, quote_address(rule.target))
    if rule.target.startswith("/"):
        # Two slashes at the start would lead to another host.
        address = "/" + address.lstrip("/")
    return Target(address, rule.status)


def _passes(status: int) -> bool:
    """Tell whether a browser has to ask again each time."""
    return status in PASSING


def _bare(path: str) -> str:
    return path.rstrip("/") or "/"
