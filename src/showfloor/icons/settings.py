"""`families/<id>/icons.toml`: read and checked."""

from dataclasses import dataclass
from pathlib import Path

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import bad_packages


class StyleSettings(Settings, frozen=True, kw_only=True):
    """A style, and how its icons are distinguished from others."""

    id: str
    label: str
    suffix: str = ""


class SizeSettings(Settings, frozen=True, kw_only=True):
    """A size that the dialog of an icon shows."""

    label: str
    pixels: int
    code: str


class IconSettings(Settings, frozen=True, kw_only=True):
    """What a package does not contain about its icons."""

    package: str
    styles: tuple[StyleSettings, ...]
    """The plain one, without a suffix, first."""
    only: tuple[str, ...] = ()
    """The icons that are taken of the package, in all their styles; all where none is named."""
    featured: tuple[str, ...] = ()
    """Icons that come before all others; the page holds them from the start."""
    imports: tuple[str, ...] = ()
    """`{name}` stands for the name of the icon, `{package}` for that of the package."""
    sizes: tuple[SizeSettings, ...] = ()
    words: dict[str, str] = {}
    """A word of names to what else people call it, separated by spaces."""
    names: dict[str, str] = {}
    """The same for whole names."""


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
            ("styles", 0, "suffix") if settings.styles else (),
            why="names without a suffix need a style too, and pages begin with it",
            fix='begin with the plain style: [[styles]] with "id" and "label"',
        )
    for problem in bad_packages(file, [(settings.package, ("package",))]):
        raise problem
    return FamilyIcons(folder.name, file, settings)
