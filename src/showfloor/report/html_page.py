"""`index.html` of a report: one page without scripts, which requests nothing."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from showfloor.report.budgets import Figure
from showfloor.report.measures import MEASURES, SITE, Group
from showfloor.report.site_report import SiteReport

STYLES: Final = Path(__file__).with_name("report.css")
MOST_PAGES: Final = 10
"""Pages that are named as the heaviest."""
MOST_LISTED: Final = 200
"""Items of a list; `report.json` has all."""
NUMBER: Final = ' class="number"'
WEIGHTS: Final = tuple(one for one in MEASURES if one.section == "weights")


def html_page(report: SiteReport, figures: Sequence[Figure]) -> str:
    """Return the page; `figures` are those with a budget."""
    parts = (
        *_budgets(report, figures),
        *_groups(report, "coverage", "Coverage"),
        *_weights(report),
        *_groups(report, "dead-ends", "Dead ends"),
        *_policy(report),
        *_lists(report),
    )
    title = escape(f"{report.title}: report")
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLES.read_text(encoding='utf-8')}</style>\n"
        f"<h1>{title}</h1>\n<p>{len(report.pages):,} pages of {len(report.families)} families in"
        f" the release <code>{escape(report.release[:12])}</code></p>\n" + "\n".join(parts) + "\n"
    )


def _budgets(report: SiteReport, figures: Sequence[Figure]) -> Iterator[str]:
    if report.unreleased:
        text = (
            f"Pages that are not in the release: {len(report.unreleased):,}. Build the site again."
        )
        yield f'<p class="over">{text}</p>'
    yield "<h2>Budgets</h2>"
    over = sum(one.is_over for one in figures)
    kept = f"{len(figures) - over} of {len(figures)} are kept."
    yield f"<p>{kept if figures else 'The site has none.'}</p>"
    if figures:
        rows = [
            (
                _name(
                    one.budget.measure.title, report.families.get(one.budget.scope, "Whole site")
                ),
                _number(one.text.partition(" (")[0], "exceeded" if one.is_over else "kept"),
                _number(one.budget.text),
            )
            for one in sorted(figures, key=lambda one: not one.is_over)
        ]
        yield _table(("Measure", "Figure", "Budget"), rows)


def _groups(report: SiteReport, section: str, title: str) -> Iterator[str]:
    """Yield a table with a row for the whole site and for each family."""
    found = report.groups[section]
    measures = [one for one in MEASURES if one.section == section and one.field in found]
    rows = [
        (_name(name), *(_group(found[one.field].get(scope), section) for one in measures))
        for scope, name in _scopes(report)
    ]
    yield f"<h2>{title}</h2>"
    yield _table(("Family", *(one.title for one in measures)), rows)


def _group(group: Group | None, section: str) -> str:
    if group is None:
        return _number("-")
    missing = len(group.missing)
    if section != "coverage":
        return _number(f"{missing:,}", f"of {group.total:,}")
    # Rounded down: 100 % is all.
    return _number(f"{int(100 * group.share)} %", f"{group.total - missing:,} of {group.total:,}")


def _weights(report: SiteReport) -> Iterator[str]:
    yield "<h2>Weights</h2>"
    yield "<p>Compressed, as browsers receive them. Scripts of demos come as readers scroll.</p>"
    spreads = ((one.title, report.weights[one.field].get(SITE)) for one in WEIGHTS)
    rows = [
        (
            _name(title),
            *(_size(size) for size in (one.median, one.p90, one.heaviest)),
            _code(one.page),
        )
        for title, one in spreads
        if one
    ]
    yield _table(("Of each page", "Median", "90 % at most", "Heaviest", "Heaviest page"), rows)
    titles = ("HTML", "Style sheets", "Scripts", "Scripts of demos")
    rows = [
        (_name(name), *(_size(report.weights[one.field][scope].heaviest) for one in WEIGHTS))
        for scope, name in _scopes(report)
        if scope in report.weights[WEIGHTS[0].field]
    ]
    yield "<h3>The heaviest of each kind</h3>"
    yield _table(("Family", *titles), rows)
    rows = [(_code(one.route), *map(_size, one.sizes)) for one in report.pages[:MOST_PAGES]]
    yield "<h3>The heaviest pages</h3>"
    yield _table(("Page", *titles), rows)


def _policy(report: SiteReport) -> Iterator[str]:
    yield "<h2>Content-Security-Policy</h2>"
    pages = {policy: list[str]() for policy in report.exceptions.values()}
    for route, policy in report.exceptions.items():
        pages[policy].append(route)
    yield f"<p>Pages with another policy than the site's: {len(report.exceptions):,}.</p>"
    yield _directives("The policy of the site", report.policy)
    for policy, routes in pages.items():
        yield _directives(f"The policy of {', '.join(routes)}", policy)
    if report.policy_hosts:
        rows = [
            (_code(one.directive), _code(one.host), _text(one.why)) for one in report.policy_hosts
        ]
        yield "<h3>Hosts that the site adds</h3>"
        yield _table(("Directive", "Host", "Reason"), rows)


def _directives(title: str, policy: str) -> str:
    return _list(title, policy.split("; "))


def _lists(report: SiteReport) -> Iterator[str]:
    """Yield what is missing, a list for each measure."""
    yield "<h2>Lists</h2>"
    for one in MEASURES:
        group = report.groups.get(one.section, {}).get(one.field, {}).get(SITE)
        if group and group.missing:
            more = len(group.missing) - MOST_LISTED
            rest = [f"{more:,} more in report.json"] if more > 0 else []
            count = f"{len(group.missing):,}{' missing' if one.section == 'coverage' else ''}"
            yield _list(f"{one.title}: {count}", [*group.missing[:MOST_LISTED], *rest])


def _list(title: str, items: Iterable[str]) -> str:
    lines = "\n".join(f"<li><code>{escape(one)}</code></li>" for one in items)
    return f"<details><summary>{escape(title)}</summary>\n<ul>\n{lines}\n</ul></details>"


def _scopes(report: SiteReport) -> Iterable[tuple[str, str]]:
    return ((SITE, "Whole site"), *report.families.items())


def _table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table of cells; the title of a column of numbers is above its numbers."""
    first = rows[0] if rows else ()
    head = "".join(
        f'<th scope="col"{NUMBER if NUMBER in cell else ""}>{escape(title)}</th>'
        for title, cell in zip(titles, first, strict=True)
    )
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return (
        f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _name(text: str, note: str = "") -> str:
    return f'<th scope="row">{_noted(text, note)}</th>'


def _text(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def _code(text: str) -> str:
    return f"<td><code>{escape(text)}</code></td>"


def _number(text: str, note: str = "") -> str:
    return f"<td{NUMBER}>{_noted(text, note)}</td>"


def _noted(text: str, note: str) -> str:
    over = ' class="over"' if note == "exceeded" else ""
    return escape(text) + (f"<small{over}>{escape(note)}</small>" if note else "")


def _size(size: int) -> str:
    return _number(f"{size / 1000:,.1f} kB" if size else "0")
