"""Controls for the parts inside of a component: the title in the header of a card."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from showfloor.model import ApiEntry, PlaygroundControl
from showfloor.playground.controls import CHILDREN, ControlRules, control_of
from showfloor.playground.elements import elements_in
from showfloor.playground.samples import sample_sets
from showfloor.playground.settings import ComponentSettings, ElementSettings, PlaygroundSettings

__all__ = ["begun_with", "part_controls", "uses_of"]


def part_controls(
    family: PlaygroundSettings, settings: ComponentSettings, entries: Mapping[str, ApiEntry]
) -> Iterator[PlaygroundControl]:
    """Yield the controls of a component's parts, in the order of the family's file."""
    for part, names in settings.parts.items():
        rules = ControlRules(family.wrappers, sample_sets(family, settings, part))
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
