"""Old addresses that lead to new ones: the rows of `redirects.csv`, in their order.

A source ending in `/*` stands for everything below it, and `:splat` in its target for what
that was. A slash at the end of an address makes no difference.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple
from urllib.parse import quote

from showfloor.model.release import Redirect

__all__ = ["Redirects", "Target", "with_query"]

# What may stand in an address as it is; above all no line break, space or backslash.
ADDRESS: Final = "/:?#[]@!$&'()*+,;=%~-._"
PATH: Final = "/:@!$&'()*+,;=~-._"


class Target(NamedTuple):
    """Where a reader is sent."""

    location: str
    """An address without characters that do not belong into one."""
    status: int


class Redirects:
    """All redirects of a release. The first row that matches counts."""

    def __init__(self, rules: Sequence[Redirect]) -> None:
        self._exact: dict[str, tuple[int, Redirect]] = {}
        self._below: list[tuple[int, str, Redirect]] = []
        for row, rule in enumerate(rules):
            if rule.source.endswith("/*"):
                self._below.append((row, rule.source[:-1], rule))
            else:
                self._exact.setdefault(_bare(rule.source), (row, rule))

    def find(self, path: str) -> Target | None:
        """Return where an address leads, if it is an old one."""
        exact = self._exact.get(_bare(path))
        for row, prefix, rule in self._below:
            if exact is not None and exact[0] < row:
                break
            if f"{path}/".startswith(prefix):
                return _target(rule, path[len(prefix) :])
        return None if exact is None else _target(exact[1], "")


def with_query(location: str, query: str) -> str:
    """Return an address with a reader's query, before its fragment and after its own query."""
    if not query:
        return location
    address, mark, fragment = location.partition("#")
    joint = "&" if "?" in address else "?"
    return f"{address}{joint}{query}{mark}{fragment}"


def _target(rule: Redirect, splat: str) -> Target:
    address = quote(rule.target, safe=ADDRESS).replace(":splat", quote(splat, safe=PATH))
    if rule.target.startswith("/"):
        # Two slashes at the start would lead to another host.
        address = "/" + address.lstrip("/")
    return Target(address, rule.status)


def _bare(path: str) -> str:
    return path.rstrip("/") or "/"
