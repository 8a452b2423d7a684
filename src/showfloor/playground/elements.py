"""What a component is given beside what its controls say, and where that is imported from."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from showfloor.model import (
    PlaygroundElement,
    PlaygroundImported,
    PlaygroundOpener,
    PlaygroundState,
)
from showfloor.playground.settings import (
    ComponentSettings,
    ElementSettings,
    OpenerSettings,
    StateSettings,
    ValueSettings,
)

__all__ = [
    "PLACE",
    "as_json",
    "children_of",
    "element_of",
    "elements_in",
    "import_lines",
    "imported_of",
    "opener_of",
    "state_of",
]

PLACE: Final = "."
"""The component of the element that is the place of the playground's own."""


def as_json(values: Mapping[str, Any]) -> dict[str, str]:
    """Return each value as JSON."""
    return {name: json.dumps(value, ensure_ascii=False) for name, value in values.items()}


def imported_of(values: Mapping[str, ValueSettings]) -> dict[str, PlaygroundImported]:
    """Return values that are imported as the frontend is told of them."""
    return {
        name: PlaygroundImported(of=value.of, arguments=_arguments(value.arguments))
        for name, value in values.items()
    }


def _arguments(given: tuple[Any, ...] | None) -> tuple[str, ...] | None:
    return None if given is None else tuple(json.dumps(one, ensure_ascii=False) for one in given)


def element_of(settings: ElementSettings) -> PlaygroundElement:
    """Return an element as the frontend is told of it."""
    return PlaygroundElement(
        component=settings.component,
        props=as_json(settings.props),
        values=imported_of(settings.values),
        elements={name: element_of(one) for name, one in settings.elements.items()},
        children=children_of(settings.children),
        closes=settings.closes,
    )


def opener_of(settings: OpenerSettings) -> PlaygroundOpener:
    """Return an opener as the frontend is told of it."""
    return PlaygroundOpener(
        prop=settings.prop,
        button=element_of(settings.button) if settings.button else None,
        press=settings.press,
        opens=settings.opens,
        closes=settings.closes,
        anchor=settings.anchor,
    )


def state_of(settings: StateSettings) -> PlaygroundState:
    """Return a state as the frontend is told of it."""
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
