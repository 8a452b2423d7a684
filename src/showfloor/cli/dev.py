"""`showfloor dev`."""

import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import click

from showfloor.cli.options import (
    allowed_hosts_option,
    host_option,
    port_option,
    site_argument,
    work_option,
)
from showfloor.cli.printed_errors import explained

if TYPE_CHECKING:
    from showfloor.build_paths import BuildPaths
    from showfloor.frontend.node_programs import DevProgram


@click.command()
@site_argument
@work_option
@host_option
@port_option
@allowed_hosts_option
def dev(site: Path, work: Path, host: str, port: int, allowed_hosts: tuple[str, ...]) -> None:
    """Serve SITE while it is being written.

    Every page is drawn from the sources as they are. When a file is saved, the pages that are
    open show it; a mistake appears over them with its place, and goes when it is fixed.
    """
    # The Node program takes longest to get ready: it is started before the rest is imported.
    from showfloor.build_paths import BuildPaths
    from showfloor.frontend.declarations import write_declarations
    from showfloor.frontend.engine_packages import install_frontend
    from showfloor.frontend.node_programs import start_dev_program

    with explained(site):
        install_frontend(click.echo)
        # A folder of its own: the frontend of a release is not that of a site being written.
        paths = BuildPaths(site=site, dist=work, work=work / "dev")
        paths.work.mkdir(parents=True, exist_ok=True)
        write_declarations(work)
        click.echo(f"Preparing {site}")
        program = start_dev_program(paths)
        with program.running, _ended_in_order():
            _serve(paths, program, host=host, port=port, allowed_hosts=allowed_hosts)


def _serve(
    paths: "BuildPaths",
    program: "DevProgram",
    *,
    host: str,
    port: int,
    allowed_hosts: tuple[str, ...],
) -> None:
    from showfloor.cache.disk_cache import DiskCache
    from showfloor.cli.dev_wiring import WatchedSite
    from showfloor.dev.live_site import LiveSite
    from showfloor.outputs.headers import development_headers
    from showfloor.server.dev_server import Overlay, create_dev_app, run_dev
    from showfloor.server.middleware.hosts import hosts_of

    hosts = hosts_of(host, allowed_hosts)
    with DiskCache(paths.work / "cache.db", say=click.echo) as cache:
        live = LiveSite(paths, cache, program, say=click.echo)
        try:
            live.begin()
            if live.problem is not None:
                click.echo(f"\n{live.problem}\n", err=True)
            nonce, address = secrets.token_urlsafe(), live.pages.address
            settings = live.state.settings if live.state else None
            analytics = settings.analytics if settings else None
            headers = development_headers(
                f"{address}/",
                nonce,
                service=analytics.endpoint if analytics else None,
                fonts=settings.fonts_host if settings else None,
                also=settings.policy_sources if settings else (),
            )
            app = create_dev_app(
                WatchedSite(live, say=click.echo),
                hosts=hosts,
                overlay=Overlay(f"{address}/src/dev/overlay.client.ts", nonce),
                headers=headers,
            )
            run_dev(app, host=host, port=port, announce=_announce)
        finally:
            live.close()


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """End on SIGTERM as on Ctrl+C, so that the state is saved for the next process."""
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _announce(address: str) -> None:
    click.echo(f"Writing on {address} (Ctrl+C stops it)")
