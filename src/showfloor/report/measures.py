"""The measures of a report, which `budgets.toml` can limit, and their figures."""

import csv
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.model import Model

SITE: Final = "*"
"""The scope of the whole site; the other scopes are ids of families."""


class Measure(NamedTuple):
    """A row of `measures.csv`: a field of a section of the budgets."""

    section: str
    field: str
    title: str
    why: str
    """Why an exceeded budget is a problem; messages add the names of what is missing."""
    fix: str
    """How to come back to the budget."""


_, *ROWS = csv.reader(Path(__file__).with_suffix(".csv").read_text(encoding="utf-8").splitlines())
MEASURES: Final = tuple(Measure(*row) for row in ROWS)


class Item(NamedTuple):
    """Something that is counted, such as a prop."""

    family: str | None
    name: str
    is_missing: bool


class Group(Model, frozen=True, kw_only=True):
    """The items of one scope."""

    total: int
    missing: tuple[str, ...]
    """Names of those that are not covered, or are dead ends."""

    @property
    def share(self) -> float:
        """The share of covered items, from 0 to 1."""
        return 1 - len(self.missing) / self.total


def group_items(items: Iterable[Item]) -> dict[str, Group]:
    """Return the items by scope; only scopes that have any."""
    scopes = defaultdict[str, list[Item]](list)
    for item in items:
        for scope in filter(None, (SITE, item.family)):
            scopes[scope].append(item)
    return {
        scope: Group(total=len(some), missing=tuple(one.name for one in some if one.is_missing))
        for scope, some in scopes.items()
    }
