"""`families/<id>/icons.toml`: read and checked."""

from dataclasses import dataclass
from pathlib import Path

from showfloor.config.packages import bad_packages
from showfloor.config.toml import TomlFile, read_toml
from showfloor.icons.settings import IconSettings

__all__ = ["FILE", "FamilyIcons", "load_family_icons"]

FILE = "icons.toml"


@dataclass(frozen=True, slots=True)
class FamilyIcons:
    """A family's `icons.toml`."""

    family: str
    file: TomlFile
    settings: IconSettings


def load_family_icons(folder: Path, root: Path) -> FamilyIcons:
    """Read the `icons.toml` in a family's folder; raises `SourceError`."""
    file = read_toml(folder / FILE, root)
    settings = file.read_as(IconSettings)
    if not settings.styles or settings.styles[0].suffix:
        raise file.error(
            "the first style has a suffix" if settings.styles else "there is no style",
            *(("styles", 0, "suffix") if settings.styles else ()),
            why="names without a suffix need a style too, and pages begin with it",
            fix='begin with the plain style: [[styles]] with "id" and "label"',
        )
    for problem in bad_packages(file, [(settings.package, ("package",))]):
        raise problem
    return FamilyIcons(folder.name, file, settings)
