"""Mistakes in a `playground.toml` about the controls of a component."""

from collections.abc import Iterator, Mapping

from showfloor.config.schema import Keys
from showfloor.errors import SourceError
from showfloor.model.api import ApiEntry
from showfloor.model.playground import PlaygroundControl
from showfloor.playground.controls import ControlRules, control_of, fits, takes
from showfloor.playground.elements import PLACE, key_of_prop
from showfloor.playground.settings import FamilyPlayground
from showfloor.playground.spec import begun_with, own_controls, part_controls, uses_of


def family_mistakes(
    family: FamilyPlayground, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    """Yield the mistakes; `entries` are those of the family's reference, by name."""
    yield from _unknown_props(family, entries)
    yield from _props_in_two_groups(family)
    yield from _unknown_samples(family)


def _unknown_props(
    family: FamilyPlayground, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    known = {prop.name for entry in entries.values() for prop in entry.props}
    for keys, name in _named_props(family):
        if name not in known:
            yield family.file.error(
                f"no component of {family.family} has a prop {name}",
                keys,
                why="what is said of it would have no effect",
                fix="correct the name, or remove it",
            )


def _named_props(family: FamilyPlayground) -> Iterator[tuple[Keys, str]]:
    settings = family.settings
    for index, name in enumerate(settings.unlabeled):
        yield ("unlabeled", index), name
    for name in settings.swatches:
        yield ("swatches", name), name
    for title, names in settings.groups.items():
        for index, name in enumerate(names):
            yield ("groups", title, index), name


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


def _unknown_samples(family: FamilyPlayground) -> Iterator[SourceError]:
    settings = family.settings
    for title, names in settings.sets.items():
        for index, name in enumerate(names):
            if name not in settings.samples:
                yield unknown_sample(family, name, ("sets", title, index))


def unknown_sample(family: FamilyPlayground, name: str, keys: Keys) -> SourceError:
    """Return the error about a name that is no sample."""
    return family.file.error(
        f"there is no sample {name}",
        keys,
        why="a reader could not choose it",
        fix="correct the name, or add it to samples",
    )


def control_mistakes(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    """Yield the mistakes about the controls of a component and of its parts."""
    yield from _missing_place(family, entry)
    yield from _mistaken_choices(family, entry)
    yield from _unknown_state(family, entry, entries)
    parts = [*_unknown_parts(family, entry, entries)]
    samples = [*_mistaken_samples(family, entry)]
    yield from parts
    yield from samples
    if not parts and not samples:
        yield from _mistaken_controls(family, entry, entries)
        yield from _unfit_parts(family, entry, entries)


def _mistaken_choices(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    props = {prop.name: prop for prop in entry.props}
    for name, values in family.of(entry.name).choices.items():
        at: Keys = ("components", entry.name, "choices", name)
        if name not in props:
            yield no_prop(family, entry.name, name, at)
            continue
        typed = control_of(props[name], ControlRules(family.settings.wrappers))
        for index, value in enumerate(values):
            if typed is not None and not (fits(typed, value) or takes(props[name], value)):
                yield family.file.error(
                    f"{name} of {entry.name} cannot be {value!r}",
                    (*at, index),
                    why=f"its type is {props[name].type.text}",
                    fix="give a value of that type",
                )


def _missing_place(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    around = family.of(entry.name).around
    if around is not None and len(uses_of(family.of(entry.name), PLACE)) != 1:
        yield family.file.error(
            f"{entry.name} has no one place in what is around it",
            ("components", entry.name, "around"),
            why="exactly one element must be its place",
            fix='write one element with component = "."',
        )


def _unknown_state(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    if (state := settings.state) is None:
        return
    outermost = entries.get(settings.around.component) if settings.around else entry
    known = {prop.name for prop in outermost.props} if outermost else set()
    for key in ("prop", "change"):
        name = str(getattr(state, key))
        if name not in known:
            owner = outermost.name if outermost else entry.name
            yield no_prop(family, owner, name, ("components", entry.name, "state", key))


def _mistaken_controls(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    own = own_controls(family.settings, entry, settings, {})
    inner = part_controls(family.settings, settings, entries)
    possible = {key_of_prop(one.part, one.prop) for one in (*own, *inner)}
    seen: set[str] = set()
    for index, name in enumerate(settings.controls):
        at: Keys = ("components", entry.name, "controls", index)
        if name in seen:
            yield family.file.error(
                f"{name} is named twice",
                at,
                why="a prop has one control",
                fix="remove one of them",
            )
        elif name not in possible:
            yield _no_control(family, entry, name, at)
        seen.add(name)


def _no_control(family: FamilyPlayground, entry: ApiEntry, name: str, at: Keys) -> SourceError:
    prop = next((prop for prop in entry.props if prop.name == name), None)
    if prop is None:
        return no_prop(family, entry.name, name, at)
    return family.file.error(
        f"{name} of {entry.name} has no control",
        at,
        why=f"it is hidden or given here, or its type is none that can be set: {prop.type.text}",
        fix="remove it, or give it samples",
    )


def no_prop(family: FamilyPlayground, owner: str, name: str, at: Keys) -> SourceError:
    """Return the error about a prop that its owner does not have."""
    return family.file.error(
        f"{owner} has no prop {name}",
        at,
        why="what is said of it would have no effect",
        fix="correct the name, or remove it",
    )


def _unknown_parts(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    unknown = [one for one in settings.parts if one not in entries or not uses_of(settings, one)]
    for part in unknown:
        yield family.file.error(
            f"{part} is no part of {entry.name}",
            ("components", entry.name, "parts", part),
            why="no element of that component is in its playground",
            fix="correct the name, or add the element to the children",
        )
    for part, name, at in _props_of_parts(family, entry):
        if part not in unknown and name not in {prop.name for prop in entries[part].props}:
            yield no_prop(family, part, name, at)


def _props_of_parts(family: FamilyPlayground, entry: ApiEntry) -> Iterator[tuple[str, str, Keys]]:
    """Yield the props of parts that have controls: part, prop, and where that is set."""
    for part, names in family.of(entry.name).parts.items():
        for index, name in enumerate(names):
            yield part, name, ("components", entry.name, "parts", part, index)


def _mistaken_samples(family: FamilyPlayground, entry: ApiEntry) -> Iterator[SourceError]:
    settings = family.of(entry.name)
    owners = {"": {prop.name for prop in entry.props}} | {
        part: set(names) for part, names in settings.parts.items()
    }
    for key, names in settings.samples.items():
        at: Keys = ("components", entry.name, "samples", key)
        owner, _, prop = key.rpartition(".")
        if prop not in owners.get(owner, ()):
            yield no_prop(family, owner or entry.name, prop, at)
        elif isinstance(names, str) and names not in family.settings.sets:
            yield family.file.error(
                f"there is no set {names}",
                at,
                why="a reader would have nothing to choose from",
                fix="correct the name, or add it to sets",
            )
        for index, name in enumerate(() if isinstance(names, str) else names):
            if name not in family.settings.samples:
                yield unknown_sample(family, name, (*at, index))


def _unfit_parts(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> Iterator[SourceError]:
    """Yield parts that begin with a value that is not allowed, or with several values."""
    settings = family.of(entry.name)
    controlled = {
        (one.part, one.prop): one for one in part_controls(family.settings, settings, entries)
    }
    for part, name, at in _props_of_parts(family, entry):
        control = controlled.get((part, name))
        if control is None:
            yield _no_control(family, entries[part], name, at)
            continue
        values = [begun_with(element, name) for element in uses_of(settings, part)]
        yield from _unfit_part(family, control, values, at)


def _unfit_part(
    family: FamilyPlayground, control: PlaygroundControl, values: list[object], at: Keys
) -> Iterator[SourceError]:
    name = f"{control.prop} of {control.part}"
    if any(value != values[0] for value in values):
        yield family.file.error(
            f"{name} begins with several values",
            at,
            why="one control sets it for all elements of that component",
            fix="give all of them the same value, or remove the control",
        )
    elif values[0] is not None and not fits(control, values[0]):
        yield family.file.error(
            f"{name} cannot be {values[0]!r}",
            at,
            why=f"its control takes a {control.kind}",
            fix="give a value of that type, or remove the control",
        )
