"""The `showfloor` command. One file a command; each is loaded only when it is called."""

from importlib import import_module

import click

from showfloor import __version__
from showfloor.cli.lazy import LazyGroup

__all__ = ["main"]

HELP = """Build and serve documentation for families of React component libraries.

A site is a folder of Markdown, demos and data (by default `site`). A build compiles it,
checks it, renders every page and writes a release; a release is plain files that any web
server can serve, `showfloor serve` among them.

\b
Examples:
  showfloor dev                    write pages and see them at once
  showfloor check                  find mistakes without building
  showfloor build                  write a release to dist/
  showfloor serve --workers 2      serve the current release
  showfloor new page FAMILY components/badge

Exit codes: 0 done, 1 a mistake in the sources or the set-up (explained), 2 a wrong option,
70 a fault of Showfloor (with its traceback).
"""

COMMANDS = {
    "build": "Compile, check and render the site into a release.",
    "serve": "Serve the current release.",
    "dev": "Serve the site while it is being written.",
    "check": "Check the sources without building.",
    "verify": "Check the current release against its manifest.",
    "offline": "Write copies that open without a server.",
    "addresses": "Keep the addresses that were published.",
    "mcp": "Answer an assistant from the current release.",
    "new": "Start a page, a demo or a family from a skeleton.",
}


def load(name: str) -> click.Command:
    """Import a command's module and return the command of the same name in it."""
    command: click.Command = getattr(import_module(f"showfloor.cli.{name}"), name)
    return command


main = LazyGroup(
    "showfloor",
    help=HELP,
    summaries=COMMANDS,
    load=load,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
)
main = click.version_option(__version__, prog_name="showfloor")(main)
