"""Plans that parts of a product need: the `[[plans]]` tables of `family.toml`, in order."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from showfloor.config.schema import Fault, Settings
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError

ID: Final = re.compile(r"[a-z][a-z0-9-]*")


class PlanRow(Settings, frozen=True, kw_only=True):
    """A `[[plans]]` table."""

    id: str
    """What pages, navigation and `api.toml` call it."""
    name: str
    """What readers see."""


def unknown_plan(name: str, plans: Collection[str]) -> Fault:
    """Return the message for a plan that is not in `plans`."""
    return Fault(
        (),
        f'there is no plan "{name}"',
        "readers are told which plan of the product they need",
        f"use one of: {', '.join(plans)}" if plans else "add [[plans]] to the family.toml",
    )


def bad_plans(file: TomlFile, rows: Sequence[PlanRow]) -> Iterator[SourceError]:
    """Yield the mistakes in the tables."""
    for index, row in enumerate(rows):
        if not ID.fullmatch(row.id):
            yield file.error(
                f'"{row.id}" cannot be the id of a plan',
                ("plans", index, "id"),
                why="headings name it, as in {#export plan=team}",
                fix='write lower-case letters, digits and hyphens, such as "team"',
            )
        if not row.name.strip() or not row.name.isprintable():
            yield file.error(
                f'the plan "{row.id}" has no name in one line',
                ("plans", index, "name"),
                why="readers see it beside what needs the plan",
                fix='write one, such as "Team"',
            )
        if row.id in (other.id for other in rows[:index]):
            yield file.error(
                f'the plan "{row.id}" is listed twice',
                ("plans", index, "id"),
                why="what needs it could be marked with either name",
                fix="remove one of the two",
            )
