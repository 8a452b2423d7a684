"""`families/<id>/playground.toml`: read and checked."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from showfloor.config.packages import bad_modules
from showfloor.config.schema import fault_of
from showfloor.config.toml import TomlFile, read_toml
from showfloor.decoding import convert
from showfloor.playground.settings import ComponentSettings, PlaygroundSettings

__all__ = ["FILE", "FamilyPlayground", "load_family_playground"]

FILE = "playground.toml"


@dataclass(frozen=True, slots=True)
class FamilyPlayground:
    """A family's `playground.toml`."""

    family: str
    file: TomlFile
    settings: PlaygroundSettings

    def of(self, component: str) -> ComponentSettings:
        """Return what the file says of a component."""
        others = ComponentSettings(leave_out=self.settings.others)
        return self.settings.components.get(component, others)


def load_family_playground(folder: Path, root: Path) -> FamilyPlayground | None:
    """Read the `playground.toml` in a family's folder; nothing where there is none.

    Raises `SourceError`.
    """
    path = folder / FILE
    if not path.is_file():
        return None
    file = read_toml(path, root)
    _check_components(file)
    settings = file.read_as(PlaygroundSettings)
    tables = {"modules": settings.modules, "exports": settings.exports}
    modules = (
        (module, (table, name)) for table, named in tables.items() for name, module in named.items()
    )
    for problem in bad_modules(file, modules):
        raise problem
    return FamilyPlayground(folder.name, file, settings)


def _check_components(file: TomlFile) -> None:
    """Look into each component by itself, since only then a mistake there has a line."""
    components = file.table().get("components")
    for name, table in components.items() if isinstance(components, dict) else ():
        try:
            convert(table, ComponentSettings)
        except msgspec.ValidationError as error:
            fault = fault_of(error, ComponentSettings)
            keys = ("components", name, *fault.keys)
            raise file.error(fault.what, *keys, why=fault.why, fix=fault.fix) from None
