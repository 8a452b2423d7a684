"""Options that several commands share, and how their errors are shown."""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from showfloor.errors import ConfigError, ShowfloorError, SourceError, SourcesError

__all__ = [
    "dist_option",
    "explained",
    "host_option",
    "offline_hosts_option",
    "port_option",
    "site_argument",
    "url_option",
    "work_option",
]


REFUSED: Final = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT)
"""How a file system refuses a command, through no fault of the command."""

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

offline_hosts_option = click.option(
    "--offline-host",
    "offline_hosts",
    metavar="HOST",
    multiple=True,
    help="Host on which pages can be read offline, besides those of site.toml. Repeatable.",
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
        with _refusals_explained():
            yield
    except ShowfloorError as error:
        if site is not None and isinstance(error, SourceError | SourcesError):
            error = error.below(site)
        count = len(error.errors) if isinstance(error, SourcesError) else 1
        click.echo(f"\n{error}\n", err=True)
        if count > 1:
            click.echo(f"{count} mistakes.", err=True)
        sys.exit(1)


@contextmanager
def _refusals_explained() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno not in REFUSED:
            raise
        raise ConfigError(
            f"{error.filename2 or error.filename or 'A file'} cannot be used: {error.strerror}.",
            why="this command cannot do without it",
            fix="see to your rights and to free space there, or name another folder (see --help)",
        ) from error
