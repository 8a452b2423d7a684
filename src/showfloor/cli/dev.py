"""`showfloor dev`."""

import os
import signal
import sys
from contextlib import closing
from pathlib import Path

import click

from showfloor.cli.options import (
    allowed_hosts_option,
    host_option,
    port_option,
    site_argument,
    work_option,
)
from showfloor.cli.printed_errors import explained


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
        install_frontend(_say)
        # A folder of its own: the frontend of a release is not that of a site being written.
        paths = BuildPaths(site=site, dist=work, work=work / "dev")
        paths.work.mkdir(parents=True, exist_ok=True)
        write_declarations(work)
        _say(f"Preparing {site}")
        program = start_dev_program(paths)
        # A system ends it as Ctrl+C does, so that the state is stored for the next process.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with program.running:
            from showfloor.cache.disk_cache import DiskCache
            from showfloor.dev.live_site import LiveSite
            from showfloor.dev.server import run_dev
            from showfloor.server.middleware.hosts import hosts_of

            hosts = hosts_of(host, allowed_hosts)
            with (
                DiskCache(paths.work / "cache.db", say=_say) as cache,
                closing(LiveSite(paths, cache, program, say=_say)) as live,
            ):
                live.begin()
                if live.problem is not None:
                    click.echo(f"\n{live.problem}\n", err=True)
                run_dev(live, host=host, port=port, hosts=hosts, say=_say)
        os._exit(0)  # all is stored; a compile that is under way in threads is for nobody


def _say(text: str) -> None:
    """Print a text, as long as somebody reads what is printed."""
    try:
        click.echo(text)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
