"""`showfloor offline`."""

from functools import partial
from pathlib import Path

import click

from showfloor.cli.options import dist_option, site_argument
from showfloor.cli.printed_errors import explained


@click.command()
@site_argument
@dist_option
@click.option(
    "--to",
    type=click.Path(path_type=Path, file_okay=False),
    default=None,
    help="Folder of the copies.  [default: offline/ in the folder of the releases]",
)
@click.option(
    "--family",
    "wanted",
    multiple=True,
    help="Only this product, by its id; may be given several times.",
)
def offline(site: Path, dist: Path, to: Path | None, wanted: tuple[str, ...]) -> None:
    """Write a ZIP of each product of SITE that opens from a folder, without a server.

    The copies are made from the current release. Demos run in them, and the search finds the
    names and headings of the product. Links to other products lead to where the site is published,
    if it says so.
    """
    with explained():
        from showfloor.config import load_site_config
        from showfloor.engine_home import frontend_folder
        from showfloor.frontend.engine_packages import install_frontend
        from showfloor.node import NodePrograms, find_node
        from showfloor.offline_copy import (
            ReleaseFiles,
            chosen_products,
            make_copy,
            plain_scripts,
            write_archive,
        )

        install_frontend(click.echo)
        config = load_site_config(site)
        files = ReleaseFiles(dist)
        programs = NodePrograms(find_node(), frontend_folder() / "programs")
        loader = (programs.folder / "copies" / "loader.js").read_text(encoding="utf-8")
        for card in chosen_products(config, wanted):
            copy = make_copy(
                files,
                card,
                convert=partial(plain_scripts, programs),
                loader=loader,
                host=config.site.url,
                messages=config.messages,
            )
            target = (to or dist / "offline") / f"{card.id}.zip"
            size = write_archive(copy, card.id, target)
            click.echo(f"{target}: {copy.pages} pages, {size / 1e6:.1f} MB")
