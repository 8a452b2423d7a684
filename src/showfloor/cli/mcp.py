"""`showfloor mcp`."""

from pathlib import Path

import click

from showfloor.cli.options import dist_option
from showfloor.cli.printed_errors import explained


@click.command()
@dist_option
def mcp(dist: Path) -> None:
    """Answer an assistant from the current release, over standard input and output.

    The assistant starts this command and speaks the Model Context Protocol with it: it can search,
    read pages and entries of the API reference, and read demos. A release that is built meanwhile
    is read from then on. For assistants elsewhere there is `showfloor serve --mcp`.
    """
    with explained():
        from showfloor.assistants import PageStore, needing_protocol

        with needing_protocol():
            from showfloor.assistants.server import make_server

        make_server(PageStore(dist)).run("stdio")
