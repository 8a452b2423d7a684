"""`showfloor report`."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from showfloor.cli.options import dist_option, site_argument, work_option
from showfloor.cli.printed_errors import explained

if TYPE_CHECKING:
    from showfloor.report.site_report import SiteReport


@click.command()
@site_argument
@dist_option
@work_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=None,
    help="Folder of the report.  [default: report/ in the folder of the releases]",
)
def report(site: Path, dist: Path, work: Path, out: Path | None) -> None:
    """Report on the current release and the sources of SITE.

    Says how many props, topics and search terms are covered, what pages weigh, which pages have a
    policy of their own, and where readers do not get further. Writes index.html, and report.json
    for programs. Exits with 1 if a figure is over its budget in budgets.toml of the site.
    """
    from showfloor.build_paths import BuildPaths
    from showfloor.cli.build_progress import make_report
    from showfloor.errors import SourcesError
    from showfloor.frontend.engine_packages import install_frontend
    from showfloor.report.write import HTML, write_report

    with explained(site):
        install_frontend(click.echo)
        paths = BuildPaths(site=site, dist=dist, work=work)
        folder = out or dist / "report"
        written, exceeded = write_report(paths, folder, make_report())
        for line in summary_lines(written):
            click.echo(line)
        click.echo(f"Wrote {folder / HTML}")
        if exceeded:
            raise SourcesError(exceeded)


def summary_lines(written: "SiteReport") -> Iterator[str]:
    """Yield a line for each figure of the whole site."""
    from showfloor.report.measures import MEASURES, SITE

    for one in MEASURES:
        group = written.groups.get(one.section, {}).get(one.field, {}).get(SITE)
        if one.section == "weights" and (spread := written.weights[one.field].get(SITE)):
            yield f"  {one.title:<38} {spread.heaviest / 1000:,.1f} kB at most"
        elif group:
            is_share = one.section == "coverage"
            text = f"{int(100 * group.share)} %" if is_share else f"{len(group.missing):,}"
            yield f"  {one.title:<38} {text}"
    if written.unreleased:
        count = len(written.unreleased)
        yield f"  Pages that are not in the release: {count:,}. Build the site again."
