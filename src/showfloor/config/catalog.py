"""`families/<id>/catalog.toml`: what a family has, in groups, a line for each."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml

CATALOG: Final = "catalog.toml"
SPECIMENS: Final = "specimens"
"""Folder beside it: a small picture of each, made of the thing itself."""


class CatalogEntry(Settings, frozen=True, kw_only=True):
    """Something that readers look for."""

    name: str
    page: str
    """Where it leads."""
    line: str
    """What it is for, without a full stop."""
    specimen: str | None = None
    """The file that draws it, without its extension, where the name does not show it."""
    screen: str | None = None
    """A demo of its page, whose document is shown small in place of a specimen."""


class CatalogPart(Settings, frozen=True, kw_only=True):
    """A group: entries that are listed, or some of the API reference."""

    name: str
    entries: tuple[CatalogEntry, ...] = ()
    reference: Literal["component", "hook", "interface"] | tuple[str, ...] | None = None
    """All of a kind, or those with these names."""


class CatalogSettings(Settings, frozen=True, kw_only=True):
    """All fields of the file."""

    groups: tuple[CatalogPart, ...]


@dataclass(frozen=True, slots=True)
class CatalogFile:
    """A family's `catalog.toml`."""

    family: str
    file: TomlFile
    groups: tuple[CatalogPart, ...]

    def line_of(self, href: str) -> int:
        """Return the first line with an address."""
        return self.file.text.partition(f'"{href}"')[0].count("\n") + 1


def load_catalog(folder: Path, root: Path) -> CatalogFile:
    """Read the `catalog.toml` in a family's folder; raises `SourceError`."""
    file = read_toml(folder / CATALOG, root)
    settings = file.read_as(CatalogSettings)
    names = [group.name for group in settings.groups]
    for index, group in enumerate(settings.groups):
        if group.name in names[:index]:
            raise file.error(
                f'there are two groups "{group.name}"',
                ("groups", index, "name"),
                why="a page shows a group by its name",
                fix="join them, or give one another name",
            )
        if bool(group.entries) == (group.reference is not None):
            raise file.error(
                f'the group "{group.name}" has '
                + ("two kinds of content" if group.entries else "nothing in it"),
                ("groups", index),
                why="a group lists its entries, or what it takes of the API reference",
                fix='give it either entries or reference = "component"',
            )
    return CatalogFile(folder.name, file, settings.groups)
