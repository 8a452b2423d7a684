"""What a component is given in addition to values of controls, and where it is imported from."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from showfloor.model.playground import (
    PlaygroundControl,
    PlaygroundElement,
    PlaygroundImported,
    PlaygroundOpener,
    PlaygroundState,
)
from showfloor.playground.controls import SampleSet
from showfloor.playground.settings import (
    ComponentSettings,
    ElementSettings,
    OpenerSettings,
    PlaygroundSettings,
    StateSettings,
    ValueSettings,
)

PLACE: Final = "."
"""The component of the element that is the place of the playground's own."""


def as_json(values: Mapping[str, Any]) -> dict[str, str]:
    """Return each value as JSON."""
    return {name: json.dumps(value, ensure_ascii=False) for name, value in values.items()}


def imported_of(values: Mapping[str, ValueSettings]) -> dict[str, PlaygroundImported]:
    """Return imported values in the form for the frontend."""
    return {
        name: PlaygroundImported(of=value.of, arguments=_arguments(value.arguments))
        for name, value in values.items()
    }


def _arguments(given: tuple[Any, ...] | None) -> tuple[str, ...] | None:
    return None if given is None else tuple(json.dumps(one, ensure_ascii=False) for one in given)


def element_of(settings: ElementSettings) -> PlaygroundElement:
    """Return an element in the form for the frontend."""
    return PlaygroundElement(
        component=settings.component,
        props=as_json(settings.props),
        values=imported_of(settings.values),
        elements={name: element_of(one) for name, one in settings.elements.items()},
        children=children_of(settings.children),
        closes=settings.closes,
    )


def opener_of(settings: OpenerSettings) -> PlaygroundOpener:
    """Return an opener in the form for the frontend."""
    return PlaygroundOpener(
        prop=settings.prop,
        button=element_of(settings.button) if settings.button else None,
        press=settings.press,
        opens=settings.opens,
        closes=settings.closes,
        anchor=settings.anchor,
    )


def state_of(settings: StateSettings) -> PlaygroundState:
    """Return a state in the form for the frontend."""
    return PlaygroundState(
        prop=settings.prop,
        change=settings.change,
        event=settings.event,
        initial=as_json({"": settings.initial})[""],
    )


def children_of(
    children: str | tuple[ElementSettings | str, ...],
) -> tuple[PlaygroundElement | str, ...]:
    """Return children; a text alone is one child."""
    if isinstance(children, str):
        return (children,)
    return tuple(one if isinstance(one, str) else element_of(one) for one in children)


def elements_in(settings: ComponentSettings) -> Iterator[ElementSettings]:
    """Yield all elements that a component is given, those inside of others too."""
    children = settings.children if isinstance(settings.children, tuple) else ()
    button = settings.opener.button if settings.opener else None
    whole = (settings.around, button, *settings.elements.values(), *settings.renders.values())
    for one in (*whole, *children):
        if isinstance(one, ElementSettings):
            yield from _with_inner(one)


def import_lines(
    elements: Iterable[ElementSettings],
    values: Iterable[ValueSettings],
    code_of: Callable[[str], str | None],
) -> dict[str, str]:
    """Return the import statements of what elements and values use, by name.

    `code_of` returns the statement of a name, or nothing for the tag of an HTML element.
    """
    used = [inner for one in elements for inner in _with_inner(one)]
    inside = (value for one in used for value in one.values.values())
    names = {one.component for one in used} | {value.of for value in (*values, *inside)}
    lines = {name: code_of(name) for name in sorted(names - {PLACE})}
    return {name: code for name, code in lines.items() if code is not None}


def _with_inner(element: ElementSettings) -> Iterator[ElementSettings]:
    yield element
    for one in (*element.elements.values(), *element.children):
        if isinstance(one, ElementSettings):
            yield from _with_inner(one)


def key_of_prop(part: str | None, prop: str) -> str:
    """Return how a prop is named: `size`, or `CardHeader.title` where it is that of a part."""
    return f"{part}.{prop}" if part else prop


def sample_sets(
    family: PlaygroundSettings, settings: ComponentSettings, part: str | None = None
) -> dict[str, SampleSet]:
    """Return the samples of a component's props, or of those of one of its parts, by prop."""
    found: dict[str, SampleSet] = {}
    for key in settings.samples:
        owner, _, prop = key.rpartition(".")
        if owner == (part or ""):
            names = tuple(sample_names(family, settings, key))
            found[prop] = SampleSet(names, _are_icons(family, names))
    return found


def sample_names(
    family: PlaygroundSettings, settings: ComponentSettings, key: str
) -> Iterator[str]:
    """Yield the names of what a prop can be set to, those that are no samples left out."""
    named = settings.samples[key]
    for name in family.sets.get(named, ()) if isinstance(named, str) else named:
        if name in family.samples:
            yield name


def samples_of(
    family: PlaygroundSettings, controls: Iterable[PlaygroundControl]
) -> dict[str, ElementSettings]:
    """Return the samples that controls offer, by name."""
    names = {
        str(name)
        for control in controls
        if control.kind in ("icon", "sample")
        for name in control.choices
    }
    return {name: sample for name, sample in family.samples.items() if name in names}


def _are_icons(family: PlaygroundSettings, names: Iterable[str]) -> bool:
    """Return whether all samples are components of other modules that need no content."""
    samples = [family.samples[name] for name in names]
    return all(one.component in family.modules and not one.children for one in samples)
