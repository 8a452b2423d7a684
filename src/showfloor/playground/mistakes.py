"""What is wrong with a family's `playground.toml`, as its API reference shows."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from showfloor.config.schema import Key, Keys
from showfloor.errors import SourceError
from showfloor.model.api import ApiEntry, ApiProp
from showfloor.playground.controls import CHILDREN, OF_HTML, ControlRules, control_of, fits, takes
from showfloor.playground.elements import PLACE, elements_in, key_of_prop
from showfloor.playground.settings import ComponentSettings, FamilyPlayground
from showfloor.playground.spec import begun_with, own_controls, part_controls, uses_of

TAG = re.compile(r"[a-z][a-z0-9]*")


def mistakes_in(family: FamilyPlayground, entries: Mapping[str, ApiEntry]) -> Iterator[SourceError]:
    """Yield the mistakes of a file; `entries` are those of the family's reference, by name."""
    yield from _unknown_props(family, entries)
    yield from _props_in_two_groups(family)
    for title, names in family.settings.sets.items():
        yield from _unknown_samples(family, names, ("sets", title))
    for name in family.settings.components:
        if (entry := entries.get(name)) is None:
            yield family.file.error(
                f"{name} is not documented here",
                ("components", name),
                why="what is said of it would have no effect",
                fix="correct the name, or list the component in the family's api.toml",
            )
            continue
        yield from _unfit_values(family, entry)
        yield from _unfit_choices(family, entry)
        yield from _unknown_elements(family, entry, entries)
        yield from _unknown_values(family, entry)
        yield from _missing_place(family, entry)
        yield from _deaf_button(family, entry, entries)
        unknown = [*_unknown_parts(family, entry, entries), *_mistaken_samples(family, entry)]
        yield from unknown
        if not unknown:  # controls are made from both
            yield from _mistaken_controls(family, entry)
            yield from _mistaken_parts(family, entry, entries)


