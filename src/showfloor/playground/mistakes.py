"""What is wrong with a family's `playground.toml`, as its API reference shows."""

import re
from collections.abc import Iterator, Mapping

from showfloor.config.schema import Keys
from showfloor.errors import SourceError
from showfloor.model.api import ApiEntry
from showfloor.playground.control_mistakes import control_mistakes, family_mistakes, no_prop
from showfloor.playground.controls import CHILDREN, OF_HTML, fits
from showfloor.playground.elements import PLACE, elements_in
from showfloor.playground.settings import ComponentSettings, FamilyPlayground
from showfloor.playground.spec import own_controls

TAG = re.compile(r"[a-z][a-z0-9]*")


def mistakes_in(family: FamilyPlayground, entries: Mapping[str, ApiEntry]) -> Iterator[SourceError]:
    """Yield the mistakes of a file; `entries` are those of the family's reference, by name."""
    yield from family_mistakes(family, entries)
    for name in family.settings.components:
        entry = entries.get(name)
        if entry is None:
            yield family.file.error(
                f"{name} is not documented here",
                ("components", name),
                why="what is said of it would have no effect",
                fix="correct the name, or list the component in the family's api.toml",
            )
            continue
        yield from _unknown_props(family, entry)
        yield from _unfit_values(family, entry)
        yield from _unknown_elements(family, name, entries)
        yield from _unknown_values(family, name)
        yield from _deaf_button(family, name, entries)
        yield from control_mistakes(family, entry, entries)


def _unknown_props(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    known = {prop.name for prop in entry.props}
    for keys, name in _named_props(family.of(entry.name), entry):
        if name not in known:
            yield no_prop(family, entry.name, name, ("components", entry.name, *keys))


def _named_props(settings: ComponentSettings, entry: ApiEntry) -> Iterator[tuple[Keys, str]]:
    """Yield the props that the settings of a component name, with the keys that lead to each."""
    for index, name in enumerate(settings.hidden):
        yield ("hidden", index), name
    for table in ("values", "elements", "renders"):
        for name in getattr(settings, table):
            yield (table, name), name
    for key, name in _opener_props(entry, settings):
        yield ("opener", key), name
    for name in settings.props:
        if not _is_of_element(entry, name):
            yield ("props", name), name
    if settings.children is not None:
        yield ("children",), CHILDREN


def _opener_props(entry: ApiEntry, settings: ComponentSettings) -> Iterator[tuple[str, str]]:
    """Yield the props that an opener needs; callbacks may be those of its element."""
    if (opener := settings.opener) is None:
        return
    for key in ("prop", "anchor"):
        if name := getattr(opener, key):
            yield key, name
    for key in ("opens", "closes"):
        if (name := getattr(opener, key)) and not _is_of_element(entry, name):
            yield key, name


def _is_of_element(entry: ApiEntry, name: str) -> bool:
    """Return whether a prop may be an attribute that goes to the root element."""
    return entry.rest is not None or name.startswith(OF_HTML)


def _unfit_values(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    controls = {one.prop: one for one in own_controls(family.settings, entry, settings, {})}
    for name, value in settings.props.items():
        control = controls.get(name)
        if control is not None and not fits(control, value):
            type_ = next(prop.type.text for prop in entry.props if prop.name == name)
            samples = ", ".join(str(choice) for choice in control.choices)
            offered = control.kind in ("icon", "sample")
            yield family.file.error(
                f"{name} of {entry.name} cannot be {value!r}",
                ("components", entry.name, "props", name),
                why=f"its samples are {samples}" if offered else f"its type is {type_}",
                fix="name one of them, or add it to the samples of the prop"
                if offered
                else "give a value of that type, or hide the prop",
            )


def _unknown_elements(
    family: FamilyPlayground, name: str, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    for element in elements_in(family.of(name)):
        component = element.component
        exported = component in entries and bool(entries[component].imports)
        known = exported or component in family.settings.modules or component == PLACE
        if not (known or TAG.fullmatch(component)):
            yield family.file.error(
                f"{component} is no component",
                ("components", name),
                why="it is neither in the family's reference nor in modules, and is no tag",
                fix="correct the name, or add it to modules",
            )


def _unknown_values(family: FamilyPlayground, name: str) -> Iterator[SourceError]:
    settings = family.of(name)
    inside = (value for one in elements_in(settings) for value in one.values.values())
    for value in (*settings.values.values(), *inside):
        if family.settings.statement(value.of) is None:
            yield family.file.error(
                f"{value.of} is no value",
                ("components", name),
                why="it is neither in modules nor in exports",
                fix="correct the name, or add it to one of them",
            )


def _deaf_button(
    family: FamilyPlayground, name: str, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    """Yield a mistake if the button of an opener takes no callback for a press."""
    opener = family.of(name).opener
    button = entries.get(opener.button.component) if opener and opener.button else None
    if opener is None or button is None or _is_of_element(button, opener.press):
        return
    if opener.press not in {prop.name for prop in button.props}:
        yield family.file.error(
            f"{button.name} has no prop {opener.press}",
            ("components", name, "opener", "button"),
            why=f"the playground of {name} could not be opened",
            fix='name its callback with `press`, such as press = "onPress", or take'
            ' `component = "button"`',
        )
