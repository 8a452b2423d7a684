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
    prints each mistake with its place, its reason and how to mend it. Then it says what the API
    reference tells in another way than it is declared, and which props of documented components
    no demo shows.
    """
    from showfloor.build import BuildPaths, check_site
    from showfloor.checks import unrecorded
    from showfloor.cli.addresses import new_addresses
    from showfloor.cli.coverage import coverage_lines
    from showfloor.compile import ApiPages, waiting_notice

    with explained(site):
        # Nothing is released here, so there is no folder of releases either.
        checked, coverage = check_site(BuildPaths(site=site, dist=work, work=work), say=click.echo)
        families = {one.id: one.card.name for one in checked.config.families.values()}
        for note in checked.made_by(ApiPages).reference.notes:
            click.echo(note)
        for line in coverage_lines(coverage, families):
            click.echo(line)
        if notice := waiting_notice(checked.facts):
            click.echo(notice)
        if checked.facts.published:
            for line in new_addresses(unrecorded(checked.facts)):
                click.echo(line)
        links = sum(len(page.links) for page in checked.facts.pages)
        demos = sum(len(page.demos) for page in checked.facts.pages)
        click.echo(f"{len(checked.pages)} pages, {demos} demos, {links} links: no mistakes.")
