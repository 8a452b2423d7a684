"""`showfloor history`."""

from pathlib import Path

import click

from showfloor.cli.options import site_argument, work_option
from showfloor.cli.printed_errors import explained


@click.command()
@site_argument
@work_option
@click.option(
    "--family", "families", metavar="FAMILY", multiple=True, help="Only this one. Repeatable."
)
def history(site: Path, work: Path, families: tuple[str, ...]) -> None:
    """Record what each version of the packages of SITE changed.

    Installs the last patch of each minor version of the major versions in `history` of family.toml,
    one after the other, up to the documented version. Reads its type declarations, removes it, and
    writes what it added, removed, deprecated and changed to history/<package>.csv of the site.
    Versions that are there already are not read again.
    """
    from showfloor.build_paths import BuildPaths
    from showfloor.config import load_site_config
    from showfloor.engine_home import frontend_folder
    from showfloor.frontend.engine_packages import install_frontend
    from showfloor.history.record import Recorder
    from showfloor.history.registry import NpmRegistry
    from showfloor.node import NodePrograms, find_node

    with explained(site):
        install_frontend(click.echo)
        paths = BuildPaths(site=site, dist=work, work=work)
        programs = NodePrograms(find_node(), frontend_folder() / "programs")
        registry = NpmRegistry(paths.work.resolve() / "history", programs)
        recorder = Recorder(root=paths.site, registry=registry, say=click.echo)
        for family in load_site_config(site).families.values():
            if family.settings.history and (not families or family.id in families):
                recorder.record(family)
