"""`showfloor upgrade`."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Final

import click

from showfloor import __version__
from showfloor.cli.options import site_argument
from showfloor.cli.printed_errors import explained

CODE: Final = ("*.ts", "families/**/*.ts*", "components/**/*.ts*")
"""Code of a site that may read variables."""
WORKFLOW: Final = Path(".github", "workflows", "publish.yml")
ENGINE: Final = re.compile(r"\bshowfloor(?:\[[\w,-]+\])?==[\w.+!-]+")
NAME: Final = re.compile(r"[\w-]+")
VARIABLE: Final = re.compile(r"(?<![\w.])\w+")
"""None of `secrets.NAME`: a secret has the name that it has on the host."""


@click.command()
@site_argument
def upgrade(site: Path) -> None:
    """Rename settings of SITE that had other names in older versions of Showfloor.

    Fields of settings are renamed in place, and variables in the site's code and in the workflow
    that publishes it, which then installs this version of Showfloor. Each change is said; the
    second time nothing is changed.
    """
    from showfloor.build_paths import check_site_folder

    with explained(site):
        check_site_folder(site)
        changes = 0
        repository = Path(os.path.normpath(site / os.pardir))
        for change in chain(_settings(site), _code(site), _workflow(repository / WORKFLOW)):
            click.echo(change)
            changes += 1
        if changes == 0:
            click.echo(f"{site} needs no change for Showfloor {__version__}.")


def _settings(site: Path) -> Iterator[str]:
    from showfloor.config.moved_settings import MOVED_FIELDS, moved_fields
    from showfloor.config.toml import read_toml

    for path in sorted({path for move in MOVED_FIELDS for path in site.glob(move.file)}):
        file = read_toml(path, site)
        for move, table in moved_fields(file.path, file.parsed()):
            if move.new in table:
                raise file.error(
                    f'"{move.old}" is now "{move.new}", which is here too',
                    *(*move.table, move.old),
                    why="a field has one value",
                    fix="remove one of the two",
                )
            start = file.start(*move.table, move.old)
            yield from _rewritten(path, NAME, _renaming({move.old: move.new}), start)


def _code(site: Path) -> Iterator[str]:
    from showfloor.config.moved_settings import MOVED_VARIABLES

    for path in sorted({path for pattern in CODE for path in site.glob(pattern)}):
        yield from _rewritten(path, NAME, _renaming(MOVED_VARIABLES))


def _workflow(path: Path) -> Iterator[str]:
    from showfloor.config.moved_settings import MOVED_VARIABLES

    if path.is_file():
        yield from _rewritten(path, ENGINE, lambda pin: f"{pin.partition('==')[0]}=={__version__}")
        yield from _rewritten(path, VARIABLE, _renaming(MOVED_VARIABLES))


def _renaming(names: Mapping[str, str]) -> Callable[[str], str]:
    return lambda name: names.get(name, name)


def _rewritten(
    path: Path,
    pattern: re.Pattern[str],
    new: Callable[[str], str],
    only: tuple[int, int] | None = None,
) -> Iterator[str]:
    """Replace what a pattern finds in a file; yield each change with its place.

    `only` is the line and the column from which the first change alone is made.
    """
    # Bytes are read as they are: columns count them, and whatever is no text stays.
    with path.open(encoding="latin-1", newline="") as file:
        lines = file.readlines()
    told: list[str] = []
    for number, line in enumerate(lines, 1):
        first, column = only or (number, 0)
        found = pattern.finditer(line, column) if number == first else ()
        changes = [one for one in found if new(one[0]) != one[0]][: 1 if only else None]
        told += [f"{path}:{number}: {one[0]} is now {new(one[0])}" for one in changes]
        for one in reversed(changes):
            line = f"{line[: one.start()]}{new(one[0])}{line[one.end() :]}"
        lines[number - 1] = line
    if told:
        with path.open("w", encoding="latin-1", newline="") as file:
            file.writelines(lines)
    yield from told
