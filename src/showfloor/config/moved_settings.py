"""Settings that had other names in older versions; `showfloor upgrade` renames them."""

import os
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

from showfloor.errors import ConfigError


class MovedField(NamedTuple):
    """A field of settings, with the name that it had and the one that it has."""

    file: str
    """Pattern of its files in the site, such as `families/*/family.toml`."""
    table: tuple[str, ...]
    """Keys of the table that has it."""
    old: str
    new: str


MOVED_FIELDS: Final = (MovedField("site.toml", (), "licence-key", "license-key"),)

MOVED_VARIABLES: Final = {"SHOWFLOOR_LICENCE_KEY": "SHOWFLOOR_LICENSE_KEY"}
"""Variables of the environment, which the site's scripts read too."""


def moved_fields(
    path: str, data: Mapping[str, Any]
) -> Iterator[tuple[MovedField, Mapping[str, Any]]]:
    """Yield the fields of a file that have an old name, each with the table that has it."""
    for move in MOVED_FIELDS:
        table: Any = data if fnmatchcase(path, move.file) else None
        for key in move.table:
            table = table.get(key) if isinstance(table, dict) else None
        if isinstance(table, dict) and move.old in table:
            yield move, table


def check_variables() -> None:
    """Raise `ConfigError` if the environment has a variable under its old name."""
    for old, new in MOVED_VARIABLES.items():
        if os.environ.get(old):
            raise ConfigError(
                f"The variable {old} is now {new}.",
                why="this version of Showfloor reads the new name alone.",
                fix=f"set {new} in its place; `showfloor upgrade` renames it in the site's code and"
                " in the workflow that publishes it.",
            )
