"""A command group whose help costs nothing: commands are imported when they are called.

Whatever a command fails with is explained here at the latest.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import click

from showfloor.cli.options import explained

__all__ = ["LazyGroup"]


ARGUMENTS: Final = "showfloor.arguments"


class LazyGroup(click.Group):
    """A group that knows its commands' names and summaries, and loads them on demand.

    `load` returns the command of a name that stands in `summaries`.
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
        """Run the command; an error that nobody expected is told as a fault of the engine."""
        try:
            with explained():
                return super().invoke(ctx)
        except Exception as error:
            # Most commands never get here.
            from showfloor.cli.unexpected_error import FAULT, explain_fault, is_fault

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
