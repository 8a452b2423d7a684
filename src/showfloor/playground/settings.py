"""The fields of a family's `playground.toml`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Union

import msgspec

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import bad_modules
from showfloor.model.playground import PlaygroundAlign


class ValueSettings(Settings, frozen=True, kw_only=True):
    """A value that TOML cannot write: what a module exports, or what that returns."""

    of: str
    """One of `modules` or `exports`."""
    arguments: tuple[Any, ...] | None = None
    """What it is called with; nothing where it is the value itself."""


class ElementSettings(Settings, frozen=True, kw_only=True):
    """An element that a component is given."""

    component: str
    """A component of the family's reference, one of `modules`, or the tag of an HTML element."""
    props: dict[str, Any] = {}
    """Plain values; TOML has the same kinds as JSON."""
    values: dict[str, ValueSettings] = {}
    """Props that are no plain values."""
    elements: dict[str, "ElementSettings"] = {}
    """Props that are elements."""
    children: str | tuple[Union["ElementSettings", str], ...] = ()
    closes: str | None = None
    """The callback with which it closes what the opener has opened."""


class OpenerSettings(Settings, frozen=True, kw_only=True):
    """How a component is shown that is not there from the beginning."""

    prop: str
    """The prop that sets whether it shows."""
    button: ElementSettings | None = None
    """What a reader presses."""
    press: str = "onClick"
    """The callback of the button for a press."""
    opens: str | None = None
    """The callback with which the component asks to be shown."""
    closes: str | None = None
    """The callback with which it asks to be closed."""
    anchor: str | None = None
    """The prop that takes the element that was pressed."""


class StateSettings(Settings, frozen=True, kw_only=True):
    """A value that the reader changes on the stage."""

    prop: str
    """That takes the value."""
    change: str
    """The callback that is given the next value."""
    event: bool = True
    """Whether an event is given before it."""
    initial: Any
    """What it begins with."""


class ComponentSettings(Settings, frozen=True, kw_only=True):
    """Settings of one component."""

    leave_out: str | None = None
    """Why it has no playground."""
    hidden: tuple[str, ...] = ()
    """Props without a control."""
    controls: tuple[str, ...] = ()
    """Props whose controls show at once, in this order; `Part.prop` for those of `parts`."""
    parts: dict[str, tuple[str, ...]] = {}
    """Components among the children, to the props of theirs that get a control."""
    choices: dict[str, tuple[str | int | float | bool, ...]] = {}
    """Props to the values that are offered, where their type has too many or too few."""
    samples: dict[str, str | tuple[str, ...]] = {}
    """Props that take elements, to what they can be set to: samples, or the name of a set."""
    props: dict[str, Any] = {}
    """Values that its props begin with, or always have where they get no control."""
    values: dict[str, ValueSettings] = {}
    """Props that are no plain values."""
    elements: dict[str, ElementSettings] = {}
    """Props that are elements."""
    children: str | tuple[ElementSettings | str, ...] | None = None
    """A text is what its control begins with; elements stay as they are."""
    renders: dict[str, ElementSettings] = {}
    """Props that are functions: each draws its element with the props that it is called with."""
    around: ElementSettings | None = None
    """The element around it; an element whose component is `.` is its place."""
    state: StateSettings | None = None
    """Of the outermost element."""
    opener: OpenerSettings | None = None
    align: PlaygroundAlign = "center"
    """`stretch` gives it the width of a form, `fill` that of the stage."""
    lines: Annotated[int, msgspec.Meta(ge=3, le=9)] = 9
    """How many lines of code show at first: fewer where the component is high."""


class PlaygroundSettings(Settings, frozen=True, kw_only=True):
    """What the types of a family's components do not contain."""

    hidden: tuple[str, ...] = ()
    """Props that get no control in any component."""
    unlabeled: tuple[str, ...] = ()
    """Props whose choices are clear without the name next to them."""
    groups: dict[str, tuple[str, ...]] = {}
    """Titles of the groups of all controls, to the props of each."""
    swatches: dict[str, dict[str, str]] = {}
    """Props that choose a color, to the CSS color of each value."""
    samples: dict[str, ElementSettings] = {}
    """Elements that props can be set to, by the name that readers see."""
    sets: dict[str, tuple[str, ...]] = {}
    """Samples that are offered together, by the name of the set."""
    modules: dict[str, str] = {}
    """Names that elements and values may use, to the modules whose default export they are."""
    exports: dict[str, str] = {}
    """Names that they may use as well, to the modules that export them by name."""
    others: str | None = None
    """Why components without a table here have no playground; nothing where they may have one."""
    components: dict[str, ComponentSettings] = {}

    def statement(self, name: str) -> str | None:
        """Return the statement that imports one of `modules` or `exports`, or nothing."""
        if module := self.modules.get(name):
            return f"import {name} from '{module}';"
        module = self.exports.get(name)
        return f"import {{ {name} }} from '{module}';" if module else None


FILE = "playground.toml"


@dataclass(frozen=True, slots=True)
class FamilyPlayground:
    """A family's `playground.toml`."""

    family: str
    file: TomlFile
    settings: PlaygroundSettings

    def of(self, component: str) -> ComponentSettings:
        """Return the settings of a component."""
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
        file.read_as(ComponentSettings, table, ("components", name))
