"""Old addresses that lead to new ones: the rows of `redirects.csv`, in their order.

A source may end in `/*`, which stands for everything below it, and hold `:name` segments; the
target repeats them as `:splat` and `:name`. A slash at an address's end makes no difference.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from showfloor.model.address import quote_address, quote_path
from showfloor.model.release import Redirect

__all__ = ["Redirects", "Target", "with_query"]

NAME: Final = re.compile(r":([a-z]+)")


class Target(NamedTuple):
    """Where a reader is sent."""

    location: str
    """An address without characters that do not belong into one."""
    status: int


class Redirects:
    """All redirects of a release. The first row that matches counts."""

    def __init__(self, rules: Sequence[Redirect]) -> None:
        self._exact: dict[str, tuple[int, Redirect]] = {}
        self._patterns: list[tuple[int, re.Pattern[str], Redirect]] = []
        for row, rule in enumerate(rules):
            if rule.source.endswith("/*") or NAME.search(rule.source):
                self._patterns.append((row, _pattern(rule.source), rule))
            else:
                self._exact.setdefault(_bare(rule.source), (row, rule))

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


def _bare(path: str) -> str:
    return path.rstrip("/") or "/"
