"""Prints what the checks of pages found: all of one page in 80 columns, or how much of all."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from showfloor.check.page_report import PageReport
from showfloor.check.site import PageChecks
from showfloor.page_checks import Finding, FindingKind
from showfloor.search import FIRST_RESULTS

WIDTH: Final = 80

KINDS: Mapping[FindingKind, str] = {
    "name": "Names and values that the API does not have",
    "prop": "Props that a section names and no visible code shows",
    "demo": "Demos that show no code",
    "placeholder": "Placeholders",
}
"""What findings of each kind are called together."""


def summary_lines(checks: PageChecks) -> Iterator[str]:
    """Yield how many pages are held to the checks of pages, and how much the others have to change.

    Of a site in which these find nothing, yield no line.
    """
    counts = Counter(one.kind for found in checks.findings.values() for one in found)
    if counts:
        pages = sum(bool(found) for found in checks.findings.values())
        yield f"Pages held to all checks by their terms: {checks.held}. Findings on {pages} others:"
        yield from (
            f"  {counts[kind]:>5}  {title}" for kind, title in KINDS.items() if counts[kind]
        )
        yield "`showfloor check --page ROUTE` lists those of a page."


def page_lines(report: PageReport, site: Path) -> Iterator[str]:
    """Yield the lines of a report; paths are those from here, with the folder of the site."""
    matter = report.page.facts.front_matter
    yield f"{matter.title}  {report.page.frame.route}"
    yield f"{(site / report.page.facts.path).as_posix()}"
    yield ""
    yield f"  title        {len(matter.title):>3} of 70 characters"
    yield f"  description  {len(matter.description):>3} of 160 characters"
    yield from _terms(report)
    yield from _demos(report)
    if report.playground:
        yield from ("", *_wrapped(report.playground, "Playground: "))
    yield from _coverage(report)
    for error in report.mistakes:
        yield from ("", *str(error.below(site)).splitlines())
    for kind, title in KINDS.items():
        found = [one for one in report.findings if one.kind == kind]
        yield from _findings(title, found, site)
    yield ""
    yield from _wrapped(_verdict(report), "")


def _terms(report: PageReport) -> Iterator[str]:
    yield ""
    yield f"Terms, each with its place in the search (at most {FIRST_RESULTS}):"
    for term, rank in report.terms:
        mark = " " if rank and rank <= FIRST_RESULTS else "!"
        yield f"{mark} {rank or 'none':>4}  {term}"
    if not report.terms:
        yield "  none: the page is not held to the checks of pages yet"


def _demos(report: PageReport) -> Iterator[str]:
    yield ""
    short = report.demos - len(report.long_demos)
    yield f"Demos: {short} of {report.demos} are short enough to be shown whole"
    for file, lines, shown in report.long_demos:
        excerpt = "nothing" if shown is None else f"{shown[0]}-{shown[1]}"
        yield f"  {file:<40} shows {excerpt} of {lines} lines"


def _coverage(report: PageReport) -> Iterator[str]:
    missing = [one for one in report.coverage if one.missing]
    props = sum(len(one.props) for one in report.coverage)
    if props:
        count = props - sum(len(one.missing) for one in missing)
        yield ""
        yield f"Props and parameters of hooks: demos show {count} of {props}"
    for one in missing:
        yield from _wrapped(", ".join(one.missing), f"  {one.component}: ")


def _findings(title: str, found: Sequence[Finding], site: Path) -> Iterator[str]:
    """Yield the findings of one kind, which are all in one file."""
    if not found:
        return
    yield ""
    yield f"{title}: {len(found)}"
    yield f"  {(site / found[0].path).as_posix()}"
    for one in found:
        yield from _wrapped(one.what, f"  {one.line:>5}  ")
        yield from () if _all_same(found) else _reasons(one, " " * 9)
    yield from _reasons(found[0], "  ") if _all_same(found) else ()


def _all_same(found: Sequence[Finding]) -> bool:
    """Return whether all have the same reason and fix."""
    return len({(one.why, one.fix) for one in found}) == 1


def _reasons(finding: Finding, before: str) -> Iterator[str]:
    yield from _wrapped(finding.why, f"{before}why: ")
    yield from _wrapped(finding.fix, f"{before}fix: ")


def _verdict(report: PageReport) -> str:
    count = report.stopping
    if count:
        return f"{count} {'stops' if count == 1 else 'stop'} a build or the tests."
    if report.findings:
        found = len(report.findings)
        return f"Nothing stops a build. Once the page has terms, {found} of these would."
    return "Nothing stops a build."


def _wrapped(text: str, before: str) -> list[str]:
    return wrap(
        text,
        WIDTH,
        initial_indent=before,
        subsequent_indent=" " * len(before),
        break_on_hyphens=False,
        break_long_words=False,
    )
