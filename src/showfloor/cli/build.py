"""`showfloor build`."""

import time
from pathlib import Path

import click

from showfloor.cli.options import (
    dist_option,
    offline_hosts_option,
    site_argument,
    url_option,
    work_option,
)
from showfloor.cli.printed_errors import explained
from showfloor.errors import BundleError, SourceError
from showfloor.work_counts import work_done


@click.command()
@site_argument
@dist_option
@work_option
@url_option
@offline_hosts_option
@click.option("--no-wait", is_flag=True, help="Fail at once if another build is running.")
@click.option("--verbose", is_flag=True, help="Print how much work was done.")
def build(
    site: Path,
    dist: Path,
    work: Path,
    url: str | None,
    offline_hosts: tuple[str, ...],
    no_wait: bool,
    verbose: bool,
) -> None:
    """Compile, check and render SITE into a release.

    The release is written to dist/releases/ and dist/current is switched to it when it is
    whole; a server that is running takes it over. Nothing is rendered again that would come
    out the same.
    """
    with explained(site):
        run_build(site, dist, work, url=url, offline_hosts=offline_hosts, wait=not no_wait)
    if verbose:
        for kind, subjects in work_done().items():
            click.echo(f"{subjects.total():>11,} {kind}")
            if kind in ("processes started", "questions asked"):
                for program, times in subjects.items():
                    click.echo(f"{times:>13,} {program}")


def run_build(
    site: Path,
    dist: Path,
    work: Path,
    *,
    url: str | None,
    offline_hosts: tuple[str, ...],
    wait: bool = True,
) -> None:
    """Build and print the result; raises `ShowfloorError`."""
    from showfloor.build import BuildPaths, build
    from showfloor.cli.build_progress import make_report
    from showfloor.frontend.engine_packages import install_frontend

    start = time.perf_counter()
    click.echo(f"Building {site}")
    install_frontend(click.echo)
    paths = BuildPaths(site=site, dist=dist, work=work, url=url, offline_hosts=offline_hosts)
    report = make_report()
    try:
        built = build(paths, report, wait=wait)
    except (BundleError, SourceError):  # a bundle has lost the places that a check knows
        from showfloor.check.site import check_site

        report.say("The code of the site has a mistake, which a check looks for.")
        check_site(paths, report)
        raise
    click.echo(
        f"{built.pages} pages, {built.rendered} rendered, {built.release.written} of "
        f"{built.release.files} files new: release {built.release.digest[:12]} in "
        f"{time.perf_counter() - start:.2f} s"
    )
