"""`showfloor serve`."""

from dataclasses import dataclass
from pathlib import Path

import click

from showfloor.cli.options import (
    as_one_value,
    dist_option,
    host_option,
    offline_hosts_option,
    port_option,
    site_argument,
    url_option,
    work_option,
)
from showfloor.cli.printed_errors import explained

__all__ = ["serve"]


@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """The parameters of the command, by the names that click gives them."""

    site: Path
    dist: Path
    work: Path
    host: str
    port: int
    workers: int
    connections: int
    mcp: bool
    mcp_hosts: tuple[str, ...]
    url: str | None
    offline_hosts: tuple[str, ...]
    build_first: bool


@click.command()
@site_argument
@dist_option
@work_option
@host_option
@port_option
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
@click.option("--mcp", is_flag=True, help="Answer assistants at /mcp (Model Context Protocol).")
@click.option(
    "--mcp-host",
    "mcp_hosts",
    metavar="HOST",
    multiple=True,
    help="Host name under which they ask, besides those of this machine. Repeatable.",
)
@url_option
@offline_hosts_option
@click.option("--build", "build_first", is_flag=True, help="Build SITE first.")
@as_one_value(ServeOptions)
def serve(options: ServeOptions) -> None:
    """Serve the current release until it is told to stop (Ctrl+C).

    A release that is built meanwhile is taken over without a restart. Without --build neither
    Node nor the sources are needed.
    """
    from showfloor.server import ServerOptions, run

    with explained(options.site):
        if options.build_first:
            from showfloor.cli.build import run_build

            run_build(
                options.site,
                options.dist,
                options.work,
                url=options.url,
                offline_hosts=options.offline_hosts,
            )
        server = ServerOptions(
            host=options.host,
            port=options.port,
            workers=options.workers,
            connections=options.connections,
            assistants=options.mcp,
            assistant_hosts=options.mcp_hosts,
        )
        run(options.dist, server, announce=_announce)


def _announce(address: str) -> None:
    click.echo(f"Serving on {address} (Ctrl+C stops it)")