def _unknown_props(
    family: FamilyPlayground, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    known = {name: {prop.name for prop in entry.props} for name, entry in entries.items()}
    of_any = set().union(*known.values())
    for keys, owner, name, may_be_of_element in _named_props(family, entries):
        of_owner = of_any if owner is None else known.get(owner, set())
        entry = entries.get(owner or "")
        is_of_element = may_be_of_element and entry is not None and _is_of_element(entry, name)
        if name not in of_owner and not is_of_element:
            yield _no_prop(family, owner, name, keys)


class _NamedProp(NamedTuple):
    """A prop that the settings name."""

    keys: Keys
    """They lead to its name."""
    owner: str | None
    """The component; nothing where it may be a prop of any component."""
    name: str
    may_be_of_element: bool = False
    """Whether it may be an attribute that goes to the root element."""


def _named_props(family: FamilyPlayground, entries: Mapping[str, ApiEntry]) -> Iterator[_NamedProp]:
    settings = family.settings
    yield from _in(("unlabeled",), None, enumerate(settings.unlabeled))
    yield from _in(("swatches",), None, ((name, name) for name in settings.swatches))
    for title, names in settings.groups.items():
        yield from _in(("groups", title), None, enumerate(names))
    for component, table in settings.components.items():
        if component in entries:
            yield from _of_component(component, table, entries)


def _of_component(
    component: str, settings: ComponentSettings, entries: Mapping[str, ApiEntry]
) -> Iterator[_NamedProp]:
    at: Keys = ("components", component)
    yield from _in((*at, "hidden"), component, enumerate(settings.hidden))
    for table in ("values", "elements", "renders", "choices", "props"):
        names = ((name, name) for name in getattr(settings, table))
        yield from _in((*at, table), component, names, may_be_of_element=table == "props")
    own_samples = ((key, key) for key in settings.samples if "." not in key)
    yield from _in((*at, "samples"), component, own_samples)
    if settings.children is not None:
        yield _NamedProp((*at, "children"), component, CHILDREN, may_be_of_element=True)
    if opener := settings.opener:
        props = {"prop": opener.prop, "anchor": opener.anchor}
        callbacks = {"opens": opener.opens, "closes": opener.closes}
        yield from _in((*at, "opener"), component, props.items())
        yield from _in((*at, "opener"), component, callbacks.items(), may_be_of_element=True)
    if state := settings.state:
        outermost = settings.around.component if settings.around else component
        props = {"prop": state.prop, "change": state.change}
        yield from _in((*at, "state"), outermost, props.items())
    for part, props_of_part in settings.parts.items():
        if part in entries:  # `_unknown_parts` reports the others
            yield from _in((*at, "parts", part), part, enumerate(props_of_part))
    of_parts = {key_of_prop(part, name) for part in settings.parts for name in settings.parts[part]}
    own = ((index, name) for index, name in enumerate(settings.controls) if name not in of_parts)
    yield from _in((*at, "controls"), component, own)


def _in(
    keys: Keys,
    owner: str | None,
    names: Iterable[tuple[Key, str | None]],
    *,
    may_be_of_element: bool = False,
) -> Iterator[_NamedProp]:
    """Yield the names in a list or table, each with the last key that leads to it."""
    for key, name in names:
        if name is not None:
            yield _NamedProp((*keys, key), owner, name, may_be_of_element)


def _no_prop(family: FamilyPlayground, owner: str | None, name: str, keys: Keys) -> SourceError:
    return family.file.error(
        f"{owner} has no prop {name}"
        if owner is not None
        else f"no component of {family.family} has a prop {name}",
        keys,
        why="what is said of it would have no effect",
        fix="correct the name, or remove it",
    )


def _is_of_element(entry: ApiEntry, name: str) -> bool:
    """Return whether a prop may be an attribute that goes to the root element."""
    return entry.rest is not None or name.startswith(OF_HTML)


def _props_in_two_groups(family: FamilyPlayground) -> Iterator[SourceError]:
    seen: dict[str, str] = {}
    for title, names in family.settings.groups.items():
        for index, name in enumerate(names):
            if name in seen:
                yield family.file.error(
                    f'{name} is named twice, in "{seen[name]}" and in "{title}"',
                    ("groups", title, index),
                    why="a control is in one group",
                    fix="remove one of them",
                )
            seen.setdefault(name, title)


def _unknown_samples(
    family: FamilyPlayground, names: tuple[str, ...], at: Keys
) -> Iterator[SourceError]:
    for index, name in enumerate(names):
        if name not in family.settings.samples:
            yield family.file.error(
                f"there is no sample {name}",
                (*at, index),
                why="a reader could not choose it",
                fix="correct the name, or add it to samples",
            )


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


def _unfit_choices(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    choices = family.of(entry.name).choices
    for prop in entry.props:
        typed = control_of(prop, ControlRules())
        for index, value in enumerate(choices.get(prop.name, ())):
            if typed is not None and not (fits(typed, value) or takes(prop, value)):
                yield family.file.error(
                    f"{prop.name} of {entry.name} cannot be {value!r}",
                    ("components", entry.name, "choices", prop.name, index),
                    why=f"its type is {prop.type.text}",
                    fix="give a value of that type",
                )


def _unknown_elements(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    for element in elements_in(family.of(entry.name)):
        component = element.component
        exported = component in entries and bool(entries[component].imports)
        known = exported or component in family.settings.modules or component == PLACE
        if not (known or TAG.fullmatch(component)):
            yield family.file.error(
                f"{component} is no component",
                ("components", entry.name),
                why="it is neither in the family's reference nor in modules, and is no tag",
                fix="correct the name, or add it to modules",
            )


def _unknown_values(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    inside = (value for one in elements_in(settings) for value in one.values.values())
    for value in (*settings.values.values(), *inside):
        if family.settings.statement(value.of) is None:
            yield family.file.error(
                f"{value.of} is no value",
                ("components", entry.name),
                why="it is neither in modules nor in exports",
                fix="correct the name, or add it to one of them",
            )


def _missing_place(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    if settings.around is not None and len(uses_of(settings, PLACE)) != 1:
        yield family.file.error(
            f"{entry.name} has no one place in what is around it",
            ("components", entry.name, "around"),
            why="exactly one element must be its place",
            fix='write one element with component = "."',
        )


def _deaf_button(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    """Yield a mistake if the button of an opener takes no callback for a press."""
    opener = family.of(entry.name).opener
    button = entries.get(opener.button.component) if opener and opener.button else None
    if opener is None or button is None or _is_of_element(button, opener.press):
        return
    if opener.press not in {prop.name for prop in button.props}:
        yield family.file.error(
            f"{button.name} has no prop {opener.press}",
            ("components", entry.name, "opener", "button"),
            why=f"the playground of {entry.name} could not be opened",
            fix='name its callback with `press`, such as press = "onPress", or take'
            ' `component = "button"`',
        )


def _unknown_parts(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    for part in settings.parts:
        if part not in entries or not uses_of(settings, part):
            yield family.file.error(
                f"{part} is no part of {entry.name}",
                ("components", entry.name, "parts", part),
                why="no element of that component is in its playground",
                fix="correct the name, or add the element to the children",
            )


def _mistaken_samples(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    for key, names in settings.samples.items():
        at: Keys = ("components", entry.name, "samples", key)
        part, _, prop = key.rpartition(".")
        if "." in key and prop not in settings.parts.get(part, ()):
            yield _no_prop(family, part, prop, at)
        elif isinstance(names, str) and names not in family.settings.sets:
            yield family.file.error(
                f"there is no set {names}",
                at,
                why="a reader would have nothing to choose from",
                fix="correct the name, or add it to sets",
            )
        yield from _unknown_samples(family, () if isinstance(names, str) else names, at)


def _mistaken_controls(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    """Yield props that are named twice among the controls that show at once, or have none."""
    settings = family.of(entry.name)
    props = {prop.name: prop for prop in entry.props}
    own = {one.prop for one in own_controls(family.settings, entry, settings, {})}
    for index, name in enumerate(settings.controls):
        at: Keys = ("components", entry.name, "controls", index)
        if name in settings.controls[:index]:
            yield family.file.error(
                f"{name} is named twice", at, why="a prop has one control", fix="remove one of them"
            )
        elif name in props and name not in own:
            yield _no_control(family, entry, props[name], at)


def _mistaken_parts(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    """Yield props of parts without a control, and those that begin with an unfit value."""
    settings = family.of(entry.name)
    controls = {
        (one.part, one.prop): one for one in part_controls(family.settings, settings, entries)
    }
    for part, names in settings.parts.items():
        props = {prop.name: prop for prop in entries[part].props}
        for index, name in enumerate(names):
            at: Keys = ("components", entry.name, "parts", part, index)
            values = [begun_with(element, name) for element in uses_of(settings, part)]
            control = controls.get((part, name))
            if control is None:
                if name in props:
                    yield _no_control(family, entries[part], props[name], at)
            elif any(value != values[0] for value in values):
                yield family.file.error(
                    f"{name} of {part} begins with several values",
                    at,
                    why="one control sets it for all elements of that component",
                    fix="give all of them the same value, or remove the control",
                )
            elif values[0] is not None and not fits(control, values[0]):
                yield family.file.error(
                    f"{name} of {part} cannot be {values[0]!r}",
                    at,
                    why=f"its control takes a {control.kind}",
                    fix="give a value of that type, or remove the control",
                )


def _no_control(family: FamilyPlayground, entry: ApiEntry, prop: ApiProp, at: Keys) -> SourceError:
    return family.file.error(
        f"{prop.name} of {entry.name} has no control",
        at,
        why="it is hidden or given here, or its type is none that can be set: " + prop.type.text,
        fix="remove it, or give it samples",
    )
