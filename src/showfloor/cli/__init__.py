"""The `showfloor` command. Each command has a file, which is imported only when it is called."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

import click

from showfloor import __version__
from showfloor.cli.printed_errors import FAULT, explain_fault, explained, is_fault

__all__ = ["LazyGroup", "main"]

ARGUMENTS: Final = "showfloor.arguments"

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
    "history": "Record what each version of the documented packages changed.",
    "addresses": "Keep the addresses that were published.",
    "mcp": "Answer an assistant from the current release.",
    "new": "Start a site, a page, a demo or a family from a skeleton.",
}


class LazyGroup(click.Group):
    """A group that knows its commands' names and summaries, and loads them on demand.

    `load` returns the command of a name in `summaries`.
    """

    def __init__(
        self,
        name: str,
        *,
        summaries: Mapping[str, str],
        load: Callable[[str], click.Command],
        **attributes: Any,  # click's own open-ended options
    ) -> None:
        super().__init__(name, **attributes)
        self.summaries = summaries
        self.load = load

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments, and keep them to be named if the command fails."""
        ctx.meta[ARGUMENTS] = tuple(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; an error that nobody expected is reported as a fault of the engine."""
        try:
            with explained():
                return super().invoke(ctx)
        except Exception as error:
            if not is_fault(error):
                raise
            command = (ctx.command_path, *ctx.meta[ARGUMENTS])
            click.echo(explain_fault(error, command), err=True, nl=False)
            sys.exit(FAULT)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order in which they help a newcomer."""
        return list(self.summaries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command; `None` for a name that is not known."""
        return self.load(cmd_name) if cmd_name in self.summaries else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands from their summaries, importing none."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.summaries.items()))


def load_command(name: str) -> click.Command:
    """Import a command's module and return the command of the same name in it."""
    command: click.Command = getattr(import_module(f"showfloor.cli.{name}"), name)
    return command


main = LazyGroup(
    "showfloor",
    help=HELP,
    summaries=COMMANDS,
    load=load_command,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
)
main = click.version_option(__version__, prog_name="showfloor")(main)
