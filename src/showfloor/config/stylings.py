"""Stylings of demos: the `[[stylings]]` tables of `site.toml`."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError

ID: Final = re.compile(r"[a-z][a-z0-9]*")


class StylingRow(Settings, frozen=True, kw_only=True):
    """A `[[stylings]]` table."""

    id: str
    """Name of the folder of a demo's code in this styling."""
    name: str
    tailwind: bool = False
    """Whether its code has classes of Tailwind, whose style sheet is made for it."""


def bad_stylings(file: TomlFile, rows: Sequence[StylingRow]) -> Iterator[SourceError]:
    """Yield the mistakes in the tables."""
    for index, row in enumerate(rows):
        place = ("stylings", index)
        if not ID.fullmatch(row.id):
            yield file.error(
                f'"{row.id}" cannot be the folder of a styling',
                (*place, "id"),
                why="it is a part of addresses, such as #css-Toolbar.tsx",
                fix='write lower-case letters and digits, such as "css"',
            )
        if not row.name.strip() or not row.name.isprintable():
            yield file.error(
                f'the styling "{row.id}" has no name in one line',
                (*place, "name"),
                why="readers choose it by its name",
                fix='write one, such as "CSS modules"',
            )
        for field in ("id", "name"):
            value = getattr(row, field)
            if value in (getattr(other, field) for other in rows[:index]):
                yield file.error(
                    f'the {field} "{value}" is that of another styling too',
                    (*place, field),
                    why="readers could not tell the two apart",
                    fix="write another one, or remove one of the two",
                )
