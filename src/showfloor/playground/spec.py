"""A component's playground, or the reason why it has none."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from showfloor.model.api import ApiEntry, ApiOrigin, ApiProp, ApiType
from showfloor.model.playground import PlaygroundBlock, PlaygroundControl
from showfloor.playground.controls import CHILDREN, ControlRules, control_of, controls_of
from showfloor.playground.elements import (
    as_json,
    children_of,
    element_of,
    elements_in,
    import_lines,
    imported_of,
    key_of_prop,
    opener_of,
    sample_sets,
    samples_of,
    state_of,
)
from showfloor.playground.settings import (
    ComponentSettings,
    ElementSettings,
    FamilyPlayground,
    PlaygroundSettings,
)


def part_controls(
    family: PlaygroundSettings, settings: ComponentSettings, entries: Mapping[str, ApiEntry]
) -> Iterator[PlaygroundControl]:
    """Yield the controls of a component's parts, in the order of the family's file."""
    for part, names in settings.parts.items():
        rules = ControlRules(sample_sets(family, settings, part))
        props = {prop.name: prop for prop in entries[part].props}
        for name in names:
            control = control_of(props[name], rules) if name in props else None
            if control is not None:
                yield _begun(msgspec.structs.replace(control, part=part), settings)


def uses_of(settings: ComponentSettings, part: str) -> list[ElementSettings]:
    """Return the elements of a component that a composition holds."""
    return [one for one in elements_in(settings) if one.component == part]


def begun_with(element: ElementSettings, prop: str) -> Any:
    """Return the value that an element gives a prop, its only text as its children."""
    if prop == CHILDREN:
        return element.children if isinstance(element.children, str) else None
    return element.props.get(prop)


def _begun(control: PlaygroundControl, settings: ComponentSettings) -> PlaygroundControl:
    for element in uses_of(settings, control.part or ""):
        value = begun_with(element, control.prop)
        if value is not None:
            return msgspec.structs.replace(control, initial=value)
    return control


CHILDREN_OF_ELEMENT: Final = ApiProp(
    name=CHILDREN,
    type=ApiType(text="ReactNode", kind="node"),
    origin=ApiOrigin(kind="own", name="", package=""),
)

SHOWN: Final = 5
"""Controls that show at once where the family does not set them."""


def arranged(
    controls: Sequence[PlaygroundControl], shown: Sequence[str], family: PlaygroundSettings
) -> tuple[PlaygroundControl, ...]:
    """Return controls with the settings of the family for them, those that show at once first.

    `shown` names them in their order; without it they are the first of the component's own.
    """
    names = shown or [one.prop for one in controls if one.part is None][:SHOWN]
    by_key = {key_of_prop(one.part, one.prop): one for one in controls}
    strip = [by_key[name] for name in names if name in by_key]
    rest = [one for key, one in by_key.items() if key not in names]
    return (
        *(_dressed(one, family, more=False) for one in strip),
        *_grouped((_dressed(one, family, more=True) for one in rest), family),
    )


def _grouped(
    controls: Iterable[PlaygroundControl], family: PlaygroundSettings
) -> list[PlaygroundControl]:
    """Return controls by group: in the family's order, the rest of the component's, its parts."""
    order = {title: place for place, title in enumerate([*family.groups, ""])}
    return sorted(controls, key=lambda one: order.get(one.group, len(order)))


def _dressed(
    control: PlaygroundControl, family: PlaygroundSettings, *, more: bool
) -> PlaygroundControl:
    return msgspec.structs.replace(
        control,
        more=more,
        group=control.part or _group_of(control.prop, family),
        swatches=_swatches_of(control, family),
        labeled=control.prop not in family.unlabeled,
    )


def _group_of(prop: str, family: PlaygroundSettings) -> str:
    return next((title for title, props in family.groups.items() if prop in props), "")


def _swatches_of(control: PlaygroundControl, family: PlaygroundSettings) -> tuple[str, ...]:
    """Return a color for each choice; nothing where one of them has none."""
    known = family.swatches.get(control.prop, {})
    found = [known.get(str(choice)) for choice in control.choices]
    colors = [color for color in found if color is not None]
    return tuple(colors) if len(colors) == len(found) else ()


def playground_of(
    family: FamilyPlayground, entry: ApiEntry, entries: Mapping[str, ApiEntry]
) -> PlaygroundBlock | str:
    """Return the playground of a component, or why it has none.

    `entries` are those of the family's reference, by name.
    """
    settings = family.of(entry.name)
    own = own_controls(family.settings, entry, settings, _given(settings))
    if reason := _reason(entry, settings, own):
        return reason
    controls = [*own, *part_controls(family.settings, settings, entries)]
    return _block(family, entry, arranged(controls, settings.controls, family.settings), entries)


def own_controls(
    family: PlaygroundSettings,
    entry: ApiEntry,
    settings: ComponentSettings,
    given: Mapping[str, Any],
) -> tuple[PlaygroundControl, ...]:
    """Return the controls of the component itself, which begin with what is `given`."""
    hidden = {*family.hidden} - {*settings.controls} | {*settings.hidden, *_filled(settings)}
    if not isinstance(settings.children, str | None):
        hidden.add(CHILDREN)
    rules = ControlRules(sample_sets(family, settings), settings.choices)
    if CHILDREN in given:
        others = [prop for prop in entry.props if prop.name != CHILDREN]
        typed = (prop for prop in entry.props if prop.name == CHILDREN and control_of(prop, rules))
        # Where the types have no such row, or one that no control can show, they are elements.
        children = next(typed, CHILDREN_OF_ELEMENT)
        entry = msgspec.structs.replace(entry, props=(children, *others))
    return controls_of(entry, hidden, given, rules, settings.controls)


def _filled(settings: ComponentSettings) -> set[str]:
    """Return the props that no control sets, since elements, functions or a button do."""
    opener, state = settings.opener, settings.state
    filled = {
        *settings.values,
        *settings.elements,
        *settings.renders,
        *((opener.prop, opener.opens, opener.closes, opener.anchor) if opener else ()),
        *((state.prop, state.change) if state and settings.around is None else ()),
    }
    return {name for name in filled if name is not None}


def _given(settings: ComponentSettings) -> dict[str, Any]:
    text = {CHILDREN: settings.children} if isinstance(settings.children, str) else {}
    return {**settings.props, **text}


def _reason(
    entry: ApiEntry,
    settings: ComponentSettings,
    controls: Collection[PlaygroundControl],
) -> str | None:
    if settings.leave_out is not None:
        return settings.leave_out
    if not entry.imports:
        return "it is not exported"
    if "." in entry.name:
        return f"it is part of {entry.name.partition('.')[0]}"
    known = {*_given(settings), *_filled(settings), *({CHILDREN} if settings.children else ())}
    for prop in entry.props:
        if prop.required and prop.name not in known and prop.default is None:
            return f"it needs {prop.name}, which nobody gives"
    if any(control.prop == CHILDREN for control in controls) and CHILDREN not in known:
        return "it takes children, and nobody gives any"
    return None if controls else "no prop of it can be controlled"


def _block(
    family: FamilyPlayground,
    entry: ApiEntry,
    controls: tuple[PlaygroundControl, ...],
    entries: Mapping[str, ApiEntry],
) -> PlaygroundBlock:
    settings = family.of(entry.name)
    samples = samples_of(family.settings, controls)
    controlled = {control.prop for control in controls if control.part is None}
    fixed = {name: value for name, value in settings.props.items() if name not in controlled}
    children = () if CHILDREN in controlled else children_of(settings.children or ())
    imports = import_lines(
        (*elements_in(settings), *samples.values()),
        settings.values.values(),
        lambda name: family.settings.statement(name) or _code(entries.get(name)),
    )
    return PlaygroundBlock(
        key=f"{entry.family}/{entry.name}",
        name=entry.name,
        family=entry.family,
        imports={entry.name: entry.imports[0].code, **imports},
        packages=_packages((entry.name, *imports), entries),
        controls=controls,
        props=as_json(fixed),
        values=imported_of(settings.values),
        elements={name: element_of(one) for name, one in settings.elements.items()},
        children=children,
        renders={name: element_of(one) for name, one in settings.renders.items()},
        samples={name: element_of(one) for name, one in samples.items()},
        around=element_of(settings.around) if settings.around else None,
        state=state_of(settings.state) if settings.state else None,
        opener=opener_of(settings.opener) if settings.opener else None,
        align=settings.align,
        lines=settings.lines,
    )


def _code(entry: ApiEntry | None) -> str | None:
    return entry.imports[0].code if entry is not None and entry.imports else None


def _packages(names: Iterable[str], entries: Mapping[str, ApiEntry]) -> dict[str, str]:
    """Return the packages that export components by name, where they do."""
    found: dict[str, str] = {}
    for name in names:
        for one in entries[name].imports if name in entries else ():
            if one.code == f"import {{ {name} }} from '{entries[name].package}';":
                found[name] = entries[name].package
    return found
