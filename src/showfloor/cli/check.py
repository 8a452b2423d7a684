"""`showfloor check`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from showfloor.cli.options import explained, site_argument, work_option

if TYPE_CHECKING:
    from showfloor.build import BuildPaths

__all__ = ["check"]


@click.command()
@site_argument
@work_option
@click.option("--page", metavar="ROUTE", help="Report on one page, such as /guides/start/.")
def check(site: Path, work: Path, page: str | None) -> None:
    """Check SITE's sources without building.

    Reads every page, demo, navigation tree and setting, follows every link and anchor, and
    prints each mistake with its place, its reason and how to fix it. Then it says what the API
    reference tells in another way than it is declared, which props of documented components no
    demo shows, and how much there is to change on pages that are not held to all checks yet.

    With --page it says all that there is to say of one page: its lengths, the place of each of
    its terms in the search, its topics, demos and props, and what to change.
    """
    from showfloor.build import BuildPaths

    with explained(site):
        # Nothing is released here, so there is no folder of releases either.
        paths = BuildPaths(site=site, dist=work, work=work)
        if page is None:
            _check_all(paths)
        elif _report(paths, page) > 0:
            sys.exit(1)


def _report(paths: "BuildPaths", route: str) -> int:
    """Print the report on a page; return how much of it stops a build."""
    from showfloor.build.checking import check_page
    from showfloor.cli.page_report import page_lines
    from showfloor.cli.report import make_report

    report = check_page(paths, route, make_report())
    for line in page_lines(report, paths.site):
        click.echo(line)
    return report.stopping


def _check_all(paths: "BuildPaths") -> None:
    from showfloor.build.checking import check_site
    from showfloor.checks import unrecorded
    from showfloor.cli.addresses import new_addresses
    from showfloor.cli.coverage import coverage_lines
    from showfloor.cli.page_report import summary_lines
    from showfloor.cli.report import make_report
    from showfloor.compile import ApiPages

    checked, coverage, pages = check_site(paths, make_report())
    families = {one.id: one.card.name for one in checked.config.families.values()}
    for note in checked.made_by(ApiPages).reference.notes:
        click.echo(note)
    for line in coverage_lines(coverage, families):
        click.echo(line)
    for line in summary_lines(pages):
        click.echo(line)
    if checked.facts.published:
        for line in new_addresses(unrecorded(checked.facts)):
            click.echo(line)
    links = sum(len(page.links) for page in checked.facts.pages)
    demos = sum(len(page.demos) for page in checked.facts.pages)
    click.echo(f"{len(checked.pages)} pages, {demos} demos, {links} links: no mistakes.")
