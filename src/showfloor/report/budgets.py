"""`budgets.toml`: limits for the figures of a report, of the whole site or of a family.

    [weights]
    html = 40_000

    [coverage]
    props = 0.8

    [family.pine.dead-ends]
    pages = 0

Weights are bytes of the heaviest page, coverage is a share from 0 to 1, the rest are numbers.
"""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from showfloor.config.toml import TomlFile, read_toml
from showfloor.errors import SourceError, SourcesError
from showfloor.report.measures import MEASURES, SITE, Measure
from showfloor.report.site_report import SiteReport

BUDGETS: Final = "budgets.toml"
MOST_NAMED: Final = 5
"""Items that a message names; it counts the others."""


def _schema(name: str, fields: Mapping[str, Any]) -> type[msgspec.Struct]:
    optional = [(field.replace("-", "_"), type | None, None) for field, type in fields.items()]
    return msgspec.defstruct(name, optional, rename="kebab", forbid_unknown_fields=True)


SECTIONS: Final = {
    section: _schema(section, {one.field: float for one in MEASURES if one.section == section})
    for section in dict.fromkeys(one.section for one in MEASURES)
}
OF_FAMILY: Final = _schema("Family", SECTIONS)
OF_SITE: Final = _schema("Site", {**SECTIONS, "family": dict[str, Any]})


class Budget(NamedTuple):
    """A line of the file."""

    scope: str
    measure: Measure
    limit: float
    line: int

    @property
    def text(self) -> str:
        """The limit, in the words of its figure."""
        if self.measure.section == "coverage":
            return f"{100 * self.limit:g} %"
        return f"{self.limit:,.0f}{' bytes' if self.measure.section == 'weights' else ''}"


class Figure(NamedTuple):
    """The figure of a report for a budget."""

    budget: Budget
    text: str
    names: tuple[str, ...]
    """The items that are missing, or the heaviest page."""
    is_over: bool


def load_budgets(root: Path, families: Collection[str]) -> list[Budget]:
    """Read the file of a site; no file means no budgets.

    Raises `SourceError`, or `SourcesError` for several mistakes.
    """
    if not (root / BUDGETS).exists():
        return []
    file = read_toml(root / BUDGETS, root)
    table = file.table()
    file.read_as(OF_SITE, table)
    own = table.pop("family", {})
    for family, limits in own.items():
        file.read_as(OF_FAMILY, limits, "family", family)
        if family not in families:
            raise file.error(
                f'there is no family "{family}"',
                *("family", family, *[*limits][:1]),
                why="its budgets would never be compared with a figure",
                fix=f"write one of: {', '.join(families)}" if families else "remove it",
            )
    found = [*_budgets(file, SITE, table)]
    found += [one for id, limits in own.items() for one in _budgets(file, id, limits)]
    if errors := [error for one in found for error in _bad_limit(one)]:
        raise SourcesError(errors)
    return found


def _budgets(file: TomlFile, scope: str, limits: Mapping[str, Any]) -> Iterator[Budget]:
    above = () if scope == SITE else ("family", scope)
    for measure in MEASURES:
        limit = limits.get(measure.section, {}).get(measure.field)
        if limit is not None:
            line = file.line(*above, measure.section, measure.field)
            yield Budget(scope, measure, limit, line)


def _bad_limit(budget: Budget) -> Iterator[SourceError]:
    is_share = budget.measure.section == "coverage"
    if budget.limit < 0 or (is_share and budget.limit > 1):
        yield SourceError(
            f'"{budget.measure.field}" cannot be {budget.limit:g}',
            path=BUDGETS,
            line=budget.line,
            why="it is a share from 0 to 1" if is_share else "no figure is below 0",
            fix="write a share, such as 0.8" if is_share else "write 0 or more",
        )


def compared(report: SiteReport, budgets: list[Budget]) -> list[Figure]:
    """Return the figure for each budget; there is none for what a scope does not have."""
    return [figure for one in budgets if (figure := _figure(report, one))]


def _figure(report: SiteReport, budget: Budget) -> Figure | None:
    scope, measure = budget.scope, budget.measure
    if measure.section == "weights":
        spread = report.weights[measure.field].get(scope)
        if spread is None:
            return None
        text, size = f"{spread.heaviest:,} bytes", spread.heaviest
        return Figure(budget, text, (spread.page,), size > budget.limit)
    group = report.groups[measure.section].get(measure.field, {}).get(scope)
    if group is None:
        return None
    missing = len(group.missing)
    if measure.section == "coverage":
        text = f"{100 * group.share:.1f} % ({group.total - missing:,} of {group.total:,})"
        return Figure(budget, text, group.missing, group.share < budget.limit)
    return Figure(budget, f"{missing:,}", group.missing, missing > budget.limit)


def over_budget(report: SiteReport, figures: list[Figure]) -> list[SourceError]:
    """Return an error for each budget that is exceeded."""
    return [_error(report, one) for one in figures if one.is_over]


def _error(report: SiteReport, figure: Figure) -> SourceError:
    budget, measure = figure.budget, figure.budget.measure
    family = report.families.get(budget.scope)
    more = len(figure.names) - MOST_NAMED
    named = ", ".join(figure.names[:MOST_NAMED]) + (f" and {more:,} more" if more > 0 else "")
    return SourceError(
        f"{measure.title}{f' ({family})' if family else ''}: {figure.text}, and the budget is"
        f" {budget.text}",
        path=BUDGETS,
        line=budget.line,
        why=f"{measure.why} {named}",
        fix=f"{measure.fix}, or change the budget",
    )
