"""`showfloor check`."""

from pathlib import Path

import click

from showfloor.cli.options import explained, site_argument, work_option

__all__ = ["check"]


@click.command()
@site_argument
@work_option
def check(site: Path, work: Path) -> None:
    """Check SITE's sources without building.

    Reads every page, demo, navigation tree and setting, follows every link and anchor, and
    prints each mistake with its place, its reason and how to mend it.
    """
    from showfloor.build import Workshop, check_site

    with explained(site):
        # Nothing is released here, so there is no folder of releases either.
        site_checked = check_site(Workshop(site=site, dist=work, work=work), say=click.echo)
        links = sum(len(page.links) for page in site_checked.facts.pages)
        demos = sum(len(page.demos) for page in site_checked.facts.pages)
        click.echo(f"{len(site_checked.pages)} pages, {demos} demos, {links} links: no mistakes.")
