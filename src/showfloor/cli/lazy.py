"""A command group whose help costs nothing: commands are imported when they are called."""

from collections.abc import Callable, Mapping
from typing import Any

import click

__all__ = ["LazyGroup"]


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
