"""`showfloor serve`."""

from pathlib import Path
from typing import Any

import click

from showfloor.cli.options import (
    allowed_hosts_option,
    dist_option,
    host_option,
    offline_hosts_option,
    port_option,
    site_argument,
    url_option,
    work_option,
)
from showfloor.cli.printed_errors import explained


@click.command()
@site_argument
@dist_option
@work_option
@host_option
@port_option
@allowed_hosts_option
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes that share the port.",
)
@click.option(
    "--connections",
    type=click.IntRange(1, 65_536),
    default=2048,
    show_default=True,
    help="Connections that each of them holds at once.",
)
@click.option(
    "--mcp",
    "assistants",
    is_flag=True,
    help="Answer assistants at /mcp (Model Context Protocol).",
)
@url_option
@offline_hosts_option
@click.option("--build", "build_first", is_flag=True, help="Build SITE first.")
def serve(
    site: Path,
    dist: Path,
    work: Path,
    url: str | None,
    offline_hosts: tuple[str, ...],
    build_first: bool,
    **options: Any,  # the fields of `ServerOptions`
) -> None:
    """Serve the current release until it is told to stop (Ctrl+C).

    A release that is built meanwhile is taken over without a restart. Without --build neither
    Node nor the sources are needed.
    """
    from showfloor.server import ServerOptions, run

    with explained(site):
        if build_first:
            from showfloor.cli.build import run_build

            run_build(site, dist, work, url=url, offline_hosts=offline_hosts)
        run(dist, ServerOptions(**options), announce=_announce)


def _announce(address: str) -> None:
    click.echo(f"Serving on {address} (Ctrl+C stops it)")
