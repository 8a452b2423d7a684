"""`showfloor doctor`."""

import sys
from pathlib import Path

import click

from showfloor.cli.options import dist_option, site_argument, work_option
from showfloor.cli.printed_errors import explained


@click.command()
@site_argument
@dist_option
@work_option
def doctor(site: Path, dist: Path, work: Path) -> None:
    """Say what is missing on this machine to build SITE, and how to get it.

    Looks at Python, Node and npm, the Node packages of the engine, the site with its settings and
    packages, the folders that a build writes to, and free space. Installs and writes nothing.
    The exit code is 1 if something is missing or wrong.
    """
    from showfloor.check.installation import examine

    wrong = 0
    with explained():
        for finding in examine(site, dist, work):
            click.echo(finding)
            wrong += not isinstance(finding, str)
    if wrong:
        click.echo(f"{wrong} missing or wrong.", err=True)
        sys.exit(1)
    click.echo("Nothing is missing.")
