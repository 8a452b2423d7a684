"""`showfloor check`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from showfloor.cli.options import dist_option, site_argument, work_option
from showfloor.cli.printed_errors import explained

if TYPE_CHECKING:
    from showfloor.build import BuildPaths
    from showfloor.check.site import CheckedSite
    from showfloor.config import SiteConfig


@click.command()
@site_argument
@work_option
@click.option("--page", metavar="ROUTE", help="Report on one page, such as /guides/start/.")
@click.option("--demos", is_flag=True, help="Try the demos of the release in a browser instead.")
@dist_option
@click.option("--verbose", is_flag=True, help="Say more of a site without mistakes.")
def check(
    site: Path, work: Path, page: str | None, dist: Path, *, demos: bool, verbose: bool
) -> None:
    """Check SITE's sources without building.

    Reads every page, demo, navigation tree and setting, follows every link and anchor, compiles
    all code, renders the demos that changed since the last check, and prints each mistake with its
    place, its reason and how to fix it. The first check renders all demos, which takes minutes.

    With --verbose it also says what the site could do better, how much there is to change on pages
    that are not held to all checks yet, which texts of the shell are not in the site's language,
    and which addresses are new.

    With --page it says all that there is to say of one page: its lengths, the place of each of
    its terms in the search, its demos and props, and what to change.

    With --demos it opens each demo of the release in a Chromium, Chrome or Edge: a demo that breaks
    the security policy, throws or does not come alive is a mistake. --page names those of one page.
    """
    from showfloor.build import BuildPaths
    from showfloor.frontend.engine_packages import install_frontend

    with explained(site):
        install_frontend(click.echo)
        # Nothing is released here: without --demos there is no folder of releases either.
        paths = BuildPaths(site=site, dist=dist if demos else work, work=work)
        if demos:
            _check_live_demos(paths, page)
        elif page is None:
            _check_all(paths, verbose=verbose)
        elif _report(paths, page) > 0:
            sys.exit(1)


def _check_live_demos(paths: "BuildPaths", page: str | None) -> None:
    from showfloor.check.site import check_live_demos
    from showfloor.cli.build_progress import make_report

    count = check_live_demos(paths, page, make_report(quiet=True))
    click.echo(f"{count} demos were tried in a browser: no mistakes.")


def _report(paths: "BuildPaths", route: str) -> int:
    """Print the report on a page; return how much of it stops a build."""
    from showfloor.check.site import check_page
    from showfloor.cli.build_progress import make_report
    from showfloor.cli.page_report import page_lines

    report = check_page(paths, route, make_report(quiet=True))
    for line in page_lines(report, paths.site):
        click.echo(line)
    return report.stopping


def _check_all(paths: "BuildPaths", *, verbose: bool) -> None:
    from showfloor.check.site import check_site
    from showfloor.checks import unrecorded
    from showfloor.cli.build_progress import make_report

    checked = check_site(paths, make_report(quiet=not verbose))
    facts = checked.site.facts
    if verbose:
        for line in _details(checked):
            click.echo(line)
    links = sum(len(page.links) for page in facts.pages)
    demos = sum(len(page.demos) for page in facts.pages)
    new = unrecorded(facts) if facts.published else {}
    count = len(new) + sum(map(len, new.values()))
    note = f" {count} addresses are new: `showfloor addresses --write` keeps them." if count else ""
    click.echo(f"{len(checked.site.pages)} pages, {demos} demos, {links} links: no mistakes.{note}")


def _details(checked: "CheckedSite") -> Iterator[str]:
    """Yield the lines that `--verbose` adds for a site without mistakes."""
    from showfloor.checks import unrecorded
    from showfloor.cli.addresses import new_addresses
    from showfloor.cli.page_report import summary_lines
    from showfloor.outputs.release_settings import remarks_on

    site = checked.site
    yield from remarks_on(site)
    yield from summary_lines(checked.pages)
    yield from untranslated_lines(site.config)
    if site.facts.published:
        yield from new_addresses(unrecorded(site.facts))


def untranslated_lines(config: "SiteConfig") -> Iterator[str]:
    """Yield how many texts of the shell are in English in a site of another language, and each."""
    from showfloor.config.translations import english_messages

    missing, total = config.untranslated, len(english_messages())
    if missing:
        yield (
            f"{total - len(missing)} of {total} texts of the shell are in the language"
            f' "{config.site.language}". These are in English:'
        )
    yield from (f"  {key}: {config.messages[key]}" for key in missing)
