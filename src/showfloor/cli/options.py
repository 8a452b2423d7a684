"""Options that several commands share, and how their errors are shown."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from showfloor.errors import ShowfloorError, SourceError, SourcesError

__all__ = [
    "dist_option",
    "explained",
    "host_option",
    "port_option",
    "site_argument",
    "url_option",
    "work_option",
]


site_argument = click.argument(
    "site", type=click.Path(path_type=Path, file_okay=False), default="site"
)
dist_option = click.option(
    "--dist",
    type=click.Path(path_type=Path),
    default="dist",
    show_default=True,
    help="Folder of the releases.",
)
work_option = click.option(
    "--work",
    type=click.Path(path_type=Path),
    default=".showfloor",
    show_default=True,
    help="Folder for caches and the built frontend.",
)

url_option = click.option(
    "--url",
    envvar="SHOWFLOOR_URL",
    show_envvar=True,
    help="Host on which the site will be published, for canonical addresses and the sitemap.",
)
host_option = click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on."
)
port_option = click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 takes any free one.",
)


@contextmanager
def explained(site: Path | None = None) -> Iterator[None]:
    """Print an expected error as it is and exit with 1.

    Paths in the errors of a site's sources are printed as they are seen from here.
    """
    try:
        yield
    except ShowfloorError as error:
        if site is not None and isinstance(error, SourceError | SourcesError):
            error = error.below(site)
        count = len(error.errors) if isinstance(error, SourcesError) else 1
        click.echo(f"\n{error}\n", err=True)
        if count > 1:
            click.echo(f"{count} mistakes.", err=True)
        sys.exit(1)
